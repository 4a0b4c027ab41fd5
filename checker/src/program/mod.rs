//! Programs: what the exploration asks of them.
//!
//! A program has a fixed number of threads at the start; others may be created. Each thread is a
//! deterministic machine: the values that its operations returned so far determine its next
//! operation. All memory that threads share lives in the execution graph. A machine's own state is
//! registers, control and private memory. Machines are saved at every event, so that going back
//! never means running again.
//!
//! Nothing below this trait is shared between machines or remembered from one execution to the
//! next: a program is read only while it is explored, and a test looks for types that would get
//! around that. What exists in an execution (threads, objects) is for the graph to say.

mod plain;
mod problem;

pub use plain::{PlainBarriers, PlainState};
pub use problem::{ProblemKind, ProgramError, bytes};

use crate::event::{
    AccessRole, Address, Exclusive, FenceKind, Mode, Place, SrcuCall, ThreadId, ThreadName, Update,
    Value,
};
pub use crate::event::{Dependencies, Storage};
use crate::graph::Status;
use crate::model::Grounded;

/// The operations of a thread on whose results other threads' behaviour can depend, and their
/// effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Reads memory; returns the value.
    Load {
        /// What is read.
        place: Place,
        /// The memory order.
        mode: Mode,
    },
    /// Writes memory; returns nothing. Writing [`Value::UNINITIALISED`] makes it uninitialised.
    Store {
        /// What is written.
        place: Place,
        /// The memory order.
        mode: Mode,
        /// The value written.
        value: Value,
    },
    /// Reads and, depending on the value, writes memory as one step; returns the old value.
    ReadModifyWrite {
        /// What is accessed.
        place: Place,
        /// The memory order when the write happens.
        mode: Mode,
        /// The memory order of the read when it does not (compare-exchange only).
        failure_mode: Mode,
        /// What is written.
        update: Update,
    },
    /// A fence; returns nothing.
    Fence {
        /// The memory order.
        mode: Mode,
        /// What kind of fence.
        kind: FenceKind,
    },
    /// Starts another thread; returns nothing. No thread of the execution may have its name yet.
    Create(Start),
    /// Waits for a thread to end; returns the value it ended with. The thread need not exist yet;
    /// that it is never created is an error, found when no thread can go on ([`status`]).
    Join {
        /// The thread to wait for.
        thread: ThreadName,
    },
    /// Makes a barrier at which `count` threads meet; returns nothing. It is a plain write of the
    /// count to the place of the barrier.
    BarrierInit {
        /// The barrier.
        place: Place,
        /// How many threads meet in a round. 0 is an error of the program.
        count: u32,
    },
    /// Waits at a barrier until as many threads wait as meet there. Returns 1 to one thread of the
    /// round, the *serial thread*, and 0 to the others.
    BarrierWait {
        /// The barrier.
        place: Place,
        /// Whether the program looks at the result. If not, 0 is returned to all, and which thread
        /// is the serial one is not explored.
        uses_result: bool,
    },
    /// Ends the use of a barrier; returns nothing. It is a plain write of 0.
    BarrierDestroy {
        /// The barrier.
        place: Place,
    },
    /// A choice that the program leaves open; returns a number below `count`, each of which is
    /// explored.
    Choose {
        /// How many alternatives there are, at least 1.
        count: u32,
    },
    /// Makes a new object; returns nothing. Where is the program's choice; objects never overlap,
    /// not even after their release.
    Allocate {
        /// Its first byte.
        address: Address,
        /// How many bytes it has.
        size: u64,
        /// What it is.
        storage: Storage,
        /// Whether it is full of zeros; otherwise it is uninitialised.
        zeroed: bool,
    },
    /// Ends the life of an allocated object; returns nothing.
    Free {
        /// Its first byte.
        address: Address,
    },
    /// `assume`: if it does not hold, the thread is blocked for ever here.
    Assume(bool),
    /// The thread waits for what its last reads did not show: a lock that is taken, a loop whose
    /// rounds change nothing. It is blocked for ever, like by an assumption that does not hold, but
    /// not because the program is uninterested.
    Wait {
        /// The reads are those of the thread's events from this index on.
        since: u32,
        /// What the thread waits for, and how.
        kind: WaitKind,
    },
    /// The thread is where it was before, and nobody can tell what it did in between, which was
    /// to look again after a wait or an exchange that ended for no reason. It does nothing more:
    /// the execution goes on elsewhere, where the thread did not look again, and counts there.
    Repeat,
    /// The program is wrong here: an assertion failed, or an operation has no meaning.
    Error(ProgramError),
    /// The thread was cut by a bound: it does nothing more, and the execution still counts as
    /// complete.
    Cut,
    /// The thread has ended the program: it does nothing more, and the execution counts as
    /// complete.
    Halt,
    /// The thread has ended with a value.
    End(Value),
    /// The thread has ended with a value, and the program with it: whoever still waits does so no
    /// longer. What others did before, and what they can still do, is explored like ever, because
    /// this thread might have been slower.
    Finish(Value),
}

impl Operation {
    /// Whether the thread sleeps, and a write that it did not read may have woken another one.
    pub fn is_asleep(&self) -> bool {
        let kind = WaitKind::Sleep;
        matches!(self, Operation::Wait { kind: known, .. } if *known == kind)
    }

    /// Whether the thread waits for what others do.
    pub fn waits(&self) -> bool {
        matches!(
            self,
            Operation::Wait { .. } | Operation::Join { .. } | Operation::BarrierWait { .. }
        )
    }

    /// The value with which the thread has ended, if it has.
    pub fn ended(&self) -> Option<Value> {
        match self {
            Operation::End(value) | Operation::Finish(value) => Some(*value),
            _ => None,
        }
    }
}

/// How a thread waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitKind {
    /// It goes round in a loop, and a round changed nothing.
    Loop,
    /// It waits for a lock, or for something else that others can give.
    Lock,
    /// It sleeps: a write that it did not read may have woken another one that slept, and not this
    /// one ([`Program::wakes_one`]).
    Sleep,
    /// It goes round in a loop, and a round took back what it added to memory
    /// ([`Options::takes_back`](crate::explore::Options::takes_back)).
    TookBack,
    /// It goes round in a loop, and a round stored what the next one overwrites: it was an attempt
    /// that failed ([`Options::attempts`](crate::explore::Options::attempts)). Who does not leave
    /// such rounds out lets the machine step on, and it goes on with the next round.
    InVain,
    /// It is to help another thread with a compare-exchange, and waits until that one made it.
    Help,
    /// It added to memory what it had added before and taken back, and stands where it would stand
    /// without the first time. It does not really wait: what comes of it is explored without.
    AddedAgain,
}

/// What a program says of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The write is the last one of its place.
    Final,
    /// Others help with this compare-exchange.
    Helped,
    /// The read waits for a compare-exchange that is [`Self::Helped`], of the same values, instead
    /// of making it.
    Helping {
        /// The value that is replaced.
        expected: Value,
        /// The value that replaces it.
        desired: Value,
    },
}

/// What the machine of a thread starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// The name of the thread. See [`ThreadName`] for what it may be derived from.
    pub thread: ThreadName,
    /// What the thread runs, in the program's own terms.
    pub routine: Value,
    /// What it is given.
    pub argument: Value,
}

impl Start {
    /// The start of a thread that is there from the beginning.
    pub fn initial(thread: ThreadId) -> Self {
        Self {
            thread: ThreadName(u64::from(thread.0)),
            routine: Value::default(),
            argument: Value::default(),
        }
    }
}

/// What machines keep track of beyond what they need in order to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tracking {
    /// Nothing.
    #[default]
    Nothing,
    /// The reads that operations depend on, for [`Program::dependencies`].
    Dependencies,
}

/// Why machines cannot track what a model needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untracked(pub String);

/// How a machine came from one operation to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decisions {
    /// What each decision needed, one after the other, as far as no earlier one did: reads of the
    /// thread, by index in program order. All later operations depend on them
    /// ([`Dependencies::ctrl`]).
    pub needed: Vec<Vec<u32>>,
    /// Whether something else was decided too: that a round of a loop changed nothing.
    pub idle: bool,
}

/// A place in the source of a program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourcePosition {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
}

/// A concurrent program.
pub trait Program {
    /// The state of one thread's machine, saved at every event. `clone_from` should reuse
    /// allocations.
    type State: Clone;

    /// How many threads there are at the start: threads `0..n`, all running. Others come by
    /// [`Operation::Create`], with names that are not below `n`.
    fn initial_threads(&self) -> usize;

    /// Whether accesses are those of machine instructions. Then only read-modify-writes are in the
    /// set `A`, and otherwise every access that is not [`Mode::NonAtomic`].
    fn machine_level(&self) -> bool {
        false
    }

    /// Whether addresses are those of bytes, so that accesses can overlap and be outside of
    /// objects.
    fn byte_addressed(&self) -> bool {
        false
    }

    /// Whether an execution can have a cycle of `po | rf`, whatever the model. `true` is always
    /// right.
    fn may_have_causal_cycles(&self) -> bool {
        true
    }

    /// How much must be known of a model for nothing to depend on itself in executions of the
    /// program. [`Grounded::Always`] is always right.
    fn grounded_under(&self) -> Grounded {
        Grounded::Always
    }

    /// Whether threads have store-exclusives. Whether these take place is a choice that no
    /// execution that is built step by step can make, so such programs are explored by candidates
    /// ([`crate::explore`]).
    fn has_exclusives(&self) -> bool {
        false
    }

    /// Whether it is small, and threads only access memory: all that they may do is found by trying
    /// all values that may be read ([`crate::explore`]).
    fn has_candidates(&self) -> bool {
        false
    }

    /// What the load or store that the machine does next is of a pair of load-exclusive and
    /// store-exclusive.
    fn exclusive(&self, _state: &Self::State) -> Option<Exclusive> {
        None
    }

    /// Whether a place must be part of an object that was allocated and not released.
    fn is_allocated(&self, _place: Place) -> bool {
        false
    }

    /// The value of a location before any write; `None` if reading it is reading uninitialised
    /// memory.
    fn initial_value(&self, place: Place) -> Option<Value>;

    /// For how many threads there is a barrier at a place from the start, `None` if there is none.
    /// The [initial value](Self::initial_value) is the same number then.
    fn initial_barrier(&self, _: Place) -> Option<u32> {
        None
    }

    /// The machine of a thread before its first step.
    ///
    /// It tracks what is asked for. Who explores asks for what the model needs, so that no caller
    /// has to remember it. A program whose machines cannot do it says why not, and is not explored.
    fn start(&self, start: Start, tracking: Tracking) -> Result<Self::State, Untracked>;

    /// Whether two threads that start like this do the same, as long as their operations return the
    /// same and they do not [use who they are](Self::knows_itself).
    fn are_twins(&self, _: &Start, _: &Start) -> bool {
        false
    }

    /// Whether what a thread did so far, or what it knows, depends on its name.
    fn knows_itself(&self, _state: &Self::State) -> bool {
        true
    }

    /// Runs the machine to its next operation.
    ///
    /// `returned` is what the previous operation of the thread returned ([`Value::default`] at the
    /// start and if it returns nothing). `index` is the index in program order of the event that
    /// the operation will become. Must be deterministic, must come back after a bounded number of
    /// steps, and must not change anything but the state.
    fn step(&self, state: &mut Self::State, returned: Value, index: u32) -> Operation;

    /// Whether the thread may be left waiting at once by what the load or read-modify-write that
    /// the machine does next returns: by an assumption that does not hold, or for a lock or in a
    /// loop. Both answers are always right; which one is given decides how waiting is explored
    /// ([`Options::parking`](crate::explore::Options::parking)).
    fn awaits(&self, _state: &Self::State) -> bool {
        false
    }

    /// Whether a thread goes on in the same way from two states of its machine at the same
    /// operation, whatever is returned to it. `false` is always right. Where it is true, a read
    /// that is made again right away need not have been ([`Operation::Repeat`]), nor additions
    /// that were taken back ([`WaitKind::TookBack`]).
    fn goes_on_alike(&self, _: &Self::State, _: &Self::State) -> bool {
        false
    }

    /// Whether a thread that is in a state, and is about to do an operation, only reads from there
    /// on, whatever it reads, until it does another operation that it was about to do in an earlier
    /// state, and goes on in the same way behind it, whatever that returns. `false` is always
    /// right.
    fn comes_back(&self, _: (&Self::State, &Operation), _: (&Self::State, &Operation)) -> bool {
        false
    }

    /// Whether nothing comes of what the read-modify-write returns that the machine does next.
    /// `false` is always right.
    fn ignores_result(&self, _: &Self::State) -> bool {
        false
    }

    /// Whether the load that the machine does next only copies memory, so that the memory need not
    /// be initialised. The load returns [`Value::UNINITIALISED`] then.
    fn copies(&self, _state: &Self::State) -> bool {
        false
    }

    /// What the operation that the machine does next is for, at its place. A store, or a
    /// read-modify-write that writes, is put in the set `LK`, `UL` or `Noreturn` by it.
    fn access_role(&self, _state: &Self::State, _place: Place) -> Option<AccessRole> {
        None
    }

    /// What the fence that the machine does next is called with, if it is a function of SRCU.
    fn srcu_call(&self, _state: &Self::State) -> Option<SrcuCall> {
        None
    }

    /// Whether a write that follows another one in coherence, with these values, wakes only one of
    /// the threads that sleep until the place changes.
    fn wakes_one(&self, _before: Value, _after: Value) -> bool {
        false
    }

    /// Whether threads may store something in attempts that fail ([`WaitKind::InVain`]).
    fn makes_attempts(&self) -> bool {
        false
    }

    /// Whether the program says something of its accesses that is to be looked at in whole
    /// executions ([`Self::promise`]).
    fn makes_promises(&self) -> bool {
        false
    }

    /// What the program says of the access that the machine does next.
    fn promise(&self, _state: &Self::State) -> Option<Promise> {
        None
    }

    /// Whether there may be accesses of several parts, an event each, that are atomic together
    /// ([`Joined`](crate::graph::Joined)).
    fn joins(&self) -> bool {
        false
    }

    /// Whether the access that the machine does next is a further part of the one before it.
    fn continues(&self, _state: &Self::State) -> bool {
        false
    }

    /// The place of an atomic access at which the machine stands with an error, because it can be
    /// done in parts only.
    fn undivided(&self, _state: &Self::State) -> Option<Place> {
        None
    }

    /// Divides memory so that two accesses that overlap are done in parts that do not; and lets
    /// atomic accesses be done in parts if the two are the same. Whether something changed: then it
    /// makes sense to explore anew.
    fn divide(&mut self, _a: Place, _b: Place) -> bool {
        false
    }

    /// The dependencies of the operation that `step` just gave, if the machine tracks them.
    fn dependencies(&self, state: &Self::State) -> Dependencies;

    /// The decisions by which the machine came from its last operation to the one that `step` just
    /// gave, if it tracks dependencies. `None` if it does not tell: that is always right.
    fn decisions(&self, _state: &Self::State) -> Option<Decisions> {
        None
    }

    /// Where in the source the machine is after `step` gave its operation.
    fn source_position(&self, state: &Self::State) -> Option<SourcePosition>;

    /// The name of a location for reports: a variable's name, say.
    fn place_name(&self, place: Place) -> String;

    /// What a value of a place is called in reports, if it is more than a number: of an address,
    /// what is there.
    fn value_name(&self, _place: Place, _value: Value) -> Option<String> {
        None
    }

    /// What the object is called that the machine makes next, and the part of it at an offset.
    fn object_name(&self, _state: &Self::State, _offset: u64, _size: u64) -> Option<ObjectName> {
        None
    }

    /// The function that the thread of a machine was made to run, if it has a name.
    fn thread_function(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// The functions that run in a machine after `step` gave its operation: each waits for the next
    /// one to return.
    fn call_stack(&self, _state: &Self::State) -> Vec<Call> {
        Vec::new()
    }
}

/// What a part of an object is called that a thread has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectName {
    /// The object.
    pub name: String,
    /// The part, empty for the whole.
    pub part: String,
    /// What comes behind it: whose it is.
    pub of: String,
}

/// A function that runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Its name.
    pub function: String,
    /// Where it is: at its operation, or at its call of the next function.
    pub source: Option<SourcePosition>,
}

/// How an execution ended in which no thread can go on, from the next operation of each thread
/// (`None` for numbers that no thread has) and the thread that has a name.
///
/// A join that waits for a thread that was cut counts as cut itself, and so does a wait at a
/// barrier if any thread was cut: that one might have come. If a thread ended the program, all that
/// others wait for is over, and the execution is complete. Only an assumption that does not hold is
/// still one: nobody wants to know of such an execution.
///
/// A join of a thread that was never created waits for its creation. That is an error if there is
/// no thread left that might have created it; the answer is the same whatever the order in which
/// the events of the execution were added.
pub fn status<'a>(
    threads: usize,
    next: impl Fn(ThreadId) -> Option<&'a Operation>,
    named: impl Fn(ThreadName) -> Option<ThreadId>,
) -> Status {
    let all = || ThreadId::first(threads as u32);
    let any = |is: fn(&Operation) -> bool| all().any(|thread| next(thread).is_some_and(is));
    let cut = || any(|operation| matches!(operation, Operation::Cut | Operation::Halt));
    let may_create = || {
        any(|operation| operation.ended().is_none() && !matches!(operation, Operation::Join { .. }))
    };
    // `None` if it waits for something that may be over.
    let of_thread = |mut operation: &'a Operation| {
        for _ in 0..threads {
            match operation {
                Operation::End(_) | Operation::Finish(_) | Operation::Cut | Operation::Halt => {
                    return Some(Status::Complete);
                }
                Operation::Error(_) => return Some(Status::Failed),
                Operation::Repeat => return Some(Status::Repeated),
                Operation::Assume(_) => return Some(Status::Blocked),
                Operation::Join { thread } => match named(*thread).and_then(&next) {
                    Some(of_child) => operation = of_child,
                    None if cut() => return Some(Status::Complete),
                    None if may_create() => return None,
                    None => return Some(Status::Failed),
                },
                Operation::BarrierWait { .. } if cut() => return Some(Status::Complete),
                _ => return None,
            }
        }
        None
    };
    let (mut worst, mut waits, mut over) = (Status::Complete, false, false);
    for operation in all().filter_map(&next) {
        over |= matches!(operation, Operation::Halt | Operation::Finish(_));
        match of_thread(operation) {
            Some(status) => worst = worst.max(status),
            None => waits = true,
        }
    }
    match waits && !over {
        true => worst.max(Status::Blocked),
        false => worst,
    }
}
