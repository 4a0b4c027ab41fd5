//! Which local variables another thread can get hold of, and which can be registers.
//!
//! A local variable is *promotable* if it is one scalar and only ever loaded and stored as a whole:
//! it becomes a register. Otherwise its address *escapes* if it flows to where it cannot be
//! followed: into memory that is not a promotable local, into a number, or into an argument that
//! escapes in the called function. What a function returns flows to where it is called. A local
//! that does not escape lives in its thread's private memory and makes no events; one that does is
//! shared.
//!
//! Flow within a function ignores order: an address stored into a promotable local flows to every
//! load of it. Over functions the analysis starts from "no parameter escapes" and adds those that
//! do until nothing changes. Calls through pointers let everything escape. So does every function
//! that has no body, except the memory intrinsics; the library has bodies.

use super::flow::reached;
use super::layout::Layout;
use super::lower::assembly::memory_arguments;
use crate::c::llvm::ast::{
    Argument, Call, Callee, CastOperator, Function, Instruction, LocalId, Module, Operand,
    Terminator, Type, TypeId,
};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Reversed;
use rustc_hash::{FxHashMap, FxHashSet};

/// Where a local variable lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// In a register.
    Register,
    /// In memory that only its thread sees.
    Private,
    /// In memory that other threads may see.
    Shared,
}

/// What is known about the pointers of a function.
#[derive(Clone, Debug)]
pub struct Pointers {
    /// For each local the one of which it is only another name (a cast between pointer types).
    identity: Vec<LocalId>,
    /// The local variables that can be registers, with their size in bytes.
    promotable: FxHashMap<LocalId, u64>,
    /// Which locals' values escape.
    escapes: Vec<bool>,
}

impl Pointers {
    /// The local of which this one is another name.
    pub fn root(&self, local: LocalId) -> LocalId {
        self.identity[local.0 as usize]
    }

    /// Where the variable made by an `alloca` lives.
    pub fn home(&self, variable: LocalId) -> Home {
        if self.promotable.contains_key(&variable) {
            Home::Register
        } else if self.escapes[variable.0 as usize] {
            Home::Shared
        } else {
            Home::Private
        }
    }
}

/// What a function does with an address that it is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fate {
    /// It escapes.
    escapes: bool,
    /// It may be what the function returns.
    returned: bool,
}

/// What functions do with their parameters, by the function's name.
type Summaries = FxHashMap<String, Vec<Fate>>;

/// The modules of a program, the library last; its functions are found by name where no other
/// defines them.
pub fn analyse(modules: &[&Module]) -> Vec<FxHashMap<String, Pointers>> {
    let mut summaries = Summaries::default();
    let library: FxHashSet<&str> = modules
        .last()
        .into_iter()
        .flat_map(|module| &module.functions)
        .map(|function| function.name.as_str())
        .collect();
    for module in modules.iter().rev() {
        for function in &module.functions {
            summaries.insert(
                function.name.clone(),
                vec![Fate::default(); function.parameters.len()],
            );
        }
    }
    let mut found: Vec<FxHashMap<String, Pointers>> = modules
        .iter()
        .map(|module| {
            let layout = Layout::new(&module.types);
            module
                .functions
                .iter()
                .map(|function| {
                    (
                        function.name.clone(),
                        promotable_locals(module, function, layout),
                    )
                })
                .collect()
        })
        .collect();
    loop {
        let mut changed = false;
        for (module, pointers) in modules.iter().zip(&mut found) {
            for function in &module.functions {
                let Some(pointers) = pointers.get_mut(&function.name) else {
                    continue;
                };
                let returned = propagate_escapes(function, pointers, &summaries, &library);
                let Some(summary) = summaries.get_mut(&function.name) else {
                    continue;
                };
                // Two modules may define the same name; what escapes in one escapes.
                for (known, parameter) in summary.iter_mut().zip(&function.parameters) {
                    let local = parameter.local.0 as usize;
                    let new = Fate {
                        escapes: known.escapes || pointers.escapes[local],
                        returned: known.returned || returned[local],
                    };
                    changed |= new != *known;
                    *known = new;
                }
            }
        }
        if !changed {
            return found;
        }
    }
}

/// Other names and promotable variables of a function.
fn promotable_locals(module: &Module, function: &Function, layout: Layout<'_>) -> Pointers {
    let mut pointers = Pointers {
        identity: (0..function.locals.len() as u32).map(LocalId).collect(),
        promotable: FxHashMap::default(),
        escapes: vec![false; function.locals.len()],
    };
    let is_pointer = |ty: TypeId| module.types.resolve(ty) == Some(&Type::Pointer);
    let scalar_size = |ty: TypeId| match layout.leaves(ty).as_deref() {
        Ok([leaf]) if leaf.offset == 0 => layout.size(ty).ok(),
        _ => None,
    };
    for block in &function.blocks {
        for statement in &block.statements {
            let Some(result) = statement.result else {
                continue;
            };
            match &statement.instruction {
                Instruction::Cast {
                    operator: CastOperator::Bits,
                    value,
                    to,
                } => {
                    if let Operand::Local(source) = value.value
                        && is_pointer(value.ty)
                        && is_pointer(*to)
                    {
                        // A definition comes before its uses except in loops, where a cast of a
                        // cast is still in order.
                        pointers.identity[result.0 as usize] = pointers.root(source);
                    }
                }
                Instruction::Alloca {
                    ty, count: None, ..
                } => {
                    if let Some(size) = scalar_size(*ty) {
                        pointers.promotable.insert(result, size);
                    }
                }
                _ => {}
            }
        }
    }
    for block in &function.blocks {
        for statement in &block.statements {
            let accessed = match &statement.instruction {
                Instruction::Load {
                    ty,
                    address: Operand::Local(address),
                    ordering: None,
                    ..
                } => Some((*address, scalar_size(*ty), None)),
                Instruction::Store {
                    value,
                    address: Operand::Local(address),
                    ordering: None,
                    ..
                } => Some((*address, scalar_size(value.ty), Some(&value.value))),
                Instruction::Cast {
                    operator: CastOperator::Bits,
                    value,
                    to,
                } if is_pointer(value.ty) && is_pointer(*to) => continue,
                Instruction::Call(call) if is_lifetime(call) => continue,
                _ => None,
            };
            if let Some((address, size, value)) = accessed {
                let variable = pointers.root(address);
                if pointers.promotable.get(&variable).copied() != size {
                    pointers.promotable.remove(&variable);
                }
                if let Some(Operand::Local(value)) = value {
                    pointers.promotable.remove(&pointers.root(*value));
                }
            } else {
                operands(&statement.instruction, &mut |local| {
                    pointers
                        .promotable
                        .remove(&pointers.identity[local.0 as usize]);
                });
            }
        }
        terminator_operands(&block.terminator, &mut |local| {
            pointers
                .promotable
                .remove(&pointers.identity[local.0 as usize]);
        });
    }
    pointers
}

fn is_lifetime(call: &Call) -> bool {
    matches!(&call.callee, Callee::Function(name)
        if name.starts_with("llvm.lifetime.") || name.starts_with("llvm.invariant."))
}

/// Whether an argument of an intrinsic only says where memory is.
fn is_memory_intrinsic(name: &str) -> bool {
    [
        "llvm.memcpy",
        "llvm.memset",
        "llvm.memmove",
        "llvm.lifetime",
        "llvm.va_",
    ]
    .iter()
    .any(|prefix| name.starts_with(prefix))
}

/// Computes which locals of a function escape; gives which may be returned.
fn propagate_escapes(
    function: &Function,
    pointers: &mut Pointers,
    summaries: &Summaries,
    library: &FxHashSet<&str>,
) -> Vec<bool> {
    // Edges from a value to the values that it flows into.
    let mut flows: DiGraph<(), ()> = DiGraph::new();
    for _ in &function.locals {
        flows.add_node(());
    }
    let node = |local: LocalId| NodeIndex::new(local.0 as usize);
    let mut escaping = Vec::new();
    let mut returning = Vec::new();
    let mut loads: FxHashMap<LocalId, Vec<LocalId>> = FxHashMap::default();
    let mut stores: Vec<(LocalId, LocalId)> = Vec::new();
    let local = |operand: &Operand| match operand {
        Operand::Local(local) => Some(*local),
        Operand::Constant(_) => None,
    };
    for block in &function.blocks {
        for statement in &block.statements {
            let result = statement.result;
            let mut flow = |from: Option<LocalId>| {
                if let (Some(from), Some(to)) = (from, result) {
                    flows.add_edge(node(from), node(to), ());
                }
            };
            match &statement.instruction {
                Instruction::Load { address, .. } => {
                    if let (Some(address), Some(result)) = (local(address), result) {
                        loads
                            .entry(pointers.root(address))
                            .or_default()
                            .push(result);
                    }
                }
                Instruction::Store { value, address, .. } => {
                    if let Some(value) = local(&value.value) {
                        match local(address).map(|address| pointers.root(address)) {
                            Some(variable) if pointers.promotable.contains_key(&variable) => {
                                stores.push((value, variable));
                            }
                            _ => escaping.push(value),
                        }
                    }
                }
                Instruction::Cast {
                    operator: CastOperator::Bits,
                    value,
                    ..
                } => flow(local(&value.value)),
                Instruction::ElementAddress { base, indices, .. } => {
                    flow(local(base));
                    escaping.extend(indices.iter().filter_map(|index| local(&index.value)));
                }
                Instruction::Select { yes, no, .. } => {
                    flow(local(&yes.value));
                    flow(local(no));
                }
                Instruction::Phi { incoming, .. } => {
                    for (value, _) in incoming {
                        flow(local(value));
                    }
                }
                Instruction::Freeze(value) => flow(local(&value.value)),
                Instruction::Compare { .. } | Instruction::FloatCompare { .. } => {}
                // The address of an access does not escape by it.
                Instruction::CompareExchange {
                    expected, desired, ..
                } => {
                    escaping.extend(local(&expected.value));
                    escaping.extend(local(desired));
                }
                Instruction::AtomicRmw { operand, .. } => escaping.extend(local(&operand.value)),
                Instruction::Call(call) => {
                    arguments(call, summaries, library, &mut escaping);
                    returned_arguments(call, summaries).for_each(|local| flow(Some(local)));
                }
                other => operands(other, &mut |local| escaping.push(local)),
            }
        }
        match &block.terminator {
            Terminator::Invoke { call, result, .. } => {
                arguments(call, summaries, library, &mut escaping);
                if let Some(result) = result {
                    for local in returned_arguments(call, summaries) {
                        flows.add_edge(node(local), node(*result), ());
                    }
                }
            }
            // Branching on a number, or comparing, tells nothing about an address.
            Terminator::Return(_) => {
                terminator_operands(&block.terminator, &mut |local| returning.push(local));
            }
            _ => {}
        }
    }
    for (value, variable) in stores {
        for loaded in loads.get(&variable).into_iter().flatten() {
            flows.add_edge(node(value), node(*loaded), ());
        }
    }
    // What flows into something that escapes escapes: walk the edges backwards. Both begin anew
    // each time: edges may have come that lead on from what was reached before.
    let sources = |of: Vec<LocalId>| {
        let start = of.into_iter().map(node).collect();
        let found = reached(Reversed(&flows), start);
        (0..function.locals.len())
            .map(|local| found.contains(local))
            .collect()
    };
    pointers.escapes = sources(escaping);
    sources(returning)
}

/// The arguments that the called function may return.
fn returned_arguments<'c>(
    call: &'c Call,
    summaries: &'c Summaries,
) -> impl Iterator<Item = LocalId> + 'c {
    let summary = match &call.callee {
        Callee::Function(name) => summaries.get(name),
        _ => None,
    };
    let fates = summary.map_or(&[][..], Vec::as_slice);
    let pairs = call.arguments.iter().zip(fates);
    pairs.filter_map(|(argument, fate)| match argument.value.value {
        Operand::Local(local) if fate.returned => Some(local),
        _ => None,
    })
}

fn arguments(
    call: &Call,
    summaries: &Summaries,
    library: &FxHashSet<&str>,
    escaping: &mut Vec<LocalId>,
) {
    let mut escape = |argument: &Argument| {
        if let Operand::Local(local) = argument.value.value
            && argument.by_value.is_none()
        {
            escaping.push(local);
        }
    };
    match &call.callee {
        Callee::Function(name) if is_memory_intrinsic(name) => {}
        Callee::Function(name) if summaries.contains_key(name) => {
            let summary = &summaries[name];
            for (index, argument) in call.arguments.iter().enumerate() {
                // Functions of the library do nothing with the addresses among their variadic
                // arguments.
                let escapes = match summary.get(index) {
                    Some(fate) => fate.escapes,
                    None => !library.contains(name.as_str()),
                };
                if escapes {
                    escape(argument);
                }
            }
        }
        Callee::Function(_) => call.arguments.iter().for_each(&mut escape),
        // The address of an access does not escape by it.
        Callee::Assembly(assembly) => {
            let accessed = memory_arguments(assembly);
            for (index, argument) in call.arguments.iter().enumerate() {
                if accessed.get(index) != Some(&true) {
                    escape(argument);
                }
            }
        }
        Callee::Indirect(target) => {
            if let Operand::Local(local) = target {
                escaping.push(*local);
            }
            for argument in &call.arguments {
                if let Operand::Local(local) = argument.value.value {
                    escaping.push(local);
                }
            }
        }
    }
}

/// The locals that a function uses anywhere, and how often.
pub fn used_locals(function: &Function) -> FxHashMap<LocalId, u32> {
    let mut used: FxHashMap<LocalId, u32> = FxHashMap::default();
    let mut see = |found: LocalId| *used.entry(found).or_default() += 1;
    for block in &function.blocks {
        for statement in &block.statements {
            operands(&statement.instruction, &mut see);
        }
        terminator_operands(&block.terminator, &mut see);
    }
    used
}

/// Calls `found` for every local that an instruction uses.
fn operands(instruction: &Instruction, found: &mut dyn FnMut(LocalId)) {
    let mut see = |operand: &Operand| {
        if let Operand::Local(local) = operand {
            found(*local);
        }
    };
    match instruction {
        Instruction::Alloca { count, .. } => {
            if let Some(count) = count {
                see(&count.value);
            }
        }
        Instruction::Load { address, .. } => see(address),
        Instruction::Store { value, address, .. } => {
            see(&value.value);
            see(address);
        }
        Instruction::Fence { .. } | Instruction::LandingPad(_) | Instruction::Unsupported(_) => {}
        Instruction::CompareExchange {
            address,
            expected,
            desired,
            ..
        } => {
            see(address);
            see(&expected.value);
            see(desired);
        }
        Instruction::AtomicRmw {
            address, operand, ..
        } => {
            see(address);
            see(&operand.value);
        }
        Instruction::ElementAddress { base, indices, .. } => {
            see(base);
            indices.iter().for_each(|index| see(&index.value));
        }
        Instruction::Call(call) => call_operands(call, &mut see),
        Instruction::Binary { left, right, .. }
        | Instruction::Compare { left, right, .. }
        | Instruction::FloatCompare { left, right, .. } => {
            see(&left.value);
            see(right);
        }
        Instruction::Negate(value)
        | Instruction::Freeze(value)
        | Instruction::Cast { value, .. }
        | Instruction::ExtractValue {
            aggregate: value, ..
        } => see(&value.value),
        Instruction::Select { condition, yes, no } => {
            see(condition);
            see(&yes.value);
            see(no);
        }
        Instruction::Phi { incoming, .. } => incoming.iter().for_each(|(value, _)| see(value)),
        Instruction::InsertValue {
            aggregate, value, ..
        } => {
            see(&aggregate.value);
            see(&value.value);
        }
    }
}

fn call_operands(call: &Call, see: &mut dyn FnMut(&Operand)) {
    if let Callee::Indirect(target) = &call.callee {
        see(target);
    }
    for argument in &call.arguments {
        see(&argument.value.value);
    }
}

fn terminator_operands(terminator: &Terminator, found: &mut dyn FnMut(LocalId)) {
    let mut see = |operand: &Operand| {
        if let Operand::Local(local) = operand {
            found(*local);
        }
    };
    match terminator {
        Terminator::Return(Some(value))
        | Terminator::Resume(value)
        | Terminator::Switch { value, .. } => see(&value.value),
        Terminator::ConditionalBranch(condition, ..) => see(condition),
        Terminator::Invoke { call, .. } => call_operands(call, &mut see),
        Terminator::Return(None)
        | Terminator::Branch(_)
        | Terminator::Unreachable
        | Terminator::Unsupported(_) => {}
    }
}
