# What all editions of Zombicide say: log, buttons, questions, reasons.


# Phases, levels, colours, kinds.
zc-phase-setup = Setup
zc-phase-players = Players' Phase
zc-phase-zombies = Zombies' Phase
zc-phase-spawn = Spawning
zc-phase-end = End Phase
zc-phase-over = the game is over
zc-level-blue = Blue
zc-level-yellow = Yellow
zc-level-orange = Orange
zc-level-red = Red
zc-vault-yellow = the yellow vault
zc-vault-violet = the violet vault
zc-colour-red = red
zc-colour-blue = blue
zc-colour-green = green
zc-colour-neutral = neutral
zc-colour-yellow = yellow
zc-colour-violet = violet
zc-fate-alive = alive
zc-fate-dead = dead
zc-fate-escaped = escaped
zc-kind-walker = Walker
zc-kind-fatty = Fatty
zc-kind-runner = Runner
zc-kind-abomination = Abomination
zc-kind-necromancer = Necromancer

# Survivors.
zc-survivor-ann = Ann
zc-survivor-baldric = Baldric
zc-survivor-clovis = Clovis
zc-survivor-nelly = Nelly
zc-survivor-samson = Samson
zc-survivor-silas = Silas

# Equipment.
zc-card-unknown = a card
zc-card-hammer = Hammer
zc-card-mana-blast = Mana Blast
zc-card-short-bow = Short Bow
zc-card-short-sword = Short Sword
zc-card-inferno = Inferno
zc-card-orcish-crossbow = Orcish Crossbow
zc-card-axe = Axe
zc-card-dagger = Dagger
zc-card-great-sword = Great Sword
zc-card-sword = Sword
zc-card-crossbow = Crossbow
zc-card-hand-crossbow = Hand Crossbow
zc-card-long-bow = Long Bow
zc-card-repeating-crossbow = Repeating Crossbow
zc-card-death-strike = Death Strike
zc-card-fireball = Fireball
zc-card-lightning-bolt = Lightning Bolt
zc-card-healing = Healing
zc-card-invisibility = Invisibility
zc-card-repulse = Repulse
zc-card-speed = Speed
zc-card-leather-armour = Leather Armour
zc-card-chainmail = Chainmail
zc-card-plate-armour = Plate Armour
zc-card-shield = Shield
zc-card-dragon-bile = Dragon Bile
zc-card-torch = Torch
zc-card-plenty-of-arrows = Plenty of Arrows
zc-card-plenty-of-bolts = Plenty of Bolts
zc-card-apples = Apples
zc-card-salted-meat = Salted Meat
zc-card-water = Water
zc-card-aaahh = Aaahh!

# Skills; those with a parameter share one name.
zc-skill-plus-1-action = +1 Action
zc-skill-free-enchantment-action = +1 free Enchantment Action
zc-skill-free-melee-action = +1 free Melee Action
zc-skill-free-ranged-action = +1 free Ranged Action
zc-skill-free-search-action = +1 free Search Action
zc-skill-free-move-action = +1 free Move Action
zc-skill-free-magic-action = +1 free Magic Action
zc-skill-free-combat-action = +1 free Combat Action
zc-skill-max-range = +1 max Range
zc-skill-to-dice-roll-ranged = +1 to dice roll: Ranged
zc-skill-to-dice-roll-melee = +1 to dice roll: Melee
zc-skill-to-dice-roll-magic = +1 to dice roll: Magic
zc-skill-to-dice-roll-combat = +1 to dice roll: Combat
zc-skill-die-ranged = +1 die: Ranged
zc-skill-die-melee = +1 die: Melee
zc-skill-die-magic = +1 die: Magic
zc-skill-die-combat = +1 die: Combat
zc-skill-damage-with = +1 Damage with [Equipment]
zc-skill-damage-magic = +1 Damage: Magic
zc-skill-damage-melee = +1 Damage: Melee
zc-skill-damage-ranged = +1 Damage: Ranged
zc-skill-zone-per-move = +1 Zone per Move
zc-skill-two-zones-per-move = 2 Zones per Move Action
zc-skill-barbarian = Barbarian
zc-skill-lock-it-down = Lock it down
zc-skill-matching-set = Matching set!
zc-skill-hold-your-nose = Hold your nose
zc-skill-spellcaster = Spellcaster
zc-skill-free-reload = Free reload
zc-skill-mana-rain = Mana rain
zc-skill-iron-rain = Iron rain
zc-skill-taunt = Taunt
zc-skill-trick-shot = Trick shot
zc-skill-lucky = Lucky
zc-skill-loud = Loud
zc-skill-rotten = Rotten
zc-skill-spellbook = Spellbook
zc-skill-blitz = Blitz
zc-skill-collector = Collector: [Zombie type]
zc-skill-swordmaster = Swordmaster
zc-skill-super-strength = Super strength
zc-skill-zombie-link = Zombie link
zc-skill-slippery = Slippery
zc-skill-ambidextrous = Ambidextrous
zc-skill-steady-hand = Steady hand
zc-skill-search-1-card = Search: +1 card
zc-skill-destiny = Destiny
zc-skill-regeneration = Regeneration
zc-skill-starts-with = Starts with [Equipment]
zc-skill-reaper-ranged = Reaper: Ranged
zc-skill-reaper-melee = Reaper: Melee
zc-skill-reaper-magic = Reaper: Magic
zc-skill-reaper-combat = Reaper: Combat
zc-skill-jump = Jump
zc-skill-low-profile = Low profile
zc-skill-marksman = Marksman
zc-skill-sprint = Sprint
zc-skill-point-blank = Point-blank
zc-skill-scavenger = Scavenger
zc-skill-frenzy-ranged = Frenzy: Ranged
zc-skill-frenzy-melee = Frenzy: Melee
zc-skill-frenzy-magic = Frenzy: Magic
zc-skill-frenzy-combat = Frenzy: Combat
zc-skill-charge = Charge
zc-skill-tactician = Tactician
zc-skill-is-that-all-youve-got = Is that all you've got?
zc-skill-tough = Tough
zc-skill-hit-and-run = Hit & run
zc-skill-born-leader = Born leader
zc-skill-break-in = Break-in
zc-skill-roll-6-die-ranged = Roll 6: +1 die Ranged
zc-skill-roll-6-die-melee = Roll 6: +1 die Melee
zc-skill-roll-6-die-magic = Roll 6: +1 die Magic
zc-skill-roll-6-die-combat = Roll 6: +1 die Combat
zc-skill-shove = Shove
zc-skill-ironclad = Ironclad: [Zombie type]
zc-skill-lifesaver = Lifesaver
zc-skill-bloodlust-ranged = Bloodlust: Ranged
zc-skill-bloodlust-melee = Bloodlust: Melee
zc-skill-bloodlust-magic = Bloodlust: Magic
zc-skill-bloodlust-combat = Bloodlust: Combat
zc-skill-iron-hide = Iron hide

# Places for cards.
zc-slot-hand-1 = hand 1
zc-slot-hand-2 = hand 2
zc-slot-body = body
zc-slot-pack-1 = backpack 1
zc-slot-pack-2 = backpack 2
zc-slot-pack-3 = backpack 3
zc-slot-pack-4 = backpack 4
zc-slot-pack-5 = backpack 5
zc-slot-their-hand-1 = the other’s hand 1
zc-slot-their-hand-2 = the other’s hand 2
zc-slot-their-body = the other’s body
zc-slot-their-pack-1 = the other’s backpack 1
zc-slot-their-pack-2 = the other’s backpack 2
zc-slot-their-pack-3 = the other’s backpack 3
zc-slot-their-pack-4 = the other’s backpack 4
zc-slot-their-pack-5 = the other’s backpack 5
zc-slot-found-1 = found 1
zc-slot-found-2 = found 2
zc-slot-found-3 = found 3
zc-slot-found-4 = found 4
zc-slot-found-5 = found 5
zc-slot-found-6 = found 6

# Answers, as they stand on buttons.
zc-answer-deal = Give it to { $survivor }
zc-answer-first = First player: { $player }
zc-answer-spawn-first = Begin spawning in { $zone }
zc-answer-extra-token = Extra spawn token in { $zone }
zc-answer-remove-token = Remove the spawn token in { $zone }
zc-answer-room = Next room: { $zone }
zc-answer-rooms = The rooms in the order listed
zc-answer-way = To { $zone }
zc-answer-skill = Learn: { $skill }
zc-answer-activate = Turn of { $survivor }
zc-answer-later = Later
zc-answer-end-turn = End the Turn
zc-answer-escape = Escape through the exit
zc-answer-move = Move to { $zone }
zc-answer-sprint = Sprint by way of { $zone }
zc-answer-jump = Jump to { $zone }
zc-answer-rush = Rush to { $zone } and strike
zc-answer-charge = Charge to { $zone }
zc-answer-stop = Stop here
zc-answer-search = Search
zc-answer-search-bodies = Search the bodies
zc-answer-open = Open the door { $from }–{ $to }: { $card }
zc-answer-break-in = Break in: { $from }–{ $to }
zc-answer-close = Close the door { $from }–{ $to }
zc-answer-rearrange = Rearrange the inventory
zc-answer-trade = Trade with { $survivor }
zc-answer-melee = Strike: { $card } ×{ $weapons } in { $zone }
zc-answer-ranged = Shoot: { $card } ×{ $weapons } at { $zone }
zc-answer-magic = Cast: { $card } ×{ $weapons } at { $zone }
zc-answer-swarm = A die for each Zombie: { $card } ×{ $weapons } at { $zone }
zc-answer-enchant = { $card }: { $survivor }
zc-answer-enchant-zone = { $card }: from { $zone } to { $to }
zc-answer-objective = Take the objective
zc-answer-artefact = Take card { $number } of the vault
zc-answer-reload = Reload: { $card }
zc-answer-pour = Pour Dragon Bile in { $zone }
zc-answer-pour-from = Move Dragon Bile from { $from } to { $zone }
zc-answer-ignite = Throw the Torch into { $zone }
zc-answer-noise = Make noise
zc-answer-eat = Eat: { $card }
zc-answer-shout = Draw all ears here
zc-answer-taunt = Taunt the Zombies in { $zone }
zc-answer-shove = Shove the Zombies to { $zone }
zc-answer-pull = Pull Survivors out of { $zone }
zc-answer-lead = Give an Action to { $survivor }
zc-answer-take = Take it
zc-answer-leave = Leave it
zc-answer-arrange = Arrange by hand
zc-answer-shift = { $card }: { $from } → { $to }
zc-answer-discard = { $survivor } discards: { $card } ({ $slot })
zc-answer-drop = Discard: { $card } ({ $slot })
zc-answer-done = Done
zc-answer-pair = Take the second one too
zc-answer-redraw = Discard it and draw again
zc-answer-keep = Keep it
zc-answer-agree = Agree
zc-answer-refuse = Refuse
zc-answer-reroll = Re-roll all dice
zc-answer-hit = Hit: { $kind }
zc-answer-friendly-fire = The stray hit strikes { $survivor }
zc-answer-wound = One Wound: { $survivor }
zc-answer-all-wounds = All these Wounds: { $survivor }
zc-answer-use-armour = Roll for the armour
zc-answer-use-shield = Roll for the Shield
zc-answer-shrug = Discard to cancel a Wound: { $card } ({ $slot })
zc-answer-suffer = Suffer the Wounds

# Questions.
zc-ask-setup = Set up the game.
zc-ask-round = Who acts next?
zc-ask-turn =
    { $who }: { $actions ->
        [one] { $actions } Action left
       *[other] { $actions } Actions left
     }
zc-ask-moving = Move on or stop?
zc-ask-search = A card was drawn.
zc-ask-pack = What happens with the cards?
zc-ask-pulling = Let yourself be pulled out?
zc-ask-attack = Settle the attack.
zc-ask-free-attack = A free Combat Action, now or never.
zc-ask-harm = Wounds are dealt.
zc-ask-activation = Which way do they go?
zc-ask-spawn = In which order do they appear?
zc-ask-remove-token = Which spawn token leaves the board?
zc-ask-skill = Choose a skill.
zc-waiting = Waiting for { $player }

# Why not.
zc-why-door-closed = A closed door is in the way.
zc-why-searched = One Search per Turn.
zc-why-zombies-here = There are Zombies here.
zc-why-nothing-to-search = There is nothing to search here.
zc-why-locked = This door is still locked by the mission.
zc-why-no-tool = Nothing in hand opens doors.
zc-why-not-loaded = The weapon is not loaded.
zc-why-cast = Once per Turn, and it was used.
zc-why-nobody-to-hit = No Zombie is in this Zone.
zc-why-nothing-to-ignite = No Dragon Bile is near enough.
zc-why-card-in-use = This card is being used or traded just now.
zc-why-not-yet = Earlier goals come first.
zc-why-had-turn = Had a Turn in this Round.
zc-why-others-first = Everybody needs a card first.
zc-why-nothing-to-say = There is nothing to say by the rules.
zc-why-zombies-hold =
    { $count ->
        [one] The Zombie here costs { $count } more Action.
       *[other] The Zombies here cost { $count } more Actions.
     }

# What happened.
zc-event-shuffled-equipment = The equipment deck is shuffled ({ $count } cards).
zc-event-shuffled-zombies = The Zombie deck is shuffled ({ $count } cards).
zc-event-objectives-mixed = The hidden objectives are mixed.
zc-event-vaults-filled = The vaults are filled.
zc-event-dealt = { $who } gets: { $card }.
zc-event-first-player = { $player } is the first player.
zc-event-extra-token = An extra spawn token lies in { $zone }.
zc-event-spawn-first = Spawning always begins in { $zone }.
zc-event-round = Round { $round }
zc-event-phase = { $phase }
zc-event-turn =
    { $actions ->
        [one] Turn of { $who }: { $actions } Action.
       *[other] Turn of { $who }: { $actions } Actions.
     }
zc-event-round-ended = The Round ends; { $player } is the first player.
zc-event-won = The mission is won!
zc-event-lost-all-dead = The last Survivor is dead. The mission is lost.
zc-event-lost-necromancer = The Necromancer got away with too many spawn tokens on the board. The mission is lost.
zc-event-lost-somebody-died = Nobody was to die. The mission is lost.
zc-event-goal = Goal { $goal } is reached.
zc-event-moved = { $who } goes to { $zone }.
zc-event-escaped = { $who } escapes.
zc-event-noise = { $who } makes noise in { $zone }.
zc-event-shouted = { $who } draws all ears to { $zone }.
zc-event-door-rolled = { $who } rolls for the door: { $dice }.
zc-event-door-opened = { $who } opens the door { $from }–{ $to }.
zc-event-door-closed = { $who } closes the door { $from }–{ $to }.
zc-event-building = A closed building is opened; rooms: { $count }.
zc-event-searched = { $who } searches.
zc-event-drew = { $who } draws: { $card }.
zc-event-found = { $who } gets: { $card }.
zc-event-nothing-to-draw = { $who } finds nothing: no card is left.
zc-event-packed = { $who } takes: { $card }.
zc-event-left = Discarded: { $card }.
zc-event-discarded = { $who } discards: { $card }.
zc-event-returned = The trade of { $who } and { $other } is refused.
zc-event-reloaded = { $who } reloads.
zc-event-objective = { $who } takes the objective in { $zone }: { $colour }.
zc-event-token-active = The spawn zone { $zone } is active now.
zc-event-artefact = { $who } takes the artefact: { $card }.
zc-event-bile = { $who } pours Dragon Bile in { $zone }.
zc-event-fire = { $who } sets { $zone } on fire.
zc-event-enchanted = { $who } casts: { $card }.
zc-event-healed = { $who } recovers; Wounds healed: { $count }.
zc-event-unnoticed = { $who } is ignored by Zombies.
zc-event-noticed = { $who } is noticed again.
zc-event-led = { $who } gives an Action to { $other }.
zc-event-pushed = The Zombies of { $from } are pushed to { $zone }.
zc-event-pulled = { $who } is pulled to { $zone }.
zc-event-attacked = { $who } attacks { $zone }: { $card } ×{ $weapons }.
zc-event-rolled = { $who } rolls { $dice }; hits: { $hits }, misses: { $misses }.
zc-event-killed = Killed in { $zone }: { $kind } ×{ $count }.
zc-event-absorbed = Hits without effect: { $count } ({ $kind }).
zc-event-experience = { $who } gains { $amount } XP: { $total }.
zc-event-learned = { $who } learns: { $skill }.
zc-event-friendly-fire = Friendly Fire strikes { $who }; hits: { $count }.
zc-event-assigned = { $who } is to take Wounds: { $count }.
zc-event-armour = { $who } rolls for armour: { $dice }; saved: { $count }.
zc-event-ignored = { $who } ignores a Wound.
zc-event-wounded = { $who } suffers Wounds: { $count }, now { $total }.
zc-event-died = { $who } dies.
zc-event-extra-activation = Extra Activation: { $kind }.
zc-event-nothing-at-blue = Extra Activation: { $kind }. It does nothing at the Blue Level.
zc-event-shortage = No figures left: { $kind }, { $count } missing. All of them activate.
zc-event-zombies-attack = The Zombies in { $zone } attack; Wounds: { $count }.
zc-event-zombies-see = { $kind } ×{ $count }: { $from } → { $zone } (sees Survivors).
zc-event-zombies-hear = { $kind } ×{ $count }: { $from } → { $zone } (hears noise).
zc-event-zombies-taunted = { $kind } ×{ $count }: { $from } → { $zone } (taunted).
zc-event-zombies-added = The group splits; added in { $zone }: { $kind } ×{ $count }.
zc-event-necromancer-moved = The Necromancer runs: { $from } → { $zone }.
zc-event-card = Zombie card { $number } for { $zone }.
zc-event-spawned = In { $zone } appear: { $kind } ×{ $count }.
zc-event-nobody = Nobody appears in { $zone }.
zc-event-double = Double Spawn: the next zone draws two cards.
zc-event-necromancer = A Necromancer appears in { $zone }.
zc-event-necromancer-escaped = The Necromancer escapes from { $zone }.
zc-event-token-removed = The spawn token in { $zone } is removed.
zc-event-extra-turn = { $who } plays an extra Turn.

# The board as text.
zc-picture-head = Round { $round }, { $phase } — { $level } Level — spawn tokens { $tokens }/{ $limit }
zc-picture-survivor = { $who } [{ $place }] Wounds { $wounds }/3, XP { $xp } ({ $level }), Actions { $actions }: { $cards }

# What the mission asks for.
zc-goal-escape = Everybody escapes through the exit
zc-goal-kill = Kill: { $kind }
zc-goal-objectives = Take all objectives
zc-goal-objective-at = Take the objective in { $zone }
zc-goal-artefacts =
    { $count ->
        [one] Take the artefact out of the vault
       *[other] Take { $count } artefacts out of the vaults
     }
zc-goal-level = Somebody reaches the { $level } Level
zc-goal-carry = Carry at the same time: { $cards }
zc-goal-gather = At the end of a Round all of you stand in { $zone }, and no Zombie
zc-goal-fire = Dragon Fire in { $zone }
zc-goal-last-fire = Dragon Fire in { $zone }, once no spawn token lies elsewhere
