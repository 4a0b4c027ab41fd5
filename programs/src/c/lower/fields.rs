//! Bit-fields that are set. A compiler reads the unit that the field is in, and stores it again
//! with the new bits: the bits around them are kept. The source reads nothing there, so what is
//! read need not have been set. What of a unit was never set counts as zeros once one of its fields
//! is set.

use crate::c::llvm::ast::{BinaryOperator, Block, Function, Instruction, LocalId, Operand};
use rustc_hash::{FxHashMap, FxHashSet};

/// The loads whose value is used once, by what keeps some of its bits for a store to the same
/// address. `uses` says how often each local is used.
pub(super) fn kept_loads(
    function: &Function,
    uses: &FxHashMap<LocalId, u32>,
) -> FxHashSet<LocalId> {
    let once = |local: LocalId| uses.get(&local) == Some(&1);
    let mut kept = FxHashSet::default();
    for block in &function.blocks {
        for (number, statement) in block.statements.iter().enumerate() {
            let (Some(result), Instruction::Load { address, .. }) =
                (statement.result, &statement.instruction)
            else {
                continue;
            };
            if once(result) && keeps(block, number, result, address, &once) {
                kept.insert(result);
            }
        }
    }
    kept
}

/// Whether what is loaded goes through an `and` with a mask, and perhaps an `or`, into a store.
fn keeps(
    block: &Block,
    load: usize,
    loaded: LocalId,
    from: &Operand,
    once: &dyn Fn(LocalId) -> bool,
) -> bool {
    let mut value = Operand::Local(loaded);
    let mut masked = false;
    for statement in &block.statements[load + 1..] {
        match &statement.instruction {
            Instruction::Store {
                value: stored,
                address,
                ..
            } if stored.value == value => return masked && address == from,
            Instruction::Binary {
                operator,
                left,
                right,
            } if left.value == value => {
                let keeps = match operator {
                    BinaryOperator::And => !masked && matches!(right, Operand::Constant(_)),
                    BinaryOperator::Or => masked,
                    _ => false,
                };
                let Some(result) = statement.result.filter(|result| keeps && once(*result)) else {
                    return false;
                };
                masked = true;
                value = Operand::Local(result);
            }
            _ => {}
        }
    }
    false
}
