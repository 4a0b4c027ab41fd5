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
//! So in each execution with a cycle there is a loose place of one of its threads at which a read
//! is open that is in `Y`, and nothing before it in its thread is. Where there are loose places,
//! these reads are kept ([`Loose::At`]): whoever looks for executions with cycles leaves a part of
//! one when all of them are where no cycle can lead.
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
use std::collections::BTreeSet;

/// A read of a thread: how many it has made before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LooseRead {
    /// The thread.
    pub thread: ThreadName,
    /// How many loads and read-modify-writes come before it.
    pub number: u32,
}

/// What executions that are built step by step say of those with cycles of `po | rf`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Loose {
    /// There are none.
    #[default]
    Nowhere,
    /// In each of them one of these reads is on such a cycle, or behind one, and nothing before it
    /// in its thread is.
    At(BTreeSet<LooseRead>),
    /// Nothing.
    Anywhere,
}

impl Loose {
    /// Whether there may be some.
    pub fn is_somewhere(&self) -> bool {
        *self != Loose::Nowhere
    }

    /// What two parts of an exploration say together.
    pub(super) fn merge(&mut self, other: Self) {
        match (&mut *self, other) {
            (Loose::Anywhere, _) | (_, Loose::Nowhere) => {}
            (Loose::At(reads), Loose::At(others)) => reads.extend(others),
            (_, other) => *self = other,
        }
    }
}

/// A read that is open.
#[derive(Clone, Debug)]
struct Open {
    /// Its index in program order.
    read: u32,
    /// How many reads the thread has made before it.
    number: u32,
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
    thread: ThreadName,
    /// How many reads there were.
    reads: u32,
    open: Vec<Open>,
    /// `None` if it is not the only thread at the start.
    others: Option<Others>,
}

/// Looks for loose places.
#[derive(Debug)]
pub(super) struct LoosePlaces {
    order: LocalOrder,
    /// Of each slot: where a thread is that has done the operation that it is to do there.
    pasts: Vec<Past>,
    found: Loose,
}

/// A slot and what a thread does there.
#[derive(Clone, Copy)]
pub(super) struct Step<'a, S> {
    pub slot: usize,
    /// The slot from which it came, if it was not started here.
    pub from: Option<usize>,
    /// The thread that was started here, and whether it is the only one at the start.
    pub started: (ThreadName, bool),
    pub state: &'a S,
    pub operation: &'a Operation,
    pub index: u32,
}

impl LoosePlaces {
    pub fn new(order: LocalOrder) -> Self {
        Self {
            order,
            pasts: Vec::new(),
            found: Loose::Nowhere,
        }
    }

    /// What was found so far.
    pub fn found(&self) -> &Loose {
        &self.found
    }

    /// Something happened of which it is not known.
    pub fn give_up(&mut self) {
        self.found = Loose::Anywhere;
        self.pasts = Vec::new();
    }

    /// Notes that a thread comes to a slot.
    pub fn note<P: Program>(&mut self, program: &P, step: &Step<'_, P::State>) {
        if self.found == Loose::Anywhere {
            return;
        }
        let mut past = match (step.from, step.started) {
            (Some(from), _) => self.pasts[from].clone(),
            (None, (thread, alone)) => Past {
                thread,
                others: alone.then(Others::default),
                ..Past::default()
            },
        };
        let mut loose = BTreeSet::new();
        let known = past.decides(program, step, &mut loose)
            && past.does(program, step, self.order, &mut loose);
        if !known {
            return self.give_up();
        }
        if !loose.is_empty() {
            let thread = past.thread;
            let loose = loose.into_iter();
            let reads = loose.map(|number| LooseRead { thread, number });
            self.found.merge(Loose::At(reads.collect()));
        }
        if self.pasts.len() <= step.slot {
            self.pasts.resize_with(step.slot + 1, Past::default);
        }
        self.pasts[step.slot] = past;
    }
}

impl Past {
    /// Takes in the decisions because of which the thread came here, and adds the reads that make
    /// some of them loose. Whether all is known.
    fn decides<P: Program>(
        &mut self,
        program: &P,
        step: &Step<'_, P::State>,
        loose: &mut BTreeSet<u32>,
    ) -> bool {
        let Some(decisions) = program.decisions(step.state) else {
            return false;
        };
        for needed in &decisions.needed {
            self.settle(needed);
            // A needed read that is settled counts too: what it reads may differ in an execution
            // with a cycle.
            let last = needed.iter().max();
            let open = self.open.iter();
            let open = open.filter(|open| last.is_some_and(|last| open.read < *last));
            loose.extend(open.map(|open| open.number));
        }
        if decisions.idle {
            loose.extend(self.open.iter().map(|open| open.number));
        }
        true
    }

    /// Takes in the operation that comes now, and adds the reads that make it loose. Whether all is
    /// known.
    fn does<P: Program>(
        &mut self,
        program: &P,
        step: &Step<'_, P::State>,
        order: LocalOrder,
        loose: &mut BTreeSet<u32>,
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
                if !released {
                    loose.extend(self.open_at(&depends.addr, &depends.data));
                }
                self.may_write()
            }
            Operation::ReadModifyWrite {
                mode,
                failure_mode,
                update,
                ..
            } => {
                let depends = program.dependencies(step.state);
                let released = order.has(LocalStep::Release) && releases(mode);
                if !released {
                    loose.extend(self.open_at(&depends.addr, &depends.data));
                }
                if !order.has(LocalStep::Update) && self.is_of_interest() {
                    loose.insert(self.reads);
                }
                let acquires = acquires(mode) && (always_writes(update) || acquires(failure_mode));
                let acquires = order.has(LocalStep::Acquire) && acquires;
                self.read(step.index, &depends.addr, acquires);
                self.may_write()
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
        let number = self.reads;
        self.reads += 1;
        if settled {
            self.settle(&needs);
        } else if self.is_of_interest() {
            self.open.push(Open {
                read,
                number,
                needs,
            });
        }
    }

    /// The reads that are open at a write that depends on these.
    fn open_at(&self, addr: &[u32], data: &[u32]) -> Vec<u32> {
        if self.open.is_empty() {
            return Vec::new();
        }
        let before = self.before(&[addr, data].concat());
        let open = self.open.iter();
        let open = open.filter(|open| !before.contains(&open.read));
        open.map(|open| open.number).collect()
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
