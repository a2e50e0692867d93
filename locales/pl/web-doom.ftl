# DOOM w przeglądarce: plansza, arkusze, przewodnik. O obszarach nic tu nie ma.

## The board
web-dm-board = Baza
web-dm-compass = Północ jest u góry
web-dm-square = { $area } { $column },{ $row }
web-dm-door = { $door }, { $state }
web-dm-blocked-wall = widok zasłania ściana
web-dm-blocked-door = widok zasłaniają zamknięte drzwi
web-dm-blocked-obstacle = widok zasłania przeszkoda
web-dm-blocked-barrel = widok zasłania beczka
web-dm-blocked-figure = widok zasłania figurka
web-dm-range = zasięg { $range }
web-dm-range-odds = zasięg { $range } · { $hit }%
web-dm-ground-blocking = Przeszkoda
web-dm-ground-blocking-text = Nikt przez nią nie przejdzie ani niczego nie zobaczy.
web-dm-ground-barrel = Wybuchająca beczka
web-dm-ground-barrel-text = Zasłania drogę i widok. Trafiona rani wszystkich obok.
web-dm-ground-hazard = Toksyczne odpady
web-dm-ground-hazard-text = Kto wejdzie, dostaje ranę; kto zostanie, jeszcze jedną.
web-dm-ground-vent = Otwór wentylacyjny
web-dm-ground-vent-text = Trite przechodzą nim do innego otworu.
web-dm-ground-teleporter-red = Czerwony teleporter
web-dm-ground-teleporter-red-text = Za 1 punkt marine przenosi się na drugi w tym kolorze, nawet w ciemność.
web-dm-ground-teleporter-blue = Niebieski teleporter
web-dm-ground-teleporter-blue-text = Za 1 punkt marine przenosi się na drugi w tym kolorze, nawet w ciemność.
web-dm-ground-teleporter-yellow = Żółty teleporter
web-dm-ground-teleporter-yellow-text = Za 1 punkt marine przenosi się na drugi w tym kolorze, nawet w ciemność.
web-dm-ground-exit = Wyjście
web-dm-ground-exit-text = Wejść mogą tylko marines.
web-dm-door-normal = Drzwi
web-dm-door-normal-text = Otwiera lub zamyka je za 2 punkty każdy, kto stoi obok. Zamknięte zatrzymują wszystko.
web-dm-door-red = Czerwona śluza
web-dm-door-red-text = Zablokowana, dopóki marine nie znajdzie klucza; potwory jej nie używają.
web-dm-door-blue = Niebieska śluza
web-dm-door-blue-text = Zablokowana, dopóki marine nie znajdzie klucza; potwory jej nie używają.
web-dm-door-yellow = Żółta śluza
web-dm-door-yellow-text = Zablokowana, dopóki marine nie znajdzie klucza; potwory jej nie używają.
web-dm-marine-text = Rany { $wounds } z { $full }, pancerz { $armor }, naboje { $bullets }.

## The list of squares
web-dm-list-marine = { $name }: rany { $wounds }, pancerz { $armor } { $order }
web-dm-list-monster = { $name }, rany { $wounds } z { $life }
web-dm-list-seen = W zasięgu wzroku, zasięg { $range }
web-dm-list-hidden = Zasięg { $range }, ale { $why }
web-dm-list-no-way = Nie ma tam drogi
web-dm-list-dark = W ciemności, tak jak pokazał Zwiad
# $area (text): the name of an area in the dark.
web-dm-list-dark-area = { $area }, jeszcze nieodkryte
# $left, $right, $top, $bottom (numbers)
web-dm-list-extent = Kolumny od { $left } do { $right }, rzędy od { $top } do { $bottom }
# $what (text): a monster, a token, a door; $column, $row (numbers)
web-dm-list-at = { $what } na { $column },{ $row }
web-dm-list-answers =
    { $count ->
        [one] 1 możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
        *[other] { $count } możliwości
    }

## Marines and the invader
web-dm-sides = Strony
web-dm-you = ty
web-dm-off-board = poza planszą
web-dm-order = Rozkaz: { $order }
web-dm-wounds = rany
web-dm-wounds-long = Zostało ran: { $wounds } z { $full }
web-dm-armor = pancerz
web-dm-deck =
    { $rounds ->
        [one] w talii: 1 runda do następnego fraga
        [few] w talii: około { $rounds } rund do następnego fraga
        [many] w talii: około { $rounds } rund do następnego fraga
        *[other] w talii: około { $rounds } rund do następnego fraga
    }
web-dm-hand = Twoja ręka
web-dm-hand-size =
    { $count ->
        [one] 1 karta na ręce, najwyżej { $limit }
        [few] { $count } karty na ręce, najwyżej { $limit }
        [many] { $count } kart na ręce, najwyżej { $limit }
        *[other] { $count } kart na ręce, najwyżej { $limit }
    }
web-dm-hand-own = Ręka { $count } z { $limit }; marines widzą tylko liczbę
web-dm-spawn-card = karta tworzenia
web-dm-pile = Zużyte { $count }, ostatnia: { $last }

## The matter in hand
web-dm-matter = Co się dzieje
web-dm-odds = Szanse
web-dm-hit = na trafienie
web-dm-wounds-chance =
    { $wounds ->
        [one] { $chance }% na co najmniej 1 ranę
        [few] { $chance }% na co najmniej { $wounds } rany
        [many] { $chance }% na co najmniej { $wounds } ran
        *[other] { $chance }% na co najmniej { $wounds } ran
    }
web-dm-nobody = Nikt nie oberwie
web-dm-against = cel: { $who }
web-dm-sum = zasięg { $range }, potrzeba { $needed } · obrażenia { $damage }
web-dm-sum-melee = obrażenia { $damage }
web-dm-sum-miss = pudło
web-dm-die =
    { $die }: zasięg { $range }, obrażenia { $damage }{ $bullet ->
        [1] , nabój
        *[other] {""}
    }
web-dm-die-miss = { $die }: pudło
web-dm-pick-die = Rzuć tą kością ponownie
web-dm-card-shown = zagrana przez najeźdźcę
web-dm-revealed = właśnie odkryte

## What ends the game
web-dm-stakes = Co kończy grę
web-dm-frags = fragi
web-dm-stake-deck = talia
web-dm-stake-reached = osiągnięte
web-dm-stake-reached-long = Dotarto już do miejsc z zadania: { $reached }.
web-dm-stake-countdown = rundy
web-dm-stake-frags-long = Najeźdźca ma fragów: { $frags }; wygrywa, mając { $goal }.
web-dm-stake-deck-long = Kart w talii: { $deck }; gdy się skończy, najeźdźca dostaje fraga.
web-dm-stake-countdown-long =
    { $left ->
        [one] Na następny cel została 1 runda.
        [few] Na następny cel zostały { $left } rundy.
        [many] Na następny cel zostało { $left } rund.
        *[other] Na następny cel zostało { $left } rund.
    }
web-dm-phase-marine = Marines
web-dm-phase-invader = Najeźdźca

## Answers
web-dm-bundle-step = Zrób krok…
web-dm-bundle-to = Idź na…
web-dm-bundle-at = Zaatakuj pole…
web-dm-bundle-idle = Pole bez wroga…
web-dm-bundle-place = Ustaw na polu…
web-dm-bundle-respawn = Wróć na pole…
web-dm-bundle-activate = Aktywuj potwora…
web-dm-bundle-reroll = Rzuć ponownie…
web-dm-bundle-walk = Przenieś atak…
web-dm-bundle-knock = Odrzuć na pole…
web-dm-bundle-vent = Przejdź otworem…
web-dm-bundle-token = Wybierz żeton…
web-dm-bundle-reuse = Użyj figurki ponownie…
web-dm-confirm-friends =
    { $friends ->
        [one] Oberwie też marine. Atakować mimo to?
        [few] Oberwą też { $friends } marines. Atakować mimo to?
        [many] Oberwie też { $friends } marines. Atakować mimo to?
        *[other] Oberwie też { $friends } marines. Atakować mimo to?
    }
web-dm-confirm-nobody = Nikt tam nie stoi. Atakować mimo to?
web-dm-forecast-end = Niewykorzystane punkty i ataki przepadają.
web-dm-mark-friends = są tam tylko swoi
web-dm-mark-nobody = nikogo tam nie ma
# What each action gives, on its button.
web-dm-gain-sprint = podwójny ruch
web-dm-gain-unload = dwa ataki
web-dm-gain-advance = ruch i atak
web-dm-gain-prepare = rozkaz oraz ruch albo atak
web-dm-price =
    { $points ->
        [one] koszt 1 punkt
        [few] koszt { $points } punkty
        [many] koszt { $points } punktów
        *[other] koszt { $points } punktu
    }

## The end
web-dm-won-marines = Wygrywają marines
web-dm-won-invader = Wygrywa najeźdźca
web-dm-won-goal = Zrobili to, po co przyszli.
web-dm-won-frags = Fragi: { $frags } z { $goal }.
web-dm-won-countdown = Skończył się czas.
web-dm-result-lead =
    { $rounds ->
        [one] { $scenario }, 1 runda.
        [few] { $scenario }, { $rounds } rundy.
        [many] { $scenario }, { $rounds } rund.
        *[other] { $scenario }, { $rounds } rund.
    }
web-dm-result-anew = Zagraj jeszcze raz
web-dm-result-deaths =
    { $count ->
        [one] zginął raz
        [few] zginął { $count } razy
        [many] zginął { $count } razy
        *[other] zginął { $count } razy
    }
web-dm-result-killed = { $monster }: zabitych { $count }
web-dm-result-curve = Fragi
web-dm-result-turning = Punkty zwrotne

## The first game
web-dm-step-action = Wybierz akcję
web-dm-step-action-text = Sprint to 8 kroków, Seria – dwa ataki, Podejście – 4 kroki i atak, Przygotowanie – ruch albo atak i rozkaz.
web-dm-step-walk = Podejdź do drzwi
web-dm-step-walk-text = Pola w zasięgu są obramowane. Żetony podnosi się za darmo; drzwi kosztują 2 punkty.
web-dm-step-spawn = Sprowadź potwory
web-dm-step-spawn-text = W turze zagraj jedną kartę tworzenia. Potwory pojawiają się tam, gdzie nie widzi żaden marine: na ciemnych polach.
web-dm-hint-door = Otwórz drzwi
web-dm-hint-door-text = Za nimi jest ciemny obszar. Gdy tylko zobaczysz jego pole, zapalą się światła.
web-dm-hint-attack = Strzelaj
web-dm-hint-attack-text = Wskaż cel: promień pokazuje zasięg i to, co zasłania, a pasek poniżej szanse.
web-dm-hint-order = Wydaj rozkaz
web-dm-hint-order-text = Obrona pozwala zaatakować w turze najeźdźcy, Unik i Celowanie dają ponowny rzut.
web-dm-hint-pick-up = Weź to
web-dm-hint-pick-up-text = Podnoszenie nic nie kosztuje, nawet w środku ruchu.
web-dm-hint-light = Światło ich powstrzymuje
web-dm-hint-light-text = Potwory nie pojawiają się na polach, które widzi marine. Stój tak, by widzieć dużo.
web-dm-hint-frags = Frag
web-dm-hint-frags-text = Każda śmierć marine'a i każdy koniec talii to frag. Wracasz, ale fragi się sumują.
web-dm-hint-respawn = Wróć
web-dm-hint-respawn-text = Wybierz pole w odległości od 8 do 16 od miejsca śmierci. Broń i amunicja zostają twoje.
web-dm-hint-activate = Rusz potwory
web-dm-hint-activate-text = Każdy potwór może raz się ruszyć i zaatakować. Najpierw strzelający, potem gryzące.
web-dm-hint-strike = Atakuj
web-dm-hint-strike-text = Potwory walczące wręcz atakują tylko sąsiednie pole; impy i archvile strzelają po linii.
web-dm-hint-window = Zagraj lub spasuj
web-dm-hint-window-text = Pytanie pada w tych samych chwilach niezależnie od ręki, więc pas nic nie zdradza.
web-dm-hint-discard = Za dużo kart
web-dm-hint-discard-text = Pozbądź się kart tworzenia bez wolnych figurek, zachowaj Unik.
web-dm-hint-dark = Znasz bazę
web-dm-hint-dark-text = Blada część to obszary, których marines jeszcze nie widzieli. Nie znają nawet ich rozmiaru.

## The rules in two minutes
web-dm-primer-goal = Jeden przeciw wszystkim
web-dm-primer-goal-text = Od jednego do trzech marines bada bazę, którą zna tylko najeźdźca. Marines wygrywają, wykonując zadanie scenariusza; najeźdźca, zbierając fragi: za każdą śmierć marine'a i za każde wyczerpanie talii.
web-dm-primer-turn = Tura marine'a
web-dm-primer-turn-text = Wybierz jedną z czterech akcji: bieg, dwa strzały, ruch i strzał albo przygotowanie z rozkazem. Idź pole po polu, także na ukos; drzwi kosztują 2 punkty, żetony nic.
web-dm-primer-attack = Ataki
web-dm-primer-attack-text = Potrzebna jest wolna linia do pola i dość zasięgu na kościach; krzyżyk to pudło. Obrażenia dzielone przez pancerz dają rany. Nabój na kości kosztuje żeton amunicji.
web-dm-primer-dark = W ciemność
web-dm-primer-dark-text = Gdy tylko marine zobaczy pole ciemnego obszaru, odkrywa się on cały wraz z potworami. Klucze otwierają śluzy dla wszystkich.
web-dm-primer-invader = Najeźdźca
web-dm-primer-invader-text = Dobiera karty, sprowadza potwory tam, gdzie nikt nie patrzy, potem wszystkimi rusza i atakuje. Karty zdarzeń działają w turze każdego gracza.
