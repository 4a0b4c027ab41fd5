//! Programs with other memory orders, and with fences that are there or not, without another text.
//!
//! Whoever looks for the weakest program that is right tries many that differ in a few places. They
//! all have one text with everything in it that may be there, and [`Edited`] says of each place
//! what it is this time.

use crate::litmus::LOCAL_STEPS;
use katec_checker::event::{AccessRole, FenceKind, Mode, Place, SrcuCall, Value};
use katec_checker::model::Grounded;
use katec_checker::program::{
    Call, Dependencies, ObjectName, Operation, ProblemKind, Program, ProgramError, SourcePosition,
    Start, Tracking, Untracked,
};
use rustc_hash::FxHashMap;

/// A place in the code of a program, by number. Instructions that the same text stands for may have
/// one number, or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SiteId(pub u32);

/// What an instruction with a memory order does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SiteKind {
    /// A read.
    Read,
    /// A write.
    Write,
    /// A read-modify-write that always writes.
    Update,
    /// A compare-exchange, which has a memory order for the case that it does not write.
    Compare,
    /// A fence.
    Fence,
}

/// An instruction with a memory order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Its number.
    pub id: SiteId,
    /// File and line.
    pub position: SourcePosition,
    /// The column in bytes, from 1.
    pub column: u32,
    /// What it does.
    pub kind: SiteKind,
    /// Its memory order.
    pub mode: Mode,
    /// The memory order of a compare-exchange that does not write.
    pub failure: Mode,
}

/// A program that can say which instruction an operation comes from.
pub trait Sited: Program {
    /// The instruction of the operation that the machine does next, if it is one of the program's
    /// own.
    fn site(&self, state: &Self::State) -> Option<SiteId>;

    /// The instructions of the program itself that have a memory order, in the order of their code.
    fn sites(&self) -> Vec<Site>;
}

/// What an instruction is this time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// It has these memory orders; the second is that of a compare-exchange that does not write.
    Orders(Mode, Mode),
    /// A fence of this kind.
    Fence(Mode, FenceKind),
    /// A fence that is not there.
    Absent,
    /// A fence that is not there, and leaves an event that does nothing: a choice among one.
    Marked,
}

/// A program with changes.
#[derive(Clone, Debug)]
pub struct Edited<P> {
    program: P,
    edits: FxHashMap<SiteId, Edit>,
}

impl<P: Sited> Edited<P> {
    /// A program as it is.
    pub fn new(program: P) -> Self {
        Self {
            program,
            edits: FxHashMap::default(),
        }
    }

    /// Changes an instruction.
    pub fn set(&mut self, site: SiteId, edit: Edit) {
        self.edits.insert(site, edit);
    }

    /// The program without the changes.
    pub fn inner(&self) -> &P {
        &self.program
    }

    /// The instruction of the operation that the machine does next.
    pub fn site(&self, state: &P::State) -> Option<SiteId> {
        self.program.site(state)
    }
}

/// An operation as a change wants it; `None` if it is not there. Plain accesses stay what they are:
/// an instruction with a memory order may make some.
fn changed(operation: Operation, edit: Edit) -> Option<Operation> {
    let orders = |mode, failure| match edit {
        Edit::Orders(new, failed) => (new, failed),
        _ => (mode, failure),
    };
    Some(match operation {
        Operation::Load { place, mode } if mode != Mode::NonAtomic => Operation::Load {
            place,
            // The one of a compare-exchange is there when it does not write.
            mode: orders(mode, mode).1,
        },
        Operation::Store { place, mode, value } if mode != Mode::NonAtomic => Operation::Store {
            place,
            mode: orders(mode, mode).0,
            value,
        },
        Operation::ReadModifyWrite {
            place,
            mode,
            failure_mode,
            update,
        } => {
            let (mode, failure_mode) = orders(mode, failure_mode);
            Operation::ReadModifyWrite {
                place,
                mode,
                failure_mode,
                update,
            }
        }
        Operation::Fence { kind, .. } => match edit {
            Edit::Orders(mode, _) => Operation::Fence { mode, kind },
            Edit::Fence(mode, kind) => Operation::Fence { mode, kind },
            Edit::Marked => Operation::Choose { count: 1 },
            Edit::Absent => return None,
        },
        other => other,
    })
}

impl<P: Sited> Program for Edited<P> {
    type State = P::State;

    fn initial_threads(&self) -> usize {
        self.program.initial_threads()
    }

    fn machine_level(&self) -> bool {
        self.program.machine_level()
    }

    fn byte_addressed(&self) -> bool {
        self.program.byte_addressed()
    }

    fn may_have_causal_cycles(&self) -> bool {
        self.program.may_have_causal_cycles()
    }

    fn grounded_under(&self) -> Grounded {
        self.program.grounded_under()
    }

    fn is_allocated(&self, place: Place) -> bool {
        self.program.is_allocated(place)
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        self.program.initial_value(place)
    }

    fn initial_barrier(&self, place: Place) -> Option<u32> {
        self.program.initial_barrier(place)
    }

    fn start(&self, start: Start, tracking: Tracking) -> Result<P::State, Untracked> {
        self.program.start(start, tracking)
    }

    fn step(&self, state: &mut P::State, mut returned: Value, index: u32) -> Operation {
        for _ in 0..LOCAL_STEPS {
            let operation = self.program.step(state, returned, index);
            let site = self.program.site(state);
            let Some(edit) = site.and_then(|site| self.edits.get(&site)) else {
                return operation;
            };
            match changed(operation, *edit) {
                Some(operation) => return operation,
                None => returned = Value::default(),
            }
        }
        Operation::Error(ProgramError {
            kind: ProblemKind::Limit,
            message: "a thread goes round and does nothing that others can see".to_string(),
        })
    }

    fn copies(&self, state: &P::State) -> bool {
        self.program.copies(state)
    }

    fn access_role(&self, state: &P::State, place: Place) -> Option<AccessRole> {
        self.program.access_role(state, place)
    }

    fn srcu_call(&self, state: &P::State) -> Option<SrcuCall> {
        self.program.srcu_call(state)
    }

    fn wakes_one(&self, before: Value, after: Value) -> bool {
        self.program.wakes_one(before, after)
    }

    fn joins(&self) -> bool {
        self.program.joins()
    }

    fn continues(&self, state: &P::State) -> bool {
        self.program.continues(state)
    }

    fn undivided(&self, state: &P::State) -> Option<Place> {
        self.program.undivided(state)
    }

    fn divide(&mut self, a: Place, b: Place) -> bool {
        self.program.divide(a, b)
    }

    fn dependencies(&self, state: &P::State) -> Dependencies {
        self.program.dependencies(state)
    }

    fn source_position(&self, state: &P::State) -> Option<SourcePosition> {
        self.program.source_position(state)
    }

    fn place_name(&self, place: Place) -> String {
        self.program.place_name(place)
    }

    fn value_name(&self, place: Place, value: Value) -> Option<String> {
        self.program.value_name(place, value)
    }

    fn object_name(&self, state: &P::State, offset: u64, size: u64) -> Option<ObjectName> {
        self.program.object_name(state, offset, size)
    }

    fn thread_function(&self, state: &P::State) -> Option<String> {
        self.program.thread_function(state)
    }

    fn call_stack(&self, state: &P::State) -> Vec<Call> {
        self.program.call_stack(state)
    }
}
