//! The memory model as exploration sees it: one trait, and nothing else about models.
//!
//! Everything that implements [`MemoryModel`] must give the same answers on the same graphs,
//! whether it evaluates bit matrices, runs automata from tables, or is generated code. The methods
//! with a default are shortcuts that an implementation takes when it can; the defaults are exact,
//! only slower.
//!
//! # What exploration relies on
//!
//! With `corder = (po | rf)+` (creation, join and rounds included):
//! 1. *prefix-closed*: restricting a consistent graph to a `corder`-downward-closed set of events
//!    keeps it consistent;
//! 2. *extensible*: adding a `corder`-maximal read that reads the `co`-last write, or a
//!    `corder`-maximal write that is put last in `co`, keeps a graph consistent. Exploration does
//!    not check such choices;
//! 3. `corder` is acyclic in consistent graphs.
//!
//! The compiler refuses models that break these.
//!
//! Atomicity of read-modify-writes (nothing comes in `co` between the write that is read and the
//! write half) is not the model's business: exploration itself takes care of it, under every model
//! that does not say otherwise ([`Character::split_updates`]).

use crate::event::EventId;
use crate::graph::{Graph, Joined};

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The program is wrong.
    Error,
    /// Worth knowing; exploration goes on.
    Warning,
}

/// What a model's `error`, `warning` or `flag` constraint found in a consistent graph.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Finding {
    /// The name of the constraint: `DataRace`, ...
    pub name: String,
    /// Error or warning.
    pub severity: Severity,
    /// The event at which it shows, and the other event involved, if there is a pair.
    pub events: (EventId, Option<EventId>),
}

impl Finding {
    /// What the constraint of this name found.
    pub fn new(name: &str, severity: Severity, events: (EventId, Option<EventId>)) -> Self {
        Self {
            name: name.to_string(),
            severity,
            events,
        }
    }
}

/// In the executions of which programs nothing depends on itself, under a model: an access depends
/// on what its address, its value or a branch before it comes from (`addr`, `data`, `ctrl`), a read
/// on what it reads (`rf`), the write half of a read-modify-write on the read half (`rmw`), and a
/// compare-exchange on what it compares with (`casdep`). Each includes those before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grounded {
    /// It is not known of any.
    #[default]
    Unknown,
    /// Of those without read-modify-writes, in which everything after a branch depends on it.
    Accesses,
    /// Also of those with read-modify-writes, but not with compare-exchanges.
    Updates,
    /// Of all.
    Always,
}

/// Steps within a thread, from a read to a later event, of which it is proved for a model that they
/// come together with dependencies (`addr;[M] | data;[W] | ctrl;[M]`) and `rfe` on no cycle.
///
/// Whether there is such a step follows from what the two events are by the program, not from where
/// they access memory, what is read, or whether a compare-exchange succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LocalStep {
    /// `rmw`.
    Update,
    /// `[R & ACQ];po;[M]`.
    Acquire,
    /// `[R];po;[W & REL]`.
    Release,
    /// `[R];po;[F & ACQ];po;[M]`.
    AcquireFence,
    /// `[R];po;[F & REL];po;[M]`.
    ReleaseFence,
    /// `[R];po;[F & SC];po;[M]`.
    ScFence,
}

impl LocalStep {
    /// All of them.
    pub const ALL: [LocalStep; 6] = [
        LocalStep::Update,
        LocalStep::Acquire,
        LocalStep::Release,
        LocalStep::AcquireFence,
        LocalStep::ReleaseFence,
        LocalStep::ScFence,
    ];
}

/// What is proved of the order in which a thread does things, besides dependencies: some kinds of
/// steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LocalOrder(u8);

impl LocalOrder {
    /// The order of these steps.
    pub fn of(steps: &[LocalStep]) -> Self {
        Self(steps.iter().fold(0, |all, step| all | 1 << *step as u8))
    }

    /// Whether it has steps of a kind.
    pub fn has(self, step: LocalStep) -> bool {
        self.0 & 1 << step as u8 != 0
    }

    /// The kinds of its steps.
    pub fn steps(self) -> impl Iterator<Item = LocalStep> {
        LocalStep::ALL
            .into_iter()
            .filter(move |step| self.has(*step))
    }
}

/// What is to be known of a model beyond its answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Character {
    /// It has no axiom: every execution is consistent.
    pub no_axiom: bool,
    /// Its axioms are not known to forbid cycles of `po | rf`. Executions with such cycles are not
    /// explored.
    pub causal_cycles: bool,
    /// Exploration does not keep read-modify-writes atomic. What the model says of that itself is
    /// part of [`MemoryModel::consistent_from_scratch`] alone, which is asked about what is
    /// reported; a graph that does not agree may come to do so when a revisit takes events out.
    pub split_updates: bool,
}

/// A memory model.
pub trait MemoryModel {
    /// How many vector clocks the model keeps per event, besides the causal prefix that graphs keep
    /// themselves.
    fn clock_count(&self) -> usize {
        0
    }

    /// Computes the clocks of an event that was just added, before its `rf` or `co` place is
    /// chosen. They may not depend on that choice; so neither on whether the event is in `RMW` nor,
    /// for the read of a compare-exchange, on its mode. Not called for initial writes, whose clocks
    /// are empty.
    fn update_clocks(&mut self, _graph: &mut Graph, _event: EventId) {}

    /// Position in `co` of its location of the first write that the new read may read: the
    /// admissible writes are that one and all after it, as far as they pass [`Self::consistent`].
    /// 0, the initial write, is always right. The read has no `rf` yet.
    fn first_readable(&mut self, _graph: &Graph, _read: EventId) -> usize {
        0
    }

    /// Position in `co` of its location of the first write behind which a new write may be put,
    /// with the same meaning. The write has no place in `co` yet.
    fn first_place(&mut self, _graph: &Graph, _write: EventId) -> usize {
        0
    }

    /// Whether reading from `write`, already in its `co` place, can be consistent for this older
    /// `read`. `true` is always right. The read still has the value, the mode and the sets of what
    /// it reads now; the answer may not depend on them.
    fn may_revisit(&mut self, _graph: &Graph, _read: EventId, _write: EventId) -> bool {
        true
    }

    /// Whether the graph is consistent, given that it was so before `event` was added or had its
    /// `rf` or `co` place changed. Only asked about choices that [`Self::first_readable`],
    /// [`Self::first_place`] and [`Self::may_revisit`] admit; and about a write half only if the
    /// read half agrees.
    ///
    /// When a write revisits a read, both have changed: then the graph is consistent if the answer
    /// is yes for both. If it was consistent without the read, it is so if the answer is yes for
    /// the read.
    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool;

    /// Whether the graph is consistent, given nothing.
    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool;

    /// Adds what the model's errors and warnings find in a consistent graph that they did not show
    /// before `event` was added or changed. Never asked about a graph in which a read-modify-write
    /// is not atomic.
    ///
    /// Only those that a larger graph shows too: the others are judged by
    /// [`Self::findings_at_end`].
    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>);

    /// Adds what is found in a complete execution by the errors and warnings that can be judged
    /// only there, because a part of an execution may show what the whole does not: that memory is
    /// not released, say.
    fn findings_at_end(&mut self, _graph: &Graph, _found: &mut Vec<Finding>) {}

    /// Adds everything that the model's errors and warnings find in a complete execution, given
    /// nothing. The default is right for a model whose [`Self::findings`] are the same whichever
    /// event is the newest.
    fn all_findings(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        for event in graph.events() {
            self.findings(graph, event, found);
        }
        self.findings_at_end(graph, found);
    }

    /// Whether the model can [judge](Self::judge) executions with accesses of several parts.
    fn judges_joined(&self) -> bool {
        false
    }

    /// Judges a graph in which each access is one event, however many parts it has, given nothing:
    /// nothing if it is not consistent, and otherwise what errors and warnings find, those that
    /// can be judged in a complete execution only if it is one. Only asked of a model that
    /// [can](Self::judges_joined).
    fn judge(&mut self, _: &Graph, _: &Joined, _complete: bool) -> Option<Vec<Finding>> {
        None
    }

    /// What is to be known of the model beyond its answers.
    fn character(&self) -> Character {
        Character::default()
    }

    /// Whether [`Self::consistent_from_scratch`] is right of every graph, those with cycles of
    /// `po | rf` among them.
    fn judges_cycles(&self) -> bool {
        false
    }

    /// Whether executions can be built step by step under the model, as the head of this module
    /// says. If not, they are only judged when they are whole.
    fn builds(&self) -> bool {
        true
    }

    /// Whether no consistent graph has a cycle of `po-loc | rf | co | fr`. `false` is always right.
    fn coherent(&self) -> bool {
        false
    }

    /// Whether a graph that is inconsistent stays so when reads that have no source get one, and
    /// writes that have no place in coherence get one. `false` is always right.
    fn grows(&self) -> bool {
        false
    }

    /// Whether a graph that is inconsistent stays so when events are added to it, wherever in
    /// program order, with all that they depend on. `false` is always right.
    fn judges_parts(&self) -> bool {
        false
    }

    /// Of which programs it is known that nothing in a consistent graph depends on itself.
    /// [`Grounded::Unknown`] is always right.
    fn grounded(&self) -> Grounded {
        Grounded::Unknown
    }

    /// Whether the model's axioms use the set `TE`. Whether an event is in it is known only when
    /// its thread has stepped on; if the model says so, it is then asked about the event again.
    /// `true` is always right.
    fn uses_thread_ends(&self) -> bool {
        true
    }

    /// Whether the model uses dependencies (`addr`, `data`, `ctrl`, `casdep`), so that programs
    /// have to track them.
    fn needs_dependencies(&self) -> bool {
        false
    }

    /// What people should know who read a verdict under the model: a sentence each, without a full
    /// stop. A model may speak of events that no program has.
    fn notes(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A model that allows every execution and reports nothing: what there is to choose from.
#[derive(Clone, Copy, Debug, Default)]
pub struct AllowAll {
    /// Whether programs are to track dependencies.
    pub dependencies: bool,
    /// Whether executions with cycles of `po | rf` are to be explored where that can be done.
    pub cycles: bool,
}

impl MemoryModel for AllowAll {
    fn consistent(&mut self, _: &Graph, _: EventId) -> bool {
        true
    }

    fn consistent_from_scratch(&mut self, _: &Graph) -> bool {
        true
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn character(&self) -> Character {
        Character {
            causal_cycles: self.cycles,
            ..Character::default()
        }
    }

    fn judges_cycles(&self) -> bool {
        true
    }

    fn uses_thread_ends(&self) -> bool {
        false
    }

    fn needs_dependencies(&self) -> bool {
        self.dependencies
    }
}

impl<M: MemoryModel + ?Sized> MemoryModel for Box<M> {
    fn clock_count(&self) -> usize {
        (**self).clock_count()
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        (**self).update_clocks(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        (**self).first_readable(graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        (**self).first_place(graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        (**self).may_revisit(graph, read, write)
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        (**self).consistent(graph, event)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        (**self).consistent_from_scratch(graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        (**self).findings(graph, event, found);
    }

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        (**self).findings_at_end(graph, found);
    }

    fn all_findings(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        (**self).all_findings(graph, found);
    }

    fn judges_joined(&self) -> bool {
        (**self).judges_joined()
    }

    fn judge(&mut self, graph: &Graph, joined: &Joined, complete: bool) -> Option<Vec<Finding>> {
        (**self).judge(graph, joined, complete)
    }

    fn character(&self) -> Character {
        (**self).character()
    }

    fn judges_cycles(&self) -> bool {
        (**self).judges_cycles()
    }

    fn builds(&self) -> bool {
        (**self).builds()
    }

    fn coherent(&self) -> bool {
        (**self).coherent()
    }

    fn grows(&self) -> bool {
        (**self).grows()
    }

    fn judges_parts(&self) -> bool {
        (**self).judges_parts()
    }

    fn grounded(&self) -> Grounded {
        (**self).grounded()
    }

    fn uses_thread_ends(&self) -> bool {
        (**self).uses_thread_ends()
    }

    fn needs_dependencies(&self) -> bool {
        (**self).needs_dependencies()
    }

    fn notes(&self) -> Vec<String> {
        (**self).notes()
    }
}
