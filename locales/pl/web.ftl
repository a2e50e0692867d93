# Teksty, które wypowiada tylko przeglądarka. Klucze jednego tytułu mają po `web-` jego przedrostek.

## Dom

web-title = Holdout
web-title-osaczeni = Osaczeni
web-title-black-plague = Czarna Plaga
web-title-invader = Invader
web-title-white-death = Biała Śmierć
web-title-doom = DOOM
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
web-notify = Powiadamiaj, gdy przyjdzie moja kolej
web-calls-push = Zawołaj mnie, gdy przyjdzie moja kolej, także przy zamkniętej stronie
web-calls-denied = Przeglądarka nie pozwala tej stronie pokazywać powiadomień. Zezwól na nie w jej ustawieniach dla tej strony i spróbuj jeszcze raz.
web-calls-failed = Nie udało się: tej przeglądarki nie można teraz zawołać. Twoją kolej i tak widać na stronie startowej.
web-calls-hook = Wysyłaj wezwania pod adres (webhook)
web-calls-hook-text = Gdy przyjdzie twoja kolej, a nie ma cię tutaj, serwer wyśle pod ten adres żądanie POST. Taki adres daje wiele komunikatorów.
web-calls-hook-address = Adres wezwań
web-calls-add = Dodaj
web-calls-drop = Odwołaj
web-calls-secret = Każde wezwanie jest podpisane tym kluczem; widać go tylko teraz:
web-loading = Chwileczkę…
web-close = Zamknij
web-try-again = Spróbuj ponownie
web-unofficial = Holdout jest projektem nieoficjalnym. Gry należą do swoich wydawców; zasady opowiadamy własnymi słowami, a obrazki rysujemy sami. Ikony: game-icons.net, CC BY 3.0.
web-lost-page = Tu nic nie ma
web-lost-page-text = Ten adres donikąd nie prowadzi. Być może stół ma inny link.

## Gdy coś nie działa

web-failure-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-failure-missing = Nie ma tu niczego takiego albo już tego nie ma. Sprawdź link.
web-failure-forbidden = Ten link nie otwiera tego miejsca. Poproś gospodarza o nowy.
web-failure-busy = Serwer jest teraz przepełniony. Spróbuj za chwilę.
web-failure-server = Coś poszło nie tak na serwerze. Spróbuj ponownie, a jeśli się powtórzy, zgłoś to.
web-failure-title = Ta strona nie umie jeszcze pokazać tej gry. Wczytaj stronę od nowa.
web-record-unreadable = Ten plik nie jest zapisem gry.
web-kept = Rozegrane partie zostają tu na zawsze.
# $count (number) of days.
web-kept-unplayed =
    { $count ->
        [one] Stoły, przy których nikt nie gra, znikają po jednym dniu.
        [few] Stoły, przy których nikt nie gra, znikają po { $count } dniach.
        [many] Stoły, przy których nikt nie gra, znikają po { $count } dniach.
       *[other] Stoły, przy których nikt nie gra, znikają po { $count } dnia.
    }
# $count (number) of days.
web-kept-uploads =
    { $count ->
        [one] Wczytane zapisy partii znikają po jednym dniu.
        [few] Wczytane zapisy partii znikają po { $count } dniach.
        [many] Wczytane zapisy partii znikają po { $count } dniach.
       *[other] Wczytane zapisy partii znikają po { $count } dnia.
    }
web-table-trouble = Nie można otworzyć stołu
web-lost = Połączenie zerwane, próbuję ponownie…

## Strona główna

web-play-now = Zagraj teraz
web-play-now-text = Jedno kliknięcie: ty przeciw trzem botom, bez konta i bez zegara.
web-play-now-doom = Jedno kliknięcie: ty i bot jako marines, inny bot gra najeźdźcą. Bez konta i bez zegara.
# $role (tekst): rola tego, kto gra sam przeciw wszystkim.
web-play-as = Zagraj jako: { $role }
# $bots (number)
web-play-now-together = Jedno kliknięcie: ty i { $bots ->
    [one] bot
    [few] { $bots } boty
   *[many] { $bots } botów
 } po jednej stronie, bez konta i bez zegara.
web-new-table = Nowy stół
web-rules = Zasady
# $from i $to (liczba) to najmniejsza i największa liczba graczy.
web-players = Od { $from } do { $to } graczy
web-stage-alpha = wczesna wersja
web-stage-beta = beta
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie szuka graczy.
web-table-over = koniec
web-table-open = w grze
web-forget = Usuń z tej listy
# $taken i $all (liczba) to liczby miejsc.
web-seats-taken = miejsca: { $taken } z { $all }
web-people-there = obecni: { $there } z { $all }
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
web-bot-survivor = weteran
web-bot-survivor-text = Walczy z tym, co grozi, wcześnie przeszukuje, pilnuje celów i zostawia sobie drogę odwrotu.
web-bot-marine = marine
web-bot-marine-text = Odkrywa bazę drzwi po drzwiach, strzela, gdy warto wydać nabój, i zbiera, co leży po drodze.
web-bot-invader = najeźdźca
web-bot-invader-text = Poluje na najsłabszego marine'a, tworzy potwory w pobliżu i trzyma karty na właściwą chwilę.
web-bot-neighbour = życzliwy sąsiad
web-bot-neighbour-text = Ma dobre chęci, mówi prawdę i często się myli: dobre towarzystwo na pierwszą grę.
web-bot-schemer = intrygant
web-bot-schemer-text = Liczy, pamięta, obiecuje i czasem kłamie.
web-hot-seat-text = Przy tym ekranie gra kilka osób: przy każdej zmianie ekran się zasłania, aż następna osoba powie, kim jest.
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
web-more-rules = Więcej zasad tej gry
web-more-rules-text = warianty i kwestie sporne, na razie jak zwykle
web-more-table = Więcej o tym stole
web-more-table-text = czas, cofanie, podpowiedzi, kto może przyjść, ziarno

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
# $version, $shown i $lines (liczba).
web-played-under = Grano według wersji { $version } zasad; widać zapis do wiersza { $shown } z { $lines }. Dalej grać się tu nie da.
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
# $example (tekst) to numer jednej z zasad.
web-rules-search = Szukaj w zasadach, na przykład „remis” albo „{ $example }”
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
web-sit-here = Usiądź tutaj
web-cover-title = Przekaż ekran: { $name }
web-cover-text = Nic tajnego nie pojawi się na ekranie, dopóki nie usiądzie przed nim właściwa osoba.
web-cover-button = To ja: { $name }
web-fault = Stół ma usterkę
web-fault-text = Coś zepsuło się wewnątrz tego stołu. Nic z rozegranej gry nie przepadło.
web-fault-step-back = Wróć do chwili sprzed usterki
web-fault-report = Zapisz zgłoszenie
web-keys = Klawisze
web-keys-answers = odpowiedź z tym znakiem
web-keys-end = koniec swojej części
web-keys-walk = przechodzenie po planszy i wybór
web-keys-skip = pominięcie animacji
web-keys-step = oglądanie zdarzeń jedno po drugim
web-keys-undo = cofnięcie
web-keys-zoom = powiększenie, pomniejszenie, cała plansza
web-keys-pan = przesuwanie planszy
web-keys-tabs = dziennik, rozmowa, zasady
web-keys-list = plansza jako lista
web-keys-close = zamknięcie tego, co otwarte
web-keys-help = ta pomoc

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
web-share-picture = Obrazek do wysłania
web-share-step = Link do tego kroku
web-timeline = Krok gry
web-viewer = Punkt widzenia
web-viewer-all = wszystko odkryte
web-viewer-watch = widz
web-viewer-seat = miejsce: { $name }
web-step-back = Krok wstecz
web-step-next = Krok naprzód
web-play = Odtwarzaj
web-pause = Pauza

## Nowy stół: gdy ktoś odejdzie

web-mates = Gdy ktoś odejdzie
web-mates-yes = Po pół minucie pozostali mogą dać za tę osobę odpowiedź przewidzianą w zasadach albo wpuścić na jej miejsce bota. Nic tajnego nie wychodzi przy tym na jaw.
web-mates-no = Stół czeka na powrót.
web-hints = Podpowiedzi
web-hints-yes = Każdy może zapytać, co na jego miejscu zrobiłby bot.
web-hints-no = Nikt nie dostaje podpowiedzi.
web-setup = Przygotowanie

## Siadanie do stołu i ci, których nie ma

web-invited = Zaproszenie do gry: { $title }
# $role (tekst): rola czekająca na tę osobę.
web-invited-role = Twoja rola: { $role }
# $names (tekst) to lista imion, $count (liczba) ile ich jest.
web-invited-by = { $count ->
    [one] Przy stole siedzi { $names }.
   *[other] Przy stole siedzą { $names }.
}
# $name (tekst) to gracz, którego nie ma.
web-absent = { $name } nie jest teraz przy stole.
web-absent-fallback = Daj odpowiedź przewidzianą w zasadach
web-absent-bot = Niech zagra za tę osobę bot
web-seed-promise = Cały los tej gry ustalono przed jej początkiem. Odcisk ziarna:
web-seed-chosen = Ktoś może znać los tej gry: ziarno było wybrane albo grano naprzód i cofnięto. Odcisk ziarna:
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
web-option-locked = nr { $value }, zapieczętowany do czasu odblokowania
web-undo-ask = Poproś o cofnięcie


## Pasek decyzji

web-refused = Teraz niemożliwe
# $count (liczba) niedostępnych odpowiedzi.
web-refused-count = Teraz niemożliwe: { $count }
web-watching = Oglądasz tę grę
web-leave-table = Odejdź od stołu
# $what (tekst) zostało cofnięte.
web-took-back = Cofnięto: { $what }.
web-log-since-arrival = od twojego przyjścia
web-curve-start = początek
web-curve-end = koniec

## Pierwsza gra krok po kroku, zasady w dwie minuty

web-guide = Przewodnik
# $number i $count (liczby) kroków, które trzeba zrobić.
web-guide-step = Krok { $number } z { $count }
web-guide-understood = Jasne
web-guide-skip = Pomiń ten krok
web-guide-none = Bez wskazówek
# $what (tekst) to nagłówek kroku.
web-guide-first = Najpierw: { $what }. Pozostałe odpowiedzi poczekają.
web-primer = Zasady w dwie minuty
web-rules-contents = Spis treści

## Poczekalnia

# $title (tekst) to nazwa gry.
web-lobby-of = { $title }: stół się zapełnia
web-lobby-watching = Oglądasz ten stół.
# $count (liczba) wolnych miejsc.
web-lobby-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy wszyscy przyjdą i będą gotowi.
    [few] { $count } miejsca są jeszcze wolne. Gra zacznie się, gdy wszyscy przyjdą i będą gotowi.
   *[many] { $count } miejsc jest jeszcze wolnych. Gra zacznie się, gdy wszyscy przyjdą i będą gotowi.
}
# $count (liczba) osób niegotowych.
web-lobby-unready = { $count ->
    [one] Wszyscy już są; czekamy na gotowość jednej osoby.
    [few] Wszyscy już są; czekamy na gotowość { $count } osób.
    [many] Wszyscy już są; czekamy na gotowość { $count } osób.
   *[other] Wszyscy już są; czekamy na gotowość { $count } osoby.
}
web-lobby-begins = Wszyscy gotowi: zaczynamy.
web-lobby-luck-known = Ktoś może znać los tego stołu: ziarno było wybrane albo gra jest dalszym ciągiem innej.
web-lobby-invite = Zaproś kogoś
web-lobby-invite-text = Wyślij link albo pokaż kod. Jest dla jednej osoby na jedno miejsce i przestaje działać, gdy tylko ktoś usiądzie.
web-lobby-qr = Kod QR zaproszenia
web-share = Udostępnij
web-yes = tak
web-no = nie
web-lobby-is-ready = gotowość zgłoszona
web-lobby-not-ready = przy stole, jeszcze bez gotowości
web-lobby-ready-me = Zaczynajmy
web-lobby-unready-me = Jednak jeszcze nie
web-lobby-fill = Uzupełnij botami i zacznij
web-lobby-renew = Nowy link
web-lobby-dismiss = Zwolnij to miejsce
web-lobby-leave = Oddaj miejsce
web-pass = Zdecydujcie beze mnie
web-pass-standing = Pasuj do mojej tury
web-pass-standing-text = To pytanie wraca raz po raz; aż do twojej następnej tury odpowiedzią będzie pas.
web-pass-no-longer = Pytaj mnie znowu
web-passing = Do twojej następnej tury pasujemy za ciebie.
web-hint-ask = Co zrobiłby bot?
# $what (tekst) to odpowiedź, $why (tekst) to powód.
web-hint = Bot wybrałby: { $what }.
web-hint-why = Bot wybrałby: { $what }. { $why }
web-rematch = Zagraj jeszcze raz
web-rematch-join = Dołącz do następnej gry

## Strona główna dla tych, którzy wracają, dźwięk, wiadomości

web-table-your-turn = twoja kolej
# $round (liczba), w której stół widziano ostatnio.
web-table-round = runda { $round }
# $version (liczba) zasad.
web-table-played-under = według wersji { $version } zasad, tylko do oglądania
web-table-lobby = w poczekalni
# $count (liczba) stołów.
web-my-tables-all = Pokaż wszystkie ({ $count })
# $from i $to (liczby) minut.
web-minutes = { $from }–{ $to } minut
web-side-together = wszyscy po jednej stronie
web-side-each = każdy na własny rachunek
web-side-against = jeden przeciw wszystkim
web-weight-1 = dobra na początek
web-weight-2 = gra na cały wieczór
web-weight-3 = dla miłośników grubych instrukcji
web-play-now-guided = Pierwsza gra poprowadzi cię za rękę.
web-sound-on = Włącz dźwięk
web-sound-off = Wyłącz dźwięk
