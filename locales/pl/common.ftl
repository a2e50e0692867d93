# Wspólne dla wszystkiego, co mówi: jak brzmią imiona i listy.

# Miejsce, przy którym nie jest znane niczyje imię. $number (liczba) liczy od 1.
common-seat = Gracz { $number }

# Listy powstają od lewej: „a” + „b” + „c” to „a, b i c”.
# $list (tekst) to dotychczasowa lista, $item (tekst) to jej następny element.
common-list-more = { $list }, { $item }
common-list-last = { $list } i { $item }

# Why an answer was not taken, where the game itself has nothing to add.
refused-over = Gra się skończyła.
refused-not-asked = W tej chwili nikt cię o nic nie pyta.
refused-stale = To pytanie jest już nieaktualne; oto stół w obecnym stanie.
refused-sealed = Twoja odpowiedź jest zapieczętowana i obowiązuje.
refused-not-offered = Takiej odpowiedzi nie można teraz udzielić.
refused-no-such-answer = W tej grze nie ma takiej odpowiedzi.
# $reason (text) says which part could not be read.
refused-unreadable-statement = Nie da się odczytać tej wypowiedzi: { $reason }

# Why nothing can be taken back.
undo-nothing = Nie padła jeszcze żadna odpowiedź.
undo-not-yours = Ostatnia odpowiedź nie była twoja.
undo-barrier = Ta odpowiedź ujawniła coś nowego i nie można jej cofnąć.

# Parts people play
role-player = Gracz
role-survivors = Ocalali
role-invader = Najeźdźca
role-marine = Marine
