# Co odpowiada serwer, gdy czegoś nie da się zrobić. Każde zdanie mówi, co zrobić, jeśli jest co zrobić.

## Kto i gdzie

server-no-such-table = Nie ma takiego stołu. Sprawdź link.
server-no-such-title = Na tym serwerze nie ma takiej gry.
server-no-such-seat = Przy tym stole nie ma takiego miejsca.
server-no-such-bot = Ta gra nie ma takiego rodzaju bota.
server-no-such-group = Nie ma takiej grupy graczy.
server-nothing-here = Pod tym adresem nic nie ma.
server-bad-key = Ten link nie otwiera miejsca przy tym stole. Poproś gospodarza o nowy.
server-not-your-seat = To nie jest twoje miejsce.
server-private = Ten stół nie jest publiczny. Poproś gospodarza o link do miejsca.
server-no-open-seat = Przy tym stole nie ma wolnego miejsca.
server-lent-to-a-bot = Na tym miejscu gra teraz bot. Najpierw odbierz mu miejsce.
server-bad-name = Imię ma od 1 do 32 czytelnych znaków, bez ukrytych.
server-invite-void = To zaproszenie już nie działa: ktoś zajął miejsce albo wysłano nowsze. Poproś o nowe.
server-seat-taken = To miejsce jest już zajęte.
server-host-only = Przed początkiem gry może to zrobić tylko gospodarz stołu.
server-seats-full = Imiona i miejsca zmieniały się przy tym stole tyle razy, że zostają już takie, jakie są.
server-not-begun = Gra jeszcze się nie zaczęła: wszyscy muszą przyjść i być gotowi.
server-begun = Gra już się zaczęła.
server-bad-promise = Ten udział w losie nie zgadza się z obietnicą. Obietnica i udział mają po 64 cyfry szesnastkowe.
server-revealing = Wszyscy są gotowi, więc obietnic losu nie można już zmienić.
server-not-revealing = Jeszcze nie pora pokazać udział w losie: nie wszyscy są gotowi albo nic nie obiecano.
server-not-asked = Tego pytania już nie ma.
server-nobody-to-decide = Nie ma tu bota, który mógłby zdecydować za ciebie.
server-said-enough = Przy tym stole padło już tyle deklaracji i obietnic, że więcej się nie zmieści. Czat działa dalej.
server-undone-enough = Przy tym stole cofnięto już tyle, że reszta zostaje.
server-to-and-fro = Dość przymiarek. Czas na decyzję.
server-hints-off = Przy tym stole nikt nie pyta bota o radę.
server-call-turn = Twoja kolej przy stole.
server-call-address = Serwer wysyła wezwania tylko pod publiczne adresy, które zaczynają się od https://.
server-calls-full = To miejsce jest już wzywane na tyle sposobów, że więcej się nie zmieści. Najpierw odwołaj któryś z nich.
server-calls-off = Ten serwer nikogo nie wzywa.
server-not-over-yet = Zagrać jeszcze raz to samo można, gdy ta gra się skończy.

## Nowy stół

server-setup-refused = Nie da się tak przygotować stołu.
server-wrong-seats = Ta liczba miejsc nie pasuje do gry.
server-bad-clock = Zegar musi dawać od 5 sekund do godziny na decyzję, a w grze korespondencyjnej od godziny do 30 dni.
server-bad-seed = Ziarno to liczba albo 64 cyfry szesnastkowe.

## Ograniczenia

# Wiersze rozmowy o tym, kto gdzie siedzi; $name (tekst) to nazwa miejsca teraz, $before (tekst) poprzednia.
server-seat-sat = { $name } siada do stołu.
server-seat-left = { $before } odchodzi od stołu; miejsce jest wolne.
server-seat-invited = Zaproszono kogoś nowego na miejsce: { $name }.
server-seat-filled = { $name }, bot, zajmuje wolne miejsce.
server-seat-lent = { $name }: na tym miejscu gra teraz bot.
server-seat-back = { $name } znowu gra.
server-seat-renamed = { $before } nazywa się teraz { $name }.

# $reason (tekst) wskazuje miejsce albo pole.
server-unreadable = Tej wiadomości nie da się odczytać ({ $reason }).
server-too-large = To jest za duże.
server-too-slow = To szło zbyt długo. Spróbuj jeszcze raz.
server-too-fast = Za dużo naraz. Zaczekaj chwilę i spróbuj ponownie.
server-enough-today = Z twojej sieci przybyło dziś już tyle, że teraz pierwszeństwo mają inni. Spróbuj jutro.
server-too-busy = Serwer chwilowo nie nadąża. Spróbuj za moment.
server-full-of-tables = Na serwerze nie ma teraz miejsca na kolejny stół. Spróbuj później.
server-full-of-guests = Nie ma teraz miejsca dla kolejnego gościa. Spróbuj później.
server-closing = Serwer właśnie się uruchamia ponownie. Spróbuj za moment; nic nie przepada.
server-moved = Ten stół przechodzi na inny serwer albo chwilowo nie można się z nim połączyć. Strona wróci sama; nic, co zostało potwierdzone, nie przepada.
server-other-origin = Ta strona należy do innej witryny i nie może tu zająć miejsca.
server-hello-first = Najpierw powiedz, przy którym stole.
server-disk-full = Dysk serwera jest pełny, więc to nie zostało zapisane. Nic z tego, co zapisano wcześniej, nie przepada; spróbuj później.
server-disk = Serwer nie zdołał tego zapisać. Nic z tego, co zapisano wcześniej, nie przepada; spróbuj ponownie.

## Przy stole

server-over = Ta gra jest skończona.
server-not-over = Zapis można zobaczyć po zakończeniu gry: pokazuje wszystko, co jest ukryte.
server-not-over-here = Grać dalej od któregoś kroku można po końcu gry. Z trwającej gry tylko wtedy, gdy nikt poza jej założycielem nigdy przy niej nie usiadł: inaczej wyszłoby na jaw wszystko, co ukryte, i los, który dopiero nadejdzie.
server-no-such-step = Ta gra nie ma takiego kroku.
server-nothing-left = W tym kroku gra jest już skończona. Wybierz wcześniejszy.
server-chat-empty = W tej wiadomości nic nie ma.
server-chat-too-long = Ta wiadomość jest za długa.
server-chat-full = Przy tym stole padło już tyle słów, że więcej się nie zmieści.
server-undo-off = Przy tym stole niczego się nie cofa.
# $who (tekst) to imię osoby, która odpowiada.
server-undo-last = ostatnia odpowiedź, którą daje { $who }
server-no-request = Nikt teraz nie prosi o twoją zgodę: ta prośba jest już nieaktualna.
# $who (tekst) to imię osoby, która prosi.
server-other-request = Prośba, na którą odpowiadasz, jest już nieaktualna, więc twoja odpowiedź się nie liczy. Teraz prosi { $who } albo chodzi o co innego.
# $who (tekst) to imię osoby, która prosi.
server-undo-asked = { $who } prosi już o cofnięcie; najpierw trzeba na to odpowiedzieć.
# $seconds (liczba) mówi, jak długo nie można prosić o to samo.
server-undo-declined = Pozostali nie zgadzają się tego cofnąć. Możesz poprosić o to znowu, gdy przy stole coś się zmieni, albo za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekund
    }.
server-mates-off = Przy tym stole nikt nie działa za kogoś innego.
server-mate-is-there = Ta osoba jest przy stole albo nie ma jej dopiero od chwili.
server-needs-everybody = Muszą się na to zgodzić wszyscy, którzy siedzą przy tym stole, także ci, za których gra bot.
server-not-faulted = Przy tym stole wszystko jest w porządku.
# $id (tekst) to numer usterki do podania w zgłoszeniu.
server-fault = Przy tym stole zawiodły zasady (usterka { $id }). Można cofnąć się do chwili przed usterką; raport jest u operatora.
# $version (liczba) to wersja zasad gry, $here (liczba) wersja tego serwera; te same, gdy różni się tylko zawartość.
server-other-rules = Tę grę prowadzono według innych zasad lub z inną zawartością (zasady w wersji { $version }, tutaj { $here }): można ją oglądać, a po zakończeniu wyeksportować, ale nie grać dalej.
# $reason (tekst) wskazuje wiersz zapisu.
server-record-refused = Tego zapisu nie da się tu odtworzyć: { $reason }

## Strona pokazywana, gdy program zbudowano bez klienta przeglądarkowego

server-no-client = Ten program nie zawiera klienta przeglądarkowego. Zbuduj go poleceniem „cargo xtask play” albo uruchom w folderze web „npm ci” i „npm run build”, a potem zbuduj program jeszcze raz.

## holdout serve

# $address (tekst) to adres, pod którym przeglądarka znajdzie serwer.
server-open-at = Holdout działa pod adresem { $address } (zakończ przez Ctrl+C)
# $count (liczba) rozpoczętych gier.
server-games-rebuilt =
    { $count ->
        [0] Żadna gra nie była w toku.
        [one] Jedna rozpoczęta gra toczy się dalej.
        [few] { $count } rozpoczęte gry toczą się dalej.
       *[many] { $count } rozpoczętych gier toczy się dalej.
    }
# $count (liczba) gier, które same nie pójdą dalej.
server-games-faulted =
    { $count ->
        [one] Jednej z nich nie da się odtworzyć według zasad tego programu; powie o tym każdemu, kto ją otworzy.
        [few] { $count } z nich nie da się odtworzyć według zasad tego programu; powiedzą o tym każdemu, kto je otworzy.
       *[many] { $count } z nich nie da się odtworzyć według zasad tego programu; powiedzą o tym każdemu, kto je otworzy.
    }
server-stopped = Wszystko jest na dysku. Do zobaczenia.
