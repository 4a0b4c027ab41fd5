//! Automata of the compiler as tables of the checker.

use super::formulas::Formulas;
use crate::automata::alphabet::Shape;
use crate::automata::inclusion::find_difference;
use crate::automata::reach::StateGraph;
use crate::automata::{Alphabet, Letter, LetterKind, Nfa, StateId, Test, Transition};
use crate::model::{Expr, ExprId, Model, Role};
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::builtin::{BuiltinSet, Entry, SetMask};
use katec_checker::lowered::{self, Among};
use katec_checker::search::step::GraphStep;
use katec_checker::search::{Cube, Start, State};

/// A test as cubes.
pub fn test(alphabet: &Alphabet, test: Test) -> lowered::Test {
    if test == alphabet.all() {
        return lowered::Test::all();
    }
    let cubes = alphabet.cubes(test).into_iter().map(|cube| Cube {
        required: cube.required(),
        forbidden: cube.forbidden(),
    });
    lowered::Test(cubes.collect())
}

/// A test of events that are known to pass another: whatever is the shortest that tells the same
/// among them.
pub fn test_among(alphabet: &Alphabet, wanted: Test, known: Test) -> lowered::Test {
    let exact = test(alphabet, wanted);
    let loose = test(alphabet, wanted.or(alphabet.all().minus(known)));
    if size(&loose) <= size(&exact) {
        loose
    } else {
        exact
    }
}

fn size(test: &lowered::Test) -> u32 {
    let literals =
        |cube: &Cube| 1 + cube.required.bits().count_ones() + cube.forbidden.bits().count_ones();
    test.0.iter().map(literals).sum()
}

/// A set as a test, if it is one.
pub fn set_test(alphabet: &Alphabet, set: ExprId) -> Option<lowered::Test> {
    match alphabet.shape(set) {
        Shape::Set(classes) => Some(test(alphabet, *classes)),
        _ => None,
    }
}

/// What a letter is in a graph.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum GraphLetter {
    /// A step.
    Step(GraphStep),
    /// The value of an expression.
    Row(ExprId),
    /// To the first event of each thread that the value of an expression, which is kept as a clock,
    /// leads to.
    First(ExprId),
    /// A relation that graphs have no pairs of.
    Nothing,
}

/// What a letter is in a graph, its direction aside.
pub fn graph_letter(model: &Model, letter: Letter) -> GraphLetter {
    match letter.kind {
        LetterKind::PoImm => GraphLetter::Step(GraphStep::PoImm),
        LetterKind::PoLocImm => GraphLetter::Step(GraphStep::PoLocImm),
        LetterKind::CoImm => GraphLetter::Step(GraphStep::CoImm),
        LetterKind::FrImm => GraphLetter::Step(GraphStep::FrImm),
        LetterKind::Any => GraphLetter::Step(GraphStep::Any),
        LetterKind::Whole(relation) => {
            GraphStep::whole(relation).map_or(GraphLetter::Nothing, GraphLetter::Step)
        }
        LetterKind::First(id) => GraphLetter::First(id),
        LetterKind::Saved(id) => native(model, id).map_or(GraphLetter::Row(id), GraphLetter::Step),
        // Occur in proofs only; constraints with declared names are refused before lowering.
        LetterKind::Declared(_) | LetterKind::Crossing => GraphLetter::Nothing,
    }
}

/// The accesses of the same location in the same or in other threads.
fn native(model: &Model, id: ExprId) -> Option<GraphStep> {
    let builtin = |id| match model.expand(id) {
        Expr::Relation(relation) => Some(relation),
        _ => None,
    };
    match model.expand(id) {
        Expr::Intersection(a, b) => match (builtin(a)?, builtin(b)?) {
            (Rel::Loc, Rel::Ext) | (Rel::Ext, Rel::Loc) => Some(GraphStep::LocExt),
            (Rel::Loc, Rel::Int) | (Rel::Int, Rel::Loc) => Some(GraphStep::LocInt),
            _ => None,
        },
        Expr::Difference(a, b) => match (builtin(a)?, builtin(b)?) {
            (Rel::Loc, Rel::Int) => Some(GraphStep::LocExt),
            (Rel::Loc, Rel::Ext) => Some(GraphStep::LocInt),
            _ => None,
        },
        _ => None,
    }
}

/// An automaton as a table.
pub fn table(
    model: &Model,
    alphabet: &Alphabet,
    formulas: &mut Formulas<'_>,
    nfa: &Nfa,
    empty: Test,
    fenced: &Fenced,
) -> lowered::Table {
    let mut transitions = vec![Vec::new(); nfa.len()];
    for (number, t) in nfa.transitions().iter().enumerate() {
        let letter = match graph_letter(model, t.letter) {
            GraphLetter::Step(step) => lowered::Letter::Step {
                step,
                inverse: t.letter.inverse,
            },
            GraphLetter::Row(id) => formulas.letter(id, t.letter.inverse),
            GraphLetter::First(id) => formulas.first_in_view(id),
            GraphLetter::Nothing => continue,
        };
        let (source, target) = alphabet.ends(t.letter);
        transitions[t.from.index()].push(lowered::Transition {
            before: test_among(alphabet, t.before, source),
            letter,
            after: test_among(alphabet, t.after, target),
            to: State::new(t.to.index()),
            fenced: fenced.transitions.get(number) == Some(&true),
        });
    }
    lowered::Table {
        begins: nfa
            .states()
            .map(|s| test(alphabet, nfa.initial(s)))
            .collect(),
        ends: nfa.states().map(|s| test(alphabet, nfa.last(s))).collect(),
        empty: test(alphabet, empty),
        transitions,
        fences: fenced.sets,
    }
}

/// Transitions that are on a way round only if there is a fence in certain sets.
#[derive(Default)]
pub struct Fenced {
    sets: SetMask,
    /// For each transition; none if there are no such transitions.
    transitions: Vec<bool>,
}

impl Fenced {
    /// Those of an automaton of repetitions: with SC fences, if that makes a difference, and
    /// otherwise with any fences.
    pub fn new(alphabet: &Alphabet, round: &Nfa) -> Self {
        for sets in [&[BuiltinSet::F, BuiltinSet::Sc][..], &[BuiltinSet::F]] {
            let sets = SetMask::of(sets);
            let fences = alphabet.within(sets);
            let passes = |t: &Transition| !t.before.implies(fences) && !t.after.implies(fences);
            let others = StateGraph::new(round, passes);
            let hub = StateId::new(0);
            let (reached, returning) = (others.reached_from(hub), others.leading_to(hub));
            let useful = |s: StateId| reached.contains(s.index()) && returning.contains(s.index());
            let fenced = |t: &Transition| !passes(t) || !useful(t.from) || !useful(t.to);
            let transitions: Vec<bool> = round.transitions().iter().map(fenced).collect();
            if transitions.contains(&true) {
                return Self { sets, transitions };
            }
        }
        Self::default()
    }
}

/// Whether a letter is no step of a graph.
fn has_rows(table: &lowered::Table) -> bool {
    let mut transitions = table.transitions.iter().flatten();
    transitions.any(|t| !matches!(t.letter, lowered::Letter::Step { .. }))
}

/// Where the pairs of an automaton whose paths have one step at most can be.
pub fn among(table: &lowered::Table) -> Among {
    let starts_and_ends =
        |(begins, ends): (&lowered::Test, &lowered::Test)| begins.is_none() || ends.is_none();
    let steps_only =
        table.empty.is_none() && table.begins.iter().zip(&table.ends).all(starts_and_ends);
    let all = |holds: &dyn Fn(&lowered::Transition) -> bool| {
        steps_only && table.transitions.iter().flatten().all(holds)
    };
    if all(&is_non_atomic) {
        return Among::NonAtomic;
    }
    let is_in_object = |t: &lowered::Transition| follows(t, is_of_objects);
    match all(&is_in_object) {
        true => Among::Objects,
        false => Among::All,
    }
}

/// Whether a step is between accesses of one location, one of them non-atomic.
fn is_non_atomic(t: &lowered::Transition) -> bool {
    let requires = |test: &lowered::Test| {
        let mut cubes = test.0.iter();
        cubes.all(|cube| cube.required.contains(BuiltinSet::Na))
    };
    follows(t, |relation| relation.is_within(Rel::Loc))
        && (requires(&t.before) || requires(&t.after))
}

/// Whether a transition is a step of a built-in relation of which something is known.
fn follows(t: &lowered::Transition, known: impl Fn(Rel) -> bool) -> bool {
    match t.letter {
        lowered::Letter::Step { step, .. } => step.relation().is_some_and(known),
        _ => false,
    }
}

/// Whether one of the ends of a relation is always the allocation or the release of an object.
fn is_of_objects(relation: Rel) -> bool {
    let (source, target) = relation.ends();
    let required = source.required.union(target.required);
    required.intersects(SetMask::of(&[BuiltinSet::Malloc, BuiltinSet::Free]))
}

/// Where a search with an automaton starts, for an axiom or a report: the read half of an update
/// enters the set `RMW` late, and reports may be about initial writes.
pub fn start(start: Start, table: &lowered::Table, role: Role) -> Start {
    let mut tests = table.tests();
    let late =
        has_rows(table) || tests.any(|test| test.looks_at_sets_entered(Entry::WithWriteHalf));
    match (start, role) {
        (Start::Newest, Role::Error | Role::Warning) => Start::AllNew,
        (Start::Newest, Role::Axiom) if late => Start::NewestPair,
        (start, _) => start,
    }
}

/// An automaton whose paths have one step at most as one of two states, with all tests around the
/// steps; and a third state if there are empty paths.
pub fn folded(alphabet: &Alphabet, nfa: &Nfa) -> Nfa {
    let mut folded = Nfa::nothing();
    let first = folded.add_state(alphabet.all(), Test::NONE);
    let last = folded.add_state(Test::NONE, alphabet.all());
    if !nfa.empty_word().is_none() {
        folded.add_state(nfa.empty_word(), alphabet.all());
    }
    for t in nfa.transitions() {
        folded.push(Transition {
            from: first,
            before: t.before.and(nfa.initial(t.from)),
            letter: t.letter,
            after: t.after.and(nfa.last(t.to)),
            to: last,
        });
    }
    folded
}

/// The automaton of the converse relation. Letters that equal their converse in graphs are not
/// inverted.
pub fn converse(model: &Model, nfa: &Nfa) -> Nfa {
    let mut converse = nfa.inverted();
    let transitions = converse.transitions().iter().map(|t| {
        let mut t = *t;
        if let GraphLetter::Step(GraphStep::LocInt | GraphStep::LocExt) =
            graph_letter(model, t.letter)
        {
            t.letter.inverse = false;
        }
        t
    });
    let transitions = transitions.collect();
    converse.set_transitions(transitions);
    converse
}

/// Whether two automata are known to be of the same relation.
pub fn is_same(a: &Nfa, b: &Nfa, alphabet: &Alphabet) -> bool {
    let included = |a, b| matches!(find_difference(a, b, alphabet), Ok(None));
    included(a, b) && included(b, a)
}
