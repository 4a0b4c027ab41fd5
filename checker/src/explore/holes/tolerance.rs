//! Parts that are inconsistent and may still lead somewhere.
//!
//! A default choice may be one that is not consistent with what is kept behind a hole. The part is
//! then doomed, unless a revisit deletes the reason; but it is the only one from which some
//! executions come. So an inconsistent part is gone on with as long as that can be.
//!
//! # Which parts
//!
//! Take a part that is inconsistent on the way to an execution, and let `r` be the oldest event
//! that a later revisit deletes or changes. Then what is older than `r` is kept, and what is
//! settled, and what these need; and what cannot be a default choice, because that is never
//! deleted ([`Default::Never`]). This is `A` (`surely_kept`). It is a part of the execution, so it
//! is consistent, or is tolerated itself on the way to it.
//!
//! What is deleted later are default choices. Those that are not below something that is kept could
//! be added last to what is there, which keeps everything consistent, because models are
//! extensible. So the reason is an event that is deleted while a later one of its thread is kept:
//! one that is there, or one to come, which makes the choice a default one
//! ([`Default::Later`]). Without these events, and what needs them, the part must be consistent.
//! And if it is an event that is there under which something is deleted, what this one needs is
//! kept as well, and must be consistent together with `A`.
//!
//! More is tolerated than has to be: that only takes time. Where it is decided that something can
//! never be a default choice, less would be: [`Default::Never`] is said with care.

use super::part::Part;
use super::view::{Kind, Set, View, is_strong};
use super::{Holes, Tolerance};
use crate::explore::parts::Stop;
use crate::explore::parts::node::{OpId, Progress};
use crate::graph::MachineId;
use crate::model::MemoryModel;
use crate::program::Program;

/// Whether the choice of an event can be a default one when a revisit deletes it, if some are
/// surely kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Default {
    /// It can.
    Yes,
    /// If a later one of its thread is kept that is there.
    Now,
    /// If a later one of its thread is kept that is still to come.
    Later,
    /// It cannot.
    Never,
}

impl<M, P> Holes<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Whether a part that is inconsistent may lead to an execution.
    pub(super) fn is_tolerable(&mut self, part: &Part) -> Result<bool, Stop> {
        let view = self.view(part);
        let open = |event: &usize| {
            let seen = &view.events[*event];
            seen.kind == Kind::Read && !seen.settled
        };
        let open: Vec<usize> = (0..view.events.len()).filter(open).collect();
        let mut known = Known::default();
        if self.tolerance == Tolerance::Simple {
            let Some(oldest) = open.first() else {
                return Ok(false);
            };
            let kept = self.older_and_settled(&view, *oldest);
            return self.is_fine(part, &view, &kept, &mut known);
        }
        for read in open {
            if self.leads_on_by(part, &view, read, &mut known)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What is older than an event, or settled.
    fn older_and_settled(&self, view: &View, event: usize) -> Set {
        let mut kept = view.older(event);
        kept.extend((0..view.events.len()).filter(|event| view.events[*event].settled));
        kept
    }

    /// Whether it may lead to an execution by a revisit that deletes or changes an event, and none
    /// that is older.
    fn leads_on_by(
        &mut self,
        part: &Part,
        view: &View,
        oldest: usize,
        known: &mut Known,
    ) -> Result<bool, Stop> {
        let kept = self.older_and_settled(view, oldest);
        let Some(kept) = self.surely_kept(part, view, oldest, kept) else {
            return Ok(false);
        };
        let mut doomed = view.none();
        let mut above = Vec::new();
        for event in 0..view.events.len() {
            let below = match view.prefix[event].contains(oldest) {
                true => continue,
                false => below(view, event, &kept),
            };
            if !below.is_clear() {
                doomed.union_with(&below);
                above.push(event);
            }
        }
        let is_later = |event: &usize| {
            !kept.contains(*event) && self.default(part, view, *event, &kept) == Default::Later
        };
        let later: Vec<usize> = (oldest..view.events.len()).filter(is_later).collect();
        let some_later = !later.is_empty();
        doomed.extend(later);
        if doomed.is_clear() {
            return Ok(false);
        }
        let mut others = view.none();
        let needs = |event: &usize| !view.prefix[*event].is_disjoint(&doomed);
        others.extend((0..view.events.len()).filter(|event| !needs(event)));
        if !self.is_fine(part, view, &others, known)? {
            return Ok(false);
        }
        if some_later && self.is_fine(part, view, &kept, known)? {
            return Ok(true);
        }
        for event in above {
            let mut with = kept.clone();
            with.union_with(&view.prefix[event]);
            let Some(with) = self.surely_kept(part, view, oldest, with) else {
                continue;
            };
            let is_above = |event: usize| !below(view, event, &with).is_clear();
            if with.ones().any(is_above) && self.is_fine(part, view, &with, known)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// All that is kept if these events are and some event is the oldest that is not, or changes.
    /// `None` if that one is kept, too.
    fn surely_kept(&self, part: &Part, view: &View, oldest: usize, mut kept: Set) -> Option<Set> {
        let mut changed = true;
        while changed {
            changed = false;
            for event in 0..view.events.len() {
                if !kept.contains(event) && self.default(part, view, event, &kept) == Default::Never
                {
                    kept.union_with(&view.prefix[event]);
                    changed = true;
                }
                let source = view.events[event].source;
                if let Some(source) = source.filter(|source| !kept.contains(*source))
                    && kept.contains(event)
                {
                    kept.union_with(&view.prefix[source]);
                    changed = true;
                }
            }
            if kept.contains(oldest) {
                return None;
            }
        }
        Some(kept)
    }

    /// Whether an event can be a default choice if these are kept.
    fn default(&self, part: &Part, view: &View, event: usize, kept: &Set) -> Default {
        let seen = &view.events[event];
        let mut there = kept.clone();
        there.insert_range(..event);
        there.remove(event);
        match seen.kind {
            Kind::Other { usual } if usual => return Default::Yes,
            Kind::Other { .. } => return Default::Never,
            Kind::Write | Kind::WriteHalf if view.is_read_by(event, &there) => {
                return Default::Never;
            }
            Kind::WriteHalf => return Default::Yes,
            Kind::Read | Kind::Write => {}
        }
        let (Some(chosen), Some(location)) = (seen.position, seen.location) else {
            return Default::Yes;
        };
        let writes = seen.kind == Kind::Write;
        // Beyond a bound that is kept.
        let bounds = view
            .later_here(event)
            .filter(|later| there.contains(*later));
        let least = bounds.filter_map(|later| bound(view, later)).min();
        if let Some((least, reads)) = least
            && match writes {
                true => least > 0 && chosen > least,
                false => {
                    chosen
                        > if reads {
                            least
                        } else {
                            least.saturating_sub(1)
                        }
                }
            }
        {
            return Default::Never;
        }
        // The first write beyond the choice; for a write behind all that follow it as
        // read-modify-writes.
        let mut beyond = view.writes_of(location).iter().copied().filter(|write| {
            *write != event && there.contains(*write) && view.events[*write].position > Some(chosen)
        });
        let Some(mut first) = beyond.next() else {
            return Default::Yes;
        };
        if writes {
            for next in beyond {
                if !view.updates(next, Some(first)) {
                    break;
                }
                first = next;
            }
        }
        let first = view.events[first].position.unwrap_or_default();
        // Whether something with this choice forbids that write to the event, or is forbidden.
        let before = |(at, reads): (usize, bool)| match writes || !reads {
            true => at <= first,
            false => at < first,
        };
        let mut now = false;
        for later in view.later_here(event) {
            if !view.prefix[later].contains(event) && bound(view, later).is_some_and(before) {
                if there.contains(later) {
                    return Default::Yes;
                }
                now = true;
            }
        }
        let otherwise = if now { Default::Now } else { Default::Never };
        // What bounds the event bounds what is before it, too.
        let mut earlier = view.earlier_here(event).filter(|earlier| {
            let seen = &view.events[*earlier];
            there.contains(*earlier) && seen.kind != Kind::WriteHalf && !seen.computed
        });
        let is_beyond = |earlier: usize| {
            let at = view.events[earlier].position;
            at > Some(first) || !writes && at == Some(first)
        };
        if earlier.any(is_beyond) || !self.may_be_bounded(part, view, event, &there) {
            return otherwise;
        }
        Default::Later
    }

    /// Whether something may come later in the thread of an event that bounds it without needing
    /// it: something new, or something that is there and changes. The event stays until then, so
    /// what is older stays as well, and what changes is younger.
    fn may_be_bounded(&self, part: &Part, view: &View, event: usize, there: &Set) -> bool {
        let own = view.events[event].event.op;
        let line = &part.node.lines[own.thread];
        let stays = |op: &OpId| {
            let halves = [view.number(*op, false), view.number(*op, true)];
            let open = part.node.op(*op).progress != Progress::Done;
            !open
                && halves[0].is_some()
                && halves.iter().flatten().all(|half| there.contains(*half))
        };
        let in_line = |number| OpId {
            thread: own.thread,
            number,
        };
        let later = own.number + 1..line.ops.len();
        let first = later.map(in_line).find(|op| !stays(op));
        if self.all_need(part, view, first.unwrap_or(in_line(line.ops.len())), event) {
            return false;
        }
        let mut changing = (event + 1..view.events.len()).filter(|other| {
            let seen = &view.events[*other];
            seen.kind == Kind::Read && !seen.settled && !there.contains(*other)
        });
        let first_changing = changing.clone().next();
        let may_change = |other: usize| {
            let seen = &view.events[other];
            let moves = seen.computed || seen.location == view.events[event].location;
            let is_later = seen.event.op.thread == own.thread && seen.event.op.number > own.number;
            is_later
                && moves
                && !there.contains(other)
                && !view.prefix[other].contains(event)
                && first_changing.is_some_and(|first| first <= other)
        };
        let stands = line.tip != MachineId::NONE && self.parts.stands(line);
        let changes = changing.any(|read| view.events[read].event.op.thread == own.thread);
        !stands || changes || (event + 1..view.events.len()).any(may_change)
    }

    /// Whether all that a thread may do from one of its operations on needs an event before that,
    /// as far as it is seen.
    fn all_need(&self, part: &Part, view: &View, from: OpId, event: usize) -> bool {
        let line = &part.node.lines[from.thread];
        let first_missing = part.first_open(from.thread);
        let machine = match line.ops.get(from.number) {
            Some(op) if part.marks(from)[0].is_some() => op.issuer,
            _ if first_missing == from.number && line.tip != MachineId::NONE => line.tip,
            _ => return false,
        };
        if is_strong(self.parts.machines.operation(machine)) {
            return true;
        }
        let depends = self
            .parts
            .program
            .dependencies(self.parts.machines.state(machine));
        self.reads(view, from, line, &depends.ctrl)
            .any(|read| view.prefix[read].contains(event))
    }

    /// Whether the part of a part with these events is consistent or tolerable.
    fn is_fine(
        &mut self,
        part: &Part,
        view: &View,
        kept: &Set,
        known: &mut Known,
    ) -> Result<bool, Stop> {
        if let Some((_, fine)) = known.0.iter().find(|(set, _)| set == kept) {
            return Ok(*fine);
        }
        let is_kept = |event: super::part::Event| {
            let number = view.number(event.op, event.half);
            number.is_some_and(|number| kept.contains(number))
        };
        let smaller = part.only(is_kept);
        let fine = self.is_consistent(&smaller)?
            || self.tolerance == Tolerance::Nested && self.is_tolerable(&smaller)?;
        known.0.push((kept.clone(), fine));
        Ok(fine)
    }
}

/// Which parts of a part are known to be consistent or tolerable, or not to be.
#[derive(Default)]
struct Known(Vec<(Set, bool)>);

/// What is before an event in its thread, is not needed by it, and not kept.
fn below(view: &View, event: usize, kept: &Set) -> Set {
    let own = view.events[event].event.op;
    let mut below = view.none();
    let earlier = |other: &usize| {
        let op = view.events[*other].event.op;
        op.thread == own.thread
            && op.number < own.number
            && !kept.contains(*other)
            && !view.prefix[event].contains(*other)
    };
    below.extend((0..view.events.len()).filter(earlier));
    below
}

/// Where an event keeps earlier ones of its thread: not beyond what a read reads, and before a
/// write. Says whether it reads, too.
fn bound(view: &View, later: usize) -> Option<(usize, bool)> {
    let seen = &view.events[later];
    seen.position.map(|at| (at, seen.kind == Kind::Read))
}
