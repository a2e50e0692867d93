//! The enemies' phase asks for no memory, whatever is on the board: counted by the allocator, in games from fixed seeds.

use allocation_counter::{AllocationInfo, measure};
use holdout_kernel::{Seed, Table, Tape, Throw};
use holdout_zombicide::{
    Answer, BlackPlagueEdition, Edition, InvaderEdition, Phase, Setup, WhiteDeathEdition, Zombicide,
};

/// Missions, and how many play.
const TABLES: [(&str, u8); 4] = [("m1", 4), ("m5", 4), ("m10", 4), ("m10", 6)];
const GAMES: u8 = 20;
/// Phases there have to be, so that something was looked at.
const LEAST: u32 = 10;

/// Whether a table stands where the enemies act, spawn, or the Round ends, and no Survivor has an extra Turn.
fn is_theirs<E: Edition>(table: &Table<Zombicide<E>>) -> bool {
    table.board().round > 0 && table.board().phase != Phase::Players && !table.board().linking
}

/// Plays games of random answers, and counts what is allocated by every end of a Turn that begins the enemies' phase and by
/// every answer given in it. What a fight allocates that begins it is the Survivors'.
fn play<E: Edition>(mission: &str, players: u8) {
    let content = Zombicide::<E>::built_in();
    let setup = Setup::default_for(content, mission, players);
    let (mut phases, mut list) = (0, Vec::with_capacity(1_024));
    for game in 1..=GAMES {
        let mut table = Table::<Zombicide<E>>::open(content, &setup, Seed([game; 32]), Tape::NONE).expect("it opens");
        let mut throw = Throw::loose(Seed([game; 32]), 1);
        while !table.is_over() {
            let seat = table.waiting_for().iter().next().expect("somebody is asked");
            table.legal(seat, &mut list);
            let (answer, before) = (*throw.pick(&list), table);
            let AllocationInfo { count_total: count, .. } = measure(|| {
                table.take_offered(seat, answer, Tape::NONE);
            });
            let theirs = is_theirs(&before)
                || answer == Answer::EndTurn && (is_theirs(&table) || table.board().round > before.board().round);
            phases += u32::from(theirs && !is_theirs(&before));
            // The new order of a deck that ran out is the record's to keep, not the phase's.
            let shuffled = u64::from(table.board().zombie_left > before.board().zombie_left);
            if theirs {
                let place =
                    format!("{} {mission}, {players} players, game {game}, round {}", E::ID, before.board().round);
                assert!(count <= shuffled, "{place}, {answer:?}: {count} allocations");
            }
        }
    }
    assert!(phases >= LEAST, "{} {mission}: {phases} phases of the enemies", E::ID);
}

#[test]
fn black_plagues_enemies_ask_for_no_memory() {
    for (mission, players) in TABLES {
        play::<BlackPlagueEdition>(mission, players);
    }
}

#[test]
fn invaders_enemies_ask_for_no_memory() {
    for (mission, players) in TABLES {
        play::<InvaderEdition>(mission, players);
    }
}

#[test]
fn white_deaths_enemies_ask_for_no_memory() {
    for (mission, players) in TABLES {
        play::<WhiteDeathEdition>(mission, players);
    }
}
