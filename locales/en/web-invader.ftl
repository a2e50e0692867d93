### Family: web-zombicide
### Never: Zombie, the dead

# What the page says differently about Invader.
web-zc-board = Plan of the station
web-zc-stake-danger-long = Danger Level: { $level }. It sets how many Xenos each card brings. Experience up to the { $next } Level: { $lacks }.
web-zc-stake-danger-last = Danger Level: Red. Every card brings the most Xenos it can.
web-zc-peril-all-dead = the last Survivor falls. Alive: { $alive }, one point of armour left: { $weak }.
web-zc-peril-any-death = anybody dies: the whole team has to live. One point of armour left: { $weak }.
web-zc-forecast-move = { $zone }: { $watching ->
    [0] no Xenos sees this Zone
    [one] one Xenos sees this Zone
   *[other] { $watching } Xenos see this Zone
 }.
web-zc-forecast-into = { $zone }: your move ends among { $here ->
    [one] one Xenos
   *[other] { $here } Xenos
 }; { $watching } more see this Zone.
web-zc-forecast-step = { $zone }: { $here ->
    [0] { $watching ->
        [0] no Xenos sees this Zone
        [one] one Xenos sees this Zone
       *[other] { $watching } Xenos see this Zone
     }
    [one] your move ends beside one Xenos
   *[other] your move ends among { $here } Xenos
 }. Damage to the team if they acted then: { $wounds }. { $coming ->
    [0] No group would come there.
    [one] One group would come there.
   *[other] { $coming } groups would come there.
 }
web-zc-forecast-end = { $wounds ->
    [0] If they acted now, they would deal no Damage.
   *[other] If they acted now, they would deal { $wounds } Damage.
 } { $groups ->
    [0] Nobody is on the way to you.
    [one] One group would move, as the arrows show.
   *[other] { $groups } groups would move, as the arrows show.
 }
web-zc-forecast-noise = Noise { $zone-in } would be { $noise }. Loudest elsewhere: { $rival } with { $most }. Xenos that see nobody go where it is loudest.
web-zc-forecast-noise-alone = Noise { $zone-in } would be { $noise }, and it is quiet everywhere else. Xenos that see nobody go where it is loudest.
web-zc-forecast-fire = Hellfire { $zone-in }. Xenos there: { $zombies }; Survivors there: { $friends }. Nobody in it lives.
web-zc-confirm-end = Actions left: { $actions }. Now the Xenos act, and as things stand they deal Damage: { $wounds }.
web-zc-confirm-nobody = { $friends ->
    [0] No enemy stands there: the Action would be wasted.
   *[other] No enemy stands there, only friends: whatever misses, hits them.
 }
web-zc-wounds = Damage: { $wounds }
web-zc-xp = { $xp } XP
web-zc-track = { $xp } XP, { $level } Level; { $left } more for the next
web-zc-track-end = { $xp } XP, { $level } Level, the highest
web-zc-does-food = Eaten for 1 XP
web-zc-hidden = No Xenos sees this Survivor
web-zc-rotten = Camouflage: Xenos ignore this Survivor
web-zc-wounds-of = Armour lost: { $wounds } of { $most }
web-zc-does-hide = Xenos do not see the Survivor until they attack or make noise
web-zc-does-push = Pushes the Xenos of a Zone one Zone away
web-zc-does-ambush = A Worker appears, and the card is gone
web-zc-does-heal = A Survivor in sight regains a point of armour
web-zc-odds-kills = Killed
web-zc-odds-bar-kills = Killed: { $count }, chance { $percent }%
web-zc-divide = Attacks { $zone-in }
web-zc-divide-text = Who takes the Attack of the { $kind }?
web-zc-wounds-given = Damage given: { $count }
web-zc-defence-text = Damage on the way: { $plain }; past any defence: { $hard }
web-zc-blow = The Xenos strike { $zone-in }
web-zc-blow-text = { $count ->
    [one] They deal 1 Damage.
   *[other] They deal { $count } Damage.
 }
web-zc-march = The Xenos move
web-zc-harm-suffered = { $count } Damage
web-zc-spawn = The Xenos spawn
web-zc-hint-door-text = Pick an opening of your Zone: once per Turn you close or open it for free. Xenos need an Action to break a closed door, and what they broke stays open.
web-zc-hint-attack-text = Point at an attack: the bars below show how many hits to expect. A Tank falls only to Damage 2, or to an attack concentrated on it. Shots into a Zone with friends can hit them.
web-zc-hint-search-text = In a room without Xenos and without Mold, once per Turn: turn a card and take it along. Soldiers search Security Rooms only.
web-zc-hint-objective-text = Taking it costs one Action and brings 5 XP. The green one drives the Bot, the purple one the Sentry Gun. Mold swallows what nobody took in time.
web-zc-hint-noise-text = Rings are noise. Xenos that see nobody walk to the loudest Zone. You can use that: noise in one place keeps another one quiet.
web-zc-hint-zombies = The Xenos have their turn
web-zc-hint-zombies-text = After you they act: those who share your Zone strike, all others take a step. Hunters do it twice. Every step in the log says why.
web-zc-hint-spawn-text = Every Spawn Zone turns a card. The Danger Level of your most experienced Survivor says how many come. An Abomination leaves Mold wherever it goes.
web-zc-setup-more-text = Everybody may come twice; the Xenos come in greater numbers too.
web-zc-result-lead = Rounds: { $rounds }. Xenos killed: { $kills }.
web-zc-result-curve = Xenos on the board and the Danger Level, step by step
web-zc-verb-wound = Who takes the Attack?
web-zc-mark-wounds = { $wounds ->
    [one] 1 Damage if they act now
   *[other] { $wounds } Damage if they act now
 }
web-zc-step-end-text = All Actions are spent. When everybody has had a Turn, the Xenos have theirs: look at the arrows to see where they would go.
web-zc-enemy-walker = One Action a turn: it strikes for 1 if somebody stands in its Zone, otherwise it takes a step. Any weapon fells it. 1 XP.
web-zc-enemy-fatty = As slow as a Worker, but it strikes for 2 and only Damage 2 fells it. It stops the shots meant for others. 1 XP.
web-zc-enemy-runner = Two Actions a turn, each a strike for 1 or a step. Any weapon fells it. 1 XP.
web-zc-enemy-abomination = It strikes for 3 and leaves Mold in every room and corridor it enters. Fire, an attack concentrated on it or 3 Damage at once fell it. 5 XP.
web-zc-thing-objective-text = The cross is what the mission wants. Taking it costs one Action and brings 5 XP. Mold and fire destroy it.
web-zc-thing-spawn-text = At the end of every round a card is turned for it and Xenos come here. The number is its place in the order. A pale one sleeps until the mission wakes it.
web-zc-thing-door-text = Closed, nobody walks or sees through it. Anybody beside it opens it for free, once per Turn. Xenos break it, and a broken one stays open.
web-zc-thing-wounds = Armour
web-zc-thing-wounds-text = Every point of Damage takes one away. At none the Survivor is dead, and the game is lost.
web-zc-thing-level-text = Experience raises it: more skills for you, and more Xenos with every card.
web-zc-survivor-text = Damage: { $wounds }. Level: { $level }. Skills: { $skills }.
web-zc-primer-goal-text = You are one team. Every mission names its goals; reach them all and you win. If anybody dies, if Mold joins two Spawn Zones or if a goal is out of reach, you lose.
web-zc-primer-dead = Then the Xenos
web-zc-primer-dead-text = Each of them strikes if somebody stands in its Zone, without a roll. The others take a step towards whom they see, or towards the loudest Zone. When anybody's armour is gone, all is lost.
web-zc-primer-danger = And more hatch
web-zc-primer-danger-text = Every Spawn Zone turns a card. The more experience your best Survivor has, the more Xenos it brings. Where an Abomination goes, Mold grows: if it joins two Spawn Zones, the station is lost.
web-zc-primer-noise-text = Loud weapons call the Xenos from far away. Close doors behind you, let the Bot take the blows, and put on an Oxygen Tank before you go outside.
web-zc-outcome-necromancer-escaped = The station is lost.
