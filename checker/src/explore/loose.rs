//! Whether executions with cycles of `po | rf` can be ruled out by those without.
//!
//! A read is *open* at a later point of its thread if nothing is seen to keep it before what comes
//! there: no dependency, and no step of the model's [`LocalOrder`]. A *loose* place is a write at
//! which a read is open, or a decision that needs a read and at which an earlier read is open. If
//! no thread comes to a loose place in any execution that is built step by step, then there is no
//! execution with a cycle, and those need not be looked for.
//!
//! # Why
//!
//! Let `before` be the dependencies, the steps of the local order, `rfe`, and what creation and
//! join of threads order. It has no cycle in any consistent execution: the compiler proves that of
//! all but the last, and that threads do not read what they write later. The last is below.
//!
//! Take a consistent execution with a cycle of `po | rf`. Let `A` be the events that no cycle leads
//! to and `Y` the others. `A` contains what is before its events in `po | rf`, so it is a part that
//! is built step by step. In each thread the events of `Y` are the last ones. The first of these
//! reads from a write in `Y` of another thread, because its own thread has none before it; or it
//! comes after another thread, which has such a read then. Among the writes in `Y` that reads of
//! other threads in `Y` read from, take one, `e`, that comes after no other of them in `before`.
//! Let `r` be the first event of its thread in `Y`. If `r` was before `e`, so would be what it
//! reads. So `r` is a read that is not before `e`, and no creation or join comes between them.
//!
//! Now build `A`, and let the thread of `e` run on alone: every read reads the last write, every
//! write comes last, and choices of the program are those of the execution. All this is consistent,
//! because the model is extensible. The thread does as in the execution until there is a decision
//! that needs something that was read in `Y`. If it comes to the place of `e`, then that is a write
//! (or may be one, if it is a read-modify-write) at which `r` is open: what is before `e` in its
//! thread is decided by positions, modes and dependencies, which are the same. Otherwise it comes
//! to the first such decision. That is made in the execution too, where `e` depends on it. So `r`
//! is not among what it needs, and not before that: the place is loose.
//!
//! What was built is part of a whole execution. Exploration leaves some out (threads are parked,
//! what only blocks is skipped), but it lets every thread come to every place to which it comes in
//! an execution that is not left out for another like it; a decision after which a thread waits
//! is one in the execution in which it still waits at the end.
//!
//! # What is not seen
//!
//! Some decisions are not among the dependencies: a round of a loop is idle if it left everything
//! as it was ([`Decisions::idle`]). In the execution with the cycle that may be otherwise, and the
//! thread goes on to a write. So at such a place nothing may be open.
//!
//! Nothing is known of what comes after an error, or behind a bound.
//!
//! # Creation and join
//!
//! Nothing passes the creation or the join of a thread, whatever the model says. That this has no
//! cycle with the local order is known where only the first thread creates and joins, and does it
//! in turns: it creates some threads, accesses memory or does not, and joins them all, before the
//! next turn begins. A step of `before` never leads to an earlier turn, or to what comes before its
//! threads are created, because what is read is not written later in this sense. So take a cycle
//! within a turn. Of what creation orders the first thread has done something before it. If it has
//! not read since the turn began, nothing leads there. Of what join orders it does something
//! after it. If it does not write before it has joined them all, nothing leads from there to
//! another thread. So the cycle has none of both, and only the other steps of `before`.
//!
//! While there is no other thread, reads are of no interest: what they read does not come after a
//! read that is in a cycle.

use crate::event::{FenceKind, Mode, ThreadName, Update};
use crate::model::{LocalOrder, LocalStep};
use crate::program::{Operation, Program, WaitKind};

/// A read that is open.
#[derive(Clone, Debug)]
struct Open {
    /// Its index in program order.
    read: u32,
    /// The open reads that are before it.
    needs: Vec<u32>,
}

/// What the first thread does about others.
#[derive(Clone, Debug, Default)]
struct Others {
    /// Those that it has not joined.
    live: Vec<ThreadName>,
    /// Whether it has read memory beside them.
    read: bool,
    /// Whether it has joined another one beside them.
    joined: bool,
}

/// What is known of a thread at a place.
#[derive(Clone, Debug, Default)]
struct Past {
    open: Vec<Open>,
    /// `None` if it is not the only thread at the start.
    others: Option<Others>,
}

/// Looks for loose places.
#[derive(Debug)]
pub(super) struct Loose {
    order: LocalOrder,
    /// Of each slot: where a thread is that has done the operation that it is to do there.
    pasts: Vec<Past>,
    found: bool,
}

/// A slot and what a thread does there.
#[derive(Clone, Copy)]
pub(super) struct Step<'a, S> {
    pub slot: usize,
    /// The slot from which it came, if it was not started here.
    pub from: Option<usize>,
    /// Whether it is the only thread at the start, if it was started here.
    pub alone: bool,
    pub state: &'a S,
    pub operation: &'a Operation,
    pub index: u32,
}

impl Loose {
    pub fn new(order: LocalOrder) -> Self {
        Self {
            order,
            pasts: Vec::new(),
            found: false,
        }
    }

    /// Whether a loose place was found, or something of which it is not known.
    pub fn is_found(&self) -> bool {
        self.found
    }

    /// Something happened of which it is not known.
    pub fn give_up(&mut self) {
        self.found = true;
    }

    /// Notes that a thread comes to a slot.
    pub fn note<P: Program>(&mut self, program: &P, step: &Step<'_, P::State>) {
        if self.found {
            return;
        }
        let mut past = match step.from {
            Some(from) => self.pasts[from].clone(),
            None => Past {
                others: step.alone.then(Others::default),
                ..Past::default()
            },
        };
        let is_tight = past.decides(program, step) && past.does(program, step, self.order);
        self.found = !is_tight;
        if self.pasts.len() <= step.slot {
            self.pasts.resize_with(step.slot + 1, Past::default);
        }
        self.pasts[step.slot] = past;
    }
}

impl Past {
    /// Takes in the decisions because of which the thread came here. Whether none is loose.
    fn decides<P: Program>(&mut self, program: &P, step: &Step<'_, P::State>) -> bool {
        let Some(decisions) = program.decisions(step.state) else {
            return false;
        };
        for needed in &decisions.needed {
            self.settle(needed);
            // A needed read that is settled counts too: what it reads may differ in an execution
            // with a cycle.
            let last = needed.iter().max();
            if last.is_some_and(|last| self.open.iter().any(|open| open.read < *last)) {
                return false;
            }
        }
        !decisions.idle || self.open.is_empty()
    }

    /// Takes in the operation that comes now. Whether it is not loose.
    fn does<P: Program>(
        &mut self,
        program: &P,
        step: &Step<'_, P::State>,
        order: LocalOrder,
    ) -> bool {
        match *step.operation {
            Operation::Load { mode, .. } => {
                let addr = program.dependencies(step.state).addr;
                self.read(
                    step.index,
                    &addr,
                    order.has(LocalStep::Acquire) && acquires(mode),
                );
                true
            }
            Operation::Store { mode, .. } => {
                let depends = program.dependencies(step.state);
                let released = order.has(LocalStep::Release) && releases(mode);
                self.may_write() && (released || self.is_tight(&depends.addr, &depends.data))
            }
            Operation::ReadModifyWrite {
                mode,
                failure_mode,
                update,
                ..
            } => {
                let depends = program.dependencies(step.state);
                let released = order.has(LocalStep::Release) && releases(mode);
                let is_tight = released || self.is_tight(&depends.addr, &depends.data);
                let whole = order.has(LocalStep::Update) || !self.is_of_interest();
                let acquires = acquires(mode) && (always_writes(update) || acquires(failure_mode));
                let acquires = order.has(LocalStep::Acquire) && acquires;
                self.read(step.index, &depends.addr, acquires);
                self.may_write() && whole && is_tight
            }
            Operation::Fence {
                mode,
                kind: FenceKind::Language,
            } => {
                if keeps_reads_before(order, mode) {
                    self.open.clear();
                }
                true
            }
            Operation::Create(start) => self.creates(start.thread),
            Operation::Join { thread } => self.joins(thread),
            Operation::Wait { kind, .. } => {
                use WaitKind::{AddedAgain, Help, InVain, TookBack};
                !matches!(kind, TookBack | AddedAgain | InVain | Help)
            }
            Operation::Fence { .. }
            | Operation::Choose { .. }
            | Operation::Allocate { .. }
            | Operation::Free { .. }
            | Operation::Assume(_)
            | Operation::Repeat
            | Operation::Halt
            | Operation::End(_)
            | Operation::Finish(_) => true,
            Operation::BarrierInit { .. }
            | Operation::BarrierWait { .. }
            | Operation::BarrierDestroy { .. }
            | Operation::Error(_)
            | Operation::Cut => false,
        }
    }

    /// The open reads among some, and those that are before them.
    fn before(&self, reads: &[u32]) -> Vec<u32> {
        let mut all = Vec::new();
        for open in self.open.iter().filter(|open| reads.contains(&open.read)) {
            all.push(open.read);
            all.extend_from_slice(&open.needs);
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Everything that comes later comes after these reads, and after what is before them.
    fn settle(&mut self, reads: &[u32]) {
        let settled = self.before(reads);
        self.open.retain(|open| !settled.contains(&open.read));
        for open in &mut self.open {
            open.needs.retain(|read| !settled.contains(read));
        }
    }

    /// Takes in a read; whether everything that comes later comes after it.
    fn read(&mut self, read: u32, addr: &[u32], settled: bool) {
        if let Some(others) = &mut self.others {
            others.read |= !others.live.is_empty();
        }
        let needs = self.before(addr);
        if settled {
            self.settle(&needs);
        } else if self.is_of_interest() {
            self.open.push(Open { read, needs });
        }
    }

    /// Whether a write that depends on these reads comes after all that are open.
    fn is_tight(&self, addr: &[u32], data: &[u32]) -> bool {
        if self.open.is_empty() {
            return true;
        }
        let before = self.before(&[addr, data].concat());
        self.open.iter().all(|open| before.contains(&open.read))
    }

    /// Whether there may be other threads.
    fn is_of_interest(&self) -> bool {
        let others = self.others.as_ref();
        others.is_none_or(|others| !others.live.is_empty())
    }

    /// Whether no thread was joined while others were not.
    fn may_write(&self) -> bool {
        self.others.as_ref().is_none_or(|others| !others.joined)
    }

    fn creates(&mut self, thread: ThreadName) -> bool {
        self.open.clear();
        let Some(others) = &mut self.others else {
            return false;
        };
        others.live.push(thread);
        !others.read && !others.joined
    }

    fn joins(&mut self, thread: ThreadName) -> bool {
        self.open.clear();
        let Some(others) = &mut self.others else {
            return false;
        };
        let Some(at) = others.live.iter().position(|live| *live == thread) else {
            return false;
        };
        others.live.swap_remove(at);
        let is_last = others.live.is_empty();
        others.joined = !is_last;
        others.read &= !is_last;
        true
    }
}

pub(super) fn acquires(mode: Mode) -> bool {
    matches!(
        mode,
        Mode::Acquire | Mode::AcquireRelease | Mode::SequentiallyConsistent
    )
}

pub(super) fn releases(mode: Mode) -> bool {
    matches!(
        mode,
        Mode::Release | Mode::AcquireRelease | Mode::SequentiallyConsistent
    )
}

/// Whether a fence keeps all earlier reads before all later accesses.
pub(super) fn keeps_reads_before(order: LocalOrder, mode: Mode) -> bool {
    order.has(LocalStep::AcquireFence) && acquires(mode)
        || order.has(LocalStep::ReleaseFence) && releases(mode)
        || order.has(LocalStep::ScFence) && mode == Mode::SequentiallyConsistent
}

/// Whether a read-modify-write writes whatever it reads.
pub(super) fn always_writes(update: Update) -> bool {
    !matches!(
        update,
        Update::CompareExchange { .. }
            | Update::Arrive
            | Update::AddWithin { .. }
            | Update::AddUnless { .. }
    )
}
