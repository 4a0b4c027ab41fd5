//! Phis: moves on the edges that lead to their block.

use super::super::code::{Instruction, Operand, Register};
use super::{Lowering, Result};
use crate::c::llvm::ast::{self, BlockId, LocalId, TypeId};

/// A phi: its result, its type, and the values by the block from which control comes.
type Phi<'m> = (LocalId, TypeId, &'m Vec<(ast::Operand, BlockId)>);

impl<'m> Lowering<'_, 'm> {
    /// Puts the moves that phis stand for onto the edges, in blocks of their own.
    pub(super) fn phis(&mut self) {
        for number in 0..self.function.blocks.len() {
            let block = &self.function.blocks[number];
            let phis: Vec<_> = block
                .statements
                .iter()
                .filter_map(|statement| match &statement.instruction {
                    ast::Instruction::Phi { ty, incoming } => {
                        Some((statement.result?, *ty, incoming))
                    }
                    _ => None,
                })
                .collect();
            if phis.is_empty() {
                continue;
            }
            let mut sources: Vec<u32> = phis[0].2.iter().map(|(_, block)| block.0).collect();
            sources.sort_unstable();
            sources.dedup();
            for source in sources {
                self.edge(source, number as u32, &phis);
            }
        }
    }

    fn edge(&mut self, source: u32, target: u32, phis: &[Phi<'m>]) {
        self.position = None;
        if let Err(what) = self.edge_moves(source, phis) {
            self.unsupported(&what);
        }
        self.emit(Instruction::Jump { target });
        let edge = self.body.blocks.len() as u32;
        let moves = std::mem::take(&mut self.current);
        self.body.blocks.push(moves);
        if let Some(last) = self.body.blocks[source as usize].last_mut() {
            super::super::flow::targets(&mut last.instruction, self.code, |to| {
                if *to == target {
                    *to = edge;
                }
            });
        }
    }

    /// All phis of a block take their values at once: through registers of their own if there are
    /// several.
    fn edge_moves(&mut self, source: u32, phis: &[Phi<'m>]) -> Result<()> {
        let mut last = Vec::new();
        for (result, ty, incoming) in phis {
            let (value, _) = incoming
                .iter()
                .find(|(_, block)| block.0 == source)
                .ok_or("a phi without a value for one of its blocks")?;
            let to = self.register(*result)?;
            let parts = self.parts_of(*ty, value)?;
            if phis.len() == 1 && parts.len() == 1 {
                self.moves(to, &parts);
                continue;
            }
            for (part, from) in parts.into_iter().enumerate() {
                let between = self.allocate(1);
                self.moves(between, &[from]);
                last.push((Register(to.0 + part as u32), between));
            }
        }
        for (to, from) in last {
            self.moves(to, &[Operand::Register(from)]);
        }
        Ok(())
    }
}
