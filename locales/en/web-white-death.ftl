### Family: web-zombicide
### Never: Fatty, Survivor

# What the page says differently about White Death.
web-zc-board = Plan of the fortress
web-zc-peril-all-dead = the last Hero falls. Alive: { $alive }, one Wound from death: { $weak }.
web-zc-peril-any-death = any Hero dies. One Wound from death: { $weak }.
web-zc-stake-danger-long = Danger Level: { $level }. It sets how many Zombies each card brings. Adrenaline up to the { $next } Level: { $lacks }.
web-zc-forecast-fire = Everything { $zone-in } burns. Zombies there: { $zombies }; Heroes there: { $friends }. Nobody in it lives.
web-zc-confirm-fire = { $friends ->
    [one] One Hero stands in the Zone you are about to burn, and fire spares nobody.
   *[other] { $friends } Heroes stand in the Zone you are about to burn, and fire spares nobody.
 }
web-zc-confirm-friends = { $friends ->
    [one] One Hero stands in that Zone: every miss strikes them.
   *[other] { $friends } Heroes stand in that Zone: every miss strikes one of them.
 }
web-zc-xp = { $xp } AP
web-zc-track = { $xp } AP, { $level } Level; { $left } more for the next
web-zc-track-end = { $xp } AP, { $level } Level, the highest
web-zc-hidden = No Zombie sees this Hero
web-zc-rotten = Zombies take this Hero for one of their own
web-zc-outcome-all-dead = The last Hero has fallen.
web-zc-does-hide = Zombies do not see the Hero until they attack or make noise
web-zc-does-run = A Hero in sight gets a free move
web-zc-does-heal = Heals one Wound of a Hero in sight
web-zc-does-food = Eaten for 1 AP
web-zc-does-bile = Thrown with a Torch at a Zone next to you: everything there burns
web-zc-does-torch = Two cards with every search; sets Dragon Bile on fire
web-zc-hint-attack-text = Point at an attack: the bars below show how many hits to expect. A Brute falls only to Damage 2. Shots into a Zone with friends or Guards can hit them.
web-zc-hint-search-text = In a room without Zombies and without Corruption, once per Turn: turn a card and take it along. Better weapons decide this game.
web-zc-hint-objective-text = Taking it costs one Action. The mission says what it brings: adrenaline, a Vault weapon or a thing to keep.
web-zc-hint-spawn-text = Every Spawn Zone turns a card. The Danger Level of your most dangerous Hero says how many come. A Siege brings them to every Zone of Corruption.
web-zc-hint-exit-text = This is the exit. Heroes leave through it, and Guards of their Zone leave with them.
web-zc-setup-size = { $from }–{ $to } Heroes
web-zc-setup-size-one = { $from } Heroes
web-zc-out = { $count ->
    [one] Your Hero has fallen. The others fight on: watch as fast as you like, or leave.
   *[other] Your Heroes have fallen. The others fight on: watch as fast as you like, or leave.
 }
web-zc-out-escaped = { $count ->
    [one] Your Hero is out of danger. The others are still at it: watch as fast as you like, or leave.
   *[other] Your Heroes are out of danger. The others are still at it: watch as fast as you like, or leave.
 }
web-zc-step-move-text = A Hero has three Actions. Zones that glow can be reached: choose one. The button says what the step costs and what it risks.
web-zc-enemy-walker = One Action a turn: it strikes if somebody stands in its Zone, otherwise it takes a step. Any weapon fells it. 1 AP.
web-zc-enemy-fatty = As slow as a Walker, but only a weapon of Damage 2 fells it. 1 AP.
web-zc-enemy-runner = Two Actions a turn: it can step and strike in one go. Any weapon fells it. 1 AP.
web-zc-enemy-abomination = Damage 3, Dragon Fire or a Cauldron fells it, nothing less. It climbs walls, and leaves a Vault weapon where it falls. 5 AP.
web-zc-enemy-necromancer = He stands still and drives a Spawn token towards the Beacon; where it goes, Corruption grows. Any weapon fells him, and he leaves a Vault weapon. 1 AP.
web-zc-thing-exit-text = Heroes leave the board here once the mission allows it, and Guards with them.
web-zc-thing-objective-text = The cross is what the mission wants. Taking it costs one Action; the mission says what it brings. Corruption swallows it.
web-zc-thing-spawn-text = At the end of every round a card is turned for it and the dead rise here. The number is its place in the order. The Defiler drives one of them towards the Beacon.
web-zc-thing-level-text = Adrenaline raises it: more skills for you, and more dead with every card.
web-zc-primer-goal-text = You are one team. Every mission names its goals; reach them all and you win. If a Hero dies, or Corruption reaches the Beacon, you lose.
web-zc-primer-turn-text = In your Turn a Hero spends three Actions: walk, climb, search a room, strike, shoot, trade, or order Guards. A die that shows the Accuracy of the weapon or more is a hit.
web-zc-primer-danger-text = Every Spawn Zone turns a card. The more adrenaline your best Hero has, the more dead it brings: kill enough to grow, not more than you can bear.
web-zc-primer-noise = Noise, ramparts, oil
web-zc-primer-noise-text = Loud weapons call the dead from far away, and so do Guards. Stairs lead onto the ramparts for everybody; from up there you see far, and pour boiling oil on those below.
