//! Tests on one line.

use super::{Action, Clause, DependsOn, Instruction, Level, RmwKind, Test};
use katec_checker::event::{FenceKind, Mode};
use std::fmt;

impl fmt::Display for Test {
    /// The test on one line, the condition within: `W rlx x=1; W rel y=1 | R acq y=1; R rlx x=0`,
    /// and the last values behind `->`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (thread, index, instruction) in self.instructions() {
            let separator = match (thread, index) {
                (0, 0) => "",
                (_, 0) => " | ",
                _ => "; ",
            };
            write!(f, "{separator}{}", self.shown(thread, index, instruction))?;
        }
        let last = self.condition.iter().filter_map(|clause| match clause {
            Clause::Memory { location, value } => Some(format!("{location}={value}")),
            Clause::Register { .. } => None,
        });
        let last: Vec<String> = last.collect();
        if !last.is_empty() {
            write!(f, " -> {}", last.join(", "))?;
        }
        Ok(())
    }
}

impl Test {
    fn shown(&self, thread: usize, index: usize, instruction: Instruction) -> String {
        let asked = self.asked(thread, index);
        let asked = asked.map(|value| format!("={value}"));
        let asked = asked.unwrap_or_default();
        let mode = |mode: Mode| match (self.level, mode) {
            (Level::X86, _) => "",
            (level, Mode::Relaxed) if level.is_machine() => "",
            (_, Mode::NonAtomic) => " na",
            (_, Mode::Relaxed) => " rlx",
            (_, Mode::Acquire) => " acq",
            (_, Mode::Release) => " rel",
            (_, Mode::AcquireRelease) => " acq_rel",
            (_, Mode::SequentiallyConsistent) => " sc",
        };
        let action = match instruction.action {
            Action::Write {
                location,
                mode: order,
                value,
            } => format!("W{} {location}={value}", mode(order)),
            Action::Read {
                location,
                mode: order,
            } => format!("R{} {location}{asked}", mode(order)),
            Action::Rmw {
                location,
                mode: order,
                kind,
                value,
            } => {
                let update = match kind {
                    RmwKind::Exchange | RmwKind::Reserved => format!(":={value}"),
                    RmwKind::Add => format!("+={value}"),
                    RmwKind::CompareExchange { expected } => format!(":={expected}->{value}"),
                };
                let word = match kind {
                    RmwKind::Reserved => "LXSX",
                    _ => "RMW",
                };
                format!("{word}{} {location}{asked}{update}", mode(order))
            }
            Action::Fence { mode: order, kind } => match kind {
                FenceKind::Language => format!("F{}", mode(order)),
                kind => kind.instruction().to_uppercase(),
            },
            Action::Wait { barrier } => format!("wait {barrier}"),
            Action::Lock => "lock".to_string(),
            Action::Unlock => "unlock".to_string(),
        };
        let DependsOn { addr, data, ctrl } = instruction.depends;
        let branch = if self.ends_early { "if" } else { "ctrl" };
        let kinds = [("addr", addr), ("data", data), (branch, ctrl)];
        let depends = kinds.into_iter().filter(|(_, reads)| !reads.is_empty());
        let depends = depends.map(|(kind, reads)| {
            let reads: Vec<String> = reads.iter().map(|read| format!("#{read}")).collect();
            format!(" {kind} {}", reads.join(" "))
        });
        format!("{action}{}", depends.collect::<String>())
    }
}
