# What only the browser says about Osaczeni.

## Osaczeni: names on the drawing

web-os-board = Plan of the shopping centre
web-os-area-1 = Toilets
web-os-area-2 = Clothing store
web-os-area-3 = Monitoring centre
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
web-os-stake-alive-long = { $alive ->
    [one] 1 character is alive.
   *[other] { $alive } characters are alive.
} The game ends after a round in which { $limit } or fewer are left.
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
}. Chance of a break-in with the one you send: { $percent }%.
web-os-forecast-sure = { $area }: { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
}. You know the dice: { $percent ->
    [0] it holds with the one you send.
   *[other] they get in even so.
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
web-os-say-destination = My destination
web-os-say-vote = My vote
web-os-say-hand = My cards
web-os-say-promise = Promise
web-os-say-offer = Offer
web-os-say-dice-lead = Where will monsters come? True or not, it is up to you.
web-os-say-destination-lead = Where will you go?
web-os-say-vote-lead = Whom will you vote for?
web-os-say-hand-lead = What do you hold?
web-os-say-promise-lead = To whom? Name nobody to promise it to all.
web-os-say-offer-lead = To whom?
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

## Osaczeni: setup and the car park

# $name (text) is the player who places the family now.
web-os-placing = { $name } places the family
web-os-placing-long = One die, one character
# $monsters (number) on the car park.
web-os-toll = { $monsters ->
    [one] 1 monster: it takes one of those who stand here
   *[other] { $monsters } monsters: each takes one of those who stand here
}

## Osaczeni: promises and honour

web-os-promise-what = What do you promise? Choose, or use your own words below.
web-os-offer-want = What do you want from them?
web-os-offer-give = What do you give for it?
web-os-offer-agree = Agree
web-os-offer-refuse = No
web-os-promise-vote-for = a vote for
web-os-promise-spare = not to vote against
web-os-promise-go = to go to
web-os-promise-give = a card from the truck for
web-os-promise-play = to play a card
web-os-honour = Whose word holds
# $name (text) is a player; $kept, $partly and $broken (number) count their words.
web-os-honour-of = { $name }: kept { $kept }, half true { $partly }, broken { $broken }

## Osaczeni: the ask bar

# $item, $character (texts)
web-os-verb-play = Play: { $item }
web-os-verb-give = Give away: { $item }
web-os-verb-place = Place: { $character }
# $points (number)
web-os-mark-lost = { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}
web-os-mark-full = full: on to the car park
web-os-mark-holds = then it holds
web-os-mark-breaks = not enough alone
# $percent, $least, $most (numbers)
web-os-mark-odds = break-in { $percent }%
web-os-mark-odds-between = break-in { $least }–{ $most }%
# $area (text), $free, $least, $most (numbers)
web-os-forecast-between = { $area }: { $free ->
    [one] 1 space free
   *[other] { $free } spaces free
}. Chance of a break-in with the one you send: { $least }% to { $most }%, depending on who goes and from where.
web-os-out = None of your family is left. The others play on: watch as fast as you like, or leave.
# $limit (number) at which the game ends.
web-os-stake-ends = (ends at { $limit })

## Osaczeni: the first game by the hand

web-os-opening-win = Whoever of your family lives to the end scores points: Crybaby 7, Defender 5, Leader 3. The family with the most points wins.
web-os-opening-lose = Monsters get in where they outnumber the strength inside. Those who are there vote on who is eaten.
# $others (number) of families.
web-os-opening-you = You play against { $others } other families. Talk, promise, lie: it is over when no more people live than there are families.
web-os-step-place = Place your family
web-os-step-place-text = Every die allows one place: choose who goes where it shows. Together they are safer, but a crowd draws monsters.
web-os-step-go = Mark where to go
web-os-step-go-text = Everybody marks in secret where one of the family will go; then all are revealed. The button says how likely a break-in is with the one you send.
web-os-step-move = Choose who goes
web-os-step-move-text = One of yours goes to the marked area. If there is no room left, they end on the car park.
web-os-step-vote = Cast your vote
web-os-step-vote-text = Votes are sealed and opened together. A Leader has two, everybody else one, a gun one more.
web-os-hint-truck = The truck
web-os-hint-truck-text = Whoever is elected draws up to three cards: one to keep, one to give away, one for the box. What was promised beforehand binds nobody.
web-os-hint-badge = The badge
web-os-hint-badge-text = Whoever holds it looks under the hatch first and says openly where they go. They may tell the truth about the dice. Or not.
web-os-hint-talk = Talk first
web-os-hint-talk-text = Under “Talk” you can claim and promise. The table keeps count of who keeps their word.
web-os-hint-card = A card for this moment
web-os-hint-card-text = A glowing card can be played now. Point at it or tap it to read what it does.
web-os-hint-siege = They come
web-os-hint-siege-text = Dice, crying children and crowds bring monsters. Where they outnumber the strength inside, somebody is eaten.
web-os-hint-victim = Somebody must go
web-os-hint-victim-text = Those in the area vote who loses somebody. The family that is named chooses whom. Cards that drive monsters away can still stop it.
web-os-hint-cold = The cold store
web-os-hint-cold-text = The dead lie in its rows. A full first row lets monsters in at equal strength; further rows add a die.
web-os-hint-round = It goes on like this
web-os-hint-round-text = The game ends after the round in which no more people are alive than there are families. The living score: Crybaby 7, Defender 5, Leader 3, Klutz 1.

## Osaczeni: what things are

web-os-kind-defender-text = Strength 2, 1 vote, 5 points if alive at the end.
web-os-kind-leader-text = Strength 1, 2 votes, 3 points if alive at the end.
web-os-kind-crybaby-text = Strength 1, 1 vote, 7 points if alive at the end. Where most Crybabies are, a monster comes.
web-os-kind-klutz-text = Strength 1, 1 vote, 1 point if alive at the end. Only in games of three.
web-os-thing-badge = Security badge
web-os-thing-badge-text = Its holder looks at the dice first and announces a destination openly.
web-os-thing-victim = Victim token
web-os-thing-victim-text = Breaks ties. It goes to whoever lost somebody last.
web-os-thing-hatch = Hatch
web-os-thing-hatch-text = The dice under it say where monsters will come. Few have seen them.
web-os-thing-cold = Cold store
web-os-thing-cold-text = A full first row: monsters get in at equal strength. Every further full row: one more die.
web-os-thing-truck = Truck
web-os-thing-truck-text = The cards of the game. Whoever stands on the car park may be elected to search it, but nobody is safe there.

## Osaczeni: in two minutes

web-os-primer-goal = Bring your family through
web-os-primer-goal-text = Monsters besiege the shopping centre. Every one of yours who lives at the end scores: Crybaby 7, Defender 5, Leader 3. Whoever has the most points wins; tied families share the victory.
web-os-primer-round = A round
web-os-primer-round-text = Elect who searches the truck, then who takes the badge and sees the dice. Everybody marks in secret where one of the family goes; then all walk.
web-os-primer-siege = The siege
web-os-primer-siege-text = Monsters come where the dice say, to the most Crybabies and to the largest crowd. If there are more of them than the strength inside, they get in and somebody is eaten. On the car park nobody is safe.
web-os-primer-vote = The vote
web-os-primer-vote-text = Those in the area vote in secret who loses somebody. Leaders have two votes, guns add one, the victim token breaks ties. Promise, threaten, lie: nothing binds but memory.
web-os-primer-cards = Cards and the end
web-os-primer-cards-text = Bat, chainsaw and bottle drive monsters off, a tin lures one away, rotten meat hides one of yours. The game ends when no more people live than there are families.
