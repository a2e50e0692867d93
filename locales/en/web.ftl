# What only the browser says. Keys of one title carry its prefix after `web-`.

## The house

web-title = Holdout
web-title-osaczeni = Osaczeni
web-title-black-plague = Black Plague
web-title-invader = Invader
web-title-white-death = White Death
web-title-doom = DOOM
# $title (text) is the name of the game.
web-title-table = { $title } – Holdout
web-title-your-turn = ● Your decision – { $title }
web-motto = Board games of survival with every rule kept: alone against bots, around one screen, or with friends by a link.
web-home = Home
web-to-content = Skip to the content
web-language = Language
web-theme = Theme
web-theme-night = Night
web-theme-day = Day
web-theme-to-day = Switch to the day theme
web-theme-to-night = Switch to the night theme
web-settings = Settings
web-speed = Speed of events
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = instant
web-sound = Sounds
web-notify = Tell me when it is my turn
web-calls-push = Call me when it is my turn, also when this page is closed
web-calls-denied = Your browser does not let this page show notifications. Allow them in its settings for this page, then try again.
web-calls-failed = That did not work: this browser cannot be called just now. Your turn still shows on the start page.
web-calls-hook = Call me at an address (webhook)
web-calls-hook-text = When it is your turn and you are not here, the server sends a POST to this address. Many chat services give you one.
web-calls-hook-address = Address to be called
web-calls-add = Add
web-calls-drop = Call off
web-calls-secret = Every call is signed with this key; it is shown only now:
web-loading = One moment…
web-close = Close
web-try-again = Try again
web-unofficial = Holdout is unofficial. The games belong to their publishers; rules are told and pictures drawn in our own way. Icons: game-icons.net, CC BY 3.0.
web-lost-page = There is nothing here
web-lost-page-text = This address leads nowhere. The table may have another link.

## When something does not work

web-failure-offline = The server does not answer. Check your connection and try again.
web-failure-missing = It is not here, or no longer. Check the link.
web-failure-forbidden = This link does not open that seat. Ask the host for a new one.
web-failure-busy = The server is full just now. Try again in a moment.
web-failure-server = Something went wrong on the server. Try again; if it happens again, report it.
web-failure-title = This page cannot show that game yet. Load the page again.
web-record-unreadable = This file is not a record of a game.
web-kept = Games that were played stay here.
# $count (number) of days.
web-kept-unplayed =
    { $count ->
        [one] Tables at which nobody plays are cleared away after a day.
       *[other] Tables at which nobody plays are cleared away after { $count } days.
    }
# $count (number) of days.
web-kept-uploads =
    { $count ->
        [one] Records that were uploaded are cleared away after a day.
       *[other] Records that were uploaded are cleared away after { $count } days.
    }
web-table-trouble = The table cannot be opened
web-lost = Connection lost, trying again…

## First page

web-play-now = Play now
web-play-now-text = One click: you against three bots, no account, no clock.
web-play-now-doom = One click: you and a bot are the marines, another bot plays the invader. No account, no clock.
# $role (text): the part of the one against all.
web-play-as = Play as: { $role }
# $bots (number)
web-play-now-together = One click: you and { $bots ->
    [one] a bot
   *[other] { $bots } bots
 } on the same side, no account, no clock.
web-new-table = New table
web-rules = Rules
# $from and $to (number) are the smallest and the largest number of players.
web-players = { $from } to { $to } players
web-stage-alpha = early version
web-stage-beta = beta
web-my-tables = My tables
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for players just now.
web-table-over = finished
web-table-open = in play
web-forget = Remove from this list
# $taken and $all (number) count seats.
web-seats-taken = { $taken } of { $all } seats
web-people-there = { $there } of { $all } there
web-you-are = Who are you?
web-nickname = Your name at the table
web-guest = Guest
web-load-record = Load a record
web-load-record-text = Choose a file or drop it here

## New table

web-new-table-of = New table: { $title }
web-start-table = Open the table
web-seats = Seats
web-seats-text = A seat is yours, a friend's who gets a link, or a bot's. Any seat can pass to a bot later, and back.
# $count (number) of players.
web-seats-count = { $count }
web-seat-number = Seat { $number }
web-seat-me = At this screen
web-seat-open = A friend, by link
# $bot (text) is the name of a kind of bot.
web-seat-a-bot = Bot: { $bot }
web-seat-open-text = You get a link to send.
web-bot-random = easy-going
web-bot-random-text = Picks any legal answer. Good for looking around.
web-bot-survivor = veteran
web-bot-survivor-text = Fights what threatens, searches early, goes for the goals and keeps a way out.
web-bot-marine = marine
web-bot-marine-text = Explores door by door, shoots what is worth a bullet and picks up what lies on the way.
web-bot-invader = invader
web-bot-invader-text = Hunts the weakest marine, lets monsters appear close by and holds cards for the right moment.
web-bot-neighbour = neighbour
web-bot-neighbour-text = Means well, tells the truth and often misjudges: good company for a first game.
web-bot-schemer = schemer
web-bot-schemer-text = Counts, remembers, promises and sometimes lies.
web-hot-seat-text = Several of you play at this screen: before each turn it is covered until the next one says who they are.
web-clock = Time
web-clock-text = Without a clock everybody thinks as long as they like.
web-clock-none = no clock
web-clock-decision = per decision
web-clock-book = as the rules say
web-clock-days = by correspondence
web-clock-seconds = Seconds for one decision
web-clock-days-each = Days for one decision
web-clock-left = Time left
# $count (number) of days and hours left.
web-clock-days-left = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-timeout-text = When the time runs out:
web-timeout-fallback = the answer the rules provide
web-timeout-bot = a bot takes the seat
web-undo-option = Taking back
web-undo-option-text = Nothing can be taken back once somebody has learned something from it: dice, cards, votes.
web-undo-none = never
web-undo-own = your own last answer
web-undo-agreed = if all agree
web-undo-none-text = Every answer stands.
web-undo-own-text = You may take back your last answer while nothing new has come to light.
web-undo-agreed-text = You may ask the others; the record says so.
web-public = Public table
web-public-yes = The table is listed on the start page and anybody may sit down.
web-public-no = Only those with a link can come.
web-seed = Seed
web-seed-text = All luck of a game comes from its seed. The same seed gives the same dice and cards. Leave it empty for a new one.
web-seed-random = random
web-more-rules = More rules of this title
web-more-rules-text = variants and open questions, all set as usual
web-more-table = More about this table
web-more-table-text = time, taking back, advice, who may come, seed

## Table

web-you = you
web-round = Round
web-phases = Phases of the round
web-side = Log, talk and rules
web-drawers = Parts of the table
web-tab-board = Board
web-tab-log = Log
web-tab-talk = Talk
web-tab-rules = Rules
web-matter = Matter in hand
web-show-list = Show the board as a list
web-show-board = Show the board as a drawing
web-zoom-in = Enlarge
web-zoom-out = Reduce
web-zoom-follow = Follow what happens
web-zoom-fit = Fit the whole board
web-seat-bot = Played by a bot
web-seat-away = away
web-seat-thinking = Thinking
web-seat-kind-human = player
web-seat-kind-open = free seat
web-seat-kind-bot = bot
web-locked = has chosen
web-deciding = is choosing
web-ask-bar = Decision
web-answers = Answers
web-ask-playing = Here is what happens…
web-ask-sent = Your answer is on its way…
web-ask-sealed = Your answer is sealed. Waiting for the others.
web-ask-sealed-changeable = Your answer is sealed. You may change it until everybody has chosen.
web-ask-over = The game is over.
web-ask-nobody = Nobody has to decide anything just now.
# $version, $shown and $lines (number).
web-played-under = Played under rules version { $version }; shown up to line { $shown } of { $lines }. It cannot be played on here.
# $who (text) is a list of names.
web-ask-waiting = Waiting for { $who }.
# $count (number) of bots somebody waits for.
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-sealed = sealed
web-skip = Skip
web-play-step = Step by step
web-play-next = Next
web-play-resume = Play on
web-key-space = space
web-undo = Take back
# $name (text) wants to take something back.
web-undo-asked = { $name } would like to take this back:
web-undo-agree = Agree
web-undo-refuse = Refuse
# $name (text) asks to take back $what (text); $who (text) have not agreed yet.
web-undo-waiting = { $name } asks to take back { $what }. Waiting for { $who }.
web-undo-declined = Not everybody agrees to take that back, so it stands.
web-confirm = Are you sure?
web-confirm-yes = Yes, do it
web-confirm-no = No, go back
web-log-earlier = Show earlier events
web-log-since = since your last answer
web-log-empty = Nothing has happened yet.
web-chat = Talk at the table
web-chat-empty = Nobody has said anything yet.
web-chat-hint = Say something to the table
web-chat-send = Say
# $who (text) is a list of names, $count (number) how many there are.
web-chat-typing = { $count ->
    [one] { $who } is writing…
   *[other] { $who } are writing…
}
web-rule-open = Rule { $rule }
web-rule-all = All rules
web-rule-unknown = This rule has no text.
web-rule-unenforceable = cannot be enforced
web-rule-reconstructed = reconstructed
# $example (text) is the number of one of the rules.
web-rules-search = Search the rules, for example “tie” or “{ $example }”
web-rules-none = No rule has all these words.
web-rules-of = Rules of { $title }
web-rules-lead = Every rule in our own words, with the number that the log and every refusal name.
web-rules-legend-made = The source is silent or lost there; this is how we read it.
web-rules-legend-out = A rule for people at a table, which software cannot check.
web-invite = Seats and invitations
web-invite-text = Send each friend the link of their seat. Whoever has the link has the seat.
web-invite-copy-by-hand = Copy this link:
web-copy-link = Copy the link
web-copied = Copied
web-hand-to-bot = Hand to a bot
web-take-back = Take the seat back
# $name (text) is the seat in front of the screen.
web-ask-lent = A bot plays for { $name } now.
web-watch-link = Link for spectators
web-sit-here = Sit here
web-cover-title = Pass the screen to: { $name }
web-cover-text = Nothing secret is shown until the right person sits here.
web-cover-button = I am { $name }
web-fault = The table has a fault
web-fault-text = Something broke inside this table. Nothing you played is lost.
web-fault-step-back = Step back to before it
web-fault-report = Save a report
web-keys = Keys
web-keys-answers = give the answer with that sign
web-keys-end = end your part
web-keys-walk = walk through the board and choose
web-keys-skip = skip the motion
web-keys-step = look at what happens one event at a time
web-keys-undo = take back
web-keys-zoom = enlarge, reduce, fit the board
web-keys-pan = move the board
web-keys-tabs = log, talk, rules
web-keys-list = the board as a list
web-keys-close = close what is open
web-keys-help = this help

## After the game

web-see-replay = How it came about
web-see-board = Look at the board
web-after-parts = Parts of this page
web-after-result = Result
web-after-replay = Replay
web-watch-replay = Watch from the start
web-verify = Were the dice honest?
web-verify-text = Before the game the server promised its seed by this fingerprint. Now that the seed is public, your own browser can check that it was not changed.
web-commitment = Fingerprint at the start
web-verify-button = Verify the dice
web-verify-good = The seed fits the fingerprint. All dice and cards were fixed before the first move.
web-verify-bad = The seed does not fit the fingerprint.
web-export = Save the record
web-again = Same luck, again
web-play-on = Play on from here
# $step (number): the step of the replay.
web-play-on-text = A new table begins as this game stood at step { $step }. Dice and cards go on as they would have fallen: the luck of the old game is the luck of the new one. What is decided differently can still change everything.
web-play-on-seat = Your seat
web-play-on-others = The others
web-play-on-bots = bots
web-play-on-people = people, by link
web-play-on-begin = Play on
web-share-picture = Picture to share
web-share-step = Link to this step
web-timeline = Step of the game
web-viewer = Seen by
web-viewer-all = everything open
web-viewer-watch = as a spectator
web-viewer-seat = as { $name }
web-step-back = One step back
web-step-next = One step on
web-play = Play
web-pause = Pause

## New table: somebody leaves

web-mates = When somebody leaves
web-mates-yes = After half a minute the others may give the answer the rules provide, or let a bot step in. Nothing secret is shown.
web-mates-no = The table waits until they are back.
web-hints = Advice
web-hints-yes = Everybody may ask what a bot would do in their place.
web-hints-no = Nobody gets advice.
web-setup = Setup

## Sitting down, and those who are gone

web-invited = You are invited to { $title }
# $role (text): the part they would play.
web-invited-role = Your part: { $role }
# $names (text) is a list of names, $count (number) how many there are.
web-invited-by = { $count ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
# $name (text) is the player who is not there.
web-absent = { $name } is not at the table.
web-absent-fallback = Give the answer the rules provide
web-absent-bot = Let a bot step in
web-seed-promise = All luck of this game was fixed before it began. Fingerprint:
web-seed-chosen = Somebody may know the luck of this game: its seed was chosen, or it was played ahead and taken back. Fingerprint:
# $step (number): where this game left the other one.
web-seed-continued = This game goes on from step { $step } of another and has its luck, which somebody may know. Fingerprint:

## The group and its memory

web-group = Your group
web-group-text = Games of this browser belong to one group. An ending is unlocked once for the group, and each unlocked ending offers a variant of the rules.
# $count (number) of epilogues.
web-group-unlocked = { $count ->
    [0] No ending unlocked yet
    [one] 1 ending unlocked
   *[other] { $count } endings unlocked
}
web-group-export = Save the memory
web-group-forget = Start afresh
web-group-forget-sure = Forget every ending your group has unlocked?
# $value (text) is the number of a choice that is not open yet; its name would give it away.
web-option-locked = no. { $value }, sealed until it is unlocked
web-undo-ask = Ask to take back


## The ask bar

web-refused = Not possible now
# $count (number) of answers that are refused.
web-refused-count = Not possible now: { $count }
web-watching = You are watching
web-leave-table = Leave the table
# $what (text) was taken back.
web-took-back = Taken back: { $what }.
web-log-since-arrival = since you came
web-curve-start = beginning
web-curve-end = end

## The first game by the hand, the rules in two minutes

web-guide = Guide
# $number and $count (numbers) of the steps that must be done.
web-guide-step = Step { $number } of { $count }
web-guide-understood = Got it
web-guide-skip = Skip this step
web-guide-none = No more hints
# $what (text) is the heading of the step.
web-guide-first = First: { $what }. The other answers wait until then.
web-primer = The rules in two minutes
web-rules-contents = Contents

## The lobby

# $title (text) is the name of the game.
web-lobby-of = { $title }: the table is filling
web-lobby-watching = You are watching this table.
# $count (number) of open seats.
web-lobby-open = { $count ->
    [one] One seat is still open. The game begins when everybody has come and is ready.
   *[other] { $count } seats are still open. The game begins when everybody has come and is ready.
}
# $count (number) of people who are not ready.
web-lobby-unready = { $count ->
    [one] Everybody is here; one is not ready yet.
   *[other] Everybody is here; { $count } are not ready yet.
}
web-lobby-begins = Everybody is ready: the game begins.
web-lobby-luck-known = Somebody may know the luck of this table: its seed was chosen, or it goes on from another game.
web-lobby-invite = Invite a friend
web-lobby-invite-text = Send the link or show the code. It is good for one seat and one person, and void as soon as they have sat down.
web-lobby-qr = QR code of the invitation
web-share = Share
web-yes = yes
web-no = no
web-lobby-is-ready = ready
web-lobby-not-ready = here, not ready yet
web-lobby-ready-me = I am ready
web-lobby-unready-me = Not ready after all
web-lobby-fill = Fill with bots and begin
web-lobby-renew = New link
web-lobby-dismiss = Free this seat
web-lobby-leave = Give the seat back
web-pass = You decide
web-pass-standing = Pass until my turn
web-pass-standing-text = You are asked this again and again; until your next turn the answer is to pass.
web-pass-no-longer = Ask me again
web-passing = Passing for you until your next turn.
web-hint-ask = What would the bot do?
# $what (text) is the answer, $why (text) the reason.
web-hint = A bot would choose: { $what }.
web-hint-why = A bot would choose: { $what }. { $why }
web-rematch = Play again
web-rematch-join = Join the next game

## The first page for whoever comes back, sound, messages

web-table-your-turn = your turn
# $round (number) in which the table was last seen.
web-table-round = round { $round }
# $version (number) of the rules.
web-table-played-under = played under rules version { $version }, can only be looked at
web-table-lobby = in the lobby
# $count (number) of tables.
web-my-tables-all = Show all { $count }
# $from and $to (numbers) of minutes.
web-minutes = { $from }–{ $to } minutes
web-side-together = all on one side
web-side-each = everybody for themselves
web-side-against = one against all
web-weight-1 = easy to begin with
web-weight-2 = an evening's game
web-weight-3 = for lovers of thick rulebooks
web-play-now-guided = The first game leads you by the hand.
web-sound-on = Switch the sound on
web-sound-off = Switch the sound off
