//! Automata as tables.

use super::ViewId;
use crate::builtin::{Entry, SetMask};
use crate::event::EventId;
use crate::graph::{ClockId, Graph};
use crate::search::formula::Register;
use crate::search::native;
use crate::search::step::GraphStep;
use crate::search::view::Message;
use crate::search::{Automaton, Cube, Pairs, Rows, State, View};

/// A test of an event: passed if one of the cubes holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Test(pub Vec<Cube>);

impl Test {
    /// The test that every event passes.
    pub fn all() -> Self {
        Test(vec![Cube::default()])
    }

    /// Whether every event passes.
    pub fn is_all(&self) -> bool {
        self.0.contains(&Cube::default())
    }

    /// Whether no event passes.
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the test looks at a set that events enter then.
    pub fn looks_at_sets_entered(&self, entry: Entry) -> bool {
        let sets = self
            .0
            .iter()
            .flat_map(|cube| cube.required.union(cube.forbidden).iter());
        sets.into_iter().any(|set| set.facts().entry == entry)
    }

    /// Whether some event of a graph passes.
    #[inline]
    pub fn some(&self, graph: &Graph) -> bool {
        self.is_all() || graph.events().any(|event| self.holds(graph.sets(event)))
    }

    /// Whether some event may pass, given all sets that there are events in. If not, none does.
    #[inline]
    pub fn may_hold(&self, all: SetMask) -> bool {
        self.is_all() || self.0.iter().any(|cube| all.contains_all(cube.required))
    }

    /// Whether an event that is in these sets passes.
    #[inline]
    pub fn holds(&self, sets: SetMask) -> bool {
        self.0.iter().any(|cube| cube.holds(sets))
    }
}

/// What a transition follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letter {
    /// A step of the graph.
    Step {
        /// Which.
        step: GraphStep,
        /// Followed backwards.
        inverse: bool,
    },
    /// A relation of the formula.
    Row(Register),
    /// Program order between accesses of different locations, or that has other events at an end.
    PoElsewhere {
        /// Followed backwards.
        inverse: bool,
    },
    /// A view, to the first event of each thread that it leads to.
    FirstInView {
        /// Which.
        view: ViewId,
    },
    /// A view between accesses of one location.
    ViewAtLocation {
        /// Which.
        view: ViewId,
        /// Followed backwards.
        inverse: bool,
    },
}

impl Letter {
    /// Whether it leads only forwards in `(po | rf)+`, so that it does not lead away from an event
    /// that is last in that order.
    pub fn is_causal(self) -> bool {
        match self {
            Letter::Step { step, inverse } => step.is_causal() && !inverse,
            Letter::Row(_) => false,
            Letter::PoElsewhere { inverse } | Letter::ViewAtLocation { inverse, .. } => !inverse,
            Letter::FirstInView { .. } => true,
        }
    }
}

/// A transition to a state, or to a message of a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition<To = State> {
    /// The test of the event before the step.
    pub before: Test,
    /// The step.
    pub letter: Letter,
    /// The test of the event after the step.
    pub after: Test,
    /// What it enters.
    pub to: To,
    /// Whether it is of use only in graphs that have fences in certain sets ([`Table::fences`]).
    pub fenced: bool,
}

impl Transition {
    #[inline]
    fn take(
        &self,
        views: &[ViewTable],
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        visit: &mut impl FnMut(EventId, State),
    ) {
        if !self.before.holds(graph.sets(event)) {
            return;
        }
        let enter = |next| self.enter(graph, next, visit);
        match self.letter {
            Letter::Step { step, inverse } => step.take(inverse, graph, event, enter),
            Letter::Row(register) => rows.visit(register, graph, event, enter),
            Letter::PoElsewhere { inverse: false } => rows.po_elsewhere(graph, event, enter),
            Letter::PoElsewhere { inverse: true } => rows.po_elsewhere_back(graph, event, enter),
            Letter::FirstInView { view } => {
                let view = &views[view.index()];
                native::first_in_view(view, view.clock, graph, event, enter);
            }
            Letter::ViewAtLocation {
                view,
                inverse: false,
            } => {
                let view = &views[view.index()];
                native::view_at_location(view, view.clock, graph, event, enter);
            }
            Letter::ViewAtLocation {
                view,
                inverse: true,
            } => {
                let view = &views[view.index()];
                native::view_at_location_back(view, view.clock, graph, event, enter);
            }
        }
    }
}

impl<To: Copy> Transition<To> {
    #[inline]
    fn take_step(&self, graph: &Graph, event: EventId, visit: &mut impl FnMut(EventId, To)) {
        if let Letter::Step { step, inverse } = self.letter
            && self.before.holds(graph.sets(event))
        {
            step.take(inverse, graph, event, |next| self.enter(graph, next, visit));
        }
    }

    #[inline]
    fn enter(&self, graph: &Graph, next: EventId, visit: &mut impl FnMut(EventId, To)) {
        if self.after.holds(graph.sets(next)) {
            visit(next, self.to);
        }
    }
}

/// An automaton.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// For each state the events at which paths may begin in it.
    pub begins: Vec<Test>,
    /// For each state the events at which paths may end in it.
    pub ends: Vec<Test>,
    /// The events at which the path of no steps is accepted.
    pub empty: Test,
    /// For each state the transitions that leave it.
    pub transitions: Vec<Vec<Transition>>,
    /// What some fence is in where a fenced transition is of use.
    pub fences: SetMask,
}

/// An automaton that runs from its table, with the views that its letters may be of.
#[derive(Clone, Copy, Debug)]
pub struct Run<'t> {
    /// The automaton.
    pub table: &'t Table,
    /// The views.
    pub views: &'t [ViewTable],
}

impl Automaton for Run<'_> {
    #[inline]
    fn states(&self) -> u32 {
        self.table.transitions.len() as u32
    }

    #[inline]
    fn step<F: FnMut(EventId, State)>(
        &self,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        state: State,
        mut visit: F,
    ) {
        let fenced = graph.fence_sets().contains_all(self.table.fences);
        for transition in &self.table.transitions[state.index()] {
            if fenced || !transition.fenced {
                transition.take(self.views, graph, rows, event, &mut visit);
            }
        }
    }

    #[inline]
    fn leave<F: FnMut(State, EventId, State)>(
        &self,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        mut visit: F,
    ) {
        let fenced = graph.fence_sets().contains_all(self.table.fences);
        for (state, transition) in self.table.leaving() {
            if fenced || !transition.fenced {
                let mut visit = |next, to| visit(state, next, to);
                transition.take(self.views, graph, rows, event, &mut visit);
            }
        }
    }

    #[inline]
    fn begins(&self, state: State, sets: SetMask) -> bool {
        self.table.begins[state.index()].holds(sets)
    }

    #[inline]
    fn ends(&self, state: State, sets: SetMask) -> bool {
        self.table.ends[state.index()].holds(sets)
    }

    #[inline]
    fn accepts_empty(&self, sets: SetMask) -> bool {
        self.table.empty.holds(sets)
    }
}

/// A relation whose paths have one step at most.
pub(super) struct RunPairs<'t> {
    pub forward: Run<'t>,
    /// The converse, if it is another relation.
    pub backward: Option<Run<'t>>,
}

impl Pairs for RunPairs<'_> {
    #[inline]
    fn after<F: FnMut(EventId)>(&self, graph: &Graph, rows: &mut Rows, event: EventId, visit: F) {
        each_end(&self.forward, graph, rows, event, visit);
    }

    #[inline]
    fn is_symmetric(&self) -> bool {
        self.backward.is_none()
    }

    #[inline]
    fn before<F: FnMut(EventId)>(&self, graph: &Graph, rows: &mut Rows, event: EventId, visit: F) {
        let backward = self.backward.as_ref().unwrap_or(&self.forward);
        each_end(backward, graph, rows, event, visit);
    }
}

/// Visits the events to which a path leads from an event, for an automaton whose paths have one
/// step at most.
#[inline]
fn each_end(
    automaton: &Run<'_>,
    graph: &Graph,
    rows: &mut Rows,
    event: EventId,
    mut visit: impl FnMut(EventId),
) {
    let sets = graph.sets(event);
    for state in State::first(automaton.states()) {
        if !automaton.begins(state, sets) {
            continue;
        }
        if automaton.ends(state, sets) {
            visit(event);
        }
        automaton.step(graph, rows, event, state, |next, to| {
            if automaton.ends(to, graph.sets(next)) {
                visit(next);
            }
        });
    }
}

impl Table {
    /// The transitions that can lead away from an event that is last in the causal order, with the
    /// states that they leave.
    pub fn leaving(&self) -> impl Iterator<Item = (State, &Transition)> {
        let leaving = (0..).map(State).zip(&self.transitions);
        let leaving = leaving
            .flat_map(|(state, leaving)| leaving.iter().map(move |transition| (state, transition)));
        leaving.filter(|(_, transition)| !transition.letter.is_causal())
    }

    /// Whether paths begin and end, at all events, in state 0 alone, as those of repeated relations
    /// do.
    pub fn is_round(&self) -> bool {
        let is_hub = |tests: &[Test]| {
            let mut tests = tests.iter();
            tests.next().is_some_and(Test::is_all) && tests.all(Test::is_none)
        };
        is_hub(&self.begins) && is_hub(&self.ends)
    }

    /// All tests.
    pub fn tests(&self) -> impl Iterator<Item = &Test> {
        let around = self.transitions.iter().flatten();
        let around = around.flat_map(|t| [&t.before, &t.after]);
        let ends = self.begins.iter().chain(&self.ends);
        ends.chain(around).chain([&self.empty])
    }
}

/// A relation kept as a clock: see [`View`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewTable {
    /// What the relation is called, or how it was written.
    pub name: String,
    /// For each state the events at which the walk may start in it.
    pub starts: Vec<Test>,
    /// For each state the events that are before the one where the walk started.
    pub reaches: Vec<Test>,
    /// For each state whether the stored clock stands for all further steps but reading ones.
    pub joins: Vec<bool>,
    /// For each state the transitions that are not reading steps. All letters are steps.
    pub stable: Vec<Vec<Transition>>,
    /// For each state the reading steps; they lead to messages.
    pub reading: Vec<Vec<Transition<Message>>>,
    /// For each message its states, with the test that the write must pass.
    pub messages: Vec<Vec<(Test, State)>>,
    /// Whether it contains what it is composed with `po` on the right.
    pub closed: bool,
    /// For each state what a graph must have if the walk is to find anything from there.
    pub needs: Vec<Needs>,
    /// The clock as which it is kept. Those of its messages follow.
    pub clock: ClockId,
}

/// What a graph must have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Sets that there must be events in.
    pub events: SetMask,
    /// Sets that there must be fences in.
    pub fences: SetMask,
}

impl Needs {
    /// Whether a graph may have it. If not, it has not.
    #[inline]
    pub fn may_be_met(self, graph: &Graph) -> bool {
        graph.all_sets().contains_all(self.events) && graph.fence_sets().contains_all(self.fences)
    }
}

impl ViewTable {
    /// All tests.
    pub fn tests(&self) -> impl Iterator<Item = &Test> {
        let stable = self.stable.iter().flatten();
        let stable = stable.flat_map(|t| [&t.before, &t.after]);
        let reading = self.reading.iter().flatten();
        let around = stable.chain(reading.flat_map(|t| [&t.before, &t.after]));
        let messages = self.messages.iter().flatten().map(|(test, _)| test);
        let ends = self.starts.iter().chain(&self.reaches);
        ends.chain(around).chain(messages)
    }

    /// How many clocks are kept: its own and those of its messages.
    pub fn clocks(&self) -> usize {
        1 + self.messages.len()
    }
}

impl View for ViewTable {
    #[inline]
    fn states(&self) -> u32 {
        self.joins.len() as u32
    }

    #[inline]
    fn starts(&self, state: State, sets: SetMask) -> bool {
        self.starts[state.index()].holds(sets)
    }

    #[inline]
    fn reaches(&self, state: State, sets: SetMask) -> bool {
        self.reaches[state.index()].holds(sets)
    }

    #[inline]
    fn joins(&self, state: State) -> bool {
        self.joins[state.index()]
    }

    #[inline]
    fn is_closed(&self) -> bool {
        self.closed
    }

    #[inline]
    fn may_find(&self, state: State, graph: &Graph) -> bool {
        self.needs[state.index()].may_be_met(graph)
    }

    #[inline]
    fn stable_step<F: FnMut(EventId, State)>(
        &self,
        graph: &Graph,
        event: EventId,
        state: State,
        mut visit: F,
    ) {
        for transition in &self.stable[state.index()] {
            transition.take_step(graph, event, &mut visit);
        }
    }

    #[inline]
    fn reading_step<F: FnMut(EventId, Message)>(
        &self,
        graph: &Graph,
        event: EventId,
        state: State,
        mut visit: F,
    ) {
        for transition in &self.reading[state.index()] {
            transition.take_step(graph, event, &mut visit);
        }
    }

    #[inline]
    fn messages(&self) -> u32 {
        self.messages.len() as u32
    }

    #[inline]
    fn message<F: FnMut(State)>(&self, message: Message, sets: SetMask, mut visit: F) {
        for (test, state) in &self.messages[message.index()] {
            if test.holds(sets) {
                visit(*state);
            }
        }
    }
}
