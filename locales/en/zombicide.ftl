# What all editions of Zombicide say: log, buttons, questions, reasons.

# Whom the team fights. An edition with another enemy overrides this word, and every sentence follows.
-zombie = { $form ->
   *[one] Zombie
    [pl] Zombies
}

# Phases, levels, colours, kinds.
zc-phase-setup = Setup
zc-phase-players = Players' Phase
zc-phase-zombies = { -zombie(form: "pl") }' Phase
zc-phase-spawn = Spawning
zc-phase-end = End Phase
zc-phase-over = the game is over
zc-level-blue = Blue
zc-level-yellow = Yellow
zc-level-orange = Orange
zc-level-red = Red
zc-colour-red = red
    .pl = red
zc-colour-blue = blue
    .pl = blue
zc-colour-green = green
    .pl = green
zc-colour-neutral = neutral
    .pl = neutral
zc-colour-yellow = yellow
    .pl = yellow
zc-colour-violet = violet
    .pl = violet
zc-colour-purple = purple
    .pl = purple
zc-colour-white = white
    .pl = white
zc-fate-alive = alive
zc-fate-dead = dead
zc-fate-escaped = escaped
zc-kind-walker = Walker
zc-kind-fatty = Fatty
zc-kind-runner = Runner
zc-kind-abomination = Abomination
zc-kind-necromancer = Necromancer

# A card that nobody sees.
zc-card-unknown = a card

# Tokens kept on a board.
zc-keepsake-tome = Tome
zc-keepsake-fragment = fragment of a Tome
zc-keepsake-relic = relic
zc-keepsake-ladder = Rope Ladder
zc-keepsake-beacon = Empress

# Skills; those with a parameter share one name.
zc-skill-plus-1-action = +1 Action
zc-skill-plus-1-action-text = One extra Action per Turn, for any purpose.
zc-skill-free-melee-action = +1 free Melee Action
zc-skill-free-melee-action-text = One free Action per Turn, only for a Melee Action.
zc-skill-free-ranged-action = +1 free Ranged Action
zc-skill-free-ranged-action-text = One free Action per Turn, only for a Ranged Action.
zc-skill-free-search-action = +1 free Search Action
zc-skill-free-search-action-text = One free Action per Turn, only to Search. Still only one Search per Turn.
zc-skill-free-move-action = +1 free Move Action
zc-skill-free-move-action-text = One free Action per Turn, only to Move. Extra Actions for leaving a Zone with { -zombie(form: "pl") } are paid with normal Actions.
zc-skill-free-combat-action = +1 free Combat Action
zc-skill-free-combat-action-text = One free Action per Turn, for a Melee, Ranged or Magic Action.
zc-skill-max-range = +1 max Range
zc-skill-max-range-text = The maximum Range of the Survivor's ranged weapons and Combat spells is 1 higher. Melee weapons are not affected.
zc-skill-to-dice-roll-ranged = +1 to dice roll: Ranged
zc-skill-to-dice-roll-ranged-text = +1 to each die of Ranged Actions, maximum 6.
zc-skill-to-dice-roll-melee = +1 to dice roll: Melee
zc-skill-to-dice-roll-melee-text = +1 to each die of Melee Actions, maximum 6.
zc-skill-to-dice-roll-combat = +1 to dice roll: Combat
zc-skill-to-dice-roll-combat-text = +1 to each die of any Combat Action, maximum 6.
zc-skill-die-ranged = +1 die: Ranged
zc-skill-die-ranged-text = +1 die per ranged weapon used in a Ranged Action (dual pair: +2).
zc-skill-die-melee = +1 die: Melee
zc-skill-die-melee-text = +1 die per melee weapon used in a Melee Action (dual pair: +2).
zc-skill-die-combat = +1 die: Combat
zc-skill-die-combat-text = +1 die per weapon or spell used in any Combat Action (dual pair: +2).
zc-skill-damage-melee = +1 Damage: Melee
zc-skill-damage-melee-text = +1 Damage in Melee Actions.
zc-skill-damage-ranged = +1 Damage: Ranged
zc-skill-damage-ranged-text = +1 Damage in Ranged Actions.
zc-skill-zone-per-move = +1 Zone per Move
zc-skill-zone-per-move-text = The Survivor may move one more Zone in each Move Action; this adds to other move effects. Entering a Zone with { -zombie(form: "pl") } ends the Move.
zc-skill-taunt = Taunt
zc-skill-taunt-text = Once per Turn, free: choose a Zone the Survivor sees. All { -zombie(form: "pl") } there make an extra Activation at once and go for this Survivor by every means: they ignore and do not attack the others and walk through their Zones.
zc-skill-lucky = Lucky
zc-skill-lucky-text = The Survivor may re-roll all dice once in each Action and each Armour roll; the new result stands. This adds to other re-rolls.
zc-skill-super-strength = Super strength
zc-skill-super-strength-text = The Damage of melee weapons the Survivor uses is 3.
zc-skill-ambidextrous = Ambidextrous
zc-skill-ambidextrous-text = The Survivor treats all Combat spells, melee and ranged weapons as dual.
zc-skill-starts-with = Starts with [Equipment]
zc-skill-starts-with-text = The Survivor gets the named card ([Equipment]) at setup, besides the cards dealt.
zc-skill-reaper-ranged = Reaper: Ranged
zc-skill-reaper-ranged-text = In a Ranged Action one assigned hit that kills may kill one more { -zombie } of the same kind in the same Zone; once per Action, XP for both.
zc-skill-reaper-melee = Reaper: Melee
zc-skill-reaper-melee-text = In a Melee Action one assigned hit that kills may kill one more { -zombie } of the same kind in the same Zone; once per Action, XP for both.
zc-skill-reaper-combat = Reaper: Combat
zc-skill-reaper-combat-text = In any Combat Action one assigned hit that kills may kill one more { -zombie } of the same kind in the same Zone; once per Action, XP for both.
zc-skill-low-profile = Low profile
zc-skill-low-profile-text = The Survivor cannot be hit by other Survivors' Ranged and Magic Actions (ignored for Friendly Fire). Effects that kill everything in the Zone still kill them.
zc-skill-sprint = Sprint
zc-skill-sprint-text = Once per Turn: one Move Action may cover two or three Zones. Entering a Zone with { -zombie(form: "pl") } ends it.
zc-skill-point-blank = Point-blank
zc-skill-point-blank-text = The Survivor may shoot and cast at their own Zone whatever the minimum Range. At Range 0 they assign hits freely (Damage must still be enough), and misses never hit Survivors.
zc-skill-scavenger = Scavenger
zc-skill-scavenger-text = The Survivor may Search any Zone, street and vault included.
zc-skill-charge = Charge
zc-skill-charge-text = Free, as often as wanted in the Survivor's Turn: move up to two Zones to a Zone that holds at least one { -zombie }. Normal move rules apply (price for leaving { -zombie(form: "pl") }, stop on entering a Zone with { -zombie(form: "pl") }).
zc-skill-tactician = Tactician
zc-skill-tactician-text = The Survivor's Turn may be taken at any moment of the Players' Phase before or after any other Survivor's Turn. If several Survivors have this skill, the team chooses the order.
zc-skill-is-that-all-youve-got = Is that all you've got?
zc-skill-is-that-all-youve-got-text = Whenever the Survivor is about to take Wounds they may discard Equipment cards from their inventory; each cancels one Wound.
zc-skill-tough = Tough
zc-skill-tough-text = The Survivor ignores the first Wound they would take in each { -zombie(form: "pl") }' Phase.
zc-skill-hit-and-run = Hit & run
zc-skill-hit-and-run-text = Free, right after a Combat Action of the Survivor that killed at least one { -zombie }: one free Move Action. { -zombie(form: "pl") } in the Zone cost nothing extra for it.
zc-skill-born-leader = Born leader
zc-skill-born-leader-text = Once in their Turn the Survivor may give one free Action to another Survivor, for any use. It must be spent in that Survivor's next Turn or it is lost.
zc-skill-roll-6-die-ranged = Roll 6: +1 die Ranged
zc-skill-roll-6-die-ranged-text = In a Ranged Action roll one more die for each 6, as long as sixes come. Re-rolls must be used first.
zc-skill-roll-6-die-melee = Roll 6: +1 die Melee
zc-skill-roll-6-die-melee-text = In a Melee Action roll one more die for each 6, as long as sixes come. Re-rolls must be used first.
zc-skill-roll-6-die-combat = Roll 6: +1 die Combat
zc-skill-roll-6-die-combat-text = In any Combat Action roll one more die for each 6, as long as sixes come. Re-rolls must be used first.
zc-skill-shove = Shove
zc-skill-shove-text = Once per Turn, free: choose a Zone at Range 1; all { -zombie(form: "pl") } of the Survivor's Zone are pushed there (not a Move). The Zones must share a clear path (no closed door, no wall); pushing into or out of a vault is allowed.
zc-skill-ironclad = Ironclad: [{ -zombie } type]
zc-skill-ironclad-text = The Survivor ignores all Wounds from { -zombie(form: "pl") } of the named kind ([{ -zombie } type]).
zc-skill-lifesaver = Lifesaver
zc-skill-lifesaver-text = Once per Turn, free: choose a Zone at Range 1 with at least one { -zombie }; any Survivors there whose players agree are pulled to this Survivor's Zone without penalty (not a Move). Clear path needed; not into or out of a vault.
zc-skill-bloodlust-ranged = Bloodlust: Ranged
zc-skill-bloodlust-ranged-text = One Action: the Survivor moves up to two Zones to a Zone with at least one { -zombie }, then gets one free Ranged Action to use at once.
zc-skill-bloodlust-melee = Bloodlust: Melee
zc-skill-bloodlust-melee-text = One Action: the Survivor moves up to two Zones to a Zone with at least one { -zombie }, then gets one free Melee Action to use at once.
zc-skill-bloodlust-combat = Bloodlust: Combat
zc-skill-bloodlust-combat-text = One Action: the Survivor moves up to two Zones to a Zone with at least one { -zombie }, then gets one free Combat Action (Melee, Ranged or Magic) to use at once.

# Places for cards.
zc-slot-hand-1 = hand 1
zc-slot-hand-2 = hand 2
zc-slot-body = body
zc-slot-pack-1 = backpack 1
zc-slot-pack-2 = backpack 2
zc-slot-pack-3 = backpack 3
zc-slot-pack-4 = backpack 4
zc-slot-pack-5 = backpack 5
zc-slot-their-hand-1 = the other's hand 1
zc-slot-their-hand-2 = the other's hand 2
zc-slot-their-body = the other's body
zc-slot-their-pack-1 = the other's backpack 1
zc-slot-their-pack-2 = the other's backpack 2
zc-slot-their-pack-3 = the other's backpack 3
zc-slot-their-pack-4 = the other's backpack 4
zc-slot-their-pack-5 = the other's backpack 5
zc-slot-found-1 = found 1
zc-slot-found-2 = found 2
zc-slot-found-3 = found 3
zc-slot-found-4 = found 4
zc-slot-found-5 = found 5
zc-slot-found-6 = found 6

# Answers, as they stand on buttons.
zc-answer-deal = Give it to { $survivor }
zc-answer-first = First player: { $player }
zc-answer-spawn-first = Begin spawning { $zone-in }
zc-answer-start-at = Begin { $zone-in }
zc-answer-extra-token = Extra Spawn token { $zone-in }
zc-answer-remove-token = Remove the Spawn token { $zone-in }
zc-answer-necromancer-falls = The one who appeared { $zone-in }
zc-answer-room = Next room: { $zone }
zc-answer-rooms = The rooms in the order listed
zc-answer-support = To the group { $zone-in }
zc-answer-way = The way { $zone-to }
zc-answer-skill = Learn: { $skill }
zc-answer-activate = Turn of { $survivor }
zc-answer-later = Later
zc-answer-end-turn = End the Turn
zc-answer-escape = Escape through the exit
zc-answer-move = Move { $zone-to }
zc-answer-sprint = Sprint by way of { $zone-acc }
zc-answer-jump = Jump { $zone-to }
zc-answer-rush = Rush { $zone-to } and strike
zc-answer-charge = Charge { $zone-to }
zc-answer-stop = That is all
zc-answer-search = Search
zc-answer-search-bodies = Search the bodies
zc-answer-open = Open the door { $from }–{ $to }: { $card }
zc-answer-break-in = Open the door { $from }–{ $to }
zc-answer-close = Close the door { $from }–{ $to }
zc-answer-rearrange = Rearrange the inventory
zc-answer-trade = Trade with { $survivor }
zc-answer-melee =
    { $weapons ->
        [1] Strike: { $card } { $zone-in }
       *[other] Strike: { $card } ×{ $weapons } { $zone-in }
     }
zc-answer-ranged =
    { $weapons ->
        [1] Shoot: { $card } at { $zone-acc }
       *[other] Shoot: { $card } ×{ $weapons } at { $zone-acc }
     }
zc-answer-magic =
    { $weapons ->
        [1] Cast: { $card } at { $zone-acc }
       *[other] Cast: { $card } ×{ $weapons } at { $zone-acc }
     }
zc-answer-swarm =
    { $weapons ->
        [1] A die for each { -zombie }: { $card } at { $zone-acc }
       *[other] A die for each { -zombie }: { $card } ×{ $weapons } at { $zone-acc }
     }
zc-answer-focus =
    { $weapons ->
        [1] Concentrate on one { $kind }: { $card } at { $zone-acc }
       *[other] Concentrate on one { $kind }: { $card } ×{ $weapons } at { $zone-acc }
     }
zc-answer-enchant = { $card }: { $survivor }
zc-answer-enchant-both = { $card }: { $survivor } and { $other }
zc-answer-enchant-zone = { $card }: { $zone-from } { $to-to }
zc-answer-enchant-zones = { $card }: { $zone-from } { $to-to }, and { $other-from } { $beyond-to }
zc-answer-objective = Take the objective
zc-answer-artefact = Take card { $number } of the vault
zc-answer-reload = Reload: { $card }
zc-answer-pour = Pour Dragon Bile { $zone-in }
zc-answer-pour-from = Move Dragon Bile { $from-from } { $zone-to }
zc-answer-ignite = Throw the Torch into { $zone-acc }
zc-answer-noise = Make noise
zc-answer-eat = Eat or drink: { $card }
zc-answer-shout = Draw all ears here
zc-answer-taunt = Taunt the { -zombie(form: "pl") } { $zone-in }
zc-answer-shove = Shove the { -zombie(form: "pl") } { $zone-to }
zc-answer-pull = Pull Survivors { $zone-from }
zc-answer-lead = Give an Action to { $survivor }
zc-answer-deal-all = Deal them out in order
zc-answer-take = Take it
zc-answer-leave = Leave it
zc-answer-arrange = Arrange by hand
zc-answer-shift = { $card }: { $from } → { $to }
zc-answer-discard = { $survivor } discards: { $card } ({ $slot })
zc-answer-repack = { $survivor } puts in order: { $card }, { $from } → { $to }
zc-answer-drop = Discard: { $card } ({ $slot })
zc-answer-done = Done
zc-answer-pair = Take the second one too
zc-answer-redraw = Discard it and draw again
zc-answer-keep = Keep it
zc-answer-agree = Agree
zc-answer-refuse = Refuse
zc-answer-reroll = Re-roll all dice
zc-answer-hit = Hit: { $kind }
zc-answer-all-hits = As many hits as possible: { $kind }
zc-answer-all-friendly-fire = All stray hits strike { $survivor }
zc-answer-friendly-fire = The stray hit strikes { $survivor }
zc-answer-wound = One Wound: { $survivor }
zc-answer-all-wounds = All these Wounds: { $survivor }
zc-answer-use-armour = Roll for the armour
zc-answer-use-shield = Roll for the Shield
zc-answer-shrug = Discard to cancel a Wound: { $card } ({ $slot })
zc-answer-ablate = Discard Ablative Armor against this Attack: { $kind }
zc-answer-ablate-hit = Discard Ablative Armor against this hit
zc-answer-attach = Attach: { $card } → { $hand }
zc-answer-detach = Detach from: { $card }
zc-answer-pass = Hand over the { $colour } remote control
zc-answer-give = Hand over: { $what }
zc-answer-give-theirs = Take over: { $what }
zc-answer-suffer = Suffer the Wounds

# Questions.
zc-ask-deal = Who gets this card: { $card }?
zc-ask-start-at = Where does { $who } begin?
zc-ask-first = Who goes first?
zc-ask-extra-token = Where does one more Spawn token lie?
zc-ask-round = Who acts next?
zc-ask-turn =
    { $actions ->
        [0] { $who }: no Action left
        [one] { $who }: { $actions } Action left
       *[other] { $who }: { $actions } Actions left
     }
zc-ask-moving = { $who }: move on or stop?
zc-ask-search = { $who } searches.
zc-ask-drawn = { $who } has drawn: { $card }. Keep it?
zc-ask-found =
    { $cards ->
        [one] { $who } has a new card. What becomes of it?
       *[other] { $who } has { $cards } new cards. What becomes of them?
     }
zc-ask-arrange = { $who } arranges the inventory.
zc-ask-trade = { $who } trades with { $survivor }.
zc-ask-agree = { $who } and { $survivor }: does the trade stand?
zc-ask-pulling = { $who } pulls Survivors { $zone-from }. Come along?
zc-ask-reroll =
    { $hits ->
        [0] { $who }: no hit. Keep the roll?
        [one] { $who }: { $hits } hit. Keep the roll?
       *[other] { $who }: { $hits } hits. Keep the roll?
     }
zc-ask-hits =
    { $hits ->
        [one] { $who }: whom does the hit strike?
       *[other] { $who }: { $hits } hits. Whom does the next one strike?
     }
zc-ask-friendly-fire =
    { $hits ->
        [one] { $who }: whom of your own does the stray hit strike?
       *[other] { $who }: { $hits } stray hits. Whom of your own does the next one strike?
     }
zc-ask-free-attack = { $who }: a free Combat Action, now or never.
zc-ask-wounds = { $zone }: who takes the Wound ({ $kind })?
zc-ask-defence =
    { $wounds ->
        [one] { $who }: { $wounds } Wound is coming.
       *[other] { $who }: { $wounds } Wounds are coming.
     }
zc-ask-support = { $kind }: too few figures are left for all groups that split. Which group gets the next one?
zc-ask-way = { $kind } { $zone-in }: which way?
zc-ask-spawn = Which Spawn Zone comes first, now and in every Round?
zc-ask-extra-turn = Who takes an extra Turn first?
zc-ask-rooms = In which order do the rooms fill?
zc-ask-remove-token = The Necromancer is dead. Which Spawn token leaves the board?
zc-ask-necromancer-falls = Of the Necromancers who stood together one falls. Which one?
zc-ask-skill = { $who } reaches a new level ({ $level }). Which skill?
zc-waiting-deal = Waiting for { $player } to say who gets this card: { $card }
zc-waiting-start-at = Waiting for { $player } to choose where { $who } begins
zc-waiting-first = Waiting for { $player } to say who goes first
zc-waiting-extra-token = Waiting for { $player } to lay one more Spawn token
zc-waiting-round = Waiting for { $player } to say who acts next
zc-waiting-turn = Waiting for { $player } to play { $who }
zc-waiting-moving = Waiting for { $player } to move { $who } on or stop
zc-waiting-search = Waiting for { $player } to Search with { $who }
zc-waiting-drawn = Waiting for { $player } to keep or discard { $card } ({ $who })
zc-waiting-found = Waiting for { $player } to find room for what { $who } found
zc-waiting-arrange = Waiting for { $player } to arrange what { $who } carries
zc-waiting-trade = Waiting for { $player } to finish a trade: { $who } and { $survivor }
zc-waiting-agree = Waiting for { $player } to agree to a trade: { $who } and { $survivor }
zc-waiting-pulling = Waiting for { $player } to say who comes along with { $who }
zc-waiting-reroll = Waiting for { $player } to keep or re-roll the dice ({ $who })
zc-waiting-hits = Waiting for { $player } to deal out the hits of { $who }
zc-waiting-friendly-fire = Waiting for { $player } to deal out the stray hits of { $who }
zc-waiting-free-attack = Waiting for { $player } to use a free Combat Action or not ({ $who })
zc-waiting-wounds = Waiting for { $player } to say who is hit ({ $zone })
zc-waiting-defence = Waiting for { $player } to defend { $who }
zc-waiting-support = Waiting for { $player } to say which group gets the next figure ({ $kind })
zc-waiting-way = Waiting for { $player } to choose a way ({ $kind })
zc-waiting-spawn = Waiting for { $player } to choose the first Spawn Zone
zc-waiting-extra-turn = Waiting for { $player } to say who takes an extra Turn
zc-waiting-rooms = Waiting for { $player } to say which room fills next
zc-waiting-remove-token = Waiting for { $player } to take a Spawn token off the board
zc-waiting-necromancer-falls = Waiting for { $player } to say which of the Necromancers falls
zc-waiting-skill = Waiting for { $player } to choose a skill for { $who }

# Why not.
zc-why-door-closed = A closed door is in the way.
zc-why-searched = Only one Search per Turn.
zc-why-zombies-here = There are { -zombie(form: "pl") } here.
zc-why-nothing-to-search = There is nothing to search here.
zc-why-locked = This door is still locked by the mission.
zc-why-no-tool = Nothing in hand opens doors.
zc-why-not-loaded = The weapon is not loaded.
zc-why-cast = This card was already used in this Turn.
zc-why-nobody-to-hit = No { -zombie } is in this Zone.
zc-why-nothing-to-ignite = No Dragon Bile is near enough.
zc-why-card-in-use = This card is being used or traded just now.
zc-why-not-yet = Earlier goals come first.
zc-why-had-turn = Already had a Turn in this Round.
zc-why-others-first = Everybody needs a card first.
zc-why-zombies-hold =
    { $count ->
        [one] The { -zombie } here costs { $count } more Action.
       *[other] The { -zombie(form: "pl") } here cost { $count } more Actions.
     }

# What happened.
zc-event-shuffled-equipment = The Equipment deck is shuffled; cards: { $count }.
zc-event-shuffled-zombies = The { -zombie } deck is shuffled; cards: { $count }.
zc-event-objectives-mixed = The hidden objectives are mixed.
zc-event-vaults-filled = The vaults are filled.
zc-event-dealt = { $who } gets: { $card }.
zc-event-first-player = { $player } is the first player.
zc-event-starts-at = { $who } begins { $zone-in }.
zc-event-extra-token = An extra Spawn token lies { $zone-in }.
zc-event-spawn-first = Spawning always begins { $zone-in }.
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
zc-event-lost-necromancer-escaped = The Necromancer got away with too many Spawn tokens on the board. The mission is lost.
zc-event-lost-impossible = A goal of the mission can no longer be reached. The mission is lost.
zc-event-lost-somebody-died = Nobody was allowed to die. The mission is lost.
zc-event-goal = Goal { $goal } is reached.
zc-event-moved = { $who } goes { $zone-to }.
zc-event-escaped = { $who } escapes.
zc-event-noise = { $who } makes noise { $zone-in }.
zc-event-shouted = { $who } draws all ears { $zone-to }.
zc-event-door-rolled = { $who } rolls for the door: { $dice }.
zc-event-door-opened = { $who } opens the door { $from }–{ $to }.
zc-event-door-closed = { $who } closes the door { $from }–{ $to }.
zc-event-building = A closed building is opened; rooms: { $count }.
zc-event-searched = { $who } searches.
zc-event-drew = { $who } draws: “{ $card }”.
zc-event-found = { $who } gets: { $card }.
zc-event-nothing-to-draw = { $who } finds nothing: no card is left.
zc-event-packed = { $who } takes: { $card }.
zc-event-left = Discarded: “{ $card }”.
zc-event-discarded = { $who } discards: { $card }.
zc-event-returned = The trade of { $who } and { $other } is refused.
zc-event-reloaded = { $who } reloads.
zc-event-objective = { $who } takes the { $colour } objective { $zone-in }.
zc-event-objective-lost = The { $colour } objective { $zone-in } is lost.
zc-event-attached = { $who } attaches: { $card }.
zc-event-detached = { $who } detaches: { $card }.
zc-event-passed = { $who } hands the { $colour } remote control to { $other }.
zc-event-kept = { $who } keeps: { $what }.
zc-event-given = { $who } hands over to { $other }: { $what }.
zc-event-lent = { $who } has until the end of the Round: { $skill }.
zc-event-token-moved = Spawn token { $number } moves { $zone-to }.
zc-event-token-active = The Spawn Zone { $zone-in } is active now.
zc-event-artefact = { $who } takes from the vault: { $card }.
zc-event-bile = { $who } pours Dragon Bile { $zone-in }.
zc-event-fire = { $who } sets { $zone-acc } on fire.
zc-event-enchanted = { $who } casts: { $card }.
zc-event-healed = { $who } recovers; Wounds healed: { $count }.
zc-event-unnoticed = { $who } is ignored by { -zombie(form: "pl") }.
zc-event-noticed = { $who } is noticed again.
zc-event-led = { $who } gives an Action to { $other }.
zc-event-pushed = The { -zombie(form: "pl") } of { $from-acc } are pushed { $zone-to }.
zc-event-pulled = { $who } is pulled { $zone-to }.
zc-event-attacked =
    { $weapons ->
        [1] { $who } attacks { $zone-acc }: { $card }.
       *[other] { $who } attacks { $zone-acc }: { $card } ×{ $weapons }.
     }
zc-event-rolled = { $who } rolls { $dice }; hits: { $hits }, misses: { $misses }.
zc-event-killed = Killed { $zone-in }: { $kind } ×{ $count }.
zc-event-absorbed = Hits without effect: { $count } ({ $kind }).
zc-event-experience = { $who } gains { $amount } XP, now { $total }.
zc-event-lapped = The track of { $who } begins again, now { $total } XP.
zc-event-learned = { $who } learns: { $skill }.
zc-event-friendly-fire = Friendly Fire strikes { $who }; hits: { $count }.
zc-event-assigned = { $who } is to take Wounds: { $count }.
zc-event-armour = { $who } rolls for armour: { $dice }; saved: { $count }.
zc-event-ignored = { $who } ignores a Wound.
zc-event-wounded = { $who } suffers Wounds: { $count }, now { $total }.
zc-event-died = { $who } dies.
zc-event-extra-activation = Extra Activation: { $kind }.
zc-event-nothing-at-blue = Extra Activation: { $kind }. It does nothing at the Blue Level.
zc-event-shortage = Figures run out: { $kind }, missing: { $count }. All of that kind activate.
zc-event-zombies-attack = The { -zombie(form: "pl") } { $zone-in } attack; Wounds: { $count }.
zc-event-zombies-see = { $kind } ×{ $count }: { $from } → { $zone } (Survivors in sight).
zc-event-zombies-hear = { $kind } ×{ $count }: { $from } → { $zone } (towards the noise).
zc-event-zombies-taunted = { $kind } ×{ $count }: { $from } → { $zone } (taunted).
zc-event-zombies-added = The group splits; added { $zone-in }: { $kind } ×{ $count }.
zc-event-necromancer-moved = The Necromancer runs: { $from } → { $zone }.
zc-event-card = { -zombie } card { $number } for { $zone-acc }.
zc-event-spawned = Appearing { $zone-in }: { $kind } ×{ $count }.
zc-event-nobody = Nobody appears { $zone-in }.
zc-event-double = Double Spawn: the next Zone draws two cards.
zc-event-necromancer = A Necromancer appears { $zone-in }.
zc-event-necromancer-escaped = The Necromancer escapes { $zone-from }.
zc-event-token-removed = The Spawn token { $zone-in } is removed.
zc-event-extra-turn = { $who } plays an extra Turn.

# The board as text.
zc-picture-head = Round { $round }, { $phase }, Danger Level: { $level }
zc-picture-lost-any = Lost if anybody dies, or if a Necromancer escapes while { $limit } or more Spawn tokens are active (now { $tokens })
zc-picture-lost-last = Lost if everybody dies, or if a Necromancer escapes while { $limit } or more Spawn tokens are active (now { $tokens })
zc-picture-legend = Marks: walls | and -, open borders : and . . ., gaps are passages; { $marks }
zc-picture-vault = { $vault }: { $inside } (cards: { $cards })
zc-picture-place = { $place }
zc-picture-survivor = { $who } [{ $place }]
zc-picture-player = played by { $player }
zc-picture-wounds = Wounds { $wounds }/3
zc-picture-kept = has { $what }
zc-picture-unnoticed = ignored by { -zombie(form: "pl") }
zc-picture-acting =
    { $actions ->
        [0] no Action left
        [one] { $actions } Action left
       *[other] { $actions } Actions left
     }
zc-picture-acted = had a Turn
zc-picture-unloaded = { " " }(unloaded)
zc-picture-track = XP: { $levels }
zc-picture-found = On the table: { $cards }
zc-picture-roll = { $card }: dice { $dice }, a hit from { $least }, Damage { $damage }
zc-mark-objective = objective
zc-mark-blue-objective = blue objective
zc-picture-remotes = remote controls: { $colours }
zc-mark-purple-objective = purple objective
zc-mark-white-objective = white objective
zc-mark-airlock = airlock door
zc-mark-airlock-room = airlock
zc-mark-security = Security Room
zc-mark-oxygen = Oxygen Supply Room
zc-mark-green-objective = green objective
zc-mark-exit = exit
zc-mark-spawn = Spawn token
zc-mark-asleep = sleeping Spawn token
zc-mark-necromancer = Spawn token of a Necromancer
zc-mark-bile = Dragon Bile
zc-mark-noise = Noise tokens
zc-mark-rampart = wall of the ramparts
zc-mark-stairs = stairs
zc-mark-closed = closed door
zc-mark-opened = opened door
zc-mark-blue = closed blue door
zc-mark-green = closed green door
zc-mark-yellow-vault = closed door of the yellow vault
zc-mark-yellow-opened = opened door of the yellow vault
zc-mark-violet-vault = closed door of the violet vault
zc-mark-violet-opened = opened door of the violet vault

# What the mission asks for.
zc-goal-escape = Everybody escapes through the exit
zc-goal-kill = Kill: { $kind }
zc-goal-objectives = Take all objectives
zc-goal-objectives-of = Take every { $colour } objective
zc-goal-objective-at = Take the objective { $zone-in }
zc-goal-artefacts =
    { $count ->
        [one] Take the artefact out of the vault
       *[other] Take { $count } artefacts out of the vaults
     }
zc-goal-level = Somebody reaches the { $level } Level
zc-goal-level-all = Everybody reaches the { $level } Level
zc-goal-carry = Carry at the same time: { $cards }
zc-goal-gather = At the end of a Round all of you stand { $zone-in }, and no { -zombie } does
zc-goal-fire = Dragon Fire { $zone-in }
zc-goal-last-fire = Dragon Fire { $zone-in }, once no Spawn token lies elsewhere
