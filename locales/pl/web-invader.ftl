### Family: web-zombicide
### Never: Zombie, marli, umarł

# Co strona mówi inaczej o Invaderze.
web-zc-board = Plan stacji
web-zc-stake-danger-long = Poziom Zagrożenia: { $level }. Od niego zależy, ile Xenosów przynosi każda karta. Następny: { $next }, brakuje XP: { $lacks }.
web-zc-stake-danger-last = Poziom Zagrożenia: Czerwony. Każda karta przynosi tyle Xenosów, ile może.
web-zc-peril-all-dead = ginie ostatni Ocalały. Przy życiu: { $alive }, z jednym punktem Pancerza: { $weak }.
web-zc-peril-any-death = ginie ktokolwiek: ma przeżyć cała drużyna. Z jednym punktem Pancerza: { $weak }.
web-zc-forecast-move = { $zone }: { $watching ->
    [0] żaden Xenos nie widzi tej Strefy
    [one] tę Strefę widzi jeden Xenos
    [few] tę Strefę widzą { $watching } Xenosy
   *[many] tę Strefę widzi { $watching } Xenosów
 }.
web-zc-forecast-into = { $zone }: ruch kończy się wśród Xenosów ({ $here }); Strefę widzą też dalsze ({ $watching }).
web-zc-forecast-step = { $zone }: { $here ->
    [0] { $watching ->
        [0] żaden Xenos nie widzi tej Strefy
        [one] tę Strefę widzi jeden Xenos
        [few] tę Strefę widzą { $watching } Xenosy
       *[many] tę Strefę widzi { $watching } Xenosów
     }
    [one] ruch kończy się obok jednego Xenosa
    [few] ruch kończy się wśród Xenosów ({ $here })
   *[many] ruch kończy się wśród Xenosów ({ $here })
 }. Obrażenia dla drużyny, gdyby wtedy ruszyły: { $wounds }. { $coming ->
    [0] Nie przyszłaby tam żadna grupa.
    [one] Przyszłaby tam jedna grupa.
    [few] Przyszłyby tam { $coming } grupy.
   *[many] Przyszłoby tam { $coming } grup.
 }
web-zc-forecast-end = { $wounds ->
    [0] Gdyby ruszyły teraz, nie zadałyby Obrażeń.
   *[other] Gdyby ruszyły teraz, zadałyby Obrażenia: { $wounds }.
 } { $groups ->
    [0] Nikt do was nie idzie.
    [one] Ruszyłaby jedna grupa, tak jak pokazują strzałki.
    [few] Ruszyłyby { $groups } grupy, tak jak pokazują strzałki.
   *[many] Ruszyłoby { $groups } grup, tak jak pokazują strzałki.
 }
web-zc-forecast-noise = Hałas { $zone-in } wyniesie { $noise }. Poza nią najgłośniej: { $rival } ({ $most }). Xenosy, które nikogo nie widzą, idą tam, gdzie najgłośniej.
web-zc-forecast-noise-alone = Hałas { $zone-in } wyniesie { $noise }, a poza nią jest cicho. Xenosy, które nikogo nie widzą, idą tam, gdzie najgłośniej.
web-zc-forecast-fire = Ogień piekielny { $zone-in }. Xenosy w tej Strefie: { $zombies }, osoby z drużyny: { $friends }. Nikt w niej nie przeżyje.
web-zc-confirm-end = Pozostałe Akcje: { $actions }. Teraz ruszą Xenosy i w tym położeniu zadadzą Obrażenia: { $wounds }.
web-zc-confirm-nobody = { $friends ->
    [0] Nie ma tam żadnego Xenosa: Akcja poszłaby na marne.
   *[other] Nie ma tam żadnego Xenosa, są tylko swoi: co chybi, trafi w nich.
 }
web-zc-wounds = Obrażenia: { $wounds }
web-zc-xp = { $xp } XP
web-zc-track = { $xp } XP, Poziom { $level }; do następnego brakuje { $left }
web-zc-track-end = { $xp } XP, Poziom { $level }, najwyższy
web-zc-does-food = Po zjedzeniu 1 XP
web-zc-hidden = Żaden Xenos nie widzi tej postaci
web-zc-rotten = Kamuflaż: Xenosy ignorują tę postać
web-zc-wounds-of = Utracony Pancerz: { $wounds } z { $most }
web-zc-does-hide = Xenosy nie widzą postaci, dopóki nie zaatakuje ani nie narobi hałasu
web-zc-does-push = Odpycha Xenosy z jednej Strefy do sąsiedniej
web-zc-does-ambush = Pojawia się Robotnik, a karta przepada
web-zc-does-heal = Postać w polu widzenia odzyskuje punkt Pancerza
web-zc-odds-kills = Zabite Xenosy
web-zc-odds-bar-kills = Zabite Xenosy: { $count }, szansa { $percent }%
web-zc-divide = Ataki { $zone-in }
web-zc-divide-text = Rozdzielcie Ataki: { $kind }
web-zc-wounds-given = Przydzielone Obrażenia: { $count }
web-zc-defence-text = Nadchodzące Obrażenia: { $plain }; bez obrony: { $hard }
web-zc-blow = Xenosy uderzają { $zone-in }
web-zc-blow-text = Zadają Obrażenia: { $count }.
web-zc-march = Xenosy ruszają
web-zc-harm-suffered = Obrażenia: { $count }
web-zc-spawn = Xenosy się mnożą
web-zc-hint-door-text = Wskaż przejście swojej Strefy: raz na Turę zamykasz je lub otwierasz za darmo. Xenosy tracą Akcję, by wyważyć zamknięte drzwi, a wyważone już się nie zamkną.
web-zc-hint-attack-text = Wskaż atak: słupki poniżej pokazują, ilu trafień się spodziewać. Mięśniaka zabijają dopiero Obrażenia 2 albo atak skoncentrowany na nim. Strzał w Strefę z przyjaciółmi może trafić w nich.
web-zc-hint-search-text = W pomieszczeniu bez Xenosów i bez Pleśni, raz na Turę: odkryj kartę i zabierz ją. Żołnierze przeszukują tylko pokoje ochrony.
web-zc-hint-objective-text = Zabranie go kosztuje jedną Akcję i daje 5 XP. Zielony steruje Robotem, fioletowy Działkiem. Czego nikt nie weźmie na czas, to pochłonie Pleśń.
web-zc-hint-noise-text = Kręgi to hałas. Xenosy, które nikogo nie widzą, idą do najgłośniejszej Strefy. Da się to wykorzystać: hałas w jednym miejscu daje spokój w innym.
web-zc-hint-zombies = Kolej Xenosów
web-zc-hint-zombies-text = Po was działają one: kto dzieli z wami Strefę, uderza, reszta robi krok. Łowcy robią to dwa razy. Dziennik przy każdym kroku mówi dlaczego.
web-zc-hint-spawn-text = Każda Strefa Namnażania odkrywa kartę. O liczbie Xenosów decyduje Poziom Zagrożenia najbardziej doświadczonej postaci. Abominacja zostawia Pleśń wszędzie, gdzie wejdzie.
web-zc-setup-more-text = Każda postać może wyruszyć dwa razy; Xenosów też przybędzie.
web-zc-result-lead = Rundy: { $rounds }. Zabite Xenosy: { $kills }.
web-zc-result-curve = Xenosy na planszy i Poziom Zagrożenia, krok po kroku
web-zc-verb-wound = Kto przyjmuje Atak?
web-zc-mark-wounds = Obrażenia, jeśli ruszą teraz: { $wounds }
web-zc-step-end-text = Wszystkie Akcje są wydane. Gdy każdy miał swoją Turę, przychodzi kolej Xenosów: strzałki pokazują, dokąd by poszły.
web-zc-enemy-walker = Jedna Akcja na turę: uderza za 1, jeśli ktoś stoi w jego Strefie, inaczej robi krok. Zabija go każda broń. 1 XP.
web-zc-enemy-fatty = Równie wolny jak Robotnik, ale uderza za 2 i ginie dopiero od Obrażeń 2. Zatrzymuje strzały przeznaczone dla innych. 1 XP.
web-zc-enemy-runner = Dwie Akcje na turę, każda to uderzenie za 1 albo krok. Zabija go każda broń. 1 XP.
web-zc-enemy-abomination = Uderza za 3 i zostawia Pleśń w każdym pomieszczeniu i korytarzu, do którego wejdzie. Zabija ją ogień, atak skoncentrowany albo 3 Obrażenia naraz. 5 XP.
web-zc-thing-objective-text = Krzyżyk to coś, czego chce misja. Zabranie go kosztuje jedną Akcję i daje 5 XP. Niszczą go Pleśń i ogień.
web-zc-thing-spawn-text = Na koniec każdej rundy odkrywa się dla niej kartę i tu przychodzą Xenosy. Liczba to jej miejsce w kolejce. Blada śpi, dopóki nie obudzi jej misja.
web-zc-thing-door-text = Przez zamknięte nikt nie przejdzie i nie zajrzy. Kto stoi obok, otwiera je za darmo, raz na Turę. Xenosy je wyważają, a wyważone już się nie zamkną.
web-zc-thing-wounds = Pancerz
web-zc-thing-wounds-text = Każdy punkt Obrażeń zabiera jeden. Bez Pancerza Ocalały ginie, a gra jest przegrana.
web-zc-thing-level-text = Podnosi go doświadczenie: wy macie więcej Umiejętności, a każda karta przynosi więcej Xenosów.
web-zc-survivor-text = Obrażenia: { $wounds }. Poziom: { $level }. Umiejętności: { $skills }.
web-zc-primer-goal-text = Jesteście jedną drużyną. Każda misja ma swoje zadania; wykonajcie wszystkie, a wygracie. Gdy ktokolwiek zginie, Pleśń połączy dwie Strefy Namnażania albo zadania nie da się już wykonać, przegrywacie.
web-zc-primer-dead = Potem Xenosy
web-zc-primer-dead-text = Kto dzieli z wami Strefę, uderza bez rzutu. Reszta robi krok ku temu, kogo widzi, albo ku najgłośniejszej Strefie. Gdy czyjś Pancerz się skończy, przepada wszystko.
web-zc-primer-danger = I lęgną się następne
web-zc-primer-danger-text = Każda Strefa Namnażania odkrywa kartę. Im więcej doświadczenia ma najlepszy z was, tym więcej Xenosów. Gdzie idzie Abominacja, tam rośnie Pleśń: gdy połączy dwie Strefy Namnażania, stacja jest stracona.
web-zc-primer-noise-text = Głośna broń ściąga Xenosy z daleka. Zamykajcie za sobą drzwi, niech ciosy przyjmuje Robot, a przed wyjściem na zewnątrz załóżcie Butlę tlenową.
web-zc-outcome-necromancer-escaped = Stacja jest stracona.
