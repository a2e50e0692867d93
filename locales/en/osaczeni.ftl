# Osaczeni: families, votes and monsters. Attributes of names are grammatical cases and directions.
os-title = Osaczeni
os-tagline = Families besieged in a shopping centre: vote, bluff, survive

## Options of a table
os-option-variant = Variant
os-option-variant-text = The standard rules or one variant of an unlocked epilogue.
os-option-variant-none = Standard rules
os-option-variant-none-text = The rules as printed, without a variant.
os-option-any-variant = Any variant
os-option-any-variant-text = Choose among all variants, unlocked or not.
os-option-cold-store = Cold store
os-option-cold-store-text = How long the rows of the cold store are.
os-option-cold-store-by-player-count = By number of players
os-option-cold-store-by-player-count-text = Rows of their own length for three, four, five and six players.
os-option-cold-store-uniform = The same for all
os-option-cold-store-uniform-text = Three spaces in each row at every table.
os-option-drinks = Energy drinks
os-option-drinks-text = When an energy drink may be drunk in phase 4.
os-option-drinks-own-turn = In your own turn
os-option-drinks-own-turn-text = After your own move, before the next player moves.
os-option-drinks-any-turn = In any turn
os-option-drinks-any-turn-text = Before the first move and after each, by anybody: the other reading of the rulebook.
os-option-badge = Security badge
os-option-badge-text = Who begins with the badge: by the rulebook the oldest player.
os-option-victim = Victim token
os-option-victim-text = Who begins with the victim token: by the rulebook the youngest player.
os-option-drawn = Drawn by lot
os-option-drawn-text = Chance decides.
os-option-player-1 = Player 1
os-option-player-2 = Player 2
os-option-player-3 = Player 3
os-option-player-4 = Player 4
os-option-player-5 = Player 5
os-option-player-6 = Player 6
os-option-player-text = Whoever sits in this seat.

## Areas
os-area-1 = Toilets
    .gen = the toilets
    .loc = the toilets
    .acc = the toilets
    .in = in the toilets
    .to = to the toilets
    .from = from the toilets
os-area-2 = Clothing store
    .gen = the clothing store
    .loc = the clothing store
    .acc = the clothing store
    .in = in the clothing store
    .to = to the clothing store
    .from = from the clothing store
os-area-3 = Monitoring centre
    .gen = the monitoring centre
    .loc = the monitoring centre
    .acc = the monitoring centre
    .in = in the monitoring centre
    .to = to the monitoring centre
    .from = from the monitoring centre
os-area-4 = Toy store
    .gen = the toy store
    .loc = the toy store
    .acc = the toy store
    .in = in the toy store
    .to = to the toy store
    .from = from the toy store
os-area-5 = Glazed hall
    .gen = the glazed hall
    .loc = the glazed hall
    .acc = the glazed hall
    .in = in the glazed hall
    .to = to the glazed hall
    .from = from the glazed hall
os-area-6 = Car park
    .gen = the car park
    .loc = the car park
    .acc = the car park
    .in = on the car park
    .to = to the car park
    .from = from the car park

## Characters
os-character-defender = Defender
    .acc = the Defender
    .gen = the Defender
os-character-leader = Leader
    .acc = the Leader
    .gen = the Leader
os-character-crybaby = Crybaby
    .acc = the Crybaby
    .gen = the Crybaby
os-character-klutz = Klutz
    .acc = the Klutz
    .gen = the Klutz

## Items
os-item-gun = Gun
    .acc = Gun
    .gen = Gun
os-item-walkie-talkie = Walkie-talkie
    .acc = Walkie-talkie
    .gen = Walkie-talkie
os-item-energy-drink = Energy drink
    .acc = Energy drink
    .gen = Energy drink
os-item-rotten-meat = Rotten meat
    .acc = Rotten meat
    .gen = Rotten meat
os-item-canned-food = Canned food
    .acc = Canned food
    .gen = Canned food
os-item-baseball-bat = Baseball bat
    .acc = Baseball bat
    .gen = Baseball bat
os-item-chainsaw = Chainsaw
    .acc = Chainsaw
    .gen = Chainsaw
os-item-molotov = Molotov cocktail
    .acc = Molotov cocktail
    .gen = Molotov cocktail
os-item-truck-keys = Truck keys
    .acc = Truck keys
    .gen = Truck keys

## Phases
os-phase-setup = Setup
os-phase-truck = Phase 1: who searches the truck?
os-phase-badge = Phase 2: who takes the badge?
os-phase-destinations = Phase 3: where to go?
os-phase-movement = Phase 4: over here!
os-phase-arrival = Phase 5: they are coming!
os-phase-attacks = Phase 6: they are trying to get in!
os-phase-end-of-round = Phase 7: end of the round
os-phase-over = End of the game

## What a vote is about
os-vote-truck = Who searches the truck?
os-vote-badge = Who takes the security badge?
os-vote-victim = Who loses a character?
os-nobody = nobody
os-everybody = everybody

## What draws a monster
os-lure-die = a die
os-lure-crybabies = most Crybabies
os-lure-crowd = most characters
os-lure-noise = the noise of weapons
os-lure-gathering = the gathering crowd

## Questions: os-ask-… for who decides, os-wait-… for the others
os-ask-nothing = The game goes on by itself.
os-ask-place = Place your family: choose a character and one of your dice ({ $dice }).
os-wait-place = { $who } is placing the family.
os-ask-discussion = { $question } Discussion { $area-in }: talk, play cards, or say that you are ready. Your votes: { $weight }.
os-ask-discussion-averted = The danger { $area-in } is over. Talk, play cards if you must, or say that you are ready.
os-wait-discussion = { $question } { $who } is still discussing { $area-in }.
os-ask-decision = { $question } Point at somebody { $area-in }. Your votes: { $weight }.
os-wait-decision = { $question } { $who } is voting { $area-in }.
os-ask-tie-break = { $question } A tie { $area-in } between { $tied }. You hold the victim token: you decide.
os-wait-tie-break = { $question } { $who } breaks the tie { $area-in } between { $tied }.
os-ask-search-keep = You search the truck. Which card do you keep?
os-ask-search-give = Which card do you give away, and to whom? The other goes into the box.
os-ask-search-give-last = To whom do you give this card?
os-ask-search-last = The last card of the truck: keep it, or give it away.
os-wait-search = { $who } is searching the truck.
os-ask-pockets =
    You may hold at most { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }. Which one goes into the box?
os-wait-pockets = { $who } has too many cards and puts one away.
os-ask-show-die = You have looked under the hatch. Which die do you show to everybody?
os-wait-show-die = { $who } is choosing a die to show to everybody.
os-ask-walkies = The dice lie under the hatch. Use a walkie-talkie, or pass. (Everybody with cards is asked, so it gives nothing away.)
os-wait-walkies = { $who } may use a walkie-talkie.
os-ask-announce = You hold the badge: announce openly where you are going.
os-wait-announce = { $who } holds the badge and announces a destination.
os-ask-mark = Mark your destination in secret. You decide later who goes there.
os-wait-mark = { $who } is marking a destination.
os-ask-move = Whom do you move { $area-to }?
os-ask-move-full = { $marked }: full. Whom do you move { $area-to } instead?
os-wait-move = { $who } is choosing whom to move.
os-ask-drink = Your move is over. Drink an energy drink, or end your turn. (Everybody with cards is asked, so it gives nothing away.)
os-ask-drink-any-turn = Drink an energy drink, or pass. (Everybody with cards is asked, so it gives nothing away.)
os-wait-drink = { $who } may use an energy drink.
os-ask-haunt = Your family is gone, but you can still haunt: shift a monster, or pass.
os-wait-haunt = { $who } may shift a monster.
os-ask-victim = The monsters break into { $area-acc }. Whom do you give up?
os-ask-victim-outside = A monster takes somebody { $area-in }. Whom do you give up?
os-wait-victim = { $who } chooses who is eaten { $area-in }.
os-ask-token = Hand the victim token to another player.
os-wait-token = { $who } hands the victim token on.

## Answers
os-answer-place = { $character } { $area-to } ({ $number })
os-answer-ready = Ready
os-answer-play = Play: { $item }
os-answer-play-character = Play: { $item } ({ $character })
os-answer-play-area = Play: { $item }, monster { $area-to } ({ $number })
os-answer-play-character-area = Play: { $item }, { $character } { $area-to } ({ $number })
os-answer-vote = Vote for { $player }
os-answer-vote-against = Vote against { $player }
os-answer-abstain = No vote (time is up)
os-answer-choose = Choose { $player }
os-answer-keep = Keep: { $item }
os-answer-give = Give { $item } to { $player }
os-answer-discard = Put away: { $item }
os-answer-pass = Pass
os-answer-show = Show die { $number } ({ $area })
os-answer-go = { $area } ({ $number })
os-answer-go-anywhere = Anywhere (time is up)
os-answer-move = Move { $character-acc }
os-answer-done = End the turn
os-answer-haunt = Monster { $from-from } { $to-to }
os-answer-victim = Give up { $character-acc }
os-answer-token = Token to { $player }

## Why not
os-why-window-discussion = { $item } is played in the discussion of a vote.
os-why-window-hatch = { $item } is played in phase 2, after the dice are shaken.
os-why-window-own-move = { $item } is drunk in phase 4, in your own turn after your move.
os-why-window-attack = { $item } is played in the discussion of an attack in phase 6.
os-why-window-scoring = { $item } cannot be played: it counts when points are scored.
os-why-deciding = { $item }: no cards during the decision.
os-why-nobody-to-aim = You need a character here who is not hidden.
os-why-all-hidden = All your people here are hidden already.
os-why-no-monsters = There is no monster left here.
os-why-nowhere-to-lure = No open area has a free notch.
os-why-area-closed = { $area }: closed.
os-why-notches-full = { $area }: no free notch for a monster.
os-why-area-full = { $area }: no free space.
os-why-same-area = { $area }: already there.
os-why-all-there = { $area }: all your people are there already.
os-why-stands-there = { $character } stands in the marked area already.
os-why-on-the-car-park = { $character } stays: your area is full, so somebody from elsewhere must go to the car park.
os-why-no-candidate = { $player } has nobody here who can be chosen.
os-why-not-tied = { $player } is not among those tied.
os-why-hidden = { $character } is hidden.
os-why-offer-to-nobody = Say to whom you offer it.
os-why-yourself = Only to somebody else.
os-why-no-monster-there = { $area }: no monster there.
os-why-no-such-area = There is no area { $number }.
os-why-no-such-player = There is no player { $number }.
os-why-past-round = Round { $round } is over.
os-why-nothing-said = Nothing is said.
os-why-too-many-cards = There are not so many of these cards.
os-why-text-too-long =
    At most { $limit ->
        [one] { $limit } character
       *[other] { $limit } characters
    }.
os-why-ledger-full = Too many of your statements still wait for their facts.

## The log: setup
os-event-tokens-dealt = { $badge } begins with the security badge, { $victim } with the victim token.
os-event-deck-shuffled =
    The truck is loaded with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
os-event-dealt = { $who } draws: { $item }.
os-event-dealt-hidden = { $who } draws a card.
os-event-starting-dice = { $who } rolls { $dice }.
os-event-placed = { $who } places { $character-acc } { $area-in }.
os-event-placed-full = { $shown }: full. { $who } places { $character-acc } { $area-in }.
os-event-first-dice = The first monsters come: { $dice }.

## The log: course of the round
os-event-round = Round { $round }
os-event-phase = { $phase }
os-event-skipped-nobody = Nobody is on the car park: nobody searches the truck.
os-event-skipped-deck = The truck is empty: there is nothing to search for.

## The log: votes
os-event-discussion = { $question } Discussion { $area-in }: { $participants }.
os-event-discussion-alone = { $question } { $participants } is alone { $area-in } and considers.
os-event-ready = { $who } is ready to decide.
os-event-decision = { $question } Vote { $area-in }: { $candidates }.
os-event-decision-again = { $question } Second ballot { $area-in }: { $candidates }.
os-event-locked-vote = { $who } has voted.
os-event-locked-destination = { $who } has marked a destination.
os-event-votes-0 = Nobody votes.
os-event-votes-1 = Votes: { $who1 } [{ $weight1 }] → { $for1 }.
os-event-votes-2 = Votes: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }.
os-event-votes-3 = Votes: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }.
os-event-votes-4 = Votes: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }; { $who4 } [{ $weight4 }] → { $for4 }.
os-event-votes-5 = Votes: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }; { $who4 } [{ $weight4 }] → { $for4 }; { $who5 } [{ $weight5 }] → { $for5 }.
os-event-votes-6 = Votes: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }; { $who4 } [{ $weight4 }] → { $for4 }; { $who5 } [{ $weight5 }] → { $for5 }; { $who6 } [{ $weight6 }] → { $for6 }.
os-event-tied = A tie: { $candidates }.
os-event-tie-broken = { $who } breaks the tie: { $player }.
os-event-elected-truck = { $who } searches the truck { $area-in }.
os-event-elected-truck-alone = { $who } is alone { $area-in } and searches the truck.
os-event-elected-badge = { $who } is chosen to hold the badge { $area-in }.
os-event-elected-badge-alone = { $who } is alone { $area-in } and holds the badge.
os-event-elected-victim = { $who } must give somebody up { $area-in }.
os-event-elected-victim-alone = { $who } alone can be found { $area-in } and must give somebody up.

## The log: items
os-event-played = { $who } plays: { $item }.
os-event-votes-gained =
    { $who } has { $count ->
        [one] { $count } more vote
       *[other] { $count } more votes
    }.
os-event-hid = { $who } hides { $character-acc } { $area-in }.
os-event-lured = { $who } lures a monster { $from-from } { $to-to }.
os-event-driven-off =
    { $area }: { $who } drives off { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }.

## The log: the truck
os-event-drawn =
    { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $items }.
os-event-drawn-hidden =
    { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the truck.
os-event-kept = { $who } keeps: { $item }.
os-event-kept-hidden = { $who } keeps a card.
os-event-given = { $who } gives { $item } to { $player }.
os-event-given-hidden = { $who } gives a card to { $player }.
os-event-boxed = { $who } boxes: { $item }.
os-event-boxed-hidden = { $who } puts a card into the box, face down.
os-event-discarded = { $who } holds too much and boxes: { $item }.
os-event-discarded-hidden = { $who } holds too much and boxes a card, face down.

## The log: the badge and the hatch
os-event-badge-taken = { $who } takes the security badge.
os-event-badge-kept = { $who } keeps the security badge.
os-event-badge-stays = Nobody is in the monitoring centre: { $who } keeps the badge and may not look.
os-event-shaken =
    { $count ->
        [one] { $count } die is shaken
       *[other] { $count } dice are shaken
    } under the hatch.
os-event-shaken-open =
    { $count ->
        [one] { $count } die is shaken
       *[other] { $count } dice are shaken
    } under the hatch: { $dice }.
os-event-peeked = { $who } looks under the hatch.
os-event-peeked-open = { $who } looks under the hatch: { $dice }.
os-event-die-shown = { $who } shows a die to everybody: { $number } ({ $area }).
os-event-passed = { $who } passes.

## The log: destinations and movement
os-event-announced =
    { $who } announces: { $area }{ $auto ->
        [1] { " " }(no other is open)
       *[other] { "" }
    }.
os-event-marked = { $who } marks: { $area }.
os-event-no-destination = { $who } has nowhere to go.
os-event-maps-0 = No map is marked.
os-event-maps-1 = The maps are revealed: { $who1 } → { $area1 }.
os-event-maps-2 = The maps are revealed: { $who1 } → { $area1 }; { $who2 } → { $area2 }.
os-event-maps-3 = The maps are revealed: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }.
os-event-maps-4 = The maps are revealed: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }; { $who4 } → { $area4 }.
os-event-maps-5 = The maps are revealed: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }; { $who4 } → { $area4 }; { $who5 } → { $area5 }.
os-event-maps-6 = The maps are revealed: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }; { $who4 } → { $area4 }; { $who5 } → { $area5 }; { $who6 } → { $area6 }.
os-event-dice-revealed = The hatch is lifted: { $dice }.
os-event-moved =
    { $who } moves { $character-acc } { $from-from } { $to-to }{ $auto ->
        [1] { " " }(nobody else can)
       *[other] { "" }
    }.
os-event-moved-full =
    { $marked }: full. { $who } moves { $character-acc } { $from-from } { $to-to }{ $auto ->
        [1] { " " }(nobody else can)
       *[other] { "" }
    }.
os-event-ran = { $who } sends { $character-acc } running { $from-from } { $to-to }.
os-event-stayed-full = { $who } moves nobody: { $area }: full.
os-event-stayed-there = { $who } moves nobody: everybody is there already ({ $area }).
os-event-stayed-unmarked = { $who } moves nobody.

## The log: monsters
os-event-monster = { $area }: a monster comes ({ $lure }).
os-event-monster-overflow = { $area }: no place for a monster ({ $lure }), it goes { $to-to }.
os-event-monster-lost = { $area }: a monster finds no free notch anywhere ({ $lure }).
os-event-monster-none-left = { $area }: no monster is left to come ({ $lure }).
os-event-haunted = { $who } haunts: a monster moves { $from-from } { $to-to }.
os-event-holds =
    { $area }: strength { $strength } holds against { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }.
os-event-threatened =
    { $area }: { $count ->
        [one] { $count } monster against strength { $strength }. It is getting in!
       *[other] { $count } monsters against strength { $strength }. They are getting in!
    }
os-event-attacked =
    { $area }: { $count ->
        [one] { $count } monster attacks
       *[other] { $count } monsters attack
    }. Strength ({ $strength }) does not help here.
os-event-convoy-left =
    { $area }: the crowd chases off { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }.
os-event-averted = { $area }: the monsters stay outside. Nobody dies.
os-event-averted-all = { $area }: no monster is left. Nobody dies any more.
os-event-nobody-found =
    { $area }: { $count ->
        [one] { $count } monster finds nobody and leaves
       *[other] { $count } monsters find nobody and leave
    }.
os-event-eaten = { $who } loses { $character-acc }, eaten { $area-in }.
os-event-monsters-left =
    { $area }: { $count ->
        [one] { $count } monster leaves
       *[other] { $count } monsters leave
    }.
os-event-faces-up =
    { $count ->
        [one] { $count } hidden character comes out.
       *[other] { $count } hidden characters come out.
    }

## The log: cold store and tokens
os-event-row-equal = Row { $row } of the cold store is full: from now on equal strength lets the monsters in.
os-event-row-die = Row { $row } of the cold store is full: one more die from the next round on.
os-event-row-nothing = Row { $row } of the cold store is full. Its die is in play already.
os-event-victim-token = { $who } holds the victim token now.
os-event-badge-passed = { $who } has nobody left; the badge passes to { $player }.
os-event-consoled = { $who } lost a Crybaby and draws: { $item }.
os-event-consoled-hidden = { $who } lost a Crybaby and draws a card.

## The log: end of the round, end of the game
os-event-closed =
    { $area }: surrounded and closed. { $people ->
        [0] Nobody was there.
        [one] { $people } character flees to the car park.
       *[other] { $people } characters flee to the car park.
    }
os-event-end =
    { $alive ->
        [one] { $alive } character is alive
       *[other] { $alive } characters are alive
    } and the limit is { $limit }: the game ends.
os-event-no-end =
    { $alive ->
        [one] { $alive } character is alive
       *[other] { $alive } characters are alive
    } and the limit is { $limit }: the game goes on.
os-event-keys-shown =
    { $who } shows the truck keys: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
os-event-scored =
    { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
os-event-scored-shared =
    { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
os-event-scored-nobody = Nobody survived. Everybody shares a hollow victory.
os-event-hand-shown = { $who } had in hand: { $items }.
os-event-hand-empty = { $who } had no cards.
os-event-epilogue = Epilogue { $number }: { $title }. { $story }
os-event-no-epilogue = No new epilogue is unlocked.

## Talk: statements and whether they were true
# $round is 0 where no round is named; $words is 1 where free words are added.
os-say-dice = { $who }: “The monsters come here: { $areas }.”
os-say-destination = { $who }: “I am going { $areas-to }.”
os-say-vote =
    { $who }: “My vote goes to { $whom ->
        [2] myself
       *[other] { $player }
    }.”
os-say-hand = { $who }: “In my hand: { $items }.”
os-say-empty-hand = { $who }: “I have no cards.”
os-say-promise =
    { $who } → { $to }, a promise{ $round ->
        [0] { "" }
       *[other] { " " }for round { $round }
    }: “{ $text }”
os-say-promise-vote-for =
    { $who } → { $to }: “My vote will go to { $whom ->
        [1] you
        [2] myself
       *[other] { $player }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(round { $round })
    }.”{ $words ->
        [1] { " " }“{ $text }”
       *[other] { "" }
    }
os-say-promise-spare =
    { $who } → { $to }: “I will not vote against { $whom ->
        [1] you
        [2] myself
       *[other] { $player }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(round { $round })
    }.”{ $words ->
        [1] { " " }“{ $text }”
       *[other] { "" }
    }
os-say-promise-go =
    { $who } → { $to }: “I will go { $areas-to }{ $round ->
        [0] { "" }
       *[other] { " " }(round { $round })
    }.”{ $words ->
        [1] { " " }“{ $text }”
       *[other] { "" }
    }
os-say-promise-give =
    { $who } → { $to }: “If I search the truck, { $whom ->
        [1] you get a card
       *[other] { $player } gets a card
    }{ $round ->
        [0] { "" }
       *[other] { " " }(round { $round })
    }.”{ $words ->
        [1] { " " }“{ $text }”
       *[other] { "" }
    }
os-say-promise-play =
    { $who } → { $to }: “I will play { $item }{ $round ->
        [0] { "" }
       *[other] { " " }(round { $round })
    }.”{ $words ->
        [1] { " " }“{ $text }”
       *[other] { "" }
    }
# An offer: $want and $give are 1 vote for, 2 spare, 3 go, 4 give a card, 5 play a card; -whom is 1 for "you", 2 for "me".
os-say-offer =
    { $who } → { $to }: “{ $want ->
        [1] { $want-whom ->
            [1] Vote for yourself
            [2] Vote for me
           *[other] Let your vote go to { $want-player }
        }
        [2] { $want-whom ->
            [2] Do not vote against me
           *[other] Do not vote against { $want-player }
        }
        [3] Go { $want-areas-to }
        [4] { $want-whom ->
            [2] Let me have a card from the truck
           *[other] Let { $want-player } have a card from the truck
        }
       *[5] Play { $want-item }
    }, and { $give ->
        [1] { $give-whom ->
            [1] my vote will go to you
            [2] my vote will go to myself
           *[other] my vote will go to { $give-player }
        }
        [2] { $give-whom ->
            [1] I will not vote against you
           *[other] I will not vote against { $give-player }
        }
        [3] I will go { $give-areas-to }
        [4] { $give-whom ->
            [1] you get a card when I search the truck
           *[other] { $give-player } gets a card when I search the truck
        }
       *[5] I will play { $give-item }
    }.”
os-say-refuse = { $who } → { $to }: “No deal.”

# What became of a statement: $verdict is 0 kept, 1 partly, 2 broken; $whom is 2 for "me".
os-word-dice =
    { $who }, “The monsters come here: { $areas }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-destination =
    { $who }, “I am going { $areas-to }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-vote =
    { $who }, “My vote goes to { $whom ->
        [2] myself
       *[other] { $player }
    }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-hand =
    { $who }, “In my hand: { $items }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-empty-hand =
    { $who }, “I have no cards”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-promise-vote-for =
    { $who }, “My vote will go to { $whom ->
        [2] myself
       *[other] { $player }
    }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-promise-spare =
    { $who }, “I will not vote against { $whom ->
        [2] myself
       *[other] { $player }
    }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-promise-go =
    { $who }, “I will go { $areas-to }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-promise-give =
    { $who }, “If I search the truck, { $player } gets a card”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.
os-word-promise-play =
    { $who }, “I will play { $item }”: { $verdict ->
        [0] word kept
        [1] half the truth
       *[other] word broken
    }.

## The table as text
os-picture-setup = { $phase }
os-picture-round = Round { $round } · { $phase }
os-picture-variant = (variant: { $variant })
os-picture-closed = closed
os-picture-strength = str. { $strength }
os-picture-person = { $who }: { $character }
os-picture-hidden = { $who }: ({ $character })
os-picture-name = { $who }
os-picture-family =
    { $alive } alive, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
os-picture-badge = badge
os-picture-victim = victim token
os-picture-eliminated = eliminated
os-picture-locked = has chosen
os-picture-destination = going { $area-to }
os-picture-cold-store = Cold store:
os-picture-dice-seen = Dice: { $dice }
os-picture-dice-secret = Dice (only you know): { $dice }
os-picture-dice-one = Dice under the hatch: { $count }, one shown: { $dice }
os-picture-dice-covered = Dice under the hatch: { $count }
os-picture-dice-waiting = Dice for the next shake: { $count }
os-picture-stock = Truck: { $deck } · box: { $boxed } · monsters in the pool: { $pool }
os-picture-played = · played: { $items }
os-picture-vote-discussion = { $question } Discussion { $area-in }: { $candidates }
os-picture-vote-decision = { $question } Vote { $area-in }: { $candidates }
os-picture-vote-tie-break = { $question } Tie { $area-in }: { $candidates }
os-picture-vote-victim = { $question } Chosen { $area-in }: { $candidates }
os-picture-last-vote = Last vote { $area-in } ({ $question })
os-picture-unplaced = { $who } places, dice { $dice }:
os-picture-hand = Your hand: { $items }
os-picture-hand-empty = Your hand is empty.
os-picture-drawn = Drawn from the truck: { $items }
os-picture-given = You gave { $item } to { $player }.
os-picture-winners = Victory: { $winners }
os-picture-nobody-survived = Nobody survived. Shared by { $winners }

os-legend =
    Signs on the board:
      !  the monsters get in as things stand    ·  attacked already this round    x  closed
      ●  a monster    ○  a free notch    2/3  people and spaces
      ✓  ready, or has voted    (Leader)  hidden
      { "*" }  a full row of the cold store, in force: row 1 lets monsters in at equal strength, rows 2 and 3 add a die each

## Variants
os-variant-1 = Getaway car
os-variant-1-text = The truck keys are worth 3 points instead of 1, but only if their holder has a living character on the car park when the game ends.
os-variant-2 = Blood ties
os-variant-2-text = At scoring, each player who lost no character at all gains 3 extra points.
os-variant-3 = Lullaby
os-variant-3-text = In phase 5 step B only areas with two or more Crybabies can draw a monster; a lone Crybaby attracts nothing.
os-variant-4 = Long night
os-variant-4-text = The game ends only when the living characters number one fewer than the players, or less.
os-variant-5 = Loud arms
os-variant-5-text = After one of the areas 1–5 in which a bat, chainsaw or Molotov was played this round is resolved, 1 monster comes to the car park.
os-variant-6 = Live feed
os-variant-6-text = A badge holder who has just looked under the hatch must choose one die and show it to everybody before phase 3.
os-variant-7 = Squeeze in
os-variant-7-text = Areas 1 to 5 each have one more character space.
os-variant-8 = Weak shutters
os-variant-8-text = At the end of a round an area 1–5 closes already with 5 monsters around it.
os-variant-9 = Haunting
os-variant-9-text = At the start of phase 6, before area 1, each eliminated player may move 1 monster from any area to another open area with a free notch.
os-variant-10 = Human wall
os-variant-10-text = Two or more Defenders in the same area 1–5 add 1 to that area's character strength, once.
os-variant-11 = Early dark
os-variant-11-text = The die of cold store row 2 is under the hatch from round 1 on. Filling row 2 has no effect.
os-variant-12 = Last toy
os-variant-12-text = A player whose Crybaby is eaten draws 1 item card, if they still have a living character and the deck is not empty.
os-variant-13 = Rationing
os-variant-13-text = The truck searcher draws only 2 cards, keeps one and gives the other away; nothing is boxed.
os-variant-14 = Small pockets
os-variant-14-text = Nobody may hold more than 2 item cards: whoever has a third at once boxes one of choice, face down.
os-variant-15 = No mercy
os-variant-15-text = Whenever a player's character dies, that player hands the victim token to another player of choice, never to themselves.
os-variant-16 = Convoy
os-variant-16-text = If four or more characters stand on the car park when its attack begins, 1 monster there returns to the pool before the first vote.
os-variant-17 = Last one standing
os-variant-17-text = A player with exactly one living character in the whole game has 1 extra vote in every vote that character takes part in.
os-variant-18 = Gathering crowd
os-variant-18-text = At the start of phase 7 every open area 1–5 without characters but with at least 1 monster gets 1 more monster.
os-variant-19 = Second ballot
os-variant-19-text = A tied vote is repeated at once between the tied players only, without talk or cards; only a second tie goes to the victim token's holder.
os-variant-20 = Well stocked
os-variant-20-text = Every player starts with 2 item cards instead of 1.
os-variant-21 = After you
os-variant-21-text = In phase 4 the player to the left of the badge holder moves first and the badge holder moves last.

## Epilogues
os-epilogue-1 = Ignition
os-epilogue-1-story = The key had been in one pocket all along. The engine coughs, catches, and everyone runs who still can. The driver looks into the mirror longer than at the road.
os-epilogue-2 = Table for all
os-epilogue-2-story = Nobody else counted heads out loud; you did, and the number was right. Your family eats cold beans in a circle while the others look away. Luck, you learn, is a kind of guilt too.
os-epilogue-3 = School run
os-epilogue-3-story = They cried all night, and they are alive. Three small hands hold one rope behind the last adult. At sunrise somebody begins to hum, and nobody tells them to stop.
os-epilogue-4 = Two shadows
os-epilogue-4-story = There are two of you, and the night was counted in screams. You take turns sleeping and neither sleeps. Whoever speaks first will have to speak of the others.
os-epilogue-5 = Arsenal
os-epilogue-5-story = You leave with both hands full. The blade is still warm, and people step aside before you ask. It takes days until you notice that the children step aside as well.
os-epilogue-6 = Behind the screens
os-epilogue-6-story = You saw it coming every time; that was the point of the chair. On the monitors the corridors are empty now. You rewind the tape to see whom you let walk into them.
os-epilogue-7 = One room
os-epilogue-7-story = In the end a single room was enough for everyone. You know each other's breathing now, and each other's lies. When the door opens, nobody wants to be first.
os-epilogue-8 = Shrinking walls
os-epilogue-8-story = Room by room the mall was taken from you. What is left smells of petrol and wet concrete. You draw the new map in chalk, and it fits on one palm.
os-epilogue-9 = Empty hooks
os-epilogue-9-story = Two families left nothing but coats. At the evening count somebody still reads their names. The silence after each is as long as it has to be.
os-epilogue-10 = The line
os-epilogue-10-story = They slept standing, backs against the shutters. In the morning the dents in the steel have the shape of people. They will hold again tonight; they have stopped asking for whom.
os-epilogue-11 = Silence
os-epilogue-11-story = By morning the shutters hang open and nobody is left to close them. The mould takes the escalators first, then the photographs on the phones. Somewhere a toy keeps laughing until its battery dies.
os-epilogue-12 = The quiet ones
os-epilogue-12-story = Hiding is easier now. No one asks for water in the dark, no one drops a toy at the wrong moment. The cold store hums, and it is the only lullaby left.
os-epilogue-13 = Bare shelves
os-epilogue-13-story = The truck is swept clean down to the straps. There was enough for everyone once, had anyone counted. Now there is only the question of who gets hungry first.
os-epilogue-14 = Hoarder
os-epilogue-14-story = Your rucksack rattles with everything you refused to spend. It could have saved somebody, at least once; you know exactly when. It is heavy, and you carry it anyway.
os-epilogue-15 = Council
os-epilogue-15-story = Three voices survived, each used to being obeyed. They agree on the route, on the rations, on everything except who walks last. The voting will go on.
os-epilogue-16 = Under the open sky
os-epilogue-16-story = The last of you stand between painted lines with nothing overhead but a late, grey sun. No door is left worth holding. So you start to walk.
os-epilogue-17 = The last guest
os-epilogue-17-story = One set of footprints leaves through the dust of the hall. Every shop is yours now, every mattress, every tin. You would give it all for one voice to argue with.
os-epilogue-18 = Open all hours
os-epilogue-18-story = Every shop still has its lights and its door. You sweep up the glass and, as a joke, write opening hours on a piece of cardboard. Nobody laughs, but everybody stays.
os-epilogue-19 = Handshake
os-epilogue-19-story = Two families walk out side by side, so that neither has to turn its back. The truce holds as far as the first crossroads. Beyond it, no one has written anything down.
os-epilogue-20 = Empty hands
os-epilogue-20-story = You come out with nothing, not a tin, not a stick. What kept you alive was other people, or the lack of them. You are not sure whom to thank.
os-epilogue-21 = One more day
os-epilogue-21-story = Nothing ended and nothing began. You bury what there is to bury and nail what can be nailed. The night will be longer than the last, and you know every face in it.

os-ending-nobody = Nobody survived. Everybody shares a hollow victory.
