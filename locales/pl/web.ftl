# Teksty, które wypowiada tylko przeglądarka. Klucze jednego tytułu mają po `web-` jego przedrostek.

## Dom

web-title = Holdout
web-title-osaczeni = Osaczeni
# $title (tekst) to nazwa gry.
web-title-table = { $title } – Holdout
web-title-your-turn = ● Twoja decyzja – { $title }
web-motto = Planszówki o przetrwaniu, w których obowiązuje każda zasada: w pojedynkę przeciw botom, przy jednym ekranie albo ze znajomymi przez link.
web-home = Strona główna
web-to-content = Przejdź do treści
web-language = Język
web-theme = Motyw
web-theme-night = Noc
web-theme-day = Dzień
web-theme-to-day = Włącz motyw dzienny
web-theme-to-night = Włącz motyw nocny
web-settings = Ustawienia
web-speed = Tempo zdarzeń
web-speed-slow = wolne
web-speed-normal = zwykłe
web-speed-fast = szybkie
web-speed-instant = od razu
web-sound = Dźwięki
web-notify = Powiadamiaj o mojej kolejce
web-loading = Chwileczkę…
web-close = Zamknij
web-try-again = Spróbuj ponownie
web-unofficial = Holdout jest projektem nieoficjalnym. Gry należą do swoich wydawców; zasady opowiadamy własnymi słowami, a obrazki rysujemy sami. Ikony: game-icons.net, CC BY 3.0.
web-lost-page = Tu nic nie ma
web-lost-page-text = Ten adres donikąd nie prowadzi. Być może stół ma inny link.

## Gdy coś nie działa

web-failure-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-failure-missing = Nie ma tego tutaj albo już nie ma. Sprawdź link.
web-failure-forbidden = Ten link nie otwiera tego miejsca. Poproś gospodarza o nowy.
web-failure-busy = Serwer jest teraz przepełniony. Spróbuj za chwilę.
web-failure-server = Coś poszło nie tak na serwerze. Spróbuj ponownie, a jeśli się powtórzy, zgłoś to.
web-failure-title = Ta strona nie umie jeszcze pokazać tej gry. Wczytaj stronę od nowa.
web-record-unreadable = Ten plik nie jest zapisem gry.
web-table-trouble = Nie można otworzyć stołu
web-lost = Połączenie zerwane, próbuję ponownie…

## Strona główna

web-play-now = Zagraj teraz
web-play-now-text = Jedno kliknięcie: ty przeciw trzem botom, bez konta i bez zegara.
# $bots (number)
web-play-now-together = Jedno kliknięcie: ty i boty po jednej stronie ({ $bots }), bez konta i bez zegara.
web-new-table = Nowy stół
web-rules = Zasady
# $from i $to (liczba) to najmniejsza i największa liczba graczy.
web-players = Od { $from } do { $to } graczy
web-stage-alpha = wersja wczesna
web-stage-beta = wersja próbna
web-my-tables = Moje stoły
web-my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie szuka graczy.
web-table-over = koniec
web-table-open = w grze
web-forget = Usuń z tej listy
# $taken i $all (liczba) to liczby miejsc.
web-seats-taken = miejsca: { $taken } z { $all }
web-you-are = Kim jesteś?
web-nickname = Twoje imię przy stole
web-guest = Gość
web-load-record = Wczytaj zapis gry
web-load-record-text = Wybierz plik albo upuść go tutaj

## Nowy stół

web-new-table-of = Nowy stół: { $title }
web-start-table = Otwórz stół
web-seats = Miejsca
web-seats-text = Miejsce jest twoje, znajomej osoby z linkiem albo bota. Każde może później przejąć bot i każde można mu odebrać.
# $count (liczba) graczy.
web-seats-count = { $count }
web-seat-number = Miejsce { $number }
web-seat-me = Przy tym ekranie
web-seat-open = Znajomy, przez link
# $bot (tekst) to nazwa rodzaju bota.
web-seat-a-bot = Bot: { $bot }
web-seat-open-text = Dostaniesz link do wysłania.
web-bot-random = lekkoduch
web-bot-random-text = Wybiera dowolną dozwoloną odpowiedź. Dobry na rozejrzenie się.
web-bot-survivor = ocalały
web-bot-survivor-text = Walczy z tym, co grozi, wcześnie przeszukuje, pilnuje celów i zostawia sobie drogę odwrotu.
web-bot-schemer = intrygant
web-bot-schemer-text = Liczy, pamięta, obiecuje i czasem kłamie.
web-hot-seat-text = Przy tym ekranie gra kilka osób: przed każdą kolejką ekran jest zasłonięty, aż następna osoba powie, kim jest.
web-clock = Czas
web-clock-text = Bez zegara każdy myśli tak długo, jak chce.
web-clock-none = bez zegara
web-clock-decision = na decyzję
web-clock-book = jak w zasadach
web-clock-days = korespondencyjnie
web-clock-seconds = Sekund na jedną decyzję
web-clock-days-each = Dni na jedną decyzję
web-clock-left = Pozostały czas
# $count (liczba) pozostałych dni i godzin.
web-clock-days-left = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-clock-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
web-timeout-text = Gdy czas się skończy:
web-timeout-fallback = odpowiedź przewidziana w zasadach
web-timeout-bot = miejsce przejmuje bot
web-undo-option = Cofanie
web-undo-option-text = Nie można cofnąć niczego, z czego ktoś już się czegoś dowiedział: kości, kart, głosów.
web-undo-none = nigdy
web-undo-own = własna ostatnia odpowiedź
web-undo-agreed = za zgodą wszystkich
web-undo-none-text = Każda odpowiedź jest ostateczna.
web-undo-own-text = Możesz cofnąć swoją ostatnią odpowiedź, dopóki nic nowego nie wyszło na jaw.
web-undo-agreed-text = Możesz poprosić pozostałych; zapis gry to odnotuje.
web-public = Stół publiczny
web-public-yes = Stół widać na stronie głównej i każdy może się dosiąść.
web-public-no = Wejdą tylko osoby z linkiem.
web-seed = Ziarno
web-seed-text = Cały los gry bierze się z jej ziarna. To samo ziarno daje te same kości i karty. Zostaw puste, aby dostać nowe.
web-seed-random = losowe

## Stół

web-you = ty
web-round = Runda
web-phases = Fazy rundy
web-side = Dziennik, rozmowa i zasady
web-drawers = Części stołu
web-tab-board = Plansza
web-tab-log = Dziennik
web-tab-talk = Rozmowa
web-tab-rules = Zasady
web-matter = Bieżąca sprawa
web-show-list = Pokaż planszę jako listę
web-show-board = Pokaż planszę jako rysunek
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-follow = Podążaj za zdarzeniami
web-zoom-fit = Pokaż całą planszę
web-seat-bot = Gra tu bot
web-seat-away = poza stołem
web-seat-thinking = Namyśla się
web-seat-kind-human = gracz
web-seat-kind-open = wolne miejsce
web-seat-kind-bot = bot
web-locked = wybór zapadł
web-deciding = wybiera
web-ask-bar = Decyzja
web-answers = Odpowiedzi
web-ask-playing = Oto, co się dzieje…
web-ask-sent = Twoja odpowiedź jest w drodze…
web-ask-sealed = Twoja odpowiedź jest zapieczętowana. Czekamy na pozostałych.
web-ask-sealed-changeable = Twoja odpowiedź jest zapieczętowana. Możesz ją zmienić, dopóki nie wybiorą wszyscy.
web-ask-over = Gra skończona.
web-ask-nobody = Nikt nie musi teraz o niczym decydować.
# $who (tekst) to lista imion.
web-ask-waiting = Kto jeszcze decyduje: { $who }.
# $count (liczba) botów, na które ktoś czeka.
web-bots = { $count ->
    [one] 1 bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-sealed = zapieczętowane
web-skip = Pomiń
web-play-step = Krok po kroku
web-play-next = Dalej
web-play-resume = Odtwarzaj
web-key-space = spacja
web-undo = Cofnij
# $name (tekst) chce coś cofnąć.
web-undo-asked = { $name } prosi o cofnięcie:
web-undo-agree = Zgoda
web-undo-refuse = Odmów
# $name (text) prosi o cofnięcie $what (text); $who (text) jeszcze nie odpowiada.
web-undo-waiting = { $name } prosi, by cofnąć: { $what }. Czekamy na zgodę: { $who }.
web-undo-declined = Nie wszyscy zgadzają się na cofnięcie, więc zostaje tak, jak było.
web-confirm = Na pewno?
web-confirm-yes = Tak, zrób to
web-confirm-no = Nie, wróć
web-log-earlier = Pokaż wcześniejsze zdarzenia
web-log-since = od twojej ostatniej odpowiedzi
web-log-empty = Nic się jeszcze nie wydarzyło.
web-chat = Rozmowa przy stole
web-chat-empty = Nikt się jeszcze nie odezwał.
web-chat-hint = Powiedz coś przy stole
web-chat-send = Powiedz
# $who (tekst) to lista imion, $count (liczba) ile ich jest.
web-chat-typing = { $count ->
    [one] { $who } pisze…
   *[other] { $who } piszą…
}
web-rule-open = Zasada { $rule }
web-rule-all = Wszystkie zasady
web-rule-unknown = Ta zasada nie ma tekstu.
web-rule-unenforceable = nie da się wyegzekwować
web-rule-reconstructed = odtworzone
web-rules-search = Szukaj w zasadach, na przykład „remis” albo „OS-3.14”
web-rules-none = Żadna zasada nie zawiera tych wszystkich słów.
web-rules-of = Zasady: { $title }
web-rules-lead = Każda zasada naszymi słowami, z numerem, na który powołują się dziennik i każda odmowa.
web-rules-legend-made = Źródło tu milczy albo zaginęło; tak je odczytujemy.
web-rules-legend-out = Zasada dla ludzi przy stole, której program nie sprawdzi.
web-invite = Miejsca i zaproszenia
web-invite-text = Wyślij każdej osobie link do jej miejsca. Kto ma link, ten ma miejsce.
web-invite-copy-by-hand = Skopiuj ten link:
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-hand-to-bot = Oddaj botowi
web-take-back = Odbierz miejsce
# $name (text): miejsce przed tym ekranem.
web-ask-lent = { $name }: na tym miejscu gra teraz bot.
web-watch-link = Link dla widzów
web-lobby-title = Stół się zapełnia
web-lobby-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-sit-here = Usiądź tutaj
web-cover-title = Przekaż ekran: { $name }
web-cover-text = Nic tajnego nie pojawi się na ekranie, dopóki nie usiądzie przed nim właściwa osoba.
web-cover-button = To ja: { $name }
web-fault = Stół ma usterkę
web-fault-text = Coś zepsuło się wewnątrz tego stołu. Nic z rozegranej gry nie przepadło.
web-fault-step-back = Wróć do chwili sprzed usterki
web-fault-report = Zapisz zgłoszenie
web-keys = Klawisze
web-keys-answers = odpowiedź o tym numerze
web-keys-end = koniec swojej części
web-keys-walk = przechodzenie po planszy i wybór
web-keys-skip = pominięcie ruchu
web-keys-step = Oglądanie zdarzeń jedno po drugim
web-keys-undo = cofnięcie
web-keys-zoom = powiększenie, pomniejszenie, cała plansza
web-keys-pan = przesuwanie planszy
web-keys-tabs = dziennik, rozmowa, zasady
web-keys-list = plansza jako lista
web-keys-close = zamknięcie tego, co otwarte
web-keys-help = ta strona

## Po grze

web-see-replay = Jak do tego doszło
web-see-board = Obejrzyj planszę
web-after-parts = Części tej strony
web-after-result = Wynik
web-after-replay = Powtórka
web-watch-replay = Oglądaj od początku
web-verify = Czy kości były uczciwe?
web-verify-text = Przed grą serwer zobowiązał się do ziarna, podając jego odcisk. Teraz ziarno jest jawne i twoja przeglądarka może sama sprawdzić, że nikt go nie podmienił.
web-commitment = Odcisk z początku gry
web-verify-button = Sprawdź kości
web-verify-good = Ziarno pasuje do odcisku. Wszystkie kości i karty były ustalone przed pierwszym ruchem.
web-verify-bad = Ziarno nie pasuje do odcisku.
web-export = Zapisz przebieg gry
web-again = Ten sam los, jeszcze raz
web-play-on = Graj stąd dalej
# $step (number): krok powtórki.
web-play-on-text = Nowy stół zaczyna się tak, jak ta gra stała w kroku { $step }. Kości i karty wypadną tak, jak wypadłyby wtedy: los starej gry jest losem nowej. Inne decyzje i tak mogą zmienić wszystko.
web-play-on-seat = Twoje miejsce
web-play-on-others = Pozostałe miejsca
web-play-on-bots = boty
web-play-on-people = ludzie z linkiem
web-play-on-begin = Graj dalej
web-share-step = Link do tego kroku
web-timeline = Krok gry
web-viewer = Oczami
web-viewer-all = wszystko odkryte
web-viewer-watch = oczami widza
web-viewer-seat = miejsce: { $name }
web-step-back = Krok wstecz
web-step-next = Krok naprzód
web-play = Odtwarzaj
web-pause = Pauza

## Osaczeni: nazwy na rysunku

web-os-board = Plan galerii handlowej
web-os-area-1 = Toalety
web-os-area-2 = Sklep odzieżowy
web-os-area-3 = Monitoring
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
}. Szansa wtargnięcia w obecnym układzie: { $percent }%.
web-os-forecast-sure = { $area }: { $free ->
    [one] 1 wolne pole
    [few] { $free } wolne pola
    [many] { $free } wolnych pól
   *[other] { $free } wolnego pola
}. Znasz kości: { $percent ->
    [0] w obecnym układzie obszar wytrzyma.
   *[other] w obecnym układzie potwory wejdą.
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
web-os-say-dice-lead = Gdzie pojawią się potwory? Prawda czy nie, to twoja sprawa.
web-os-say-destination-lead = Dokąd idziesz?
web-os-say-vote-lead = Na kogo głosujesz?
web-os-say-hand-lead = Co masz na ręce?
web-os-say-promise-lead = Komu? Bez imienia obiecujesz wszystkim.
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
web-os-result-several = { $winners } dzielą zwycięstwo z wynikiem po { $points ->
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

## Nowy stół: gdy ktoś odejdzie

web-mates = Gdy ktoś odejdzie
web-mates-yes = Po pół minucie pozostali mogą dopuścić odpowiedź zegara albo bota. Nic tajnego nie wychodzi przy tym na jaw.
web-mates-no = Stół czeka na powrót.

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
web-setup = Przygotowanie

## Osaczeni: obietnice i honor

web-os-promise-what = Co obiecujesz? Wybierz albo powiedz to niżej własnymi słowami.
web-os-promise-vote-for = mój głos na
web-os-promise-spare = nie głosować przeciw
web-os-promise-go = pójść do
web-os-promise-give = kartę z ciężarówki dla
web-os-promise-play = zagrać kartę
web-os-honour = Czyje słowo jest coś warte
# $name (tekst) to gracz; $kept, $partly i $broken (liczba) to liczby słów.
web-os-honour-of = { $name }: dotrzymane { $kept }, półprawdy { $partly }, złamane { $broken }

## Siadanie do stołu i ci, których nie ma

web-invited = Zaproszenie do gry: { $title }
# $names (tekst) to lista imion, $count (liczba) ile ich jest.
web-invited-by = { $count ->
    [one] Przy stole siedzi { $names }.
   *[other] Przy stole siedzą { $names }.
}
# $name (tekst) to gracz, którego nie ma.
web-absent = { $name } nie jest teraz przy stole.
web-absent-fallback = Daj odpowiedź przewidzianą w zasadach
web-absent-bot = Niech zastąpi bot
web-seed-promise = Cały los tej gry ustalono przed jej początkiem. Odcisk ziarna:
web-seed-chosen = Ktoś wybrał ziarno tej gry i może znać jej los. Odcisk ziarna:
# $step (number): krok, w którym ta gra odeszła od poprzedniej.
web-seed-continued = Ta gra jest dalszym ciągiem innej od jej kroku { $step } i ma jej los, który ktoś może znać. Odcisk ziarna:

## Grupa i jej pamięć

web-group = Twoja grupa
web-group-text = Gry z tej przeglądarki należą do jednej grupy. Każde zakończenie grupa odblokowuje raz, a każde odblokowane daje wariant zasad.
# $count (liczba) epilogów.
web-group-unlocked = { $count ->
    [0] Żadne zakończenie nie jest jeszcze odblokowane
    [one] Odblokowane 1 zakończenie
    [few] Odblokowane { $count } zakończenia
    [many] Odblokowane { $count } zakończeń
   *[other] Odblokowane { $count } zakończenia
}
web-group-export = Zapisz pamięć
web-group-forget = Zacznij od nowa
web-group-forget-sure = Zapomnieć wszystkie zakończenia odblokowane przez twoją grupę?
# $value (tekst) to numer opcji, która nie jest jeszcze dostępna; nazwa by ją zdradziła.
web-option-locked = nr { $value }, zapieczętowany do odblokowania
web-undo-ask = Poproś o cofnięcie

# Zombicide: the board

web-title-black-plague = Czarna Plaga
web-zc-board = Plan ulic
# $zone (text) is the name of a zone, such as 9R.s12.
web-zc-ground-street = Ulica { $zone }
web-zc-ground-room = Pomieszczenie { $zone }
web-zc-vault-yellow = Żółta Krypta
web-zc-vault-violet = Fioletowa Krypta
web-zc-door = Drzwi między { $from } a { $to }
web-zc-token-exit = Wyjście
web-zc-token-objective = Cel, zakryty
web-zc-token-objective-shown = Cel ({ $colour })
# $colour (text)
web-zc-token-spawn = Strefa Namnażania ({ $colour })
web-zc-token-asleep = Strefa Namnażania, jeszcze uśpiona ({ $colour })
web-zc-token-necromancer = Strefa Namnażania (Nekromanta)
# $count (number)
web-zc-token-bile = Smocza Żółć ×{ $count }
web-zc-token-items = Karty w Krypcie: { $count }
web-zc-vault-open = Drzwi Krypty, otwarte ({ $colour })
web-zc-vault-closed = Drzwi Krypty, zamknięte ({ $colour })
web-zc-vault-locked = Drzwi Krypty, zablokowane ({ $colour })
# $count (number) of answers at one place.
web-zc-list-answers = Możliwości tutaj: { $count }
web-zc-list-empty = Nic tu nie ma
web-zc-noise = Hałas: { $count }
# $reached, $goals (numbers)
web-zc-goals = Osiągnięte cele: { $reached } z { $goals }
web-zc-stakes = Jak to się skończy
# $level, $next (texts), $lacks (number)
web-zc-stake-danger-long = Poziom zagrożenia: { $level }. Od niego zależy, ile Zombie przynosi każda karta. Następny: { $next }, brakuje PD: { $lacks }.
web-zc-stake-danger-last = Poziom zagrożenia: Czerwony. Każda karta przynosi tyle Zombie, ile może.
web-zc-goal-reached = osiągnięty
web-zc-goal-open = otwarty
web-zc-goal-later = dopiero później
web-zc-perils = Przegrywacie, gdy
# $alive, $weak (numbers)
web-zc-peril-all-dead = ginie ostatni Ocalały. Przy życiu: { $alive }, o jedną Ranę od śmierci: { $weak }.
web-zc-peril-any-death = ginie ktokolwiek: tu ma przeżyć cała drużyna. O jedną Ranę od śmierci: { $weak }.
# $tokens, $limit, $hunted (numbers)
web-zc-peril-necromancer = Nekromanta ucieka, gdy czynnych jest co najmniej { $limit } znaczników Namnażania. Teraz: { $tokens }; Nekromantów na planszy: { $hunted }.
web-zc-stake-goals = Cele
web-zc-stake-danger = Zagrożenie
web-zc-stake-tokens = Namnażanie
web-zc-stake-alive = Przy życiu
web-zc-forecast-move = { $zone }: { $watching ->
    [0] żaden Zombie nie widzi tej strefy
    [one] tę strefę widzi jeden Zombie
    [few] tę strefę widzą { $watching } Zombie
   *[many] tę strefę widzi { $watching } Zombie
 }.
web-zc-forecast-into = { $zone }: ruch kończy się wśród Zombie ({ $here }); strefę widzą też dalsze ({ $watching }).
# $zone (text), $here, $watching, $wounds, $coming (numbers)
web-zc-forecast-step = { $zone }: { $here ->
    [0] { $watching ->
        [0] żaden Zombie nie widzi tej strefy
        [one] tę strefę widzi jeden Zombie
        [few] tę strefę widzą { $watching } Zombie
       *[many] tę strefę widzi { $watching } Zombie
     }
    [one] ruch kończy się obok jednego Zombie
    [few] ruch kończy się wśród Zombie ({ $here })
   *[many] ruch kończy się wśród Zombie ({ $here })
 }. Gdyby wtedy ruszyli: { $coming ->
    [0] nie przyjdzie tam żadna grupa
    [one] przyjdzie tam jedna grupa
    [few] przyjdą tam { $coming } grupy
   *[many] przyjdzie tam { $coming } grup
 }, Rany zadane drużynie: { $wounds }.
web-zc-forecast-end = Gdyby ruszyli teraz, Rany: { $wounds }. { $groups ->
    [0] Nikt do was nie idzie.
    [one] Ruszyłaby jedna grupa, tak jak pokazują strzałki.
    [few] Ruszyłyby { $groups } grupy, tak jak pokazują strzałki.
   *[many] Ruszyłoby { $groups } grup, tak jak pokazują strzałki.
 }
# $dice, $least, $damage, $percent, $expected (numbers)
web-zc-forecast-attack = Kości: { $dice }, trafienie od { $least }, obrażenia { $damage }. Co najmniej jedno trafienie: { $percent } %. Średnio trafień: { $expected }.
# $dice, $least, $damage, $percent, $expected, $kill (numbers)
web-zc-forecast-kill = Kości: { $dice }, trafienie od { $least }, obrażenia { $damage }. Co najmniej jedno trafienie: { $percent } %, co najmniej jeden zabity: { $kill } %. Średnio trafień: { $expected }.
# $zone, $rival (texts), $noise, $most (numbers)
web-zc-forecast-noise = Hałas w Strefie { $zone } wyniesie { $noise }. Poza nią najgłośniej: { $rival } ({ $most }). Zombie, które nikogo nie widzą, idą tam, gdzie najgłośniej.
web-zc-forecast-noise-alone = Hałas w Strefie { $zone } wyniesie { $noise }, a poza nią jest cicho. Zombie, które nikogo nie widzą, idą tam, gdzie najgłośniej.
# $zone (text), $zombies, $friends (numbers)
web-zc-forecast-fire = Ogień: { $zone }. Zombie w tej strefie: { $zombies }, osoby z drużyny: { $friends }. Nikt w niej nie przeżyje.
web-zc-confirm-fire = { $friends ->
    [one] W strefie, którą podpalasz, stoi jeden Ocalały, a ogień nie oszczędza nikogo.
    [few] W strefie, którą podpalasz, stoją { $friends } osoby z drużyny, a ogień nie oszczędza nikogo.
   *[many] W strefie, którą podpalasz, stoi { $friends } osób z drużyny, a ogień nie oszczędza nikogo.
 }
web-zc-confirm-friends = { $friends ->
    [one] W tej strefie stoi ktoś z drużyny: każde chybienie trafia właśnie tam.
    [few] W tej strefie stoją { $friends } osoby z drużyny: każde chybienie trafia w kogoś z nich.
   *[many] W tej strefie stoi { $friends } osób z drużyny: każde chybienie trafia w kogoś z nich.
 }
# $actions, $wounds (numbers)
web-zc-confirm-end = Pozostałe Akcje: { $actions }. Teraz ruszą umarli i w tym położeniu zadadzą Rany: { $wounds }.
web-zc-bundle-trade = Wymiana z…
web-zc-bundle-shift = Przełóż kartę…
web-zc-bundle-drop = Odrzuć kartę…
web-zc-wounds = Rany: { $wounds }
web-zc-xp = { $xp } PD
web-zc-actions = { $actions ->
    [one] Została { $actions } akcja
    [few] Zostały { $actions } akcje
   *[many] Zostało { $actions } akcji
 }
web-zc-acted = Po turze
web-zc-outcome-won = Misja zakończona zwycięstwem!
web-zc-outcome-all-dead = Nikt z drużyny nie przeżył.
web-zc-outcome-necromancer-escaped = Nekromanta ucieka, a umarli powstają wszędzie.
web-zc-outcome-somebody-died = Ktoś z was poległ, a do domu mieli wrócić wszyscy.

# Zombicide: survivors

web-zc-team = Drużyna
web-zc-ready = Przed turą
web-zc-hidden = Żaden Zombie nie widzi tej postaci
web-zc-rotten = Zombie biorą tę postać za swoją
# $wounds, $most (numbers)
web-zc-wounds-of = Rany: { $wounds } z { $most }
# $name (text) is a Survivor.
web-zc-board-of = Cała plansza: { $name }
web-zc-skills = Umiejętności
web-zc-skill-got = (zdobyta)
# $xp, $left (numbers), $level (text)
web-zc-track = { $xp } PD, poziom { $level }; do następnego brakuje { $left }
web-zc-track-end = { $xp } PD, poziom { $level }, najwyższy
web-zc-inventory = Wyposażenie
web-zc-slot-hand = Ręka
web-zc-slot-body = Tułów
web-zc-slot-pack = Plecak
web-zc-slot-found = Znalezione
# $slot, $card (texts)
web-zc-slot-empty = { $slot }: puste miejsce
web-zc-slot-holds = { $slot }: { $card }
web-zc-slot-unloaded = { $slot }, do przeładowania: { $card }
# $dice, $least, $damage (numbers): dice, least face that hits, damage.
web-zc-slot-weapon = { $dice }k { $least }+ ⚔{ $damage }
web-zc-found = Właśnie znalezione
web-zc-arrange = Przeciągnij kartę na inne miejsce albo kliknij kartę, a potem miejsce.
web-zc-arrange-picked = Teraz kliknij jedno z zaznaczonych miejsc.
web-zc-discard-any-time = Odrzuć (za darmo, w każdej chwili)
web-zc-discard = Odrzuć
web-zc-card = Karta
web-zc-mode-melee = Walka wręcz
web-zc-mode-ranged = Atak dystansowy
web-zc-mode-magic = Magia
web-zc-card-range = Zasięg
web-zc-card-dice = Kości
web-zc-card-accuracy = Precyzja
web-zc-card-damage = Obrażenia
web-zc-card-noisy = głośno
web-zc-card-silent = cicho
web-zc-card-door-auto = otwiera drzwi bez rzutu
# $value (number)
web-zc-card-door-roll = otwiera drzwi od { $value }
web-zc-card-armour = Pancerz { $value }+
web-zc-card-dual = Dwie takie karty działają razem
web-zc-card-reload = Po każdym ataku wymaga przeładowania
# $cards (text)
web-zc-card-rerolls = Jeden przerzut dla kart: { $cards }
web-zc-card-fits-hand = Działa w ręce
web-zc-card-fits-body = Działa na tułowiu
web-zc-card-fits-backpack = Działa w plecaku
web-zc-does-extra-melee-die = Jedna kość więcej, gdy druga ręka trzyma inną broń do walki wręcz
web-zc-does-heal = Leczy jedną Ranę postaci w polu widzenia
web-zc-does-hide = Zombie nie widzą postaci, dopóki nie zaatakuje ani nie narobi hałasu
web-zc-does-push = Odpycha Zombie z jednej strefy do sąsiedniej
web-zc-does-run = Postać w polu widzenia dostaje darmowy ruch
web-zc-does-bile = Rozlewa się w strefie; Pochodnia ją podpala
web-zc-does-torch = Jedna karta więcej przy przeszukiwaniu; podpala Smoczą Żółć
web-zc-does-food = Po zjedzeniu 1 PD
web-zc-does-ambush = Pojawia się Szwendacz, a karta przepada
web-zc-card-source = Skąd są te liczby
# $name (text) is the name of a source.
web-zc-source-seed = Z instrukcji.
web-zc-source-public = Z publicznego spisu: { $name }.
web-zc-source-reconstructed = Odtworzone przez nas.
web-zc-note-hammer = Jedna publiczna lista podaje 3+, druga 4+; tu jest 3+. Na drzwi rzuca się z tą samą wartością, jak mówi instrukcja.
web-zc-note-mana-blast = Według jednej publicznej listy sięga na 0–2 strefy, według drugiej tylko na 1; tu jest 0–2.
web-zc-note-inferno = Publiczne listy różnią się w tym, czy dwie takie karty atakują razem. W pudełku jest jedna, więc rzadko ma to znaczenie; tu nie atakują.
web-zc-note-orcish-crossbow = Wczesna publiczna lista daje wręcz 3 obrażenia, ale instrukcja nie zna broni z wartością 3; tu są 2.
web-zc-note-dagger = Jedna publiczna lista pozwala nim rzucać; instrukcja i pozostałe listy nie.
web-zc-note-crossbow = Jedna publiczna lista każe przeładowywać wszystkie kusze; instrukcja wymienia tylko dwie inne, więc tej się nie przeładowuje.
web-zc-note-hand-crossbow = Instrukcja podaje zasięg 0–1; jedna publiczna lista ma 0–3.
web-zc-note-fireball = Dwie sztuki: z nimi liczba kart zgadza się z liczbą na pudełku.
web-zc-note-shield = Publiczna lista miała najpierw 3+, potem poprawione na 4+.
web-zc-note-apples = Jeden wpis na forum mówi o 3 PD; publiczna lista daje 1 za każde jedzenie.
web-zc-note-aaahh = Instrukcja nigdy jej nie wymienia; jest na publicznej liście kart z pudełka.
web-zc-matter = Na stole
web-zc-deal = Karty początkowe
# $left (number)
web-zc-deal-text = { $left ->
    [one] Została jedna karta do rozdania.
    [few] Zostały { $left } karty do rozdania.
   *[many] Zostało { $left } kart do rozdania.
 } „Weź” rozdaje resztę po kolei.
# $name (text) is a Survivor.
web-zc-drawn = Kartę ciągnie: { $name }
web-zc-drawn-text = Zatrzymać czy spróbować jeszcze raz?
web-zc-find = Przeszukuje: { $name }
web-zc-find-text = Zabrać czy zostawić?
web-zc-find-kept = Zabrane.
web-zc-find-left = Zostawione.
web-zc-find-ambush = Zasadzka!
web-zc-trade = Wymiana
# $one, $other (texts) are Survivors.
web-zc-trade-text = { $one } i { $other }: przenoście karty między obiema planszami.
web-zc-trade-agree = { $one } i { $other }: czy druga osoba się zgadza?
# $zone (text), $least, $damage (numbers)
web-zc-attack-at = Cel: { $zone }. Trafienie od { $least }, obrażenia { $damage }
web-zc-attacks = Atak na strefę { $zone }
# $count (number)
web-zc-hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
 }
web-zc-misses = { $count ->
    [one] { $count } pudło
    [few] { $count } pudła
   *[many] { $count } pudeł
 }
# $kind (text), $count (number)
web-zc-killed = Zabito: { $kind } ×{ $count }
web-zc-absorbed = Za słabe ({ $kind }): { $count }
# $dice (text), $good (number)
web-zc-dice = Kości: { $dice }; liczy się: { $good }
web-zc-odds-text = Szanse każdej broni w ręku
# $percent (number)
web-zc-odds-some = Choć jedno trafienie: { $percent } %
web-zc-odds-hits = Trafienia
web-zc-odds-kills = Zabite Zombie
# $count, $percent (numbers)
web-zc-odds-bar-hits = Trafienia: { $count }, szansa { $percent } %
web-zc-odds-bar-kills = Zabite Zombie: { $count }, szansa { $percent } %
web-zc-door-opens = Drzwi ustępują.
web-zc-door-holds = Drzwi trzymają.
# $zone (text)
web-zc-divide = Rany w strefie { $zone }
# $kind (text)
web-zc-divide-text = Rozdzielcie Rany: { $kind }
# $count (number)
web-zc-wounds-given = Przydzielone Rany: { $count }
web-zc-all-wounds = wszystkie
# $plain, $hard (numbers)
web-zc-defence-text = Nadchodzące Rany: { $plain }; omijające pancerz: { $hard }
web-zc-defence-friendly = Zabłąkane trafienia: { $plain }
web-zc-learn = Nowa umiejętność: { $name }
# $level (text)
web-zc-learn-text = Poziom { $level }: wybierz jedną.
# $kind, $zone: enemies with several ways before them
web-zc-way = { $kind }, strefa { $zone }
web-zc-way-text = Otwarta jest więcej niż jedna droga; wybiera drużyna.
web-zc-blow = Umarli uderzają w strefie { $zone }
web-zc-blow-text = { $count ->
    [one] Zadają jedną Ranę.
    [few] Zadają { $count } Rany.
   *[many] Zadają { $count } Ran.
 }
web-zc-fire = Płonie strefa { $zone }
web-zc-march = Umarli ruszają
web-zc-lure-sight = Widzą kogoś z drużyny.
web-zc-lure-noise = Idą za Hałasem.
web-zc-lure-spawn-zone = Ucieka do najbliższej strefy Namnażania.
web-zc-lure-taunt = Dali się sprowokować.
web-zc-harm-dealt = do przyjęcia: { $count }
web-zc-harm-saved = zatrzymane: { $count }
web-zc-harm-none = bez szwanku
web-zc-harm-suffered = { $count ->
    [one] { $count } Rana
    [few] { $count } Rany
   *[many] { $count } Ran
 }
web-zc-harm-died = ginie
web-zc-spawn = Umarli powstają
web-zc-spawn-text = Karta dla każdej Strefy Namnażania, czytana na poziomie: { $level }
# $level (text)
web-zc-spawn-building = Karta dla każdego pomieszczenia otwartego budynku, czytana na poziomie: { $level }
web-zc-spawn-back = Karta dla strefy { $zone }, jeszcze zakryta
web-zc-spawn-enemies = { $zone }: { $kind } ×{ $count }.
web-zc-spawn-nobody = { $zone }: nikt nie przychodzi
web-zc-spawn-double = Podwójne Namnażanie: następna strefa ciągnie dwie karty
web-zc-spawn-necromancer = { $zone }: Nekromanta i nowa Strefa Namnażania
web-zc-spawn-extra = Dodatkowa Aktywacja: { $kind }
web-zc-spawn-idle = Dodatkowa Aktywacja ({ $kind }): na tym poziomie jeszcze nic
# $colour (text)
web-zc-objective-is = Odkryty cel: { $colour }.

web-zc-hint = Wskazówka
web-zc-hints-understood = Jasne
web-zc-hints-none = Bez wskazówek
web-zc-hint-deal = Najpierw broń
web-zc-hint-deal-text = Każda postać potrzebuje karty. „Rozdaj po kolei” rozdaje od razu wszystkie sześć; można też dawać je po jednej tym, którym pasują.
web-zc-hint-move = Po trzy akcje
web-zc-hint-move-text = Strefy, które się żarzą, są w zasięgu ruchu: kliknij jedną. Wskazanie strefy pokazuje, kto by tam po ciebie przyszedł. Wyjście ze strefy kosztuje o akcję więcej za każdego Zombie, który w niej stoi.
web-zc-hint-door = Zamknięte drzwi
web-zc-hint-door-text = Kliknij drzwi. Otwiera je to, co jest w ręce, czasem z rzutem, a zwykle z hałasem. Pierwsze wejście do zamkniętego budynku odkrywa kartę umarłych dla każdego pomieszczenia.
web-zc-hint-attack = Zadaj pierwszy cios
web-zc-hint-attack-text = Wskaż atak: słupki poniżej pokazują, ilu trafień się spodziewać. Spaślaka powala dopiero obrażenie 2. Strzał w strefę z przyjaciółmi może trafić w nich.
web-zc-hint-search = Przeszukuj pomieszczenia
web-zc-hint-search-text = W pomieszczeniu bez Zombie, raz na turę: odkryj kartę i zabierz ją. Lepsza broń rozstrzyga tę grę.
web-zc-hint-objective = Tu leży cel
web-zc-hint-objective-text = Zabranie go kosztuje jedną akcję i daje 5 PD. Kolorowy otwiera drzwi swojego koloru. Ale kto zdobywa doświadczenie, budzi więcej umarłych.
web-zc-hint-noise = Słyszą was
web-zc-hint-noise-text = Kręgi to hałas. Zombie, które nikogo nie widzą, idą do najgłośniejszej strefy. Da się to wykorzystać: hałas w jednym miejscu daje spokój w innym.
web-zc-hint-zombies = Kolej umarłych
web-zc-hint-zombies-text = Po was działają oni: kto dzieli z wami strefę, uderza, reszta robi krok. Łowcy robią to dwa razy. Dziennik przy każdym kroku mówi dlaczego.
web-zc-hint-spawn = I powstają następni
web-zc-hint-spawn-text = Każda Strefa Namnażania odkrywa kartę. O liczbie umarłych decyduje poziom zagrożenia najbardziej doświadczonej postaci.
web-zc-hint-exit = Droga na zewnątrz
web-zc-hint-exit-text = To jest wyjście. Musi przez nie przejść cała drużyna i nikt nie może zginąć: wtedy misja jest wygrana.

# Zombicide: the mission and the team of a new table
web-zc-setup-mission = Misja
web-zc-setup-mission-text = Po co drużyna wyrusza. Pierwsza misja objaśnia się sama w trakcie gry.
# $minutes (number)
web-zc-setup-minutes = około { $minutes } min
web-zc-setup-no-time = tyle, ile trzeba
# $tiles (number)
web-zc-setup-tiles = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
 }
# $from, $to (numbers)
web-zc-setup-size = Ocalali: { $from }–{ $to }
web-zc-setup-size-one = Ocalali: { $from }
web-zc-difficulty-easy = łatwa
web-zc-difficulty-medium = średnia
web-zc-difficulty-hard = trudna
web-zc-setup-team = Drużyna
web-zc-setup-team-text = Kto wyrusza i kto kogo prowadzi. W pojedynkę można prowadzić całą szóstkę.
# $name (text) is a Survivor.
web-zc-setup-owner = Kto prowadzi tę postać: { $name }?
web-zc-setup-out = zostaje w domu
# $number (number)
web-zc-setup-seat = Miejsce { $number }
web-zc-setup-seat-me = Miejsce { $number } (ty)
web-zc-setup-seat-bot = Miejsce { $number } (bot)
# $count, $from, $to (numbers)
web-zc-setup-few = W drużynie: { $count }; ta misja wymaga od { $from } do { $to }.
web-zc-setup-idle = Miejsce { $number } nie ma kogo prowadzić.
web-zc-setup-good = W drużynie: { $count }.
web-zc-setup-more = Więcej niż sześć postaci
web-zc-setup-more-text = Każda postać może wyruszyć dwa razy; umarłych też przybędzie.
web-zc-setup-share = Rozdziel po równo

# Zombicide: the end
# $rounds, $kills (numbers)
web-zc-result-lead = Rundy: { $rounds }. Zabite Zombie: { $kills }.
# $name (text) is a mission.
web-zc-result-mission = Misja: { $name }
# $count (number)
web-zc-result-kills = Zabite: { $count }
web-zc-result-curve = Zombie na planszy i poziom zagrożenia, krok po kroku
web-zc-result-turning = Co przesądziło
web-zc-result-next = Następna misja
web-zc-result-anew = Ta sama misja, inny los
