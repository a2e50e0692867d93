# Osaczeni: rodziny, głosowania i potwory. Atrybuty nazw to przypadki i kierunki.
os-title = Osaczeni
os-tagline = Rodziny osaczone w centrum handlowym: głosuj, blefuj, przetrwaj

## Options of a table
os-option-variant = Wariant
os-option-variant-text = Zasady podstawowe albo jeden wariant odblokowanego epilogu.
os-option-variant-none = Zasady podstawowe
os-option-variant-none-text = Zasady z instrukcji, bez wariantu.
os-option-any-variant = Dowolny wariant
os-option-any-variant-text = Wybór spośród wszystkich wariantów, także nieodblokowanych.
os-option-cold-store = Chłodnia
os-option-cold-store-text = Jak długie są rzędy chłodni.
os-option-cold-store-by-player-count = Zależnie od liczby graczy
os-option-cold-store-by-player-count-text = Rzędy o własnej długości dla trzech, czterech, pięciu i sześciu graczy.
os-option-cold-store-uniform = Jednakowa dla wszystkich
os-option-cold-store-uniform-text = Po trzy pola w każdym rzędzie przy każdym stole.
os-option-drinks = Napoje energetyczne
os-option-drinks-text = Kiedy w fazie 4 można wypić napój energetyczny.
os-option-drinks-own-turn = We własnej turze
os-option-drinks-own-turn-text = Po własnym ruchu, zanim ruszy się następna osoba.
os-option-drinks-any-turn = W dowolnej turze
os-option-drinks-any-turn-text = Przed pierwszym ruchem i po każdym ruchu, przez kogokolwiek: tak też można odczytać instrukcję.
os-option-badge = Odznaka ochrony
os-option-badge-text = Kto zaczyna z odznaką: według instrukcji najstarsza osoba.
os-option-victim = Żeton ofiary
os-option-victim-text = Kto zaczyna z żetonem ofiary: według instrukcji najmłodsza osoba.
os-option-drawn = Losowo
os-option-drawn-text = Decyduje los.
os-option-player-1 = Miejsce 1
os-option-player-2 = Miejsce 2
os-option-player-3 = Miejsce 3
os-option-player-4 = Miejsce 4
os-option-player-5 = Miejsce 5
os-option-player-6 = Miejsce 6
os-option-player-text = Kto siedzi na tym miejscu.

## Areas
os-area-1 = Toalety
    .gen = toalet
    .loc = toaletach
    .acc = toalety
    .in = w toaletach
    .to = do toalet
    .from = z toalet
os-area-2 = Sklep odzieżowy
    .gen = sklepu odzieżowego
    .loc = sklepie odzieżowym
    .acc = sklep odzieżowy
    .in = w sklepie odzieżowym
    .to = do sklepu odzieżowego
    .from = ze sklepu odzieżowego
os-area-3 = Centrum monitoringu
    .gen = centrum monitoringu
    .loc = centrum monitoringu
    .acc = centrum monitoringu
    .in = w centrum monitoringu
    .to = do centrum monitoringu
    .from = z centrum monitoringu
os-area-4 = Sklep z zabawkami
    .gen = sklepu z zabawkami
    .loc = sklepie z zabawkami
    .acc = sklep z zabawkami
    .in = w sklepie z zabawkami
    .to = do sklepu z zabawkami
    .from = ze sklepu z zabawkami
os-area-5 = Oszklony hol
    .gen = oszklonego holu
    .loc = oszklonym holu
    .acc = oszklony hol
    .in = w oszklonym holu
    .to = do oszklonego holu
    .from = z oszklonego holu
os-area-6 = Parking
    .gen = parkingu
    .loc = parkingu
    .acc = parking
    .in = na parkingu
    .to = na parking
    .from = z parkingu

## Characters
os-character-defender = Obrońca
    .acc = Obrońcę
    .gen = Obrońcy
os-character-leader = Lider
    .acc = Lidera
    .gen = Lidera
os-character-crybaby = Beksa
    .acc = Beksę
    .gen = Beksy
os-character-klutz = Gapa
    .acc = Gapę
    .gen = Gapy

## Items
os-item-gun = Broń
    .acc = Broń
    .gen = Broni
os-item-walkie-talkie = Walkie-talkie
    .acc = Walkie-talkie
    .gen = Walkie-talkie
os-item-energy-drink = Napój energetyczny
    .acc = Napój energetyczny
    .gen = Napoju energetycznego
os-item-rotten-meat = Zgniłe mięso
    .acc = Zgniłe mięso
    .gen = Zgniłego mięsa
os-item-canned-food = Konserwa
    .acc = Konserwę
    .gen = Konserwy
os-item-baseball-bat = Kij bejsbolowy
    .acc = Kij bejsbolowy
    .gen = Kija bejsbolowego
os-item-chainsaw = Piła łańcuchowa
    .acc = Piłę łańcuchową
    .gen = Piły łańcuchowej
os-item-molotov = Koktajl Mołotowa
    .acc = Koktajl Mołotowa
    .gen = Koktajlu Mołotowa
os-item-truck-keys = Kluczyki do ciężarówki
    .acc = Kluczyki do ciężarówki
    .gen = Kluczyków do ciężarówki

## Phases
os-phase-setup = Przygotowanie gry
os-phase-truck = Faza 1: kto przeszuka ciężarówkę?
os-phase-badge = Faza 2: kto weźmie odznakę ochrony?
os-phase-destinations = Faza 3: dokąd iść?
os-phase-movement = Faza 4: tutaj!
os-phase-arrival = Faza 5: zbliżają się!
os-phase-attacks = Faza 6: próbują się dostać do środka!
os-phase-end-of-round = Faza 7: koniec rundy
os-phase-over = Koniec gry

## What a vote is about
os-vote-truck = Kto przeszuka ciężarówkę?
os-vote-badge = Kto weźmie odznakę ochrony?
os-vote-victim = Kto straci postać?
os-nobody = nikt
os-everybody = wszyscy

## What draws a monster
os-lure-die = kość
os-lure-crybabies = najwięcej Beks
os-lure-crowd = najwięcej postaci
os-lure-noise = hałas broni
os-lure-gathering = gęstniejący tłum

## Questions: os-ask-… for who decides, os-wait-… for the others
os-ask-nothing = Gra toczy się sama.
os-ask-place = Rozstaw rodzinę: wybierz postać i jedną ze swoich kości ({ $dice }).
os-wait-place = { $who } rozstawia rodzinę.
os-ask-discussion = { $question } Dyskusja { $area-in }: rozmawiaj, zagrywaj karty albo zgłoś gotowość. Twoje głosy: { $weight }.
os-ask-discussion-averted = Niebezpieczeństwo { $area-in } minęło. Rozmawiaj, zagrywaj karty, jeśli chcesz, albo zgłoś gotowość.
os-wait-discussion = { $question } { $who } jeszcze dyskutuje { $area-in }.
os-ask-decision = { $question } Wskaż kogoś { $area-in }. Twoje głosy: { $weight }.
os-wait-decision = { $question } { $who } głosuje { $area-in }.
os-ask-tie-break = { $question } Remis { $area-in }: { $tied }. Masz żeton ofiary, więc decydujesz.
os-wait-tie-break = { $question } { $who } rozstrzyga remis { $area-in }: { $tied }.
os-ask-search-keep = Przeszukujesz ciężarówkę. Którą kartę zatrzymujesz?
os-ask-search-give = Którą kartę oddajesz i komu? Druga trafia do pudełka.
os-ask-search-give-last = Komu oddajesz tę kartę?
os-ask-search-last = Ostatnia karta z ciężarówki: zatrzymaj ją albo oddaj.
os-wait-search = { $who } przeszukuje ciężarówkę.
os-ask-pockets =
    Możesz mieć najwyżej { $limit ->
        [one] { $limit } kartę
        [few] { $limit } karty
       *[many] { $limit } kart
    }. Którą odkładasz do pudełka?
os-wait-pockets = { $who } ma za dużo kart i jedną odkłada.
os-ask-show-die = Wiesz już, co jest pod włazem. Którą kość pokazujesz wszystkim?
os-wait-show-die = { $who } wybiera kość, którą zobaczą wszyscy.
os-ask-walkies = Kości leżą pod włazem. Użyj walkie-talkie albo spasuj. (Pytamy każdego, kto ma karty, więc nic to nie zdradza.)
os-wait-walkies = { $who } może użyć walkie-talkie.
os-ask-announce = Masz odznakę: ogłoś wszystkim, dokąd idziesz.
os-wait-announce = { $who } ma odznakę i ogłasza cel.
os-ask-mark = Zaznacz w tajemnicy cel. Kto tam pójdzie, zdecydujesz później.
os-wait-mark = { $who } zaznacza cel.
os-ask-move = Kogo przenosisz { $area-to }?
os-ask-move-full = { $marked }: brak miejsca. Kogo przenosisz zamiast tego { $area-to }?
os-wait-move = { $who } wybiera, kogo przenieść.
os-ask-drink = Po ruchu możesz wypić napój energetyczny albo zakończyć turę. (Pytamy każdego, kto ma karty, więc nic to nie zdradza.)
os-ask-drink-any-turn = Wypij napój energetyczny albo spasuj. (Pytamy każdego, kto ma karty, więc nic to nie zdradza.)
os-wait-drink = { $who } może użyć napoju energetycznego.
os-ask-haunt = Twojej rodziny już nie ma, ale możesz nawiedzać: przenieś potwora albo spasuj.
os-wait-haunt = { $who } może przenieść potwora.
os-ask-victim = Potwory wdzierają się { $area-to }. Kogo oddajesz?
os-ask-victim-outside = Potwór porwie kogoś { $area-in }. Kogo oddajesz?
os-wait-victim = { $who } wybiera, kto zginie { $area-in }.
os-ask-token = Oddaj żeton ofiary innej osobie.
os-wait-token = { $who } przekazuje żeton ofiary.

## Answers
os-answer-place = { $character } { $area-to } ({ $number })
os-answer-ready = Zgłaszam gotowość
os-answer-play = Zagraj: { $item }
os-answer-play-character = Zagraj: { $item } ({ $character })
os-answer-play-area = Zagraj: { $item }, potwór { $area-to } ({ $number })
os-answer-play-character-area = Zagraj: { $item }, { $character } { $area-to } ({ $number })
os-answer-vote = Głos na: { $player }
os-answer-vote-against = Głos przeciw: { $player }
os-answer-abstain = Bez głosu (czas minął)
os-answer-choose = Wskaż: { $player }
os-answer-keep = Zatrzymaj: { $item }
os-answer-give = Oddaj: { $item } → { $player }
os-answer-discard = Odłóż: { $item }
os-answer-pass = Pas
os-answer-show = Pokaż kość { $number } ({ $area })
os-answer-go = { $area } ({ $number })
os-answer-go-anywhere = Dokądkolwiek (czas minął)
os-answer-move = Przenieś { $character-acc }
os-answer-done = Zakończ turę
os-answer-haunt = Potwór { $from-from } { $to-to }
os-answer-victim = Oddaj { $character-acc }
os-answer-token = Żeton → { $player }

## Why not
os-why-window-discussion = { $item }: tę kartę zagrywa się w dyskusji przed głosowaniem.
os-why-window-hatch = { $item }: tę kartę zagrywa się w fazie 2, po potrząśnięciu kośćmi.
os-why-window-own-move = { $item }: tę kartę zagrywa się w fazie 4, w swojej turze po ruchu.
os-why-window-attack = { $item }: tę kartę zagrywa się w dyskusji podczas ataku w fazie 6.
os-why-window-scoring = { $item }: tej karty się nie zagrywa, liczy się podczas punktowania.
os-why-deciding = { $item }: w czasie decyzji nie zagrywa się kart.
os-why-nobody-to-aim = Potrzebujesz tu postaci, która się nie ukrywa.
os-why-all-hidden = Wszystkie twoje postacie tutaj już się ukrywają.
os-why-no-monsters = Nie ma tu już żadnego potwora.
os-why-nowhere-to-lure = Żaden otwarty obszar nie ma wolnego wcięcia.
os-why-area-closed = { $area }: obszar zamknięty.
os-why-notches-full = { $area }: brak wolnego wcięcia na potwora.
os-why-area-full = { $area }: brak wolnego pola.
os-why-same-area = { $area }: to jest to samo miejsce.
os-why-all-there = { $area }: wszystkie twoje postacie już tam są.
os-why-stands-there = { $character } już stoi na zaznaczonym obszarze.
os-why-on-the-car-park = { $character } zostaje: zaznaczony obszar jest pełny, więc na parking musi pójść ktoś z innego miejsca.
os-why-no-candidate = { $player } nie ma tu nikogo, kogo można wskazać.
os-why-not-tied = { $player } nie bierze udziału w remisie.
os-why-hidden = { $character } się ukrywa.
os-why-offer-to-nobody = Powiedz, komu to proponujesz.
os-why-yourself = Tylko komuś innemu.
os-why-no-monster-there = { $area }: nie ma tam potwora.
os-why-no-such-area = Nie ma obszaru { $number }.
os-why-no-such-player = Nie ma gracza { $number }.
os-why-past-round = Runda { $round } już minęła.
os-why-nothing-said = Nic nie zostało powiedziane.
os-why-too-many-cards = Nie ma aż tylu takich kart.
os-why-text-too-long =
    Najwyżej { $limit ->
        [one] { $limit } znak
        [few] { $limit } znaki
       *[many] { $limit } znaków
    }.
os-why-ledger-full = Zbyt wiele twoich słów czeka jeszcze na sprawdzenie.

## The log: setup
os-event-tokens-dealt = { $badge } zaczyna z odznaką ochrony, { $victim } z żetonem ofiary.
os-event-deck-shuffled =
    Na ciężarówce { $count ->
        [one] leży { $count } karta
        [few] leżą { $count } karty
       *[many] leży { $count } kart
    }.
os-event-dealt = { $who } dobiera kartę: { $item }.
os-event-dealt-hidden = { $who } dobiera kartę.
os-event-starting-dice = { $who } wyrzuca { $dice }.
os-event-placed = { $who } stawia { $character-acc } { $area-in }.
os-event-placed-full = { $shown }: brak miejsca. { $who } stawia { $character-acc } { $area-in }.
os-event-first-dice = Przychodzą pierwsze potwory: { $dice }.

## The log: course of the round
os-event-round = Runda { $round }
os-event-phase = { $phase }
os-event-skipped-nobody = Na parkingu nie ma nikogo: nikt nie przeszukuje ciężarówki.
os-event-skipped-deck = Ciężarówka jest pusta: nie ma czego szukać.

## The log: votes
os-event-discussion = { $question } Dyskusja { $area-in }: { $participants }.
os-event-discussion-alone = { $question } Nikogo innego nie ma { $area-in }, zastanawia się { $participants }.
os-event-ready = Gotowość zgłasza { $who }.
os-event-decision = { $question } Głosowanie { $area-in }: { $candidates }.
os-event-decision-again = { $question } Druga tura { $area-in }: { $candidates }.
os-event-locked-vote = Głos oddany: { $who }.
os-event-locked-destination = Cel zaznaczony: { $who }.
os-event-votes-0 = Nikt nie głosuje.
os-event-votes-1 = Głosy: { $who1 } [{ $weight1 }] → { $for1 }.
os-event-votes-2 = Głosy: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }.
os-event-votes-3 = Głosy: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }.
os-event-votes-4 = Głosy: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }; { $who4 } [{ $weight4 }] → { $for4 }.
os-event-votes-5 = Głosy: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }; { $who4 } [{ $weight4 }] → { $for4 }; { $who5 } [{ $weight5 }] → { $for5 }.
os-event-votes-6 = Głosy: { $who1 } [{ $weight1 }] → { $for1 }; { $who2 } [{ $weight2 }] → { $for2 }; { $who3 } [{ $weight3 }] → { $for3 }; { $who4 } [{ $weight4 }] → { $for4 }; { $who5 } [{ $weight5 }] → { $for5 }; { $who6 } [{ $weight6 }] → { $for6 }.
os-event-tied = Remis: { $candidates }.
os-event-tie-broken = { $who } rozstrzyga remis: { $player }.
os-event-elected-truck = { $who } przeszukuje ciężarówkę { $area-in }.
os-event-elected-truck-alone = Nikogo innego nie ma { $area-in }: { $who } przeszukuje ciężarówkę.
os-event-elected-badge = Wybór { $area-in }: odznakę ma { $who }.
os-event-elected-badge-alone = Nikogo innego nie ma { $area-in }: odznakę ma { $who }.
os-event-elected-victim = { $who } musi oddać postać { $area-in }.
os-event-elected-victim-alone = Potwory znajdą { $area-in } tylko jedną rodzinę: { $who } musi oddać postać.

## The log: items
os-event-played = { $who } zagrywa kartę: { $item }.
os-event-votes-gained =
    { $who } ma { $count ->
        [one] { $count } głos więcej
        [few] { $count } głosy więcej
       *[many] { $count } głosów więcej
    }.
os-event-hid = { $who } ukrywa { $character-acc } { $area-in }.
os-event-lured = { $who } zwabia potwora { $from-from } { $to-to }.
os-event-driven-off =
    { $area }: { $who } przepędza { $count ->
        [one] { $count } potwora
        [few] { $count } potwory
       *[many] { $count } potworów
    }.

## The log: the truck
os-event-drawn =
    { $who } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $items }.
os-event-drawn-hidden =
    { $who } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z ciężarówki.
os-event-kept = { $who } zatrzymuje kartę: { $item }.
os-event-kept-hidden = { $who } zatrzymuje jedną kartę.
os-event-given = { $who } oddaje kartę: { $item } → { $player }.
os-event-given-hidden = { $who } oddaje kartę → { $player }.
os-event-boxed = { $who } odkłada do pudełka kartę: { $item }.
os-event-boxed-hidden = { $who } odkłada zakrytą kartę do pudełka.
os-event-discarded = { $who } ma za dużo kart i odkłada: { $item }.
os-event-discarded-hidden = { $who } ma za dużo kart i odkłada jedną zakrytą.

## The log: the badge and the hatch
os-event-badge-taken = { $who } przejmuje odznakę ochrony.
os-event-badge-kept = { $who } zachowuje odznakę ochrony.
os-event-badge-stays = W centrum monitoringu nie ma nikogo: { $who } zachowuje odznakę, ale nie zagląda pod właz.
os-event-shaken =
    Pod włazem { $count ->
        [one] leży { $count } kość
        [few] leżą { $count } kości
       *[many] leży { $count } kości
    }.
os-event-shaken-open =
    Pod włazem { $count ->
        [one] leży { $count } kość
        [few] leżą { $count } kości
       *[many] leży { $count } kości
    }: { $dice }.
os-event-peeked = { $who } zagląda pod właz.
os-event-peeked-open = { $who } zagląda pod właz: { $dice }.
os-event-die-shown = { $who } pokazuje wszystkim kość: { $number } ({ $area }).
os-event-passed = { $who } pasuje.

## The log: destinations and movement
os-event-announced =
    { $who } ogłasza cel: { $area }{ $auto ->
        [1] { " " }(jedyny możliwy)
       *[other] { "" }
    }.
os-event-marked = { $who } zaznacza cel: { $area }.
os-event-no-destination = { $who } nie ma dokąd iść.
os-event-maps-0 = Żadna mapa nie jest zaznaczona.
os-event-maps-1 = Mapy odkryte: { $who1 } → { $area1 }.
os-event-maps-2 = Mapy odkryte: { $who1 } → { $area1 }; { $who2 } → { $area2 }.
os-event-maps-3 = Mapy odkryte: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }.
os-event-maps-4 = Mapy odkryte: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }; { $who4 } → { $area4 }.
os-event-maps-5 = Mapy odkryte: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }; { $who4 } → { $area4 }; { $who5 } → { $area5 }.
os-event-maps-6 = Mapy odkryte: { $who1 } → { $area1 }; { $who2 } → { $area2 }; { $who3 } → { $area3 }; { $who4 } → { $area4 }; { $who5 } → { $area5 }; { $who6 } → { $area6 }.
os-event-dice-revealed = Właz podniesiony: { $dice }.
os-event-moved =
    { $who } przenosi { $character-acc } { $from-from } { $to-to }{ $auto ->
        [1] { " " }(nikt inny nie może)
       *[other] { "" }
    }.
os-event-moved-full =
    { $marked }: brak miejsca. { $who } przenosi { $character-acc } { $from-from } { $to-to }{ $auto ->
        [1] { " " }(nikt inny nie może)
       *[other] { "" }
    }.
os-event-ran = { $character } biegnie { $from-from } { $to-to }: to ruch dodatkowy ({ $who }).
os-event-stayed-full = { $who } nikogo nie przenosi. { $area }: brak miejsca.
os-event-stayed-there = { $who } nikogo nie przenosi: wszystkie postacie już tam są ({ $area }).
os-event-stayed-unmarked = { $who } nikogo nie przenosi.

## The log: monsters
os-event-monster = { $area }: przychodzi potwór ({ $lure }).
os-event-monster-overflow = { $area }: nie ma miejsca na potwora ({ $lure }), idzie { $to-to }.
os-event-monster-lost = { $area }: potwór nigdzie nie znajduje wolnego wcięcia ({ $lure }).
os-event-monster-none-left = { $area }: w puli nie ma już potworów ({ $lure }).
os-event-haunted = { $who } nawiedza: potwór idzie { $from-from } { $to-to }.
os-event-holds =
    { $area }: siła { $strength } wystarcza przeciw { $count ->
        [one] { $count } potworowi
        [few] { $count } potworom
       *[many] { $count } potworom
    }.
os-event-threatened =
    { $area }: { $count ->
        [one] { $count } potwór przeciw sile { $strength }. Wdziera się do środka!
        [few] { $count } potwory przeciw sile { $strength }. Wdzierają się do środka!
       *[many] { $count } potworów przeciw sile { $strength }. Wdziera się do środka!
    }
os-event-attacked =
    { $area }: { $count ->
        [one] atakuje { $count } potwór
        [few] atakują { $count } potwory
       *[many] atakuje { $count } potworów
    }. Siła ({ $strength }) tu nie pomaga.
os-event-convoy-left =
    { $area }: ludzie razem przepędzają { $count ->
        [one] { $count } potwora
        [few] { $count } potwory
       *[many] { $count } potworów
    }.
os-event-averted = { $area }: potwory zostają na zewnątrz. Nikt nie ginie.
os-event-averted-all = { $area }: nie ma już żadnego potwora. Nikt więcej nie ginie.
os-event-nobody-found =
    { $area }: { $count ->
        [one] { $count } potwór nikogo nie znajduje i odchodzi
        [few] { $count } potwory nikogo nie znajdują i odchodzą
       *[many] { $count } potworów nikogo nie znajduje i odchodzi
    }.
os-event-eaten = { $who } traci postać { $area-in }: { $character }.
os-event-monsters-left =
    { $area }: { $count ->
        [one] { $count } potwór odchodzi
        [few] { $count } potwory odchodzą
       *[many] { $count } potworów odchodzi
    }.
os-event-faces-up =
    { $count ->
        [one] { $count } postać wychodzi z ukrycia.
        [few] { $count } postacie wychodzą z ukrycia.
       *[many] { $count } postaci wychodzi z ukrycia.
    }

## The log: cold store and tokens
os-event-row-equal = Rząd { $row } chłodni jest pełny: odtąd potwory wchodzą także przy równej sile.
os-event-row-die = Rząd { $row } chłodni jest pełny: od następnej rundy o jedną kość więcej.
os-event-row-nothing = Rząd { $row } chłodni jest pełny. Jego kość już jest w grze.
os-event-victim-token = Żeton ofiary ma teraz { $who }.
os-event-badge-passed = { $who } nie ma już nikogo; odznaka przechodzi dalej: { $player }.
os-event-consoled = { $who } traci Beksę i dobiera kartę: { $item }.
os-event-consoled-hidden = { $who } traci Beksę i dobiera kartę.

## The log: end of the round, end of the game
os-event-closed =
    { $area }: obszar otoczony i zamknięty. { $people ->
        [0] Nikogo tam nie było.
        [one] { $people } postać ucieka na parking.
        [few] { $people } postacie uciekają na parking.
       *[many] { $people } postaci ucieka na parking.
    }
os-event-end =
    Przy życiu { $alive ->
        [one] jest { $alive } postać
        [few] są { $alive } postacie
       *[many] jest { $alive } postaci
    }, a granica to { $limit }: gra się kończy.
os-event-no-end =
    Przy życiu { $alive ->
        [one] jest { $alive } postać
        [few] są { $alive } postacie
       *[many] jest { $alive } postaci
    }, a granica to { $limit }: gra toczy się dalej.
os-event-keys-shown =
    { $who } pokazuje kluczyki do ciężarówki: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
os-event-scored =
    Wygrywa { $winners }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
os-event-scored-shared =
    { $winners } dzielą zwycięstwo, mając po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
os-event-scored-nobody = Nikt nie przeżył. Wszyscy dzielą gorzkie zwycięstwo.
os-event-hand-shown = { $who } odkrywa karty: { $items }.
os-event-hand-empty = { $who } nie ma żadnych kart.
os-event-epilogue = Epilog { $number }: { $title }. { $story }
os-event-no-epilogue = Żaden nowy epilog nie zostaje odblokowany.

## Talk: statements and whether they were true
# $round is 0 where no round is named; $words is 1 where free words are added.
os-say-dice = { $who }: „Potwory przyjdą tutaj: { $areas }”.
os-say-destination = { $who }: „Idę { $areas-to }”.
os-say-vote =
    { $who }: „{ $whom ->
        [2] Oddaję głos na siebie
       *[other] Mój głos dostaje { $player }
    }”.
os-say-hand = { $who }: „Mam na ręce: { $items }”.
os-say-empty-hand = { $who }: „Nie mam żadnych kart”.
os-say-promise =
    { $who } → { $to }, obietnica{ $round ->
        [0] { "" }
       *[other] { " " }na rundę { $round }
    }: „{ $text }”
os-say-promise-vote-for =
    { $who } → { $to }: „{ $whom ->
        [1] Mój głos dostaniesz ty
        [2] Oddam głos na siebie
       *[other] Mój głos dostanie { $player }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(runda { $round })
    }”.{ $words ->
        [1] { " " }„{ $text }”
       *[other] { "" }
    }
os-say-promise-spare =
    { $who } → { $to }: „{ $whom ->
        [1] Nie zagłosuję przeciwko tobie
        [2] Nie zagłosuję przeciwko sobie
       *[other] Mojego głosu przeciw sobie nie dostanie { $player }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(runda { $round })
    }”.{ $words ->
        [1] { " " }„{ $text }”
       *[other] { "" }
    }
os-say-promise-go =
    { $who } → { $to }: „Pójdę { $areas-to }{ $round ->
        [0] { "" }
       *[other] { " " }(runda { $round })
    }”.{ $words ->
        [1] { " " }„{ $text }”
       *[other] { "" }
    }
os-say-promise-give =
    { $who } → { $to }: „Jeśli przeszukam ciężarówkę, { $whom ->
        [1] dostaniesz kartę
       *[other] kartę dostanie { $player }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(runda { $round })
    }”.{ $words ->
        [1] { " " }„{ $text }”
       *[other] { "" }
    }
os-say-promise-play =
    { $who } → { $to }: „Zagram kartę: { $item }{ $round ->
        [0] { "" }
       *[other] { " " }(runda { $round })
    }”.{ $words ->
        [1] { " " }„{ $text }”
       *[other] { "" }
    }
# Oferta: $want i $give to 1 głos, 2 oszczędzenie, 3 droga, 4 karta z ciężarówki, 5 zagranie karty; -whom: 1 „ty”, 2 „ja”.
os-say-offer =
    { $who } → { $to }: „{ $want ->
        [1] { $want-whom ->
            [1] Zagłosuj na siebie
            [2] Zagłosuj na mnie
           *[other] Niech twój głos dostanie { $want-player }
        }
        [2] { $want-whom ->
            [2] Nie głosuj przeciwko mnie
           *[other] Niech { $want-player } nie dostanie twojego głosu przeciw sobie
        }
        [3] Idź { $want-areas-to }
        [4] { $want-whom ->
            [2] Daj mi kartę z ciężarówki
           *[other] Niech kartę z ciężarówki dostanie { $want-player }
        }
       *[5] Zagraj kartę ({ $want-item })
    }, a { $give ->
        [1] { $give-whom ->
            [1] mój głos dostaniesz ty
            [2] ja oddam głos na siebie
           *[other] mój głos dostanie { $give-player }
        }
        [2] { $give-whom ->
            [1] ja nie zagłosuję przeciwko tobie
           *[other] mojego głosu przeciw sobie nie dostanie { $give-player }
        }
        [3] ja pójdę { $give-areas-to }
        [4] { $give-whom ->
            [1] dostaniesz kartę, gdy przeszukam ciężarówkę
           *[other] kartę dostanie { $give-player }, gdy przeszukam ciężarówkę
        }
       *[5] ja zagram kartę ({ $give-item })
    }”.
os-say-refuse = { $who } → { $to }: „Nie ma mowy”.

# Co stało się ze słowem: $verdict to 0 dotrzymane, 1 w połowie, 2 złamane; $whom: 2 „ja”.
os-word-dice =
    { $who }, „Potwory przyjdą tu: { $areas }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-destination =
    { $who }, „Idę { $areas-to }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-vote =
    { $who }, „{ $whom ->
        [2] Oddaję głos na siebie
       *[other] Mój głos dostaje { $player }
    }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-hand =
    { $who }, „Mam na ręce: { $items }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-empty-hand =
    { $who }, „Nie mam kart”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-promise-vote-for =
    { $who }, „{ $whom ->
        [2] Oddam głos na siebie
       *[other] Mój głos dostanie { $player }
    }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-promise-spare =
    { $who }, „{ $whom ->
        [2] Nie zagłosuję przeciwko sobie
       *[other] Mojego głosu przeciw sobie nie dostanie { $player }
    }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-promise-go =
    { $who }, „Pójdę { $areas-to }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-promise-give =
    { $who }, „Jeśli przeszukam ciężarówkę, kartę dostanie { $player }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.
os-word-promise-play =
    { $who }, „Zagram kartę: { $item }”: { $verdict ->
        [0] słowo dotrzymane
        [1] pół prawdy
       *[other] słowo złamane
    }.

## The table as text
os-picture-setup = { $phase }
os-picture-round = Runda { $round } · { $phase }
os-picture-variant = (wariant: { $variant })
os-picture-closed = zamknięte
os-picture-strength = siła { $strength }
os-picture-person = { $who }: { $character }
os-picture-hidden = { $who }: ({ $character })
os-picture-name = { $who }
os-picture-family =
    { $alive ->
        [one] { $alive } żywa
        [few] { $alive } żywe
       *[many] { $alive } żywych
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
os-picture-badge = odznaka
os-picture-victim = żeton ofiary
os-picture-eliminated = rodzina stracona
os-picture-locked = wybór zamknięty
os-picture-destination = idzie { $area-to }
os-picture-cold-store = Chłodnia:
os-picture-dice-seen = Kości: { $dice }
os-picture-dice-secret = Kości (znasz je tylko ty): { $dice }
os-picture-dice-one = Kości pod włazem: { $count }, jedna odkryta: { $dice }
os-picture-dice-covered = Kości pod włazem: { $count }
os-picture-dice-waiting = Kości na następny rzut: { $count }
os-picture-stock = Ciężarówka: { $deck } · pudełko: { $boxed } · potwory w puli: { $pool }
os-picture-played = · zagrane: { $items }
os-picture-vote-discussion = { $question } Dyskusja { $area-in }: { $candidates }
os-picture-vote-decision = { $question } Głosowanie { $area-in }: { $candidates }
os-picture-vote-tie-break = { $question } Remis { $area-in }: { $candidates }
os-picture-vote-victim = { $question } Wybór { $area-in }: { $candidates }
os-picture-last-vote = Ostatnie głosowanie { $area-in } ({ $question })
os-picture-unplaced = { $who } rozstawia, kości { $dice }:
os-picture-hand = Twoje karty: { $items }
os-picture-hand-empty = Nie masz kart.
os-picture-drawn = Z ciężarówki: { $items }
os-picture-given = Karta od ciebie: { $item } → { $player }.
os-picture-winners = Zwycięstwo: { $winners }
os-picture-nobody-survived = Nikt nie przeżył. Zwycięstwo dzielą: { $winners }

os-legend =
    Znaki na planszy:
      !  tak jak jest, potwory wejdą do środka    ·  w tej rundzie już po ataku    x  zamknięte
      ●  potwór    ○  wolne wcięcie    2/3  ludzie i pola
      ✓  zgłoszona gotowość albo oddany głos    (Lider)  ukryta postać
      { "*" }  pełny rząd chłodni, już działa: rząd 1 wpuszcza potwory przy równej sile, rzędy 2 i 3 dodają po kości

## Variants
os-variant-1 = Samochód do ucieczki
os-variant-1-text = Kluczyki są warte 3 punkty zamiast 1, ale tylko wtedy, gdy na koniec gry ich posiadacz ma żywą postać na parkingu.
os-variant-2 = Więzy krwi
os-variant-2-text = Podczas punktowania każdy, kto nie stracił żadnej postaci, dostaje 3 dodatkowe punkty.
os-variant-3 = Kołysanka
os-variant-3-text = W kroku B fazy 5 potwora przyciągają tylko obszary, na których są co najmniej 2 Beksy; samotna Beksa nie wabi nikogo.
os-variant-4 = Długa noc
os-variant-4-text = Gra kończy się dopiero wtedy, gdy żywych postaci jest co najmniej o 1 mniej niż graczy.
os-variant-5 = Głośny oręż
os-variant-5-text = Gdy zakończy się rozpatrywanie obszaru 1–5, na którym zagrano kij, piłę lub koktajl, 1 potwór przychodzi na parking.
os-variant-6 = Transmisja na żywo
os-variant-6-text = Gracz z odznaką, który podejrzał kości, musi przed fazą 3 pokazać wszystkim 1 wybraną kość.
os-variant-7 = Ścisk
os-variant-7-text = Każdy z obszarów od 1 do 5 ma o 1 pole postaci więcej.
os-variant-8 = Słabe rolety
os-variant-8-text = Na koniec rundy obszar 1–5 zamyka się już przy 5 potworach.
os-variant-9 = Nawiedzenie
os-variant-9-text = Na początku fazy 6 każdy, kto stracił całą rodzinę, może przenieść 1 potwora z dowolnego obszaru na inny otwarty obszar z wolnym wcięciem.
os-variant-10 = Żywy mur
os-variant-10-text = Co najmniej 2 Obrońców na tym samym obszarze 1–5 daje łącznie +1 do siły postaci.
os-variant-11 = Wczesny zmrok
os-variant-11-text = Kość z rzędu 2 chłodni jest pod włazem już od 1. rundy. Zapełnienie rzędu 2 nic nie daje.
os-variant-12 = Ostatnia zabawka
os-variant-12-text = Gracz, którego Beksa została pożarta, dobiera 1 kartę przedmiotu, jeśli wciąż ma żywą postać, a stos nie jest pusty.
os-variant-13 = Racjonowanie
os-variant-13-text = Przeszukujący ciężarówkę dobiera tylko 2 karty: jedną zachowuje, drugą oddaje; niczego nie odkłada.
os-variant-14 = Małe kieszenie
os-variant-14-text = Nikt nie może mieć więcej niż 2 kart przedmiotów: kto ma trzecią, od razu odkłada zakrytą jedną wybraną.
os-variant-15 = Zero litości
os-variant-15-text = Kto traci postać, oddaje żeton ofiary innemu wybranemu graczowi, nigdy sobie.
os-variant-16 = Konwój
os-variant-16-text = Jeśli w chwili ataku na parkingu są co najmniej 4 postacie, przed pierwszym głosowaniem 1 tamtejszy potwór wraca do puli.
os-variant-17 = Ostatni na nogach
os-variant-17-text = Gracz, któremu została dokładnie 1 żywa postać, ma 1 dodatkowy głos w każdym głosowaniu, w którym ta postać bierze udział.
os-variant-18 = Gęstniejący tłum
os-variant-18-text = Na początku fazy 7 każdy otwarty obszar 1–5 bez postaci, ale z co najmniej 1 potworem, dostaje 1 potwora.
os-variant-19 = Druga tura
os-variant-19-text = Remisowe głosowanie powtarza się od razu, tylko między remisującymi, bez rozmów i kart; dopiero drugi remis rozstrzyga posiadacz żetonu ofiary.
os-variant-20 = Pełne plecaki
os-variant-20-text = Każdy gracz zaczyna z 2 kartami przedmiotów zamiast 1.
os-variant-21 = Proszę przodem
os-variant-21-text = W fazie 4 jako pierwszy rusza się gracz po lewej od posiadacza odznaki, a posiadacz odznaki na końcu.

## Epilogues
os-epilogue-1 = Zapłon
os-epilogue-1-story = Klucz od początku był w jednej kieszeni. Silnik kaszle, zaskakuje, biegną wszyscy, którzy jeszcze mogą. Kto prowadzi, dłużej patrzy w lusterko niż na drogę.
os-epilogue-2 = Stół dla wszystkich
os-epilogue-2-story = Nikt inny nie liczył na głos, a u ciebie liczba się zgadza. Twoja rodzina je w kółku zimną fasolę, reszta patrzy w bok. Szczęście też bywa rodzajem winy.
os-epilogue-3 = Droga do szkoły
os-epilogue-3-story = Płakały całą noc i żyją. Trzy małe dłonie trzymają jedną linę za ostatnim dorosłym. O świcie któreś zaczyna nucić i nikt go nie ucisza.
os-epilogue-4 = Dwa cienie
os-epilogue-4-story = Jest was dwoje, a noc odmierzały krzyki. Śpicie na zmianę i żadne nie śpi. Kto odezwie się pierwszy, będzie musiał mówić o tamtych.
os-epilogue-5 = Arsenał
os-epilogue-5-story = Wychodzisz z pełnymi rękami. Ostrze jest jeszcze ciepłe, a ludzie ustępują, zanim o to poprosisz. Mija kilka dni, nim zauważasz, że dzieci też się odsuwają.
os-epilogue-6 = Za ekranami
os-epilogue-6-story = Za każdym razem było to widać wcześniej, po to jest ten fotel. Na monitorach korytarze są już puste. Przewijasz nagranie i patrzysz, komu pozwolono tam wejść.
os-epilogue-7 = Jeden pokój
os-epilogue-7-story = Na koniec wszystkim wystarczył jeden pokój. Znacie już swoje oddechy i swoje kłamstwa. Gdy drzwi się otwierają, nikt nie chce iść pierwszy.
os-epilogue-8 = Kurczące się ściany
os-epilogue-8-story = Odbierano wam to miejsce pokój po pokoju. To, co zostało, pachnie benzyną i mokrym betonem. Nowy plan rysujecie kredą i mieści się na dłoni.
os-epilogue-9 = Puste wieszaki
os-epilogue-9-story = Po dwóch rodzinach zostały tylko kurtki. Przy wieczornym liczeniu ktoś wciąż czyta ich nazwiska. Cisza po każdym trwa tyle, ile musi.
os-epilogue-10 = Linia obrony
os-epilogue-10-story = Spali na stojąco, plecami do rolet. Rano wgniecenia w stali mają kształt ludzi. Dziś też wytrzymają, tylko przestali pytać dla kogo.
os-epilogue-11 = Cisza
os-epilogue-11-story = Rano rolety stoją otworem i nie ma już kto ich opuścić. Pleśń wchodzi najpierw na schody ruchome, potem na zdjęcia w telefonach. Gdzieś na półce zabawka śmieje się, aż padnie jej bateria.
os-epilogue-12 = Ci cisi
os-epilogue-12-story = Łatwiej się teraz ukryć. Nikt nie prosi po ciemku o wodę, nikt nie upuszcza zabawki w złej chwili. Chłodnia mruczy i to jedyna kołysanka, jaka została.
os-epilogue-13 = Gołe półki
os-epilogue-13-story = Ciężarówka jest pusta aż po pasy mocujące. Kiedyś starczyłoby dla wszystkich, gdyby ktoś policzył. Teraz zostało pytanie, kto pierwszy będzie głodny.
os-epilogue-14 = Chomik
os-epilogue-14-story = W plecaku grzechocze wszystko, czego było ci szkoda. Przynajmniej raz mogło to kogoś ocalić i dobrze wiesz kiedy. Jest ciężki, ale i tak go niesiesz.
os-epilogue-15 = Rada
os-epilogue-15-story = Ocalały trzy głosy, a każdy przywykł do posłuchu. Zgadzają się co do trasy i racji, tylko nie co do tego, kto idzie na końcu. Głosowania jeszcze się nie skończyły.
os-epilogue-16 = Pod gołym niebem
os-epilogue-16-story = Ostatni z was stoją między białymi liniami, a nad głową macie tylko spóźnione, szare słońce. Nie ma już drzwi, które warto trzymać. Ruszacie więc przed siebie.
os-epilogue-17 = Ostatni gość
os-epilogue-17-story = Przez kurz w holu prowadzi tylko jeden ślad butów. Wszystkie sklepy są teraz twoje, każdy materac i każda puszka. Wszystko oddasz za jeden głos, z którym można się pokłócić.
os-epilogue-18 = Czynne całą dobę
os-epilogue-18-story = Każdy sklep ma jeszcze światło i drzwi. Zamiatacie szkło i dla żartu wypisujecie na kartonie godziny otwarcia. Nikt się nie śmieje, ale wszyscy zostają.
os-epilogue-19 = Uścisk dłoni
os-epilogue-19-story = Dwie rodziny wychodzą ramię w ramię, żeby żadna nie musiała odwracać się plecami. Rozejm trwa do pierwszego skrzyżowania. Co było dalej, nikt nie zapisał.
os-epilogue-20 = Puste ręce
os-epilogue-20-story = Wychodzisz bez niczego, bez puszki i bez kija. Przy życiu utrzymali cię inni albo ich brak. Nie wiesz, komu dziękować.
os-epilogue-21 = Jeszcze jeden dzień
os-epilogue-21-story = Nic się nie skończyło i nic nie zaczęło. Grzebiecie, co trzeba pogrzebać, i przybijacie, co da się przybić. Noc będzie dłuższa od poprzedniej, a znacie w niej każdą twarz.

os-ending-nobody = Nikt nie przeżył. Wszyscy dzielą gorzkie zwycięstwo.
