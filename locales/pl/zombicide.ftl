# Wspólne teksty wszystkich edycji Zombicide: dziennik, przyciski, pytania, powody.


# Phases, levels, colours, kinds.
zc-phase-setup = Przygotowanie
zc-phase-players = Faza Graczy
zc-phase-zombies = Faza Zombie
zc-phase-spawn = Namnażanie
zc-phase-end = Faza Końcowa
zc-phase-over = koniec gry
zc-level-blue = Niebieski
zc-level-yellow = Żółty
zc-level-orange = Pomarańczowy
zc-level-red = Czerwony
zc-vault-yellow = Żółta Krypta
zc-vault-violet = Fioletowa Krypta
zc-colour-red = czerwony
zc-colour-blue = niebieski
zc-colour-green = zielony
zc-colour-neutral = neutralny
zc-colour-yellow = żółty
zc-colour-violet = fioletowy
zc-fate-alive = na planszy
zc-fate-dead = nie żyje
zc-fate-escaped = poza planszą
zc-kind-walker = Szwendacz
zc-kind-fatty = Spaślak
zc-kind-runner = Łowca
zc-kind-abomination = Abominacja
zc-kind-necromancer = Nekromanta

# Survivors.
zc-survivor-ann = Ann
zc-survivor-baldric = Baldric
zc-survivor-clovis = Clovis
zc-survivor-nelly = Nelly
zc-survivor-samson = Samson
zc-survivor-silas = Silas

# Equipment.
zc-card-unknown = karta
zc-card-hammer = Młot
zc-card-mana-blast = Wybuch Many
zc-card-short-bow = Krótki łuk
zc-card-short-sword = Krótki miecz
zc-card-inferno = Inferno
zc-card-orcish-crossbow = Orkowa kusza
zc-card-axe = Topór
zc-card-dagger = Sztylet
zc-card-great-sword = Wielki miecz
zc-card-sword = Miecz
zc-card-crossbow = Kusza
zc-card-hand-crossbow = Ręczna kusza
zc-card-long-bow = Długi łuk
zc-card-repeating-crossbow = Kusza powtarzalna
zc-card-death-strike = Cios śmierci
zc-card-fireball = Kula ognia
zc-card-lightning-bolt = Błyskawica
zc-card-healing = Leczenie
zc-card-invisibility = Niewidzialność
zc-card-repulse = Odepchnięcie
zc-card-speed = Szybkość
zc-card-leather-armour = Pancerz skórzany
zc-card-chainmail = Kolczuga
zc-card-plate-armour = Pancerz płytowy
zc-card-shield = Tarcza
zc-card-dragon-bile = Smocza Żółć
zc-card-torch = Pochodnia
zc-card-plenty-of-arrows = Tuzin strzał
zc-card-plenty-of-bolts = Tuzin bełtów
zc-card-apples = Jabłka
zc-card-salted-meat = Suszone mięso
zc-card-water = Woda
zc-card-aaahh = Aaaa!

# Skills; those with a parameter share one name.
zc-skill-plus-1-action = +1 Akcja
zc-skill-free-enchantment-action = +1 darmowa Akcja: Rzucanie Zaklęcia
zc-skill-free-melee-action = +1 darmowa Akcja: Atak wręcz
zc-skill-free-ranged-action = +1 darmowa Akcja: Atak dystansowy
zc-skill-free-search-action = +1 darmowa Akcja: Przeszukiwanie
zc-skill-free-move-action = +1 darmowa Akcja: Ruch
zc-skill-free-magic-action = +1 darmowa Akcja: Rzucanie Czaru
zc-skill-free-combat-action = +1 darmowa Akcja: Walka
zc-skill-max-range = +1 do maksymalnego Zasięgu
zc-skill-to-dice-roll-ranged = +1 do rzutu kością: Atak dystansowy
zc-skill-to-dice-roll-melee = +1 do rzutu kością: Atak wręcz
zc-skill-to-dice-roll-magic = +1 do rzutu kością: Rzucanie Czaru
zc-skill-to-dice-roll-combat = +1 do rzutu kością: Walka
zc-skill-die-ranged = +1 kość: Atak dystansowy
zc-skill-die-melee = +1 kość: Atak wręcz
zc-skill-die-magic = +1 kość: Rzucanie Czaru
zc-skill-die-combat = +1 kość: Walka
zc-skill-damage-with = +1 Obrażenie: [Ekwipunek]
zc-skill-damage-magic = +1 Obrażenie: Rzucanie Czaru
zc-skill-damage-melee = +1 Obrażenie: Atak wręcz
zc-skill-damage-ranged = +1 Obrażenie: Atak dystansowy
zc-skill-zone-per-move = +1 Strefa na Ruch
zc-skill-two-zones-per-move = 2 Strefy na Akcję Ruchu
zc-skill-barbarian = Barbarzyńca
zc-skill-lock-it-down = Barykada
zc-skill-matching-set = Broń do pary!
zc-skill-hold-your-nose = Co za smród
zc-skill-spellcaster = Czarownik
zc-skill-free-reload = Darmowe przeładowanie
zc-skill-mana-rain = Deszcz many
zc-skill-iron-rain = Deszcz żelaza
zc-skill-taunt = Drwina
zc-skill-trick-shot = Dwa fronty
zc-skill-lucky = Farciarz
zc-skill-loud = Głośny
zc-skill-rotten = Gnicie
zc-skill-spellbook = Księga zaklęć
zc-skill-blitz = Łomot
zc-skill-collector = Łowca głów: [Typ Zombie]
zc-skill-swordmaster = Mistrz miecza
zc-skill-super-strength = Nadludzka siła
zc-skill-zombie-link = Niestrudzony myśliwy
zc-skill-slippery = Nieuchwytna
zc-skill-ambidextrous = Oburęczny
zc-skill-steady-hand = Pewna ręka
zc-skill-search-1-card = Przeszukiwanie: +1 karta
zc-skill-destiny = Przychylność losu
zc-skill-regeneration = Regeneracja
zc-skill-starts-with = Rozpoczyna z [Ekwipunek]
zc-skill-reaper-ranged = Rozpruwacz: Atak dystansowy
zc-skill-reaper-melee = Rozpruwacz: Atak wręcz
zc-skill-reaper-magic = Rozpruwacz: Rzucanie Czaru
zc-skill-reaper-combat = Rozpruwacz: Walka
zc-skill-jump = Skok
zc-skill-low-profile = Skromna postura
zc-skill-marksman = Sokole oko
zc-skill-sprint = Sprint
zc-skill-point-blank = Strzał z bliska
zc-skill-scavenger = Szabrownik
zc-skill-frenzy-ranged = Szał: Atak dystansowy
zc-skill-frenzy-melee = Szał: Atak wręcz
zc-skill-frenzy-magic = Szał: Rzucanie Czaru
zc-skill-frenzy-combat = Szał: Walka
zc-skill-charge = Szarża
zc-skill-tactician = Taktyk
zc-skill-is-that-all-youve-got = To wszystko na co was stać?!
zc-skill-tough = Twardziel
zc-skill-hit-and-run = Uderz i uciekaj
zc-skill-born-leader = Urodzony przywódca
zc-skill-break-in = Włamanie
zc-skill-roll-6-die-ranged = Wynik 6: +1 kość do Ataku dystansowego
zc-skill-roll-6-die-melee = Wynik 6: +1 kość do Ataku wręcz
zc-skill-roll-6-die-magic = Wynik 6: +1 kość do Rzucania Czaru
zc-skill-roll-6-die-combat = Wynik 6: +1 kość do Walki
zc-skill-shove = Wypad!
zc-skill-ironclad = Zakuty łeb: [Typ Zombie]
zc-skill-lifesaver = Zbawca
zc-skill-bloodlust-ranged = Żądza krwi: Atak dystansowy
zc-skill-bloodlust-melee = Żądza krwi: Atak wręcz
zc-skill-bloodlust-magic = Żądza krwi: Rzucanie Czaru
zc-skill-bloodlust-combat = Żądza krwi: Walka
zc-skill-iron-hide = Żelazna skóra

# Places for cards.
zc-slot-hand-1 = ręka 1
zc-slot-hand-2 = ręka 2
zc-slot-body = tułów
zc-slot-pack-1 = plecak 1
zc-slot-pack-2 = plecak 2
zc-slot-pack-3 = plecak 3
zc-slot-pack-4 = plecak 4
zc-slot-pack-5 = plecak 5
zc-slot-their-hand-1 = druga postać, ręka 1
zc-slot-their-hand-2 = druga postać, ręka 2
zc-slot-their-body = druga postać, tułów
zc-slot-their-pack-1 = druga postać, plecak 1
zc-slot-their-pack-2 = druga postać, plecak 2
zc-slot-their-pack-3 = druga postać, plecak 3
zc-slot-their-pack-4 = druga postać, plecak 4
zc-slot-their-pack-5 = druga postać, plecak 5
zc-slot-found-1 = znalezione 1
zc-slot-found-2 = znalezione 2
zc-slot-found-3 = znalezione 3
zc-slot-found-4 = znalezione 4
zc-slot-found-5 = znalezione 5
zc-slot-found-6 = znalezione 6

# Answers, as they stand on buttons.
zc-answer-deal = Ta karta: { $survivor }
zc-answer-first = Pierwszy Gracz: { $player }
zc-answer-spawn-first = Namnażanie zaczyna się w strefie { $zone }
zc-answer-extra-token = Dodatkowy znacznik Namnażania w strefie { $zone }
zc-answer-remove-token = Usuń znacznik Namnażania ze strefy { $zone }
zc-answer-room = Następne pomieszczenie: { $zone }
zc-answer-rooms = Pomieszczenia w podanej kolejności
zc-answer-way = Do strefy { $zone }
zc-answer-skill = Umiejętność: { $skill }
zc-answer-activate = Tura: { $survivor }
zc-answer-later = Później
zc-answer-end-turn = Zakończ Turę
zc-answer-escape = Ucieknij przez wyjście
zc-answer-move = Ruch do strefy { $zone }
zc-answer-sprint = Sprint przez strefę { $zone }
zc-answer-jump = Skok do strefy { $zone }
zc-answer-rush = Natarcie na strefę { $zone } i atak
zc-answer-charge = Szarża na strefę { $zone }
zc-answer-stop = Tu koniec
zc-answer-search = Przeszukaj
zc-answer-search-bodies = Przeszukaj zwłoki
zc-answer-open = Wyważ drzwi { $from }–{ $to }: { $card }
zc-answer-break-in = Włamanie: { $from }–{ $to }
zc-answer-close = Zamknij drzwi { $from }–{ $to }
zc-answer-rearrange = Uporządkuj wyposażenie
zc-answer-trade = Wymiana: { $survivor }
zc-answer-melee = Atak wręcz: { $card } ×{ $weapons } w strefie { $zone }
zc-answer-ranged = Atak dystansowy: { $card } ×{ $weapons } w strefę { $zone }
zc-answer-magic = Czar: { $card } ×{ $weapons } w strefę { $zone }
zc-answer-swarm = Kość za każdego Zombie: { $card } ×{ $weapons } w strefę { $zone }
zc-answer-enchant = { $card }: { $survivor }
zc-answer-enchant-zone = { $card }: ze strefy { $zone } do { $to }
zc-answer-objective = Weź Cel
zc-answer-artefact = Weź kartę { $number } z Krypty
zc-answer-reload = Przeładuj: { $card }
zc-answer-pour = Wylej Smoczą Żółć w strefie { $zone }
zc-answer-pour-from = Przenieś Smoczą Żółć ze strefy { $from } do { $zone }
zc-answer-ignite = Rzuć Pochodnię w strefę { $zone }
zc-answer-noise = Zrób hałas
zc-answer-eat = Zjedz: { $card }
zc-answer-shout = Ściągnij tu całą uwagę
zc-answer-taunt = Drwina: Zombie w strefie { $zone }
zc-answer-shove = Wypchnij Zombie do strefy { $zone }
zc-answer-pull = Wyciągnij Ocalałych ze strefy { $zone }
zc-answer-lead = Dodatkowa Akcja: { $survivor }
zc-answer-take = Weź
zc-answer-leave = Zostaw
zc-answer-arrange = Ułóż ręcznie
zc-answer-shift = { $card }: { $from } → { $to }
zc-answer-discard = { $survivor } odrzuca: { $card } ({ $slot })
zc-answer-drop = Odrzuć: { $card } ({ $slot })
zc-answer-done = Gotowe
zc-answer-pair = Weź też drugą
zc-answer-redraw = Odrzuć i dobierz inną
zc-answer-keep = Zachowaj
zc-answer-agree = Zgoda
zc-answer-refuse = Brak zgody
zc-answer-reroll = Przerzuć wszystkie kości
zc-answer-hit = Trafienie: { $kind }
zc-answer-friendly-fire = Zbłąkany strzał trafia: { $survivor }
zc-answer-wound = Jedna Rana: { $survivor }
zc-answer-all-wounds = Wszystkie te Rany: { $survivor }
zc-answer-use-armour = Rzut na Pancerz
zc-answer-use-shield = Rzut na Tarczę
zc-answer-shrug = Odrzuć, by anulować Ranę: { $card } ({ $slot })
zc-answer-suffer = Przyjmij Rany

# Questions.
zc-ask-setup = Przygotowanie gry.
zc-ask-round = Czyja Tura teraz?
zc-ask-turn =
    { $who }: { $actions ->
        [one] została { $actions } Akcja
        [few] zostały { $actions } Akcje
        [many] zostało { $actions } Akcji
       *[other] zostało { $actions } Akcji
     }
zc-ask-moving = Dalej czy stop?
zc-ask-search = Dobrano kartę.
zc-ask-pack = Co zrobić z kartami?
zc-ask-pulling = Czy dać się wyciągnąć?
zc-ask-attack = Rozstrzygnij atak.
zc-ask-free-attack = Darmowa Akcja w walce: teraz albo wcale.
zc-ask-harm = Padają Rany.
zc-ask-activation = Którędy idą?
zc-ask-spawn = W jakiej kolejności się pojawiają?
zc-ask-remove-token = Który znacznik Namnażania znika z planszy?
zc-ask-skill = Wybierz Umiejętność.
zc-waiting = Czekamy na decyzję: { $player }

# Why not.
zc-why-door-closed = Drogę zagradzają zamknięte drzwi.
zc-why-searched = Jedno Przeszukiwanie na Turę.
zc-why-zombies-here = W tej strefie są Zombie.
zc-why-nothing-to-search = Tu nie ma czego przeszukać.
zc-why-locked = Misja nie pozwala jeszcze otworzyć tych drzwi.
zc-why-no-tool = Żadna karta w ręce nie otwiera drzwi.
zc-why-not-loaded = Broń nie jest załadowana.
zc-why-cast = Raz na Turę, a użycie już było.
zc-why-nobody-to-hit = W tej strefie nie ma Zombie.
zc-why-nothing-to-ignite = W pobliżu nie ma Smoczej Żółci.
zc-why-card-in-use = Ta karta jest teraz używana lub wymieniana.
zc-why-not-yet = Najpierw trzeba osiągnąć wcześniejsze Cele.
zc-why-had-turn = Tura w tej Rundzie już była.
zc-why-others-first = Najpierw każdy musi dostać kartę.
zc-why-nothing-to-say = Zasady nie przewidują tu wypowiedzi.
zc-why-zombies-hold =
    { $count ->
        [one] Zombie w strefie: potrzeba o { $count } Akcję więcej.
        [few] Zombie w strefie: potrzeba o { $count } Akcje więcej.
        [many] Zombie w strefie: potrzeba o { $count } Akcji więcej.
       *[other] Zombie w strefie: potrzeba o { $count } Akcji więcej.
     }

# What happened.
zc-event-shuffled-equipment = Talia Ekwipunku jest tasowana (liczba kart: { $count }).
zc-event-shuffled-zombies = Talia Zombie jest tasowana (liczba kart: { $count }).
zc-event-objectives-mixed = Zakryte Cele są wymieszane.
zc-event-vaults-filled = Krypty są wypełnione.
zc-event-dealt = { $who } dostaje: { $card }.
zc-event-first-player = Pierwszy Gracz: { $player }.
zc-event-extra-token = Dodatkowy znacznik Namnażania leży w strefie { $zone }.
zc-event-spawn-first = Namnażanie zawsze zaczyna się w strefie { $zone }.
zc-event-round = Runda { $round }
zc-event-phase = { $phase }
zc-event-turn =
    Tura: { $who }, { $actions ->
        [one] { $actions } Akcja.
        [few] { $actions } Akcje.
        [many] { $actions } Akcji.
       *[other] { $actions } Akcji.
     }
zc-event-round-ended = Koniec Rundy; Pierwszy Gracz: { $player }.
zc-event-won = Misja wygrana!
zc-event-lost-all-dead = Ginie ostatni Ocalały. Misja przegrana.
zc-event-lost-necromancer = Nekromanta ucieka przy zbyt wielu znacznikach Namnażania. Misja przegrana.
zc-event-lost-somebody-died = Nikt nie mógł zginąć. Misja przegrana.
zc-event-goal = Cel { $goal } osiągnięty.
zc-event-moved = { $who } idzie do strefy { $zone }.
zc-event-escaped = { $who } ucieka.
zc-event-noise = { $who } robi hałas w strefie { $zone }.
zc-event-shouted = { $who } ściąga całą uwagę na strefę { $zone }.
zc-event-door-rolled = { $who } rzuca na drzwi: { $dice }.
zc-event-door-opened = { $who } otwiera drzwi { $from }–{ $to }.
zc-event-door-closed = { $who } zamyka drzwi { $from }–{ $to }.
zc-event-building = Otwarto zamknięty budynek; liczba pomieszczeń: { $count }.
zc-event-searched = { $who } przeszukuje.
zc-event-drew = { $who } dobiera: { $card }.
zc-event-found = { $who } otrzymuje: { $card }.
zc-event-nothing-to-draw = { $who } nie znajduje nic: nie ma już kart.
zc-event-packed = { $who } bierze: { $card }.
zc-event-left = Odrzucono: { $card }.
zc-event-discarded = { $who } odrzuca: { $card }.
zc-event-returned = Wymiana odrzucona: { $who } i { $other }.
zc-event-reloaded = { $who } przeładowuje broń.
zc-event-objective = { $who } zdobywa Cel w strefie { $zone }: { $colour }.
zc-event-token-active = Strefa Namnażania { $zone } jest teraz aktywna.
zc-event-artefact = { $who } bierze Artefakt: { $card }.
zc-event-bile = { $who } wylewa Smoczą Żółć w strefie { $zone }.
zc-event-fire = { $who } podpala strefę { $zone }.
zc-event-enchanted = { $who } rzuca Zaklęcie: { $card }.
zc-event-healed = { $who } wraca do zdrowia; wyleczone Rany: { $count }.
zc-event-unnoticed = Zombie ignorują: { $who }.
zc-event-noticed = Zombie znów widzą: { $who }.
zc-event-led = { $who } daje Akcję: { $other }.
zc-event-pushed = Zombie ze strefy { $from } lądują w strefie { $zone }.
zc-event-pulled = Wyciągnięcie do strefy { $zone }: { $who }.
zc-event-attacked = { $who } atakuje strefę { $zone }: { $card } ×{ $weapons }.
zc-event-rolled = { $who } rzuca { $dice }; trafienia: { $hits }, pudła: { $misses }.
zc-event-killed = Zabici w strefie { $zone }: { $kind } ×{ $count }.
zc-event-absorbed = Trafienia bez skutku: { $count } ({ $kind }).
zc-event-experience = { $who } zyskuje PD: { $amount }, razem { $total }.
zc-event-learned = { $who } zdobywa Umiejętność: { $skill }.
zc-event-friendly-fire = Bratobójczy ogień trafia: { $who }; trafienia: { $count }.
zc-event-assigned = { $who } ma przyjąć Rany: { $count }.
zc-event-armour = { $who } rzuca na Pancerz: { $dice }; uniknięte: { $count }.
zc-event-ignored = { $who } ignoruje Ranę.
zc-event-wounded = { $who } otrzymuje Rany: { $count }, razem { $total }.
zc-event-died = { $who } ginie.
zc-event-extra-activation = Dodatkowa Aktywacja: { $kind }.
zc-event-nothing-at-blue = Dodatkowa Aktywacja: { $kind }. Na Poziomie Niebieskim nic się nie dzieje.
zc-event-shortage = Skończyły się figurki: { $kind }, brakuje { $count }. Wszystkie się aktywują.
zc-event-zombies-attack = Zombie w strefie { $zone } atakują; Rany: { $count }.
zc-event-zombies-see = { $kind } ×{ $count }: { $from } → { $zone } (widzi Ocalałych).
zc-event-zombies-hear = { $kind } ×{ $count }: { $from } → { $zone } (słyszy hałas).
zc-event-zombies-taunted = { $kind } ×{ $count }: { $from } → { $zone } (Drwina).
zc-event-zombies-added = Grupa się dzieli; dochodzi w strefie { $zone }: { $kind } ×{ $count }.
zc-event-necromancer-moved = Nekromanta biegnie: { $from } → { $zone }.
zc-event-card = Karta Zombie { $number } dla strefy { $zone }.
zc-event-spawned = W strefie { $zone } pojawiają się: { $kind } ×{ $count }.
zc-event-nobody = W strefie { $zone } nikt się nie pojawia.
zc-event-double = Podwójne Namnażanie: następna strefa dobiera dwie karty.
zc-event-necromancer = W strefie { $zone } pojawia się Nekromanta.
zc-event-necromancer-escaped = Nekromanta ucieka ze strefy { $zone }.
zc-event-token-removed = Znacznik Namnażania znika ze strefy { $zone }.
zc-event-extra-turn = { $who } rozgrywa dodatkową Turę.

# The board as text.
zc-picture-head = Runda { $round }, { $phase } — Poziom { $level } — znaczniki Namnażania { $tokens }/{ $limit }
zc-picture-survivor = { $who } [{ $place }] Rany { $wounds }/3, PD { $xp } ({ $level }), Akcje { $actions }: { $cards }

# What the mission asks for.
zc-goal-escape = Wszyscy uciekają przez wyjście
zc-goal-kill = Do zabicia: { $kind }
zc-goal-objectives = Zabierzcie wszystkie cele
zc-goal-objective-at = Zabierzcie cel ze strefy { $zone }
zc-goal-artefacts =
    { $count ->
        [one] Zabierzcie artefakt z Krypty
        [few] Zabierzcie { $count } artefakty z Krypt
       *[many] Zabierzcie { $count } artefaktów z Krypt
     }
zc-goal-level = Ktoś z was osiąga Poziom { $level }
zc-goal-carry = Miejcie jednocześnie: { $cards }
zc-goal-gather = Pod koniec Rundy wszyscy stoicie w strefie { $zone }, bez Zombie
zc-goal-fire = Smoczy Ogień w strefie { $zone }
zc-goal-last-fire = Smoczy Ogień w strefie { $zone }, gdy nigdzie indziej nie ma znacznika Namnażania
