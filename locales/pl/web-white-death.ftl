### Family: web-zombicide
### Never: Ocalał

# Co strona mówi inaczej o Białej Śmierci.
web-zc-board = Plan twierdzy
web-zc-peril-all-dead = ginie ostatni Bohater. Przy życiu: { $alive }, o jedną Ranę od śmierci: { $weak }.
web-zc-peril-any-death = ginie którykolwiek Bohater. O jedną Ranę od śmierci: { $weak }.
web-zc-stake-danger-long = Poziom Zagrożenia: { $level }. Od niego zależy, ile Zombie przynosi każda karta. Następny: { $next }, brakuje PA: { $lacks }.
web-zc-forecast-fire = Spłonie wszystko { $zone-in }. Zombie w tej Strefie: { $zombies }, Bohaterowie: { $friends }. Nikt w niej nie przeżyje.
web-zc-confirm-fire = { $friends ->
    [one] W Strefie, która ma spłonąć, stoi jeden Bohater, a ogień nie oszczędza nikogo.
    [few] W Strefie, która ma spłonąć, stoją { $friends } osoby z drużyny, a ogień nie oszczędza nikogo.
   *[many] W Strefie, która ma spłonąć, stoi { $friends } osób z drużyny, a ogień nie oszczędza nikogo.
 }
web-zc-confirm-friends = { $friends ->
    [one] W tej Strefie stoi jeden Bohater: trafia go każde pudło.
    [few] W tej Strefie stoją { $friends } osoby z drużyny: każde pudło trafia w kogoś z nich.
   *[many] W tej Strefie stoi { $friends } osób z drużyny: każde pudło trafia w kogoś z nich.
 }
web-zc-xp = PA: { $xp }
web-zc-track = PA: { $xp }, Poziom { $level }; do następnego brakuje: { $left }
web-zc-track-end = PA: { $xp }, Poziom { $level }, najwyższy
web-zc-hidden = Żaden Zombie nie widzi tej postaci
web-zc-rotten = Zombie biorą tę postać za swoją
web-zc-outcome-all-dead = Nie przeżył żaden Bohater.
web-zc-does-hide = Zombie nie widzą Bohatera, dopóki nie zaatakuje ani nie narobi hałasu
web-zc-does-run = Bohater w polu widzenia dostaje darmowy ruch
web-zc-does-heal = Leczy jedną Ranę Bohatera w polu widzenia
web-zc-does-food = Zjedzone daje 1 PA
web-zc-does-bile = Rzucona z Pochodnią w Strefę obok: płonie tam wszystko
web-zc-does-torch = Dwie karty przy każdym przeszukaniu; podpala Smoczą Żółć
web-zc-hint-attack-text = Wskaż atak: słupki poniżej pokazują, ilu trafień się spodziewać. Spaślaka zabijają dopiero Obrażenia 2. Strzał w Strefę z przyjaciółmi lub Strażnikami może trafić w nich.
web-zc-hint-search-text = W pomieszczeniu bez Zombie i bez Splugawienia, raz na Turę: odkryj kartę i zabierz ją. O tej grze rozstrzyga lepsza broń.
web-zc-hint-objective-text = Zabranie go kosztuje jedną Akcję. Co daje, mówi misja: adrenalinę, Broń z Krypty albo rzecz, której trzeba strzec.
web-zc-hint-spawn-text = Każda Strefa Namnażania odkrywa kartę. O liczbie Zombie decyduje Poziom Zagrożenia najgroźniejszego Bohatera. Oblężenie stawia je w każdej Strefie Splugawienia.
web-zc-hint-exit-text = To jest wyjście. Tędy odchodzą Bohaterowie, a z nimi Strażnicy z ich Strefy.
web-zc-setup-size = Bohaterowie: { $from }–{ $to }
web-zc-setup-size-one = Bohaterowie: { $from }
web-zc-out = { $count ->
    [one] Twój Bohater poległ. Pozostali walczą dalej: oglądaj w swoim tempie albo odejdź.
   *[other] Twoi Bohaterowie polegli. Pozostali walczą dalej: oglądaj w swoim tempie albo odejdź.
 }
web-zc-out-escaped = { $count ->
    [one] Twój Bohater jest bezpieczny. Pozostali jeszcze walczą: oglądaj w swoim tempie albo odejdź.
   *[other] Twoi Bohaterowie są bezpieczni. Pozostali jeszcze walczą: oglądaj w swoim tempie albo odejdź.
 }
web-zc-step-move-text = Bohater ma trzy Akcje. Świecące Strefy są w zasięgu: wybierz jedną. Na przycisku widać, ile kosztuje krok i czym grozi.
web-zc-enemy-walker = Jedna Akcja na turę: uderza, jeśli ktoś stoi w jego Strefie, inaczej robi krok. Zabija go każda broń. 1 PA.
web-zc-enemy-fatty = Równie wolny jak Szwendacz, ale zabija go dopiero broń o Obrażeniach 2. 1 PA.
web-zc-enemy-runner = Dwie Akcje na turę: może podejść i uderzyć od razu. Zabija go każda broń. 1 PA.
web-zc-enemy-abomination = Zabijają ją dopiero Obrażenia 3, Smoczy Ogień albo Kocioł. Wspina się na mury, a gdzie padnie, zostaje Broń z Krypty. 5 PA.
web-zc-enemy-necromancer = Stoi w miejscu i pędzi znacznik Namnażania ku Punktowi Nawigacyjnemu; gdzie znacznik wejdzie, rośnie Splugawienie. Zabija go każda broń, a zostaje po nim Broń z Krypty. 1 PA.
web-zc-thing-exit-text = Tędy Bohaterowie opuszczają planszę, gdy pozwoli misja, a Strażnicy z nimi.
web-zc-thing-objective-text = Krzyżyk to coś, czego chce misja. Zabranie go kosztuje jedną Akcję; co daje, mówi misja. Pochłania go Splugawienie.
web-zc-thing-spawn-text = Na koniec każdej rundy odkrywa się dla niej kartę i tu powstają Zombie. Liczba to jej miejsce w kolejce. Jeden ze znaczników Profanator pędzi ku Punktowi Nawigacyjnemu.
web-zc-thing-level-text = Podnosi go adrenalina: wy macie więcej Umiejętności, a każda karta przynosi więcej Zombie.
web-zc-primer-goal-text = Jesteście jedną drużyną. Każda misja ma swoje cele: osiągnijcie wszystkie, a wygracie. Gdy zginie Bohater albo Splugawienie dotrze do Punktu Nawigacyjnego, przegrywacie.
web-zc-primer-turn-text = W swojej Turze Bohater wydaje trzy Akcje: idzie, wspina się, przeszukuje, uderza, strzela, wymienia się albo wydaje rozkaz Strażnikom. Kość, która pokaże co najmniej Precyzję broni, trafia.
web-zc-primer-danger-text = Każda Strefa Namnażania odkrywa kartę. Im więcej adrenaliny ma najlepszy z was, tym więcej Zombie: zabijajcie dość, by rosnąć, ale nie więcej, niż udźwigniecie.
web-zc-primer-noise = Hałas, mury, wrzący olej
web-zc-primer-noise-text = Głośna broń ściąga Zombie z daleka, Strażnicy też. Schody na mury są dla wszystkich; z góry widać daleko i można wylać Kocioł na tych w dole.
