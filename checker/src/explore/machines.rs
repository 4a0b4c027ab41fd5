//! The saved states of all threads' machines.
//!
//! Machines are deterministic: the state of a thread follows from its [`Start`] and from what its
//! operations returned. So the states of a thread form a tree. A *slot* holds a state together with
//! its next operation; the ways on from there are named by what the operation returns. Exploration
//! brings a thread to the same states again and again, in every execution that gives it the same
//! values. The machine runs only when it comes to a state for the first time, or again where there
//! are very many ways on. Two slots may have the same state: nothing depends on there being one.
//!
//! Each event of a graph names the slot that issued it, and each thread the slot in which it is
//! now. Slots that no graph names are not needed, but they are kept for when a thread comes there
//! again, until there are many ([`Machines::is_full`], [`Machines::collect`]). So there are at most
//! as many slots as the options allow, or about twice as many as graphs name.
//!
//! The states that a thread went through also tell what it did in vain: a read that it makes again
//! ([`Machines::repeats`]), and additions that it takes back ([`Machines::takes_back`]).

use super::Options;
use super::loose::{Loose, LoosePlaces, Step};
use crate::event::{Mode, Place, Update, Value};
use crate::graph::{Graph, LocationId, MachineId};
use crate::ids::OptionalId;
use crate::model::LocalOrder;
use crate::program::{Operation, Program, Start, Tracking, Untracked, WaitKind};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// How many ways on from a slot are looked at. Those that were used first are the last.
const LOOKED_AT: usize = 32;

/// How many operations back additions are looked for that are taken back.
const LOOKED_BACK: usize = 16;

/// In how many places something may be added and taken back.
const PLACES: usize = 4;

/// Room for this many slots is made at the start.
const USUAL_SLOTS: usize = 16;

/// What a thread does next, as far as that tells who can move. The name of a slot tells it: it is
/// the index of the slot and then, in the last bits, this. The two upper ones of them answer what
/// is asked most often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It reads.
    Reads = 0,
    /// It does something else that is always possible.
    Moves = 1,
    /// It waits for a thread.
    Joins = 2,
    /// It waits at a barrier.
    Meets = 3,
    /// It has ended without having done anything, although it was created: that becomes an event.
    Idles = 4,
    /// It reads, and waits if it does not read what it wants.
    Awaits = 5,
    /// It can never go on.
    Blocks = Self::NOT_LIVE as isize,
    /// It was cut.
    Cut,
    /// It ended the program.
    Halts,
    /// It is wrong.
    Fails,
    /// It has ended.
    Ends = (Self::NOT_LIVE | Self::ENDED) as isize,
    /// There is no such thread.
    Absent = (1 << Self::BITS) - 1,
}

impl Next {
    const BITS: u32 = 4;
    const NOT_LIVE: u32 = 0b1000;
    const ENDED: u32 = 0b0100;

    /// Whether it is one of the first ones, so that the thread may be able to do something.
    #[inline]
    pub fn is_live(machine: MachineId) -> bool {
        machine.0 & Self::NOT_LIVE == 0
    }

    /// Whether there is nothing that the thread could do or should have done: it has ended or does
    /// not exist. Of [`Self::Idles`] that is not said.
    #[inline]
    pub fn has_ended(machine: MachineId) -> bool {
        const BOTH: u32 = Next::NOT_LIVE | Next::ENDED;
        machine.0 & BOTH == BOTH
    }

    /// Whether it is this one.
    #[inline]
    pub fn is(self, machine: MachineId) -> bool {
        machine.0 % (1 << Self::BITS) == self as u32
    }

    /// What a thread does next that is in a slot.
    #[inline]
    pub fn of(machine: MachineId) -> Self {
        const ALL: [Next; 1 << Next::BITS] = {
            let mut all = [Next::Absent; 1 << Next::BITS];
            all[Next::Reads as usize] = Next::Reads;
            all[Next::Moves as usize] = Next::Moves;
            all[Next::Joins as usize] = Next::Joins;
            all[Next::Meets as usize] = Next::Meets;
            all[Next::Ends as usize] = Next::Ends;
            all[Next::Idles as usize] = Next::Idles;
            all[Next::Awaits as usize] = Next::Awaits;
            all[Next::Blocks as usize] = Next::Blocks;
            all[Next::Cut as usize] = Next::Cut;
            all[Next::Halts as usize] = Next::Halts;
            all[Next::Fails as usize] = Next::Fails;
            all
        };
        ALL[machine.0 as usize % ALL.len()]
    }

    fn from(operation: &Operation) -> Self {
        match operation {
            Operation::Load { .. } | Operation::ReadModifyWrite { .. } => Next::Reads,
            Operation::Store { .. }
            | Operation::Fence { .. }
            | Operation::Create(_)
            | Operation::Choose { .. }
            | Operation::Allocate { .. }
            | Operation::Free { .. }
            | Operation::BarrierInit { .. }
            | Operation::BarrierDestroy { .. } => Next::Moves,
            Operation::Join { .. } => Next::Joins,
            Operation::BarrierWait { .. } => Next::Meets,
            Operation::End(_) | Operation::Finish(_) => Next::Ends,
            Operation::Assume(_) | Operation::Wait { .. } | Operation::Repeat => Next::Blocks,
            Operation::Cut => Next::Cut,
            Operation::Halt => Next::Halts,
            Operation::Error(_) => Next::Fails,
        }
    }
}

/// The index of a machine's slot.
#[inline]
fn slot_index(machine: MachineId) -> usize {
    (machine.0 >> Next::BITS) as usize
}

struct Slot<S> {
    state: S,
    operation: Operation,
    /// The location that the operation accesses, as far as it is known.
    location: OptionalId<LocationId>,
    /// How its thread came here: what the operation before returned, and the index of the event
    /// that this one will become. No way leads to a slot in which a thread was stopped: there the
    /// index is one of [`StoppedAt`].
    returned: Value,
    index: u32,
    /// The slot from which it came, if it was not stopped. Whoever names a slot names this one,
    /// too.
    from: MachineId,
    /// The first slot to which a way on leads.
    first_way: MachineId,
    /// The next slot that is reached from where this one is.
    other_way: MachineId,
}

/// The saved machine states.
pub(super) struct Machines<S> {
    slots: Vec<Slot<S>>,
    /// The indices of slots that are free again.
    free: Vec<usize>,
    /// The slots in which threads start.
    starts: FxHashMap<Start, MachineId>,
    /// How many slots may be in use before those that are not needed are collected, at least and
    /// now.
    least_limit: usize,
    limit: usize,
    step_limit: u32,
    tracking: Tracking,
    /// Whether reads after which threads may wait are told from others.
    parks: bool,
    /// Whether threads wait after what they took back.
    takes_back: bool,
    /// Looks for loose places, if that is of use.
    loose: Option<LoosePlaces>,
    /// Whether threads wait after attempts that failed and had stored something.
    attempts: bool,
    /// No other machines have this one, and none of these had it before slots were given up.
    edition: Arc<()>,
}

/// Where a thread was stopped by someone else, as an index that no event has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(super) enum StoppedAt {
    /// At its last event.
    Event = u32::MAX,
    /// Before its next event.
    Next = u32::MAX - 1,
}

/// What tells a state from all others that are or were kept: the same slot of the same edition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StateName<'m> {
    pub edition: &'m Arc<()>,
    pub slot: usize,
}

/// A machine that goes on without end and without doing anything.
pub(super) struct Runaway;

/// Why a machine does not start.
pub(super) enum NoStart {
    Runaway,
    Untracked(Untracked),
}

impl From<Runaway> for NoStart {
    fn from(Runaway: Runaway) -> Self {
        Self::Runaway
    }
}

impl<S: Clone> Machines<S> {
    pub fn new(
        tracking: Tracking,
        options: &Options,
        limit: usize,
        (parks, attempts): (bool, bool),
    ) -> Self {
        Self {
            slots: Vec::with_capacity(USUAL_SLOTS),
            free: Vec::new(),
            starts: FxHashMap::default(),
            least_limit: limit,
            limit,
            step_limit: options.event_limit,
            tracking,
            parks,
            takes_back: options.takes_back,
            loose: None,
            attempts,
            edition: Arc::default(),
        }
    }

    /// Looks for loose places of threads from now on, where nothing has been started yet.
    pub fn look_for_loose_places(&mut self, order: LocalOrder) {
        self.loose = Some(LoosePlaces::new(order));
    }

    /// Which loose places there are.
    pub fn loose_places(&self) -> Loose {
        let loose = self.loose.as_ref();
        loose.map_or(Loose::Anywhere, |loose| loose.found().clone())
    }

    /// Names the state of a machine: another state, wherever, has another name.
    #[inline]
    pub fn name(&self, machine: MachineId) -> StateName<'_> {
        StateName {
            edition: &self.edition,
            slot: slot_index(machine),
        }
    }

    pub fn state(&self, machine: MachineId) -> &S {
        &self.slots[slot_index(machine)].state
    }

    #[inline]
    pub fn operation(&self, machine: MachineId) -> &Operation {
        &self.slots[slot_index(machine)].operation
    }

    /// The location that the operation of a machine accesses, if that was noted.
    #[inline]
    pub fn location(&self, machine: MachineId) -> Option<LocationId> {
        self.slots[slot_index(machine)].location.get()
    }

    /// Notes the location that the operation of a machine accesses.
    pub fn set_location(&mut self, machine: MachineId, location: LocationId) {
        self.slots[slot_index(machine)].location = location.into();
    }

    /// The slot in which a thread is at its first operation.
    pub fn start<P>(&mut self, program: &P, start: Start) -> Result<MachineId, NoStart>
    where
        P: Program<State = S>,
    {
        if let Some(known) = self.starts.get(&start) {
            return Ok(*known);
        }
        let started = program.start(start, self.tracking);
        let mut state = started.map_err(NoStart::Untracked)?;
        let operation = self.run(program, &mut state, Value::default(), 0)?;
        let slot = match self.free.pop() {
            Some(slot) => {
                self.slots[slot].state = state;
                slot
            }
            None => self.add(state),
        };
        let created = start.thread.0 >= program.initial_threads() as u64;
        if let Some(loose) = &mut self.loose {
            let step = Step {
                slot,
                from: None,
                started: (start.thread, !created && program.initial_threads() == 1),
                state: &self.slots[slot].state,
                operation: &operation,
                index: 0,
            };
            loose.note(program, &step);
        }
        let next = match self.next(program, slot, &operation) {
            Next::Ends if created => Next::Idles,
            next => next,
        };
        let way = (Value::default(), 0, MachineId::NONE);
        let machine = self.enter_as(next, slot, operation, way, MachineId::NONE);
        self.starts.insert(start, machine);
        Ok(machine)
    }

    /// The slot in which a thread is at its next operation, from the slot that issued its last one.
    #[inline]
    pub fn step<P>(
        &mut self,
        program: &P,
        issuer: MachineId,
        returned: Value,
        index: u32,
    ) -> Result<MachineId, Runaway>
    where
        P: Program<State = S>,
    {
        match self.find(self.slots[slot_index(issuer)].first_way, returned, index) {
            Some(known) => Ok(known),
            None => self.step_anew(program, issuer, returned, index),
        }
    }

    /// Looks for the slot that is reached in this way, in a list. Not far: it would take longer
    /// than running the machine.
    #[inline]
    fn find(&self, first: MachineId, returned: Value, index: u32) -> Option<MachineId> {
        let mut at = first;
        for _ in 0..LOOKED_AT {
            // None is beyond the last slot.
            let slot = self.slots.get(slot_index(at))?;
            if slot.returned == returned && slot.index == index {
                return Some(at);
            }
            at = slot.other_way;
        }
        None
    }

    #[inline(never)]
    fn step_anew<P>(
        &mut self,
        program: &P,
        issuer: MachineId,
        returned: Value,
        index: u32,
    ) -> Result<MachineId, Runaway>
    where
        P: Program<State = S>,
    {
        let new = self.copy(slot_index(issuer));
        let state = &mut self.slots[new].state;
        let limits = (self.step_limit, self.attempts);
        let operation = run(program, state, limits, returned, index)?;
        let way = (issuer, returned, index);
        let operation = match self.repeats(program, issuer, returned, (new, &operation))? {
            Some(again) => {
                if again == Operation::Repeat {
                    self.give_up_loose_places();
                }
                again
            }
            None => match self.takes_back(program, way, (new, &operation))? {
                Some((since, kind)) => Operation::Wait { since, kind },
                None => operation,
            },
        };
        if let Some(loose) = &mut self.loose {
            let step = Step {
                slot: new,
                from: Some(slot_index(issuer)),
                started: Default::default(),
                state: &self.slots[new].state,
                operation: &operation,
                index,
            };
            loose.note(program, &step);
        }
        let other = self.slots[slot_index(issuer)].first_way;
        let next = self.next(program, new, &operation);
        let machine = self.enter_as(next, new, operation, (returned, index, issuer), other);
        self.slots[slot_index(issuer)].first_way = machine;
        Ok(machine)
    }

    /// Runs a machine to its next operation.
    fn run<P>(
        &self,
        program: &P,
        state: &mut S,
        returned: Value,
        index: u32,
    ) -> Result<Operation, Runaway>
    where
        P: Program<State = S>,
    {
        let limits = (self.step_limit, self.attempts);
        run(program, state, limits, returned, index)
    }

    /// What to do with a thread that was issued a read and stands where it would stand if an
    /// earlier read of the same place had returned the same: as after the first read before a loop
    /// that makes it again, or after a compare-exchange that failed and gives the next attempt its
    /// expected value. In between it only read. So what comes of it comes of the earlier read, too,
    /// which others cannot tell.
    ///
    /// If it also stored something in between, then in one place, and stores there again next. That
    /// was an attempt in vain.
    fn repeats<P>(
        &self,
        program: &P,
        issuer: MachineId,
        returned: Value,
        (slot, operation): (usize, &Operation),
    ) -> Result<Option<Operation>, Runaway>
    where
        P: Program<State = S>,
    {
        let again = &self.slots[slot_index(issuer)];
        let mut stored = None;
        let mut behind = again;
        for _ in 0..LOOKED_BACK {
            let Some(first) = self.slots.get(slot_index(behind.from)) else {
                break;
            };
            if reads_again(&first.operation, &again.operation, returned) {
                let mut state = first.state.clone();
                let instead = self.run(program, &mut state, returned, behind.index)?;
                let state_now = &self.slots[slot].state;
                if instead == *operation && self.do_alike(program, operation, state_now, &state)? {
                    let (since, kind) = (first.index, WaitKind::InVain);
                    return Ok(match (stored, operation) {
                        (None, _) => Some(Operation::Repeat),
                        (Some(stored), Operation::Store { place, .. }) if stored == *place => {
                            Some(Operation::Wait { since, kind })
                        }
                        _ => None,
                    });
                }
            }
            match first.operation {
                Operation::Store { place, .. }
                    if self.attempts && stored.is_none_or(|known| known == place) =>
                {
                    stored = Some(place);
                }
                ref other if only_reads(other, behind.returned) => {}
                _ => break,
            }
            behind = first;
        }
        Ok(None)
    }

    /// Whether a thread does the same from two states in which it does this operation next. Of a
    /// store that it makes in two places of its code it is enough that it does the same behind it.
    fn do_alike<P>(
        &self,
        program: &P,
        operation: &Operation,
        first: &S,
        second: &S,
    ) -> Result<bool, Runaway>
    where
        P: Program<State = S>,
    {
        if program.goes_on_alike(first, second) {
            return Ok(true);
        }
        if !matches!(operation, Operation::Store { .. }) {
            return Ok(false);
        }
        let (mut first, mut second) = (first.clone(), second.clone());
        let nothing = Value::default();
        let does = self.run(program, &mut first, nothing, 1)?;
        let would_do = self.run(program, &mut second, nothing, 1)?;
        Ok(does == would_do && program.goes_on_alike(&first, &second))
    }

    /// Whether a thread that was issued an addition to memory took back with it what it added
    /// before, or adds again what it had taken back; and from which event on.
    ///
    /// In between it only read and added, and what it added comes to nothing. If it stands where it
    /// stood before, or will only read until it does ([`Program::comes_back`]), that was a round of
    /// a loop, as long as the round began with nothing that is still to be taken back. (What was
    /// added without looking at what was there is not: a lock that was given back.) If it added
    /// again and stands where it would stand if it had done so the first time, that is an attempt
    /// before the one that counts; one that fails again is a matter of the next round.
    fn takes_back<P>(
        &self,
        program: &P,
        (issuer, returned, index): (MachineId, Value, u32),
        (slot, operation): (usize, &Operation),
    ) -> Result<Option<(u32, WaitKind)>, Runaway>
    where
        P: Program<State = S>,
    {
        let last = &self.slots[slot_index(issuer)];
        if !self.takes_back || addition(&last.operation).is_none() {
            return Ok(None);
        }
        let state = &self.slots[slot].state;
        let is_like = |other: &Slot<S>| {
            other.operation == *operation && program.goes_on_alike(state, &other.state)
        };
        let (mut all, mut earlier) = (Sums::default(), Sums::default());
        let (mut at, mut behind, mut came) = (issuer, None, returned);
        for _ in 0..LOOKED_BACK {
            let Some(before) = self.slots.get(slot_index(at)) else {
                break;
            };
            let is_last = at == issuer;
            if !all.note(&before.operation, came)
                || !is_last && !earlier.note(&before.operation, came)
            {
                break;
            }
            let tries_again = || {
                addition(&before.operation).is_some()
                    && program.comes_back((state, operation), (&before.state, &before.operation))
            };
            if all.are_zero() {
                let owes_nothing = self.is_nothing_before(before, &all);
                let is_round = match owes_nothing {
                    true => is_like(before) || tries_again(),
                    false => self.is_final_before(program, before) && tries_again(),
                };
                if is_round {
                    return Ok(Some((before.index, WaitKind::TookBack)));
                }
            }
            if before.operation == last.operation
                && earlier.are_zero()
                && let Some(failed) = behind.filter(|_| !is_last)
                && !is_like(failed)
                && self.is_nothing_before(before, &earlier)
            {
                let mut state_then = before.state.clone();
                let instead = self.run(program, &mut state_then, returned, index)?;
                if instead == *operation && program.goes_on_alike(state, &state_then) {
                    return Ok(Some((before.index, WaitKind::AddedAgain)));
                }
            }
            (at, came) = (before.from, before.returned);
            behind = Some(before);
        }
        Ok(None)
    }

    /// Whether what a thread added right before is taken back already, in some places. Otherwise it
    /// is in the midst of something: it would leave others with what it added.
    fn is_nothing_before(&self, start: &Slot<S>, places: &Sums) -> bool {
        let mut sums = places.zeroed();
        let mut at = start;
        for _ in 0..LOOKED_BACK {
            let before = self.slots.get(slot_index(at.from));
            let Some(before) = before.filter(|slot| sums.add(&slot.operation, at.returned)) else {
                return sums.are_zero();
            };
            at = before;
        }
        false
    }

    /// Whether what a thread added right before was not to see what is there, as it gives back what
    /// it has taken long ago.
    fn is_final_before<P>(&self, program: &P, start: &Slot<S>) -> bool
    where
        P: Program<State = S>,
    {
        let mut at = start;
        for _ in 0..LOOKED_BACK {
            let Some(before) = self.slots.get(slot_index(at.from)) else {
                return true;
            };
            if !only_reads_or_adds(&before.operation, at.returned) {
                return true;
            }
            if addition(&before.operation).is_some() && !program.ignores_result(&before.state) {
                return false;
            }
            at = before;
        }
        false
    }

    /// What a thread does next whose state is in a slot.
    fn next<P>(&self, program: &P, slot: usize, operation: &Operation) -> Next
    where
        P: Program<State = S>,
    {
        let mode = match operation {
            Operation::Load { mode, .. } | Operation::ReadModifyWrite { mode, .. } => *mode,
            _ => return Next::from(operation),
        };
        let awaits =
            self.parks && mode != Mode::NonAtomic && program.awaits(&self.slots[slot].state);
        match awaits {
            true => Next::Awaits,
            false => Next::Reads,
        }
    }

    /// A thread does not do what its machine says.
    #[cold]
    fn give_up_loose_places(&mut self) {
        if let Some(loose) = &mut self.loose {
            loose.give_up();
        }
    }

    /// Saves a state again, with an operation of the caller's, in a slot to which no way leads.
    pub fn stop_at(&mut self, issuer: MachineId, operation: Operation, at: StoppedAt) -> MachineId {
        self.give_up_loose_places();
        let slot = self.copy(slot_index(issuer));
        let way = (Value::default(), at as u32, MachineId::NONE);
        let next = Next::from(&operation);
        self.enter_as(next, slot, operation, way, MachineId::NONE)
    }

    /// Where a thread was stopped, if its machine is in such a slot.
    pub fn stopped_at(&self, machine: MachineId) -> Option<StoppedAt> {
        let index = self.slots[slot_index(machine)].index;
        let all = [StoppedAt::Event, StoppedAt::Next];
        all.into_iter().find(|at| *at as u32 == index)
    }

    /// The index of a new slot with the state of another one.
    fn copy(&mut self, of: usize) -> usize {
        let Some(slot) = self.free.pop() else {
            return self.add(self.slots[of].state.clone());
        };
        if let Ok([new, old]) = self.slots.get_disjoint_mut([slot, of]) {
            new.state.clone_from(&old.state);
        }
        slot
    }

    /// The index of a slot that was not there before.
    fn add(&mut self, state: S) -> usize {
        self.slots.push(Slot {
            state,
            operation: Operation::Cut,
            location: OptionalId::none(),
            returned: Value::default(),
            index: 0,
            from: MachineId::NONE,
            first_way: MachineId::NONE,
            other_way: MachineId::NONE,
        });
        self.slots.len() - 1
    }

    /// Fills a new slot, which has its state already, and puts it in a list.
    fn enter_as(
        &mut self,
        next: Next,
        slot: usize,
        operation: Operation,
        (returned, index, from): (Value, u32, MachineId),
        other_way: MachineId,
    ) -> MachineId {
        let filled = &mut self.slots[slot];
        filled.operation = operation;
        filled.location = OptionalId::none();
        filled.returned = returned;
        filled.index = index;
        filled.from = from;
        filled.first_way = MachineId::NONE;
        filled.other_way = other_way;
        MachineId((slot as u32) << Next::BITS | next as u32)
    }

    /// Whether so many slots are in use that those that are not needed should be collected.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.slots.len() - self.free.len() >= self.limit
    }

    /// Gives up all slots but those that these graphs name.
    pub fn collect<'g>(&mut self, graphs: impl Iterator<Item = &'g Graph>) {
        self.keep(graphs.flat_map(|graph| {
            let issuers = graph.events().map(|event| graph.issuer(event));
            let skipped = graph.skips().iter().map(|skip| skip.issuer);
            graph.machines().chain(issuers).chain(skipped)
        }));
    }

    /// Gives up all slots but these.
    pub fn keep(&mut self, machines: impl Iterator<Item = MachineId>) {
        self.edition = Arc::default();
        let mut needed = vec![false; self.slots.len()];
        for machine in machines.filter(|machine| *machine != MachineId::NONE) {
            needed[slot_index(machine)] = true;
        }
        self.starts
            .retain(|_, machine| needed[slot_index(*machine)]);
        for slot in (0..self.slots.len()).filter(|slot| needed[*slot]) {
            let first = self.slots[slot].first_way;
            self.slots[slot].first_way = self.without_unneeded(first, &needed);
        }
        self.free.clear();
        let unneeded = (0..needed.len()).rev().filter(|slot| !needed[*slot]);
        self.free.extend(unneeded);
        let needed = self.slots.len() - self.free.len();
        self.limit = self.least_limit.max(2 * needed);
    }

    /// Takes the slots that are not needed out of a list. Gives its new first one.
    fn without_unneeded(&mut self, first: MachineId, needed: &[bool]) -> MachineId {
        let (mut kept, mut at) = (MachineId::NONE, first);
        while at != MachineId::NONE {
            let slot = &mut self.slots[slot_index(at)];
            let following = slot.other_way;
            if needed[slot_index(at)] {
                slot.other_way = std::mem::replace(&mut kept, at);
            }
            at = following;
        }
        kept
    }
}

/// Whether an operation that returned a value only read what another one read before it, and orders
/// no less.
fn reads_again(first: &Operation, again: &Operation, returned: Value) -> bool {
    let Operation::Load { place, mode } = *first else {
        return false;
    };
    let (read, order) = match *again {
        Operation::Load { place, mode } => (place, mode),
        Operation::ReadModifyWrite {
            place,
            failure_mode,
            update,
            ..
        } if update.apply(returned, place.size).is_none() => (place, failure_mode),
        _ => return false,
    };
    read == place && mode != Mode::NonAtomic && (mode == order || mode == Mode::Relaxed)
}

/// Where an operation adds something to memory, whatever is there, and what.
pub(crate) fn addition(operation: &Operation) -> Option<(Place, Value)> {
    let Operation::ReadModifyWrite { place, update, .. } = *operation else {
        return None;
    };
    match update {
        Update::Add(value) => Some((place, value)),
        Update::Sub(value) => Some((place, Value(value.0.wrapping_neg()))),
        _ => None,
    }
}

/// Whether an operation that returned a value only reads atomically or orders, or adds something.
pub(crate) fn only_reads_or_adds(operation: &Operation, returned: Value) -> bool {
    only_reads(operation, returned) || addition(operation).is_some()
}

/// Whether an operation that returned a value only reads atomically or orders.
fn only_reads(operation: &Operation, returned: Value) -> bool {
    match *operation {
        Operation::Load { mode, .. } => mode != Mode::NonAtomic,
        Operation::Fence { .. } => true,
        Operation::ReadModifyWrite { place, update, .. } => {
            update.apply(returned, place.size).is_none()
        }
        _ => false,
    }
}

/// What was added to some places.
#[derive(Default)]
struct Sums([Option<(Place, u64)>; PLACES]);

impl Sums {
    /// Notes an operation that returned a value. `false` if it does more than to read and to add.
    fn note(&mut self, operation: &Operation, returned: Value) -> bool {
        let known = self.add(operation, returned);
        let Some((place, Value(value))) = addition(operation).filter(|_| known) else {
            return known;
        };
        if self.0.iter().flatten().any(|(known, _)| *known == place) {
            return true;
        }
        let free = self.0.iter_mut().find(|sum| sum.is_none());
        free.is_some_and(|sum| sum.replace((place, value)).is_none())
    }

    /// Adds what an operation adds in the places that are known. `false` if it does more than to
    /// read and to add.
    fn add(&mut self, operation: &Operation, returned: Value) -> bool {
        let added = addition(operation);
        for (place, sum) in self.0.iter_mut().flatten() {
            if let Some((_, Value(value))) = added.filter(|(known, _)| known == place) {
                *sum = sum.wrapping_add(value);
            }
        }
        only_reads_or_adds(operation, returned)
    }

    /// Nothing, in the same places.
    fn zeroed(&self) -> Self {
        Self(self.0.map(|sum| sum.map(|(place, _)| (place, 0))))
    }

    fn are_zero(&self) -> bool {
        let mut sums = self.0.iter().flatten();
        sums.all(|(place, sum)| sum << (64 - 8 * u32::from(place.size.clamp(1, 8))) == 0)
    }
}

/// Runs a machine to its next operation that is more than an assumption that holds. The limit is
/// one of steps, and threads wait after attempts in vain or go on.
fn run<P: Program>(
    program: &P,
    state: &mut P::State,
    (step_limit, attempts): (u32, bool),
    mut returned: Value,
    index: u32,
) -> Result<Operation, Runaway> {
    let kind = WaitKind::InVain;
    for _ in 0..=step_limit {
        let operation = program.step(state, returned, index);
        match operation {
            Operation::Assume(true) => {}
            // It goes on with the next attempt.
            Operation::Wait { kind: known, .. } if known == kind && !attempts => {}
            _ => return Ok(operation),
        }
        returned = Value::default();
    }
    Err(Runaway)
}
