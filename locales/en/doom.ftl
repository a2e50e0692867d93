# DOOM: The Board Game: marines, monsters, cards, and every sentence of the rules.
# Names and texts of areas are not here: this file goes to every player. They stand in content/doom/scenario-*.toml.
dm-title = DOOM: The Board Game
dm-tagline = Marines in a dark base against one invader with a hidden hand

## Options of a table
dm-scenario-own = { $words-en }
dm-scenario-own-text = { $words-en }
dm-option-scenario = Scenario
dm-option-scenario-text = The base to explore and what the marines must do there. Only the invader knows its plan: the marines discover it door by door.
dm-option-difficulty = Difficulty
dm-option-difficulty-text = How much the marines start with, and how many cards the invader may hold.
dm-role-invader = Invader
dm-role-invader-text = Runs all monsters and a hidden hand of cards, and knows the whole base.
dm-role-marine = Marine
dm-role-marine-text = Explores the base with the other marines; they win or lose together.

## Scenarios and difficulty settings
dm-scenario-knee-deep-in-the-dead = Knee Deep in the Dead
dm-scenario-knee-deep-in-the-dead-text = Leave by the red airlock: find the red key, open the red security door, and get one marine onto an exit square behind it.
dm-scenario-coolant-sump = Coolant Sump
dm-scenario-coolant-sump-text = Close both valves (end a turn on each encounter token), then leave through the blue security door; the blue key unlocks it.
dm-scenario-seven-turns = Seven Turns
dm-scenario-seven-turns-text = Reach the three scientists in order, each within 7 rounds of the previous one.
dm-scenario-split-ring = Split Ring
dm-scenario-split-ring-text = Find the keys, cross the jump pads and leave through the red security door.
dm-scenario-throne-of-rust = Throne of Rust
dm-scenario-throne-of-rust-text = Kill the cyberdemon, then end a turn on the gate token in the throne room.
dm-difficulty-hurt-me-plenty = Hurt Me Plenty
dm-difficulty-hurt-me-plenty-text = The standard rules; the invader holds up to 8 cards.
dm-difficulty-hey-not-too-rough = Hey, Not Too Rough
dm-difficulty-hey-not-too-rough-text = Marines start with 2 more wounds and 2 more bullets; the invader holds up to 7 cards.
dm-difficulty-im-too-young-to-die = I'm Too Young to Die
dm-difficulty-im-too-young-to-die-text = Marines start with 4 more wounds and 3 more bullets; the invader holds up to 6 cards.
dm-difficulty-ultra-violence = Ultra-Violence
dm-difficulty-ultra-violence-text = Marines start with 1 wound fewer; the invader holds up to 9 cards.
dm-difficulty-nightmare = Nightmare
dm-difficulty-nightmare-text = Marines start with 2 wounds and 1 bullet fewer; the invader holds up to 10 cards.

## Marines
dm-colour-red = red
dm-colour-green = green
dm-colour-blue = blue
dm-action-sprint = Sprint
dm-action-sprint-text = Up to 8 movement points, no attack.
dm-action-unload = Unload
dm-action-unload-text = Two attacks, no movement points. Each attack is finished before the next; weapon and target may differ.
dm-action-advance = Advance
dm-action-advance-text = Up to 4 movement points and one attack, made at any point of the move.
dm-action-prepare = Prepare
dm-action-prepare-text = Either up to 4 movement points or one attack; in addition one order may be placed at any moment of the turn.
dm-order-aim = Aim
dm-order-aim-text = When you declare an attack, discard it to make the attack aimed: after the roll you may re-roll any dice once. Lost when you move or take a wound; it stays at the start of a turn.
dm-order-guard = Guard
dm-order-guard-text = In the invader's turn discard it for one interrupt attack. Lost when you take a wound or move voluntarily, and when your next turn starts.
dm-order-dodge = Dodge
dm-order-dodge-text = Whenever you are attacked you may have any dice of the attack re-rolled, once per attack. Lost at the start of your next turn.
dm-order-heal = Heal
dm-order-heal-text = Medic only: discard it at any time, but not between a roll and its wounds; the Medic or one adjacent marine regains 1 wound token. Lost at the start of the Medic's next turn.

## Monsters
dm-monster-zombie = Zombie
dm-monster-zombie-text = Movement 3, armour 2, wounds 1. Attacks with 1 red and 1 blue die, melee only.
dm-monster-imp = Imp
dm-monster-imp-text = Movement 4, armour 2, wounds 2. Attacks with 1 yellow and 1 blue die; accuracy 1.
dm-monster-trite = Trite
dm-monster-trite-text = Movement 5, armour 1, wounds 1. Attacks with 1 red die, melee only; stealth (uses vents).
dm-monster-demon = Demon
dm-monster-demon-text = 2 squares. Movement 4, armour 3, wounds 2. Attacks with 1 red and 1 blue die, melee only; watchful, deadly 1.
dm-monster-archvile = Archvile
dm-monster-archvile-text = Movement 4, armour 3, wounds 2. Attacks with 1 yellow, 2 green and 1 blue die; blast 1, accuracy 1.
dm-monster-mancubus = Mancubus
dm-monster-mancubus-text = 2x2 squares. Movement 3, armour 3, wounds 3. Attacks with 1 yellow, 1 green and 1 blue die; blow-through.
dm-monster-hell-knight = Hell Knight
dm-monster-hell-knight-text = 2x2 squares. Movement 4, armour 4, wounds 3. Attacks with 1 red and 2 blue dice, melee only; knockback, sweep.
dm-monster-cyberdemon = Cyberdemon
dm-monster-cyberdemon-text = 2x2 squares. Movement 4, armour 5, wounds 4. Attacks with 1 yellow, 2 green and 2 blue dice; blast 1, aimed.

## Weapons, ammunition, dice, abilities
dm-weapon-fist = Fist
dm-weapon-fist-text = 1 red die; melee only, no ammo. Always available.
dm-weapon-chainsaw = Chainsaw
dm-weapon-chainsaw-text = 1 red and 2 blue dice; melee only, no ammo. Needs its weapon token.
dm-weapon-pistol = Pistol
dm-weapon-pistol-text = 1 yellow and 1 green die; uses shells/bullets. Always available.
dm-weapon-shotgun = Shotgun
dm-weapon-shotgun-text = 1 red and 1 blue die; uses shells/bullets; blow-through. Needs its weapon token.
dm-weapon-machine-gun = Machine Gun
dm-weapon-machine-gun-text = 1 yellow, 1 green and 1 blue die; uses shells/bullets; accuracy 1. Needs its weapon token.
dm-weapon-chain-gun = Chain Gun
dm-weapon-chain-gun-text = 1 yellow, 2 green and 1 blue die; uses shells/bullets; blow-through. Needs its weapon token.
dm-weapon-grenade = Grenade
dm-weapon-grenade-text = 1 yellow and 1 blue die; uses rockets/grenades; blast 1, homing, accuracy 1. Always available.
dm-weapon-rocket-launcher = Rocket Launcher
dm-weapon-rocket-launcher-text = 1 yellow, 1 green and 2 blue dice; uses rockets/grenades; blast 1, deadly 1. Needs its weapon token.
dm-weapon-plasma-gun = Plasma Gun
dm-weapon-plasma-gun-text = 1 yellow, 2 green and 2 blue dice; uses energy cells; deadly 1. Needs its weapon token.
dm-weapon-bfg = BFG
dm-weapon-bfg-text = 1 yellow, 2 green and 2 blue dice; uses energy cells; blast 2, deadly 4. Needs its weapon token.
dm-ammo-bullets = bullets
dm-ammo-rockets = rockets
dm-ammo-cells = energy cells
dm-die-yellow = yellow die
dm-die-red = red die
dm-die-green = green die
dm-die-blue = blue die
dm-ability-accuracy = Accuracy
dm-ability-accuracy-text = Add 1 to the range of the roll per icon.
dm-ability-aimed = Aimed
dm-ability-aimed-text = The attack is an aimed attack without an order: any number of its dice may be re-rolled once.
dm-ability-blast = Blast
dm-ability-blast-text = The attack hits every figure within as many squares of the attacked square as there are icons, friend or foe. If it fails, it scatters.
dm-ability-blow-through = Blow-through
dm-ability-blow-through-text = After a roll the attack may be walked to adjacent squares: remove 1 green or blue die per square and roll a new attack there. No figure is attacked twice in one sequence.
dm-ability-deadly = Deadly
dm-ability-deadly-text = Add 1 to the damage of the roll per icon.
dm-ability-knockback = Knockback
dm-ability-knockback-text = A figure that received at least 1 damage, even if armour absorbed it, may be moved up to 3 squares by the attacker. It must end on free squares and cannot cross walls or closed doors.
dm-ability-stealth = Stealth
dm-ability-stealth-text = For 1 movement point the monster moves from a vent to any other revealed vent that is not occupied by a marine.
dm-ability-homing = Homing
dm-ability-homing-text = No line of sight is needed, but the range is at most 8 and the path cannot cross walls or closed doors.
dm-ability-sweep = Sweep
dm-ability-sweep-text = The attack affects all enemy figures adjacent to the attacker, with one roll and full damage to each; a barrel only on the named square.
dm-ability-watchful = Watchful
dm-ability-watchful-text = Each time an enemy enters a square adjacent to this figure, it may at once attack that enemy.

## Tokens and the ground
dm-token-ammo-bullets = Shells/bullets
dm-token-ammo-bullets-text = Ammo for pistol, shotgun, machine gun and chain gun. May be passed.
dm-token-ammo-rockets = Rockets/grenades
dm-token-ammo-rockets-text = Ammo for grenade and rocket launcher. May be passed.
dm-token-ammo-cells = Energy cells
dm-token-ammo-cells-text = Ammo for plasma gun and BFG. May be passed.
dm-token-weapon-chainsaw = Chainsaw
dm-token-weapon-chainsaw-text = Gives the marine the chainsaw. May be passed.
dm-token-weapon-shotgun = Shotgun
dm-token-weapon-shotgun-text = Gives the marine the shotgun. May be passed.
dm-token-weapon-machine-gun = Machine gun
dm-token-weapon-machine-gun-text = Gives the marine the machine gun. May be passed.
dm-token-weapon-chain-gun = Chain gun
dm-token-weapon-chain-gun-text = Gives the marine the chain gun. May be passed.
dm-token-weapon-rocket-launcher = Rocket launcher
dm-token-weapon-rocket-launcher-text = Gives the marine the rocket launcher. May be passed.
dm-token-weapon-plasma-gun = Plasma gun
dm-token-weapon-plasma-gun-text = Gives the marine the plasma gun. May be passed.
dm-token-weapon-bfg = BFG
dm-token-weapon-bfg-text = Gives the marine the BFG. May be passed.
dm-token-health = Health
dm-token-health-text = Restores up to 3 lost wound tokens, then is removed from the game. A marine at full health may not pick it up.
dm-token-armor = Armor
dm-token-armor-text = Armour +1 while kept. Cannot be passed; tokens above the starting number are lost when the marine is fragged.
dm-token-adrenaline = Adrenaline
dm-token-adrenaline-text = Discard it at the start of a turn later than the one in which it was picked up: 4 additional movement points in that turn.
dm-token-berserk = Berserk
dm-token-berserk-text = The marine can attack only with fists, and every successful fist attack kills the monster. Lasts to the end of the second turn after the pick-up.
dm-token-key-red = Red key
dm-token-key-red-text = Unlocks the red security door for all marines until the end of the game.
dm-token-key-blue = Blue key
dm-token-key-blue-text = Unlocks the blue security door for all marines until the end of the game.
dm-token-key-yellow = Yellow key
dm-token-key-yellow-text = Unlocks the yellow security door for all marines until the end of the game.
dm-token-encounter = Encounter
dm-token-encounter-text = Scenario effect for the first marine who stands on its square at the end of their own turn.
dm-ground-floor = floor
dm-ground-blocking = obstacle
dm-ground-barrel = exploding barrel
dm-ground-hazard = toxic waste
dm-ground-vent = vent
dm-ground-teleporter-red = red teleporter
dm-ground-teleporter-blue = blue teleporter
dm-ground-teleporter-yellow = yellow teleporter
dm-ground-exit = exit
dm-door-normal = door
dm-door-red = red security door
dm-door-blue = blue security door
dm-door-yellow = yellow security door
dm-door-state-closed = closed
dm-door-state-open = open
dm-door-state-destroyed = smashed
dm-door-state-locked = locked
dm-door-state-jammed = jammed until the end of the round
dm-direction-n = north
dm-direction-ne = north-east
dm-direction-e = east
dm-direction-se = south-east
dm-direction-s = south
dm-direction-sw = south-west
dm-direction-w = west
dm-direction-nw = north-west
dm-barrel = the barrel
dm-empty-square = an empty square
dm-nothing = nothing

## Cards
dm-marine-card-alert = Alert
dm-marine-card-alert-text = If you made no attack this turn and have no order, you may place a guard order at the end of your turn.
dm-marine-card-front-guard = Front Guard
dm-marine-card-front-guard-text = When you discard your guard order you may make up to 2 interrupt attacks, one after the other, each against a different figure.
dm-marine-card-ground-assault = Ground Assault
dm-marine-card-ground-assault-text = With the Sprint action you may also make 1 melee attack, at any moment of the move.
dm-marine-card-killer-instinct = Killer Instinct
dm-marine-card-killer-instinct-text = All your attacks gain deadly 1, in addition to the weapon's own.
dm-marine-card-marksman = Marksman
dm-marine-card-marksman-text = Your attacks that are not melee attacks gain accuracy 1. Two copies add up.
dm-marine-card-medic = Medic
dm-marine-card-medic-text = You may place the heal order with the Prepare action. Only the holder of this card may place or use it.
dm-marine-card-officer = Officer
dm-marine-card-officer-text = Before you declare your action, one other marine in your line of sight may at once make up to 2 steps (steps only). It is a voluntary move.
dm-marine-card-prepared = Prepared
dm-marine-card-prepared-text = When the invader has shown an event card and before it takes effect, you may discard your order token: the card has no effect and is discarded.
dm-marine-card-recon = Recon
dm-marine-card-recon-text = Before you declare your action, for every closed door on whose squares you stand, you alone are shown the monsters and tokens of the unrevealed area behind it.
dm-marine-card-scout = Scout
dm-marine-card-scout-text = With the Advance action you have 6 movement points instead of 4.
dm-marine-card-sniper = Sniper
dm-marine-card-sniper-text = Figures do not block line of sight for your attacks.
dm-marine-card-special-ops = Special Ops
dm-marine-card-special-ops-text = With the Unload action you may make 1 additional attack. Two copies add up.
dm-marine-card-survival-ops = Survival Ops
dm-marine-card-survival-ops-text = Your starting, maximum and respawn number of wound tokens is 3 higher. Two copies add up.
dm-marine-card-tactician = Tactician
dm-marine-card-tactician-text = With the Prepare action you may both move up to 4 squares and make 1 attack, and still place an order.
dm-marine-card-tough = Tough
dm-marine-card-tough-text = Your starting and respawn number of armour tokens is 1 higher.
dm-event-card-its-a-trap = It's a Trap!
dm-event-card-its-a-trap-text = Right after a marine has picked up an equipment token (keys too): activate up to 2 different monsters, each with its movement and 1 attack. This does not use up their activation; then the marine goes on.
dm-event-card-smash = Smash
dm-event-card-smash-text = Start of your turn: choose 1 closed door, normal or security, locked or jammed too, with a monster on one of its four squares. It is destroyed and stays open for the rest of the game.
dm-event-card-dark-energies = Dark Energies
dm-event-card-dark-energies-text = Right before a marine attacks a square or area with a monster, before the dice are rolled: remove 1 wound token from any 1 monster that has one.
dm-event-card-event-dodge = Dodge
dm-event-card-event-dodge-text = Right before a marine attacks a square or area with a monster, before the dice are rolled: this roll is dodged; after it you choose any of its dice to be re-rolled once. This and an aimed attack cancel each other.
dm-event-card-dud = Dud
dm-event-card-dud-text = When a marine declares an attack with a blast weapon, before the dice are rolled: the attack has no blast. Only the target square is affected, and a miss does not scatter.
dm-event-card-darkness = Darkness
dm-event-card-darkness-text = Start of your turn: until the start of your next turn no marine may attack a square at a range greater than 4, not even with an interrupt or by blow-through.
dm-event-card-earthquake = Earthquake
dm-event-card-earthquake-text = Start of your turn: move each marine on the board up to 2 squares, in turn order, step by step along legal marine steps. This is forced movement; every step counts as entering.
dm-event-card-jammed-door = Jammed Door
dm-event-card-jammed-door-text = Before a marine's turn: choose 1 closed door. Nobody may open it until the end of the current round; Smash may still destroy it.
dm-event-card-misplaced = Misplaced
dm-event-card-misplaced-text = Start of your turn: choose 2 equipment tokens, keys included, on revealed squares, also under figures, and swap their squares.
dm-event-card-frenzy = Frenzy
dm-event-card-frenzy-text = When a monster declares an attack of any kind, before the dice are rolled: the attack gains deadly 2.
dm-event-card-haste = Haste
dm-event-card-haste-text = When you declare the activation of a monster, in step 3 or by a card: it has 3 more movement points.
dm-event-card-rampage = Rampage
dm-event-card-rampage-text = After a monster has attacked during its activation (not a watchful attack): it may make 1 more attack in this activation.
dm-event-card-reinforcements = Reinforcements
dm-event-card-reinforcements-text = In step 2 after a spawn card has been carried out: you may play 1 more spawn card in this step.
dm-event-card-misfire = Misfire
dm-event-card-misfire-text = After a marine has rolled for an attack that uses ammo: that marine discards 1 additional ammo token of that kind, if one is left after the ammo check.
dm-event-card-rift = Rift
dm-event-card-rift-text = Start of your turn: choose 1 monster no marine sees and put it on other squares that satisfy the spawn rules. Its wounds stay, and it may still be activated.
dm-spawn-card-spawn-zombies = Three Zombies
dm-spawn-card-spawn-zombies-text = Spawn 3 zombies out of the marines' sight.
dm-spawn-card-spawn-zombie-imp-trite = Zombie, Imp and Trite
dm-spawn-card-spawn-zombie-imp-trite-text = Spawn 1 zombie, 1 imp and 1 trite out of the marines' sight.
dm-spawn-card-spawn-demon-or-imp-zombie = Demon or Imp and Zombie
dm-spawn-card-spawn-demon-or-imp-zombie-text = Spawn either 1 demon, or 1 imp and 1 zombie, out of the marines' sight.
dm-spawn-card-spawn-trites = Three Trites
dm-spawn-card-spawn-trites-text = Spawn 3 trites out of the marines' sight.
dm-spawn-card-spawn-imps = Two Imps
dm-spawn-card-spawn-imps-text = Spawn 2 imps out of the marines' sight.
dm-spawn-card-spawn-zombies-or-trites = Two Zombies or Two Trites
dm-spawn-card-spawn-zombies-or-trites-text = Spawn either 2 zombies or 2 trites out of the marines' sight.
dm-spawn-card-spawn-mancubus = Mancubus
dm-spawn-card-spawn-mancubus-text = Spawn 1 mancubus out of the marines' sight.
dm-spawn-card-spawn-archvile = Archvile
dm-spawn-card-spawn-archvile-text = Spawn 1 archvile out of the marines' sight.
dm-spawn-card-spawn-archvile-or-imps = Archvile or Two Imps
dm-spawn-card-spawn-archvile-or-imps-text = Spawn either 1 archvile or 2 imps out of the marines' sight.
dm-spawn-card-spawn-hell-knight = Hell Knight
dm-spawn-card-spawn-hell-knight-text = Spawn 1 hell knight out of the marines' sight.
dm-spawn-card-spawn-demon = Demon
dm-spawn-card-spawn-demon-text = Spawn 1 demon out of the marines' sight.
dm-spawn-card-spawn-demons-or-hell-knight = Two Demons or Hell Knight
dm-spawn-card-spawn-demons-or-hell-knight-text = Spawn either 2 demons or 1 hell knight out of the marines' sight.
dm-timing-after-marine-pickup = after a pick-up
dm-timing-start-of-invader-turn = at the start of your turn
dm-timing-before-marine-attack = before a marine attacks
dm-timing-before-marine-turn = before a marine takes a turn
dm-timing-before-invader-attack = when a monster attacks
dm-timing-monster-activation = when a monster is activated
dm-timing-after-invader-attack = after a monster has attacked
dm-timing-spawn-step = after a spawn card
dm-timing-after-marine-roll = after a marine has rolled

## What a seat is asked
dm-ask-round = The round goes on
dm-ask-action = Choose the action of this turn
dm-ask-act =
    Your turn: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } and { $attacks ->
        [0] no attack
        [one] 1 attack
       *[other] { $attacks } attacks
    } left
dm-ask-start = Before you declare an action
dm-ask-respawn = Choose where you come back
dm-ask-heading =
    Where do you walk? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left
dm-ask-alert = Place a guard order at the end of your turn?
dm-ask-officer = The officer lets you step
dm-ask-react = A figure came close: does a monster snap at it?
dm-ask-aside = Choose the nearest free square
dm-ask-explore = An area is revealed: place its monsters
dm-ask-target = Which square is attacked?
dm-ask-guard = Interrupt with your guard order?
dm-ask-heal = Use the heal order before the dice are rolled?
dm-ask-discard = Too many cards: discard one
dm-ask-invader = Your turn: play cards, spawn, or activate monsters
dm-ask-activate = Activate a monster or end your turn
dm-ask-reroll = Roll dice of this attack again? Attacker: { $who }
dm-ask-knockback = Knock figures back? Attacker: { $who }
dm-ask-walk = Walk the attack on to another square? Attacker: { $who }
dm-ask-prepared = { $card } was played: cancel it with your order?
dm-ask-card = { $card }: choose
dm-ask-spawn = { $card }: what appears?
dm-ask-spawn-place = { $card }: where does this one appear: { $monster }?
dm-ask-activation = { $monster }: move and attack
dm-ask-window-start-of-invader-turn = Play an event card at the start of your turn?
dm-ask-window-before-marine-turn = Play a card before this turn? Next: { $who }
dm-ask-window-before-marine-attack = Play a card before the dice? Attacker: { $who }
dm-ask-window-after-marine-roll = Play a card after this roll? Attacker: { $who }
dm-ask-window-after-marine-pickup = Play a card after this pick-up? Marine: { $who }
dm-ask-window-spawn-step = Play a card after the spawn?
dm-ask-window-monster-activation = Play a card for this activation? Monster: { $who }
dm-ask-window-before-invader-attack = Play a card for this attack? Monster: { $who }
dm-ask-window-after-invader-attack = Play a card after this attack? Monster: { $who }
dm-wait-invader = The invader decides
dm-wait-marine = { $marine } decides

## Answers
dm-answer-pass = Pass
dm-answer-adrenaline = Use adrenaline (4 more points)
dm-answer-ready = Go on
dm-answer-go = Walk further
dm-answer-teleport = Teleport (1 point)
dm-answer-end = End
dm-answer-strike = Attack
dm-answer-back = Back
dm-answer-keep = Keep the roll
dm-answer-roll = Roll here
dm-answer-roll-aimed = Roll here, aimed
dm-answer-roll-at = Roll here at: { $target }
dm-answer-roll-at-aimed = Roll here, aimed, at: { $target }
dm-answer-cancel = Cancel the card with the order
dm-answer-leave-out = Leave it out
dm-answer-play = Play: { $card }
dm-answer-spawn = Spawn: { $card }
dm-answer-discard = Discard: { $card }
dm-answer-officer = Let { $marine } step
dm-answer-respawn = Come back at { $at }
dm-answer-step = Step to { $at }
dm-answer-to = Walk to { $at }
dm-answer-vent = Through the vents to { $at }
dm-answer-open = Open the door at { $at }
dm-answer-close = Close the door at { $at }
dm-answer-pick-up = Pick up: { $token }
dm-answer-give = Give { $token } to { $marine }
dm-answer-order = Order: { $order }
dm-answer-attack = Attack: { $weapon }
dm-answer-at = { $target } at { $at }
dm-answer-at-aimed = { $target } at { $at }, aimed
dm-answer-reroll = Roll again: { $dice }
dm-answer-walk = On to { $at } for the { $die }
dm-answer-heal = Heal { $marine }
dm-answer-react = { $monster } at { $at } attacks
dm-answer-knock = Knock { $who } to { $at }
dm-answer-activate = Activate: { $monster } at { $at }
dm-answer-group = Group { $number }
# A group of a spawn card by the number of its kinds: $kind1 (text) with $count1 (number), and so on.
dm-answer-group-1 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    }
dm-answer-group-2 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    } and { $count2 ->
        [1] { $kind2 }
       *[other] { $kind2 } ×{ $count2 }
    }
dm-answer-group-3 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    }, { $count2 ->
        [1] { $kind2 }
       *[other] { $kind2 } ×{ $count2 }
    } and { $count3 ->
        [1] { $kind3 }
       *[other] { $kind3 } ×{ $count3 }
    }
dm-answer-group-4 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    }, { $count2 ->
        [1] { $kind2 }
       *[other] { $kind2 } ×{ $count2 }
    }, { $count3 ->
        [1] { $kind3 }
       *[other] { $kind3 } ×{ $count3 }
    } and { $count4 ->
        [1] { $kind4 }
       *[other] { $kind4 } ×{ $count4 }
    }
dm-answer-kind = Place: { $monster }
dm-answer-place = Here: { $at }
dm-answer-reuse = Use the figure at { $at }: { $monster }
dm-answer-door = The door at { $at }
dm-answer-token = { $token } at { $at }
dm-answer-monster = { $monster } at { $at }

## Reasons
dm-why-blocked = Something stands in the way.
dm-why-door-closed = A closed door lies between.
dm-why-enemy = An enemy stands there.
dm-why-cannot-stop = From there no free square could be reached any more.
dm-why-exit-for-marines = Monsters cannot enter an exit.
dm-why-exit-locked = The way out opens only after the other goals.
dm-why-no-points = Not enough movement points.
dm-why-moved-already = With Prepare you move or attack, not both.
dm-why-no-attacks = No attack is left in this turn.
dm-why-melee-only = Only a melee attack is allowed here.
dm-why-berserk = In a rage only fists count.
dm-why-no-weapon = You do not have it: { $weapon }.
dm-why-no-ammo = Nothing left to shoot with: { $ammo }.
dm-why-not-adjacent = A melee attack reaches only the next square.
dm-why-no-sight = There is no line of sight.
dm-why-no-target = That square cannot be attacked.
dm-why-too-far = That is too far away.
dm-why-darkness = In the darkness marines attack at most 4 squares away.
dm-why-attacked-already = This figure has been attacked in this sequence already.
dm-why-locked = The door is locked; its key has not been found.
dm-why-marines-only = Only marines use security doors.
dm-why-jammed = The door is jammed until the end of the round.
dm-why-destroyed = The door is smashed and stays open.
dm-why-across-the-line = A large monster stands across the door.
dm-why-full-health = This marine is at full health.
dm-why-has-order = One order lies there already.
dm-why-medic-only = Only the Medic can do this.
dm-why-dice-lie = Not between a roll and its wounds.
dm-why-pad-taken = Another marine stands on the other teleporter.
dm-why-spawned-already = A spawn card was played in this turn already.
dm-why-too-late = A monster has been activated; this can wait for the next turn.

## The log
dm-log-game-began =
    The game begins: { $words-en }, { $marines ->
        [one] one marine
        *[other] { $marines } marines
    }.
dm-log-card-dealt = { $marine } gets “{ $card }”.
dm-log-equipped =
    { $marine } starts with { $wounds ->
        [one] 1 wound
        *[other] { $wounds } wounds
    }, armour { $armor } and { $bullets ->
        [one] 1 bullet
        *[other] { $bullets } bullets
    }.
dm-log-round = Round { $round } begins.
dm-log-turn = Turn of { $marine }.
dm-log-invader-turn = The invader's turn.
dm-log-countdown =
    { $left ->
        [one] 1 round is left.
        *[other] { $left } rounds are left.
    }
dm-log-deck-shuffled = The discard pile becomes the new invader deck.
dm-log-deck-ran-out = The invader deck has run out: a frag, { $frags } now.
dm-log-drawn = The invader draws a card.
dm-log-drawn-card = You draw “{ $card }”.
dm-log-discarded = The invader discards “{ $card }”.
dm-log-card-played = The invader plays “{ $card }”.
dm-log-card-cancelled = { $marine } cancels “{ $card }”.
dm-log-action = { $marine } chooses { $action }.
dm-log-adrenaline = { $marine } uses adrenaline.
dm-log-order = { $marine } places an order: { $order }.
dm-log-order-used = { $marine } uses the order: { $order }.
dm-log-order-lost = { $marine } loses the order: { $order }.
dm-log-healed = { $medic } heals { $marine }.
dm-log-token-taken = { $marine } picks up { $token } at { $at }.
dm-log-token-passed = { $marine } gives { $token } to { $to }.
dm-log-berserk-over = The rage of { $marine } is over.
dm-log-berserk-fades = The rage of { $marine } fades.
dm-log-recon = { $marine } looks behind the door at { $at }.
dm-log-recon-seen = { $marine } looks behind the door at { $at }: { $found }.
dm-log-respawned = { $marine } is back at { $at }.
dm-log-moved = { $who } moves to { $at }.
dm-log-teleported = { $who } teleports to { $at }.
dm-log-vented = { $who } crawls through the vents to { $at }.
dm-log-knocked = { $who } is knocked to { $at }.
dm-log-shaken = The ground shakes { $who } to { $at }.
dm-log-aside = { $who } steps aside to { $at }.
dm-log-rifted = { $who } comes out of a rift at { $at }.
dm-log-door-opened = { $who } opens the door at { $at }.
dm-log-door-closed = { $who } closes the door at { $at }.
dm-log-door-smashed = The door at { $at } is smashed.
dm-log-door-jammed = The door at { $at } is jammed until the end of the round.
dm-log-revealed = The lights go on: { $name-en }. { $text-en }
dm-log-monster-found = { $monster } stands at { $at }.
dm-log-monster-spawned = { $monster } appears at { $at }.
dm-log-monster-left-out = No room or no figure is left: { $monster }.
dm-log-monster-removed = { $monster } is taken off the board.
dm-log-attack-weapon =
    { $how ->
        [1] Interrupt: { $who } attacks { $target } at { $at } with { $weapon }.
        [3] { $who } takes aim at { $target } at { $at }: { $weapon }.
        *[other] { $who } attacks { $target } at { $at } with { $weapon }.
    }
dm-log-attack =
    { $how ->
        [2] { $who } snaps at { $target } at { $at }.
        *[other] { $who } attacks { $target } at { $at }.
    }
dm-log-attack-walked = The attack goes on to { $at }; the { $die } is given up.
dm-log-attack-again = The attack is rolled at { $at }.
dm-log-twist-dodged = The target dodges.
dm-log-twist-dud = A dud: there will be no blast.
dm-log-twist-deadly = The attack does { $more } more damage.
dm-log-twist-misfire = A misfire: one more round of ammunition is lost.
dm-log-attack-void = The attack cannot be made any more.
dm-log-rolled =
    The roll: { $miss ->
        [1] a miss
        *[other] range { $range }, damage { $damage }
    }.
dm-log-rerolled =
    { $by } has dice rolled again: { $miss ->
        [1] a miss
        *[other] range { $range }, damage { $damage }
    }.
dm-log-ammo-spent = { $marine } spends { $ammo }, { $left } left.
dm-log-missed-icon = A miss.
dm-log-missed = Too short: range { $range }, { $needed } was needed.
dm-log-hit = A hit for { $damage } damage.
dm-log-scatter-none = The blast fizzles out.
dm-log-scatter =
    The blast scatters: { $direction }, { $squares ->
        [one] 1 square
        *[other] { $squares } squares
    }.
dm-log-scatter-lands = It goes off at { $at }.
dm-log-scatter-stopped = Something stops it; it does nothing.
dm-log-wounded =
    { $who } takes { $wounds ->
        [one] 1 wound
        *[other] { $wounds } wounds
    }, { $left } left.
dm-log-wounded-hazard =
    { $who } takes { $wounds ->
        [one] 1 wound
        *[other] { $wounds } wounds
    } in toxic waste, { $left } left.
dm-log-wounded-barrel =
    The explosion gives { $who } { $wounds ->
        [one] 1 wound
        *[other] { $wounds } wounds
    }, { $left } left.
dm-log-wounded-heat =
    The heat gives { $who } { $wounds ->
        [one] 1 wound
        *[other] { $wounds } wounds
    }, { $left } left.
dm-log-held = The armour of { $who } holds { $damage } damage.
dm-log-killed = { $monster } is killed.
dm-log-telefragged = { $monster } is telefragged.
dm-log-fragged = { $marine } is fragged: { $frags } for the invader.
dm-log-barrel = The barrel at { $at } explodes.
dm-log-activated = { $monster } is activated.
dm-log-hastened = { $monster } gets { $points } more points.
dm-log-rampages = { $monster } may attack once more.
dm-log-more-spawns = One more spawn card may be played.
dm-log-darkness = Darkness falls: marines attack at most 4 squares away.
dm-log-darkness-lifts = The darkness lifts.
dm-log-swapped = { $first } at { $one } and { $second } at { $other } change places.
dm-log-wound-removed = { $monster } loses a wound token.
dm-log-encountered = { $marine } reaches an encounter token.
dm-log-exit = { $marine } is out.
dm-log-goal = A goal is reached.
dm-log-over-goal = The marines have done it: they win.
dm-log-over-frags = The invader has all the frags needed and wins.
dm-log-over-countdown = Time has run out: the invader wins.

## The table as text
dm-picture-head = { $words-en }, round { $round }, frags { $frags } of { $goal }
dm-picture-reached = Reached so far for the objective: { $reached }
dm-picture-countdown =
    { $left ->
        [one] 1 round left
        *[other] { $left } rounds left
    }
dm-picture-door =
    At { $at }: { $door }, { $state ->
        [locked] locked: its key is missing
        [jammed] jammed until the end of the round
        [open] open
        [destroyed] smashed, open for good
        *[closed] closed
    }
dm-picture-dark = Waiting in the dark, known to you: { $things }
dm-picture-keys = Keys found: { $keys }
dm-picture-in-sight = In sight, with the range: { $squares }
dm-picture-darkness = Darkness: marines attack at most 4 squares away
dm-picture-marine = { $number } { $marine } at { $at }: wounds { $wounds } of { $full }, armour { $armor }, bullets { $bullets }, rockets { $rockets }, cells { $cells }
dm-picture-cards = Deck { $deck }, hand { $hand }, discard pile { $pile }

dm-legend =
    Signs on the map:
      1 2 3  marines    Z zombie  I imp  T trite  D demon  V archvile  M mancubus  H hell knight  C cyberdemon
      | =  closed door    :  open door    .  floor    ·  in the dark, known to the invader alone
      X  obstacle    o  barrel    ~  toxic waste    v  vent    r b y  teleporters    E  exit
      a  bullets    g  rockets    c  cells    h  health    +  armour    A  adrenaline    K  berserk
      w chainsaw  s shotgun  m machine gun  n chain gun  l rocket launcher  p plasma gun  f BFG
      R U Y  red, blue, yellow key    ?  encounter token
      Beside a monster: its wounds of those it can take; { "*" } it has been activated this turn.
      Choose an attack to read what is in sight and how far away it is; going back costs nothing.
