//! Barriers without barrier events: the same program, with every wait written out as accesses of a
//! counter.
//!
//! The memory of a barrier for N threads holds N in its lower half and the number of threads that
//! have arrived in its upper half. A wait is a read-modify-write that counts one more, back to 0
//! with the last ([`Update::Arrive`]), and then a load that must see 0 there again: where it does
//! not, the thread is blocked for good. Both are sequentially consistent.
//!
//! This explores every order of arrival and every moment at which the second access could come too
//! early, so it is of no use for checking programs. It is what barrier events are compared with. It
//! knows none of the conditions of [`crate::barrier`], and needs none.

use super::{
    Call, Dependencies, ObjectName, Operation, ProblemKind, Program, ProgramError, Promise,
    SourcePosition, Start, Tracking, Untracked,
};
use crate::event::{AccessRole, Exclusive, Mode, Place, SrcuCall, Update, Value};

/// A program whose waits at barriers are accesses of memory.
#[derive(Clone, Debug)]
pub struct PlainBarriers<P>(pub P);

/// The state of a thread's machine.
#[derive(Clone, Debug)]
pub struct PlainState<S> {
    inner: S,
    stage: Stage,
}

impl<S> PlainState<S> {
    /// The state of the machine of the program as it is written.
    pub fn inner(&self) -> &S {
        &self.inner
    }
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The last operation was the program's own.
    Own,
    /// It was the arrival at a barrier.
    Arrived { place: Place, uses_result: bool },
    /// It was the load behind the arrival; what the wait will return.
    Looked { place: Place, result: Value },
}

/// The upper half of a value of a place: how many have arrived.
fn arrived(value: Value, place: Place) -> u64 {
    value.0 >> (4 * u32::from(place.size))
}

/// The lower half of a value of a place: how many meet.
fn expected(value: Value, place: Place) -> u64 {
    value.0 & ((1 << (4 * u32::from(place.size))) - 1)
}

impl<P: Program> PlainBarriers<P> {
    /// An operation of the program, written out.
    fn translate(&self, operation: Operation, stage: &mut Stage) -> Operation {
        *stage = Stage::Own;
        let mode = Mode::NonAtomic;
        match operation {
            Operation::BarrierInit { place, count } => {
                let value = Value(u64::from(count));
                if count == 0 || expected(value, place) != value.0 {
                    return Operation::Error(ProgramError {
                        kind: ProblemKind::Barrier,
                        message: format!(
                            "the barrier `{}` is for {count} threads",
                            self.0.place_name(place)
                        ),
                    });
                }
                Operation::Store { place, mode, value }
            }
            Operation::BarrierDestroy { place } => Operation::Store {
                place,
                mode,
                value: Value(0),
            },
            Operation::BarrierWait { place, uses_result } => {
                *stage = Stage::Arrived { place, uses_result };
                Operation::ReadModifyWrite {
                    place,
                    mode: Mode::SequentiallyConsistent,
                    failure_mode: Mode::SequentiallyConsistent,
                    update: Update::Arrive,
                }
            }
            operation => operation,
        }
    }
}

impl<P: Program> Program for PlainBarriers<P> {
    type State = PlainState<P::State>;

    fn initial_threads(&self) -> usize {
        self.0.initial_threads()
    }

    fn machine_level(&self) -> bool {
        self.0.machine_level()
    }

    fn byte_addressed(&self) -> bool {
        self.0.byte_addressed()
    }

    fn may_have_causal_cycles(&self) -> bool {
        self.0.may_have_causal_cycles()
    }

    fn has_exclusives(&self) -> bool {
        self.0.has_exclusives()
    }

    fn has_candidates(&self) -> bool {
        self.0.has_candidates()
    }

    fn exclusive(&self, state: &Self::State) -> Option<Exclusive> {
        self.0.exclusive(state.inner())
    }

    fn is_allocated(&self, place: Place) -> bool {
        self.0.is_allocated(place)
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        self.0.initial_value(place)
    }

    fn start(&self, start: Start, tracking: Tracking) -> Result<Self::State, Untracked> {
        Ok(PlainState {
            inner: self.0.start(start, tracking)?,
            stage: Stage::Own,
        })
    }

    fn step(&self, state: &mut Self::State, mut returned: Value, index: u32) -> Operation {
        match state.stage {
            Stage::Own => {}
            Stage::Arrived { place, uses_result } => {
                let last = arrived(returned, place) + 1 == expected(returned, place);
                let result = Value(u64::from(last && uses_result));
                state.stage = Stage::Looked { place, result };
                return Operation::Load {
                    place,
                    mode: Mode::SequentiallyConsistent,
                };
            }
            Stage::Looked { place, result } => {
                if arrived(returned, place) != 0 || expected(returned, place) == 0 {
                    return Operation::Assume(false);
                }
                returned = result;
            }
        }
        let operation = self.0.step(&mut state.inner, returned, index);
        self.translate(operation, &mut state.stage)
    }

    fn are_twins(&self, first: &Start, second: &Start) -> bool {
        self.0.are_twins(first, second)
    }

    fn knows_itself(&self, state: &Self::State) -> bool {
        self.0.knows_itself(&state.inner)
    }

    fn copies(&self, state: &Self::State) -> bool {
        self.0.copies(&state.inner)
    }

    fn access_role(&self, state: &Self::State, place: Place) -> Option<AccessRole> {
        self.0.access_role(&state.inner, place)
    }

    fn srcu_call(&self, state: &Self::State) -> Option<SrcuCall> {
        self.0.srcu_call(&state.inner)
    }

    fn wakes_one(&self, before: Value, after: Value) -> bool {
        self.0.wakes_one(before, after)
    }

    fn makes_attempts(&self) -> bool {
        self.0.makes_attempts()
    }

    fn makes_promises(&self) -> bool {
        self.0.makes_promises()
    }

    fn promise(&self, state: &Self::State) -> Option<Promise> {
        self.0.promise(&state.inner)
    }

    fn joins(&self) -> bool {
        self.0.joins()
    }

    fn continues(&self, state: &Self::State) -> bool {
        self.0.continues(&state.inner)
    }

    fn undivided(&self, state: &Self::State) -> Option<Place> {
        self.0.undivided(&state.inner)
    }

    fn divide(&mut self, a: Place, b: Place) -> bool {
        self.0.divide(a, b)
    }

    fn dependencies(&self, state: &Self::State) -> Dependencies {
        self.0.dependencies(&state.inner)
    }

    fn source_position(&self, state: &Self::State) -> Option<SourcePosition> {
        self.0.source_position(&state.inner)
    }

    fn place_name(&self, place: Place) -> String {
        self.0.place_name(place)
    }

    fn value_name(&self, place: Place, value: Value) -> Option<String> {
        self.0.value_name(place, value)
    }

    fn object_name(&self, state: &Self::State, offset: u64, size: u64) -> Option<ObjectName> {
        self.0.object_name(&state.inner, offset, size)
    }

    fn thread_function(&self, state: &Self::State) -> Option<String> {
        self.0.thread_function(&state.inner)
    }

    fn call_stack(&self, state: &Self::State) -> Vec<Call> {
        self.0.call_stack(&state.inner)
    }
}
