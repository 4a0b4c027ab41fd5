//! Which relations can be kept as vector clocks.
//!
//! A relation `v` is kept as a clock ([`katec_checker::search::view`]) if, as languages of paths,
//!
//! 1. all its steps are causal and none is taken backwards, so that what is before an event lies in
//!    its causal prefix;
//! 2. `po <= v`, so that initial writes are before every other event, as clocks have it;
//! 3. `po;v <= v`, so that the events of a thread that are before an event are its first ones;
//! 4. whether a path that does not end with a reading step may end at a read does not depend on the
//!    read's mode or on whether it is a read half: both are known only when it is known what is
//!    read. (No test may depend on `TE`, which is known later still.)
//!
//! All four are decided on the automaton of `v`.
//!
//! Walks are made shorter by leaving out what a stored clock has already: see [`prune`].

use super::needs;
use super::patterns::Patterns;
use super::tables::{GraphLetter, graph_letter, test, test_among};
use crate::automata::inclusion::find_difference;
use crate::automata::simplify::simplify_keeping;
use crate::automata::{
    Alphabet, AutomatonError, Builder, Letter, LetterKind, Nfa, StateId, Test, Transition,
};
use crate::model::{Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Entry};
use katec_checker::graph::ClockId;
use katec_checker::lowered::{self, ViewId, ViewTable};
use katec_checker::search::State;
use katec_checker::search::step::GraphStep;
use katec_checker::search::view::Message;
use std::collections::BTreeMap;

/// The views found so far.
pub struct ViewFinder {
    tables: Vec<ViewTable>,
    /// For each relation looked at, its view or nothing.
    known: BTreeMap<Expr, Option<ViewId>>,
    enabled: bool,
}

impl ViewFinder {
    /// A finder that finds views, or nothing at all if they cannot be used.
    pub fn new(enabled: bool) -> Self {
        Self {
            tables: Vec::new(),
            known: BTreeMap::new(),
            enabled,
        }
    }

    /// Whether clocks can be used.
    pub fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// The view that keeps a relation, if it can be kept.
    pub fn find(
        &mut self,
        model: &Model,
        builder: &mut Builder<'_>,
        patterns: &Patterns,
        relation: ExprId,
    ) -> Result<Option<ViewId>, AutomatonError> {
        if !self.enabled {
            return Ok(None);
        }
        let key = model.expand(relation);
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        let nfa = builder.simplified(relation)?;
        let found = if is_clock(model, builder, patterns, &nfa)? {
            let name = name(model, relation);
            let mut table = match model.expand(relation) {
                Expr::Plus(body) => closure_table(model, builder, body, name)?,
                _ => table(model, builder.alphabet(), &nfa, name)?,
            };
            table.closed = is_closed(builder.alphabet(), &nfa)?;
            let is_late = |test: &lowered::Test| test.looks_at_sets_entered(Entry::AtThreadEnd);
            let late = table.tests().any(is_late);
            (!late).then(|| {
                self.tables.push(table);
                ViewId::new(self.tables.len() - 1)
            })
        } else {
            None
        };
        self.known.insert(key, found);
        Ok(found)
    }

    /// The views by their definitions.
    pub fn by_definition(&self) -> BTreeMap<Expr, ViewId> {
        let found = self.known.iter();
        found
            .filter_map(|(expr, view)| view.map(|view| (*expr, view)))
            .collect()
    }

    /// Whether a view contains what it is composed with `po` on the right.
    pub fn is_closed(&self, view: ViewId) -> bool {
        self.tables[view.index()].closed
    }

    /// All views.
    pub fn tables(&self) -> &[ViewTable] {
        &self.tables
    }
}

/// The name of a relation, or its text.
fn name(model: &Model, relation: ExprId) -> String {
    match model.expr(relation) {
        Expr::Definition(d) => model.definition(d).name.clone(),
        _ => {
            let defined = model.definitions.iter().find(|d| d.body == relation);
            defined.map_or_else(|| "order".to_string(), |d| d.name.clone())
        }
    }
}

fn is_clock(
    model: &Model,
    builder: &mut Builder<'_>,
    patterns: &Patterns,
    nfa: &Nfa,
) -> Result<bool, AutomatonError> {
    let alphabet = builder.alphabet();
    let causal = |t: &Transition| match graph_letter(model, t.letter) {
        GraphLetter::Step(step) => step.is_causal() && !t.letter.inverse,
        GraphLetter::Row(_) | GraphLetter::First(_) => false,
        GraphLetter::Nothing => true,
    };
    if !nfa.transitions().iter().all(causal) || !nfa.empty_word().is_none() {
        return Ok(false);
    }
    let po = builder.simplified(patterns.po)?;
    if find_difference(&po, nfa, alphabet)?.is_some() {
        return Ok(false);
    }
    let step = Nfa::letter(alphabet, Letter::new(LetterKind::PoImm, false));
    if find_difference(&step.sequence(nfa), nfa, alphabet)?.is_some() {
        return Ok(false);
    }
    Ok(ends_blindly(model, alphabet, nfa))
}

/// Whether a relation contains what it is composed with `po` on the right.
fn is_closed(alphabet: &Alphabet, nfa: &Nfa) -> Result<bool, AutomatonError> {
    let step = Nfa::letter(alphabet, Letter::new(LetterKind::PoImm, false));
    Ok(find_difference(&nfa.sequence(&step), nfa, alphabet)?.is_none())
}

fn is_reading(model: &Model, letter: Letter) -> bool {
    matches!(graph_letter(model, letter), GraphLetter::Step(step) if step.is_reading())
}

/// Whether stable paths end at all reads or at none, from each transition.
fn ends_blindly(model: &Model, alphabet: &Alphabet, nfa: &Nfa) -> bool {
    let Some(reads) = alphabet.set(BuiltinSet::R) else {
        // No test tells reads apart from other events, but tests of modes may tell reads from each
        // other.
        return nfa
            .transitions()
            .iter()
            .filter(|t| !is_reading(model, t.letter))
            .all(|t| {
                let end = t.after.and(nfa.last(t.to));
                end.is_none() || alphabet.ends(t.letter).1.implies(end)
            });
    };
    nfa.transitions()
        .iter()
        .filter(|t| !is_reading(model, t.letter))
        .all(|t| {
            let end = t.after.and(nfa.last(t.to)).and(reads);
            end.is_none() || alphabet.ends(t.letter).1.and(reads).implies(end)
        })
}

/// The table of a transitive closure. In the automaton that goes round through one state, all paths
/// of the closure, and no others, lead from that state to itself: it is where clocks are joined.
fn closure_table(
    model: &Model,
    builder: &mut Builder<'_>,
    body: ExprId,
    name: String,
) -> Result<ViewTable, AutomatonError> {
    let alphabet = builder.alphabet();
    let round = builder.build(body)?.star_through_one_state(alphabet);
    let round = simplify_keeping(&round, alphabet, 1)?;
    let joins = round.states().map(|state| state.index() == 0).collect();
    walked_back(model, alphabet, &round, joins, name)
}

/// The table of any relation.
fn table(
    model: &Model,
    alphabet: &Alphabet,
    nfa: &Nfa,
    name: String,
) -> Result<ViewTable, AutomatonError> {
    let stable = stable_words(model, alphabet, nfa, |t| t.after.and(nfa.last(t.to)));
    let mut joins = Vec::new();
    for state in nfa.states() {
        let words = stable_words(model, alphabet, nfa, |t| {
            if t.to == state { t.after } else { Test::NONE }
        });
        joins.push(
            find_difference(&words, &stable, alphabet)?.is_none()
                && find_difference(&stable, &words, alphabet)?.is_none(),
        );
    }
    walked_back(model, alphabet, nfa, joins, name)
}

/// An automaton turned round, given at which states clocks are joined.
fn walked_back(
    model: &Model,
    alphabet: &Alphabet,
    nfa: &Nfa,
    joins: Vec<bool>,
    name: String,
) -> Result<ViewTable, AutomatonError> {
    let nfa = prune(alphabet, nfa, &joins)?;
    let mut view = ViewTable {
        name,
        starts: nfa.states().map(|s| test(alphabet, nfa.last(s))).collect(),
        reaches: nfa
            .states()
            .map(|s| test(alphabet, nfa.initial(s)))
            .collect(),
        joins,
        stable: vec![Vec::new(); nfa.len()],
        reading: Vec::new(),
        messages: Vec::new(),
        closed: false,
        needs: Vec::new(),
        clock: ClockId(0),
    };
    let mut reading = vec![Vec::new(); nfa.len()];
    for t in nfa.transitions() {
        let GraphLetter::Step(step) = graph_letter(model, t.letter) else {
            continue;
        };
        let step = match step {
            GraphStep::PoImm => GraphStep::Sync,
            step => step,
        };
        let (source, target) = alphabet.ends(t.letter);
        let side = if step.is_reading() {
            &mut reading
        } else {
            &mut view.stable
        };
        side[t.to.index()].push(lowered::Transition {
            before: test_among(alphabet, t.after, target),
            letter: lowered::Letter::Step {
                step,
                inverse: true,
            },
            after: test_among(alphabet, t.before, source),
            to: State::new(t.from.index()),
            fenced: false,
        });
    }
    collect_messages(&mut view, reading);
    view.needs = needs::of_states(&view);
    Ok(view)
}

/// Leaves out steps to a state at events at which the walk also comes to a state with clocks, if
/// that has all that the other has: a release write, say, need not be searched for earlier
/// releases, and behind an acquire fence there is no need to look for reads before an earlier one.
///
/// The walk comes to the state with clocks by the same step, or because it was there already and
/// goes the same way ([`accompanying`]).
fn prune(alphabet: &Alphabet, nfa: &Nfa, joins: &[bool]) -> Result<Nfa, AutomatonError> {
    let (tails, tail_of) = with_tails(alphabet, nfa, joins);
    let accompanying = accompanying(nfa, joins);
    let mut transitions = nfa.transitions().to_vec();
    for t in &mut transitions {
        let Some(tail) = tail_of[t.from.index()] else {
            continue;
        };
        for joined in nfa.transitions().iter().filter(|j| joins[j.from.index()]) {
            if comes_along(&accompanying, t, joined) {
                let both = t.before.and(joined.before);
                let others = [(nfa, t.from), (&tails, tail)];
                let had = all_had(alphabet, (nfa, joined.from), others, both)?;
                t.before = t.before.minus(had);
            }
        }
    }
    transitions.retain(|t| !t.before.is_none());
    let mut pruned = nfa.clone();
    pruned.set_transitions(transitions);
    Ok(pruned)
}

/// The events among some at which a state has all the words that one of the others has.
fn all_had(
    alphabet: &Alphabet,
    (nfa, state): (&Nfa, StateId),
    others: [(&Nfa, StateId); 2],
    among: Test,
) -> Result<Test, AutomatonError> {
    let right = ending_at(nfa, state, alphabet.all());
    let has = |test: Test| -> Result<bool, AutomatonError> {
        for (other, state) in others {
            let left = ending_at(other, state, test);
            if find_difference(&left, &right, alphabet)?.is_none() {
                return Ok(true);
            }
        }
        Ok(false)
    };
    if among.is_none() || has(among)? {
        return Ok(among);
    }
    let mut had = Test::NONE;
    for class in among.classes().map(Test::only) {
        if has(class)? {
            had = had.or(class);
        }
    }
    Ok(had)
}

/// Whether a walk that takes a transition takes another, from a state with clocks, to the same
/// event.
fn comes_along(accompanying: &[Option<StateId>], t: &Transition, joined: &Transition) -> bool {
    let there = joined.to == t.to
        || joined.to == joined.from && accompanying[t.to.index()] == Some(joined.from);
    joined.letter == t.letter && t.after.implies(joined.after) && there
}

/// For each state the state with clocks in which a walk is at every event at which it is in this
/// one, if there is one: no walk starts in the state, and by every step that leads there the walk
/// comes to the other too.
fn accompanying(nfa: &Nfa, joins: &[bool]) -> Vec<Option<StateId>> {
    let clocked = nfa.states().find(|state| joins[state.index()]);
    let mut accompanying: Vec<Option<StateId>> = nfa
        .states()
        .map(|state| clocked.filter(|_| nfa.last(state).is_none() && !joins[state.index()]))
        .collect();
    // Assumed of all states at first, and no longer of those where a step contradicts it.
    loop {
        let alone = nfa.transitions().iter().find(|t| {
            let mut beside = nfa.transitions().iter().filter(|j| Some(j.from) == clocked);
            accompanying[t.from.index()].is_some()
                && !beside.any(|j| t.before.implies(j.before) && comes_along(&accompanying, t, j))
        });
        match alone {
            Some(t) => accompanying[t.from.index()] = None,
            None => return accompanying,
        }
    }
}

/// The words that lead to a state, at events that pass a test.
fn ending_at(nfa: &Nfa, state: StateId, test: Test) -> Nfa {
    let mut ending = nfa.clone();
    for other in nfa.states() {
        ending.set_last(other, Test::NONE);
    }
    ending.set_last(state, test);
    ending
}

/// An automaton with second copies of the states at which no clocks are joined, for the parts of
/// paths behind the last state with clocks. In these parts immediate steps within a location, and
/// from read halves to write halves, are made what they are at least: steps of program order. So
/// what leads to a copy contains, in every graph, what leads to the state.
fn with_tails(alphabet: &Alphabet, nfa: &Nfa, joins: &[bool]) -> (Nfa, Vec<Option<StateId>>) {
    let mut tails = nfa.clone();
    let mut tail_of = Vec::new();
    for state in nfa.states() {
        let tail = || tails.add_state(nfa.initial(state), Test::NONE);
        tail_of.push((!joins[state.index()]).then(tail));
    }
    for t in nfa.transitions() {
        let Some(to) = tail_of[t.to.index()] else {
            continue;
        };
        let from = tail_of[t.from.index()].unwrap_or(t.from);
        push_weakened(alphabet, &mut tails, Transition { from, to, ..*t });
    }
    (tails, tail_of)
}

/// An automaton with its steps within program order made steps of program order: it contains the
/// original in every graph.
pub fn in_program_order(alphabet: &Alphabet, nfa: &Nfa) -> Nfa {
    let mut weakened = nfa.clone();
    weakened.set_transitions(Vec::new());
    for t in nfa.transitions() {
        push_weakened(alphabet, &mut weakened, *t);
    }
    weakened
}

/// Adds a transition, or what contains it in program order.
fn push_weakened(alphabet: &Alphabet, nfa: &mut Nfa, t: Transition) {
    let is_rmw = t.letter == Letter::whole(BuiltinRelation::Rmw);
    let is_local = t.letter == Letter::new(LetterKind::PoLocImm, false);
    if !is_rmw && !is_local {
        nfa.push(t);
        return;
    }
    let letter = Letter::new(LetterKind::PoImm, false);
    nfa.push(Transition { letter, ..t });
    if is_local {
        let (before, after) = alphabet.ends(letter);
        let between = nfa.add_state(Test::NONE, Test::NONE);
        let enter = Transition {
            letter,
            after,
            to: between,
            ..t
        };
        nfa.push(enter);
        nfa.push(Transition {
            from: between,
            before,
            ..enter
        });
        nfa.push(Transition {
            letter,
            from: between,
            before,
            ..t
        });
    }
}

/// Lets reading steps, which are given for each state, lead to messages: one for each set of states
/// that the reading steps from one state lead to.
fn collect_messages(view: &mut ViewTable, reading: Vec<Vec<lowered::Transition>>) {
    for leaving in reading {
        let mut grouped: Vec<(lowered::Transition, Vec<(lowered::Test, State)>)> = Vec::new();
        for t in leaving {
            let target = (t.after.clone(), t.to);
            let same = |(other, _): &&mut (lowered::Transition, _)| {
                other.letter == t.letter && other.before == t.before
            };
            match grouped.iter_mut().find(same) {
                Some((_, targets)) => targets.push(target),
                None => grouped.push((t, vec![target])),
            }
        }
        let mut to_messages = Vec::new();
        for (t, mut targets) in grouped {
            targets.sort_by_key(|(_, to)| *to);
            let known = view.messages.iter().position(|message| *message == targets);
            to_messages.push(lowered::Transition {
                before: t.before,
                letter: t.letter,
                after: lowered::Test::all(),
                to: Message::new(known.unwrap_or(view.messages.len())),
                fenced: t.fenced,
            });
            if known.is_none() {
                view.messages.push(targets);
            }
        }
        view.reading.push(to_messages);
    }
}

/// The words whose last step is not a reading one and leads to an event that passes what `end`
/// gives for its transition.
fn stable_words(
    model: &Model,
    alphabet: &Alphabet,
    nfa: &Nfa,
    end: impl Fn(&Transition) -> Test,
) -> Nfa {
    let mut words = nfa.clone();
    for state in nfa.states() {
        words.set_last(state, Test::NONE);
    }
    let last: StateId = words.add_state(Test::NONE, alphabet.all());
    for t in nfa.transitions() {
        if !is_reading(model, t.letter) {
            words.push(Transition {
                to: last,
                after: end(t),
                ..*t
            });
        }
    }
    words
}
