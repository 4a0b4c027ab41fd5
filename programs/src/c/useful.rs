//! Registers that make a difference: whose values come to what others see, to what may fail, or to
//! which of these things are done.
//!
//! A loop that waits may count its rounds, or wait longer each time, and nothing comes of that.
//! Such a register does not count when it is asked whether a round has changed anything (`loops`):
//! two states of a thread that differ in nothing else do the same. They may differ in how long
//! other loops run that do nothing, which C takes to end (6.8.5p6). What decides when the loop
//! itself ends makes a difference.
//!
//! An instruction makes a difference if it does more than to set registers, or sets one that makes
//! a difference. A branch does if it decides whether such an instruction is executed: if that
//! depends on the branch by control. (The usual analysis of dead code, aggressive version: all is
//! useless until there is a reason.)

use super::code::{Binary, Code, Instruction, Operand, Register};
use super::flow::{Body, control_flow, definitions, is_pure, reached, successors, uses};
use fixedbitset::FixedBitSet;
use petgraph::algo::dominators::simple_fast;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Reversed;

/// What makes a difference in a function, as far as that is known.
#[derive(Clone)]
pub struct Useful {
    /// For each block those whose last instruction decides whether it is executed.
    deciders: Vec<Vec<usize>>,
    /// The registers that make a difference.
    registers: FixedBitSet,
    /// The blocks whose last instruction does.
    decides: FixedBitSet,
}

impl Useful {
    /// What makes a difference to the whole function, before loops have instructions of their own.
    pub fn new(body: &Body, code: &Code) -> Self {
        let mut useful = Self {
            deciders: deciders(body, code),
            registers: FixedBitSet::with_capacity(body.registers as usize),
            decides: FixedBitSet::with_capacity(body.blocks.len()),
        };
        useful.complete(body, code);
        useful
    }

    /// The registers that make a difference, if it is one when a loop ends.
    pub fn in_loop(&self, body: &Body, code: &Code, inside: &FixedBitSet) -> FixedBitSet {
        let mut useful = self.clone();
        let leaves = |block: &usize| {
            let mut next = successors(&body.blocks[*block], code).into_iter();
            next.any(|next| !inside.contains(next as usize))
        };
        useful.decides.extend(inside.ones().filter(leaves));
        useful.complete(body, code);
        useful.registers
    }

    /// Adds what makes a difference because something else does.
    fn complete(&mut self, body: &Body, code: &Code) {
        let mut changed = true;
        while changed {
            changed = false;
            for (number, block) in body.blocks.iter().enumerate() {
                for located in block {
                    let instruction = &located.instruction;
                    if !self.matters(instruction, number) {
                        continue;
                    }
                    uses(instruction, code, &body.loops, |Register(register)| {
                        changed |= !self.registers.put(register as usize);
                    });
                    for decider in &self.deciders[number] {
                        changed |= !self.decides.put(*decider);
                    }
                }
            }
        }
    }

    fn matters(&self, instruction: &Instruction, block: usize) -> bool {
        match instruction {
            Instruction::Jump { .. } => false,
            Instruction::Branch { .. } | Instruction::Switch { .. } => self.decides.contains(block),
            _ if only_computes(instruction) => {
                let mut wanted = false;
                definitions(instruction, &[], |register| {
                    wanted |= self.registers.contains(register.0 as usize);
                });
                wanted
            }
            _ => true,
        }
    }
}

/// Whether an instruction does nothing but set registers, and cannot fail.
fn only_computes(instruction: &Instruction) -> bool {
    match *instruction {
        Instruction::Binary {
            operator,
            bits,
            right: Operand::Constant(right),
            ..
        } => match operator {
            Binary::ShiftLeft | Binary::LogicalShiftRight | Binary::ArithmeticShiftRight => {
                right < u64::from(bits)
            }
            Binary::UnsignedDiv | Binary::UnsignedRem => right != 0,
            _ => is_pure(instruction),
        },
        _ => is_pure(instruction),
    }
}

/// For each block those whose last instruction decides whether it is executed.
fn deciders(body: &Body, code: &Code) -> Vec<Vec<usize>> {
    let mut flow: DiGraph<(), ()> = control_flow(body, code);
    let ends: Vec<NodeIndex> = flow
        .node_indices()
        .filter(|block| flow.neighbors(*block).next().is_none())
        .collect();
    let to_ends = reached(Reversed(&flow), ends.clone());
    // What never comes to an end counts as if it could end everywhere.
    let endless = flow
        .node_indices()
        .filter(|block| !to_ends.contains(block.index()));
    let last: Vec<NodeIndex> = ends.into_iter().chain(endless).collect();
    let exit = flow.add_node(());
    for block in last {
        flow.add_edge(block, exit, ());
    }
    let after = simple_fast(Reversed(&flow), exit);
    let mut deciders = vec![Vec::new(); body.blocks.len()];
    for decider in 0..body.blocks.len() {
        let stop = after.immediate_dominator(NodeIndex::new(decider));
        for next in flow.neighbors(NodeIndex::new(decider)) {
            let mut at = Some(next);
            while let Some(block) = at.filter(|block| *block != exit && at != stop) {
                if !deciders[block.index()].contains(&decider) {
                    deciders[block.index()].push(decider);
                }
                at = after.immediate_dominator(block);
            }
        }
    }
    deciders
}
