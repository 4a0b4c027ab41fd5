//! What a program says of its own accesses, in the annotations of `<genmc.h>`.
//!
//! * *Speculation.* A read is marked as speculative, and a later read or compare-exchange of the
//!   same variable confirms it. If it does not, the attempt was in vain and the thread makes
//!   another one. So a thread that comes back to the speculative read after that, without having
//!   done anything that others can see, is left waiting there: the attempt that is confirmed is
//!   explored anyway. What the thread itself remembers of an attempt in vain is taken not to
//!   matter, which only the annotation says. A round of a loop that is marked as waiting is an
//!   attempt, too.
//! * *Helping.* A compare-exchange that others do as well, to help, is marked as helped, and theirs
//!   as helping. Who helps waits until the variable has another value than the expected one:
//!   the one who is helped sees to that. Whether it is so is looked at in whole executions.
//! * *Optional* code is run in executions of its own, which end behind it: there the thread must
//!   stand as if it had not run the code. Everywhere else the code is left out.
//! * *Final* writes are not followed by others of the same variable; that is looked at in whole
//!   executions, and makes no difference otherwise.

use super::code::{FunctionId, Register};
use super::machine::{Machine, Machinery, Proceed, Waiting, error};
use katec_checker::event::{Place, Value};
use katec_checker::program::{Operation, ProblemKind, Promise, WaitKind};

/// What accesses are marked as: bits of a number, which `<genmc.h>` gives.
const SPECULATIVE: u8 = 1;
const CONFIRMING: u8 = 2;
const HELPED: u8 = 4;
const HELPING: u8 = 8;
const FINAL: u8 = 16;
const LOCAL: u8 = 32;

/// What a machine knows of annotations.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Annotated {
    /// What the accesses that come next are marked as.
    marks: u8,
    /// The place of the operation, if that is a marked access.
    subject: Option<Place>,
    /// The last speculative read of each place.
    speculations: Vec<Speculation>,
    /// The round of a loop that is marked as waiting.
    round: Option<Attempt>,
    /// The attempt that was in vain, if nobody else saw anything of it or since.
    in_vain: Option<Attempt>,
    /// How often others could see something that the thread did.
    seen: u32,
    /// The machine as it was before the optional code that it runs.
    before_optional: Option<Box<Machine>>,
}

impl Clone for Annotated {
    fn clone(&self) -> Self {
        Self {
            speculations: self.speculations.clone(),
            before_optional: self.before_optional.clone(),
            ..*self
        }
    }
}

/// Something that is tried until it succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Attempt {
    /// The index of the event with which it began.
    since: u32,
    /// Where in the program it began.
    begun_at: (FunctionId, u32),
    /// How often others had seen something then.
    seen: u32,
}

impl Attempt {
    fn count_like(&mut self, other: Attempt) {
        self.since = other.since;
        self.seen = other.seen;
    }
}

/// A speculative read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Speculation {
    place: Place,
    value: Value,
    attempt: Attempt,
}

impl Annotated {
    /// Notes that others may see what the thread does.
    #[inline]
    pub fn is_seen(&mut self) {
        self.in_vain = None;
        self.seen = self.seen.wrapping_add(1);
    }

    /// Whether the compare-exchange that comes next is to help another one.
    #[inline]
    pub fn helps(&self) -> bool {
        self.marks & HELPING != 0
    }

    /// Notes that the thread stores something where others may see it, unless it says that they do
    /// not.
    #[inline]
    pub fn is_seen_storing(&mut self) {
        if self.marks & LOCAL == 0 {
            self.is_seen();
        }
    }

    /// Takes over what is only counted.
    pub fn count_like(&mut self, other: &Annotated) {
        self.seen = other.seen;
        if let (Some(own), Some(others)) = (&mut self.round, other.round) {
            own.count_like(others);
        }
        let speculations = self.speculations.iter_mut().zip(&other.speculations);
        for (own, others) in speculations {
            own.attempt.count_like(others.attempt);
        }
    }

    /// Notes that an attempt was in vain.
    fn note_vain(&mut self, attempt: Attempt) {
        if attempt.seen == self.seen {
            self.in_vain = Some(attempt);
        }
    }
}

impl Machine {
    /// Whether annotations say what need not be explored. Under models that speak of dependencies
    /// all is explored.
    pub(super) fn relies_on_annotations(&self, program: &Machinery) -> bool {
        program.annotations && self.dependencies.is_none()
    }

    /// Marks accesses from now on, or no longer.
    pub(super) fn mark(&mut self, marks: u8, on: bool) {
        match on {
            true => self.annotated.marks |= marks,
            false => self.annotated.marks &= !marks,
        }
    }

    /// Notes what the marked operation that just returned something means.
    #[inline]
    pub(super) fn judge_marked(&mut self, program: &Machinery, returned: Value) -> Proceed {
        match self.annotated.subject.take() {
            Some(place) => self.judge_access(program, place, returned),
            None => Ok(()),
        }
    }

    fn judge_access(&mut self, program: &Machinery, place: Place, returned: Value) -> Proceed {
        let marks = self.annotated.marks;
        let begun_at = (self.function, self.next);
        if marks & SPECULATIVE != 0 {
            let seen = self.annotated.seen;
            let speculations = &mut self.annotated.speculations;
            speculations.retain(|known| known.place != place);
            speculations.push(Speculation {
                place,
                value: returned,
                attempt: Attempt {
                    since: self.index,
                    begun_at,
                    seen,
                },
            });
        }
        if marks & CONFIRMING == 0 {
            return Ok(());
        }
        let mut known = self.annotated.speculations.iter();
        let Some(speculation) = known.find(|known| known.place == place) else {
            let message = format!(
                "an access is marked as confirming a speculative read of {}, and there was none",
                program.statics.place_name(place)
            );
            return Err(error(ProblemKind::Annotation, message));
        };
        let confirms = match self.waiting {
            Waiting::Compared(_, expected, _) => returned.0 == expected,
            Waiting::Failed(..) => false,
            _ => returned == speculation.value,
        };
        if !confirms && self.relies_on_annotations(program) {
            let attempt = speculation.attempt;
            self.annotated.note_vain(attempt);
        }
        Ok(())
    }

    /// What comes of the next operation of the machine: its thread waits if it comes back to a
    /// speculative read after an attempt in vain.
    #[inline]
    pub(super) fn note_marked(&mut self, operation: Operation) -> Operation {
        if self.annotated.marks == 0 {
            return operation;
        }
        let place = match operation {
            Operation::Load { place, .. } | Operation::ReadModifyWrite { place, .. } => place,
            _ => return operation,
        };
        self.annotated.subject = Some(place);
        let here = (self.function, self.next);
        match self.annotated.in_vain {
            Some(Attempt {
                since, begun_at, ..
            }) if self.annotated.marks & SPECULATIVE != 0 && begun_at == here => {
                let kind = WaitKind::Loop;
                Operation::Wait { since, kind }
            }
            _ => operation,
        }
    }

    /// A round of a loop begins that is marked as waiting.
    pub(super) fn begin_marked_round(&mut self, program: &Machinery) -> Proceed {
        let here = Attempt {
            since: self.index,
            begun_at: self.user_place(program),
            seen: self.annotated.seen,
        };
        let annotated = &mut self.annotated;
        if let (Some(vain), Some(round)) = (annotated.in_vain, annotated.round)
            && vain == round
            && round.begun_at == here.begun_at
        {
            let (since, kind) = (round.since, WaitKind::Loop);
            return Err(Operation::Wait { since, kind });
        }
        annotated.round = Some(here);
        Ok(())
    }

    /// A round of a loop ends that is marked as waiting, and what it waits for is there or not.
    pub(super) fn end_marked_round(&mut self, program: &Machinery, done: bool) {
        if let Some(round) = self.annotated.round
            && !done
            && self.relies_on_annotations(program)
        {
            self.annotated.note_vain(round);
        }
    }

    /// The compare-exchange that was to help another one has read a value.
    pub(super) fn helped(&mut self, to: Register, returned: Value, expected: u64) -> Proceed {
        if returned.0 == expected {
            let since = self.index.saturating_sub(1);
            let kind = WaitKind::Help;
            return Err(Operation::Wait { since, kind });
        }
        self.set(to, returned.0);
        self.set(Register(to.0 + 1), 0);
        Ok(())
    }

    /// Optional code begins: whether it runs is open.
    pub(super) fn begin_optional(&mut self, program: &Machinery, to: Register) -> Proceed {
        if !self.relies_on_annotations(program) || self.annotated.before_optional.is_some() {
            self.set(to, 1);
            return Ok(());
        }
        self.waiting = Waiting::Optional(to);
        Err(Operation::Choose { count: 2 })
    }

    /// It was chosen whether optional code runs.
    pub(super) fn choose_optional(&mut self, to: Register, chosen: Value) {
        if chosen.0 != 0 {
            let mut before = self.clone();
            before.set(to, 0);
            self.annotated.before_optional = Some(Box::new(before));
        }
        self.set(to, chosen.0);
    }

    /// Optional code ends. It makes no difference if the thread does the same without, and then the
    /// execution goes on where the code did not run.
    pub(super) fn end_optional(&mut self, program: &Machinery) -> Proceed {
        let Some(before) = self.annotated.before_optional.take() else {
            return Ok(());
        };
        let broken = |what: &str| {
            let message = format!("code that is marked as optional {what}");
            Err(error(ProblemKind::Annotation, message))
        };
        let (mut with, mut without) = (self.clone(), *before);
        let Some(changes) = with.private_changes_since(&without) else {
            return broken("does something that others see");
        };
        if with.overwrites(program, changes) {
            without.private.clone_from(&with.private);
        }
        let does = with.run_on(program);
        let would_do = without.run_on(program);
        // A further choice of the same kind is only made where the code did not run.
        match does == would_do && with.stands_like(program, &without) {
            true => Err(Operation::Repeat),
            false => broken("changes what the thread does behind it"),
        }
    }

    /// What the program says of the operation of the machine.
    pub(super) fn promise(&self) -> Option<Promise> {
        let marks = self.annotated.marks;
        match self.waiting {
            Waiting::Helping(_, expected, desired) => Some(Promise::Helping {
                expected: Value(expected),
                desired: Value(desired),
            }),
            _ if marks & FINAL != 0 => Some(Promise::Final),
            _ if marks & HELPED != 0 => Some(Promise::Helped),
            _ => None,
        }
    }
}
