//! Whether an execution of a litmus test can have a cycle of `po | rf`.
//!
//! Such a cycle enters a thread at a read and leaves it at a later write, which the next thread
//! reads. So there is a cycle of locations, each of which some thread reads before it writes the
//! next one. Which locations these can be is seen from the code, whatever values are read: an
//! address that is computed may be any. Threads that wait at barriers are ordered with others, and
//! are not looked at any closer.

use super::code::{Code, Instruction, Operand, Slot};
use super::machine::LitmusProgram;
use std::collections::{BTreeMap, BTreeSet};

/// What is accessed: an address, or any.
type Location = Option<u64>;

/// Whether there may be an execution with a cycle of `po | rf`.
pub(super) fn may_have_cycles(program: &LitmusProgram) -> bool {
    let mut next: BTreeMap<Location, BTreeSet<Location>> = BTreeMap::new();
    for (code, initial) in program.threads.iter().zip(&program.initial) {
        if code.instructions.iter().any(is_barrier) {
            return true;
        }
        for (read, write) in read_then_written(code, initial) {
            next.entry(read).or_default().insert(write);
        }
    }
    let follows = |from: Location, to: Location| {
        // Whoever writes any location may write this one.
        from == to || from.is_none() || to.is_none()
    };
    next.keys().any(|start| {
        let mut reached: BTreeSet<Location> = next[start].clone();
        loop {
            let more = next.iter().filter(|(read, _)| {
                let mut written = reached.iter();
                written.any(|written| follows(*written, **read))
            });
            let more: BTreeSet<Location> = more.flat_map(|(_, written)| written).copied().collect();
            let before = reached.len();
            reached.extend(more);
            if reached.len() == before {
                return reached.iter().any(|written| follows(*written, *start));
            }
        }
    })
}

pub(super) fn is_barrier(instruction: &Instruction) -> bool {
    matches!(
        instruction,
        Instruction::BarrierInit { .. }
            | Instruction::BarrierWait { .. }
            | Instruction::BarrierDestroy { .. }
    )
}

/// The pairs of locations of which a thread may read the first and then write the second.
fn read_then_written(code: &Code, initial: &[(Slot, u64)]) -> BTreeSet<(Location, Location)> {
    let mut pairs = BTreeSet::new();
    for (at, instruction) in code.instructions.iter().enumerate() {
        let (Some(read), _) = accessed(instruction) else {
            continue;
        };
        let read = location(code, initial, read);
        let itself = std::iter::once(at);
        for later in itself.chain(reachable(code, at)) {
            if let (_, Some(write)) = accessed(&code.instructions[later]) {
                pairs.insert((read, location(code, initial, write)));
            }
        }
    }
    pairs
}

/// The addresses that an instruction reads from and writes to.
fn accessed(instruction: &Instruction) -> (Option<Operand>, Option<Operand>) {
    match *instruction {
        Instruction::Load { address, .. } | Instruction::LoadExclusive { address, .. } => {
            (Some(address), None)
        }
        Instruction::Store { address, .. }
        | Instruction::StoreExclusive { address, .. }
        | Instruction::Unlock { address, .. } => (None, Some(address)),
        Instruction::Fetch { address, .. }
        | Instruction::Update { address, .. }
        | Instruction::AddIf { address, .. }
        | Instruction::CompareExchange { address, .. }
        | Instruction::Lock { address, .. } => (Some(address), Some(address)),
        _ => (None, None),
    }
}

/// The instructions that may run after another one.
fn reachable(code: &Code, from: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut work = successors(code, from);
    while let Some(at) = work.pop() {
        if reached.insert(at) {
            work.extend(successors(code, at));
        }
    }
    reached
}

fn successors(code: &Code, at: usize) -> Vec<usize> {
    match code.instructions[at] {
        Instruction::End => Vec::new(),
        Instruction::Jump { target } => vec![target],
        Instruction::Branch { target, .. } => vec![target, at + 1],
        _ => vec![at + 1],
    }
}

/// The address that an operand is, if it is always the same.
fn location(code: &Code, initial: &[(Slot, u64)], operand: Operand) -> Location {
    let slot = match operand {
        Operand::Constant(address) => return Some(address),
        Operand::Slot(slot) => slot,
    };
    let changes = |instruction: &Instruction| written_slot(instruction) == Some(slot);
    let start = initial.iter().find(|(known, _)| *known == slot);
    let address = start.map_or(0, |(_, value)| *value);
    (!code.instructions.iter().any(changes)).then_some(address)
}

/// The register that an instruction sets, apart from flags, which are no addresses.
fn written_slot(instruction: &Instruction) -> Option<Slot> {
    match *instruction {
        Instruction::Move { to, .. }
        | Instruction::Insert { to, .. }
        | Instruction::Binary { to, .. }
        | Instruction::TestFlags { to, .. }
        | Instruction::Load { to, .. }
        | Instruction::LoadExclusive { to, .. }
        | Instruction::Reserved { to, .. }
        | Instruction::Succeed { to, .. }
        | Instruction::AddIf { to, .. }
        | Instruction::SrcuLock { to, .. }
        | Instruction::CompareExchange { to, .. }
        | Instruction::Lock { to, .. }
        | Instruction::Choose { to, .. } => Some(to),
        Instruction::BarrierWait { to, .. }
        | Instruction::Fetch { to, .. }
        | Instruction::Update { to, .. } => to,
        Instruction::SetFlags { .. }
        | Instruction::Jump { .. }
        | Instruction::Branch { .. }
        | Instruction::OpenDecisions { .. }
        | Instruction::CloseDecisions { .. }
        | Instruction::Store { .. }
        | Instruction::StoreExclusive { .. }
        | Instruction::Release
        | Instruction::Unlock { .. }
        | Instruction::SrcuUnlock { .. }
        | Instruction::SyncSrcu { .. }
        | Instruction::Fence { .. }
        | Instruction::BarrierInit { .. }
        | Instruction::BarrierDestroy { .. }
        | Instruction::Assume { .. }
        | Instruction::End => None,
    }
}
