//! Passes over the blocks of a function. Each keeps what the function does, event by event.
//!
//! Unoptimised code moves every value through a variable; once variables are registers most of that
//! is copying. Copies and constants are propagated within blocks, what can be computed is, results
//! go straight to where they are wanted, and what nobody reads is dropped. Nothing here touches
//! memory or changes the order of accesses.

use super::arithmetic::{binary, convert, float, sign_extend};
use super::code::{Code, Instruction, Operand, Register};
use super::flow::{
    Body, Located, control_flow, definitions, is_pure, live_at_end, live_at_start, live_before,
    reached, rewrite_uses, uses,
};
use fixedbitset::FixedBitSet;
use petgraph::graph::NodeIndex;
use rustc_hash::FxHashMap;

/// How often the passes run; each round opens possibilities for the next, and after two there are
/// hardly any left.
const ROUNDS: usize = 3;

/// What clang calls the variable for the result of a function. One of the program with this name is
/// called otherwise.
const RESULT: &str = "retval";

/// Runs all passes.
pub fn simplify(body: &mut Body, code: &mut Code) {
    check_initialised(body, code);
    for _ in 0..ROUNDS {
        propagate_copies(body, code);
        coalesce_copies(body, code);
        eliminate_dead_code(body, code);
    }
}

/// Adds checks before reads of variables that may not have been set.
///
/// A variable may be read before it was set exactly if its register is live at the entry. Such a
/// variable gets a second register that says whether it was set.
fn check_initialised(body: &mut Body, code: &mut Code) {
    let live = live_at_start(body, code);
    let Some(entry) = live.first() else {
        return;
    };
    let mut flags: FxHashMap<Register, (Register, u32)> = FxHashMap::default();
    for (variable, name) in body.variables.clone() {
        if entry.contains(variable.0 as usize) {
            let flag = body.register();
            flags.insert(variable, (flag, code.add_text(name)));
        }
    }
    if flags.is_empty() {
        return;
    }
    let loops = std::mem::take(&mut body.loops);
    for block in &mut body.blocks {
        let returned = unset_result(block, code, &flags);
        let mut checked = Vec::with_capacity(block.len());
        for located in block.drain(..) {
            let position = located.position;
            let mut add = |instruction| {
                checked.push(Located {
                    instruction,
                    position,
                });
            };
            uses(&located.instruction, code, &loops, |register| {
                if returned != Some(register)
                    && let Some((defined, name)) = flags.get(&register)
                {
                    add(Instruction::Initialised {
                        defined: *defined,
                        name: *name,
                    });
                }
            });
            add(located.instruction);
            definitions(&located.instruction, &loops, |register| {
                if let Some((defined, _)) = flags.get(&register) {
                    add(Instruction::Move {
                        to: *defined,
                        from: Operand::Constant(1),
                    });
                }
            });
        }
        *block = checked;
    }
    body.loops = loops;
    let mut start: Vec<(Register, u32)> = flags.into_values().collect();
    start.sort_unstable();
    let clear = start.into_iter().map(|(flag, _)| Located {
        instruction: Instruction::Move {
            to: flag,
            from: Operand::Constant(0),
        },
        position: None,
    });
    body.blocks[0].splice(0..0, clear);
}

/// The variable that a block does nothing with but return it, if it may not have been set. Instead
/// of a check where it is read, the `return` says whether it is set: a function of C may end
/// without a value if nobody uses it (6.9.1p12).
fn unset_result(
    block: &mut [Located],
    code: &Code,
    flags: &FxHashMap<Register, (Register, u32)>,
) -> Option<Register> {
    let [before @ .., last] = block else {
        return None;
    };
    let Instruction::Return { values, set } = &mut last.instruction else {
        return None;
    };
    let result = code.arguments(*values);
    let variable = before
        .iter()
        .rev()
        .find_map(|located| match located.instruction {
            Instruction::Move { to, from } | Instruction::Convert { to, from, .. } => {
                let Operand::Register(variable) = from else {
                    return None;
                };
                (result == [Operand::Register(to)]).then_some(variable)
            }
            _ => None,
        })?;
    let reads = |located: &Located| {
        let mut found = false;
        uses(&located.instruction, code, &[], |register| {
            found |= register == variable;
        });
        found
    };
    let only_returned = before.iter().filter(|located| reads(located)).count() == 1;
    let (flag, name) = *flags.get(&variable)?;
    if !only_returned || code.texts[name as usize] != RESULT {
        return None;
    }
    *set = Some(flag);
    Some(variable)
}

/// Propagates copies and constants within blocks, and computes what can be computed.
fn propagate_copies(body: &mut Body, code: &mut Code) {
    let mut known: FxHashMap<Register, Operand> = FxHashMap::default();
    for block in &mut body.blocks {
        known.clear();
        for located in block {
            rewrite_uses(&mut located.instruction, code, |operand| {
                if let Operand::Register(register) = operand
                    && let Some(value) = known.get(register)
                {
                    *operand = *value;
                }
            });
            fold_constants(&mut located.instruction);
            definitions(&located.instruction, &body.loops, |register| {
                known.remove(&register);
                known.retain(|_, value| *value != Operand::Register(register));
            });
            if let Instruction::Move { to, from } = located.instruction
                && from != Operand::Register(to)
            {
                known.insert(to, from);
            }
        }
    }
}

fn constant(operand: Operand) -> Option<u64> {
    match operand {
        Operand::Constant(value) => Some(value),
        Operand::Register(_) => None,
    }
}

/// Computes an instruction whose operands are known; one that fails is left to fail when it runs.
fn fold_constants(instruction: &mut Instruction) {
    let folded = match *instruction {
        Instruction::Binary {
            operator,
            bits,
            to,
            left,
            right,
        } => constant(left)
            .zip(constant(right))
            .and_then(|(left, right)| binary(operator, bits, left, right).ok())
            .map(|value| (to, Operand::Constant(value))),
        Instruction::Float {
            operator,
            double,
            to,
            left,
            right,
        } => constant(left)
            .zip(constant(right))
            .map(|(left, right)| (to, Operand::Constant(float(operator, double, left, right)))),
        Instruction::Convert {
            conversion,
            to,
            from,
        } => constant(from).map(|value| (to, Operand::Constant(convert(conversion, value)))),
        Instruction::Select {
            to,
            condition,
            yes,
            no,
        } => constant(condition).map(|value| (to, if value != 0 { yes } else { no })),
        Instruction::Offset {
            to,
            base,
            index,
            bits,
            scale,
        } => constant(base).zip(constant(index)).map(|(base, index)| {
            let offset = (sign_extend(index, bits) as u64).wrapping_mul(scale);
            (to, Operand::Constant(base.wrapping_add(offset)))
        }),
        Instruction::Branch { condition, yes, no } => {
            if let Some(value) = constant(condition) {
                *instruction = Instruction::Jump {
                    target: if value != 0 { yes } else { no },
                };
            }
            None
        }
        _ => None,
    };
    if let Some((to, from)) = folded {
        *instruction = Instruction::Move { to, from };
    }
}

/// Where a result is only computed to be moved elsewhere, computes it there.
///
/// For `t := ...; ...; v := t` with `t` not used afterwards and `v` neither used nor set in
/// between, the computation sets `v` itself, and what lies between reads `v` in place of `t`.
fn coalesce_copies(body: &mut Body, code: &mut Code) {
    let live = live_at_start(body, code);
    for number in 0..body.blocks.len() {
        let mut after = live_at_end(number, body, code, &live);
        for place in (0..body.blocks[number].len()).rev() {
            let instruction = body.blocks[number][place].instruction;
            if let Instruction::Move {
                to,
                from: Operand::Register(from),
            } = instruction
                && from != to
                && from.0 >= body.parameters
                && !after.contains(from.0 as usize)
                && let Some(start) = origin(&body.blocks[number][..place], from, to, code, body)
            {
                set_result(&mut body.blocks[number][start].instruction, to);
                for located in &mut body.blocks[number][start + 1..place] {
                    rewrite_uses(&mut located.instruction, code, |operand| {
                        if *operand == Operand::Register(from) {
                            *operand = Operand::Register(to);
                        }
                    });
                }
                body.blocks[number][place].instruction = Instruction::Move {
                    to,
                    from: Operand::Register(to),
                };
            }
            let instruction = body.blocks[number][place].instruction;
            live_before(&instruction, code, &body.loops, &mut after);
        }
    }
}

/// The instruction in a stretch of a block that sets `from`, if it can set `to` as well.
fn origin(
    stretch: &[Located],
    from: Register,
    to: Register,
    code: &Code,
    body: &Body,
) -> Option<usize> {
    for (place, located) in stretch.iter().enumerate().rev() {
        let instruction = &located.instruction;
        let mut sets = (false, false, 0);
        definitions(instruction, &body.loops, |register| {
            sets.0 |= register == from;
            sets.1 |= register == to;
            sets.2 += 1;
        });
        if sets.0 {
            return (sets.2 == 1 && single_result(instruction)).then_some(place);
        }
        let mut touched = sets.1;
        uses(instruction, code, &body.loops, |register| {
            touched |= register == to;
        });
        // A check reads its register by name, which is not renamed here.
        if touched || matches!(instruction, Instruction::Initialised { .. }) {
            return None;
        }
    }
    None
}

fn single_result(instruction: &Instruction) -> bool {
    let mut copy = *instruction;
    set_result(&mut copy, Register(u32::MAX))
}

/// Lets an instruction set another register; whether it is one that can.
fn set_result(instruction: &mut Instruction, register: Register) -> bool {
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
        | Instruction::Primitive { to, .. } => {
            *to = register;
            true
        }
        _ => false,
    }
}

/// Drops what nobody reads, and blocks that cannot be reached.
fn eliminate_dead_code(body: &mut Body, code: &mut Code) {
    clear_unreachable(body, code);
    let live = live_at_start(body, code);
    for number in 0..body.blocks.len() {
        let mut after = live_at_end(number, body, code, &live);
        let mut kept = Vec::with_capacity(body.blocks[number].len());
        for located in body.blocks[number].iter().rev() {
            let useless = matches!(located.instruction, Instruction::Move { to, from } if from == Operand::Register(to))
                || is_pure(&located.instruction) && {
                    let mut wanted = false;
                    definitions(&located.instruction, &body.loops, |register| {
                        wanted |= after.contains(register.0 as usize);
                    });
                    !wanted
                };
            if !useless {
                live_before(&located.instruction, code, &body.loops, &mut after);
                kept.push(*located);
            }
        }
        kept.reverse();
        body.blocks[number] = kept;
    }
}

fn clear_unreachable(body: &mut Body, code: &Code) {
    let reached = reached(&control_flow(body, code), vec![NodeIndex::new(0)]);
    for (number, block) in body.blocks.iter_mut().enumerate() {
        if !reached.contains(number) {
            block.clear();
        }
    }
}

/// Numbers the registers in use without gaps, parameters first.
pub fn compact(body: &mut Body, code: &mut Code) {
    let mut used = FixedBitSet::with_capacity(body.registers as usize);
    used.insert_range(..body.parameters as usize);
    for block in &body.blocks {
        for located in block {
            let mut see = |register: Register| {
                used.insert(register.0 as usize);
            };
            uses(&located.instruction, code, &body.loops, &mut see);
            definitions(&located.instruction, &body.loops, &mut see);
            // A result that nobody reads still has a place.
            if let Instruction::Call { to, .. }
            | Instruction::CallIndirect { to, .. }
            | Instruction::Wide { to, .. } = located.instruction
            {
                see(to);
            }
        }
    }
    let mut number = vec![Register(0); body.registers as usize];
    for (new, old) in used.ones().enumerate() {
        number[old] = Register(new as u32);
    }
    body.registers = used.count_ones(..) as u32;
    let renamed = |register: &mut Register| *register = number[register.0 as usize];
    for of_loop in &mut body.loops {
        renamed(&mut of_loop.effects);
        renamed(&mut of_loop.begun);
        renamed(&mut of_loop.changes);
        renamed(&mut of_loop.passed);
        if let Some(counter) = &mut of_loop.counter {
            renamed(counter);
        }
        for (register, kept) in &mut of_loop.carried {
            renamed(register);
            renamed(kept);
        }
    }
    for block in &mut body.blocks {
        for located in block {
            let instruction = &mut located.instruction;
            rewrite_uses(instruction, code, |operand| {
                if let Operand::Register(register) = operand {
                    renamed(register);
                }
            });
            match instruction {
                Instruction::CompareExchange { to, .. }
                | Instruction::Landing { to }
                | Instruction::Call { to, .. }
                | Instruction::CallIndirect { to, .. }
                | Instruction::Wide { to, .. }
                | Instruction::Stack { to, .. }
                | Instruction::Initialised { defined: to, .. } => renamed(to),
                Instruction::Return { set, .. } => set.iter_mut().for_each(renamed),
                other => {
                    if let Some(to) = result_register(other) {
                        set_result(other, number[to.0 as usize]);
                    }
                }
            }
        }
    }
}

fn result_register(instruction: &Instruction) -> Option<Register> {
    let mut register = None;
    if single_result(instruction) {
        definitions(instruction, &[], |found| register = Some(found));
    }
    register
}
