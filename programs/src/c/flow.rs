//! Functions as blocks: what passes work on. The graph of control flow, uses and definitions of
//! registers, liveness, and the final flat form.

use super::code::{Arguments, Code, Function, Instruction, Loop, Operand, PositionId, Register};
use super::shape::Pointee;
use fixedbitset::FixedBitSet;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{Dfs, IntoNeighbors, Visitable};

/// An instruction and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Located {
    /// The instruction.
    pub instruction: Instruction,
    /// The source position.
    pub position: Option<PositionId>,
}

/// A function as blocks. Each block ends with its only instruction that leaves it; targets are
/// block numbers; the entry is block 0.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The blocks.
    pub blocks: Vec<Vec<Located>>,
    /// How many registers there are; parameters come first.
    pub registers: u32,
    /// How many of them are parameters.
    pub parameters: u32,
    /// Registers that are local variables of the source, with their names.
    pub variables: Vec<(Register, String)>,
    /// The loops, once they were found.
    pub loops: Vec<Loop>,
    /// What is where the pointers point to that calls give, by the positions of the calls.
    pub pointees: Vec<(PositionId, Pointee)>,
}

impl Body {
    /// A new register.
    pub fn register(&mut self) -> Register {
        self.registers += 1;
        Register(self.registers - 1)
    }
}

/// Calls `target` for each block that an instruction may go to.
pub fn targets(instruction: &mut Instruction, code: &mut Code, mut target: impl FnMut(&mut u32)) {
    match instruction {
        Instruction::Jump { target: to } => target(to),
        Instruction::Branch { yes, no, .. } => {
            target(yes);
            target(no);
        }
        Instruction::Invoked { normal, unwind, .. } => {
            target(normal);
            target(unwind);
        }
        Instruction::Switch { table, .. } => {
            let switch = &mut code.switches[*table as usize];
            target(&mut switch.default);
            for (_, to) in &mut switch.cases {
                target(to);
            }
        }
        _ => {}
    }
}

/// The blocks that a block may go to, in order, perhaps with repetitions.
pub fn successors(block: &[Located], code: &Code) -> Vec<u32> {
    match block.last().map(|last| last.instruction) {
        Some(Instruction::Jump { target }) => vec![target],
        Some(Instruction::Branch { yes, no, .. }) => vec![yes, no],
        Some(Instruction::Invoked { normal, unwind, .. }) => vec![normal, unwind],
        Some(Instruction::Switch { table, .. }) => {
            let switch = &code.switches[table as usize];
            std::iter::once(switch.default)
                .chain(switch.cases.iter().map(|case| case.1))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The control flow of a function: a node for each block, with its number.
pub fn control_flow(body: &Body, code: &Code) -> DiGraph<(), ()> {
    let mut graph = DiGraph::new();
    for _ in &body.blocks {
        graph.add_node(());
    }
    for (number, block) in body.blocks.iter().enumerate() {
        for to in successors(block, code) {
            graph.add_edge(NodeIndex::new(number), NodeIndex::new(to as usize), ());
        }
    }
    graph
}

/// The nodes that can be reached from the start, and the start.
pub fn reached<G>(graph: G, start: Vec<NodeIndex>) -> FixedBitSet
where
    G: IntoNeighbors<NodeId = NodeIndex> + Visitable<NodeId = NodeIndex, Map = FixedBitSet>,
{
    let mut search = Dfs::from_parts(start, graph.visit_map());
    while search.next(graph).is_some() {}
    search.discovered
}

/// Replaces the operands that an instruction reads.
pub fn rewrite_uses(
    instruction: &mut Instruction,
    code: &mut Code,
    mut rewrite: impl FnMut(&mut Operand),
) {
    let mut range = |arguments: Arguments, rewrite: &mut dyn FnMut(&mut Operand)| {
        let first = arguments.first as usize;
        for operand in &mut code.operands[first..first + arguments.count as usize] {
            rewrite(operand);
        }
    };
    match instruction {
        Instruction::Move { from, .. } | Instruction::Convert { from, .. } => rewrite(from),
        Instruction::Binary { left, right, .. } | Instruction::Float { left, right, .. } => {
            rewrite(left);
            rewrite(right);
        }
        Instruction::Select {
            condition, yes, no, ..
        } => {
            rewrite(condition);
            rewrite(yes);
            rewrite(no);
        }
        Instruction::Offset { base, index, .. } => {
            rewrite(base);
            rewrite(index);
        }
        Instruction::Within { address, base, .. } => {
            rewrite(address);
            rewrite(base);
        }
        Instruction::Load { address, .. } => rewrite(address),
        Instruction::Store { address, value, .. } => {
            rewrite(address);
            rewrite(value);
        }
        Instruction::Rmw {
            address, operand, ..
        } => {
            rewrite(address);
            rewrite(operand);
        }
        Instruction::CompareExchange {
            address,
            expected,
            desired,
            ..
        } => {
            rewrite(address);
            rewrite(expected);
            rewrite(desired);
        }
        Instruction::Copy { to, from, size, .. } => {
            rewrite(to);
            rewrite(from);
            rewrite(size);
        }
        Instruction::Fill {
            address,
            byte,
            size,
            ..
        } => {
            rewrite(address);
            rewrite(byte);
            rewrite(size);
        }
        Instruction::Stack { count, .. } => rewrite(count),
        Instruction::Call { arguments, .. }
        | Instruction::Primitive { arguments, .. }
        | Instruction::Wide { arguments, .. }
        | Instruction::Return {
            values: arguments, ..
        } => range(*arguments, &mut rewrite),
        Instruction::CallIndirect {
            address, arguments, ..
        } => {
            rewrite(address);
            range(*arguments, &mut rewrite);
        }
        Instruction::Branch { condition, .. } => rewrite(condition),
        Instruction::Switch { value, .. } => rewrite(value),
        Instruction::ThreadLocal { .. }
        | Instruction::Fence { .. }
        | Instruction::Initialised { .. }
        | Instruction::LoopEnter { .. }
        | Instruction::LoopBack { .. }
        | Instruction::LoopBody { .. }
        | Instruction::Jump { .. }
        | Instruction::Invoked { .. }
        | Instruction::Landing { .. }
        | Instruction::Unreachable
        | Instruction::Unsupported { .. } => {}
    }
}

/// Calls `used` for each register that an instruction reads.
pub fn uses(
    instruction: &Instruction,
    code: &Code,
    loops: &[Loop],
    mut used: impl FnMut(Register),
) {
    let mut operand = |operand: &Operand| {
        if let Operand::Register(register) = operand {
            used(*register);
        }
    };
    match instruction {
        Instruction::Call { arguments, .. }
        | Instruction::Primitive { arguments, .. }
        | Instruction::Wide { arguments, .. } => {
            code.arguments(*arguments).iter().for_each(&mut operand);
        }
        Instruction::Return { values, set } => {
            code.arguments(*values).iter().for_each(&mut operand);
            set.iter().copied().for_each(&mut used);
        }
        Instruction::CallIndirect {
            address, arguments, ..
        } => {
            operand(address);
            code.arguments(*arguments).iter().for_each(&mut operand);
        }
        Instruction::Initialised { defined, .. } => used(*defined),
        Instruction::LoopEnter { index }
        | Instruction::LoopBack { index }
        | Instruction::LoopBody { index } => {
            let of_loop = &loops[*index as usize];
            used(of_loop.effects);
            used(of_loop.begun);
            used(of_loop.changes);
            used(of_loop.passed);
            of_loop.counter.into_iter().for_each(&mut used);
            for (register, kept) in &of_loop.carried {
                used(*register);
                used(*kept);
            }
        }
        other => {
            // None of these has operands elsewhere, so an empty table will do.
            let mut copy = *other;
            rewrite_uses(&mut copy, &mut Code::default(), |value| operand(value));
        }
    }
}

/// Calls `defined` for each register that an instruction sets.
pub fn definitions(instruction: &Instruction, loops: &[Loop], mut defined: impl FnMut(Register)) {
    match instruction {
        Instruction::Move { to, .. }
        | Instruction::Binary { to, .. }
        | Instruction::Float { to, .. }
        | Instruction::Convert { to, .. }
        | Instruction::Select { to, .. }
        | Instruction::Offset { to, .. }
        | Instruction::ThreadLocal { to, .. }
        | Instruction::Load { to, .. }
        | Instruction::Rmw { to, .. }
        | Instruction::Stack { to, .. }
        | Instruction::Primitive { to, .. } => defined(*to),
        Instruction::CompareExchange { to, .. } | Instruction::Landing { to } => {
            defined(*to);
            defined(Register(to.0 + 1));
        }
        Instruction::Call { to, results, .. } | Instruction::CallIndirect { to, results, .. } => {
            (to.0..to.0 + results).for_each(|register| defined(Register(register)));
        }
        Instruction::Wide { to, access, .. } => {
            (to.0..to.0 + access.results()).for_each(|register| defined(Register(register)));
        }
        Instruction::LoopEnter { index } | Instruction::LoopBack { index } => {
            let of_loop = &loops[*index as usize];
            defined(of_loop.effects);
            defined(of_loop.begun);
            defined(of_loop.changes);
            defined(of_loop.passed);
            of_loop.counter.into_iter().for_each(&mut defined);
            of_loop.carried.iter().for_each(|(_, kept)| defined(*kept));
        }
        _ => {}
    }
}

/// Whether an instruction does nothing but set its registers, and cannot fail.
pub fn is_pure(instruction: &Instruction) -> bool {
    match instruction {
        Instruction::Move { .. }
        | Instruction::Float { .. }
        | Instruction::Convert { .. }
        | Instruction::Select { .. }
        | Instruction::Offset { .. }
        | Instruction::ThreadLocal { .. } => true,
        Instruction::Binary { operator, .. } => {
            use super::code::Binary;
            !matches!(
                operator,
                Binary::UnsignedDiv
                    | Binary::SignedDiv
                    | Binary::UnsignedRem
                    | Binary::SignedRem
                    | Binary::ShiftLeft
                    | Binary::LogicalShiftRight
                    | Binary::ArithmeticShiftRight
            )
        }
        _ => false,
    }
}

/// For each block the registers whose values at its beginning are used later.
pub fn live_at_start(body: &Body, code: &Code) -> Vec<FixedBitSet> {
    let count = body.registers as usize;
    let mut live: Vec<FixedBitSet> = vec![FixedBitSet::with_capacity(count); body.blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for number in (0..body.blocks.len()).rev() {
            let mut now = live_at_end(number, body, code, &live);
            for located in body.blocks[number].iter().rev() {
                live_before(&located.instruction, code, &body.loops, &mut now);
            }
            if now != live[number] {
                live[number] = now;
                changed = true;
            }
        }
    }
    live
}

/// The registers whose values at the end of a block are used later.
pub fn live_at_end(number: usize, body: &Body, code: &Code, live: &[FixedBitSet]) -> FixedBitSet {
    let mut now = FixedBitSet::with_capacity(body.registers as usize);
    for successor in successors(&body.blocks[number], code) {
        now.union_with(&live[successor as usize]);
    }
    now
}

/// From the registers live after an instruction to those live before it.
pub fn live_before(instruction: &Instruction, code: &Code, loops: &[Loop], live: &mut FixedBitSet) {
    definitions(instruction, loops, |register| {
        live.set(register.0 as usize, false);
    });
    uses(instruction, code, loops, |register| {
        live.insert(register.0 as usize);
    });
}

/// Whether the value that a register has before an instruction of the flat form may be used.
pub fn is_live(function: &Function, code: &Code, index: u32, register: Register) -> bool {
    let mut seen = FixedBitSet::with_capacity(function.code.len());
    let mut todo = vec![index];
    while let Some(index) = todo.pop() {
        let Some(instruction) = function.code.get(index as usize) else {
            continue;
        };
        if seen.put(index as usize) {
            continue;
        }
        let (mut used, mut defined) = (false, false);
        uses(instruction, code, &function.loops, |other| {
            used |= other == register;
        });
        definitions(instruction, &function.loops, |other| {
            defined |= other == register;
        });
        match (used, instruction) {
            (true, _) => return true,
            _ if defined => {}
            (_, Instruction::Jump { target }) => todo.push(*target),
            (_, Instruction::Branch { yes, no, .. }) => todo.extend([*yes, *no]),
            (_, Instruction::Invoked { normal, unwind, .. }) => todo.extend([*normal, *unwind]),
            (_, Instruction::Switch { table, .. }) => {
                let switch = &code.switches[*table as usize];
                todo.push(switch.default);
                todo.extend(switch.cases.iter().map(|case| case.1));
            }
            (_, Instruction::Return { .. }) => {}
            _ => todo.push(index + 1),
        }
    }
    false
}

/// What the flat form needs to know beyond the body.
pub struct Signature {
    /// The function's name.
    pub name: String,
    /// Whether a structure is passed by value, behind a pointer.
    pub structure: bool,
    /// Whether it takes more arguments than its parameters.
    pub variadic: bool,
    /// How many parts the result has.
    pub results: u32,
    /// Whether it is part of the library.
    pub library: bool,
    /// Whether it is from a header of the C++ library.
    pub header: bool,
}

/// Lays blocks out one after the other, jumps to the next instruction left out, blocks that cannot
/// be reached too.
pub fn flatten(mut body: Body, code: &mut Code, signature: Signature) -> Function {
    thread_jumps(&mut body, code);
    let order = layout(&body, code);
    let mut position_of = vec![u32::MAX; body.blocks.len()];
    let mut flat: Vec<Located> = Vec::new();
    for (place, &number) in order.iter().enumerate() {
        position_of[number as usize] = flat.len() as u32;
        let next = order.get(place + 1).copied();
        for located in &body.blocks[number as usize] {
            if let Instruction::Jump { target } = located.instruction
                && Some(target) == next
            {
                continue;
            }
            flat.push(*located);
        }
    }
    for located in &mut flat {
        targets(&mut located.instruction, code, |target| {
            *target = position_of[*target as usize];
        });
    }
    Function {
        name: signature.name,
        code: flat.iter().map(|located| located.instruction).collect(),
        positions: flat.iter().map(|located| located.position).collect(),
        registers: body.registers,
        parameters: body.parameters,
        structure: signature.structure,
        variadic: signature.variadic,
        results: signature.results,
        loops: body.loops,
        library: signature.library,
        header: signature.header,
        pointees: body.pointees,
    }
}

/// Makes jumps to blocks that only jump go to where those go.
fn thread_jumps(body: &mut Body, code: &mut Code) {
    let onward: Vec<Option<u32>> = body
        .blocks
        .iter()
        .map(|block| match block.as_slice() {
            [
                Located {
                    instruction: Instruction::Jump { target },
                    ..
                },
            ] => Some(*target),
            _ => None,
        })
        .collect();
    let resolve = |start: u32| {
        let mut target = start;
        // A chain longer than the number of blocks is an empty loop: it stays.
        for _ in 0..onward.len() {
            match onward[target as usize] {
                Some(next) => target = next,
                None => return target,
            }
        }
        start
    };
    for block in &mut body.blocks {
        if let Some(last) = block.last_mut() {
            targets(&mut last.instruction, code, |target| {
                *target = resolve(*target);
            });
        }
    }
}

/// The reachable blocks, each followed by the one it jumps to where that is still free.
fn layout(body: &Body, code: &Code) -> Vec<u32> {
    let mut placed = vec![false; body.blocks.len()];
    let mut order = Vec::new();
    let mut waiting = vec![0u32];
    while let Some(start) = waiting.pop() {
        let mut next = Some(start);
        while let Some(number) = next {
            if std::mem::replace(&mut placed[number as usize], true) {
                break;
            }
            order.push(number);
            let follow = successors(&body.blocks[number as usize], code);
            waiting.extend(follow.iter().rev());
            next = match body.blocks[number as usize].last() {
                Some(Located {
                    instruction: Instruction::Jump { target },
                    ..
                }) => Some(*target),
                _ => None,
            };
        }
    }
    order
}
