# To, co o Zombicide, we wszystkich edycjach, mówi tylko przeglądarka.

web-zc-board = Plan ulic
web-zc-door = Drzwi między { $from } a { $to }
web-zc-token-exit = Wyjście
web-zc-token-objective = znacznik Celu, zakryty
web-zc-token-objective-shown = znacznik Celu ({ $colour })
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
web-zc-goals = Wykonane zadania: { $reached } z { $goals }
web-zc-stakes = Jak to się skończy
# $level, $next (texts), $lacks (number)
web-zc-stake-danger-long = Poziom Zagrożenia: { $level }. Od niego zależy, ile Zombie przynosi każda karta. Następny: { $next }, brakuje PD: { $lacks }.
web-zc-stake-danger-last = Poziom Zagrożenia: Czerwony. Każda karta przynosi tyle Zombie, ile może.
web-zc-goal-reached = wykonane
web-zc-goal-open = do wykonania
web-zc-goal-later = dopiero później
web-zc-perils = Przegrywacie, gdy
# $alive, $weak (numbers)
web-zc-peril-all-dead = ginie ostatni Ocalały. Przy życiu: { $alive }, o jedną Ranę od śmierci: { $weak }.
web-zc-peril-any-death = ginie ktokolwiek: tu ma przeżyć cała drużyna. O jedną Ranę od śmierci: { $weak }.
# $tokens, $limit, $hunted (numbers)
web-zc-peril-necromancer = Nekromanta ucieknie przy co najmniej { $limit } aktywnych znacznikach Namnażania. Teraz: { $tokens }; Nekromantów na planszy: { $hunted }.
web-zc-stake-goals = Zadania
web-zc-stake-danger = Zagrożenie
web-zc-stake-tokens = Namnażanie
web-zc-stake-alive = Przy życiu
web-zc-forecast-move = { $zone }: { $watching ->
    [0] żaden Zombie nie widzi tej Strefy
    [one] tę Strefę widzi jeden Zombie
    [few] tę Strefę widzą { $watching } Zombie
   *[many] tę Strefę widzi { $watching } Zombie
 }.
web-zc-forecast-into = { $zone }: ruch kończy się wśród Zombie ({ $here }); Strefę widzą też dalsze ({ $watching }).
# $zone (text), $here, $watching, $wounds, $coming (numbers)
web-zc-forecast-step = { $zone }: { $here ->
    [0] { $watching ->
        [0] żaden Zombie nie widzi tej Strefy
        [one] tę Strefę widzi jeden Zombie
        [few] tę Strefę widzą { $watching } Zombie
       *[many] tę Strefę widzi { $watching } Zombie
     }
    [one] ruch kończy się obok jednego Zombie
    [few] ruch kończy się wśród Zombie ({ $here })
   *[many] ruch kończy się wśród Zombie ({ $here })
 }. Rany dla drużyny, gdyby wtedy ruszyły: { $wounds }. { $coming ->
    [0] Nie przyszłaby tam żadna grupa.
    [one] Przyszłaby tam jedna grupa.
    [few] Przyszłyby tam { $coming } grupy.
   *[many] Przyszłoby tam { $coming } grup.
 }
web-zc-forecast-end = { $wounds ->
    [0] Gdyby ruszyły teraz, nie zadałyby żadnej Rany.
    [one] Gdyby ruszyły teraz, zadałyby { $wounds } Ranę.
    [few] Gdyby ruszyły teraz, zadałyby { $wounds } Rany.
   *[many] Gdyby ruszyły teraz, zadałyby { $wounds } Ran.
 } { $groups ->
    [0] Nikt do was nie idzie.
    [one] Ruszyłaby jedna grupa, tak jak pokazują strzałki.
    [few] Ruszyłyby { $groups } grupy, tak jak pokazują strzałki.
   *[many] Ruszyłoby { $groups } grup, tak jak pokazują strzałki.
 }
# $dice, $least, $damage, $percent, $expected (numbers)
web-zc-forecast-attack = Kości: { $dice }, trafienie od { $least }, Obrażenia { $damage }. Co najmniej jedno trafienie: { $percent }%. Średnio trafień: { $expected }.
# $dice, $least, $damage, $percent, $expected, $kill (numbers)
web-zc-forecast-kill = Kości: { $dice }, trafienie od { $least }, Obrażenia { $damage }. Co najmniej jedno trafienie: { $percent }%, co najmniej jeden zabity: { $kill }%. Średnio trafień: { $expected }.
# $zone, $rival (texts), $noise, $most (numbers)
web-zc-forecast-noise = Hałas { $zone-in } wyniesie { $noise }. Poza nią najgłośniej: { $rival } ({ $most }). Zombie, które nikogo nie widzą, idą tam, gdzie najgłośniej.
web-zc-forecast-noise-alone = Hałas { $zone-in } wyniesie { $noise }, a poza nią jest cicho. Zombie, które nikogo nie widzą, idą tam, gdzie najgłośniej.
# $zone (text), $zombies, $friends (numbers)
web-zc-forecast-fire = Ogień { $zone-in }. Zombie w tej Strefie: { $zombies }, osoby z drużyny: { $friends }. Nikt w niej nie przeżyje.
web-zc-confirm-fire = { $friends ->
    [one] W Strefie, którą podpalasz, stoi jeden Ocalały, a ogień nie oszczędza nikogo.
    [few] W Strefie, którą podpalasz, stoją { $friends } osoby z drużyny, a ogień nie oszczędza nikogo.
   *[many] W Strefie, którą podpalasz, stoi { $friends } osób z drużyny, a ogień nie oszczędza nikogo.
 }
web-zc-confirm-friends = { $friends ->
    [one] W tej Strefie stoi ktoś z drużyny: każde chybienie trafia właśnie tam.
    [few] W tej Strefie stoją { $friends } osoby z drużyny: każde chybienie trafia w kogoś z nich.
   *[many] W tej Strefie stoi { $friends } osób z drużyny: każde chybienie trafia w kogoś z nich.
 }
# $actions, $wounds (numbers)
web-zc-confirm-end = Pozostałe Akcje: { $actions }. Teraz ruszą umarli i w tym położeniu zadadzą Rany: { $wounds }.
web-zc-bundle-trade = Wymiana z…
web-zc-bundle-shift = Przełóż kartę…
web-zc-bundle-drop = Odrzuć kartę…
web-zc-wounds = Rany: { $wounds }
web-zc-xp = { $xp } PD
web-zc-actions = { $actions ->
    [0] Nie ma już Akcji
    [one] Została { $actions } Akcja
    [few] Zostały { $actions } Akcje
   *[many] Zostało { $actions } Akcji
 }
web-zc-acted = Po Turze
web-zc-outcome-won = Misja zakończona zwycięstwem!
web-zc-outcome-all-dead = Nikt z drużyny nie przeżył.
web-zc-outcome-necromancer-escaped = Nekromanta ucieka, a umarli powstają wszędzie.
web-zc-outcome-somebody-died = Ktoś z was poległ, a do domu mieli wrócić wszyscy.

# Zombicide: survivors

web-zc-team = Drużyna
web-zc-ready = Przed Turą
web-zc-hidden = Żaden Zombie nie widzi tej postaci
web-zc-rotten = Zombie biorą tę postać za swoją
# $wounds, $most (numbers)
web-zc-wounds-of = Rany: { $wounds } z { $most }
# $name (text) is a Survivor.
web-zc-board-of = Cała plansza: { $name }
web-zc-skills = Umiejętności
web-zc-skill-got = (zdobyta)
# $xp, $left (numbers), $level (text)
web-zc-track = { $xp } PD, Poziom { $level }; do następnego brakuje { $left }
web-zc-track-end = { $xp } PD, Poziom { $level }, najwyższy
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
web-zc-arrange = Przeciągnij kartę na inne miejsce albo wskaż kartę, a potem miejsce.
web-zc-arrange-picked = Teraz wskaż jedno z zaznaczonych miejsc.
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
web-zc-does-push = Odpycha Zombie z jednej Strefy do sąsiedniej
web-zc-does-run = Postać w polu widzenia dostaje darmowy ruch
web-zc-does-bile = Rozlewa się w Strefie; Pochodnia ją podpala
web-zc-does-torch = Jedna karta więcej przy przeszukiwaniu; podpala Smoczą Żółć
web-zc-does-food = Po zjedzeniu 1 PD
web-zc-does-ambush = Pojawia się Szwendacz, a karta przepada
web-zc-card-source = Skąd są te liczby
# $name (text) is the name of a source.
web-zc-source-seed = Z instrukcji.
web-zc-source-public = Z publicznego spisu: { $name }.
web-zc-source-reconstructed = Odtworzone przez nas.
web-zc-note-hammer = Jedna publiczna lista podaje 3+, druga 4+; tu jest 3+. Na drzwi rzuca się z tą samą wartością, jak mówi instrukcja.
web-zc-note-mana-blast = Według jednej publicznej listy sięga na 0–2 Strefy, według drugiej tylko na 1; tu jest 0–2.
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
 } „Rozdaj po kolei” rozdaje całą resztę.
# $name (text) is a Survivor.
web-zc-drawn = Kartę dobiera: { $name }
web-zc-drawn-text = Zatrzymać czy spróbować jeszcze raz?
web-zc-find = Nowa karta: { $name }
web-zc-find-text = Zabrać czy zostawić?
web-zc-find-kept = Zabrane.
web-zc-find-left = Zostawione.
web-zc-find-ambush = Zasadzka!
web-zc-trade = Wymiana
# $one, $other (texts) are Survivors.
web-zc-trade-text = { $one } i { $other }: przenoście karty między obiema planszami.
web-zc-trade-agree = { $one } i { $other }: czy druga osoba się zgadza?
# $zone (text), $least, $damage (numbers)
web-zc-attack-at = Cel: { $zone }. Trafienie od { $least }, Obrażenia { $damage }
web-zc-attacks = Atak na { $zone-acc }
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
web-zc-odds-some = Choć jedno trafienie: { $percent }%
web-zc-odds-hits = Trafienia
web-zc-odds-kills = Zabite Zombie
# $count, $percent (numbers)
web-zc-odds-bar-hits = Trafienia: { $count }, szansa { $percent }%
web-zc-odds-bar-kills = Zabite Zombie: { $count }, szansa { $percent }%
web-zc-door-opens = Drzwi ustępują.
web-zc-door-holds = Drzwi trzymają.
# $zone (text)
web-zc-divide = Rany { $zone-in }
# $kind (text)
web-zc-divide-text = Rozdzielcie Rany: { $kind }
# $count (number)
web-zc-wounds-given = Przydzielone Rany: { $count }
web-zc-all-wounds = wszystkie
# $plain, $hard (numbers)
web-zc-defence-text = Nadchodzące Rany: { $plain }; omijające pancerz: { $hard }
web-zc-defence-friendly = Zbłąkane trafienia: { $plain }
web-zc-learn = Nowa Umiejętność: { $name }
# $level (text)
web-zc-learn-text = Poziom { $level }: wybierz jedną.
# $kind, $zone: enemies with several ways before them
web-zc-way = { $kind } { $zone-in }
web-zc-way-text = Otwarta jest więcej niż jedna droga; wybiera drużyna.
web-zc-blow = Umarli uderzają { $zone-in }
web-zc-blow-text = { $count ->
    [one] Zadają jedną Ranę.
    [few] Zadają { $count } Rany.
   *[many] Zadają { $count } Ran.
 }
web-zc-fire = Ogień { $zone-in }
web-zc-march = Umarli ruszają
web-zc-lure-sight = Widzą kogoś z drużyny.
web-zc-lure-noise = Idą za Hałasem.
web-zc-lure-spawn-zone = Ucieka do najbliższej Strefy Namnażania.
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
web-zc-spawn-text = Karta dla każdej Strefy Namnażania, czytana na Poziomie: { $level }
# $level (text)
web-zc-spawn-building = Karta dla każdego pomieszczenia otwartego budynku, czytana na Poziomie: { $level }
web-zc-spawn-back = Karta: { $zone }, jeszcze zakryta
web-zc-spawn-enemies = { $zone }: { $kind } ×{ $count }.
web-zc-spawn-nobody = { $zone }: nikt nie przychodzi
web-zc-spawn-double = Podwójne Namnażanie: następna Strefa dobiera dwie karty
web-zc-spawn-necromancer = { $zone }: Nekromanta i nowa Strefa Namnażania
web-zc-spawn-extra = Dodatkowa Aktywacja: { $kind }
web-zc-spawn-idle = Dodatkowa Aktywacja ({ $kind }): na tym Poziomie jeszcze nic
# $colour (text)
web-zc-objective-is = Odkryty znacznik Celu: { $colour }.

web-zc-hint-door = Zamknięte drzwi
web-zc-hint-door-text = Wskaż drzwi. Otwiera je to, co jest w ręce, czasem z rzutem, a zwykle z hałasem. Pierwsze wejście do zamkniętego budynku odkrywa kartę umarłych dla każdego pomieszczenia.
web-zc-hint-attack = Zadaj pierwszy cios
web-zc-hint-attack-text = Wskaż atak: słupki poniżej pokazują, ilu trafień się spodziewać. Spaślaka zabija dopiero broń o Obrażeniach 2. Strzał w Strefę z przyjaciółmi może trafić w nich.
web-zc-hint-search = Przeszukuj pomieszczenia
web-zc-hint-search-text = W pomieszczeniu bez Zombie, raz na Turę: odkryj kartę i zabierz ją. Lepsza broń rozstrzyga tę grę.
web-zc-hint-objective = Tu leży znacznik Celu
web-zc-hint-objective-text = Zabranie go kosztuje jedną Akcję i daje 5 PD. Kolorowy otwiera drzwi swojego koloru. Ale kto zdobywa doświadczenie, budzi więcej umarłych.
web-zc-hint-noise = Słyszą was
web-zc-hint-noise-text = Kręgi to hałas. Zombie, które nikogo nie widzą, idą do najgłośniejszej Strefy. Da się to wykorzystać: hałas w jednym miejscu daje spokój w innym.
web-zc-hint-zombies = Kolej umarłych
web-zc-hint-zombies-text = Po was działają oni: kto dzieli z wami Strefę, uderza, reszta robi krok. Łowcy robią to dwa razy. Dziennik przy każdym kroku mówi dlaczego.
web-zc-hint-spawn = I powstają następni
web-zc-hint-spawn-text = Każda Strefa Namnażania odkrywa kartę. O liczbie umarłych decyduje Poziom Zagrożenia najbardziej doświadczonej postaci.
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
web-zc-setup-out = w domu
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
web-zc-setup-won = już wygrana
# $name (tekst) to misja.
web-zc-setup-plan = Plan misji „{ $name }”
web-zc-setup-start = tu zaczynacie
web-zc-setup-hidden = co leży zakryte, pokaże dopiero gra
web-zc-setup-lost = Przegrywacie, gdy
web-zc-setup-lost-all-dead = zginie cała drużyna
web-zc-setup-lost-any-death = zginie ktokolwiek z drużyny
# $limit (liczba)
web-zc-setup-lost-necromancer = Nekromanta ucieknie przy co najmniej { $limit } aktywnych znacznikach Namnażania
web-zc-setup-lost-mold = aktywna Pleśń połączy dwie Strefy Namnażania
web-zc-setup-lost-beacon = Splugawienie dotrze do Punktu Nawigacyjnego
web-zc-setup-lost-impossible = celu nie da się już osiągnąć
# $count (liczba)
web-zc-setup-rules = Zasady tej misji ({ $count })
web-zc-setup-skills = Wszystkie Umiejętności

# Zombicide: the end
# $rounds, $kills (numbers)
web-zc-result-lead = Rundy: { $rounds }. Zabite Zombie: { $kills }.
# $name (text) is a mission.
web-zc-result-mission = Misja: { $name }
# $count (number)
web-zc-result-kills = Zabite: { $count }
web-zc-result-curve = Zombie na planszy i Poziom Zagrożenia, krok po kroku
web-zc-result-turning = Co przesądziło
web-zc-result-next = Następna misja
web-zc-result-anew = Ta sama misja, inny los

# Zombicide: pasek decyzji
web-zc-verb-move = Ruch
web-zc-verb-melee = Atak wręcz
web-zc-verb-ranged = Strzał
web-zc-verb-magic = Czar bojowy
web-zc-verb-enchant = Zaklęcie
web-zc-verb-door = Drzwi
web-zc-verb-deal = Komu dać kartę?
web-zc-verb-bile = Wylej Smoczą Żółć
web-zc-verb-fire = Rzuć Pochodnię
web-zc-verb-hit = Kogo trafiasz?
web-zc-verb-wound = Kto dostaje Ranę?
web-zc-verb-turn = Czyja Tura?
web-zc-verb-token = Który znacznik?
web-zc-verb-room = Które pomieszczenie?
# $actions (liczba)
web-zc-mark-price = { $actions ->
    [one] kosztuje { $actions } Akcję
    [few] kosztuje { $actions } Akcje
   *[many] kosztuje { $actions } Akcji
}
# $wounds (liczba)
web-zc-mark-wounds = { $wounds ->
    [one] { $wounds } Rana, jeśli ruszą teraz
    [few] { $wounds } Rany, jeśli ruszą teraz
   *[many] { $wounds } Ran, jeśli ruszą teraz
}
web-zc-mark-dies = śmierć
web-zc-mark-nobody = nikogo tam nie ma
# $friends (liczba)
web-zc-mark-friends-only = są tam tylko swoi
web-zc-mark-friends = swoi w tej Strefie: { $friends }
# $percent (liczba)
web-zc-mark-kill = zabije: { $percent }%
# $name (tekst) to Ocalały.
web-zc-confirm-lose = { $name } od tego zginie, a wtedy gra jest przegrana.
# $friends (liczba)
web-zc-confirm-nobody = { $friends ->
    [0] Nie ma tam żadnego Zombie: Akcja poszłaby na marne.
   *[other] Nie ma tam żadnego Zombie, są tylko swoi: co chybi, trafi w nich.
}
# $count (liczba) Ocalałych.
web-zc-out = { $count ->
    [one] Twoja postać poległa. Reszta walczy dalej: oglądaj w swoim tempie albo odejdź.
   *[other] Twoje postacie poległy. Reszta walczy dalej: oglądaj w swoim tempie albo odejdź.
}
web-zc-out-escaped = { $count ->
    [one] Twoja postać jest już bezpieczna. Reszta jeszcze walczy: oglądaj w swoim tempie albo odejdź.
   *[other] Twoje postacie są już bezpieczne. Reszta jeszcze walczy: oglądaj w swoim tempie albo odejdź.
}
web-zc-arrange-full = To miejsce jest zajęte, a plecak pełny: najpierw odrzuć jakąś kartę.
web-zc-arrange-own = Ktoś się z tobą wymienia: w tym czasie możesz układać własne karty. Przeciągnij kartę albo ją naciśnij.

# Zombicide: pierwsza gra krok po kroku
# $names (tekst), $others (liczba) postaci, które prowadzi ktoś inny.
web-zc-opening-you = { $others ->
    [0] Prowadzisz całą drużynę: { $names }.
   *[other] Twoje postacie: { $names }. Pozostałe są po twojej stronie.
}
web-zc-step-deal = Rozdaj broń
web-zc-step-deal-text = Każda postać potrzebuje karty. „Rozdaj po kolei” rozdaje od razu wszystkie; można też dawać je po jednej tym, którym pasują.
web-zc-step-first = Wybierz, kto zaczyna
web-zc-step-first-text = Pierwszy gracz działa w tej rundzie jako pierwszy, a potem znacznik przechodzi dalej. Wskaż siebie, jeśli chcesz zacząć.
web-zc-step-move = Zrób krok
web-zc-step-move-text = Ocalały ma trzy Akcje. Świecące Strefy są w zasięgu: wybierz jedną. Na przycisku widać, ile kosztuje krok i czym grozi.
web-zc-step-end = Zakończ Turę
web-zc-step-end-text = Wszystkie Akcje są wydane. Gdy każdy miał swoją Turę, przychodzi kolej umarłych: strzałki pokazują, dokąd by poszli.

# Zombicide: czym są rzeczy na planszy
web-zc-enemy-walker = Jedna Akcja na turę: uderza, jeśli ktoś stoi w jego Strefie, a jeśli nie, robi krok. Zabija go każda broń. 1 PD.
web-zc-enemy-fatty = Równie wolny jak Szwendacz, ale zabija go dopiero broń o Obrażeniach 2. 1 PD.
web-zc-enemy-runner = Dwie Akcje na turę: może podejść i od razu uderzyć. Zabija go każda broń. 1 PD.
web-zc-enemy-abomination = Zabijają ją tylko Obrażenia 3 albo Smoczy Ogień. Jest tylko jedna. 5 PD.
web-zc-enemy-necromancer = Nikogo nie atakuje, tylko biegnie do Strefy Namnażania: jeśli ucieknie, gdy znaczników jest za dużo, przegrywacie. Zabija go każda broń. 1 PD.
web-zc-thing-exit = Wyjście
web-zc-thing-exit-text = Tędy Ocalali opuszczają planszę, gdy misja na to pozwala.
web-zc-thing-objective = Znacznik Celu
web-zc-thing-objective-text = Krzyżyk to coś, czego chce misja. Zabranie go kosztuje jedną Akcję i daje 5 PD; kolorowy otwiera też drzwi swojego koloru.
web-zc-thing-spawn = Strefa Namnażania
web-zc-thing-spawn-text = Na koniec każdej rundy odkrywa się dla niej kartę i tu powstają umarli. Liczba to jej miejsce w kolejce. Blada śpi, dopóki nie obudzi jej misja.
web-zc-thing-vault-door = Drzwi Krypty
web-zc-thing-vault-door-text = Prowadzą do Krypty obok planszy, w której leżą artefakty.
web-zc-thing-bile = Smocza Żółć
web-zc-thing-bile-text = Wrzucona Pochodnia ją podpala: ginie każdy w tej Strefie, swój czy obcy.
web-zc-thing-items = Karty w Krypcie
web-zc-thing-items-text = Zabranie jednej kosztuje Akcję.
web-zc-thing-door = Drzwi
web-zc-thing-door-text = Przez zamknięte nikt nie przejdzie i nie zajrzy. Otwiera je niektóra broń. Pierwsze wejście do zamkniętego budynku odkrywa kartę umarłych dla każdego pomieszczenia.
web-zc-thing-locked = Drzwi zablokowane
web-zc-thing-locked-text = Otwiera je tylko to, co wskazuje misja, najczęściej znacznik Celu w ich kolorze.
web-zc-thing-wounds = Rany
web-zc-thing-wounds-text = Trzecia Rana zabija.
# $level (tekst)
web-zc-thing-level = Poziom Zagrożenia: { $level }
web-zc-thing-level-text = Podnosi go doświadczenie: wy macie więcej Umiejętności, a każda karta przynosi więcej umarłych.
# $wounds (liczba), $level, $skills (teksty)
web-zc-survivor-text = Rany: { $wounds } z 3. Poziom: { $level }. Umiejętności: { $skills }.

# Zombicide: w dwie minuty
web-zc-primer-goal = Razem, po coś
web-zc-primer-goal-text = Jesteście jedną drużyną. Każda misja ma swoje zadania; kto wykona wszystkie, wygrywa. Przegrywacie, gdy nie zostanie nikt albo gdy spełni się groźba misji.
web-zc-primer-turn = Po trzy Akcje
web-zc-primer-turn-text = W swojej Turze Ocalały wydaje trzy Akcje: idzie, otwiera drzwi, przeszukuje pomieszczenie, uderza, strzela, wymienia się. Kość, która pokaże Precyzję broni lub więcej, to trafienie.
web-zc-primer-dead = Potem umarli
web-zc-primer-dead-text = Kto dzieli z wami Strefę, uderza: jedna Rana, bez rzutu. Reszta robi krok ku temu, kogo widzi, albo ku najgłośniejszej Strefie. Trzecia Rana zabija.
web-zc-primer-danger = I powstają następni
web-zc-primer-danger-text = Każda Strefa Namnażania odkrywa kartę. Im więcej doświadczenia ma najlepszy z was, tym więcej umarłych: zabijajcie tyle, by rosnąć, nie więcej, niż udźwigniecie.
web-zc-primer-noise = Hałas, drzwi, czas
web-zc-primer-noise-text = Głośna broń ściąga umarłych z daleka. Zamknięty budynek milczy, póki go nie otworzycie, a wtedy odkrywa się karta dla każdego pomieszczenia. Trzymajcie się razem i nie marudźcie.

# Zombicide: wymiana, legenda, plansza w słowach
# $from, $to (teksty) to Ocalali.
web-zc-trade-from-to = { $from } → { $to }
web-zc-trade-nothing = Żadna karta nie zmienia właściciela.
web-zc-legend = Co leży na planszy
# $zones (tekst) to lista miejsc.
web-zc-list-ways = Przejścia: { $zones }
web-zc-list-doors = Zamknięte drzwi: { $zones }
web-zc-list-sees = W zasięgu wzroku: { $zones }

# Stacje: Pleśń, Maszyny, powietrze, amunicja.
web-zc-stake-mold = Pleśń
# $gap (number) of zones
web-zc-stake-mold-text = { $gap ->
    [one] Jeszcze jedna Strefa Pleśni połączy dwie Strefy Namnażania i gra będzie przegrana.
    [few] Jeszcze { $gap } Strefy Pleśni połączą dwie Strefy Namnażania i gra będzie przegrana.
   *[many] Jeszcze { $gap } Stref Pleśni połączy dwie Strefy Namnażania i gra będzie przegrana.
 }
web-zc-peril-mold = Aktywna Pleśń połączy dwie Strefy Namnażania. Brakuje Stref: { $gap }.
web-zc-peril-impossible = celu nie da się już osiągnąć, na przykład gdy Pleśń pochłonie potrzebny znacznik.
web-zc-mold-active = Aktywna Pleśń
web-zc-mold-inactive = Nieaktywna Pleśń
web-zc-thing-mold = Pleśń
web-zc-thing-mold-text = Otwiera wszystkie ściany swojej Strefy i kończy w niej przeszukiwanie. Aktywna zasłania to, co za nią; ogień ją usypia. Jej łańcuch między dwiema Strefami Namnażania oznacza przegraną.
web-zc-special-security = Pokój ochrony
web-zc-special-oxygen = Magazyn tlenu
web-zc-special-airlock = Śluza powietrzna
web-zc-machine-bot = Robot Rozjemca
web-zc-machine-sentry-gun = Działko strażnicze Falchion
web-zc-machine-active = { $machine }: działa w tej rundzie, więc Xenosy to widzą
web-zc-thing-bot = Robot Rozjemca
web-zc-thing-bot-text = Kto ma zielony pilot, jeździ nim, strzela i uderza, za Akcję każde. Idzie też z każdym, kto wychodzi z jego Strefy. Niszczy go jeden punkt Obrażeń.
web-zc-thing-sentry-gun = Działko strażnicze Falchion
web-zc-thing-sentry-gun-text = Strzela dla tego, kto stoi w jego Strefie albo ma fioletowy pilot. Niszczy je jeden punkt Obrażeń.
web-zc-thing-scientist = Naukowiec
web-zc-thing-scientist-text = Idzie do wyjścia bez pomocy, jedną Strefę na rundę. Ginie od pierwszego ciosu, a wtedy misja jest przegrana.
web-zc-thing-crew = Załoga
web-zc-thing-crew-text = Ludzie czekający przy wyjściu, głośni jak Hałas. Co rundę odchodzi jedna osoba.
# $cards (text)
web-zc-attached = Podłączone: { $cards }
# $colour (text)
web-zc-remote = Pilot ({ $colour })
# $count (number)
web-zc-crew = Załoga przy wyjściu: { $count }
web-zc-tanks = Butle tlenowe w magazynie: { $count }
web-zc-doors-left = Drzwi do zamknięcia: { $count }
web-zc-door-broken = Wyważone drzwi: { $from } i { $to }
web-zc-door-secured = Zabezpieczona śluza: { $from } i { $to }
web-zc-outcome-mold-linked = Pleśń się połączyła i stacja jest stracona.
web-zc-outcome-impossible = Przepadło to, czego wymagała misja.
web-zc-does-oxygen = Na Tułowiu: powietrze poza stacją
web-zc-does-searchlight = Na Tułowiu: dwie karty przy każdym przeszukiwaniu
web-zc-does-drone = Na Tułowiu, jedna Akcja w Turze: podgląd dwóch następnych kart Xenosów
web-zc-does-ablative = Na Tułowiu: odrzuć, by anulować cały Atak albo zbłąkane trafienie
web-zc-does-flamethrower = Ze Zbiornikiem: płonie wszystko w Strefie
web-zc-verb-door-token = Otwórz lub zamknij
web-zc-verb-machine = Maszyna
web-zc-verb-hellfire = Podpal
# $wounds, $groups, $doors (numbers)
web-zc-forecast-end-doors = { $wounds ->
    [0] Gdyby ruszyły teraz, nikomu nic by nie zrobiły.
   *[other] Gdyby ruszyły teraz, zadałyby Obrażenia: { $wounds }.
 } Grupy, które by ruszyły: { $groups }. Drzwi, które by wyważyły: { $doors }, tam kończą się strzałki.
web-zc-step-door = Zamknij drzwi
web-zc-step-door-text = Raz na Turę za darmo zamykasz lub otwierasz jedno przejście swojej Strefy. Zamknięte drzwi zasłaniają widok, a wyważenie kosztuje Xenosy Akcję. Wybierz takie, którymi nie chcesz iść.
web-zc-step-machine = Pokieruj Maszyną
web-zc-step-machine-text = Masz pilot. Wskaż Maszynę albo świecącą Strefę: za Akcję Maszyna rusza się lub atakuje, gdziekolwiek stoi. Niech przyjmie ciosy przeznaczone dla was.
web-zc-hint-focus = Wszystko w jeden cel
web-zc-hint-focus-text = Atak skoncentrowany sumuje Obrażenia wszystkich trafień w jednego Xenosa i nie trafia żadnego innego: tak słaba broń kładzie Mięśniaka albo Abominację.
web-zc-hint-ammo = Załaduj
web-zc-hint-ammo-text = Przeciągnij amunicję na broń z tym samym symbolem. Zostaje tam i wzmacnia każdy atak; Prototypy strzelają tylko z Baterią.
web-zc-hint-mold = Pleśń rośnie
web-zc-hint-mold-text = Gdzie idzie Abominacja, tam zostaje Pleśń: otwiera ściany i pochłania, co tam leży. Liczba na pasku u góry mówi, ilu Stref brakuje, by połączyć dwie Strefy Namnażania. Wtedy stacja jest stracona.
web-zc-hint-tank = Powietrze na zewnątrz
web-zc-hint-tank-text = Weź Butlę tlenową i noś ją na ciele: tylko tak wolno przejść przez śluzę, a na zewnątrz nie wolno jej zdjąć.

# Twierdze: mury, Strażnicy, Kotły, Punkt Nawigacyjny i Splugawienie.
web-zc-stake-beacon = Punkt Nawigacyjny
# $gap (number) of zones
web-zc-stake-beacon-text = { $gap ->
    [one] Splugawienie dzieli od Punktu Nawigacyjnego jeden krok. Gdy tam dotrze, gra jest przegrana.
    [few] Splugawienie dzielą od Punktu Nawigacyjnego { $gap } kroki. Gdy tam dotrze, gra jest przegrana.
   *[many] Splugawienie dzieli od Punktu Nawigacyjnego { $gap } kroków. Gdy tam dotrze, gra jest przegrana.
 }
web-zc-peril-beacon = Splugawienie dociera do Punktu Nawigacyjnego. Brakuje kroków: { $gap }.
web-zc-outcome-beacon-corrupted = Punkt Nawigacyjny przepadł, a twierdza jest stracona.
web-zc-outcome-guard-killed = Zginął Strażnik, a mieli przeżyć wszyscy.
web-zc-outcome-empress-wounded = Cesarzowa jest ranna, a z nią całe królestwo.
web-zc-ground-walkway = Chodnik Straży
web-zc-ground-ruin = Ruiny
web-zc-ladder-hangs = Wisi tu Drabina Linowa
# $count (number)
web-zc-guards = Strażnicy: { $count }
web-zc-cauldron = Kotły: { $count }
web-zc-token-ladders = Drabiny Linowe: { $count }
web-zc-token-drops = Leżąca tu Broń z Krypty: { $count }
web-zc-token-pile = Karty w stosie: { $count }
web-zc-kept-ladder = Drabiny Linowe: { $count }
web-zc-kept-tome = Księgi: { $count }
web-zc-kept-fragment = Fragmenty: { $count }
web-zc-kept-relic = Relikwie: { $count }
web-zc-kept-beacon = Cesarzowa
web-zc-thing-guards = Strażnicy
web-zc-thing-guards-text = Raz na Turę Bohater za Akcję wydaje rozkaz Strażnikom z jednej Strefy: ruch, walka wręcz, strzał albo Kocioł. Każdy przyjmuje jeden cios i ginie. Każdy hałasuje jak Bohater.
web-zc-thing-cauldron = Kocioł
web-zc-thing-cauldron-text = Trzy Akcje przesuwają go o Strefę; trzy Akcje na Chodniku Straży wylewają go na Strefę w dole i ginie tam każdy. Trzech Strażników robi to jednym rozkazem.
web-zc-thing-empress = Cesarzowa
web-zc-thing-empress-text = Co rundę przechodzi jedną Strefę. Jej pierwsza Rana kończy grę przegraną.
web-zc-thing-beacon = Punkt Nawigacyjny
web-zc-thing-beacon-text = Pełznie ku niemu Splugawienie. Gdy ogarnie jego Strefę, gra jest przegrana.
web-zc-thing-frozen = Zamrożenie
web-zc-thing-frozen-text = Wrogowie z tej Strefy tracą najbliższą Aktywację, potem znacznik znika.
web-zc-thing-ladders = Drabina Linowa
web-zc-thing-ladders-text = Bierze się ją za Akcję i za Akcję wiesza na murze: wchodzą po niej Bohaterowie, wrogowie nie.
web-zc-thing-drops = Broń z Krypty
web-zc-thing-drops-text = Leży zakryta. Zabranie kosztuje Akcję.
web-zc-thing-pile = Stos kart
web-zc-thing-pile-text = Zapasy samouczka: Akcja daje następną kartę.
web-zc-thing-cache = Skład
web-zc-thing-cache-text = Tu leży to, czego potrzebuje misja. Akcja daje jedną sztukę.
web-zc-thing-corruption = Splugawienie
web-zc-thing-corruption-text = Strefa liczy się jak ulica, ściany między dwiema takimi Strefami znikają i nikt tam nie przeszukuje. Oblężenie stawia wrogów w każdej z nich.
# $zone (text)
web-zc-order = Strażnicy { $zone-in }
# $count (number)
web-zc-order-text = { $count ->
    [one] Jest tam jeden.
    [few] Jest ich tam { $count }.
   *[many] Jest ich tam { $count }.
 } Wskaż Strefę albo rozkaz; dopiero to kosztuje Akcję.
web-zc-verb-order = Rozkaz dla Strażników
web-zc-verb-guards-move = Strażnicy: marsz
web-zc-verb-guards-ranged = Strażnicy: strzał
web-zc-verb-cauldron = Kocioł
web-zc-verb-ladder = Drabina
web-zc-does-extra-magic-die = Jedna kość więcej przy innym Czarze Bojowym w drugiej Ręce
web-zc-does-pair-damage-2 = Dwie naraz zadają Obrażenia 2
web-zc-does-grant = Bohater w polu widzenia ma tę Umiejętność do końca rundy
web-zc-step-pile = Weź ze stosu
web-zc-step-pile-text = W tej Strefie leżą zapasy. Akcja daje następną kartę: podzielcie się tym, co znajdziecie.
web-zc-hint-beacon = Strzeżcie Punktu Nawigacyjnego
web-zc-hint-beacon-text = Liczba przy latarni u góry mówi, ile kroków dzieli Splugawienie od Punktu Nawigacyjnego. Gdy nie zostanie żaden, przepada wszystko.
web-zc-hint-order = Strażnicy słuchają
web-zc-hint-order-text = Wskaż Strażników gdziekolwiek na planszy: raz na Turę, za Akcję, idą, walczą, strzelają albo ruszają Kocioł. Co zabiją, liczy się jako twoje.
web-zc-hint-cauldron = Wrzący olej
web-zc-hint-cauldron-text = Kocioł wylany z Chodnika Straży zabija każdego w Strefie pod nim, swego i wroga. Trzeba na to trzech Akcji albo trzech Strażników.
web-zc-hint-rampart = Na murze
web-zc-hint-rampart-text = Stąd widać i sięga się daleko ponad ulicami. Schody są dla wszystkich; gdzie ich nie ma, wrogowie spadają, a wspinają się tylko przy Oblężeniu.
