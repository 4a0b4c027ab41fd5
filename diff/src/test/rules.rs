//! What is a test: the rules that instructions, values and conditions keep.

use super::{Clause, DependsOn, Location, MAX_INSTRUCTIONS, Test};
use std::collections::BTreeSet;

impl Test {
    /// Whether the test is one: the rules of this module hold. The error says which does not.
    pub fn check(&self) -> Result<(), String> {
        for (thread, index, instruction) in self.instructions() {
            let here = || format!("instruction {index} of thread {thread}");
            let code = &self.threads[thread];
            if code.len() > MAX_INSTRUCTIONS {
                return Err(format!(
                    "thread {thread} has more than {MAX_INSTRUCTIONS} instructions"
                ));
            }
            let DependsOn { addr, data, ctrl } = instruction.depends;
            for read in addr.union(data).union(ctrl).iter() {
                if read >= index || !code[read].action.reads() {
                    return Err(format!("{} depends on what is no earlier read", here()));
                }
            }
            if !addr.is_empty() && instruction.action.location().is_none() {
                return Err(format!("{} has no address that could depend", here()));
            }
            if !data.is_empty() && instruction.action.value().is_none() {
                return Err(format!("{} writes nothing that could depend", here()));
            }
            let mut branches = ctrl.iter();
            if self.ends_early && branches.any(|read| self.asked(thread, read).is_none()) {
                return Err(format!("{} asks for nothing that is asked", here()));
            }
            if !self.level.has(instruction.action) {
                return Err(format!("{} is none of {}", here(), self.level.name()));
            }
        }
        for location in self.locations() {
            self.check_values(location)?;
        }
        for clause in &self.condition {
            let names_something = match *clause {
                Clause::Register {
                    thread,
                    instruction,
                    ..
                } => self
                    .threads
                    .get(thread)
                    .and_then(|code| code.get(instruction))
                    .is_some_and(|instruction| instruction.action.reads()),
                Clause::Memory { location, .. } => self.locations().contains(&location),
            };
            if !names_something {
                return Err(format!("{clause:?} is about nothing in the test"));
            }
        }
        Ok(())
    }

    fn check_values(&self, location: Location) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        for (_, _, instruction) in self.instructions() {
            let Some(value) = instruction.action.value() else {
                continue;
            };
            if instruction.action.location() != Some(location) {
                continue;
            }
            if value == 0 || !seen.insert(value) {
                return Err(format!(
                    "{location} is written with {value} twice or with 0"
                ));
            }
            if self.is_added_to(location) && !value.is_power_of_two() {
                return Err(format!(
                    "{location} is added to, and {value} is not a power of two"
                ));
            }
        }
        Ok(())
    }
}
