# What the command line says. Words that programs read, such as "3 passed, 0 failed", stand in the code.

## Errors: what, where, why, what to do

cli-error-unknown-game = there is no game “{ $game }”. The games are: { $known }
cli-error-no-rules = “{ $game }” has no rule index in this program
cli-error-no-randomness = the system gives no random numbers ({ $why }). Choose a seed yourself with --seed
cli-error-cannot-read = { $file } cannot be read: { $why }
cli-error-cannot-write = { $file } cannot be written: { $why }
cli-error-record = { $file }: { $why }
cli-error-record-cut-off = { $file }: the record ends in the middle ({ $why }). The file was cut off; take another copy of it
cli-error-record-unreadable = { $file }: this is no record of a game: { $why }
cli-error-record-panics = line { $line }: the rules broke down: { $message }
cli-error-profile = { $file }: this is no profile: { $why }
cli-error-profile-version = version { $found } is not known here (this program reads version { $known })
cli-error-unknown-bot = there is no bot “{ $kind }” for this game. The bots are: { $known }
cli-error-player-count =
    { $seats ->
        [one] one seat is
       *[other] { $seats } seats are
    } given, but { $game } is for { $fewest } to { $most } players
cli-error-unknown-mission =
    { $count ->
        [0] there is no mission “{ $mission }”: this game has no missions
        [one] there is no mission “{ $mission }”. The only mission is: { $known }
       *[other] there is no mission “{ $mission }”. The missions are: { $known }
    }
cli-error-option = “{ $option }” is no option. Write it as key=value
cli-error-unknown-option = --option { $option }: { $why }
cli-error-setup = this cannot be set up: { $why }

## holdout games

cli-games-head = { $id }: { $name } ({ $stage })
cli-games-alpha = alpha
cli-games-beta = beta
cli-games-ready = ready
cli-games-players = Players: { $fewest }–{ $most }
cli-games-missions =
    { $count ->
        [0] No missions: every game begins the same way
        [one] Mission: { $missions }
       *[other] Missions: { $missions }
    }
cli-games-bots = Bots, weakest first: { $bots }
cli-games-options = Options: { $options }

## holdout check, holdout rules

cli-check-none = no case was found in { $paths }. Cases stand in *.toml files as [[case]] tables; see docs/writing-cases.md
cli-check-none-named = no case in { $paths } has “{ $only }” in its name
cli-check-failed = { $place }: failed: { $name }
cli-check-panic = the rules broke down: { $message }
cli-check-unknown-rule = there is no rule { $id } in the rule index of { $game }
cli-rules-nothing = nothing in the rules of { $game } contains “{ $text }”
cli-rules-unknown = there is no rule or card “{ $id }” in { $game }. Look for words with: holdout rules { $game } --search WORDS
cli-rules-unenforceable = Software cannot meet this rule: { $reason }
cli-rules-sealed = this stays sealed until a group has unlocked it. Look at it all the same with: --sealed
cli-rules-catalogue = Catalogue
cli-coverage-head = { $game }: { $covered } of { $enforceable } enforceable rules are shown by a passing case ({ $percent } %)
cli-coverage-cases = Cases: { $passed } passed, { $failed } failed
cli-coverage-rulings = Rulings, counted apart: { $covered } of { $count } are named by a passing case
cli-coverage-unenforceable =
    { $count ->
        [one] One rule that software cannot meet, counted apart:
       *[other] { $count } rules that software cannot meet, counted apart:
    }
cli-coverage-missing =
    { $count ->
        [one] One rule without a passing case:
       *[other] { $count } rules without a passing case:
    }
cli-coverage-lacking = { $game }: { $percent } % of the rules are covered, but { $required } % are required

## holdout check-content

cli-content-checked =
    { $game }: { $files ->
        [one] one file
       *[other] { $files } files
    } checked, { $problems ->
        [0] no problems
        [one] one problem
       *[other] { $problems } problems
    }
cli-content-unplayable = The content in { $folder } cannot be played:
cli-error-record-content = It was played with content of somebody's own: give that folder with --content DIR.
cli-content-none = { $file } has no content. There must be a folder for each game with its *.toml files, such as osaczeni/items.toml

## holdout verify, holdout replay

cli-verify-over =
    { $file }: true. { $lines ->
        [one] One line
       *[other] { $lines } lines
    } replayed, { $compared ->
        [one] one outcome
       *[other] { $compared } outcomes
    } compared, the game is over
cli-verify-unfinished =
    { $file }: true. { $lines ->
        [one] One line
       *[other] { $lines } lines
    } replayed, { $compared ->
        [one] one outcome
       *[other] { $compared } outcomes
    } compared, the game is not over
cli-replay-head =
    { $name }: { $players }. { $steps ->
        [one] One step
       *[other] { $steps } steps
    }
cli-replay-undone =
    { $count ->
        [one] One answer was taken back and is not shown
       *[other] { $count } answers were taken back and are not shown
    }
cli-replay-beginning = 0. The beginning
cli-replay-answers = { $step }. { $who }: { $answer }
cli-replay-acts = { $step }. { $who }
cli-replay-says = { $step }. { $who } speaks
cli-replay-clock = { $step }. The time of { $who } is up. { $answer }
cli-replay-prompt = Step { $step } of { $steps } >
cli-replay-help = Enter: next step. A number: go to that step. b: the board. q: the end
cli-replay-no-seat =
    { $seat } does not sit at this table; there { $seats ->
        [one] is one seat
       *[other] are { $seats } seats
    }
cli-replay-no-step =
    there is no step { $step }; the record has { $steps ->
        [one] one step
       *[other] { $steps } steps
    }

## holdout fuzz

cli-fuzz-bar = Random games
cli-fuzz-failed = FAILED in game { $seed }, check “{ $check }”: { $what } (setup { $setup })
cli-fuzz-record = The record is in { $file }; look at it with: holdout replay { $file }
cli-fuzz-again = Play it again with: { $command }
cli-fuzz-done =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $answers } answers, { $statements } statements, { $undone } taken back, { $imagined } tables imagined in { $seconds } s: { $failed ->
        [0] all clean
        [one] one failure
       *[other] { $failed } failures
    }

# $views (number) of views compared over all titles, $failed (number) of games in which something did not hold.
cli-fuzz-views = { $views } views compared with redrawn ones over all titles; games with a failure: { $failed }

## holdout bench

cli-bench-head = { $game }, { $players } players, random play on one thread. { $processor }
cli-bench-not-optimised = This build is not optimised; its figures say little. Build with --release
cli-bench-seconds = measure for more than 0 and at most 3600 seconds
cli-bench-answers = answers per second
cli-bench-games = games per second
cli-bench-legal = list of legal answers
cli-bench-clone = copy of a table
cli-bench-apply = copy, list and take an answer
cli-bench-view = view of a seat
cli-bench-replay = replay of 3,000 answers
cli-bench-bytes = bytes of a table

## holdout match

cli-match-bar = Games
cli-match-no-games = at least one game must be played: --games 1 or more
cli-match-no-result = the game is over but has no result to count
cli-match-head =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } with { $seats }, seats rotated; ± is the 95 % interval
cli-match-head-roles =
    { $game }: { $games ->
        [one] one game, seed { $first }
       *[other] { $games } games, seeds { $first } to { $last }
    }, with { $seats }, every bot in its own role; ± is the 95 % interval
cli-match-role = { $role } (bot { $kind }): wins { $wins } ± { $wins-range } % of games
cli-match-bad-role = { $given } does not say who plays what: write ROLE=KIND with one of the roles { $known }
cli-match-wrong-role = { $kind } cannot play { $role }; these can: { $known }
cli-match-kind = { $kind }: { $points } ± { $points-range } points, wins { $wins } ± { $wins-range } % of games
cli-match-team = { $kind }: wins { $wins } ± { $wins-range } % of games
cli-match-ending =
    ended { $ending }: { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-match-lead = { $kind } over { $over }: { $points } ± { $points-range } points

## holdout profile

cli-profile-game =
    { $name }: { $count ->
        [0] no epilogue unlocked
        [one] one epilogue unlocked
       *[other] { $count } epilogues unlocked
    }
cli-profile-variant = variant { $name }: { $text }
cli-profile-reset = Reset: { $file }
cli-profile-exported = Exported to { $file }

## holdout play: who plays

# Names for bots, with commas.
cli-bot-names = Ada, Bruno, Celia, Dorian, Eva, Felix, Greta, Hugo
cli-human = Player { $number }
# The only human at the table.
cli-human-alone = Player { $number } (you)

## holdout play: words that can be typed, with commas; the first is the one that is shown

cli-word-why = why
cli-word-rule = rule, rules
cli-word-say = say
cli-word-undo = undo
cli-word-anytime = anytime, discard
cli-word-log = log
cli-word-board = board, hand
cli-word-save = save
cli-word-help = help, ?
cli-word-quit = quit, exit

## holdout play: the course of the game

cli-play-players = At the table: { $players }
cli-play-variant = Variant { $name }: { $text }
cli-play-commitment = The luck of this game is fixed and sealed: { $hash }
cli-play-start-hint = Type the number of an answer, or “help”.
cli-play-prompt = { $name } >
cli-play-pass-screen = Pass the screen to { $name }, then press Enter.
cli-play-input-ended = the input ended before the game was over. Nothing was saved; next time type “save FILE” first, or start with --save FILE
cli-play-fault = the rules broke down: { $message }. The game up to here is in { $file }; go on before the fault with: holdout play --resume { $file }
cli-play-left = You leave the game; it was not saved.
cli-play-saved = Saved in { $file }. Look at it with: holdout replay { $file }
cli-play-other-seats =
    { $file } is a game for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, but { $given ->
        [one] one seat is
       *[other] { $given } seats are
    } given
cli-play-sealed = Your sealed answer: { $answer }. You may still change it.
cli-play-refused = Not possible: { $why }
cli-play-legal = “{ $answer }” is possible here:
cli-play-unknown = “{ $typed }” is neither an answer nor a command.
cli-play-incomplete = “{ $word }” needs something after it. Type “help” to see what.
cli-play-hint =
    { $answers ->
        [one] Type 1 to give the only answer,
       *[other] Type a number from 1 to { $answers },
    } the name of an answer, “why” with a number or letter, or “help”.
cli-play-undone = Taken back.
cli-play-more-hits =
    { $count ->
        [one] … and one more. Add words to narrow it down.
       *[other] … and { $count } more. Add words to narrow it down.
    }
cli-play-chat = { $who }: “{ $text }”
cli-play-bots-know-claims = Bots hear claims and promises only; “help” shows how to make one.
cli-play-bots-are-deaf = The bots of this game do not listen to talk.
cli-play-anytime = “anytime” lists what you may do at any time, also in another player's turn.
cli-play-anytime-how = Type “anytime” and the number.
cli-play-anytime-nothing = There is nothing you could do at any time just now.
cli-play-listen = This discussion is held without your people, but everybody may speak: say … . Any other line goes on.
cli-play-help =
    What you can type:
      3             give answer number 3; its name (on the right) works too
      why           why you are asked; why 3, why b: why an answer is possible or greyed
      rule { $rule }   the text of a rule; also words, to search for them
      say …         talk to the others at the table
      undo          take back your last answer, if nobody has learned anything from it
      board         the board and what you hold again
      log           everything that has happened
      save FILE     save the game; go on later with: holdout play --resume FILE
      quit          leave
cli-play-help-anytime =
    {"      "}anytime       what may be done at any time, in anybody's turn; anytime 2 does the second of it

## holdout play: the end

cli-play-over = The game is over.
cli-play-variant-later = Its variant for later games (--variant { $number }): { $name }. { $text }
cli-play-points =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-play-winners =
    { $winners-count ->
        [one] Winner: { $winners }
       *[other] Shared victory: { $winners }
    }
cli-play-epilogue = Epilogue { $number }: { $title }
cli-play-remembered = Unlocked for later games in { $file }.
cli-play-not-remembered = With --profile FILE it would stay unlocked for later games.
cli-play-seed = The seed of this game: { $seed }
cli-play-offer-save = Save the record? Type a file name, or Enter to leave:
cli-play-save-how = Type “save FILE” or just the name of a file; Enter leaves without saving.

## Talk in Osaczeni: words that begin a claim, with commas

cli-claim-dice = dice
cli-claim-go = go
cli-claim-vote = vote
cli-claim-hand = hand
cli-claim-promise = promise
cli-claim-refuse = refuse
cli-claim-nothing = nothing, none, -
cli-promise-to = to
cli-promise-round = round
cli-promise-spare = spare
cli-promise-give = give
cli-promise-play = play
cli-promise-for = for
cli-claim-dice-how = Say which areas the dice show: say dice 1 4
cli-claim-go-how = Say where you go: say go 5
cli-claim-vote-how = Say whom you vote for, by number or name: say vote 2
cli-claim-hand-how = Say what you hold: say hand gun, truck-keys; or: say hand nothing
cli-claim-promise-how = Promise something: say promise to 3 spare 3; also vote 2, go 5, give 2, play gun, or your own words; with “round 4” for a later round
cli-claim-refuse-how = Say no to an offer: say refuse 3
cli-talk-help =
    Claims and promises (everybody may lie):
      say dice 1 4               what you saw under the hatch
      say go 5                   where you are going
      say vote 2                 whom you will vote for
      say hand gun, truck-keys   what you hold
      say promise to 3 spare 3   a promise: vote 2, spare 3, go 5, give 2, play gun, or your own words
      say promise to 3 spare 3 for vote 2   an offer; whoever takes it promises just that: say promise to 1 vote 2
      say refuse 1               no to the offer of player 1

## What an operator does with the data folder

# $whole (number) of changes in the log that can be read, $lost (number) of its pages that cannot.
cli-rescue-log = The log beside the database: { $whole } changes can be read, { $lost } pages of later ones cannot. Games that went on in those stop earlier than they did.
# $folder (text) is the new data folder.
cli-rescue-done = Everything sound is in { $folder } now; start the server with --data { $folder }. The old folder is as it was.
# $count (number) of games.
cli-kept-sound =
    { $count ->
        [0] No game replays.
        [one] One game replays from its first line to its last.
       *[other] { $count } games replay from their first line to their last.
    }
# $count (number) of games.
cli-kept-elder = Of these, played under other rules than this program has (they can be looked at, not played on): { $count }
# $table (text) is the name of a table, $what (text) what is wrong with it.
cli-kept-spoiled = Not sound: { $table } ({ $what })
cli-kept-incomplete = The list of tables itself is damaged: there may be others that nobody can name.
# $folder (text) is a data folder.
cli-no-data = There is no database in { $folder }.
# $unplayed (number) of tables, $uploads (number) of records.
cli-tidy-would = To be cleared away: { $unplayed } tables nobody ever played, { $uploads } records brought long ago. Do it with --do. Finished games and games being played stay.
cli-tidy-done = Cleared away: { $unplayed } tables nobody ever played, { $uploads } records brought long ago.
# $file (text) is the backup.
cli-backup-done = The backup is in { $file }. Put it in place with “holdout restore”.
cli-move-bar = Tables brought
cli-move-done = Everything is in its new place; the old one is as it was.
# $file (text), $most (number) of kibibytes.
cli-content-large = { $file } is too large: a file of content has at most { $most } KiB.
# All numbers: what was tried.
cli-siege-held = Nothing got through: { $wishes } requests for what belongs to others, { $records } broken records, { $requests } made-up requests, { $messages } made-up messages; { $pairs } pairs of tables, { $compared } answers compared byte by byte.
