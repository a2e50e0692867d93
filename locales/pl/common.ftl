# Wspólne dla wszystkiego, co mówi: jak brzmią imiona i listy.

# Miejsce, przy którym nie jest znane niczyje imię. $number (liczba) liczy od 1.
common-seat = Gracz { $number }

# Listy powstają od lewej: „a” + „b” + „c” to „a, b i c”.
# $list (tekst) to dotychczasowa lista, $item (tekst) to jej następny element.
common-list-more = { $list }, { $item }
common-list-last = { $list } i { $item }
