//! Which relations can be kept as vector clocks.
//!
//! A relation `v` is kept as a clock ([`katec_checker::search::view`]) if, as languages of paths,
//!
//! 1. all its steps are causal and none is taken backwards, so that what is before an event lies in its causal prefix;
//! 2. `po <= v`, so that initial writes are before every other event, as clocks have it;
//! 3. `po;v <= v`, so that the events of a thread that are before an event are its first ones;
//! 4. whether a path that does not end with a reading step may end at a read does not depend on the read's mode or on whether it
//!    is a read half: both are known only when it is known what is read. (No test may depend on `TE`, which is known later still.)
//!
//! All four are decided on the automaton of `v`.

use super::Helpers;
use super::tables::{GraphLetter, graph_letter, test, test_among};
use crate::automata::inclusion::find_difference;
use crate::automata::simplify::simplify_keeping;
use crate::automata::{
    Alphabet, AutomatonError, Builder, Letter, Nfa, StateId, Step, Test, Transition,
};
use crate::model::{Expr, ExprId, Model};
use katec_checker::builtin::BuiltinSet;
use katec_checker::lowered::{self, ViewTable};
use katec_checker::search::step::Step as GraphStep;
use std::collections::BTreeMap;

/// The views found so far.
pub struct ViewFinder {
    tables: Vec<ViewTable>,
    /// For each relation looked at, its view or nothing.
    known: BTreeMap<Expr, Option<usize>>,
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

    /// The view that keeps a relation, if it can be kept.
    pub fn find(
        &mut self,
        model: &Model,
        builder: &mut Builder<'_>,
        helpers: &Helpers,
        relation: ExprId,
    ) -> Result<Option<usize>, AutomatonError> {
        if !self.enabled {
            return Ok(None);
        }
        let key = model.expand(relation);
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        let nfa = builder.simplified(relation)?;
        let found = if is_clock(model, builder, helpers, &nfa)? {
            let name = name(model, relation);
            let table = match model.expand(relation) {
                Expr::Plus(body) => closure_table(model, builder, body, name)?,
                _ => table(model, builder.alphabet(), &nfa, name)?,
            };
            let late = table.tests().any(|test| test.mentions(BuiltinSet::Te));
            (!late).then(|| {
                self.tables.push(table);
                self.tables.len() - 1
            })
        } else {
            None
        };
        self.known.insert(key, found);
        Ok(found)
    }

    /// The views by their definitions.
    pub fn by_definition(&self) -> BTreeMap<Expr, usize> {
        let found = self.known.iter();
        found
            .filter_map(|(expr, view)| view.map(|view| (*expr, view)))
            .collect()
    }

    /// The table of a view.
    pub fn table(&self, view: usize) -> &ViewTable {
        &self.tables[view]
    }

    /// The name of a view.
    pub fn name(&self, view: usize) -> &str {
        &self.tables[view].name
    }

    /// All views.
    pub fn into_tables(self) -> Vec<ViewTable> {
        self.tables
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
    helpers: &Helpers,
    nfa: &Nfa,
) -> Result<bool, AutomatonError> {
    let alphabet = builder.alphabet();
    let causal = |t: &Transition| match graph_letter(model, t.letter) {
        GraphLetter::Step(step) => step.is_causal() && !t.letter.inverse,
        GraphLetter::Row(_) => false,
        GraphLetter::Nothing => true,
    };
    if !nfa.transitions().iter().all(causal) || !nfa.empty_word().is_none() {
        return Ok(false);
    }
    let po = builder.simplified(helpers.po)?;
    if find_difference(&po, nfa, alphabet)?.is_some() {
        return Ok(false);
    }
    let step = Nfa::letter(alphabet, Letter::new(Step::PoImm, false));
    if find_difference(&step.sequence(nfa), nfa, alphabet)?.is_some() {
        return Ok(false);
    }
    Ok(ends_blindly(model, alphabet, nfa))
}

fn is_reading(model: &Model, letter: Letter) -> bool {
    matches!(graph_letter(model, letter), GraphLetter::Step(step) if step.is_reading())
}

/// Whether stable paths end at all reads or at none, from each transition.
fn ends_blindly(model: &Model, alphabet: &Alphabet, nfa: &Nfa) -> bool {
    let Some(reads) = alphabet.set(BuiltinSet::R) else {
        // No test tells reads apart from other events, but tests of modes may tell reads from each other.
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

/// The table of a transitive closure. In the automaton that goes round through one state, all paths of the closure, and no
/// others, lead from that state to itself: it is where clocks are joined.
fn closure_table(
    model: &Model,
    builder: &mut Builder<'_>,
    body: ExprId,
    name: String,
) -> Result<ViewTable, AutomatonError> {
    let alphabet = builder.alphabet();
    let round = builder.build(body)?.star_through_one_state(alphabet);
    let round = simplify_keeping(&round, alphabet, 1)?;
    let mut view = transitions(model, alphabet, &round, name);
    view.joins = round.states().map(|state| state.index() == 0).collect();
    Ok(view)
}

/// The table of any relation.
fn table(
    model: &Model,
    alphabet: &Alphabet,
    nfa: &Nfa,
    name: String,
) -> Result<ViewTable, AutomatonError> {
    let mut view = transitions(model, alphabet, nfa, name);
    let stable = stable_words(model, alphabet, nfa, |t| t.after.and(nfa.last(t.to)));
    for state in nfa.states() {
        let words = stable_words(model, alphabet, nfa, |t| {
            if t.to == state { t.after } else { Test::NONE }
        });
        let joins = find_difference(&words, &stable, alphabet)?.is_none()
            && find_difference(&stable, &words, alphabet)?.is_none();
        view.joins.push(joins);
    }
    Ok(view)
}

/// An automaton turned round; where clocks are joined is left open.
fn transitions(model: &Model, alphabet: &Alphabet, nfa: &Nfa, name: String) -> ViewTable {
    let mut view = ViewTable {
        name,
        starts: nfa.states().map(|s| test(alphabet, nfa.last(s))).collect(),
        reaches: nfa
            .states()
            .map(|s| test(alphabet, nfa.initial(s)))
            .collect(),
        joins: Vec::new(),
        stable: vec![Vec::new(); nfa.len()],
        reading: vec![Vec::new(); nfa.len()],
    };
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
            &mut view.reading
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
            to: t.from.index() as u32,
        });
    }
    view
}

/// The words whose last step is not a reading one and leads to an event that passes what `end` gives for its transition.
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
