# Co mówi wiersz poleceń. Słowa, które czytają programy, na przykład „3 passed, 0 failed”, stoją w kodzie.

## Błędy: co, gdzie, dlaczego, co robić

cli-error-unknown-game = nie ma gry „{ $game }”. Dostępne gry: { $known }
cli-error-no-rules = gra „{ $game }” nie ma w tym programie spisu zasad
cli-error-no-randomness = system nie daje liczb losowych ({ $why }). Wybierz ziarno samodzielnie: --seed
cli-error-cannot-read = nie można odczytać { $file }: { $why }
cli-error-cannot-write = nie można zapisać { $file }: { $why }
cli-error-record = { $file }: { $why }
cli-error-record-cut-off = { $file }: zapis urywa się w środku ({ $why }). Plik jest ucięty; użyj innej jego kopii
cli-error-record-unreadable = { $file }: to nie jest zapis gry: { $why }
cli-error-record-panics = wiersz { $line }: zasady się załamały: { $message }
cli-error-profile = { $file }: to nie jest profil: { $why }
cli-error-profile-version = wersja { $found } jest tu nieznana (ten program czyta wersję { $known })
cli-error-unknown-bot = dla tej gry nie ma bota „{ $kind }”. Dostępne boty: { $known }
cli-error-player-count =
    podano { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, a gra { $game } jest na { $fewest }–{ $most } osób
cli-error-unknown-mission =
    { $count ->
        [0] nie ma misji „{ $mission }”: ta gra nie ma misji
        [one] nie ma misji „{ $mission }”. Jedyna misja to: { $known }
        [few] nie ma misji „{ $mission }”. Dostępne misje: { $known }
       *[many] nie ma misji „{ $mission }”. Dostępne misje: { $known }
    }
cli-error-option = „{ $option }” to nie opcja. Pisze się ją tak: klucz=wartość
cli-error-unknown-option = --option { $option }: { $why }
cli-error-setup = takiej gry nie da się przygotować: { $why }

## holdout games

cli-games-head = { $id }: { $name } ({ $stage })
cli-games-alpha = alfa
cli-games-beta = beta
cli-games-ready = gotowa
cli-games-players = Liczba graczy: { $fewest }–{ $most }
cli-games-missions =
    { $count ->
        [0] Bez misji: każda gra zaczyna się tak samo
        [one] Misja: { $missions }
        [few] Misje: { $missions }
       *[many] Misje: { $missions }
    }
cli-games-bots = Boty, od najsłabszego: { $bots }
cli-games-options = Opcje: { $options }

## holdout check, holdout rules

cli-check-none = w { $paths } nie ma ani jednego przypadku. Przypadki stoją w plikach *.toml jako tabele [[case]]; zob. docs/writing-cases.md
cli-check-none-named = żaden przypadek w { $paths } nie ma w nazwie „{ $only }”
cli-check-failed = { $place }: nieudany przypadek: { $name }
cli-check-panic = zasady się załamały: { $message }
cli-check-unknown-rule = w spisie zasad gry { $game } nie ma zasady { $id }
cli-rules-nothing = nic w zasadach gry { $game } nie zawiera „{ $text }”
cli-rules-unknown = w grze { $game } nie ma zasady ani karty „{ $id }”. Szukaj słów tak: holdout rules { $game } --search SŁOWA
cli-rules-unenforceable = Program nie może spełnić tej zasady: { $reason }
cli-rules-sealed = to pozostaje zapieczętowane, dopóki grupa tego nie odblokuje. Mimo to pokaże je: --sealed
cli-rules-catalogue = Katalog
cli-coverage-head = { $game }: udany przypadek pokazuje { $covered } z { $enforceable } egzekwowalnych zasad ({ $percent } %)
cli-coverage-cases = Przypadki: udane { $passed }, nieudane { $failed }
cli-coverage-rulings = Rozstrzygnięcia, liczone osobno: udany przypadek wymienia { $covered } z { $count }
cli-coverage-unenforceable =
    { $count ->
        [one] { $count } zasada, której program nie może spełnić, liczona osobno:
        [few] { $count } zasady, których program nie może spełnić, liczone osobno:
       *[many] { $count } zasad, których program nie może spełnić, liczonych osobno:
    }
cli-coverage-missing =
    { $count ->
        [one] { $count } zasada bez udanego przypadku:
        [few] { $count } zasady bez udanego przypadku:
       *[many] { $count } zasad bez udanego przypadku:
    }
cli-coverage-lacking = { $game }: pokryte jest { $percent } % zasad, a wymagane { $required } %

## holdout check-content

cli-content-checked =
    { $game }: sprawdzono { $files ->
        [one] { $files } plik
        [few] { $files } pliki
       *[many] { $files } plików
    }, { $problems ->
        [0] brak błędów
        [one] { $problems } błąd
        [few] { $problems } błędy
       *[many] { $problems } błędów
    }
cli-content-unplayable = Nie da się grać z zawartością z { $folder }:
cli-error-record-content = Partię rozegrano z własną zawartością: podaj jej folder przez --content DIR.
cli-content-none = w { $file } nie ma zawartości. Każda gra potrzebuje tam folderu z plikami *.toml, na przykład osaczeni/items.toml

## holdout verify, holdout replay

cli-verify-over =
    { $file }: zgodny. Odtworzono { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
       *[many] { $lines } wierszy
    }, porównano { $compared ->
        [one] { $compared } wynik
        [few] { $compared } wyniki
       *[many] { $compared } wyników
    }, gra jest skończona
cli-verify-unfinished =
    { $file }: zgodny. Odtworzono { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
       *[many] { $lines } wierszy
    }, porównano { $compared ->
        [one] { $compared } wynik
        [few] { $compared } wyniki
       *[many] { $compared } wyników
    }, gra nie jest skończona
cli-replay-head =
    { $name }: { $players }. { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
cli-replay-undone =
    { $count ->
        [one] { $count } cofnięta odpowiedź nie jest pokazana
        [few] { $count } cofnięte odpowiedzi nie są pokazane
       *[many] { $count } cofniętych odpowiedzi nie jest pokazanych
    }
cli-replay-beginning = 0. Początek
cli-replay-answers = { $step }. { $who }: { $answer }
cli-replay-acts = { $step }. { $who }
cli-replay-says = { $step }. { $who } zabiera głos
cli-replay-clock = { $step }. { $who }: czas minął. { $answer }
cli-replay-prompt = Krok { $step } z { $steps } >
cli-replay-help = Enter: następny krok. Liczba: przejście do tego kroku. b: plansza. q: koniec
cli-replay-no-seat =
    przy tym stole nie ma miejsca { $seat }; { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    }
cli-replay-no-step =
    nie ma kroku { $step }; zapis ma { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }

## holdout fuzz

cli-fuzz-bar = Losowe gry
cli-fuzz-failed = BŁĄD w grze { $seed }, sprawdzian „{ $check }”: { $what } (przygotowanie { $setup })
cli-fuzz-record = Zapis jest w { $file }; obejrzysz go tak: holdout replay { $file }
cli-fuzz-again = Tak zagrasz to jeszcze raz: { $command }
cli-fuzz-done =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, odpowiedzi: { $answers }, wypowiedzi: { $statements }, cofnięć: { $undone }, wyobrażonych stołów: { $imagined }, czas: { $seconds } s. { $failed ->
        [0] Wszystko w porządku
        [one] { $failed } błąd
        [few] { $failed } błędy
       *[many] { $failed } błędów
    }

# $views (liczba) widoków porównanych we wszystkich tytułach, $failed (liczba) gier, w których coś się nie zgadzało.
cli-fuzz-views = Widoków porównanych z wylosowanymi na nowo, we wszystkich tytułach: { $views }; gier z błędem: { $failed }

## holdout bench

cli-bench-head = { $game }, graczy: { $players }, losowa gra w jednym wątku. { $processor }
cli-bench-not-optimised = Ta wersja nie jest zoptymalizowana, więc jej liczby niewiele mówią. Zbuduj z --release
cli-bench-seconds = pomiar trwa więcej niż 0 i najwyżej 3600 sekund
cli-bench-answers = odpowiedzi na sekundę
cli-bench-games = gry na sekundę
cli-bench-legal = lista dozwolonych odpowiedzi
cli-bench-clone = kopia stołu
cli-bench-apply = kopia, lista i przyjęcie odpowiedzi
cli-bench-view = widok z jednego miejsca
cli-bench-replay = odtworzenie 3000 odpowiedzi
cli-bench-bytes = bajty stołu

## holdout match

cli-match-bar = Gry
cli-match-no-games = trzeba rozegrać co najmniej jedną grę: --games 1 lub więcej
cli-match-no-result = gra jest skończona, ale nie ma wyniku do policzenia
cli-match-head =
    { $game }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $seats }, miejsca zamieniane; ± to przedział 95 %
cli-match-head-roles =
    { $game }: { $games ->
        [one] { $games } gra, ziarno { $first }
        [few] { $games } gry, ziarna od { $first } do { $last }
       *[many] { $games } gier, ziarna od { $first } do { $last }
    }, { $seats }, każdy bot w swojej roli; ± to przedział 95 %
cli-match-role = { $role } (bot { $kind }): wygrywa { $wins } ± { $wins-range } % gier
cli-match-bad-role = { $given } nie mówi, kto w co gra: trzeba napisać ROLA=RODZAJ z jedną z ról { $known }
cli-match-wrong-role = { $kind } nie umie grać roli { $role }; umieją: { $known }
cli-match-kind = { $kind }: { $points } ± { $points-range } pkt, wygrywa { $wins } ± { $wins-range } % gier
cli-match-team = { $kind }: wygrywa { $wins } ± { $wins-range } % gier
cli-match-ending =
    zakończenie { $ending }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
cli-match-lead = { $kind } nad { $over }: { $points } ± { $points-range } pkt

## holdout profile

cli-profile-game =
    { $name }: { $count ->
        [0] brak odblokowanych epilogów
        [one] { $count } odblokowany epilog
        [few] { $count } odblokowane epilogi
       *[many] { $count } odblokowanych epilogów
    }
cli-profile-variant = wariant { $name }: { $text }
cli-profile-reset = Wyzerowano: { $file }
cli-profile-exported = Wyeksportowano do { $file }

## holdout play: kto gra

# Imiona botów, po przecinkach.
cli-bot-names = Ada, Bruno, Celina, Dorian, Ewa, Feliks, Greta, Hugo
cli-human = Gracz { $number }
# Jedyny człowiek przy stole.
cli-human-alone = Gracz { $number } (ty)

## holdout play: słowa, które można wpisać, po przecinkach; pierwsze jest pokazywane

cli-word-why = dlaczego, czemu
cli-word-rule = zasada, zasady
cli-word-say = powiedz, mów
cli-word-undo = cofnij
cli-word-anytime = zawsze, odrzuć, odrzuc
cli-word-log = dziennik
cli-word-board = plansza, ręka, reka, hand
cli-word-save = zapisz
cli-word-help = pomoc, ?
cli-word-quit = koniec, wyjdź, wyjdz

## holdout play: przebieg gry

cli-play-players = Przy stole: { $players }
cli-play-variant = Wariant { $name }: { $text }
cli-play-commitment = Los tej gry jest ustalony i zapieczętowany: { $hash }
cli-play-start-hint = Wpisz numer odpowiedzi albo „pomoc”.
cli-play-prompt = { $name } >
cli-play-pass-screen = Teraz przy ekranie siada { $name }. Potem naciśnij Enter.
cli-play-input-ended = wejście skończyło się przed końcem gry. Niczego nie zapisano; następnym razem wpisz najpierw „zapisz PLIK” albo zacznij z --save PLIK
cli-play-fault = zasady się załamały: { $message }. Gra do tego miejsca jest w { $file }; ciąg dalszy sprzed awarii: holdout play --resume { $file }
cli-play-left = Wychodzisz z gry; nie została zapisana.
cli-play-saved = Zapisano w { $file }. Obejrzysz to tak: holdout replay { $file }
cli-play-other-seats =
    { $file } to gra na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, a podano { $given ->
        [one] { $given } miejsce
        [few] { $given } miejsca
       *[many] { $given } miejsc
    }
cli-play-sealed = Twoja zapieczętowana odpowiedź: { $answer }. Możesz ją jeszcze zmienić.
cli-play-refused = Tak nie można: { $why }
cli-play-legal = „{ $answer }” jest tu możliwe:
cli-play-unknown = „{ $typed }” to ani odpowiedź, ani polecenie.
cli-play-incomplete = Po „{ $word }” trzeba coś dopisać. Wpisz „pomoc”, aby zobaczyć co.
cli-play-hint =
    { $answers ->
        [one] Wpisz 1, aby dać jedyną odpowiedź,
        [few] Wpisz liczbę od 1 do { $answers },
       *[many] Wpisz liczbę od 1 do { $answers },
    } nazwę odpowiedzi, „dlaczego” z liczbą lub literą albo „pomoc”.
cli-play-undone = Cofnięto.
cli-play-more-hits =
    { $count ->
        [one] … i jeszcze { $count }. Dopisz słowa, aby zawęzić.
        [few] … i jeszcze { $count }. Dopisz słowa, aby zawęzić.
       *[many] … i jeszcze { $count }. Dopisz słowa, aby zawęzić.
    }
cli-play-chat = { $who }: „{ $text }”
cli-play-bots-know-claims = Boty słyszą tylko deklaracje i obietnice; „pomoc” pokazuje, jak je składać.
cli-play-bots-are-deaf = Boty w tej grze nie słuchają rozmów.
cli-play-anytime = „zawsze” pokazuje, co wolno w każdej chwili, także w turze innej osoby.
cli-play-anytime-how = Wpisz „zawsze” i numer.
cli-play-anytime-nothing = Teraz niczego nie można zrobić poza kolejnością.
cli-play-listen = W tej dyskusji nie ma twoich postaci, ale mówić może każdy: powiedz … . Każdy inny wiersz oznacza: dalej.
cli-play-help =
    Co można wpisać:
      3                daje odpowiedź numer 3; działa też jej nazwa (po prawej)
      dlaczego         czemu pada to pytanie; dlaczego 3, dlaczego b: czemu odpowiedź jest możliwa albo wyszarzona
      zasada { $rule }   treść zasady; także słowa, których szukasz
      powiedz …        rozmowa z resztą stołu
      cofnij           cofa twoją ostatnią odpowiedź, jeśli nikt się z niej niczego nie dowiedział
      plansza          jeszcze raz plansza i to, co masz
      dziennik         wszystko, co się wydarzyło
      zapisz PLIK      zapisuje grę; ciąg dalszy: holdout play --resume PLIK
      koniec           wyjście
cli-play-help-anytime =
    {"      "}zawsze        co wolno w każdej chwili, także w turze innej osoby; zawsze 2 robi drugą rzecz z listy

## holdout play: zakończenie

cli-play-over = Koniec gry.
cli-play-variant-later = Jego wariant na kolejne gry (--variant { $number }): { $name }. { $text }
cli-play-points =
    { $who }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-play-winners =
    { $winners-count ->
        [one] Zwycięstwo: { $winners }
        [few] Wspólne zwycięstwo: { $winners }
       *[many] Wspólne zwycięstwo: { $winners }
    }
cli-play-epilogue = Epilog { $number }: { $title }
cli-play-remembered = Odblokowany dla następnych gier w { $file }.
cli-play-not-remembered = Z --profile PLIK epilog pozostanie odblokowany w następnych grach.
cli-play-seed = Ziarno tej gry: { $seed }
cli-play-offer-save = Zapisać przebieg gry? Wpisz nazwę pliku albo naciśnij Enter, aby wyjść:
cli-play-save-how = Wpisz „zapisz PLIK” albo samą nazwę pliku; Enter kończy bez zapisywania.

## Rozmowa w Osaczonych: słowa, od których zaczyna się deklaracja, po przecinkach

cli-claim-dice = kości, kosci, dice
cli-claim-go = idę, ide, pójdę, pojde, go
cli-claim-vote = głosuję, glosuje, głos, glos, zagłosuję, zaglosuje, vote
cli-claim-hand = ręka, reka, mam, hand
cli-claim-promise = obiecuję, obiecuje, obietnica, promise
cli-claim-refuse = odmawiam, odmowa, refuse
cli-claim-nothing = nic, -, nothing
cli-promise-to = dla, to
cli-promise-round = runda, round
cli-promise-spare = oszczędzę, oszczedze, spare
cli-promise-give = dam, give
cli-promise-play = zagram, play
cli-promise-for = za, for
cli-claim-dice-how = Powiedz, które obszary pokazują kości: powiedz kości 1 4
cli-claim-go-how = Powiedz, dokąd idziesz: powiedz idę 5
cli-claim-vote-how = Powiedz, na kogo głosujesz, numerem albo imieniem: powiedz głosuję 2
cli-claim-hand-how = Powiedz, co masz na ręce: powiedz ręka broń, kluczyki do ciężarówki; albo: powiedz ręka nic
cli-claim-promise-how = Obiecaj coś: powiedz obiecuję dla 3 oszczędzę 3; także głosuję 2, idę 5, dam 2, zagram broń albo własnymi słowami; z „runda 4” na późniejszą rundę
cli-claim-refuse-how = Odrzuć ofertę: powiedz odmawiam 3
cli-talk-help =
    Deklaracje i obietnice (każdemu wolno kłamać):
      powiedz kości 1 4                    co widać pod włazem
      powiedz idę 5                        dokąd idziesz
      powiedz głosuję 2                    na kogo zagłosujesz
      powiedz ręka broń, kij bejsbolowy    co masz na ręce
      powiedz obiecuję dla 3 oszczędzę 3   obietnica: głosuję 2, oszczędzę 3, idę 5, dam 2, zagram broń albo własne słowa
      powiedz obiecuję dla 3 oszczędzę 3 za głosuję 2   oferta; kto ją przyjmuje, obiecuje właśnie to
      powiedz odmawiam 1         nie na ofertę osoby 1

## Co robi operator z folderem danych

# $whole (liczba) zmian w dzienniku, które da się odczytać, $lost (liczba) stron, których się nie da.
cli-rescue-log = Dziennik obok bazy: da się odczytać { $whole } zmian, { $lost } stron z późniejszymi już nie. Gry, które w nich trwały, kończą się wcześniej niż naprawdę.
# $folder (tekst) to nowy folder danych.
cli-rescue-done = Wszystko, co całe, jest teraz w { $folder }; uruchom serwer z --data { $folder }. Stary folder jest taki, jaki był.
# $count (liczba) gier.
cli-kept-sound =
    { $count ->
        [0] Żadna gra nie odtwarza się do końca.
        [one] Jedna gra odtwarza się od pierwszego wiersza do ostatniego.
        [few] { $count } gry odtwarzają się od pierwszego wiersza do ostatniego.
        [many] { $count } gier odtwarza się od pierwszego wiersza do ostatniego.
       *[other] { $count } gry odtwarza się od pierwszego wiersza do ostatniego.
    }
# $count (liczba) gier.
cli-kept-elder = W tym prowadzone według innych zasad niż w tym programie (można je oglądać, nie można grać dalej): { $count }
# $table (tekst) to nazwa stołu, $what (tekst) mówi, co jest nie tak.
cli-kept-spoiled = Uszkodzony: { $table } ({ $what })
cli-kept-incomplete = Uszkodzona jest sama lista stołów: mogą być inne, których nikt już nie nazwie.
# $folder (tekst) to folder danych.
cli-no-data = W { $folder } nie ma bazy danych.
# $unplayed (liczba) stołów, $uploads (liczba) zapisów.
cli-tidy-would = Do usunięcia: stoły, przy których nikt nigdy nie zagrał: { $unplayed }, dawno wgrane zapisy: { $uploads }. Zrobi to --do. Skończone i trwające gry zostają.
cli-tidy-done = Usunięto: stoły, przy których nikt nigdy nie zagrał: { $unplayed }, dawno wgrane zapisy: { $uploads }.
# $file (tekst) to kopia zapasowa.
cli-backup-done = Kopia zapasowa jest w { $file }. Przywróci ją „holdout restore”.
cli-move-bar = Przeniesione stoły
cli-move-done = Wszystko jest na nowym miejscu; stare jest takie, jakie było.
# $file (tekst), $most (liczba) kibibajtów.
cli-content-large = { $file } jest za duży: plik z zawartością ma najwyżej { $most } KiB.
# Same liczby: ile prób.
cli-siege-held = Nic się nie przedarło. Próby: prośby o cudze: { $wishes }, zepsute zapisy: { $records }, zmyślone żądania: { $requests }, zmyślone wiadomości: { $messages }; pary stołów: { $pairs }, odpowiedzi porównane co do bajtu: { $compared }.
