# Shared by everything that speaks: how names and lists are said.

# A seat where nobody's name is known. $number (number) counts from 1.
common-seat = Player { $number }

# Lists are built from the left: "a" + "b" + "c" is "a, b and c".
# $list (text) is the list so far, $item (text) the next thing in it.
common-list-more = { $list }, { $item }
common-list-last = { $list } and { $item }

# Why an answer was not taken, where the game itself has nothing to add.
refused-over = The game is over.
refused-not-asked = You are not asked anything at this moment.
refused-stale = That question has passed; here is the table as it is now.
refused-sealed = Your answer is sealed and stands.
refused-not-offered = That is not one of the answers open to you now.
refused-no-such-answer = There is no such answer in this game.
# $reason (text) says which part could not be read.
refused-unreadable-statement = That statement cannot be read: { $reason }

# Why nothing can be taken back.
undo-nothing = Nothing has been answered yet.
undo-not-yours = The last answer was not yours.
undo-barrier = That answer told somebody something new and cannot be taken back.

# Parts people play
role-player = Player
role-survivors = Survivors
role-invader = Invader
role-marine = Marine
