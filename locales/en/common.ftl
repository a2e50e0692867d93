# Shared by everything that speaks: how names and lists are said.

# A seat where nobody's name is known. $number (number) counts from 1.
common-seat = Player { $number }

# Lists are built from the left: "a" + "b" + "c" is "a, b and c".
# $list (text) is the list so far, $item (text) the next thing in it.
common-list-more = { $list }, { $item }
common-list-last = { $list } and { $item }
