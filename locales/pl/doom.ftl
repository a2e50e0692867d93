# DOOM: Gra planszowa: marines, potwory, karty i wszystkie zdania zasad.
# Nazw i tekstów obszarów tu nie ma: ten plik trafia do każdego gracza. Stoją w content/doom/scenario-*.toml.
dm-title = DOOM: Gra planszowa
dm-tagline = Marines w ciemnej bazie przeciw jednemu najeźdźcy z ukrytą ręką kart

## Options of a table
dm-scenario-own = { $words-pl }
dm-scenario-own-text = { $words-pl }
dm-option-scenario = Scenariusz
dm-option-scenario-text = Baza do zbadania i zadanie, które marines mają w niej wykonać. Plan bazy zna tylko najeźdźca: marines odkrywają ją drzwi po drzwiach.
dm-option-difficulty = Poziom trudności
dm-option-difficulty-text = Ile marines mają na początku i ile kart może trzymać najeźdźca.
dm-role-invader = Najeźdźca
dm-role-invader-text = Kieruje wszystkimi potworami, ma ukrytą rękę kart i zna całą bazę.
dm-role-marine = Marine
dm-role-marine-text = Bada bazę razem z innymi marines; wygrywają lub przegrywają wspólnie.

## Scenarios and difficulty settings
dm-scenario-knee-deep-in-the-dead = Po kolana w trupach
dm-scenario-knee-deep-in-the-dead-text = Wydostać się przez czerwoną śluzę: znaleźć czerwony klucz, otworzyć śluzę i wprowadzić jednego marine'a na pole wyjścia za nią.
dm-scenario-coolant-sump = Osadnik chłodziwa
dm-scenario-coolant-sump-text = Zakręcić oba zawory (zakończyć turę na każdym z żetonów wsparcia), a potem wyjść przez niebieską śluzę; odblokowuje ją niebieski klucz.
dm-scenario-seven-turns = Siedem rund
dm-scenario-seven-turns-text = Dotrzeć po kolei do trojga naukowców, do każdego w ciągu 7 rund od poprzedniego.
dm-scenario-split-ring = Rozdarty pierścień
dm-scenario-split-ring-text = Znaleźć klucze, przedostać się teleporterami i wyjść przez czerwoną śluzę.
dm-scenario-throne-of-rust = Tron rdzy
dm-scenario-throne-of-rust-text = Zabić cyberdemona, a potem zakończyć turę na żetonie bramy w sali tronowej.
dm-difficulty-hurt-me-plenty = Niech boli
dm-difficulty-hurt-me-plenty-text = Zasady podstawowe; najeźdźca trzyma najwyżej 8 kart.
dm-difficulty-hey-not-too-rough = Hej, nie tak ostro
dm-difficulty-hey-not-too-rough-text = Marines zaczynają z 2 dodatkowymi ranami i 2 nabojami; najeźdźca trzyma najwyżej 7 kart.
dm-difficulty-im-too-young-to-die = Za młody, by umrzeć
dm-difficulty-im-too-young-to-die-text = Marines zaczynają z 4 dodatkowymi ranami i 3 nabojami; najeźdźca trzyma najwyżej 6 kart.
dm-difficulty-ultra-violence = Skrajna przemoc
dm-difficulty-ultra-violence-text = Marines zaczynają z 1 raną mniej; najeźdźca trzyma najwyżej 9 kart.
dm-difficulty-nightmare = Koszmar
dm-difficulty-nightmare-text = Marines zaczynają z 2 ranami i 1 nabojem mniej; najeźdźca trzyma najwyżej 10 kart.

## Marines
dm-colour-red = czerwony
dm-colour-green = zielony
dm-colour-blue = niebieski
dm-action-sprint = Sprint
dm-action-sprint-text = Do 8 punktów ruchu, bez ataku.
dm-action-unload = Seria
dm-action-unload-text = Dwa ataki, bez punktów ruchu. Każdy atak kończy się przed następnym; broń i cel mogą być inne.
dm-action-advance = Podejście
dm-action-advance-text = Do 4 punktów ruchu i jeden atak w dowolnej chwili ruchu.
dm-action-prepare = Przygotowanie
dm-action-prepare-text = Albo do 4 punktów ruchu, albo jeden atak; dodatkowo w dowolnej chwili tury można wydać jeden rozkaz.
dm-order-aim = Celowanie
dm-order-aim-text = Deklarując atak, marine może odrzucić rozkaz, by atak był wycelowany: po rzucie może raz ponownie rzucić dowolnymi kośćmi. Przepada przy ruchu lub ranie; na początku tury zostaje.
dm-order-guard = Obrona
dm-order-guard-text = W turze najeźdźcy marine może odrzucić rozkaz, by wykonać jeden nagły atak. Przepada przy ranie, dobrowolnym ruchu i na początku następnej tury marine'a.
dm-order-dodge = Unik
dm-order-dodge-text = Przy każdym ataku na marine'a może on kazać raz ponownie rzucić dowolnymi kośćmi tego ataku. Przepada na początku następnej tury marine'a.
dm-order-heal = Leczenie
dm-order-heal-text = Tylko Medyk: rozkaz można odrzucić w dowolnej chwili (nie między rzutem a przydzieleniem ran); Medyk lub sąsiedni marine odzyskuje 1 żeton obrażeń. Przepada na początku następnej tury Medyka.

## Monsters
dm-monster-zombie = Zombie
dm-monster-zombie-text = Ruch 3, pancerz 2, rany 1. Atakuje 1 czerwoną i 1 niebieską kością, tylko wręcz.
dm-monster-imp = Imp
dm-monster-imp-text = Ruch 4, pancerz 2, rany 2. Atakuje 1 żółtą i 1 niebieską kością; Celność 1.
dm-monster-trite = Trite
dm-monster-trite-text = Ruch 5, pancerz 1, rany 1. Atakuje 1 czerwoną kością, tylko wręcz; Skradanie się (używa otworów wentylacyjnych).
dm-monster-demon = Demon
dm-monster-demon-text = 2 pola. Ruch 4, pancerz 3, rany 2. Atakuje 1 czerwoną i 1 niebieską kością, tylko wręcz; Czujny, Śmiertelny 1.
dm-monster-archvile = Archvile
dm-monster-archvile-text = Ruch 4, pancerz 3, rany 2. Atakuje 1 żółtą, 2 zielonymi i 1 niebieską kością; Wybuch 1, Celność 1.
dm-monster-mancubus = Mancubus
dm-monster-mancubus-text = Pola 2x2. Ruch 3, pancerz 3, rany 3. Atakuje 1 żółtą, 1 zieloną i 1 niebieską kością; Przebicie.
dm-monster-hell-knight = Rycerz piekieł
dm-monster-hell-knight-text = Pola 2x2. Ruch 4, pancerz 4, rany 3. Atakuje 1 czerwoną i 2 niebieskimi kośćmi, tylko wręcz; Odrzucenie, Zmiecenie.
dm-monster-cyberdemon = Cyberdemon
dm-monster-cyberdemon-text = Pola 2x2. Ruch 4, pancerz 5, rany 4. Atakuje 1 żółtą, 2 zielonymi i 2 niebieskimi kośćmi; Wybuch 1, Wycelowanie.

## Weapons, ammunition, dice, abilities
dm-weapon-fist = Pięść
dm-weapon-fist-text = 1 czerwona kość; tylko wręcz, bez amunicji. Zawsze dostępna.
dm-weapon-chainsaw = Piła łańcuchowa
dm-weapon-chainsaw-text = 1 czerwona i 2 niebieskie kości; tylko wręcz, bez amunicji. Wymaga żetonu broni.
dm-weapon-pistol = Pistolet
dm-weapon-pistol-text = 1 żółta i 1 zielona kość; zużywa naboje/pociski. Zawsze dostępny.
dm-weapon-shotgun = Shotgun
dm-weapon-shotgun-text = 1 czerwona i 1 niebieska kość; zużywa naboje/pociski; Przebicie. Wymaga żetonu broni.
dm-weapon-machine-gun = Karabinek maszynowy
dm-weapon-machine-gun-text = 1 żółta, 1 zielona i 1 niebieska kość; zużywa naboje/pociski; Celność 1. Wymaga żetonu broni.
dm-weapon-chain-gun = Chain Gun
dm-weapon-chain-gun-text = 1 żółta, 2 zielone i 1 niebieska kość; zużywa naboje/pociski; Przebicie. Wymaga żetonu broni.
dm-weapon-grenade = Granat
dm-weapon-grenade-text = 1 żółta i 1 niebieska kość; zużywa rakiety/granaty; Wybuch 1, Wyszukiwanie, Celność 1. Zawsze dostępny.
dm-weapon-rocket-launcher = Wyrzutnia rakiet
dm-weapon-rocket-launcher-text = 1 żółta, 1 zielona i 2 niebieskie kości; zużywa rakiety/granaty; Wybuch 1, Śmiertelny 1. Wymaga żetonu broni.
dm-weapon-plasma-gun = Karabin plazmowy
dm-weapon-plasma-gun-text = 1 żółta, 2 zielone i 2 niebieskie kości; zużywa baterie energetyczne; Śmiertelny 1. Wymaga żetonu broni.
dm-weapon-bfg = BFG
dm-weapon-bfg-text = 1 żółta, 2 zielone i 2 niebieskie kości; zużywa baterie energetyczne; Wybuch 2, Śmiertelny 4. Wymaga żetonu broni.
dm-ammo-bullets = naboje
dm-ammo-rockets = rakiety
dm-ammo-cells = baterie
dm-die-yellow = kość żółta
dm-die-red = kość czerwona
dm-die-green = kość zielona
dm-die-blue = kość niebieska
dm-ability-accuracy = Celność
dm-ability-accuracy-text = Każda ikona dodaje 1 do zasięgu rzutu.
dm-ability-aimed = Wycelowanie
dm-ability-aimed-text = Atak jest wycelowany bez rozkazu: można raz ponownie rzucić dowolną liczbą jego kości.
dm-ability-blast = Wybuch
dm-ability-blast-text = Atak trafia każdą figurkę, swoją i wrogą, w promieniu tylu pól od atakowanego pola, ile jest ikon. Nieudany atak podlega rozrzutowi.
dm-ability-blow-through = Przebicie
dm-ability-blow-through-text = Po rzucie atak można przenosić na kolejne sąsiednie pola: za każde usuwa się 1 zieloną lub niebieską kość i wykonuje tam nowy rzut. Żadnej figurki nie atakuje się dwa razy w jednym ciągu.
dm-ability-deadly = Śmiertelny
dm-ability-deadly-text = Każda ikona dodaje 1 do obrażeń z rzutu.
dm-ability-knockback = Odrzucenie
dm-ability-knockback-text = Figurkę, która otrzymała co najmniej 1 obrażenie (choćby pochłonął je pancerz), atakujący może przesunąć do 3 pól. Musi stanąć na wolnych polach, nie przez ściany ani zamknięte drzwi.
dm-ability-stealth = Skradanie się
dm-ability-stealth-text = Za 1 punkt ruchu potwór przechodzi z otworu wentylacyjnego na dowolny inny odkryty otwór, na którym nie stoi marine.
dm-ability-homing = Wyszukiwanie
dm-ability-homing-text = Pole widzenia nie jest potrzebne, ale zasięg wynosi najwyżej 8, a droga nie może przecinać ścian ani zamkniętych drzwi.
dm-ability-sweep = Zmiecenie
dm-ability-sweep-text = Atak obejmuje wszystkie wrogie figurki sąsiadujące z atakującym; jest jeden rzut i pełne obrażenia dla każdej. Na beczkę działa tylko na wskazanym polu.
dm-ability-watchful = Czujny
dm-ability-watchful-text = Za każdym razem, gdy wróg wejdzie na pole sąsiadujące z tą figurką, może ona od razu go zaatakować.

## Tokens and the ground
dm-token-ammo-bullets = Naboje/pociski
dm-token-ammo-bullets-text = Amunicja do pistoletu, shotguna, karabinka maszynowego i chain guna. Można ją przekazać.
dm-token-ammo-rockets = Rakiety/granaty
dm-token-ammo-rockets-text = Amunicja do granatu i wyrzutni rakiet. Można ją przekazać.
dm-token-ammo-cells = Baterie energetyczne
dm-token-ammo-cells-text = Amunicja do karabinu plazmowego i BFG. Można ją przekazać.
dm-token-weapon-chainsaw = Piła łańcuchowa
dm-token-weapon-chainsaw-text = Daje marine'owi piłę łańcuchową. Można ją przekazać.
dm-token-weapon-shotgun = Shotgun
dm-token-weapon-shotgun-text = Daje marine'owi shotgun. Można go przekazać.
dm-token-weapon-machine-gun = Karabinek maszynowy
dm-token-weapon-machine-gun-text = Daje marine'owi karabinek maszynowy. Można go przekazać.
dm-token-weapon-chain-gun = Chain Gun
dm-token-weapon-chain-gun-text = Daje marine'owi chain gun. Można go przekazać.
dm-token-weapon-rocket-launcher = Wyrzutnia rakiet
dm-token-weapon-rocket-launcher-text = Daje marine'owi wyrzutnię rakiet. Można ją przekazać.
dm-token-weapon-plasma-gun = Karabin plazmowy
dm-token-weapon-plasma-gun-text = Daje marine'owi karabin plazmowy. Można go przekazać.
dm-token-weapon-bfg = BFG
dm-token-weapon-bfg-text = Daje marine'owi BFG. Można je przekazać.
dm-token-health = Zdrowie
dm-token-health-text = Przywraca do 3 straconych żetonów obrażeń, po czym jest usuwany z gry. Marine w pełni zdrowia nie może go podnieść.
dm-token-armor = Pancerz
dm-token-armor-text = Pancerz +1, dopóki marine ma żeton. Nie można go przekazać; żetony ponad liczbę początkową przepadają przy sfragowaniu.
dm-token-adrenaline = Adrenalina
dm-token-adrenaline-text = Można ją odrzucić na początku tury późniejszej niż tura podniesienia: daje wtedy 4 dodatkowe punkty ruchu.
dm-token-berserk = Szał
dm-token-berserk-text = Marine może atakować tylko pięściami, a każdy udany atak pięścią zabija potwora. Trwa do końca drugiej tury po podniesieniu.
dm-token-key-red = Klucz czerwony
dm-token-key-red-text = Odblokowuje czerwoną śluzę bezpieczeństwa dla wszystkich marines do końca gry.
dm-token-key-blue = Klucz niebieski
dm-token-key-blue-text = Odblokowuje niebieską śluzę bezpieczeństwa dla wszystkich marines do końca gry.
dm-token-key-yellow = Klucz żółty
dm-token-key-yellow-text = Odblokowuje żółtą śluzę bezpieczeństwa dla wszystkich marines do końca gry.
dm-token-encounter = Żeton wsparcia
dm-token-encounter-text = Efekt ze scenariusza dla pierwszego marine'a, który na końcu swojej tury stoi na jego polu.
dm-ground-floor = podłoga
dm-ground-blocking = przeszkoda
dm-ground-barrel = wybuchająca beczka
dm-ground-hazard = toksyczne odpady
dm-ground-vent = otwór wentylacyjny
dm-ground-teleporter-red = czerwony teleporter
dm-ground-teleporter-blue = niebieski teleporter
dm-ground-teleporter-yellow = żółty teleporter
dm-ground-exit = wyjście
dm-door-normal = drzwi
dm-door-red = czerwona śluza
dm-door-blue = niebieska śluza
dm-door-yellow = żółta śluza
dm-door-state-closed = przejście zamknięte
dm-door-state-open = przejście wolne
dm-door-state-destroyed = przejście wolne na stałe
dm-door-state-locked = brak klucza
dm-door-state-jammed = zacięcie do końca rundy
dm-direction-n = północ
dm-direction-ne = północny wschód
dm-direction-e = wschód
dm-direction-se = południowy wschód
dm-direction-s = południe
dm-direction-sw = południowy zachód
dm-direction-w = zachód
dm-direction-nw = północny zachód
dm-barrel = beczka
dm-empty-square = puste miejsce
dm-nothing = nic

## Cards
dm-marine-card-alert = Czujność
dm-marine-card-alert-text = Jeśli marine nie atakował w tej turze i nie ma rozkazu, może na końcu swojej tury wydać rozkaz Obrony.
dm-marine-card-front-guard = Szpica
dm-marine-card-front-guard-text = Odrzucając rozkaz Obrony, marine może wykonać do 2 nagłych ataków, jeden po drugim, każdy na inną figurkę.
dm-marine-card-ground-assault = Szturm
dm-marine-card-ground-assault-text = W akcji Sprint marine może też wykonać 1 atak wręcz w dowolnej chwili ruchu.
dm-marine-card-killer-instinct = Instynkt zabójcy
dm-marine-card-killer-instinct-text = Wszystkie ataki marine'a otrzymują Śmiertelny 1, niezależnie od zdolności broni.
dm-marine-card-marksman = Strzelec
dm-marine-card-marksman-text = Ataki marine'a inne niż wręcz otrzymują Celność 1. Dwie takie karty się sumują.
dm-marine-card-medic = Medyk
dm-marine-card-medic-text = W akcji Przygotowanie marine może wydać rozkaz Leczenia. Wydać go i użyć może tylko posiadacz tej karty.
dm-marine-card-officer = Oficer
dm-marine-card-officer-text = Zanim marine zadeklaruje akcję, jeden inny marine w jego polu widzenia może od razu zrobić do 2 kroków (tylko kroki). Jest to ruch dobrowolny.
dm-marine-card-prepared = Przygotowany
dm-marine-card-prepared-text = Gdy najeźdźca pokaże kartę zdarzeń, a zanim zacznie ona działać, marine może odrzucić swój żeton rozkazu: karta nie działa i jest odkładana.
dm-marine-card-recon = Zwiad
dm-marine-card-recon-text = Zanim marine zadeklaruje akcję, przy każdych zamkniętych drzwiach, na których polach stoi, tylko on poznaje potwory i żetony nieodkrytego obszaru za nimi.
dm-marine-card-scout = Zwiadowca
dm-marine-card-scout-text = W akcji Podejście marine ma 6 punktów ruchu zamiast 4.
dm-marine-card-sniper = Snajper
dm-marine-card-sniper-text = Figurki nie zasłaniają pola widzenia przy atakach tego marine'a.
dm-marine-card-special-ops = Siły specjalne
dm-marine-card-special-ops-text = W akcji Seria marine może wykonać 1 dodatkowy atak. Dwie takie karty się sumują.
dm-marine-card-survival-ops = Przetrwanie
dm-marine-card-survival-ops-text = Początkowa, maksymalna i przywracana po sfragowaniu liczba żetonów obrażeń jest o 3 większa. Dwie takie karty się sumują.
dm-marine-card-tactician = Taktyk
dm-marine-card-tactician-text = W akcji Przygotowanie marine może zarówno przesunąć się do 4 pól, jak i wykonać 1 atak, a mimo to wydać rozkaz.
dm-marine-card-tough = Twardziel
dm-marine-card-tough-text = Początkowa i przywracana po sfragowaniu liczba żetonów pancerza jest o 1 większa.
dm-event-card-its-a-trap = Pułapka
dm-event-card-its-a-trap-text = Tuż po podniesieniu przez marine'a żetonu ekwipunku (także klucza) najeźdźca aktywuje do 2 różnych potworów (ruch i 1 atak każdy). Nie zużywa to ich aktywacji w turze najeźdźcy; potem marine gra dalej.
dm-event-card-smash = Rozwal
dm-event-card-smash-text = Na początku swojej tury najeźdźca wybiera jedne zamknięte drzwi lub śluzę (także zablokowane lub zacięte) z potworem na jednym z ich czterech pól. Zostają one zniszczone i są otwarte do końca gry.
dm-event-card-dark-energies = Mroczne energie
dm-event-card-dark-energies-text = Tuż przed atakiem marine'a na pole lub pola z potworem, przed rzutem, najeźdźca usuwa 1 żeton obrażeń z dowolnego potwora, który jakiś ma.
dm-event-card-event-dodge = Unik
dm-event-card-event-dodge-text = Tuż przed atakiem marine'a na pole lub pola z potworem, przed rzutem: ten rzut jest objęty unikiem; po nim najeźdźca wskazuje dowolne kości do jednego ponownego rzutu. Znosi się z atakiem wycelowanym.
dm-event-card-dud = Niewypał
dm-event-card-dud-text = Gdy marine deklaruje atak bronią z Wybuchem, przed rzutem: atak traci Wybuch. Działa tylko na atakowane pole, a chybienie nie podlega rozrzutowi.
dm-event-card-darkness = Ciemność
dm-event-card-darkness-text = Karta na początek tury najeźdźcy: do początku jego następnej tury żaden marine nie może atakować pola w zasięgu większym niż 4, także nagłym atakiem i Przebiciem.
dm-event-card-earthquake = Trzęsienie ziemi
dm-event-card-earthquake-text = Na początku swojej tury najeźdźca przesuwa każdego marine'a na planszy do 2 pól, w kolejności tur, krok po kroku, krokami dozwolonymi dla marines. To ruch wymuszony; każdy krok liczy się jako wejście.
dm-event-card-jammed-door = Zacięte drzwi
dm-event-card-jammed-door-text = Przed turą marine'a najeźdźca wybiera jedne zamknięte drzwi lub śluzę. Do końca bieżącej rundy nikt nie może ich otworzyć; karta Rozwal może je zniszczyć.
dm-event-card-misplaced = Zguba
dm-event-card-misplaced-text = Na początku swojej tury najeźdźca wybiera 2 żetony ekwipunku (także klucze) na odkrytych polach, również pod figurkami, i zamienia je miejscami.
dm-event-card-frenzy = Furia
dm-event-card-frenzy-text = Gdy potwór deklaruje dowolny atak, przed rzutem: atak otrzymuje Śmiertelny 2.
dm-event-card-haste = Pośpiech
dm-event-card-haste-text = Przy wskazaniu potwora do aktywacji, w kroku 3 lub dzięki karcie: ma on 3 punkty ruchu więcej.
dm-event-card-rampage = Rzeź
dm-event-card-rampage-text = Po ataku potwora w czasie jego aktywacji (nie po ataku ze zdolności Czujny): może on wykonać w tej aktywacji jeszcze 1 atak.
dm-event-card-reinforcements = Posiłki
dm-event-card-reinforcements-text = W kroku 2 po wykonaniu karty tworzenia: można zagrać w tym kroku jeszcze 1 kartę tworzenia.
dm-event-card-misfire = Zacięcie
dm-event-card-misfire-text = Po rzucie marine'a na atak zużywający amunicję: odrzuca on dodatkowo 1 żeton tej amunicji, jeśli po sprawdzeniu amunicji jeszcze jakiś ma.
dm-event-card-rift = Szczelina
dm-event-card-rift-text = Na początku swojej tury najeźdźca wybiera 1 potwora, którego nie widzi żaden marine, i przenosi go na inne pola zgodne z zasadami tworzenia. Rany zostają, a potwora nadal można aktywować.
dm-spawn-card-spawn-zombies = Trzy zombie
dm-spawn-card-spawn-zombies-text = Najeźdźca tworzy 3 zombie poza polem widzenia marines.
dm-spawn-card-spawn-zombie-imp-trite = Zombie, imp i trite
dm-spawn-card-spawn-zombie-imp-trite-text = Najeźdźca tworzy 1 zombie, 1 impa i 1 trite poza polem widzenia marines.
dm-spawn-card-spawn-demon-or-imp-zombie = Demon albo imp i zombie
dm-spawn-card-spawn-demon-or-imp-zombie-text = Najeźdźca tworzy albo 1 demona, albo 1 impa i 1 zombie poza polem widzenia marines.
dm-spawn-card-spawn-trites = Trzy trite
dm-spawn-card-spawn-trites-text = Najeźdźca tworzy 3 trite poza polem widzenia marines.
dm-spawn-card-spawn-imps = Dwa impy
dm-spawn-card-spawn-imps-text = Najeźdźca tworzy 2 impy poza polem widzenia marines.
dm-spawn-card-spawn-zombies-or-trites = Dwa zombie albo dwa trite
dm-spawn-card-spawn-zombies-or-trites-text = Najeźdźca tworzy albo 2 zombie, albo 2 trite poza polem widzenia marines.
dm-spawn-card-spawn-mancubus = Mancubus
dm-spawn-card-spawn-mancubus-text = Najeźdźca tworzy 1 mancubusa poza polem widzenia marines.
dm-spawn-card-spawn-archvile = Archvile
dm-spawn-card-spawn-archvile-text = Najeźdźca tworzy 1 archvile poza polem widzenia marines.
dm-spawn-card-spawn-archvile-or-imps = Archvile albo dwa impy
dm-spawn-card-spawn-archvile-or-imps-text = Najeźdźca tworzy albo 1 archvile, albo 2 impy poza polem widzenia marines.
dm-spawn-card-spawn-hell-knight = Rycerz piekieł
dm-spawn-card-spawn-hell-knight-text = Najeźdźca tworzy 1 rycerza piekieł poza polem widzenia marines.
dm-spawn-card-spawn-demon = Demon
dm-spawn-card-spawn-demon-text = Najeźdźca tworzy 1 demona poza polem widzenia marines.
dm-spawn-card-spawn-demons-or-hell-knight = Dwa demony albo rycerz piekieł
dm-spawn-card-spawn-demons-or-hell-knight-text = Najeźdźca tworzy albo 2 demony, albo 1 rycerza piekieł poza polem widzenia marines.
dm-timing-after-marine-pickup = po podniesieniu żetonu
dm-timing-start-of-invader-turn = na początku twojej tury
dm-timing-before-marine-attack = przed atakiem marine'a
dm-timing-before-marine-turn = przed turą marine'a
dm-timing-before-invader-attack = gdy atakuje potwór
dm-timing-monster-activation = przy aktywacji potwora
dm-timing-after-invader-attack = po ataku potwora
dm-timing-spawn-step = po karcie tworzenia
dm-timing-after-marine-roll = po rzucie marine'a

## What a seat is asked
dm-ask-round = Runda trwa dalej
dm-ask-action = Wybierz akcję tej tury
dm-ask-act =
    Twoja tura: { $points ->
        [0] bez punktów
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } ruchu, { $attacks ->
        [0] bez ataku
        [one] 1 atak
        [few] { $attacks } ataki
        [many] { $attacks } ataków
       *[other] { $attacks } ataku
    }
dm-ask-start = Zanim zadeklarujesz akcję
dm-ask-respawn = Wybierz, gdzie wracasz na planszę
dm-ask-heading =
    Dokąd idziesz? Punkty ruchu: { $points }
dm-ask-alert = Wydać rozkaz Obrony na koniec tury?
dm-ask-officer = Oficer pozwala ci się przesunąć
dm-ask-react = Ktoś się zbliżył: czy potwór go zaatakuje?
dm-ask-aside = Wybierz najbliższe wolne pole
dm-ask-explore = Odkryto obszar: ustaw jego potwory
dm-ask-target = Które pole zaatakować?
dm-ask-guard = Przerwać rozkazem Obrony?
dm-ask-heal = Użyć rozkazu Leczenia, zanim padną kości?
dm-ask-discard = Za dużo kart: odrzuć jedną
dm-ask-invader = Twoja tura: zagraj karty, twórz albo aktywuj potwory
dm-ask-activate = Aktywuj potwora albo zakończ turę
dm-ask-reroll = Rzucić ponownie kośćmi tego ataku? Atakuje: { $who }
dm-ask-knockback = Odrzucić figurki? Atakuje: { $who }
dm-ask-walk = Przenieść atak na następne pole? Atakuje: { $who }
dm-ask-prepared = Zagrano kartę: { $card }. Unieważnić ją swoim rozkazem?
dm-ask-card = { $card }: wybierz
dm-ask-spawn = { $card }: co się pojawia?
dm-ask-spawn-place = { $card }: gdzie pojawia się { $monster }?
dm-ask-activation = { $monster }: ruch i atak
dm-ask-window-start-of-invader-turn = Zagrać kartę zdarzenia na początku tury?
dm-ask-window-before-marine-turn = Zagrać kartę przed tą turą? Następny: { $who }
dm-ask-window-before-marine-attack = Zagrać kartę, zanim padną kości? Atakuje: { $who }
dm-ask-window-after-marine-roll = Zagrać kartę po tym rzucie? Atakuje: { $who }
dm-ask-window-after-marine-pickup = Zagrać kartę po tym podniesieniu? Marine: { $who }
dm-ask-window-spawn-step = Zagrać kartę po utworzeniu potworów?
dm-ask-window-monster-activation = Zagrać kartę przy tej aktywacji? Potwór: { $who }
dm-ask-window-before-invader-attack = Zagrać kartę do tego ataku? Potwór: { $who }
dm-ask-window-after-invader-attack = Zagrać kartę po tym ataku? Potwór: { $who }
dm-wait-invader = Najeźdźca podejmuje decyzję
dm-wait-marine = Decyzja: { $marine }

## Answers
dm-answer-pass = Pas
dm-answer-adrenaline = Użyj adrenaliny (4 punkty więcej)
dm-answer-ready = Dalej
dm-answer-go = Idź dalej
dm-answer-teleport = Teleportuj się (1 punkt)
dm-answer-end = Zakończ
dm-answer-strike = Atakuj
dm-answer-back = Wróć
dm-answer-keep = Zostaw rzut
dm-answer-roll = Rzuć tutaj
dm-answer-roll-aimed = Rzuć tutaj, wycelowany
dm-answer-roll-at = Rzuć tutaj, cel: { $target }
dm-answer-roll-at-aimed = Rzuć tutaj, wycelowany, cel: { $target }
dm-answer-cancel = Unieważnij kartę rozkazem
dm-answer-leave-out = Pomiń
dm-answer-play = Zagraj: { $card }
dm-answer-spawn = Sprowadź: { $card }
dm-answer-discard = Odrzuć: { $card }
dm-answer-officer = Pozwól na ruch: { $marine }
dm-answer-respawn = Wróć na pole { $at }
dm-answer-step = Krok na { $at }
dm-answer-to = Idź na { $at }
dm-answer-vent = Otworem na { $at }
dm-answer-open = Otwórz drzwi przy { $at }
dm-answer-close = Zamknij drzwi przy { $at }
dm-answer-pick-up = Podnieś: { $token }
dm-answer-give = Przekaż: { $token } → { $marine }
dm-answer-order = Rozkaz: { $order }
dm-answer-attack = Atakuj: { $weapon }
dm-answer-at = { $target }, pole { $at }
dm-answer-at-aimed = { $target }, pole { $at }, wycelowany
dm-answer-reroll = Rzuć ponownie: { $dice }
dm-answer-walk = Dalej na { $at } za: { $die }
dm-answer-heal = Ulecz: { $marine }
dm-answer-react = Atakuje: { $monster }, pole { $at }
dm-answer-knock = Odrzuć na { $at }: { $who }
dm-answer-activate = Aktywuj: { $monster }, pole { $at }
dm-answer-group = Grupa { $number }
# Grupa z karty tworzenia według liczby rodzajów: $kind1 (tekst), $count1 (liczba) i tak dalej.
dm-answer-group-1 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    }
dm-answer-group-2 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    } i { $count2 ->
        [1] { $kind2 }
       *[other] { $kind2 } ×{ $count2 }
    }
dm-answer-group-3 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    }, { $count2 ->
        [1] { $kind2 }
       *[other] { $kind2 } ×{ $count2 }
    } i { $count3 ->
        [1] { $kind3 }
       *[other] { $kind3 } ×{ $count3 }
    }
dm-answer-group-4 =
    { $count1 ->
        [1] { $kind1 }
       *[other] { $kind1 } ×{ $count1 }
    }, { $count2 ->
        [1] { $kind2 }
       *[other] { $kind2 } ×{ $count2 }
    }, { $count3 ->
        [1] { $kind3 }
       *[other] { $kind3 } ×{ $count3 }
    } i { $count4 ->
        [1] { $kind4 }
       *[other] { $kind4 } ×{ $count4 }
    }
dm-answer-kind = Ustaw: { $monster }
dm-answer-place = Tutaj: { $at }
dm-answer-reuse = Użyj figurki z pola { $at }: { $monster }
dm-answer-door = Drzwi przy { $at }
dm-answer-token = { $token }, pole { $at }
dm-answer-monster = { $monster }, pole { $at }

## Reasons
dm-why-blocked = Coś stoi na drodze.
dm-why-door-closed = Pomiędzy są zamknięte drzwi.
dm-why-enemy = Stoi tam wróg.
dm-why-cannot-stop = Stamtąd nie da się już dojść na żadne wolne pole.
dm-why-exit-for-marines = Potwory nie wchodzą na wyjście.
dm-why-exit-locked = Wyjście otwiera się dopiero po osiągnięciu pozostałych celów.
dm-why-no-points = Za mało punktów ruchu.
dm-why-moved-already = Przy Przygotowaniu można się ruszyć albo zaatakować, nie jedno i drugie.
dm-why-no-attacks = W tej turze nie ma już ataku.
dm-why-melee-only = Dozwolony jest tu tylko atak wręcz.
dm-why-berserk = W szale walczy się tylko pięściami.
dm-why-no-weapon = Nie masz tej broni: { $weapon }.
dm-why-no-ammo = Brak amunicji: { $ammo }.
dm-why-not-adjacent = Atak wręcz sięga tylko na sąsiednie pole.
dm-why-no-sight = Brak linii widzenia.
dm-why-no-target = Tego pola nie można zaatakować.
dm-why-too-far = To za daleko.
dm-why-darkness = W ciemności marines atakują najwyżej na 4 pola.
dm-why-attacked-already = Ta figurka była już atakowana w tej serii.
dm-why-locked = Śluza jest zablokowana; nie znaleziono klucza.
dm-why-marines-only = Ze śluz korzystają tylko marines.
dm-why-jammed = Drzwi są zacięte do końca rundy.
dm-why-destroyed = Drzwi są rozbite i zostają otwarte.
dm-why-across-the-line = W drzwiach stoi duży potwór.
dm-why-full-health = Marine jest w pełni zdrowia.
dm-why-has-order = Leży już jeden rozkaz.
dm-why-medic-only = Może to zrobić tylko Medyk.
dm-why-dice-lie = Nie między rzutem a ranami.
dm-why-pad-taken = Na drugim teleporterze stoi inny marine.
dm-why-spawned-already = W tej turze zagrano już kartę tworzenia.
dm-why-too-late = Potwór został już aktywowany; to musi poczekać do następnej tury.

## The log
dm-log-game-began =
    Początek gry: { $words-pl }, { $marines ->
        [one] jeden marine
        [few] { $marines } marines
        [many] { $marines } marines
        *[other] { $marines } marines
    }.
dm-log-card-dealt = { $marine }: karta { $card }.
dm-log-equipped =
    { $marine }: na początek { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
        *[other] { $wounds } ran
    }, pancerz { $armor }, { $bullets ->
        [one] 1 nabój
        [few] { $bullets } naboje
        [many] { $bullets } nabojów
        *[other] { $bullets } nabojów
    }.
dm-log-round = Początek rundy { $round }.
dm-log-turn = Tura: { $marine }.
dm-log-invader-turn = Tura najeźdźcy.
dm-log-countdown =
    { $left ->
        [one] Została 1 runda.
        [few] Zostały { $left } rundy.
        [many] Zostało { $left } rund.
        *[other] Zostało { $left } rund.
    }
dm-log-deck-shuffled = Stos zużytych kart staje się nową talią najeźdźcy.
dm-log-deck-ran-out = Talia najeźdźcy się skończyła: frag, razem { $frags }.
dm-log-drawn = Najeźdźca dobiera kartę.
dm-log-drawn-card = Dobierasz: { $card }.
dm-log-discarded = Najeźdźca odrzuca: { $card }.
dm-log-card-played = Najeźdźca zagrywa: { $card }.
dm-log-card-cancelled = { $marine } unieważnia kartę: { $card }.
dm-log-action = { $marine } wybiera: { $action }.
dm-log-adrenaline = { $marine } używa adrenaliny.
dm-log-order = { $marine } wydaje rozkaz: { $order }.
dm-log-order-used = { $marine } używa rozkazu: { $order }.
dm-log-order-lost = { $marine } traci rozkaz: { $order }.
dm-log-healed = { $medic } leczy: { $marine }.
dm-log-token-taken = { $marine } podnosi z pola { $at }: { $token }.
dm-log-token-passed = { $marine } przekazuje: { $token } → { $to }.
dm-log-berserk-over = Szał mija: { $marine }.
dm-log-berserk-fades = Szał słabnie: { $marine }.
dm-log-recon = { $marine } zagląda za drzwi przy { $at }.
dm-log-recon-seen = { $marine } zagląda za drzwi przy { $at }: { $found }.
dm-log-respawned = { $marine } wraca na pole { $at }.
dm-log-moved = { $who } przechodzi na { $at }.
dm-log-teleported = { $who } teleportuje się na { $at }.
dm-log-vented = { $who } przeciska się otworami na { $at }.
dm-log-knocked = Odrzut na { $at }: { $who }.
dm-log-shaken = Wstrząs przesuwa na { $at }: { $who }.
dm-log-aside = { $who } ustępuje na { $at }.
dm-log-rifted = { $who } wychodzi ze szczeliny na { $at }.
dm-log-door-opened = { $who } otwiera drzwi przy { $at }.
dm-log-door-closed = { $who } zamyka drzwi przy { $at }.
dm-log-door-smashed = Drzwi przy { $at } zostają rozbite.
dm-log-door-jammed = Drzwi przy { $at } zacinają się do końca rundy.
dm-log-revealed = Zapalają się światła: { $name-pl }. { $text-pl }
dm-log-monster-found = { $monster } stoi na polu { $at }.
dm-log-monster-spawned = { $monster } pojawia się na polu { $at }.
dm-log-monster-left-out = Brak miejsca albo figurki: { $monster }.
dm-log-monster-removed = { $monster } schodzi z planszy.
dm-log-attack-weapon =
    { $how ->
        [1] Nagły atak: { $who }, { $weapon }; cel: { $target }, pole { $at }.
        [3] Wycelowany atak: { $who }, { $weapon }; cel: { $target }, pole { $at }.
        *[other] Atak: { $who }, { $weapon }; cel: { $target }, pole { $at }.
    }
dm-log-attack =
    { $how ->
        [2] Czujny atak: { $who }; cel: { $target }, pole { $at }.
        *[other] Atak: { $who }; cel: { $target }, pole { $at }.
    }
dm-log-attack-walked = Atak idzie dalej na { $at }; odpada { $die }.
dm-log-attack-again = Rzut na atak na polu { $at }.
dm-log-twist-dodged = Cel robi unik.
dm-log-twist-dud = Niewypał: wybuchu nie będzie.
dm-log-twist-deadly = Atak zadaje dodatkowe obrażenia: { $more }.
dm-log-twist-misfire = Zacięcie: przepada dodatkowa amunicja.
dm-log-attack-void = Ataku nie można już wykonać.
dm-log-rolled =
    Rzut: { $miss ->
        [1] pudło
        *[other] zasięg { $range }, obrażenia { $damage }
    }.
dm-log-rerolled =
    Ponowny rzut ({ $by }): { $miss ->
        [1] pudło
        *[other] zasięg { $range }, obrażenia { $damage }
    }.
dm-log-ammo-spent = { $marine } zużywa: { $ammo }, zostaje { $left }.
dm-log-missed-icon = Pudło.
dm-log-missed = Za krótko: zasięg { $range }, potrzeba { $needed }.
dm-log-hit = Trafienie, obrażenia: { $damage }.
dm-log-scatter-none = Wybuch gaśnie.
dm-log-scatter =
    Rozrzut: { $direction }, { $squares ->
        [one] 1 pole
        [few] { $squares } pola
        [many] { $squares } pól
        *[other] { $squares } pól
    }.
dm-log-scatter-lands = Wybucha na polu { $at }.
dm-log-scatter-stopped = Coś go zatrzymuje; nic się nie dzieje.
dm-log-wounded =
    { $who }: { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
        *[other] { $wounds } ran
    }, zostaje { $left }.
dm-log-wounded-hazard =
    { $who } w odpadach: { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
        *[other] { $wounds } ran
    }, zostaje { $left }.
dm-log-wounded-barrel =
    Wybuch beczki, { $who }: { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
        *[other] { $wounds } ran
    }, zostaje { $left }.
dm-log-wounded-heat =
    Żar, { $who }: { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
        *[other] { $wounds } ran
    }, zostaje { $left }.
dm-log-held = Pancerz wytrzymuje obrażenia { $damage }: { $who }.
dm-log-killed = Zabity: { $monster }.
dm-log-telefragged = Telefrag: { $monster }.
dm-log-fragged = { $marine } ginie: fragi najeźdźcy { $frags }.
dm-log-barrel = Wybucha beczka na polu { $at }.
dm-log-activated = Aktywacja: { $monster }.
dm-log-hastened = { $monster } dostaje dodatkowe punkty ruchu: { $points }.
dm-log-rampages = { $monster } może zaatakować jeszcze raz.
dm-log-more-spawns = Można zagrać jeszcze jedną kartę tworzenia.
dm-log-darkness = Zapada ciemność: marines atakują najwyżej na 4 pola.
dm-log-darkness-lifts = Ciemność ustępuje.
dm-log-swapped = Zamiana miejsc: { $first } ({ $one }) i { $second } ({ $other }).
dm-log-wound-removed = { $monster } traci żeton obrażeń.
dm-log-encountered = { $marine } dociera do żetonu wsparcia.
dm-log-exit = { $marine } wydostaje się na zewnątrz.
dm-log-goal = Cel osiągnięty.
dm-log-over-goal = Marines dokonali swego: wygrywają.
dm-log-over-frags = Najeźdźca ma dość fragów i wygrywa.
dm-log-over-countdown = Czas minął: wygrywa najeźdźca.

## The table as text
dm-picture-head = { $words-pl }, runda { $round }, fragi { $frags } z { $goal }
dm-picture-reached = Dotarto już do miejsc z zadania: { $reached }
dm-picture-countdown =
    { $left ->
        [one] Została 1 runda
        [few] Zostały { $left } rundy
        [many] Zostało { $left } rund
        *[other] Zostało { $left } rund
    }
dm-picture-door =
    Pole { $at }: { $door }, { $state ->
        [locked] brak klucza
        [jammed] zacięcie do końca rundy
        [open] przejście wolne
        [destroyed] przejście wolne na stałe
        *[closed] przejście zamknięte
    }
dm-picture-dark = Czeka w ciemności, co już wiesz: { $things }
dm-picture-keys = Znalezione klucze: { $keys }
dm-picture-in-sight = W polu widzenia, z zasięgiem: { $squares }
dm-picture-darkness = Ciemność: marines atakują najwyżej na 4 pola
dm-picture-marine = { $number } { $marine }, pole { $at }: rany { $wounds } z { $full }, pancerz { $armor }, naboje { $bullets }, rakiety { $rockets }, baterie { $cells }
dm-picture-cards = Talia { $deck }, ręka { $hand }, zużyte { $pile }

dm-legend =
    Znaki na mapie:
      1 2 3  marines    Z zombie  I imp  T trite  D demon  V archvile  M mancubus  H rycerz piekieł  C cyberdemon
      | =  zamknięte drzwi    :  otwarte drzwi    .  podłoga    ·  w ciemności, zna je tylko najeźdźca
      X  przeszkoda    o  beczka    ~  toksyczne odpady    v  otwór wentylacyjny    r b y  teleportery    E  wyjście
      a  naboje    g  rakiety    c  baterie    h  zdrowie    +  pancerz    A  adrenalina    K  szał
      w piła łańcuchowa  s shotgun  m karabinek  n chain gun  l wyrzutnia rakiet  p karabin plazmowy  f BFG
      R U Y  klucz czerwony, niebieski, żółty    ?  żeton wsparcia
      Przy potworze: jego rany z tych, które może przyjąć; { "*" } był już aktywowany w tej turze.
      Wybierz atak, by przeczytać, co jest w polu widzenia i jak daleko; powrót nic nie kosztuje.
