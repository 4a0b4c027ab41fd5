//! Open work as plain data.
//!
//! A [`Job`] is a part of an exploration that can be done anywhere and at any time: by another
//! thread, in another process, on another machine, next week. It is the whole exploration, or a
//! *branch* of it: a graph with some of the choices that are open there. What else an exploration
//! knows follows from the program and the model, which are not part of the job. Machines are
//! deterministic, so the states of threads are found again by running them.
//!
//! So an event of a branch says only what its thread cannot know: what a read reads, where a write
//! is in coherence, which waits met. An [`EventId`] is an index into the list of events.

use crate::event::{EventId, Place, ThreadId, Value};
use crate::program::ProgramError;

/// A part of an exploration that is still to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// All of it.
    Start,
    /// Choices that are open in a graph, and all that comes after them.
    Branch(Box<Branch>),
}

/// A graph and choices that are open in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The events in the order in which they were added.
    pub events: Vec<BranchEvent>,
    /// The threads that are not simply behind their last events.
    pub threads: Vec<(ThreadId, Standing)>,
    /// The waiting reads that were left out, oldest first: how many events there were then, and the
    /// thread whose next event it would have been.
    pub skips: Vec<(u32, ThreadId)>,
    /// The choices; the last one is taken first.
    pub items: Vec<Item>,
}

/// An event of a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchEvent {
    /// What it is.
    pub what: What,
    /// Whether it was a default choice when it was added.
    pub added_max: bool,
    /// Whether it can be revisited.
    pub revisitable: bool,
}

/// What an event of a branch is, as far as its thread does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The write that a place starts with.
    Initial {
        /// The place.
        place: Place,
        /// Its value; `None` if it is uninitialised.
        value: Option<Value>,
    },
    /// An event of a thread.
    Of {
        /// The thread.
        thread: ThreadId,
        /// How it is linked to others.
        link: Link,
    },
}

/// How an event is linked to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// Not.
    None,
    /// A read.
    Read {
        /// The write that it reads.
        source: EventId,
    },
    /// A write.
    Write {
        /// Its place in coherence; that of the initial write is 0.
        position: u32,
    },
    /// The second half of the read-modify-write that is the last event of its thread.
    WriteHalf {
        /// Its place in coherence.
        position: u32,
    },
    /// A choice of the program.
    Choose {
        /// What was chosen.
        value: Value,
    },
    /// The creation of a thread.
    Create {
        /// The thread.
        child: ThreadId,
    },
    /// A wait at a barrier.
    Wait {
        /// The next wait of its round, going round in a circle, if it met others.
        next: Option<EventId>,
        /// What it returned.
        value: Value,
        /// Whether it counts for nothing, because it is an error.
        withdrawn: bool,
    },
}

/// Where a thread is, if not behind its last event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// At its last event, which is not complete.
    AtEvent,
    /// At an error that its last event is.
    Stopped(ProgramError),
    /// At an error that its next event would be.
    StoppedBefore(ProgramError),
}

/// A choice that is still to be explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// Let the read read from the write.
    Rf {
        /// The read.
        read: EventId,
        /// The write.
        write: EventId,
    },
    /// Put the write behind another in coherence.
    Co {
        /// The write.
        write: EventId,
        /// The other.
        predecessor: EventId,
    },
    /// Let the write revisit the read.
    Back {
        /// The read.
        read: EventId,
        /// The write.
        write: EventId,
    },
    /// Choose this value, and after it those above.
    Choice {
        /// The choice of the program.
        choose: EventId,
        /// The value.
        value: u32,
    },
    /// Make this choice of the serial thread in the round that the wait closed, and after it those
    /// above.
    Serial {
        /// The wait.
        wait: EventId,
        /// The choice.
        choice: u32,
    },
    /// Leave the waiting read out for now.
    Skip {
        /// The read.
        read: EventId,
    },
}

impl Item {
    /// The event whose choice it is. What is younger does not matter.
    #[inline]
    pub fn event(&self) -> EventId {
        match *self {
            Item::Rf { read, .. } | Item::Skip { read } => read,
            Item::Co { write, .. } | Item::Back { write, .. } => write,
            Item::Choice { choose, .. } => choose,
            Item::Serial { wait, .. } => wait,
        }
    }
}

/// Why a job cannot be done: it is not one of this program, or it is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit(pub String);

impl Misfit {
    pub(super) fn new(what: &str) -> Self {
        Self(format!(
            "this is no part of an exploration of the program: {what}"
        ))
    }
}

impl Branch {
    /// Checks what can be known without the program: that ids name events, and rounds are circles.
    pub(super) fn check(&self) -> Result<(), Misfit> {
        let count = self.events.len();
        let ensure = |is_so: bool, what: &str| match is_so {
            true => Ok(()),
            false => Err(Misfit::new(what)),
        };
        let mut is_next = vec![false; count];
        for event in &self.events {
            let What::Of { link, .. } = &event.what else {
                continue;
            };
            match link {
                Link::Read { source } => {
                    ensure(source.index() < count, "a read reads what is not there")?;
                }
                Link::Wait {
                    next: Some(next), ..
                } => {
                    let known = is_next.get_mut(next.index());
                    let first = known.is_some_and(|known| !std::mem::replace(known, true));
                    ensure(first, "a round is no circle")?;
                    let at = &self.events[next.index()].what;
                    let link = matches!(
                        at,
                        What::Of {
                            link: Link::Wait { next: Some(_), .. },
                            ..
                        }
                    );
                    ensure(link, "a round is no circle")?;
                }
                _ => {}
            }
        }
        let in_order = self.skips.is_sorted_by_key(|(at, _)| *at);
        let known = self
            .skips
            .last()
            .is_none_or(|(at, _)| *at as usize <= count);
        ensure(in_order && known, "what was left out is not in order")?;
        let sorted = self.items.is_sorted_by_key(Item::event);
        ensure(sorted, "the choices are not in order")?;
        let last = self.items.last().map(Item::event);
        let exists = last.is_some_and(|last| last.index() < count);
        ensure(exists, "the choices are not about the events")
    }

    /// Takes the choice away that comes last in order, as a branch of its own, if there are more.
    pub fn split_off(&mut self) -> Option<Branch> {
        if self.items.len() < 2 {
            return None;
        }
        // Events that are younger than the choice do not matter.
        let item = self.items.remove(0);
        Some(Branch {
            items: vec![item],
            ..self.clone()
        })
    }

    /// What the thread of an event cannot know about it, if it is an event of a thread.
    pub(super) fn link(&self, event: EventId) -> Option<&Link> {
        match &self.events.get(event.index())?.what {
            What::Of { link, .. } => Some(link),
            What::Initial { .. } => None,
        }
    }

    /// The place in coherence of a write of a thread.
    pub(super) fn position(&self, write: EventId) -> Option<u32> {
        match self.link(write)? {
            Link::Write { position } | Link::WriteHalf { position } => Some(*position),
            _ => None,
        }
    }
}
