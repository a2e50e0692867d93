# What only the browser says about Zombicide, all editions.

web-zc-board = Street plan
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
web-zc-stake-danger-long = Danger Level: { $level }. It sets how many Zombies each card brings. Experience up to the { $next } Level: { $lacks }.
web-zc-stake-danger-last = Danger Level: Red. Every card brings the most Zombies it can.
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
    [0] no Zombie sees this Zone
    [one] one Zombie sees this Zone
   *[other] { $watching } Zombies see this Zone
 }.
web-zc-forecast-into = { $zone }: your move ends among { $here ->
    [one] one Zombie
   *[other] { $here } Zombies
 }; { $watching } more see this Zone.
# $zone (text), $here, $watching, $wounds, $coming (numbers)
web-zc-forecast-step = { $zone }: { $here ->
    [0] { $watching ->
        [0] no Zombie sees this Zone
        [one] one Zombie sees this Zone
       *[other] { $watching } Zombies see this Zone
     }
    [one] your move ends beside one Zombie
   *[other] your move ends among { $here } Zombies
 }. Wounds to the team if they acted then: { $wounds }. { $coming ->
    [0] No group would come there.
    [one] One group would come there.
   *[other] { $coming } groups would come there.
 }
web-zc-forecast-end = { $wounds ->
    [0] If they acted now, they would deal no Wound.
    [one] If they acted now, they would deal 1 Wound.
   *[other] If they acted now, they would deal { $wounds } Wounds.
 } { $groups ->
    [0] Nobody is on the way to you.
    [one] One group would move, as the arrows show.
   *[other] { $groups } groups would move, as the arrows show.
 }
# $dice, $least, $damage, $percent, $expected (numbers)
web-zc-forecast-attack = Dice: { $dice }, { $least }+ hits, Damage { $damage }. At least one hit: { $percent }%. On average: { $expected } hits.
# $dice, $least, $damage, $percent, $expected, $kill (numbers)
web-zc-forecast-kill = Dice: { $dice }, { $least }+ hits, Damage { $damage }. At least one hit: { $percent }%, at least one killed: { $kill }%. On average: { $expected } hits.
# $zone, $rival (texts), $noise, $most (numbers)
web-zc-forecast-noise = Noise { $zone-in } would be { $noise }. Loudest elsewhere: { $rival } with { $most }. Zombies who see nobody go where it is loudest.
web-zc-forecast-noise-alone = Noise { $zone-in } would be { $noise }, and it is quiet everywhere else. Zombies who see nobody go where it is loudest.
# $zone (text), $zombies, $friends (numbers)
web-zc-forecast-fire = Fire { $zone-in }. Zombies there: { $zombies }; Survivors there: { $friends }. Nobody in it lives.
web-zc-confirm-fire = { $friends ->
    [one] One Survivor stands in the Zone you are about to burn, and fire spares nobody.
   *[other] { $friends } Survivors stand in the Zone you are about to burn, and fire spares nobody.
 }
web-zc-confirm-friends = { $friends ->
    [one] One Survivor stands in that Zone: every miss strikes them.
   *[other] { $friends } Survivors stand in that Zone: every miss strikes one of them.
 }
# $actions, $wounds (numbers)
web-zc-confirm-end = Actions left: { $actions }. Now the dead act, and as things stand they deal Wounds: { $wounds }.
web-zc-bundle-trade = Trade with…
web-zc-bundle-shift = Move a card…
web-zc-bundle-drop = Discard a card…
web-zc-wounds = Wounds: { $wounds }
web-zc-xp = { $xp } XP
web-zc-actions = { $actions ->
    [0] No Action left
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
web-zc-track = { $xp } XP, { $level } Level; { $left } more for the next
web-zc-track-end = { $xp } XP, { $level } Level, the highest
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
web-zc-arrange = Drag a card to another slot, or pick the card and then the slot.
web-zc-arrange-picked = Now pick one of the marked slots.
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
web-zc-does-hide = Zombies do not see the Survivor until they attack or make noise
web-zc-does-push = Pushes the Zombies of a Zone one Zone away
web-zc-does-run = A Survivor in sight gets a free move
web-zc-does-bile = Poured in a Zone; a Torch sets it on fire
web-zc-does-torch = One more card with every search; sets Dragon Bile on fire
web-zc-does-food = Eaten for 1 XP
web-zc-does-ambush = A Walker appears, and the card is gone
web-zc-card-source = Where the figures come from
# $name (text) is the name of a source.
web-zc-source-seed = From the rulebook.
web-zc-source-public = From a public list: { $name }.
web-zc-source-reconstructed = Reconstructed by us.
web-zc-note-hammer = One public list says 3+, another 4+; here it is 3+. Doors are rolled for with the same figure, as the rulebook says.
web-zc-note-mana-blast = One public list reaches 0–2 Zones, another only 1; here it is 0–2.
web-zc-note-inferno = Public lists disagree whether two can strike together. There is only one in the box, so it seldom matters; here they cannot.
web-zc-note-orcish-crossbow = An early public list gives 3 damage in melee, but the rulebook knows no weapon with 3; here it is 2.
web-zc-note-dagger = One public list lets it be thrown; the rulebook and all others do not.
web-zc-note-crossbow = One public list has every crossbow reloaded; the rulebook names only two others, so this one is not.
web-zc-note-hand-crossbow = The rulebook prints the range 0–1; one public list has 0–3.
web-zc-note-fireball = Two copies: with them the cards add up to the number printed on the box.
web-zc-note-shield = A public list first had 3+ and corrected it to 4+.
web-zc-note-apples = One post in a forum speaks of 3 XP; the public list has 1 for all food.
web-zc-note-aaahh = The rulebook never mentions it; it is in the public list of the cards in the box.
web-zc-matter = On the table
web-zc-deal = Starting cards
# $left (number)
web-zc-deal-text = { $left ->
    [one] One card is left to deal.
   *[other] { $left } cards are left to deal.
 } “Deal them out in order” deals all the rest.
# $name (text) is a Survivor.
web-zc-drawn = { $name } draws a card
web-zc-drawn-text = Keep it, or try again?
web-zc-find = A new card: { $name }
web-zc-find-text = Take it along or leave it?
web-zc-find-kept = Taken along.
web-zc-find-left = Left behind.
web-zc-find-ambush = An ambush!
web-zc-trade = Trade
# $one, $other (texts) are Survivors.
web-zc-trade-text = { $one } and { $other }: carry cards between the two boards.
web-zc-trade-agree = { $one } and { $other }: does the other player agree?
# $zone (text), $least, $damage (numbers)
web-zc-attack-at = At { $zone }: { $least }+ hits, Damage { $damage }
web-zc-attacks = Attack on { $zone-acc }
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
web-zc-odds-some = At least one hit: { $percent }%
web-zc-odds-hits = Hits
web-zc-odds-kills = Killed
# $count, $percent (numbers)
web-zc-odds-bar-hits = Hits: { $count }, chance { $percent }%
web-zc-odds-bar-kills = Killed: { $count }, chance { $percent }%
web-zc-door-opens = The door gives way.
web-zc-door-holds = The door holds.
# $zone (text)
web-zc-divide = Wounds { $zone-in }
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
web-zc-way = { $kind } { $zone-in }
web-zc-way-text = More than one way is open; the team chooses.
web-zc-blow = The dead strike { $zone-in }
web-zc-blow-text = { $count ->
    [one] One Wound is dealt.
   *[other] { $count } Wounds are dealt.
 }
web-zc-fire = Fire { $zone-in }
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
web-zc-spawn-text = A card for every Spawn Zone, read at the { $level } Level
# $level (text)
web-zc-spawn-building = A card for every room of the opened building, read at the { $level } Level
web-zc-spawn-back = A card for { $zone }, still face down
web-zc-spawn-enemies = { $zone }: { $kind } ×{ $count }.
web-zc-spawn-nobody = { $zone }: nobody comes
web-zc-spawn-double = Double Spawn: the next Zone draws two cards
web-zc-spawn-necromancer = { $zone }: a Necromancer, and a new Spawn Zone
web-zc-spawn-extra = Extra Activation: { $kind }
web-zc-spawn-idle = Extra Activation of { $kind }: nothing yet at this Level
# $colour (text)
web-zc-objective-is = The objective is turned: { $colour }.

web-zc-hint-door = Closed doors
web-zc-hint-door-text = Pick the door. What is in hand opens it, some with a roll, and most of it is loud. The first look into a closed building turns a card of the dead for every room.
web-zc-hint-attack = Strike first
web-zc-hint-attack-text = Point at an attack: the bars below show how many hits to expect. A Fatty falls only to Damage 2. Shots into a Zone with friends can hit them.
web-zc-hint-search = Search the rooms
web-zc-hint-search-text = In a room without Zombies, once per Turn: turn a card and take it along. Better weapons decide this game.
web-zc-hint-objective = An objective lies here
web-zc-hint-objective-text = Taking it costs one Action and brings 5 XP. A coloured one opens the door of its colour. But whoever gains experience wakes more of the dead.
web-zc-hint-noise = They hear you
web-zc-hint-noise-text = Rings are noise. Zombies who see nobody walk to the loudest Zone. You can use that: noise in one place keeps another one quiet.
web-zc-hint-zombies = The dead have their turn
web-zc-hint-zombies-text = After you they act: those who share your Zone strike, all others take a step. Runners do it twice. Every step in the log says why.
web-zc-hint-spawn = And more rise
web-zc-hint-spawn-text = Every Spawn Zone turns a card. The Danger Level of your most experienced Survivor says how many come.
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
web-zc-setup-won = won before
# $name (text) is a mission.
web-zc-setup-plan = Plan of the mission { $name }
web-zc-setup-start = here you begin
web-zc-setup-hidden = what lies face down only the game will show
web-zc-setup-lost = You lose when
web-zc-setup-lost-all-dead = the whole team is dead
web-zc-setup-lost-any-death = anybody in the team dies
# $limit (number)
web-zc-setup-lost-necromancer = a Necromancer escapes while { $limit } or more Spawn tokens are active
web-zc-setup-lost-mold = active Mold links two Spawn Zones
web-zc-setup-lost-beacon = Corruption reaches the Beacon
web-zc-setup-lost-impossible = the goal is out of reach for good
# $count (number)
web-zc-setup-rules = Rules of this mission ({ $count })
web-zc-setup-skills = All skills

# Zombicide: the end
# $rounds, $kills (numbers)
web-zc-result-lead = Rounds: { $rounds }. Zombies killed: { $kills }.
# $name (text) is a mission.
web-zc-result-mission = Mission: { $name }
# $count (number)
web-zc-result-kills = Kills: { $count }
web-zc-result-curve = Zombies on the board and the Danger Level, step by step
web-zc-result-turning = What turned it
web-zc-result-next = The next mission
web-zc-result-anew = The same mission, other luck

# Zombicide: the ask bar
web-zc-verb-move = Move
web-zc-verb-melee = Strike
web-zc-verb-ranged = Shoot
web-zc-verb-magic = Cast a spell
web-zc-verb-enchant = Cast an enchantment
web-zc-verb-door = Doors
web-zc-verb-deal = Give the card to…
web-zc-verb-bile = Pour Dragon Bile
web-zc-verb-fire = Throw the Torch
web-zc-verb-hit = Whom do you hit?
web-zc-verb-wound = Who takes the Wound?
web-zc-verb-turn = Whose Turn?
web-zc-verb-token = Which token?
web-zc-verb-room = Which room?
# $actions (number)
web-zc-mark-price = costs { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}
# $wounds (number)
web-zc-mark-wounds = { $wounds ->
    [one] 1 Wound if they act now
   *[other] { $wounds } Wounds if they act now
}
web-zc-mark-dies = dies
web-zc-mark-nobody = nobody there
# $friends (number)
web-zc-mark-friends-only = only friends there
web-zc-mark-friends = { $friends ->
    [one] 1 friend there
   *[other] { $friends } friends there
}
# $percent (number)
web-zc-mark-kill = kills: { $percent }%
# $name (text) is a Survivor.
web-zc-confirm-lose = { $name } would die of it, and with that the game is lost.
# $friends (number)
web-zc-confirm-nobody = { $friends ->
    [0] No enemy stands there: the Action would be wasted.
   *[other] No enemy stands there, only friends: whatever misses, hits them.
}
# $count (number) of Survivors.
web-zc-out = { $count ->
    [one] Your Survivor has fallen. The others fight on: watch as fast as you like, or leave.
   *[other] Your Survivors have fallen. The others fight on: watch as fast as you like, or leave.
}
web-zc-out-escaped = { $count ->
    [one] Your Survivor is out of danger. The others are still at it: watch as fast as you like, or leave.
   *[other] Your Survivors are out of danger. The others are still at it: watch as fast as you like, or leave.
}
web-zc-arrange-full = That place is taken and the backpack is full: discard a card first.
web-zc-arrange-own = Somebody trades with you: meanwhile you may put your own cards in order. Drag a card, or press it.

# Zombicide: the first game by the hand
# $names (text), $others (number) of Survivors somebody else leads.
web-zc-opening-you = { $others ->
    [0] You lead the whole team: { $names }.
   *[other] You lead { $names }. The others are on your side.
}
web-zc-step-deal = Give out the weapons
web-zc-step-deal-text = Everybody needs a card. “Deal them out in order” gives out all of them at once; or give them one by one to whom they suit.
web-zc-step-first = Choose who begins
web-zc-step-first-text = The first player acts first this round; the marker passes on every round. Choose yourself to have the first word.
web-zc-step-move = Take a step
web-zc-step-move-text = A Survivor has three Actions. Zones that glow can be reached: choose one. The button says what the step costs and what it risks.
web-zc-step-end = End the Turn
web-zc-step-end-text = All Actions are spent. When everybody has had a Turn, the dead have theirs: look at the arrows to see where they would go.

# Zombicide: what things are
web-zc-enemy-walker = One Action a turn: it strikes if somebody stands in its Zone, otherwise it takes a step. Any weapon fells it. 1 XP.
web-zc-enemy-fatty = As slow as a Walker, but only a weapon of Damage 2 fells it. 1 XP.
web-zc-enemy-runner = Two Actions a turn: it can step and strike in one go. Any weapon fells it. 1 XP.
web-zc-enemy-abomination = Damage 3 or Dragon Fire fells it, nothing less. There is only one. 5 XP.
web-zc-enemy-necromancer = He strikes nobody and runs for a Spawn Zone: if he gets away with enough tokens on the board, you lose. Any weapon fells him. 1 XP.
web-zc-thing-exit = Exit
web-zc-thing-exit-text = Survivors leave the board here once the mission allows it.
web-zc-thing-objective = Objective
web-zc-thing-objective-text = The cross is what the mission wants. Taking it costs one Action and brings 5 XP; a coloured one also opens the doors of its colour.
web-zc-thing-spawn = Spawn Zone
web-zc-thing-spawn-text = At the end of every round a card is turned for it and the dead rise here. The number is its place in the order. A pale one sleeps until the mission wakes it.
web-zc-thing-vault-door = Door of a vault
web-zc-thing-vault-door-text = It leads into a vault beside the board, where artefacts lie.
web-zc-thing-bile = Dragon Bile
web-zc-thing-bile-text = A Torch thrown in sets it on fire: everybody in the Zone dies, friend or foe.
web-zc-thing-items = Cards in the vault
web-zc-thing-items-text = Taking one costs an Action.
web-zc-thing-door = Door
web-zc-thing-door-text = Closed, nobody walks or sees through it. Some weapons open it. The first look into a closed building turns a card of the dead for every room.
web-zc-thing-locked = Locked door
web-zc-thing-locked-text = Only what the mission names opens it, mostly the objective of its colour.
web-zc-thing-wounds = Wounds
web-zc-thing-wounds-text = The third Wound kills.
# $level (text)
web-zc-thing-level = Danger Level: { $level }
web-zc-thing-level-text = Experience raises it: more skills for you, and more dead with every card.
# $wounds (number), $level, $skills (texts)
web-zc-survivor-text = Wounds: { $wounds } of 3. Level: { $level }. Skills: { $skills }.

# Zombicide: in two minutes
web-zc-primer-goal = Together, for a goal
web-zc-primer-goal-text = You are one team. Every mission names its goals; reach them all and you win. If nobody is left, or the mission's own peril comes true, you lose.
web-zc-primer-turn = Three Actions each
web-zc-primer-turn-text = In your Turn a Survivor spends three Actions: walk, open a door, search a room, strike, shoot, trade. A die that shows the Accuracy of the weapon or more is a hit.
web-zc-primer-dead = Then the dead
web-zc-primer-dead-text = Each of them strikes if somebody stands in its Zone, a Wound each, no roll. The others take a step towards whom they see, or towards the loudest Zone. The third Wound kills.
web-zc-primer-danger = And more rise
web-zc-primer-danger-text = Every Spawn Zone turns a card. The more experience your best Survivor has, the more dead it brings: kill enough to grow, not more than you can bear.
web-zc-primer-noise = Noise, doors, time
web-zc-primer-noise-text = Loud weapons call the dead from far away. A closed building is quiet until you open it, and then every room is turned at once. Stay together and do not dawdle.

# Zombicide: trades, legend, the board in words
# $from, $to (texts) are Survivors.
web-zc-trade-from-to = { $from } → { $to }
web-zc-trade-nothing = No card changes hands.
web-zc-legend = What lies on the board
# $zones (text) is a list of places.
web-zc-list-ways = Leads to: { $zones }
web-zc-list-doors = Closed door to: { $zones }
web-zc-list-sees = In sight: { $zones }

# Stations: Mold, Machines, air, ammunition.
web-zc-stake-mold = Mold
# $gap (number) of zones
web-zc-stake-mold-text = { $gap ->
    [one] One more Zone of Mold joins two Spawn Zones, and the game is lost.
   *[other] { $gap } more Zones of Mold join two Spawn Zones, and the game is lost.
 }
web-zc-peril-mold = Active Mold joins two Spawn Zones. Zones still missing: { $gap }.
web-zc-peril-impossible = a goal can no longer be met, such as when Mold swallows an objective it needs.
web-zc-mold-active = Active Mold
web-zc-mold-inactive = Inactive Mold
web-zc-thing-mold = Mold
web-zc-thing-mold-text = It opens all walls of its Zone and ends searching there. Active Mold hides what lies behind it; fire puts it to sleep. A chain of it between two Spawn Zones loses the game.
web-zc-special-security = Security Room
web-zc-special-oxygen = Oxygen Supply Room
web-zc-special-airlock = Airlock
web-zc-machine-bot = Peacekeeper Bot
web-zc-machine-sentry-gun = Falchion Sentry Gun
web-zc-machine-active = { $machine }: moved this round, so Xenos see it
web-zc-thing-bot = Peacekeeper Bot
web-zc-thing-bot-text = Whoever has the green remote control drives it, shoots and strikes with it for an Action each. It walks along with anybody who leaves its Zone. One point of Damage destroys it.
web-zc-thing-sentry-gun = Falchion Sentry Gun
web-zc-thing-sentry-gun-text = It shoots for whoever stands in its Zone or has the purple remote control. One point of Damage destroys it.
web-zc-thing-scientist = Scientist
web-zc-thing-scientist-text = Walks to the exit alone, one Zone a round. The first blow kills, and the mission is lost.
web-zc-thing-crew = Crew
web-zc-thing-crew-text = People who wait at the exit, loud as Noise. One leaves each round.
# $cards (text)
web-zc-attached = With: { $cards }
# $colour (text)
web-zc-remote = Remote control ({ $colour })
# $count (number)
web-zc-crew = Crew at the exit: { $count }
web-zc-tanks = Oxygen Tanks in store: { $count }
web-zc-doors-left = Doors that can still be closed: { $count }
web-zc-door-broken = Broken door between { $from } and { $to }
web-zc-door-secured = Secured airlock between { $from } and { $to }
web-zc-outcome-mold-linked = The Mold has joined hands, and the station is lost.
web-zc-outcome-impossible = What the mission needed is gone for good.
web-zc-does-oxygen = On the body: air outside the station
web-zc-does-searchlight = On the body: two cards with every search
web-zc-does-drone = On the body, one Action a Turn: look at the next two Xenos cards
web-zc-does-ablative = On the body: discard it against one whole Attack or one stray hit
web-zc-does-flamethrower = With a Canister: everything in the Zone burns
web-zc-verb-door-token = Open or close
web-zc-verb-machine = Machine
web-zc-verb-hellfire = Burn
# $wounds, $groups, $doors (numbers)
web-zc-forecast-end-doors = { $wounds ->
    [0] If they acted now, they would hurt nobody.
   *[other] If they acted now, they would deal { $wounds } Damage.
 } Groups that would set out: { $groups }. Doors they would break: { $doors }, where the arrows end.
web-zc-step-door = Shut a door
web-zc-step-door-text = Once per Turn you close or open an opening of your Zone, for free. A shut door hides you, and breaking it costs the Xenos an Action. Choose one that leads away from where you want to go.
web-zc-step-machine = Drive a Machine
web-zc-step-machine-text = You hold a remote control. Choose the Machine or a glowing Zone: for an Action it moves or attacks, wherever it stands. Let it take the blows meant for you.
web-zc-hint-focus = All on one target
web-zc-hint-focus-text = A concentrated attack adds up the Damage of all its hits on one single Xenos, and hits no other: this is how small weapons bring down a Tank or the Abomination.
web-zc-hint-ammo = Load it
web-zc-hint-ammo-text = Drag ammunition onto a weapon of its sign. It stays there and makes every attack better; Prototypes shoot only with an Energy Cell.
web-zc-hint-mold = The Mold grows
web-zc-hint-mold-text = Wherever an Abomination goes, Mold follows: it opens walls and swallows what lies there. The number in the strip above counts the Zones until two Spawn Zones are joined. Then the station is lost.
web-zc-hint-tank = Air for outside
web-zc-hint-tank-text = Take an Oxygen Tank and wear it on the body: only then may you go through an airlock, and you must keep it on out there.

# Fortresses: ramparts, Guards, Cauldrons, the Beacon and Corruption.
web-zc-stake-beacon = Beacon
# $gap (number) of zones
web-zc-stake-beacon-text = { $gap ->
    [one] Corruption is one step from the Beacon. If it reaches it, the game is lost.
   *[other] Corruption is { $gap } steps from the Beacon. If it reaches it, the game is lost.
 }
web-zc-peril-beacon = Corruption reaches the Beacon. Steps it still needs: { $gap }.
web-zc-outcome-beacon-corrupted = The Beacon has gone out, and the fortress is lost.
web-zc-outcome-guard-killed = A Guard has fallen, and all of them were to live.
web-zc-outcome-empress-wounded = The Empress is wounded, and with her the realm.
web-zc-ground-walkway = Walkway
web-zc-ground-ruin = Ruins
web-zc-ladder-hangs = A rope ladder hangs here
# $count (number)
web-zc-guards = Guards: { $count }
web-zc-cauldron = Cauldrons: { $count }
web-zc-token-ladders = Rope ladders: { $count }
web-zc-token-drops = Vault weapons lying here: { $count }
web-zc-token-pile = Cards in the pile: { $count }
web-zc-kept-ladder = Rope ladders: { $count }
web-zc-kept-tome = Tomes: { $count }
web-zc-kept-fragment = Fragments: { $count }
web-zc-kept-relic = Relics: { $count }
web-zc-kept-beacon = The Empress
web-zc-thing-guards = Guards
web-zc-thing-guards-text = Once per Turn a Hero orders the Guards of one Zone for an Action: to move, strike, shoot or work a Cauldron. Each takes one blow and falls. Each is as loud as a Hero.
web-zc-thing-cauldron = Cauldron
web-zc-thing-cauldron-text = Three Actions push it one Zone; three Actions on a Walkway pour it onto a Zone below, and everybody there dies. Three Guards do either with one order.
web-zc-thing-empress = The Empress
web-zc-thing-empress-text = She walks one Zone each round. A single Wound of hers loses the game.
web-zc-thing-beacon = The Beacon
web-zc-thing-beacon-text = Corruption crawls towards it. If its Zone is taken, the game is lost.
web-zc-thing-frozen = Frost
web-zc-thing-frozen-text = Enemies in this Zone miss their next Activation; then the token goes.
web-zc-thing-ladders = Rope ladder
web-zc-thing-ladders-text = Taken for an Action and hung on a rampart for another: Heroes climb by it, enemies do not.
web-zc-thing-drops = Vault weapon
web-zc-thing-drops-text = It lies face down. An Action takes it.
web-zc-thing-pile = Pile of cards
web-zc-thing-pile-text = Supplies of the tutorial: an Action takes the next card.
web-zc-thing-cache = Cache
web-zc-thing-cache-text = What the mission needs is kept here. An Action takes one.
web-zc-thing-corruption = Corruption
web-zc-thing-corruption-text = The Zone counts as street, walls between two such Zones are gone, and nobody searches there. A Siege brings enemies to every one of them.
# $zone (text)
web-zc-order = Guards { $zone-in }
# $count (number)
web-zc-order-text = { $count ->
    [one] One obeys.
   *[other] { $count } obey.
 } Choose a Zone or an order; only that costs the Action.
web-zc-verb-order = Order Guards
web-zc-verb-guards-move = Guards: march
web-zc-verb-guards-ranged = Guards: shoot
web-zc-verb-cauldron = Cauldron
web-zc-verb-ladder = Ladder
web-zc-does-extra-magic-die = One more die with another Combat spell in the other hand
web-zc-does-pair-damage-2 = Two of these together deal Damage 2
web-zc-does-grant = A Hero in sight has this skill until the end of the round
web-zc-step-pile = Take from the pile
web-zc-step-pile-text = Supplies lie in this Zone. One Action takes the next card: share out what you find.
web-zc-hint-beacon = Guard the Beacon
web-zc-hint-beacon-text = The number at the lantern above counts the steps between Corruption and the Beacon. At none, all is lost.
web-zc-hint-order = Guards obey you
web-zc-hint-order-text = Choose Guards anywhere on the board: once per Turn, for an Action, they move, strike, shoot or work a Cauldron. What they kill counts as yours.
web-zc-hint-cauldron = Boiling oil
web-zc-hint-cauldron-text = A Cauldron poured from a Walkway kills everybody in a Zone below it, friend or foe. It takes three Actions, or three Guards.
web-zc-hint-rampart = On the rampart
web-zc-hint-rampart-text = From up here you see and shoot far over the streets. Stairs lead down for everybody; where there are none, enemies fall but climb only in a Siege.
