//! Whether a thread will make an operation again that it made before, and has nothing left of what
//! came in between.
//!
//! A thread that took too much of a lock and gave it back may wait somewhere else before it tries
//! again, as writers of a reader-writer lock do. A walk from there, with what is read left open,
//! finds where it may come to. It is back if on all ways it only reads until it makes the same
//! operation, and goes on in the same way behind it. It may make it at another place of its code
//! (the first attempt comes before the loop): then the two ways must meet, with nothing but copying
//! in between. For that what the operation returns is a value that occurs nowhere else.

use super::code::{Instruction, Operand};
use super::flow::is_live;
use super::machine::{Machine, Machinery, Waiting};
use super::memory::{Region, region};
use super::stale::Walk;
use katec_checker::event::Mode;
use katec_checker::program::Operation;

/// How many instructions behind an operation it is looked for where two ways meet.
const STEPS: usize = 16;

impl Machine {
    /// Whether the thread, which is about to do an operation, only reads, whatever it reads, until
    /// it does another one that it was about to do in an earlier state, and does the same behind
    /// it.
    pub(super) fn comes_back(
        &self,
        program: &Machinery,
        operation: &Operation,
        earlier: (&Machine, &Operation),
    ) -> bool {
        if self.dependencies.is_some() || self.frames.len() != earlier.0.frames.len() {
            return false;
        }
        let mut walk = Walk::new(self, Vec::new());
        match (operation, self.waiting) {
            (Operation::Load { mode, .. }, Waiting::Value(to)) if *mode != Mode::NonAtomic => {
                walk.set(to, None);
            }
            (Operation::Fence { .. }, Waiting::Nothing) => {}
            (Operation::ReadModifyWrite { .. }, _) => {
                return operation == earlier.1 && self.is_alike_behind(program, earlier.0);
            }
            _ => return false,
        }
        walk.goes_right(program, self, |walk, instruction| {
            let is_private = |address: Operand| {
                let address = walk.value(address);
                address.is_some_and(|address| region(address) == Region::Private)
            };
            match *instruction {
                Instruction::Rmw { .. } => Some(self.makes_again(program, walk, earlier)),
                Instruction::Load { address, mode, .. } => {
                    (mode == Mode::NonAtomic && !is_private(address)).then_some(false)
                }
                Instruction::Return { .. } => walk.frames.is_empty().then_some(false),
                Instruction::Move { .. }
                | Instruction::Binary { .. }
                | Instruction::Float { .. }
                | Instruction::Convert { .. }
                | Instruction::Select { .. }
                | Instruction::Offset { .. }
                | Instruction::Within { .. }
                | Instruction::Fence { .. }
                | Instruction::Initialised { .. }
                | Instruction::Call { .. }
                | Instruction::LoopEnter { .. }
                | Instruction::LoopBack { .. }
                | Instruction::LoopBody { .. }
                | Instruction::Jump { .. }
                | Instruction::Branch { .. }
                | Instruction::Switch { .. } => None,
                _ => Some(false),
            }
        })
    }

    /// Whether the operation at which a walk has arrived is one that was made before, and has the
    /// same behind it.
    fn makes_again(
        &self,
        program: &Machinery,
        walk: &Walk,
        (earlier, operation): (&Machine, &Operation),
    ) -> bool {
        let known = walk.registers.iter().copied().flatten();
        let Some(unknown) = unused(known.chain(earlier.registers.iter().copied())) else {
            return false;
        };
        let mut again = self.clone();
        again.function = walk.function;
        again.next = walk.next;
        again.base = walk.base;
        again.private_start = walk.private_start;
        again.frames.clone_from(&walk.frames);
        let registers = walk.registers.iter();
        again.registers = registers.map(|value| value.unwrap_or(unknown)).collect();
        again.run_on(program) == *operation && again.is_alike_behind(program, earlier)
    }

    /// Whether the thread does the same behind the read-modify-write that it is about to do as from
    /// another state in which it is about to do it, whatever that returns.
    fn is_alike_behind(&self, program: &Machinery, earlier: &Machine) -> bool {
        let known = self.registers.iter().chain(&earlier.registers);
        let Some(result) = unused(known.copied()) else {
            return false;
        };
        let (mut again, mut first) = (self.clone(), earlier.clone());
        again.is_given(result) && first.is_given(result) && first.meets(program, again)
    }

    /// Whether the register is not read again that gets what the read-modify-write returns which
    /// the thread is about to do.
    pub(super) fn ignores_result(&self, program: &Machinery) -> bool {
        let code = &program.code;
        let function = &code.functions[self.function.0 as usize];
        match self.waiting {
            Waiting::Old(to, ..) => !is_live(function, code, self.next, to),
            _ => false,
        }
    }

    /// Gives the machine what its read-modify-write returned, and lets it wait for nothing.
    fn is_given(&mut self, result: u64) -> bool {
        let waiting = std::mem::take(&mut self.waiting);
        match waiting {
            Waiting::Old(to, ..) => self.set(to, result),
            _ => return false,
        }
        true
    }

    /// Whether two machines come to the same place by copying and jumping alone, and do the same
    /// from there.
    fn meets(mut self, program: &Machinery, mut other: Machine) -> bool {
        let mut seen = vec![self.clone()];
        while seen.len() < STEPS && self.only_copies(program) {
            seen.push(self.clone());
        }
        for _ in 0..STEPS {
            let mut met = seen.iter();
            if let Some(met) =
                met.find(|seen| (seen.function, seen.next) == (other.function, other.next))
            {
                // It stands at the instruction now.
                let (mut first, mut second) = (met.clone(), other);
                first.next += 1;
                second.next += 1;
                return first.stands_like(program, &second);
            }
            if !other.only_copies(program) {
                return false;
            }
        }
        false
    }

    /// Runs the next instruction if it only copies or jumps. What counts rounds is left as it is.
    fn only_copies(&mut self, program: &Machinery) -> bool {
        let function = &program.code.functions[self.function.0 as usize];
        match function.code.get(self.next as usize) {
            Some(&Instruction::Move { to, from }) => {
                self.set(to, self.value(from));
                self.next += 1;
            }
            Some(&Instruction::Jump { target }) => self.next = target,
            Some(Instruction::LoopEnter { .. } | Instruction::LoopBack { .. }) => self.next += 1,
            _ => return false,
        }
        true
    }
}

/// A value that does not occur.
fn unused(known: impl Iterator<Item = u64>) -> Option<u64> {
    let known: Vec<u64> = known.collect();
    (0..u64::MAX).rev().find(|value| !known.contains(value))
}
