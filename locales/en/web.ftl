# What only the browser says. Keys of one title carry its prefix after `web-`.

## The house

web-title = Holdout
web-title-osaczeni = Osaczeni
# $title (text) is the name of the game.
web-title-table = { $title } – Holdout
web-title-your-turn = ● Your decision – { $title }
web-motto = Board games of survival with every rule kept: alone against bots, around one screen, or with friends by a link.
web-home = To the first page
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
web-table-trouble = The table cannot be opened
web-lost = Connection lost, trying again…

## First page

web-play-now = Play now
web-play-now-text = One click: you against three bots, no account, no clock.
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
web-stage-beta = trial version
web-my-tables = My tables
web-my-tables-none = You have not sat down anywhere yet.
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for players just now.
web-table-over = finished
web-table-open = in play
web-forget = Remove from this list
# $taken and $all (number) count seats.
web-seats-taken = { $taken } of { $all } seats
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
web-bot-survivor = survivor
web-bot-survivor-text = Fights what threatens, searches early, goes for the goals and keeps a way out.
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
web-public-yes = The table stands on the first page and anybody may sit down.
web-public-no = Only those with a link can come.
web-seed = Seed
web-seed-text = All luck of a game comes from its seed. The same seed gives the same dice and cards. Leave it empty for a new one.
web-seed-random = random

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
web-rules-search = Search the rules, for example “tie” or “OS-3.14”
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
web-lobby-title = The table is filling
web-lobby-text = The game begins when every seat is taken.
web-sit-here = Sit here
web-cover-title = Pass the screen to: { $name }
web-cover-text = Nothing secret is shown until the right person sits here.
web-cover-button = I am { $name }
web-fault = The table has a fault
web-fault-text = Something broke inside this table. Nothing you played is lost.
web-fault-step-back = Step back to before it
web-fault-report = Save a report
web-keys = Keys
web-keys-answers = give the answer with that number
web-keys-end = end your part
web-keys-walk = walk through the board and choose
web-keys-skip = skip the motion
web-keys-step = Look at what happens one event at a time
web-keys-undo = take back
web-keys-zoom = enlarge, reduce, fit the board
web-keys-pan = move the board
web-keys-tabs = log, talk, rules
web-keys-list = the board as a list
web-keys-close = close what is open
web-keys-help = this page

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

## Osaczeni: names on the drawing

web-os-board = Plan of the mall
web-os-area-1 = Toilets
web-os-area-2 = Clothing store
web-os-area-3 = Monitoring
web-os-area-4 = Toy store
web-os-area-5 = Glazed hall
web-os-area-6 = Car park
web-os-kind-defender = Defender
web-os-kind-leader = Leader
web-os-kind-crybaby = Crybaby
web-os-kind-klutz = Klutz
web-os-closed = closed
web-os-cold-store = Cold store
web-os-row-equal = equal is enough
web-os-row-die = one more die
web-os-row-active = in force
web-os-hatch = Hatch
web-os-hatch-idle = dice at rest
web-os-hatch-closed = dice covered
web-os-hatch-known = you can see them
web-os-hatch-open = lifted
# $count (number) of cards in the truck; the number itself stands above.
web-os-cards = { $count ->
    [one] card
   *[other] cards
}
web-os-families = Families
web-os-badge = Security badge
web-os-victim = Victim token: breaks ties
web-os-member-in = { $kind }: { $area }
web-os-member-dead = { $kind }: in the cold store
web-os-member-unplaced = { $kind }: not placed yet
# $count (number) of points; the number itself stands before it.
web-os-points = { $count ->
    [one] pt
   *[other] pts
}
web-os-points-long = { $count ->
    [one] 1 point on living characters
   *[other] { $count } points on living characters
}
web-os-hand-long = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-os-guns = { $count ->
    [one] 1 gun: one more vote
   *[other] { $count } guns: { $count } more votes
}
web-os-eliminated = No one is left of this family
web-os-your-cards = Your cards
web-os-no-cards = You hold no cards.
web-os-drawn = Found in the truck
web-os-card-label = { $name }: { $text }
web-os-item-gun = Gun
web-os-item-gun-text = One more vote in this vote; on the car park until its attack ends.
web-os-item-walkie-talkie = Walkie-talkie
web-os-item-walkie-talkie-text = Look at the dice under the hatch.
web-os-item-energy-drink = Energy drink
web-os-item-energy-drink-text = After your move: one more character of yours goes wherever there is room.
web-os-item-rotten-meat = Rotten meat
web-os-item-rotten-meat-text = Hide one of your characters in the attacked area: it cannot be eaten and does not vote.
web-os-item-canned-food = Canned food
web-os-item-canned-food-text = Lure one monster from the attacked area to another one.
web-os-item-baseball-bat = Baseball bat
web-os-item-baseball-bat-text = Drive off 1 monster from the attacked area.
web-os-item-chainsaw = Chainsaw
web-os-item-chainsaw-text = Drive off 2 monsters from the attacked area.
web-os-item-molotov = Molotov cocktail
web-os-item-molotov-text = Drive off all monsters from the attacked area.
web-os-item-truck-keys = Truck keys
web-os-item-truck-keys-text = 1 point at the end if one of yours is alive.

## Osaczeni: phases and stakes

web-os-phase-truck = Who searches the truck?
web-os-phase-badge = Who takes the badge?
web-os-phase-destinations = Where to go?
web-os-phase-movement = Over here!
web-os-phase-arrival = They are coming!
web-os-phase-attacks = They are trying to get in!
web-os-phase-end-of-round = End of the round
web-os-stake-alive = Alive
# $alive (number) of characters, $limit (number) at which the game ends.
web-os-stake-alive-long = { $alive } characters are alive. The game ends after a round in which { $limit } or fewer are left.
web-os-stake-cold-long = { $dead } of { $spaces } trays are taken. Each full row makes things worse.
web-os-stake-cold-equal = { $dead } of { $spaces } trays are taken. Monsters get in already at equal strength.
web-os-stake-dice = Dice
# $count (number) of dice, $pool (number) of monsters left outside.
web-os-stake-dice-long = { $count ->
    [one] 1 monster die a round
   *[other] { $count } monster dice a round
}; monsters left in the pool: { $pool }
web-os-stake-closed = Closed
web-os-stake-closed-long = { $count ->
    [one] 1 area is closed for good
   *[other] { $count } areas are closed for good
}

## Osaczeni: votes and markers

web-os-vote-truck = Who searches the truck?
web-os-vote-badge = Who takes the badge?
# $area (text) is the name of the attacked area.
web-os-vote-victim = { $area }: who loses someone?
web-os-step-discussion = Talk and play cards
web-os-step-decision = Ballots are being sealed
web-os-step-tie-break = A tie: the victim token decides
web-os-step-victim = The choice of who is eaten
web-os-last-vote = Last vote
web-os-tally = Result of the vote
web-os-elected = elected
# $count (number) of votes.
web-os-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
# $name and $target (text) are players, $count (number) of votes.
web-os-ballot = { $name } for { $target }: { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
web-os-ballot-none = { $name }: no vote
web-os-tie-broken = tie broken by { $name }
web-os-ready = ready
web-os-maps = Destinations
web-os-maps-secret = Behind the screens
web-os-maps-open = On the table
web-os-map-empty = nothing marked yet
web-os-map-locked = marked, hidden
web-os-map-open = { $area }
web-os-map-mine = { $area } (only you see it)
web-os-nothing = Nothing to vote on
web-os-nothing-long = Envelopes and maps appear here.
web-os-confirm-last = This is the last of your family. You will take no further part in votes.
web-os-confirm-self = You are naming yourself: one of yours would be eaten.
web-os-confirm-wasted = The room already holds. The card would be spent for nothing.
# $free (number) of spaces, $percent (number) chance of a break-in.
web-os-forecast-odds = { $area }: { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
}. Chance of a break-in as things stand: { $percent }%.
web-os-forecast-sure = { $area }: { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
}. You know the dice: { $percent ->
    [0] it holds as things stand.
   *[other] they get in as things stand.
}
web-os-forecast-room = { $area }: { $free ->
    [0] full, the character ends up on the car park
    [one] 1 free space
   *[other] { $free } free spaces
}
web-os-forecast-park = Car park: room for all, shelter for none. { $monsters ->
    [0] No monster is there yet.
    [one] 1 monster is there.
   *[other] { $monsters } monsters are there.
}

## Osaczeni: claims and promises

web-os-words = Said and done
web-os-words-none = Nobody has promised or claimed anything yet.
web-os-say-dice = Dice
web-os-say-destination = My way
web-os-say-vote = My vote
web-os-say-hand = My cards
web-os-say-promise = Promise
web-os-say-dice-lead = Where will monsters come? True or not, it is up to you.
web-os-say-destination-lead = Where will you go?
web-os-say-vote-lead = Whom will you vote for?
web-os-say-hand-lead = What do you hold?
web-os-say-promise-lead = To whom? Name nobody to promise it to all.
web-os-say-promise-hint = For example: my vote next round
web-os-say-it = Say it
web-os-said-round = round { $round }
web-os-verdict-kept = true
web-os-verdict-partly = half true
web-os-verdict-broken = broken

## Osaczeni: the board as a list

web-os-list-nobody = Nobody is here.
# $strength, $monsters and $free (number).
web-os-list-holds = It holds: strength { $strength }, monsters { $monsters }, free spaces { $free }.
web-os-list-breaks = They get in: strength { $strength }, monsters { $monsters }, free spaces { $free }.
web-os-list-park = { $monsters ->
    [0] No monsters. Nobody is safe here.
    [one] 1 monster. Nobody is safe here.
   *[other] { $monsters } monsters. Nobody is safe here.
}
web-os-list-row = Row { $row } ({ $dead } of { $spaces })
web-os-list-dice = The dice show { $dice }.

## Osaczeni: result

# $winners (text) is a list of names, $points (number) of the winners.
web-os-result-one = { $winners } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-os-result-several = { $winners } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each
web-os-result-nobody = Nobody survived
# $rounds and $survivors (number).
web-os-result-rounds = { $rounds ->
    [one] It took one round.
   *[other] It took { $rounds } rounds.
} { $survivors ->
    [0] Not one character lived to see the morning.
    [one] One character lived to see the morning.
   *[other] { $survivors } characters lived to see the morning.
}
web-os-result-keys = { $name } held the truck keys.
web-os-result-none-alive = nobody alive
web-os-winner = winner
web-os-curve = Points on living characters, step by step; each dotted line is a death.
web-os-turning = The moments that turned it
web-os-epilogue = Epilogue { $number }: { $title }

## New table: somebody leaves

web-mates = When somebody leaves
web-mates-yes = After half a minute the others may let the clock's answer or a bot step in. Nothing secret is shown.
web-mates-no = The table waits until they are back.

## Osaczeni: setup and the car park

# $name (text) is the player who places the family now.
web-os-placing = { $name } places the family
web-os-placing-long = One die, one character
# $monsters (number) on the car park.
web-os-toll = { $monsters ->
    [one] 1 monster: it takes one of those who stand here
   *[other] { $monsters } monsters: each takes one of those who stand here
}
web-setup = Setup

## Osaczeni: promises and honour

web-os-promise-what = What do you promise? Choose, or use your own words below.
web-os-promise-vote-for = my vote for
web-os-promise-spare = not to vote against
web-os-promise-go = to go to
web-os-promise-give = a card from the truck for
web-os-promise-play = to play a card
web-os-honour = Whose word holds
# $name (text) is a player; $kept, $partly and $broken (number) count their words.
web-os-honour-of = { $name }: kept { $kept }, half true { $partly }, broken { $broken }

## Sitting down, and those who are gone

web-invited = You are invited to { $title }
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
web-seed-chosen = Somebody chose the seed of this game and may know its luck. Fingerprint:
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

# Zombicide: the board

web-title-black-plague = Black Plague
web-zc-board = Street plan
# $zone (text) is the name of a zone, such as 9R.s12.
web-zc-ground-street = Street { $zone }
web-zc-ground-room = Room { $zone }
web-zc-vault-yellow = Yellow vault
web-zc-vault-violet = Violet vault
web-zc-door = Door between { $from } and { $to }
web-zc-token-exit = Exit
web-zc-token-objective = Objective, face down
web-zc-token-objective-shown = Objective ({ $colour })
# $colour (text)
web-zc-token-spawn = Spawn Zone ({ $colour })
web-zc-token-asleep = Spawn Zone, still asleep ({ $colour })
web-zc-token-necromancer = Spawn Zone of a Necromancer
# $count (number)
web-zc-token-bile = Dragon Bile ×{ $count }
web-zc-token-items = Cards in the vault: { $count }
web-zc-vault-open = Vault door, open ({ $colour })
web-zc-vault-closed = Vault door, closed ({ $colour })
web-zc-vault-locked = Vault door, locked ({ $colour })
# $count (number) of answers at one place.
web-zc-list-answers = Choices here: { $count }
web-zc-list-empty = Nothing here
web-zc-noise = Noise: { $count }
# $reached, $goals (numbers)
web-zc-goals = Goals reached: { $reached } of { $goals }
web-zc-stakes = How this ends
# $level, $next (texts), $lacks (number)
web-zc-stake-danger-long = Danger level: { $level }. It sets how many Zombies each card brings. Experience up to the { $next } level: { $lacks }.
web-zc-stake-danger-last = Danger level: Red. Every card brings the most Zombies it can.
web-zc-goal-reached = reached
web-zc-goal-open = open
web-zc-goal-later = comes later
web-zc-perils = You lose if
# $alive, $weak (numbers)
web-zc-peril-all-dead = the last Survivor falls. Alive: { $alive }, one Wound from death: { $weak }.
web-zc-peril-any-death = anybody dies: here the whole team has to live. One Wound from death: { $weak }.
# $tokens, $limit, $hunted (numbers)
web-zc-peril-necromancer = a Necromancer escapes while { $limit } or more Spawn tokens are active. Now: { $tokens }; Necromancers on the board: { $hunted }.
web-zc-stake-goals = Goals
web-zc-stake-danger = Danger
web-zc-stake-tokens = Spawn Zones
web-zc-stake-alive = Alive
web-zc-forecast-move = { $zone }: { $watching ->
    [0] no Zombie sees this zone
    [one] one Zombie sees this zone
   *[other] { $watching } Zombies see this zone
 }.
web-zc-forecast-into = { $zone }: your move ends among { $here ->
    [one] one Zombie
   *[other] { $here } Zombies
 }; { $watching } more see this zone.
# $zone (text), $here, $watching, $wounds, $coming (numbers)
web-zc-forecast-step = { $zone }: { $here ->
    [0] { $watching ->
        [0] no Zombie sees this zone
        [one] one Zombie sees this zone
       *[other] { $watching } Zombies see this zone
     }
    [one] your move ends beside one Zombie
   *[other] your move ends among { $here } Zombies
 }. If they acted then: { $coming ->
    [0] no group comes there
    [one] one group comes there
   *[other] { $coming } groups come there
 }, Wounds dealt to the team: { $wounds }.
web-zc-forecast-end = If they acted now, Wounds: { $wounds }. { $groups ->
    [0] Nobody is on the way to you.
    [one] One group would move, as the arrows show.
   *[other] { $groups } groups would move, as the arrows show.
 }
# $dice, $least, $damage, $percent, $expected (numbers)
web-zc-forecast-attack = Dice: { $dice }, { $least }+ hits, damage { $damage }. At least one hit: { $percent } %. To expect: { $expected } hits.
# $dice, $least, $damage, $percent, $expected, $kill (numbers)
web-zc-forecast-kill = Dice: { $dice }, { $least }+ hits, damage { $damage }. At least one hit: { $percent } %, at least one killed: { $kill } %. To expect: { $expected } hits.
# $zone, $rival (texts), $noise, $most (numbers)
web-zc-forecast-noise = Noise in { $zone } would be { $noise }. Loudest elsewhere: { $rival } with { $most }. Zombies who see nobody go where it is loudest.
web-zc-forecast-noise-alone = Noise in { $zone } would be { $noise }, and it is quiet everywhere else. Zombies who see nobody go where it is loudest.
# $zone (text), $zombies, $friends (numbers)
web-zc-forecast-fire = { $zone } burns. Zombies there: { $zombies }; Survivors there: { $friends }. Nobody in it lives.
web-zc-confirm-fire = { $friends ->
    [one] One Survivor stands in the zone you are about to burn, and fire spares nobody.
   *[other] { $friends } Survivors stand in the zone you are about to burn, and fire spares nobody.
 }
web-zc-confirm-friends = { $friends ->
    [one] One Survivor stands in that zone: every miss strikes him.
   *[other] { $friends } Survivors stand in that zone: every miss strikes one of them.
 }
# $actions, $wounds (numbers)
web-zc-confirm-end = Actions left: { $actions }. Now the dead act, and as things stand they deal Wounds: { $wounds }.
web-zc-bundle-trade = Trade with…
web-zc-bundle-shift = Move a card…
web-zc-bundle-drop = Discard a card…
web-zc-wounds = Wounds: { $wounds }
web-zc-xp = { $xp } XP
web-zc-actions = { $actions ->
    [one] { $actions } Action left
   *[other] { $actions } Actions left
 }
web-zc-acted = Turn done
web-zc-outcome-won = The mission is won!
web-zc-outcome-all-dead = The last Survivor has fallen.
web-zc-outcome-necromancer-escaped = The Necromancer got away, and the dead rise everywhere.
web-zc-outcome-somebody-died = One of you has fallen, and everybody was to come home.

# Zombicide: survivors

web-zc-team = The team
web-zc-ready = Turn to come
web-zc-hidden = No Zombie sees this Survivor
web-zc-rotten = Zombies take this Survivor for one of their own
# $wounds, $most (numbers)
web-zc-wounds-of = Wounds: { $wounds } of { $most }
# $name (text) is a Survivor.
web-zc-board-of = The whole board of { $name }
web-zc-skills = Skills
web-zc-skill-got = (learned)
# $xp, $left (numbers), $level (text)
web-zc-track = { $xp } XP, { $level } level; { $left } more for the next
web-zc-track-end = { $xp } XP, { $level } level, the highest
web-zc-inventory = Inventory
web-zc-slot-hand = Hand
web-zc-slot-body = Body
web-zc-slot-pack = Backpack
web-zc-slot-found = Found
# $slot, $card (texts)
web-zc-slot-empty = { $slot }: empty
web-zc-slot-holds = { $slot }: { $card }
web-zc-slot-unloaded = { $slot }, not loaded: { $card }
# $dice, $least, $damage (numbers): dice, least face that hits, damage.
web-zc-slot-weapon = { $dice }d { $least }+ ⚔{ $damage }
web-zc-found = Just found
web-zc-arrange = Drag a card to another slot, or click the card and then the slot.
web-zc-arrange-picked = Now click one of the marked slots.
web-zc-discard-any-time = Discard (free, at any time)
web-zc-discard = Discard
web-zc-card = Card
web-zc-mode-melee = Melee
web-zc-mode-ranged = Ranged
web-zc-mode-magic = Magic
web-zc-card-range = Range
web-zc-card-dice = Dice
web-zc-card-accuracy = Accuracy
web-zc-card-damage = Damage
web-zc-card-noisy = noisy
web-zc-card-silent = silent
web-zc-card-door-auto = opens doors without a roll
# $value (number)
web-zc-card-door-roll = opens doors on { $value }+
web-zc-card-armour = Armour { $value }+
web-zc-card-dual = Two of these strike together
web-zc-card-reload = Must be reloaded after every attack
# $cards (text)
web-zc-card-rerolls = One re-roll for: { $cards }
web-zc-card-fits-hand = Works in a hand
web-zc-card-fits-body = Works on the body
web-zc-card-fits-backpack = Works in the backpack
web-zc-does-extra-melee-die = One more die with another melee weapon in the other hand
web-zc-does-heal = Heals one Wound of a Survivor in sight
web-zc-does-hide = Zombies do not see the Survivor until he attacks or makes noise
web-zc-does-push = Pushes the Zombies of a zone one zone away
web-zc-does-run = A Survivor in sight gets a free move
web-zc-does-bile = Poured in a zone; a Torch sets it on fire
web-zc-does-torch = One more card with every search; sets Dragon Bile on fire
web-zc-does-food = Eaten for 1 XP
web-zc-does-ambush = A Walker appears, and the card is gone
web-zc-card-source = Where the figures come from
# $name (text) is the name of a source.
web-zc-source-seed = From the rulebook.
web-zc-source-public = From a public list: { $name }.
web-zc-source-reconstructed = Reconstructed by us.
web-zc-note-hammer = One public list says 3+, another 4+; here it is 3+. Doors are rolled for with the same figure, as the rulebook says.
web-zc-note-mana-blast = One public list reaches 0–2 zones, another only 1; here it is 0–2.
web-zc-note-inferno = Public lists disagree whether two can strike together. There is only one in the box, so it seldom matters; here they cannot.
web-zc-note-orcish-crossbow = An early public list gives 3 damage in melee, but the rulebook knows no weapon with 3; here it is 2.
web-zc-note-dagger = One public list lets it be thrown; the rulebook and all others do not.
web-zc-note-crossbow = One public list has every crossbow reloaded; the rulebook names only two others, so this one is not.
web-zc-note-hand-crossbow = The rulebook prints the range 0–1; one public list has 0–3.
web-zc-note-fireball = Two copies: with them the cards add up to the number printed on the box.
web-zc-note-shield = A public list first had 3+ and corrected it to 4+.
web-zc-note-apples = One post in a forum speaks of 3 XP; the public list has 1 for all food.
web-zc-note-aaahh = The rulebook never mentions it; it stands in the public list of the box.
web-zc-matter = On the table
web-zc-deal = Starting cards
# $left (number)
web-zc-deal-text = { $left ->
    [one] One card is left to deal.
   *[other] { $left } cards are left to deal.
 } “Take it” deals the rest in order.
# $name (text) is a Survivor.
web-zc-drawn = { $name } draws a card
web-zc-drawn-text = Keep it, or try again?
web-zc-find = { $name } searches
web-zc-find-text = Take it along or leave it?
web-zc-find-kept = Taken along.
web-zc-find-left = Left behind.
web-zc-find-ambush = An ambush!
web-zc-trade = Trade
# $one, $other (texts) are Survivors.
web-zc-trade-text = { $one } and { $other }: carry cards between the two boards.
web-zc-trade-agree = { $one } and { $other }: does the other player agree?
# $zone (text), $least, $damage (numbers)
web-zc-attack-at = At { $zone }: { $least }+ hits, damage { $damage }
web-zc-attacks = Attack on { $zone }
# $count (number)
web-zc-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 }
web-zc-misses = { $count ->
    [one] { $count } miss
   *[other] { $count } misses
 }
# $kind (text), $count (number)
web-zc-killed = Killed: { $kind } ×{ $count }
web-zc-absorbed = Too weak for { $kind }: { $count }
# $dice (text), $good (number)
web-zc-dice = Dice: { $dice }; { $good } count
web-zc-odds-text = Odds of every weapon in hand
# $percent (number)
web-zc-odds-some = At least one hit: { $percent } %
web-zc-odds-hits = Hits
web-zc-odds-kills = Killed
# $count, $percent (numbers)
web-zc-odds-bar-hits = Hits: { $count }, chance { $percent } %
web-zc-odds-bar-kills = Killed: { $count }, chance { $percent } %
web-zc-door-opens = The door gives way.
web-zc-door-holds = The door holds.
# $zone (text)
web-zc-divide = Wounds in { $zone }
# $kind (text)
web-zc-divide-text = Who takes the Wound of the { $kind }?
# $count (number)
web-zc-wounds-given = Wounds given: { $count }
web-zc-all-wounds = all
# $plain, $hard (numbers)
web-zc-defence-text = Wounds on the way: { $plain }; past any armour: { $hard }
web-zc-defence-friendly = Stray hits on the way: { $plain }
web-zc-learn = { $name } learns a skill
# $level (text)
web-zc-learn-text = Level { $level }: choose one of these.
# $kind, $zone: enemies with several ways before them
web-zc-way = { $kind } in { $zone }
web-zc-way-text = More than one way is open; the team chooses.
web-zc-blow = The dead strike in { $zone }
web-zc-blow-text = { $count ->
    [one] One Wound is dealt.
   *[other] { $count } Wounds are dealt.
 }
web-zc-fire = { $zone } burns
web-zc-march = The dead move
web-zc-lure-sight = They see somebody.
web-zc-lure-noise = They follow the noise.
web-zc-lure-spawn-zone = It runs for the nearest Spawn Zone.
web-zc-lure-taunt = They were taunted.
web-zc-harm-dealt = dealt: { $count }
web-zc-harm-saved = saved: { $count }
web-zc-harm-none = unharmed
web-zc-harm-suffered = { $count ->
    [one] { $count } Wound
   *[other] { $count } Wounds
 }
web-zc-harm-died = falls
web-zc-spawn = The dead rise
web-zc-spawn-text = A card for every Spawn Zone, read at the level { $level }
# $level (text)
web-zc-spawn-building = A card for every room of the opened building, read at the level { $level }
web-zc-spawn-back = A card for { $zone }, still face down
web-zc-spawn-enemies = { $zone }: { $kind } ×{ $count }.
web-zc-spawn-nobody = { $zone }: nobody comes
web-zc-spawn-double = Double Spawn: the next zone draws two cards
web-zc-spawn-necromancer = { $zone }: a Necromancer, and a new Spawn Zone
web-zc-spawn-extra = Extra Activation: { $kind }
web-zc-spawn-idle = Extra Activation of { $kind }: nothing yet at this level
# $colour (text)
web-zc-objective-is = The objective is turned: { $colour }.

web-zc-hint = Hint
web-zc-hints-understood = Got it
web-zc-hints-none = No more hints
web-zc-hint-deal = First, the weapons
web-zc-hint-deal-text = Everybody needs a card. “Deal them out in order” gives out all six at once; or give them one by one, to whom they suit.
web-zc-hint-move = Three Actions each
web-zc-hint-move-text = Zones that glow can be reached: click one to move. Pointing at it shows who would come for you there. Leaving a zone costs one Action more for every Zombie in it.
web-zc-hint-door = Closed doors
web-zc-hint-door-text = Click the door. What is in hand opens it, some with a roll, and most of it is loud. The first look into a closed building turns a card of the dead for every room.
web-zc-hint-attack = Strike first
web-zc-hint-attack-text = Point at an attack: the bars below show how many hits to expect. A Fatty falls only to damage 2. Shots into a zone with friends can hit them.
web-zc-hint-search = Search the rooms
web-zc-hint-search-text = In a room without Zombies, once per Turn: turn a card and take it along. Better weapons decide this game.
web-zc-hint-objective = An objective lies here
web-zc-hint-objective-text = Taking it costs one Action and brings 5 XP. A coloured one opens the door of its colour. But whoever gains experience wakes more of the dead.
web-zc-hint-noise = They hear you
web-zc-hint-noise-text = Rings are noise. Zombies who see nobody walk to the loudest zone. You can use that: noise in one place keeps another one quiet.
web-zc-hint-zombies = The dead have their turn
web-zc-hint-zombies-text = After you they act: those who share your zone strike, all others take a step. Runners do it twice. Every step in the log says why.
web-zc-hint-spawn = And more rise
web-zc-hint-spawn-text = Every Spawn Zone turns a card. The danger level of your most experienced Survivor says how many come.
web-zc-hint-exit = The way out
web-zc-hint-exit-text = This is the exit. Everybody must leave through it, and nobody may die: then the mission is won.

# Zombicide: the mission and the team of a new table
web-zc-setup-mission = Mission
web-zc-setup-mission-text = What the team has set out to do. The first one explains itself while you play.
# $minutes (number)
web-zc-setup-minutes = about { $minutes } min
web-zc-setup-no-time = as long as it takes
# $tiles (number)
web-zc-setup-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 }
# $from, $to (numbers)
web-zc-setup-size = { $from }–{ $to } Survivors
web-zc-setup-size-one = { $from } Survivors
web-zc-difficulty-easy = easy
web-zc-difficulty-medium = medium
web-zc-difficulty-hard = hard
web-zc-setup-team = The team
web-zc-setup-team-text = Who comes along, and who plays whom. Alone you may run all six.
# $name (text) is a Survivor.
web-zc-setup-owner = Who plays { $name }?
web-zc-setup-out = stays at home
# $number (number)
web-zc-setup-seat = Seat { $number }
web-zc-setup-seat-me = Seat { $number } (you)
web-zc-setup-seat-bot = Seat { $number } (bot)
# $count, $from, $to (numbers)
web-zc-setup-few = { $count } in the team; this mission needs { $from } to { $to }.
web-zc-setup-idle = Seat { $number } has nobody to play.
web-zc-setup-good = { $count } in the team.
web-zc-setup-more = More than six
web-zc-setup-more-text = Everybody may come twice; the dead come in greater numbers too.
web-zc-setup-share = Share out evenly

# Zombicide: the end
# $rounds, $kills (numbers)
web-zc-result-lead = Rounds: { $rounds }. Zombies killed: { $kills }.
# $name (text) is a mission.
web-zc-result-mission = Mission: { $name }
# $count (number)
web-zc-result-kills = Kills: { $count }
web-zc-result-curve = Zombies on the board and the danger level, step by step
web-zc-result-turning = What turned it
web-zc-result-next = The next mission
web-zc-result-anew = The same mission, other luck
