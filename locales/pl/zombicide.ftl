# Wspólne teksty wszystkich edycji Zombicide: dziennik, przyciski, pytania, powody.

# Z kim walczy drużyna. Edycja z innym wrogiem podaje tu własne słowo, a wszystkie zdania idą za nim.
# Formy: pojedynczo one, gen, acc, inst; w liczbie mnogiej pl (mianownik i biernik), gen-pl, inst-pl.
-zombie = Zombie

# Phases, levels, colours, kinds.
zc-phase-setup = Przygotowanie
zc-phase-players = Faza Graczy
zc-phase-zombies = Faza { -zombie(form: "gen-pl") }
zc-phase-spawn = Namnażanie
zc-phase-end = Faza Końcowa
zc-phase-over = koniec gry
zc-level-blue = Niebieski
zc-level-yellow = Żółty
zc-level-orange = Pomarańczowy
zc-level-red = Czerwony
zc-colour-red = czerwony
    .pl = czerwone
zc-colour-blue = niebieski
    .pl = niebieskie
zc-colour-green = zielony
    .pl = zielone
zc-colour-neutral = neutralny
    .pl = neutralne
zc-colour-yellow = żółty
    .pl = żółte
zc-colour-violet = fioletowy
    .pl = fioletowe
zc-colour-purple = fioletowy
    .pl = fioletowe
zc-colour-white = biały
    .pl = białe
zc-fate-alive = na planszy
zc-fate-dead = nie żyje
zc-fate-escaped = poza planszą
zc-kind-walker = Szwendacz
zc-kind-fatty = Spaślak
zc-kind-runner = Łowca
zc-kind-abomination = Abominacja
zc-kind-necromancer = Nekromanta

# A card that nobody sees.
zc-card-unknown = karta

# Żetony trzymane na planszetce.
zc-keepsake-tome = Księga
zc-keepsake-fragment = fragment Księgi
zc-keepsake-relic = relikwia
zc-keepsake-ladder = Drabina Linowa
zc-keepsake-beacon = Cesarzowa

# Skills; those with a parameter share one name.
zc-skill-plus-1-action = +1 Akcja
zc-skill-plus-1-action-text = Jedna dodatkowa Akcja na Turę, do dowolnego użycia.
zc-skill-free-melee-action = +1 darmowa Akcja: Atak wręcz
zc-skill-free-melee-action-text = Jedna darmowa Akcja na Turę, tylko na Atak wręcz.
zc-skill-free-ranged-action = +1 darmowa Akcja: Atak dystansowy
zc-skill-free-ranged-action-text = Jedna darmowa Akcja na Turę, tylko na Atak dystansowy.
zc-skill-free-search-action = +1 darmowa Akcja: Przeszukiwanie
zc-skill-free-search-action-text = Jedna darmowa Akcja na Turę, tylko na Przeszukiwanie. Nadal wolno przeszukiwać tylko raz na Turę.
zc-skill-free-move-action = +1 darmowa Akcja: Ruch
zc-skill-free-move-action-text = Jedna darmowa Akcja na Turę, tylko na Ruch. Dodatkowe Akcje za wyjście ze Strefy z { -zombie(form: "inst-pl") } opłaca się zwykłymi Akcjami.
zc-skill-free-combat-action = +1 darmowa Akcja: Walka
zc-skill-free-combat-action-text = Jedna darmowa Akcja na Turę, na Atak wręcz, Atak dystansowy lub Rzucanie Czaru.
zc-skill-max-range = +1 do maksymalnego Zasięgu
zc-skill-max-range-text = Maksymalny Zasięg broni dystansowych i Czarów Ocalałego jest o 1 większy. Nie dotyczy broni do walki wręcz.
zc-skill-to-dice-roll-ranged = +1 do rzutu kością: Atak dystansowy
zc-skill-to-dice-roll-ranged-text = +1 do wyniku każdej kości w Ataku dystansowym, najwyżej do 6.
zc-skill-to-dice-roll-melee = +1 do rzutu kością: Atak wręcz
zc-skill-to-dice-roll-melee-text = +1 do wyniku każdej kości w Ataku wręcz, najwyżej do 6.
zc-skill-to-dice-roll-combat = +1 do rzutu kością: Walka
zc-skill-to-dice-roll-combat-text = +1 do wyniku każdej kości w dowolnej Akcji w walce, najwyżej do 6.
zc-skill-die-ranged = +1 kość: Atak dystansowy
zc-skill-die-ranged-text = +1 kość za każdą broń dystansową użytą w Ataku dystansowym (para broni podwójnych: +2).
zc-skill-die-melee = +1 kość: Atak wręcz
zc-skill-die-melee-text = +1 kość za każdą broń do walki wręcz użytą w Ataku wręcz (para broni podwójnych: +2).
zc-skill-die-combat = +1 kość: Walka
zc-skill-die-combat-text = +1 kość za każdą użytą broń lub każdy użyty Czar w dowolnej Akcji w walce (para podwójnych broni lub Czarów: +2).
zc-skill-damage-melee = +1 Obrażenie: Atak wręcz
zc-skill-damage-melee-text = +1 Obrażenie w Ataku wręcz.
zc-skill-damage-ranged = +1 Obrażenie: Atak dystansowy
zc-skill-damage-ranged-text = +1 Obrażenie w Ataku dystansowym.
zc-skill-zone-per-move = +1 Strefa na Ruch
zc-skill-zone-per-move-text = W każdej Akcji Ruchu Ocalały może przejść o jedną Strefę więcej; sumuje się to z innymi efektami ruchu. Wejście do Strefy z { -zombie(form: "inst-pl") } kończy Ruch.
zc-skill-taunt = Drwina
zc-skill-taunt-text = Raz na Turę, za darmo: Ocalały wybiera Strefę, którą widzi. Wszystkie { -zombie(form: "pl") } w niej natychmiast przechodzą dodatkową Aktywację i za wszelką cenę zmierzają do tego Ocalałego: pomijają pozostałych, nie atakują ich i przechodzą przez ich Strefy.
zc-skill-lucky = Farciarz
zc-skill-lucky-text = Ocalały może raz przerzucić wszystkie kości każdej Akcji i każdego Rzutu na Pancerz; nowy wynik obowiązuje. Sumuje się to z innymi przerzutami.
zc-skill-super-strength = Nadludzka siła
zc-skill-super-strength-text = Broń do walki wręcz używana przez Ocalałego zadaje 3 Obrażenia.
zc-skill-ambidextrous = Oburęczny
zc-skill-ambidextrous-text = Ocalały traktuje wszystkie Czary, broń do walki wręcz i broń dystansową jak broń podwójną.
zc-skill-starts-with = Rozpoczyna z [Ekwipunek]
zc-skill-starts-with-text = Podczas przygotowania gry Ocalały otrzymuje wskazaną kartę ([Ekwipunek]) oprócz kart z rozdziału.
zc-skill-reaper-ranged = Rozpruwacz: Atak dystansowy
zc-skill-reaper-ranged-text = W Ataku dystansowym jedno przydzielone trafienie, które zabija, może zabić jeszcze jednego { -zombie(form: "acc") } tego samego rodzaju w tej samej Strefie; raz na Akcję, PD za oba.
zc-skill-reaper-melee = Rozpruwacz: Atak wręcz
zc-skill-reaper-melee-text = W Ataku wręcz jedno przydzielone trafienie, które zabija, może zabić jeszcze jednego { -zombie(form: "acc") } tego samego rodzaju w tej samej Strefie; raz na Akcję, PD za oba.
zc-skill-reaper-combat = Rozpruwacz: Walka
zc-skill-reaper-combat-text = W dowolnej Akcji w walce jedno przydzielone trafienie, które zabija, może zabić jeszcze jednego { -zombie(form: "acc") } tego samego rodzaju w tej samej Strefie; raz na Akcję, PD za oba.
zc-skill-low-profile = Skromna postura
zc-skill-low-profile-text = Ocalałego nie mogą trafić Ataki dystansowe ani Czary innych Ocalałych (pomija się go przy Bratobójczym ogniu). Efekty zabijające wszystkich w Strefie nadal go zabijają.
zc-skill-sprint = Sprint
zc-skill-sprint-text = Raz na Turę: jedna Akcja Ruchu może objąć dwie lub trzy Strefy. Wejście do Strefy z { -zombie(form: "inst-pl") } ją kończy.
zc-skill-point-blank = Strzał z bliska
zc-skill-point-blank-text = Ocalały może strzelać i rzucać Czary we własnej Strefie bez względu na minimalny Zasięg. W Zasięgu 0 dowolnie przydziela trafienia (Obrażeń musi wystarczyć), a chybienia nigdy nie trafiają Ocalałych.
zc-skill-scavenger = Szabrownik
zc-skill-scavenger-text = Ocalały może przeszukiwać każdą Strefę, także ulicę i Kryptę.
zc-skill-charge = Szarża
zc-skill-charge-text = Za darmo, dowolnie często w swojej Turze: przejście o najwyżej dwie Strefy do Strefy z co najmniej jednym { -zombie(form: "inst") }. Obowiązują zwykłe zasady ruchu (cena wyjścia ze Strefy z { -zombie(form: "inst-pl") }, zatrzymanie po wejściu do takiej Strefy).
zc-skill-tactician = Taktyk
zc-skill-tactician-text = Turę Ocalałego można rozegrać w dowolnej chwili Fazy Graczy, przed Turą dowolnego innego Ocalałego lub po niej. Jeśli tę Umiejętność ma kilku Ocalałych, kolejność wybiera drużyna.
zc-skill-is-that-all-youve-got = To wszystko, na co was stać?!
zc-skill-is-that-all-youve-got-text = Gdy Ocalały ma otrzymać Rany, może odrzucić karty Ekwipunku ze swojego Wyposażenia; każda anuluje jedną Ranę.
zc-skill-tough = Twardziel
zc-skill-tough-text = Ocalały ignoruje pierwszą Ranę, którą miałby otrzymać w każdej Fazie { -zombie(form: "gen-pl") }.
zc-skill-hit-and-run = Uderz i uciekaj
zc-skill-hit-and-run-text = Za darmo, zaraz po własnej Akcji w walce, która zabiła co najmniej jednego { -zombie(form: "acc") }: jedna darmowa Akcja Ruchu. Za { -zombie(form: "pl") } w swojej Strefie Ocalały wtedy nie dopłaca.
zc-skill-born-leader = Urodzony przywódca
zc-skill-born-leader-text = Raz w swojej Turze Ocalały może dać innemu Ocalałemu jedną darmową Akcję do dowolnego użycia. Trzeba ją wykorzystać w najbliższej Turze tamtego Ocalałego, inaczej przepada.
zc-skill-roll-6-die-ranged = Wynik 6: +1 kość do Ataku dystansowego
zc-skill-roll-6-die-ranged-text = W Ataku dystansowym za każdą szóstkę rzuca się dodatkową kością, dopóki wypadają szóstki. Przerzuty trzeba wykorzystać wcześniej.
zc-skill-roll-6-die-melee = Wynik 6: +1 kość do Ataku wręcz
zc-skill-roll-6-die-melee-text = W Ataku wręcz za każdą szóstkę rzuca się dodatkową kością, dopóki wypadają szóstki. Przerzuty trzeba wykorzystać wcześniej.
zc-skill-roll-6-die-combat = Wynik 6: +1 kość do Walki
zc-skill-roll-6-die-combat-text = W dowolnej Akcji w walce za każdą szóstkę rzuca się dodatkową kością, dopóki wypadają szóstki. Przerzuty trzeba wykorzystać wcześniej.
zc-skill-shove = Wypad!
zc-skill-shove-text = Raz na Turę, za darmo: Ocalały wybiera Strefę w Zasięgu 1; wszystkie { -zombie(form: "pl") } ze Strefy Ocalałego zostają tam wypchnięte (to nie Ruch). Między Strefami musi być wolna droga (bez zamkniętych drzwi i ścian); wolno wypychać do Krypty i z niej.
zc-skill-ironclad = Zakuty łeb: [Typ { -zombie(form: "gen") }]
zc-skill-ironclad-text = Ocalały ignoruje wszystkie Rany od { -zombie(form: "gen-pl") } wskazanego rodzaju ([Typ { -zombie(form: "gen") }]).
zc-skill-lifesaver = Zbawca
zc-skill-lifesaver-text = Raz na Turę, za darmo: Ocalały wybiera Strefę w Zasięgu 1 z co najmniej jednym { -zombie(form: "inst") }; dowolni Ocalali z niej, za zgodą ich graczy, zostają bez kary przyciągnięci do Strefy tego Ocalałego (to nie Ruch). Wymaga wolnej drogi; nie działa do Krypty ani z niej.
zc-skill-bloodlust-ranged = Żądza krwi: Atak dystansowy
zc-skill-bloodlust-ranged-text = Jedna Akcja: Ocalały przechodzi o najwyżej dwie Strefy do Strefy z co najmniej jednym { -zombie(form: "inst") }, a potem otrzymuje jeden darmowy Atak dystansowy do natychmiastowego użycia.
zc-skill-bloodlust-melee = Żądza krwi: Atak wręcz
zc-skill-bloodlust-melee-text = Jedna Akcja: Ocalały przechodzi o najwyżej dwie Strefy do Strefy z co najmniej jednym { -zombie(form: "inst") }, a potem otrzymuje jeden darmowy Atak wręcz do natychmiastowego użycia.
zc-skill-bloodlust-combat = Żądza krwi: Walka
zc-skill-bloodlust-combat-text = Jedna Akcja: Ocalały przechodzi o najwyżej dwie Strefy do Strefy z co najmniej jednym { -zombie(form: "inst") }, a potem otrzymuje jedną darmową Akcję w walce (Atak wręcz, dystansowy lub Czar) do natychmiastowego użycia.

# Places for cards.
zc-slot-hand-1 = Ręka 1
zc-slot-hand-2 = Ręka 2
zc-slot-body = Tułów
zc-slot-pack-1 = Plecak 1
zc-slot-pack-2 = Plecak 2
zc-slot-pack-3 = Plecak 3
zc-slot-pack-4 = Plecak 4
zc-slot-pack-5 = Plecak 5
zc-slot-their-hand-1 = druga postać, Ręka 1
zc-slot-their-hand-2 = druga postać, Ręka 2
zc-slot-their-body = druga postać, Tułów
zc-slot-their-pack-1 = druga postać, Plecak 1
zc-slot-their-pack-2 = druga postać, Plecak 2
zc-slot-their-pack-3 = druga postać, Plecak 3
zc-slot-their-pack-4 = druga postać, Plecak 4
zc-slot-their-pack-5 = druga postać, Plecak 5
zc-slot-found-1 = znalezione 1
zc-slot-found-2 = znalezione 2
zc-slot-found-3 = znalezione 3
zc-slot-found-4 = znalezione 4
zc-slot-found-5 = znalezione 5
zc-slot-found-6 = znalezione 6

# Answers, as they stand on buttons.
zc-answer-deal = Daj kartę: { $survivor }
zc-answer-first = Pierwszy Gracz: { $player }
zc-answer-spawn-first = Namnażanie zaczyna się { $zone-in }
zc-answer-start-at = Zacznij { $zone-in }
zc-answer-extra-token = Dodatkowy znacznik Namnażania { $zone-in }
zc-answer-remove-token = Usuń znacznik Namnażania { $zone-from }
zc-answer-necromancer-falls = Ten, który pojawił się { $zone-in }
zc-answer-room = Następne pomieszczenie: { $zone }
zc-answer-rooms = Pomieszczenia w podanej kolejności
zc-answer-support = Do grupy { $zone-in }
zc-answer-way = Droga { $zone-to }
zc-answer-skill = Umiejętność: { $skill }
zc-answer-activate = Tura: { $survivor }
zc-answer-later = Później
zc-answer-end-turn = Zakończ Turę
zc-answer-escape = Ucieknij przez wyjście
zc-answer-move = Ruch { $zone-to }
zc-answer-sprint = Sprint przez { $zone-acc }
zc-answer-jump = Skok { $zone-to }
zc-answer-rush = Natarcie na { $zone-acc } i atak
zc-answer-charge = Szarża na { $zone-acc }
zc-answer-stop = To wszystko
zc-answer-search = Przeszukaj
zc-answer-search-bodies = Przeszukaj zwłoki
zc-answer-open = Wyważ drzwi { $from }–{ $to }: { $card }
zc-answer-break-in = Otwórz drzwi { $from }–{ $to }
zc-answer-close = Zamknij drzwi { $from }–{ $to }
zc-answer-rearrange = Uporządkuj Wyposażenie
zc-answer-trade = Wymiana: { $survivor }
zc-answer-melee =
    { $weapons ->
        [1] Atak wręcz: { $card } { $zone-in }
       *[other] Atak wręcz: { $card } ×{ $weapons } { $zone-in }
     }
zc-answer-ranged =
    { $weapons ->
        [1] Atak dystansowy: { $card } na { $zone-acc }
       *[other] Atak dystansowy: { $card } ×{ $weapons } na { $zone-acc }
     }
zc-answer-magic =
    { $weapons ->
        [1] Czar: { $card } na { $zone-acc }
       *[other] Czar: { $card } ×{ $weapons } na { $zone-acc }
     }
zc-answer-swarm =
    { $weapons ->
        [1] Kość za każdego { -zombie(form: "acc") }: { $card } na { $zone-acc }
       *[other] Kość za każdego { -zombie(form: "acc") }: { $card } ×{ $weapons } na { $zone-acc }
     }
zc-answer-focus =
    { $weapons ->
        [1] Cały atak na jeden cel ({ $kind }): { $card } na { $zone-acc }
       *[other] Cały atak na jeden cel ({ $kind }): { $card } ×{ $weapons } na { $zone-acc }
     }
zc-answer-enchant = { $card }: { $survivor }
zc-answer-enchant-both = { $card }: { $survivor } i { $other }
zc-answer-enchant-zone = { $card }: { $zone-from } { $to-to }
zc-answer-enchant-zones = { $card }: { $zone-from } { $to-to } oraz { $other-from } { $beyond-to }
zc-answer-objective = Weź znacznik Celu
zc-answer-artefact = Weź kartę { $number } z Krypty
zc-answer-reload = Przeładuj: { $card }
zc-answer-pour = Wylej Smoczą Żółć { $zone-in }
zc-answer-pour-from = Przenieś Smoczą Żółć { $from-from } { $zone-to }
zc-answer-ignite = Rzuć Pochodnię { $zone-to }
zc-answer-noise = Zrób hałas
zc-answer-eat = Zjedz lub wypij: { $card }
zc-answer-shout = Ściągnij tu całą uwagę
zc-answer-taunt = Drwina: { -zombie(form: "pl") } { $zone-in }
zc-answer-shove = Wypchnij { -zombie(form: "pl") } { $zone-to }
zc-answer-pull = Wyciągnij Ocalałych { $zone-from }
zc-answer-lead = Daj Akcję: { $survivor }
zc-answer-deal-all = Rozdaj po kolei
zc-answer-take = Weź
zc-answer-leave = Zostaw
zc-answer-arrange = Ułóż ręcznie
zc-answer-shift = { $card }: { $from } → { $to }
zc-answer-discard = { $survivor } odrzuca: { $card } ({ $slot })
zc-answer-repack = { $survivor } układa: { $card }, { $from } → { $to }
zc-answer-drop = Odrzuć: { $card } ({ $slot })
zc-answer-done = Gotowe
zc-answer-pair = Weź też drugą
zc-answer-redraw = Odrzuć i dobierz inną
zc-answer-keep = Zachowaj
zc-answer-agree = Zgoda
zc-answer-refuse = Brak zgody
zc-answer-reroll = Przerzuć wszystkie kości
zc-answer-hit = Trafienie: { $kind }
zc-answer-all-hits = Ile się da trafień: { $kind }
zc-answer-all-friendly-fire = Wszystkie zbłąkane trafienia dosięgają: { $survivor }
zc-answer-friendly-fire = Zbłąkane trafienie dosięga: { $survivor }
zc-answer-wound = Jedna Rana: { $survivor }
zc-answer-all-wounds = Wszystkie te Rany: { $survivor }
zc-answer-use-armour = Rzut na Pancerz
zc-answer-use-shield = Rzut na Tarczę
zc-answer-shrug = Odrzuć, by anulować Ranę: { $card } ({ $slot })
zc-answer-ablate = Odrzuć Pancerz ablacyjny przeciw temu Atakowi: { $kind }
zc-answer-ablate-hit = Odrzuć Pancerz ablacyjny przeciw temu trafieniu
zc-answer-attach = Podłącz: { $card } → { $hand }
zc-answer-detach = Odłącz od: { $card }
zc-answer-pass = Oddaj { $colour } pilot
zc-answer-give = Przekaż: { $what }
zc-answer-give-theirs = Przejmij: { $what }
zc-answer-suffer = Przyjmij Rany

# Questions.
zc-ask-deal = Kto dostaje tę kartę: { $card }?
zc-ask-start-at = Gdzie zaczyna { $who }?
zc-ask-first = Kto zaczyna?
zc-ask-extra-token = Gdzie położyć dodatkowy znacznik Namnażania?
zc-ask-round = Czyja Tura teraz?
zc-ask-turn =
    { $actions ->
        [0] { $who }: nie ma już Akcji
        [one] { $who }: została { $actions } Akcja
        [few] { $who }: zostały { $actions } Akcje
        [many] { $who }: zostało { $actions } Akcji
       *[other] { $who }: zostało { $actions } Akcji
     }
zc-ask-moving = { $who }: iść dalej czy się zatrzymać?
zc-ask-search = { $who } przeszukuje Strefę.
zc-ask-drawn = { $who } dobiera: { $card }. Zachować?
zc-ask-found =
    { $cards ->
        [one] { $who } ma nową kartę. Co z nią zrobić?
        [few] { $who } ma { $cards } nowe karty. Co z nimi zrobić?
        [many] { $who } ma { $cards } nowych kart. Co z nimi zrobić?
       *[other] { $who } ma { $cards } nowe karty. Co z nimi zrobić?
     }
zc-ask-arrange = { $who } układa Wyposażenie.
zc-ask-trade = Wymiana: { $who } i { $survivor }.
zc-ask-agree = { $who } i { $survivor }: czy wymiana dochodzi do skutku?
zc-ask-pulling = { $who } wyciąga Ocalałych { $zone-from }. Dać się wyciągnąć?
zc-ask-reroll =
    { $hits ->
        [0] { $who }: żadnego trafienia. Zachować rzut?
        [one] { $who }: { $hits } trafienie. Zachować rzut?
        [few] { $who }: { $hits } trafienia. Zachować rzut?
        [many] { $who }: { $hits } trafień. Zachować rzut?
       *[other] { $who }: { $hits } trafienia. Zachować rzut?
     }
zc-ask-hits =
    { $hits ->
        [one] { $who }: kogo dosięga trafienie?
        [few] { $who }: { $hits } trafienia. Kogo dosięga następne?
        [many] { $who }: { $hits } trafień. Kogo dosięga następne?
       *[other] { $who }: { $hits } trafienia. Kogo dosięga następne?
     }
zc-ask-friendly-fire =
    { $hits ->
        [one] { $who }: kogo z drużyny dosięga zbłąkane trafienie?
        [few] { $who }: { $hits } zbłąkane trafienia. Kogo z drużyny dosięga następne?
        [many] { $who }: { $hits } zbłąkanych trafień. Kogo z drużyny dosięga następne?
       *[other] { $who }: { $hits } zbłąkanego trafienia. Kogo z drużyny dosięga następne?
     }
zc-ask-free-attack = { $who }: darmowa Akcja w walce, teraz albo wcale.
zc-ask-wounds = { $zone }: kto przyjmuje Ranę ({ $kind })?
zc-ask-defence =
    { $wounds ->
        [one] { $who }: nadchodzi { $wounds } Rana.
        [few] { $who }: nadchodzą { $wounds } Rany.
        [many] { $who }: nadchodzi { $wounds } Ran.
       *[other] { $who }: nadchodzi { $wounds } Rany.
     }
zc-ask-support = { $kind }: w pudełku jest za mało figurek dla wszystkich dzielących się grup. Która grupa dostaje następną?
zc-ask-way = { $kind } { $zone-in }: którędy?
zc-ask-spawn = Od której Strefy zaczyna się Namnażanie, teraz i w każdej Rundzie?
zc-ask-extra-turn = Kto pierwszy rozgrywa dodatkową Turę?
zc-ask-rooms = W jakiej kolejności zapełniają się pomieszczenia?
zc-ask-remove-token = Nekromanta nie żyje. Który znacznik Namnażania znika z planszy?
zc-ask-necromancer-falls = Ginie jeden z Nekromantów, którzy stali razem. Który?
zc-ask-skill = { $who } wchodzi na nowy Poziom ({ $level }). Jaka Umiejętność?
zc-waiting-deal = Czekamy, aż { $player } powie, kto dostaje tę kartę: { $card }
zc-waiting-start-at = Czekamy, aż { $player } wybierze, gdzie zaczyna { $who }
zc-waiting-first = Czekamy, aż { $player } powie, kto zaczyna
zc-waiting-extra-token = Czekamy, aż { $player } położy dodatkowy znacznik Namnażania
zc-waiting-round = Czekamy, aż { $player } powie, czyja Tura teraz
zc-waiting-turn = Czekamy, aż { $player } rozegra Turę: { $who }
zc-waiting-moving = Czekamy, aż { $player } pójdzie dalej albo się zatrzyma: { $who }
zc-waiting-search = Czekamy, aż { $player } przeszuka Strefę: { $who }
zc-waiting-drawn = Czekamy, aż { $player } zachowa albo odrzuci kartę: { $card } ({ $who })
zc-waiting-found = Czekamy, aż { $player } znajdzie miejsce na nowe karty: { $who }
zc-waiting-arrange = Czekamy, aż { $player } ułoży Wyposażenie: { $who }
zc-waiting-trade = Czekamy, aż { $player } dokończy wymianę: { $who } i { $survivor }
zc-waiting-agree = Czekamy, aż { $player } odpowie na wymianę: { $who } i { $survivor }
zc-waiting-pulling = Czekamy, aż { $player } powie, kto daje się wyciągnąć: { $who }
zc-waiting-reroll = Czekamy, aż { $player } zachowa albo powtórzy rzut: { $who }
zc-waiting-hits = Czekamy, aż { $player } rozdzieli trafienia: { $who }
zc-waiting-friendly-fire = Czekamy, aż { $player } rozdzieli zbłąkane trafienia: { $who }
zc-waiting-free-attack = Czekamy, aż { $player } wykona darmową Akcję w walce albo z niej zrezygnuje: { $who }
zc-waiting-wounds = Czekamy, aż { $player } powie, kogo dosięga cios ({ $zone })
zc-waiting-defence = Czekamy, aż { $player } wybierze obronę: { $who }
zc-waiting-support = Czekamy, aż { $player } powie, która grupa dostaje następną figurkę ({ $kind })
zc-waiting-way = Czekamy, aż { $player } wybierze drogę ({ $kind })
zc-waiting-spawn = Czekamy, aż { $player } wybierze pierwszą Strefę Namnażania
zc-waiting-extra-turn = Czekamy, aż { $player } powie, kto rozgrywa dodatkową Turę
zc-waiting-rooms = Czekamy, aż { $player } powie, które pomieszczenie zapełnia się następne
zc-waiting-remove-token = Czekamy, aż { $player } zdejmie z planszy znacznik Namnażania
zc-waiting-necromancer-falls = Czekamy, aż { $player } powie, który z Nekromantów ginie
zc-waiting-skill = Czekamy, aż { $player } wybierze Umiejętność: { $who }

# Why not.
zc-why-door-closed = Drogę zagradzają zamknięte drzwi.
zc-why-searched = Tylko jedno Przeszukiwanie na Turę.
zc-why-zombies-here = W tej Strefie są { -zombie(form: "pl") }.
zc-why-nothing-to-search = Tu nie ma czego przeszukać.
zc-why-locked = Misja nie pozwala jeszcze otworzyć tych drzwi.
zc-why-no-tool = Żadna karta w Ręce nie otwiera drzwi.
zc-why-not-loaded = Broń nie jest załadowana.
zc-why-cast = Tej karty użyto już w tej Turze.
zc-why-nobody-to-hit = W tej Strefie nie ma { -zombie(form: "gen-pl") }.
zc-why-nothing-to-ignite = W pobliżu nie ma Smoczej Żółci.
zc-why-card-in-use = Ta karta jest teraz używana lub wymieniana.
zc-why-not-yet = Najpierw trzeba wykonać wcześniejsze zadania.
zc-why-had-turn = Tura w tej Rundzie już była.
zc-why-others-first = Najpierw każdy musi dostać kartę.
zc-why-zombies-hold =
    { $count ->
        [one] { -zombie(form: "pl") } w Strefie: potrzeba o { $count } Akcję więcej.
        [few] { -zombie(form: "pl") } w Strefie: potrzeba o { $count } Akcje więcej.
        [many] { -zombie(form: "pl") } w Strefie: potrzeba o { $count } Akcji więcej.
       *[other] { -zombie(form: "pl") } w Strefie: potrzeba o { $count } Akcji więcej.
     }

# What happened.
zc-event-shuffled-equipment = Potasowano talię Ekwipunku; liczba kart: { $count }.
zc-event-shuffled-zombies = Potasowano talię { -zombie(form: "gen-pl") }; liczba kart: { $count }.
zc-event-objectives-mixed = Wymieszano zakryte Cele.
zc-event-vaults-filled = Wypełniono Krypty.
zc-event-dealt = { $who } dostaje: { $card }.
zc-event-first-player = Pierwszy Gracz: { $player }.
zc-event-starts-at = { $who } zaczyna { $zone-in }.
zc-event-extra-token = Dodatkowy znacznik Namnażania leży { $zone-in }.
zc-event-spawn-first = Namnażanie zawsze zaczyna się { $zone-in }.
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
zc-event-lost-necromancer-escaped = Nekromanta ucieka przy zbyt wielu znacznikach Namnażania. Misja przegrana.
zc-event-lost-impossible = Jednego z celów misji nie da się już osiągnąć. Misja przegrana.
zc-event-lost-somebody-died = Nikomu nie wolno było zginąć. Misja przegrana.
zc-event-goal = Zadanie { $goal } wykonane.
zc-event-moved = { $who } idzie { $zone-to }.
zc-event-escaped = { $who } ucieka.
zc-event-noise = { $who } robi hałas { $zone-in }.
zc-event-shouted = { $who } ściąga całą uwagę na { $zone-acc }.
zc-event-door-rolled = { $who } rzuca na drzwi: { $dice }.
zc-event-door-opened = { $who } otwiera drzwi { $from }–{ $to }.
zc-event-door-closed = { $who } zamyka drzwi { $from }–{ $to }.
zc-event-building = Otwarto zamknięty budynek; liczba pomieszczeń: { $count }.
zc-event-searched = { $who } przeszukuje Strefę.
zc-event-drew = { $who } dobiera kartę „{ $card }”.
zc-event-found = { $who } otrzymuje: { $card }.
zc-event-nothing-to-draw = { $who } niczego nie znajduje: nie ma już kart.
zc-event-packed = { $who } bierze: { $card }.
zc-event-left = Odrzucono kartę „{ $card }”.
zc-event-discarded = { $who } odrzuca: { $card }.
zc-event-returned = Wymiana odrzucona: { $who } i { $other }.
zc-event-reloaded = { $who } przeładowuje broń.
zc-event-objective = { $who } zdobywa { $colour } znacznik Celu { $zone-in }.
zc-event-objective-lost = Przepada { $colour } znacznik Celu { $zone-in }.
zc-event-attached = { $who } podłącza: { $card }.
zc-event-detached = { $who } odłącza: { $card }.
zc-event-passed = { $who } oddaje { $colour } pilot: { $other }.
zc-event-kept = { $who } zatrzymuje: { $what }.
zc-event-given = { $who } przekazuje: { $what }. Odbiera: { $other }.
zc-event-lent = { $who } ma do końca Rundy: { $skill }.
zc-event-token-moved = Znacznik Namnażania { $number } przesuwa się { $zone-to }.
zc-event-token-active = Strefa Namnażania { $zone-in } jest teraz aktywna.
zc-event-artefact = { $who } bierze z Krypty: { $card }.
zc-event-bile = { $who } wylewa Smoczą Żółć { $zone-in }.
zc-event-fire = { $who } podpala { $zone-acc }.
zc-event-enchanted = { $who } rzuca Zaklęcie: { $card }.
zc-event-healed = { $who } wraca do zdrowia; wyleczone Rany: { $count }.
zc-event-unnoticed = { -zombie(form: "pl") } ignorują: { $who }.
zc-event-noticed = { -zombie(form: "pl") } znów widzą: { $who }.
zc-event-led = { $who } daje Akcję: { $other }.
zc-event-pushed = { -zombie(form: "pl") } { $from-from } zostają wypchnięte { $zone-to }.
zc-event-pulled = Wyciągnięto { $zone-to }: { $who }.
zc-event-attacked =
    { $weapons ->
        [1] { $who } atakuje { $zone-acc }: { $card }.
       *[other] { $who } atakuje { $zone-acc }: { $card } ×{ $weapons }.
     }
zc-event-rolled = { $who } rzuca { $dice }; trafienia: { $hits }, chybienia: { $misses }.
zc-event-killed = Zabito { $zone-in }: { $kind } ×{ $count }.
zc-event-absorbed = Trafienia bez skutku: { $count } ({ $kind }).
zc-event-experience = { $who } zyskuje PD: { $amount }, razem { $total }.
zc-event-lapped = Tor doświadczenia zaczyna się od nowa: { $who }, teraz PD: { $total }.
zc-event-learned = { $who } zdobywa Umiejętność: { $skill }.
zc-event-friendly-fire = Bratobójczy ogień trafia: { $who }; trafienia: { $count }.
zc-event-assigned = { $who } ma przyjąć Rany: { $count }.
zc-event-armour = { $who } rzuca na Pancerz: { $dice }; uniknięte: { $count }.
zc-event-ignored = { $who } ignoruje Ranę.
zc-event-wounded = { $who } otrzymuje Rany: { $count }, razem { $total }.
zc-event-died = { $who } ginie.
zc-event-extra-activation = Dodatkowa Aktywacja: { $kind }.
zc-event-nothing-at-blue = Dodatkowa Aktywacja: { $kind }. Na Poziomie Niebieskim nic się nie dzieje.
zc-event-shortage = Skończyły się figurki: { $kind }, brakuje: { $count }. Aktywują się wszystkie { -zombie(form: "pl") } tego rodzaju.
zc-event-zombies-attack = { -zombie(form: "pl") } { $zone-in } atakują; Rany: { $count }.
zc-event-zombies-see = { $kind } ×{ $count }: { $from } → { $zone } (widać Ocalałych).
zc-event-zombies-hear = { $kind } ×{ $count }: { $from } → { $zone } (w stronę Hałasu).
zc-event-zombies-taunted = { $kind } ×{ $count }: { $from } → { $zone } (Drwina).
zc-event-zombies-added = Grupa się dzieli; dochodzi { $zone-in }: { $kind } ×{ $count }.
zc-event-necromancer-moved = Nekromanta biegnie: { $from } → { $zone }.
zc-event-card = Karta { -zombie(form: "gen-pl") } { $number } dla { $zone-gen }.
zc-event-spawned = Pojawia się { $zone-in }: { $kind } ×{ $count }.
zc-event-nobody = Nikt się nie pojawia { $zone-in }.
zc-event-double = Podwójne Namnażanie: następna Strefa dobiera dwie karty.
zc-event-necromancer = Nekromanta pojawia się { $zone-in }.
zc-event-necromancer-escaped = Nekromanta ucieka { $zone-from }.
zc-event-token-removed = Znacznik Namnażania znika { $zone-from }.
zc-event-extra-turn = { $who } rozgrywa dodatkową Turę.

# The board as text.
zc-picture-head = Runda { $round }, { $phase }, Poziom Zagrożenia: { $level }
zc-picture-lost-any = Przegrana, gdy ktokolwiek zginie albo gdy Nekromanta ucieknie przy co najmniej { $limit } aktywnych znacznikach Namnażania (teraz: { $tokens })
zc-picture-lost-last = Przegrana, gdy zginą wszyscy albo gdy Nekromanta ucieknie przy co najmniej { $limit } aktywnych znacznikach Namnażania (teraz: { $tokens })
zc-picture-legend = Znaki: ściany | i -, otwarte granice : i . . ., luki to przejścia; { $marks }
zc-picture-vault = { $vault }: { $inside } (karty: { $cards })
zc-picture-place = { $place }
zc-picture-survivor = { $who } [{ $place }]
zc-picture-player = prowadzi { $player }
zc-picture-wounds = Rany { $wounds }/3
zc-picture-kept = ma: { $what }
zc-picture-unnoticed = { -zombie(form: "pl") } nie zwracają uwagi
zc-picture-acting =
    { $actions ->
        [0] nie ma już Akcji
        [one] została { $actions } Akcja
        [few] zostały { $actions } Akcje
        [many] zostało { $actions } Akcji
       *[other] zostało { $actions } Akcji
     }
zc-picture-acted = po Turze
zc-picture-unloaded = { " " }(do przeładowania)
zc-picture-track = PD: { $levels }
zc-picture-found = Na stole: { $cards }
zc-picture-roll = { $card }: kości { $dice }, trafienie od { $least }, Obrażenia { $damage }
zc-mark-objective = znacznik Celu
zc-mark-blue-objective = niebieski znacznik Celu
zc-picture-remotes = piloty: { $colours }
zc-mark-purple-objective = fioletowy znacznik Celu
zc-mark-white-objective = biały znacznik Celu
zc-mark-airlock = drzwi śluzy
zc-mark-airlock-room = śluza
zc-mark-security = pokój ochrony
zc-mark-oxygen = magazyn tlenu
zc-mark-green-objective = zielony znacznik Celu
zc-mark-exit = wyjście
zc-mark-spawn = znacznik Namnażania
zc-mark-asleep = uśpiony znacznik Namnażania
zc-mark-necromancer = znacznik Namnażania Nekromanty
zc-mark-bile = Smocza Żółć
zc-mark-noise = znaczniki Hałasu
zc-mark-rampart = mur obronny
zc-mark-stairs = schody
zc-mark-closed = zamknięte drzwi
zc-mark-opened = otwarte drzwi
zc-mark-blue = zamknięte niebieskie drzwi
zc-mark-green = zamknięte zielone drzwi
zc-mark-yellow-vault = zamknięte drzwi żółtej Krypty
zc-mark-yellow-opened = otwarte drzwi żółtej Krypty
zc-mark-violet-vault = zamknięte drzwi fioletowej Krypty
zc-mark-violet-opened = otwarte drzwi fioletowej Krypty

# What the mission asks for.
zc-goal-escape = Wszyscy uciekają przez wyjście
zc-goal-kill = Do zabicia: { $kind }
zc-goal-objectives = Zdobądźcie wszystkie Cele
zc-goal-objectives-of = Zdobądźcie wszystkie { $colour-pl } Cele
zc-goal-objective-at = Zdobądźcie znacznik Celu { $zone-in }
zc-goal-artefacts =
    { $count ->
        [one] Weźcie Artefakt z Krypty
        [few] Weźcie { $count } Artefakty z Krypt
        [many] Weźcie { $count } Artefaktów z Krypt
       *[other] Weźcie { $count } Artefaktu z Krypt
     }
zc-goal-level = Ktoś z was osiąga Poziom { $level }
zc-goal-level-all = Wszyscy osiągacie Poziom { $level }
zc-goal-carry = Miejcie jednocześnie: { $cards }
zc-goal-gather = Pod koniec Rundy wszyscy stoicie { $zone-in }, bez { -zombie(form: "gen-pl") }
zc-goal-fire = Smoczy Ogień { $zone-in }
zc-goal-last-fire = Smoczy Ogień { $zone-in }, gdy nigdzie indziej nie ma znacznika Namnażania
