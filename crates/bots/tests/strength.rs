//! The schemer beats players who answer anything. Full figures come from `holdout match`; here a wide margin does.

mod common;

use common::{Game, osaczeni};

/// Mean points of the schemers and of the others, with the seats rotated.
fn mean_points(kinds: &[&str], games: u64) -> (f64, f64) {
    let setup = osaczeni().default_setup(kinds.len() as u8);
    let (mut schemers, mut others) = (Vec::new(), Vec::new());
    for number in 0..games {
        let turn = number as usize % kinds.len();
        let seats: Vec<&str> = (0..kinds.len()).map(|seat| kinds[(seat + turn) % kinds.len()]).collect();
        let game = Game::new(&setup, &seats, number / kinds.len() as u64).play();
        for (kind, points) in seats.iter().zip(game.points()) {
            if *kind == "schemer" { schemers.push(points) } else { others.push(points) }
        }
    }
    let mean = |points: &[f64]| points.iter().sum::<f64>() / points.len() as f64;
    (mean(&schemers), mean(&others))
}

#[test]
fn one_schemer_among_random_players_gets_far_more_points() {
    for players in 3..=6 {
        let mut kinds = vec!["random"; players];
        kinds[0] = "schemer";
        let (schemer, random) = mean_points(&kinds, 4 * players as u64);
        assert!(schemer > random + 4.0, "{players} players: {schemer:.1} against {random:.1}");
    }
}

#[test]
fn one_random_player_among_schemers_gets_far_fewer_points() {
    for players in 3..=6 {
        let mut kinds = vec!["schemer"; players];
        kinds[0] = "random";
        let (schemer, random) = mean_points(&kinds, 4 * players as u64);
        assert!(schemer > random + 2.0, "{players} players: {schemer:.1} against {random:.1}");
    }
}
