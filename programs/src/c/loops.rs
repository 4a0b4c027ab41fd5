//! Loops: counting their rounds, and finding those that only wait.
//!
//! A round of a loop that had no effect and passes on the very values it began with is a round that
//! might as well not have been: whatever the loop does next, it could have done right away. So a
//! thread that comes back to the start of a loop like that is blocked ([`super::machine`] says
//! `assume(false)`): the execution in which its reads give what lets it go on is explored anyway.
//! Nothing is lost for safety: an execution with idle rounds stays consistent when their reads are
//! left out. `spurious` says when a round is idle in which something ended for no reason, and
//! `stale` when one is that changed memory of which only its thread knows.
//!
//! To see it, each loop keeps the number of effects so far and the values of the registers that a
//! round passes on (live at the start of the loop and set inside it) as they were when the round
//! began. Registers of which nothing comes do not count (`useful`).

use super::code::{Code, Instruction, Loop, Register};
use super::flow::{
    Body, Located, control_flow, definitions, live_at_start, reached, successors, targets,
};
use super::useful::Useful;
use fixedbitset::FixedBitSet;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{DfsPostOrder, EdgeRef, NodeFiltered, Reversed};
use rustc_hash::FxHashMap;

/// What rounds of the loops of a function are counted for.
#[derive(Clone, Copy)]
pub struct Rounds {
    /// There may be a bound.
    pub bounded: bool,
    /// The function takes several locks, and gives all back if one is taken.
    pub backs_off: bool,
    /// Registers do not count of which nothing comes.
    pub forgets: bool,
}

/// Finds the loops of a function and instruments them.
pub fn instrument(body: &mut Body, code: &mut Code, rounds: Rounds) {
    let bounded = rounds.bounded;
    let graph = control_flow(body, code);
    let edges = back_edges(&graph);
    let mut headers: Vec<u32> = edges.iter().map(|(_, header)| *header).collect();
    headers.sort_unstable();
    headers.dedup();
    let live = live_at_start(body, code);
    let mut useful: Option<Useful> = None;
    let mut found = Vec::new();
    for header in headers {
        let latches: Vec<u32> = edges
            .iter()
            .filter(|(_, to)| *to == header)
            .map(|(from, _)| *from)
            .collect();
        let inside = loop_blocks(&graph, header, &latches);
        let mut set = FixedBitSet::with_capacity(body.registers as usize);
        for number in inside.ones() {
            for located in &body.blocks[number] {
                definitions(&located.instruction, &[], |register| {
                    set.insert(register.0 as usize);
                });
            }
        }
        set.intersect_with(&live[header as usize]);
        if rounds.forgets && !set.is_clear() {
            let useful = useful.get_or_insert_with(|| Useful::new(body, code));
            set.intersect_with(&useful.in_loop(body, code, &inside));
        }
        let mut exits = successors(&body.blocks[header as usize], code);
        exits.sort_unstable();
        exits.dedup();
        found.push((header, latches, inside, set, exits));
    }
    // The loop that takes locks has others in it, that go through the locks, or is the only one.
    let blocks: Vec<(u32, FixedBitSet)> = found
        .iter()
        .map(|(header, _, inside, ..)| (*header, inside.clone()))
        .collect();
    let takes_locks = |header: u32, inside: &FixedBitSet| {
        let others = || blocks.iter().filter(|(other, _)| *other != header);
        let is_inner = others().any(|(_, around)| around.contains(header as usize));
        let has_inner = others().any(|(other, _)| inside.contains(*other as usize));
        rounds.backs_off && !is_inner && (has_inner || blocks.len() == 1)
    };
    // The way into each loop that is instrumented already, by its header.
    let mut ways_in: FxHashMap<u32, u32> = FxHashMap::default();
    for (header, latches, inside, passed_on, exits) in found {
        let carried = passed_on
            .ones()
            .map(|register| (Register(register as u32), body.register()))
            .collect();
        let effects = body.register();
        let begun = body.register();
        let changes = body.register();
        let passed = body.register();
        let backs_off = takes_locks(header, &inside);
        let counter = (bounded || backs_off).then(|| body.register());
        let index = body.loops.len() as u32;
        // A loop whose test is at its start is cut on the way from the test into the body.
        let cut_in_body =
            exits.iter().any(|to| !inside.contains(*to as usize)) && !exits.contains(&header);
        let position = body.blocks[header as usize]
            .iter()
            .rev()
            .find_map(|located| located.position);
        body.loops.push(Loop {
            counter,
            effects,
            begun,
            changes,
            passed,
            carried,
            backs_off,
            cut_in_body,
            position,
        });
        let enter = edge_block(body, Instruction::LoopEnter { index }, header);
        let back = edge_block(body, Instruction::LoopBack { index }, header);
        for number in 0..body.blocks.len() as u32 {
            if latches.contains(&number) {
                retarget(body, code, number, header, back);
            } else if number != enter && number != back {
                retarget(body, code, number, header, enter);
            }
        }
        ways_in.insert(header, enter);
        if bounded && cut_in_body {
            for to in exits.into_iter().filter(|to| inside.contains(*to as usize)) {
                let to = ways_in.get(&to).copied().unwrap_or(to);
                let cut = edge_block(body, Instruction::LoopBody { index }, to);
                retarget(body, code, header, to, cut);
            }
        }
    }
}

fn edge_block(body: &mut Body, instruction: Instruction, target: u32) -> u32 {
    let position = body.blocks[target as usize]
        .iter()
        .find_map(|located| located.position);
    body.blocks.push(vec![
        Located {
            instruction,
            position,
        },
        Located {
            instruction: Instruction::Jump { target },
            position,
        },
    ]);
    body.blocks.len() as u32 - 1
}

fn retarget(body: &mut Body, code: &mut Code, block: u32, from: u32, to: u32) {
    if let Some(last) = body.blocks[block as usize].last_mut() {
        targets(&mut last.instruction, code, |target| {
            if *target == from {
                *target = to;
            }
        });
    }
}

/// The edges that go back to a block which a walk from the entry has not left yet.
///
/// The walk leaves a block after all blocks that it found from there, so an edge goes back if the
/// walk leaves its target not before its source. (Petgraph's `depth_first_search`, which tells such
/// edges by itself, calls itself for every block; functions can have too many for that.)
fn back_edges(graph: &DiGraph<(), ()>) -> Vec<(u32, u32)> {
    let mut left = vec![None; graph.node_count()];
    let mut walk = DfsPostOrder::new(graph, NodeIndex::new(0));
    let mut count = 0;
    while let Some(block) = walk.next(graph) {
        left[block.index()] = Some(count);
        count += 1;
    }
    let back = graph.edge_references().filter(|edge| {
        let source = left[edge.source().index()];
        source.is_some() && left[edge.target().index()] >= source
    });
    let mut edges: Vec<_> = back
        .map(|edge| (edge.source().index() as u32, edge.target().index() as u32))
        .collect();
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// The blocks from which the way back to the header is found without passing it, and the header.
fn loop_blocks(graph: &DiGraph<(), ()>, header: u32, latches: &[u32]) -> FixedBitSet {
    let header = NodeIndex::new(header as usize);
    let body = NodeFiltered::from_fn(graph, |block| block != header);
    let latches = latches.iter().map(|latch| NodeIndex::new(*latch as usize));
    let starts = latches.filter(|latch| *latch != header).collect();
    let mut inside = reached(Reversed(&body), starts);
    inside.insert(header.index());
    inside
}
