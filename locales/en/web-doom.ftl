# DOOM in the browser: the board, the sheets, the guide. Nothing of areas stands here.

## The board
web-dm-board = The base
web-dm-compass = North is up
web-dm-square = { $area } { $column },{ $row }
web-dm-door = { $door }, { $state }
web-dm-blocked-wall = a wall blocks the view
web-dm-blocked-door = a closed door blocks the view
web-dm-blocked-obstacle = an obstacle blocks the view
web-dm-blocked-barrel = a barrel blocks the view
web-dm-blocked-figure = a figure blocks the view
web-dm-range = range { $range }
web-dm-range-odds = range { $range } · { $hit }%
web-dm-ground-blocking = Obstacle
web-dm-ground-blocking-text = Nobody walks or sees through it.
web-dm-ground-barrel = Exploding barrel
web-dm-ground-barrel-text = Blocks way and sight. Hit it and everybody next to it takes a wound.
web-dm-ground-hazard = Toxic waste
web-dm-ground-hazard-text = Whoever steps in takes a wound; whoever stays, another.
web-dm-ground-vent = Vent
web-dm-ground-vent-text = Trites crawl from one vent to another.
web-dm-ground-teleporter-red = Red teleporter
web-dm-ground-teleporter-red-text = For 1 point a marine jumps to the other one of this colour, even into the dark.
web-dm-ground-teleporter-blue = Blue teleporter
web-dm-ground-teleporter-blue-text = For 1 point a marine jumps to the other one of this colour, even into the dark.
web-dm-ground-teleporter-yellow = Yellow teleporter
web-dm-ground-teleporter-yellow-text = For 1 point a marine jumps to the other one of this colour, even into the dark.
web-dm-ground-exit = Exit
web-dm-ground-exit-text = Only marines may enter.
web-dm-door-normal = Door
web-dm-door-normal-text = Opened or closed for 2 points by anybody beside it. Closed, it stops everything.
web-dm-door-red = Red security door
web-dm-door-red-text = Locked until a marine finds its key; monsters cannot use it.
web-dm-door-blue = Blue security door
web-dm-door-blue-text = Locked until a marine finds its key; monsters cannot use it.
web-dm-door-yellow = Yellow security door
web-dm-door-yellow-text = Locked until a marine finds its key; monsters cannot use it.
web-dm-marine-text = Wounds { $wounds } of { $full }, armour { $armor }, bullets { $bullets }.

## The list of squares
web-dm-list-marine = { $name }: wounds { $wounds }, armour { $armor } { $order }
web-dm-list-monster = { $name } with { $wounds } of { $life } wounds
web-dm-list-seen = In sight, range { $range }
web-dm-list-hidden = Range { $range }, but { $why }
web-dm-list-no-way = No way there
web-dm-list-dark = In the dark, as Recon showed it
# $area (text): the name of an area in the dark.
web-dm-list-dark-area = { $area }, not revealed yet
# $left, $right, $top, $bottom (numbers)
web-dm-list-extent = Columns { $left } to { $right }, rows { $top } to { $bottom }
# $what (text): a monster, a token, a door; $column, $row (numbers)
web-dm-list-at = { $what } at { $column },{ $row }
web-dm-list-answers =
    { $count ->
        [one] 1 answer
        *[other] { $count } answers
    }

## Marines and the invader
web-dm-sides = Sides
web-dm-you = you
web-dm-off-board = off the board
web-dm-order = Order: { $order }
web-dm-wounds = wounds
web-dm-wounds-long = { $wounds } of { $full } wounds left
web-dm-armor = armour
web-dm-deck =
    { $rounds ->
        [one] in the deck: 1 round to the next frag
        *[other] in the deck: about { $rounds } rounds to the next frag
    }
web-dm-hand = Your hand
web-dm-hand-size =
    { $count ->
        [one] 1 card in hand, at most { $limit }
        *[other] { $count } cards in hand, at most { $limit }
    }
web-dm-hand-own = Hand { $count } of { $limit }; marines see only the number
web-dm-spawn-card = spawn card
web-dm-pile = Discard pile { $count }, last: { $last }

## The matter in hand
web-dm-matter = What is going on
web-dm-odds = Chances
web-dm-hit = to hit
web-dm-wounds-chance =
    { $wounds ->
        [one] { $chance }% for a wound or more
        *[other] { $chance }% for { $wounds } wounds or more
    }
web-dm-nobody = Nobody would be hit
web-dm-against = against { $who }
web-dm-sum = range { $range }, needed { $needed } · damage { $damage }
web-dm-sum-melee = damage { $damage }
web-dm-sum-miss = a miss
web-dm-die =
    { $die }: range { $range }, damage { $damage }{ $bullet ->
        [1] , a bullet
        *[other] {""}
    }
web-dm-die-miss = { $die }: a miss
web-dm-pick-die = Roll this die again
web-dm-card-shown = played by the invader
web-dm-revealed = just revealed

## What ends the game
web-dm-stakes = What ends the game
web-dm-frags = frags
web-dm-stake-deck = deck
web-dm-stake-reached = reached
web-dm-stake-reached-long = Reached so far for the objective: { $reached }.
web-dm-stake-countdown = rounds left
web-dm-stake-frags-long = The invader has { $frags } frags and wins with { $goal }.
web-dm-stake-deck-long = { $deck } cards in the deck; when it runs out the invader gets a frag.
web-dm-stake-countdown-long =
    { $left ->
        [one] 1 round left for the next goal.
        *[other] { $left } rounds left for the next goal.
    }
web-dm-phase-marine = Marines
web-dm-phase-invader = Invader

## Answers
web-dm-bundle-step = Step to…
web-dm-bundle-to = Walk to…
web-dm-bundle-at = Attack a square…
web-dm-bundle-idle = A square without a foe…
web-dm-bundle-place = Place it…
web-dm-bundle-respawn = Come back at…
web-dm-bundle-activate = Activate a monster…
web-dm-bundle-reroll = Roll again…
web-dm-bundle-walk = Walk the attack on…
web-dm-bundle-knock = Knock back to…
web-dm-bundle-vent = Through the vents…
web-dm-bundle-token = Choose a token…
web-dm-bundle-reuse = Use a figure again…
web-dm-confirm-friends =
    { $friends ->
        [one] A marine would be hit. Attack all the same?
        *[other] { $friends } marines would be hit. Attack all the same?
    }
web-dm-confirm-nobody = Nobody stands there. Attack all the same?
web-dm-forecast-end = Unused points and attacks are lost.
web-dm-mark-friends = only friends there
web-dm-mark-nobody = nobody there
# What each action gives, on its button.
web-dm-gain-sprint = move twice as far
web-dm-gain-unload = two attacks
web-dm-gain-advance = move and attack
web-dm-gain-prepare = an order, and move or attack
web-dm-price =
    { $points ->
        [one] costs 1 point
        *[other] costs { $points } points
    }

## The end
web-dm-won-marines = The marines win
web-dm-won-invader = The invader wins
web-dm-won-goal = They did what they came for.
web-dm-won-frags = { $frags } frags of { $goal }.
web-dm-won-countdown = Time ran out.
web-dm-result-lead =
    { $rounds ->
        [one] { $scenario }, 1 round.
        *[other] { $scenario }, { $rounds } rounds.
    }
web-dm-result-anew = Play it again
web-dm-result-deaths =
    { $count ->
        [one] fragged once
        *[other] fragged { $count } times
    }
web-dm-result-killed = { $monster }: { $count } killed
web-dm-result-curve = Frags
web-dm-result-turning = Turning points

## The first game
web-dm-step-action = Choose an action
web-dm-step-action-text = Sprint is 8 steps, Unload two attacks, Advance 4 steps and an attack, Prepare a move or an attack and an order.
web-dm-step-walk = Go to the door
web-dm-step-walk-text = Squares you can reach are outlined. Tokens are free to pick up; a door costs 2 points.
web-dm-step-spawn = Bring monsters
web-dm-step-spawn-text = Play one spawn card a turn. Monsters appear where no marine sees: on the dark squares.
web-dm-hint-door = Open the door
web-dm-hint-door-text = Behind it lies a dark area. The moment you see a square of it, the lights go on.
web-dm-hint-attack = Shoot
web-dm-hint-attack-text = Point at a target: the ray shows range and what blocks it, the strip below the chances.
web-dm-hint-order = Give an order
web-dm-hint-order-text = Guard lets you attack in the invader's turn; Dodge and Aim let dice be rolled again.
web-dm-hint-pick-up = Take it
web-dm-hint-pick-up-text = Picking up costs nothing, even in the middle of a move.
web-dm-hint-light = Light keeps them away
web-dm-hint-light-text = Monsters cannot appear on squares a marine sees. Stand where you see a lot.
web-dm-hint-frags = A frag
web-dm-hint-frags-text = Each death of a marine and each end of the deck is a frag. You come back, but they add up.
web-dm-hint-respawn = Come back
web-dm-hint-respawn-text = Choose a square 8 to 16 away from where you fell. Your weapons and ammunition are still yours.
web-dm-hint-activate = Move your monsters
web-dm-hint-activate-text = Each monster may move and attack once. Shooters first, then those who bite.
web-dm-hint-strike = Attack
web-dm-hint-strike-text = Melee monsters attack the next square only; imps and archviles shoot along a line.
web-dm-hint-window = Play or pass
web-dm-hint-window-text = You are asked at the same moments whatever you hold, so a pass tells nothing.
web-dm-hint-discard = Too many cards
web-dm-hint-discard-text = Let go of spawn cards whose figures are all on the board, keep a Dodge.
web-dm-hint-dark = You know the base
web-dm-hint-dark-text = The pale part is what the marines have not seen. They do not know even its size.

## The rules in two minutes
web-dm-primer-goal = One against all
web-dm-primer-goal-text = One to three marines explore a base that only the invader knows. The marines win by doing what the scenario asks; the invader by collecting frags: one for every death of a marine and for every time the deck runs out.
web-dm-primer-turn = A marine's turn
web-dm-primer-turn-text = Choose one of four actions: run, shoot twice, walk and shoot, or get ready with an order. Walk square by square, diagonals included; doors cost 2 points, tokens nothing.
web-dm-primer-attack = Attacks
web-dm-primer-attack-text = You need a free line to the square and enough range on the dice; a cross is a miss. Damage divided by armour makes wounds. A bullet on a die costs one token of ammunition.
web-dm-primer-dark = Into the dark
web-dm-primer-dark-text = As soon as a marine sees a square of a dark area, all of it is revealed with its monsters. Keys open security doors for everybody.
web-dm-primer-invader = The invader
web-dm-primer-invader-text = Draws cards, brings monsters where nobody looks, then moves and attacks with all of them. Event cards strike in anybody's turn.
