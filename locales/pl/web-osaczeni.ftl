# To, co o Osaczonych mówi tylko przeglądarka.

## Osaczeni: nazwy na rysunku

web-os-board = Plan centrum handlowego
web-os-area-1 = Toalety
web-os-area-2 = Sklep odzieżowy
web-os-area-3 = Centrum monitoringu
web-os-area-4 = Sklep z zabawkami
web-os-area-5 = Oszklony hol
web-os-area-6 = Parking
web-os-kind-defender = Obrońca
web-os-kind-leader = Lider
web-os-kind-crybaby = Beksa
web-os-kind-klutz = Gapa
web-os-closed = zamknięte
web-os-cold-store = Chłodnia
web-os-row-equal = równość wystarcza
web-os-row-die = dodatkowa kość
web-os-row-active = działa
web-os-hatch = Właz
web-os-hatch-idle = kości czekają
web-os-hatch-closed = kości zakryte
web-os-hatch-known = widzisz kości
web-os-hatch-open = podniesiony
# $count (liczba) kart w ciężarówce; sama liczba stoi wyżej.
web-os-cards = { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
web-os-families = Rodziny
web-os-badge = Odznaka ochrony
web-os-victim = Żeton ofiary: rozstrzyga remisy
web-os-member-in = { $kind }: { $area }
web-os-member-dead = { $kind }: w chłodni
web-os-member-unplaced = { $kind }: jeszcze poza planszą
# $count (liczba) punktów; sama liczba stoi przed słowem.
web-os-points = pkt
web-os-points-long = { $count ->
    [one] 1 punkt za żywe postacie
    [few] { $count } punkty za żywe postacie
    [many] { $count } punktów za żywe postacie
   *[other] { $count } punktu za żywe postacie
}
web-os-hand-long = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
web-os-guns = { $count ->
    [one] 1 broń: o jeden głos więcej
    [few] { $count } sztuki broni: o { $count } głosy więcej
    [many] { $count } sztuk broni: o { $count } głosów więcej
   *[other] { $count } sztuki broni: o { $count } głosu więcej
}
web-os-eliminated = Z tej rodziny nie został nikt
web-os-your-cards = Twoje karty
web-os-no-cards = Nie masz kart.
web-os-drawn = Znalezione w ciężarówce
web-os-card-label = { $name }: { $text }
web-os-item-gun = Broń
web-os-item-gun-text = Dodatkowy głos w tym głosowaniu; na parkingu aż do końca ataku.
web-os-item-walkie-talkie = Walkie-talkie
web-os-item-walkie-talkie-text = Obejrzyj kości pod włazem.
web-os-item-energy-drink = Napój energetyczny
web-os-item-energy-drink-text = Po swoim ruchu przenieś jeszcze jedną swoją postać tam, gdzie jest miejsce.
web-os-item-rotten-meat = Zgniłe mięso
web-os-item-rotten-meat-text = Ukryj jedną swoją postać w atakowanym obszarze: nie można jej pożreć i nie głosuje.
web-os-item-canned-food = Konserwa
web-os-item-canned-food-text = Zwab jednego potwora z atakowanego obszaru do innego.
web-os-item-baseball-bat = Kij bejsbolowy
web-os-item-baseball-bat-text = Przepędź 1 potwora z atakowanego obszaru.
web-os-item-chainsaw = Piła łańcuchowa
web-os-item-chainsaw-text = Przepędź 2 potwory z atakowanego obszaru.
web-os-item-molotov = Koktajl Mołotowa
web-os-item-molotov-text = Przepędź wszystkie potwory z atakowanego obszaru.
web-os-item-truck-keys = Kluczyki do ciężarówki
web-os-item-truck-keys-text = 1 punkt na koniec gry, jeśli żyje ktoś z twojej rodziny.

## Osaczeni: fazy i stawka

web-os-phase-truck = Kto przeszuka ciężarówkę?
web-os-phase-badge = Kto weźmie odznakę?
web-os-phase-destinations = Dokąd iść?
web-os-phase-movement = Tutaj!
web-os-phase-arrival = Zbliżają się!
web-os-phase-attacks = Próbują się dostać do środka!
web-os-phase-end-of-round = Koniec rundy
web-os-stake-alive = Żyją
# $alive (liczba) postaci, $limit (liczba), przy której gra się kończy.
web-os-stake-alive-long = Liczba żywych postaci: { $alive }. Gra kończy się po rundzie, w której zostanie ich { $limit } albo mniej.
web-os-stake-cold-long = Zajęte tace: { $dead } z { $spaces }. Każdy pełny rząd pogarsza sytuację.
web-os-stake-cold-equal = Zajęte tace: { $dead } z { $spaces }. Potwory wchodzą już przy równej sile.
web-os-stake-dice = Kości
# $count (liczba) kości, $pool (liczba) potworów w puli.
web-os-stake-dice-long = { $count ->
    [one] 1 kość potworów w rundzie
    [few] { $count } kości potworów w rundzie
    [many] { $count } kości potworów w rundzie
   *[other] { $count } kości potworów w rundzie
}; potwory w puli: { $pool }
web-os-stake-closed = Zamknięte
web-os-stake-closed-long = { $count ->
    [one] 1 obszar jest zamknięty na dobre
    [few] { $count } obszary są zamknięte na dobre
    [many] { $count } obszarów jest zamkniętych na dobre
   *[other] { $count } obszaru jest zamknięte na dobre
}

## Osaczeni: głosowania i znaczniki

web-os-vote-truck = Kto przeszuka ciężarówkę?
web-os-vote-badge = Kto weźmie odznakę?
# $area (tekst) to nazwa atakowanego obszaru.
web-os-vote-victim = { $area }: kto straci postać?
web-os-step-discussion = Rozmowa i karty
web-os-step-decision = Pieczętowanie głosów
web-os-step-tie-break = Remis: rozstrzyga żeton ofiary
web-os-step-victim = Wybór, kto zostanie pożarty
web-os-last-vote = Ostatnie głosowanie
web-os-tally = Wynik głosowania
web-os-elected = wybór
# $count (liczba) głosów.
web-os-votes = { $count ->
    [one] 1 głos
    [few] { $count } głosy
    [many] { $count } głosów
   *[other] { $count } głosu
}
# $name i $target (tekst) to gracze, $count (liczba) głosów.
web-os-ballot = { $name } → { $target }: { $count ->
    [one] 1 głos
    [few] { $count } głosy
    [many] { $count } głosów
   *[other] { $count } głosu
}
web-os-ballot-none = { $name }: bez głosu
web-os-tie-broken = remis rozstrzyga { $name }
web-os-ready = gotowe
web-os-maps = Cele
web-os-maps-secret = Za zasłonkami
web-os-maps-open = Odkryte
web-os-map-empty = jeszcze bez znacznika
web-os-map-locked = znacznik ukryty
web-os-map-open = { $area }
web-os-map-mine = { $area } (widzisz to tylko ty)
web-os-nothing = Nie ma głosowania
web-os-nothing-long = Tu pojawią się koperty i mapy.
web-os-confirm-last = To ostatnia postać twojej rodziny. Nie weźmiesz już udziału w głosowaniach.
web-os-confirm-self = Wskazujesz siebie: pożarty zostałby ktoś z twojej rodziny.
web-os-confirm-wasted = Obszar już się broni. Karta poszłaby na marne.
# $free (liczba) wolnych pól, $percent (liczba) szans na wtargnięcie.
web-os-forecast-odds = { $area }: { $free ->
    [one] 1 wolne pole
    [few] { $free } wolne pola
    [many] { $free } wolnych pól
   *[other] { $free } wolnego pola
}. Szansa wtargnięcia z tym, kogo wyślesz: { $percent }%.
web-os-forecast-sure = { $area }: { $free ->
    [one] 1 wolne pole
    [few] { $free } wolne pola
    [many] { $free } wolnych pól
   *[other] { $free } wolnego pola
}. Znasz kości: { $percent ->
    [0] z tym, kogo wyślesz, obszar wytrzyma.
   *[other] nawet z tym, kogo wyślesz, potwory wejdą.
}
web-os-forecast-room = { $area }: { $free ->
    [0] brak miejsca, postać trafi na parking
    [one] 1 wolne pole
    [few] { $free } wolne pola
    [many] { $free } wolnych pól
   *[other] { $free } wolnego pola
}
web-os-forecast-park = Parking: miejsce dla wszystkich, schronienie dla nikogo. { $monsters ->
    [0] Nie ma tu jeszcze potworów.
    [one] Jest tu 1 potwór.
    [few] Są tu { $monsters } potwory.
    [many] Jest tu { $monsters } potworów.
   *[other] Jest tu { $monsters } potwora.
}

## Osaczeni: deklaracje i obietnice

web-os-words = Słowa i czyny
web-os-words-none = Nikt jeszcze niczego nie obiecał ani nie ogłosił.
web-os-say-dice = Kości
web-os-say-destination = Mój cel
web-os-say-vote = Mój głos
web-os-say-hand = Moje karty
web-os-say-promise = Obietnica
web-os-say-offer = Oferta
web-os-say-dice-lead = Gdzie pojawią się potwory? Prawda czy nie, to twoja sprawa.
web-os-say-destination-lead = Dokąd idziesz?
web-os-say-vote-lead = Na kogo głosujesz?
web-os-say-hand-lead = Co masz na ręce?
web-os-say-promise-lead = Komu? Bez imienia obiecujesz wszystkim.
web-os-say-offer-lead = Komu?
web-os-say-promise-hint = Na przykład: mój głos w następnej rundzie
web-os-say-it = Powiedz to
web-os-said-round = runda { $round }
web-os-verdict-kept = prawda
web-os-verdict-partly = półprawda
web-os-verdict-broken = złamane

## Osaczeni: plansza jako lista

web-os-list-nobody = Nikogo tu nie ma.
# $strength, $monsters i $free (liczba).
web-os-list-holds = Broni się: siła { $strength }, potwory { $monsters }, wolne pola { $free }.
web-os-list-breaks = Potwory wchodzą: siła { $strength }, potwory { $monsters }, wolne pola { $free }.
web-os-list-park = { $monsters ->
    [0] Brak potworów. Nikt nie jest tu bezpieczny.
    [one] 1 potwór. Nikt nie jest tu bezpieczny.
    [few] { $monsters } potwory. Nikt nie jest tu bezpieczny.
    [many] { $monsters } potworów. Nikt nie jest tu bezpieczny.
   *[other] { $monsters } potwora. Nikt nie jest tu bezpieczny.
}
web-os-list-row = Rząd { $row } ({ $dead } z { $spaces })
web-os-list-dice = Kości pokazują { $dice }.

## Osaczeni: wynik

# $winners (tekst) to lista imion, $points (liczba) zwycięzców.
web-os-result-one = { $winners } wygrywa z wynikiem { $points ->
    [one] 1 punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-os-result-several = { $winners } dzielą zwycięstwo, mając po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-os-result-nobody = Nikt nie przeżył
# $rounds i $survivors (liczba).
web-os-result-rounds = { $rounds ->
    [one] Gra trwała jedną rundę.
    [few] Gra trwała { $rounds } rundy.
    [many] Gra trwała { $rounds } rund.
   *[other] Gra trwała { $rounds } rundy.
} { $survivors ->
    [0] Poranka nie doczekał nikt.
    [one] Poranka doczekała jedna postać.
    [few] Poranka doczekały { $survivors } postacie.
    [many] Poranka doczekało { $survivors } postaci.
   *[other] Poranka doczekało { $survivors } postaci.
}
web-os-result-keys = Kluczyki do ciężarówki ma { $name }.
web-os-result-none-alive = nikt nie żyje
web-os-winner = zwycięstwo
web-os-curve = Punkty za żywe postacie krok po kroku; każda kropkowana linia to śmierć.
web-os-turning = Chwile, które o tym przesądziły
web-os-epilogue = Epilog { $number }: { $title }

## Osaczeni: przygotowanie i parking

# $name (tekst) to gracz, który teraz ustawia rodzinę.
web-os-placing = { $name } ustawia rodzinę
web-os-placing-long = Jedna kość, jedna postać
# $monsters (liczba) na parkingu.
web-os-toll = { $monsters ->
    [one] 1 potwór: zabierze jedną z postaci, które tu stoją
    [few] { $monsters } potwory: każdy zabierze jedną z postaci, które tu stoją
    [many] { $monsters } potworów: każdy zabierze jedną z postaci, które tu stoją
   *[other] { $monsters } potwora: każdy zabierze jedną z postaci, które tu stoją
}

## Osaczeni: obietnice i honor

web-os-promise-what = Co obiecujesz? Wybierz albo powiedz to niżej własnymi słowami.
web-os-offer-want = Czego chcesz od tej osoby?
web-os-offer-give = Co za to dajesz?
web-os-offer-agree = Zgoda
web-os-offer-refuse = Nie
web-os-promise-vote-for = głos na
web-os-promise-spare = nie głosować przeciw
web-os-promise-go = pójść do
web-os-promise-give = kartę z ciężarówki dla
web-os-promise-play = zagrać kartę
web-os-honour = Czyje słowo jest coś warte
# $name (tekst) to gracz; $kept, $partly i $broken (liczba) to liczby słów.
web-os-honour-of = { $name }: dotrzymane { $kept }, półprawdy { $partly }, złamane { $broken }

## Osaczeni: pasek decyzji

# $item, $character (teksty)
web-os-verb-play = Zagraj: { $item }
web-os-verb-give = Oddaj: { $item }
web-os-verb-place = Postaw: { $character }
# $points (liczba)
web-os-mark-lost = { $points ->
    [one] strata 1 punktu
    [few] strata { $points } punktów
    [many] strata { $points } punktów
   *[other] strata { $points } punktu
}
web-os-mark-full = pełno: na parking
web-os-mark-holds = wtedy wytrzyma
web-os-mark-breaks = samo nie wystarczy
# $percent, $least, $most (liczby)
web-os-mark-odds = wtargnięcie { $percent }%
web-os-mark-odds-between = wtargnięcie { $least }–{ $most }%
# $area (tekst), $free, $least, $most (liczby)
web-os-forecast-between = { $area }: { $free ->
    [one] 1 wolne pole
    [few] { $free } wolne pola
    [many] { $free } wolnych pól
   *[other] { $free } wolnego pola
}. Szansa wtargnięcia z tym, kogo wyślesz: od { $least }% do { $most }%, zależnie od tego, kto pójdzie i skąd.
web-os-out = Z twojej rodziny nie został nikt. Pozostali grają dalej: oglądaj w swoim tempie albo odejdź.
# $limit (liczba), przy której gra się kończy.
web-os-stake-ends = (koniec przy { $limit })

## Osaczeni: pierwsza gra krok po kroku

web-os-opening-win = Kto z twojej rodziny dożyje końca, daje punkty: Beksa 7, Obrońca 5, Lider 3. Wygrywa najwięcej punktów.
web-os-opening-lose = Potwory wdzierają się tam, gdzie jest ich więcej niż siły w środku. Obecni głosują, kto zostanie pożarty.
# $others (liczba) rodzin.
web-os-opening-you = Grasz przeciw { $others } rodzinom. Rozmawiaj, obiecuj, kłam: koniec przychodzi, gdy żywych jest nie więcej niż rodzin.
web-os-step-place = Ustaw rodzinę
web-os-step-place-text = Każda kość to jedno miejsce: wybierz, kto tam stanie. Razem jest bezpieczniej, ale tłum przyciąga potwory.
web-os-step-go = Zaznacz, dokąd iść
web-os-step-go-text = Każdy w tajemnicy zaznacza, dokąd pójdzie ktoś z rodziny, a potem wszyscy odkrywają. Przycisk mówi, jak prawdopodobne jest wtargnięcie z tym, kogo wyślesz.
web-os-step-move = Wybierz, kto idzie
web-os-step-move-text = Jedna z twoich postaci idzie do zaznaczonego obszaru. Jeśli zabraknie tam miejsca, skończy na parkingu.
web-os-step-vote = Oddaj głos
web-os-step-vote-text = Głosy są zapieczętowane i otwierane naraz. Lider ma dwa, każdy inny jeden, broń dodaje jeden.
web-os-hint-truck = Ciężarówka
web-os-hint-truck-text = Wybrana osoba dobiera do trzech kart: jedną zatrzymuje, jedną oddaje, jedna idzie do pudełka. Wcześniejsze obietnice nikogo nie wiążą.
web-os-hint-badge = Odznaka
web-os-hint-badge-text = Kto ją ma, pierwszy zagląda pod właz i jawnie ogłasza, dokąd idzie. O kościach może powiedzieć prawdę. Albo nie.
web-os-hint-talk = Najpierw rozmowa
web-os-hint-talk-text = W zakładce „Rozmowa” możesz deklarować i obiecywać. Stół pamięta, kto dotrzymuje słowa.
web-os-hint-card = Karta na tę chwilę
web-os-hint-card-text = Kartę, która się żarzy, można teraz zagrać. Wskaż ją albo jej dotknij, a przeczytasz, co robi.
web-os-hint-siege = Nadchodzą
web-os-hint-siege-text = Potwory ściągają kości, płacz i tłok. Gdzie jest ich więcej niż siły w środku, tam ktoś zostaje pożarty.
web-os-hint-victim = Ktoś musi odejść
web-os-hint-victim-text = Obecni w obszarze głosują, kto straci postać. Wskazana rodzina sama wybiera którą. Karty, które przepędzają potwory, mogą to jeszcze powstrzymać.
web-os-hint-cold = Chłodnia
web-os-hint-cold-text = W jej rzędach leżą umarli. Po zapełnieniu pierwszego potwory wchodzą już przy równej sile, każdy następny dodaje kość.
web-os-hint-round = I tak dalej
web-os-hint-round-text = Gra kończy się po rundzie, w której żywych jest nie więcej niż rodzin. Punktują żywi: Beksa 7, Obrońca 5, Lider 3, Gapa 1.

## Osaczeni: czym są rzeczy na stole

web-os-kind-defender-text = Siła 2, 1 głos, 5 punktów, jeśli dożyje końca.
web-os-kind-leader-text = Siła 1, 2 głosy, 3 punkty, jeśli dożyje końca.
web-os-kind-crybaby-text = Siła 1, 1 głos, 7 punktów, jeśli dożyje końca. Gdzie Beks jest najwięcej, tam przychodzi potwór.
web-os-kind-klutz-text = Siła 1, 1 głos, 1 punkt, jeśli dożyje końca. Tylko w grze na trzy osoby.
web-os-thing-badge = Odznaka ochrony
web-os-thing-badge-text = Kto ją ma, pierwszy ogląda kości i jawnie ogłasza, dokąd idzie.
web-os-thing-victim = Żeton ofiary
web-os-thing-victim-text = Rozstrzyga remisy. Trafia do tego, kto ostatnio stracił postać.
web-os-thing-hatch = Właz
web-os-thing-hatch-text = Kości pod nim mówią, gdzie pojawią się potwory. Mało kto je widział.
web-os-thing-cold = Chłodnia
web-os-thing-cold-text = Pełny pierwszy rząd: potwory wchodzą już przy równej sile. Każdy następny pełny rząd: jedna kość więcej.
web-os-thing-truck = Ciężarówka
web-os-thing-truck-text = Karty tej gry. Kto stoi na parkingu, może zostać wybrany, by ją przeszukać, ale nikt nie jest tam bezpieczny.

## Osaczeni: w dwie minuty

web-os-primer-goal = Przeprowadź rodzinę przez noc
web-os-primer-goal-text = Potwory oblegają centrum handlowe. Każda twoja postać, która dożyje końca, daje punkty: Beksa 7, Obrońca 5, Lider 3. Wygrywa najwięcej punktów; przy remisie rodziny dzielą zwycięstwo.
web-os-primer-round = Runda
web-os-primer-round-text = Wybieracie, kto przeszuka ciężarówkę, a potem kto weźmie odznakę i zobaczy kości. Każdy w tajemnicy zaznacza, dokąd pójdzie ktoś z rodziny; potem wszyscy ruszają.
web-os-primer-siege = Oblężenie
web-os-primer-siege-text = Potwory idą tam, gdzie wskażą kości, gdzie jest najwięcej Beks i gdzie największy tłok. Jeśli jest ich więcej niż siły w środku, wdzierają się i ktoś zostaje pożarty. Na parkingu nikt nie jest bezpieczny.
web-os-primer-vote = Głosowanie
web-os-primer-vote-text = Obecni w obszarze tajnie głosują, kto straci postać. Lider ma dwa głosy, broń dodaje jeden, remis rozstrzyga żeton ofiary. Obiecuj, groź, kłam: wiąże tylko pamięć.
web-os-primer-cards = Karty i koniec
web-os-primer-cards-text = Kij, piła i butelka przepędzają potwory, konserwa odciąga jednego, zgniłe mięso ukrywa kogoś z twoich. Gra kończy się, gdy żywych jest nie więcej niż rodzin.
