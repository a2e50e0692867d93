//! The board as a bot reads it from the view: who is next to whom, and how far it is.

use holdout_zombicide::View;
use holdout_zombicide::pieces::{Hero, Spot};

/// Steps a closed door costs on the way.
const DOOR: u32 = 2;

pub struct Town<'v> {
    pub view: &'v View,
    /// Neighbours by zone, with the cost of the step; closed doors cost more, locked ones are no way.
    near: Vec<Vec<(usize, u32)>>,
}

impl<'v> Town<'v> {
    pub fn new(view: &'v View) -> Self {
        let mut town = Self { view, near: vec![Vec::new(); view.zones.len()] };
        let columns = view.map.columns;
        for (at, &spot) in view.map.cells.iter().enumerate() {
            let free = |edge: &str| edge == "free" || edge == "opening";
            if (at + 1) % columns != 0 && free(view.map.east[at]) {
                town.join(spot, view.map.cells[at + 1], 1);
            }
            if at + columns < view.map.cells.len() && free(view.map.south[at]) {
                town.join(spot, view.map.cells[at + columns], 1);
            }
        }
        for door in view.doors.iter().filter(|door| door.open || !door.locked) {
            town.join(door.between[0], door.between[1], if door.open { 1 } else { 1 + DOOR });
        }
        town
    }

    fn join(&mut self, one: Spot, two: Spot, cost: u32) {
        let (one, two) = (self.zone(one), self.zone(two));
        if one != two {
            self.near[one].push((two, cost));
            self.near[two].push((one, cost));
        }
    }

    pub fn zone(&self, spot: Spot) -> usize {
        self.view.zones.iter().position(|zone| zone.zone == spot).unwrap_or(0)
    }

    pub fn of(&self, hero: Hero) -> usize {
        self.view.survivors[hero.index()].zone.map_or(0, |spot| self.zone(spot))
    }

    pub fn zombies(&self, zone: usize) -> u32 {
        self.view.zones[zone].zombies.values().map(|count| u32::from(*count)).sum()
    }

    /// Cost of the way to some zones from everywhere; Zombies on the way make it longer.
    pub fn ways_to(&self, goals: &[usize]) -> Vec<u32> {
        let mut cost = vec![u32::MAX; self.near.len()];
        for &goal in goals {
            cost[goal] = 0;
        }
        // The board is small: relaxing until nothing changes is quick enough.
        loop {
            let mut changed = false;
            for zone in 0..self.near.len() {
                for &(next, step) in &self.near[zone] {
                    let step = step + 2 * self.zombies(next);
                    let through = cost[next].saturating_add(step);
                    if through < cost[zone] {
                        cost[zone] = through;
                        changed = true;
                    }
                }
            }
            if !changed {
                return cost;
            }
        }
    }

    /// Enemies that can be in a zone after their next Activation.
    pub fn threat(&self, zone: usize) -> u32 {
        let around = self.near[zone].iter().filter(|(_, cost)| *cost == 1);
        self.zombies(zone) * 2 + around.map(|(next, _)| self.zombies(*next)).sum::<u32>()
    }

    /// Enemies that reach a zone with their next Activation: its own, its neighbours, Runners of two zones away.
    pub fn reach_of_enemies(&self, zone: usize) -> u32 {
        let open = |zone: usize| self.near[zone].iter().filter(|(_, cost)| *cost == 1).map(|(next, _)| *next);
        let runners = |zone: usize| u32::from(self.view.zones[zone].zombies.get("runner").copied().unwrap_or(0));
        let near: u32 = open(zone).map(runners).sum();
        let far: u32 = open(zone).flat_map(open).filter(|far| *far != zone).map(runners).sum();
        self.zombies(zone) + near + far
    }

    pub fn friends(&self, zone: usize) -> usize {
        self.view.zones[zone].survivors.len()
    }
}
