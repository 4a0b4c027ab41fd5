//! A check inside a Rust program: every execution of two threads under a generated model.
//!
//! The program is written against [`Program`], so no language is parsed. The model is one of the
//! library; `katec build mymodel.cat --emit rust` prints one of your own as such a module. All that
//! this crate depends on are `katec-checker` and what generated models need of it.

use katec_checker::event::{Address, Mode, Place, Value};
use katec_checker::explore::{CountOnly, Options, explore};
use katec_checker::program::{
    Dependencies, Operation, Program, SourcePosition, Start, Tracking, Untracked,
};
use katec_generated::tso::Tso;

/// Store buffering: each of two threads writes a variable of its own and then reads the other's.
pub struct StoreBuffering;

/// A thread's machine.
#[derive(Clone)]
pub struct Thread {
    /// Which of the two it is.
    number: u64,
    /// How many operations it has done.
    done: u32,
}

impl Program for StoreBuffering {
    type State = Thread;

    fn initial_threads(&self) -> usize {
        2
    }

    fn initial_value(&self, _: Place) -> Option<Value> {
        Some(Value(0))
    }

    /// No operation depends on what was read, so there is nothing to track.
    fn start(&self, start: Start, _: Tracking) -> Result<Thread, Untracked> {
        Ok(Thread {
            number: start.thread.0,
            done: 0,
        })
    }

    fn step(&self, thread: &mut Thread, returned: Value, _: u32) -> Operation {
        let variable = |number| Place {
            address: Address(number),
            size: 8,
        };
        let mode = Mode::Relaxed;
        thread.done += 1;
        match thread.done {
            1 => Operation::Store {
                place: variable(thread.number),
                mode,
                value: Value(1),
            },
            2 => Operation::Load {
                place: variable(1 - thread.number),
                mode,
            },
            _ => Operation::End(returned),
        }
    }

    fn dependencies(&self, _: &Thread) -> Dependencies {
        Dependencies::default()
    }

    fn source_position(&self, _: &Thread) -> Option<SourcePosition> {
        None
    }

    fn place_name(&self, place: Place) -> String {
        format!("x{}", place.address.0)
    }
}

/// How many executions store buffering has under TSO.
pub fn executions() -> u64 {
    let mut model = Tso::new();
    explore(
        &mut model,
        &StoreBuffering,
        &Options::default(),
        &mut CountOnly,
    )
    .complete
}

#[cfg(test)]
mod tests {
    /// Each thread may miss or see the other's write, both may miss: no interleaving does that.
    #[test]
    fn there_are_four_executions() {
        assert_eq!(super::executions(), 4);
    }
}
