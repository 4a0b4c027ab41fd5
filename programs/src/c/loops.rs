//! Loops: counting their rounds, and finding those that only wait.
//!
//! A round of a loop that had no effect and passes on the very values it began with is a round that might as well not
//! have been: whatever the loop does next, it could have done right away. So a thread that comes back to the start of
//! a loop like that is blocked ([`super::machine`] says `assume(false)`): the execution in which
//! its reads give what lets it go on is explored anyway. Nothing is lost for safety: an execution with idle rounds
//! stays consistent when their reads are left out.
//!
//! To see it, each loop keeps the number of effects so far and the values of the registers that a round passes on
//! (live at the start of the loop and set inside it) as they were when the round began.

use super::code::{Code, Instruction, Loop, Register};
use super::flow::{Body, Located, definitions, live_at_start, successors, targets};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

/// Finds the loops of a function and instruments them.
pub fn instrument(body: &mut Body, code: &mut Code, bounded: bool) {
    let edges = back_edges(body, code);
    let mut headers: Vec<u32> = edges.iter().map(|(_, header)| *header).collect();
    headers.sort_unstable();
    headers.dedup();
    let live = live_at_start(body, code);
    let mut found = Vec::new();
    for header in headers {
        let latches: Vec<u32> = edges
            .iter()
            .filter(|(_, to)| *to == header)
            .map(|(from, _)| *from)
            .collect();
        let inside = loop_blocks(body, code, header, &latches);
        let mut set = FixedBitSet::with_capacity(body.registers as usize);
        for number in inside.ones() {
            for located in &body.blocks[number] {
                definitions(&located.instruction, &[], |register| {
                    set.insert(register.0 as usize);
                });
            }
        }
        set.intersect_with(&live[header as usize]);
        let mut exits = successors(&body.blocks[header as usize], code);
        exits.sort_unstable();
        exits.dedup();
        found.push((header, latches, inside, set, exits));
    }
    // The way into each loop that is instrumented already, by its header.
    let mut ways_in: FxHashMap<u32, u32> = FxHashMap::default();
    for (header, latches, inside, passed, exits) in found {
        let carried = passed
            .ones()
            .map(|register| (Register(register as u32), body.register()))
            .collect();
        let effects = body.register();
        let begun = body.register();
        let counter = bounded.then(|| body.register());
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
            carried,
            cut_in_body,
            position,
        });
        let enter = edge_block(body, Instruction::LoopEnter { index }, header);
        let back = edge_block(body, Instruction::LoopBack { index }, header);
        for number in 0..body.blocks.len() as u32 {
            if latches.contains(&number) {
                redirect(body, code, number, header, back);
            } else if number != enter && number != back {
                redirect(body, code, number, header, enter);
            }
        }
        ways_in.insert(header, enter);
        if bounded && cut_in_body {
            for to in exits.into_iter().filter(|to| inside.contains(*to as usize)) {
                let to = ways_in.get(&to).copied().unwrap_or(to);
                let cut = edge_block(body, Instruction::LoopBody { index }, to);
                redirect(body, code, header, to, cut);
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

fn redirect(body: &mut Body, code: &mut Code, block: u32, from: u32, to: u32) {
    if let Some(last) = body.blocks[block as usize].last_mut() {
        targets(&mut last.instruction, code, |target| {
            if *target == from {
                *target = to;
            }
        });
    }
}

/// The edges that go back to a block which a walk from the entry has not left yet.
fn back_edges(body: &Body, code: &Code) -> Vec<(u32, u32)> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; body.blocks.len()];
    let mut edges = Vec::new();
    // An explicit stack: functions can have many blocks.
    let mut stack: Vec<(u32, Vec<u32>)> = vec![(0, successors(&body.blocks[0], code))];
    marks[0] = Mark::Open;
    while let Some((block, waiting)) = stack.last_mut() {
        let block = *block;
        match waiting.pop() {
            Some(next) => match marks[next as usize] {
                Mark::Open => edges.push((block, next)),
                Mark::New => {
                    marks[next as usize] = Mark::Open;
                    stack.push((next, successors(&body.blocks[next as usize], code)));
                }
                Mark::Done => {}
            },
            None => {
                marks[block as usize] = Mark::Done;
                stack.pop();
            }
        }
    }
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// The blocks from which the way back to the header is found without passing it.
fn loop_blocks(body: &Body, code: &Code, header: u32, latches: &[u32]) -> FixedBitSet {
    let mut sources: Vec<Vec<u32>> = vec![Vec::new(); body.blocks.len()];
    for (number, block) in body.blocks.iter().enumerate() {
        for to in successors(block, code) {
            sources[to as usize].push(number as u32);
        }
    }
    let mut inside = FixedBitSet::with_capacity(body.blocks.len());
    inside.insert(header as usize);
    let mut waiting = latches.to_vec();
    while let Some(number) = waiting.pop() {
        if !inside.put(number as usize) {
            waiting.extend(&sources[number as usize]);
        }
    }
    inside
}
