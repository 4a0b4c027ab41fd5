//! Whether it matters to a thread that it is the serial one of a round.
//!
//! Nearly all programs look at the result of `pthread_barrier_wait` only to see that it is no
//! error. Then who is told to be the serial thread changes nothing, and need not be chosen. Two
//! copies of the machine run on to their next operation, one with each result. If both come to the
//! same operation in the same state, the result is forgotten. Registers that are set before they
//! are used again do not count.

use super::flow::is_live;
use super::machine::{Machine, Machinery};
use katec_checker::event::Value;

impl Machine {
    /// Whether the result of the wait that is about to be issued changes what the thread does.
    pub(super) fn result_matters(&self, program: &Machinery) -> bool {
        // A copy need not know it of a wait that comes next: it is the same for both.
        if self.compared {
            return true;
        }
        let mut first = self.clone();
        first.compared = true;
        let mut second = first.clone();
        let first_does = first.step(program, Value(0), self.index + 1);
        let second_does = second.step(program, Value(1), self.index + 1);
        first_does != second_does || !first.goes_on_like(program, second)
    }

    /// Whether another machine at the same operation will do the same from now on, though it has
    /// come there in another way: what is only counted may be different.
    pub(super) fn stands_like(&self, program: &Machinery, other: &Machine) -> bool {
        // What depends on what is for the model to say.
        if self.dependencies.is_some() || self.frames.len() != other.frames.len() {
            return false;
        }
        let mut other = other.clone();
        other.count_like(self);
        self.goes_on_like(program, other)
    }

    /// Whether another machine, which did the same operation, will do the same from now on.
    fn goes_on_like(&self, program: &Machinery, mut other: Machine) -> bool {
        let code = &program.code;
        for (index, value) in self.registers.iter().enumerate() {
            let Some(others) = other.registers.get(index) else {
                return false;
            };
            if value == others {
                continue;
            }
            let Some((function, at, register)) = self.owner(index as u32) else {
                return false;
            };
            let function = &code.functions[function.0 as usize];
            // Arguments without a parameter are not followed.
            let matters = || !function.counts_in(register) && is_live(function, code, at, register);
            if register.0 >= function.registers || matters() {
                return false;
            }
            other.registers[index] = *value;
        }
        *self == other
    }
}
