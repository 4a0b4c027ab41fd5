//! The default choice of an event.
//!
//! What a revisit deletes must be what would have been chosen by default, given what was there
//! before and what is kept. So each part comes from one other part only. The default is a function
//! of these alone: the last write, or the last place, that is not beyond what is kept behind the
//! event in its thread at the same location. Whether that is consistent is not asked. If nothing
//! is left by this bound, it is the last one of all: then there is no coherent choice, but it has
//! to have one name.

use super::view::{Kind, Set, View};

impl View {
    /// Whether the choice of an event is the default one if these are there.
    pub fn is_default(&self, event: usize, there: &Set) -> bool {
        let seen = &self.events[event];
        let (Some(location), false) = (seen.location, matches!(seen.kind, Kind::Other { .. }))
        else {
            return seen.kind == Kind::Other { usual: true };
        };
        if seen.writes() && self.is_read_by(event, there) {
            return false;
        }
        if seen.kind == Kind::WriteHalf {
            return self.is_usual_half(event, there);
        }
        let writes: Vec<usize> = self
            .writes_of(location)
            .iter()
            .copied()
            .filter(|write| *write != event && there.contains(*write))
            .collect();
        let place = |source: Option<usize>| match source {
            None => Some(0),
            Some(source) => writes
                .iter()
                .position(|write| *write == source)
                .map(|at| at + 1),
        };
        let chosen = match seen.kind {
            Kind::Read => place(seen.source),
            _ => {
                let before = |write: &&usize| self.events[**write].position < seen.position;
                Some(writes.iter().filter(before).count())
            }
        };
        chosen == Some(self.top(event, &writes, there, place))
    }

    /// Whether a read among these reads a write.
    pub fn is_read_by(&self, write: usize, reads: &Set) -> bool {
        reads
            .ones()
            .any(|read| self.events[read].source == Some(write))
    }

    /// Where the default choice of an event is among these writes of its location.
    fn top(
        &self,
        event: usize,
        writes: &[usize],
        there: &Set,
        place: impl Fn(Option<usize>) -> Option<usize>,
    ) -> usize {
        let own_writes = self.events[event].writes();
        let mut top = writes.len() as isize;
        for later in self
            .later_here(event)
            .filter(|later| there.contains(*later))
        {
            let seen = &self.events[later];
            let bound = match seen.kind {
                Kind::Read => place(seen.source).map(|at| at as isize - isize::from(own_writes)),
                _ => place(Some(later)).map(|at| at as isize - 1),
            };
            top = top.min(bound.unwrap_or(top));
        }
        // Never between a write and the read-modify-write that reads it.
        while let (true, Ok(at)) = (own_writes, usize::try_from(top)) {
            let source = at.checked_sub(1).map(|at| writes[at]);
            match writes.get(at) {
                Some(behind) if self.updates(*behind, source) => top -= 1,
                _ => break,
            }
        }
        usize::try_from(top).unwrap_or(writes.len())
    }

    /// Whether a write half stands right behind what its read half reads. Others that came later
    /// and read the same may stand between.
    fn is_usual_half(&self, half: usize, there: &Set) -> bool {
        let seen = &self.events[half];
        let read = self.number(seen.event.op, false);
        let (Some(read), Some(location)) = (read, seen.location) else {
            return false;
        };
        let source = self.events[read].source;
        if source.is_some_and(|source| !there.contains(source)) {
            return false;
        }
        let (from, to) = (self.events[read].position, seen.position);
        let mut writes = self.writes_of(location).iter();
        from < to
            && writes.all(|write| {
                let at = self.events[*write].position;
                let rival = *write > half && self.updates(*write, source);
                at <= from || at >= to || !there.contains(*write) || rival
            })
    }
}
