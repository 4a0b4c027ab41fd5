//! Automata of the compiler as tables of the checker.

use super::formulas::Formulas;
use crate::automata::alphabet::Shape;
use crate::automata::inclusion::find_difference;
use crate::automata::{Alphabet, Letter, Nfa, Step, Test};
use crate::model::{Expr, ExprId, Model};
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::builtin::BuiltinSet;
use katec_checker::lowered;
use katec_checker::search::step::Step as GraphStep;
use katec_checker::search::{Cube, Start};

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

/// A test of events that are known to pass another: whatever is the shortest that tells the same among them.
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
    /// A relation that graphs have no pairs of.
    Nothing,
}

/// What a letter is in a graph, its direction aside.
pub fn graph_letter(model: &Model, letter: Letter) -> GraphLetter {
    match letter.step {
        Step::PoImm => GraphLetter::Step(GraphStep::PoImm),
        Step::PoLocImm => GraphLetter::Step(GraphStep::PoLocImm),
        Step::CoImm => GraphLetter::Step(GraphStep::CoImm),
        Step::FrImm => GraphLetter::Step(GraphStep::FrImm),
        Step::Any => GraphLetter::Step(GraphStep::Any),
        Step::Whole(relation) => {
            GraphStep::whole(relation).map_or(GraphLetter::Nothing, GraphLetter::Step)
        }
        Step::Saved(id) => native(model, id).map_or(GraphLetter::Row(id), GraphLetter::Step),
        // Occur in proofs only; constraints with declared names are refused before lowering.
        Step::Declared(_) | Step::Crossing => GraphLetter::Nothing,
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
) -> lowered::Table {
    let mut transitions = vec![Vec::new(); nfa.len()];
    for t in nfa.transitions() {
        let letter = match graph_letter(model, t.letter) {
            GraphLetter::Step(step) => lowered::Letter::Step {
                step,
                inverse: t.letter.inverse,
            },
            GraphLetter::Row(id) => formulas.letter(id, t.letter.inverse),
            GraphLetter::Nothing => continue,
        };
        let (source, target) = alphabet.ends(t.letter);
        transitions[t.from.index()].push(lowered::Transition {
            before: test_among(alphabet, t.before, source),
            letter,
            after: test_among(alphabet, t.after, target),
            to: t.to.index() as u32,
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
    }
}

/// The events at which words of a repeated relation can begin and end.
pub fn hub(round: &Nfa, reflexive: Test) -> Test {
    let hub = |state: crate::automata::StateId| state.index() == 0;
    let leaving = round.transitions().iter().filter(|t| hub(t.from));
    let leaving = leaving.fold(Test::NONE, |test, t| test.or(t.before));
    let entering = round.transitions().iter().filter(|t| hub(t.to));
    let entering = entering.fold(Test::NONE, |test, t| test.or(t.after));
    leaving.and(entering).or(reflexive)
}

/// Whether a letter is no step of a graph.
pub fn has_rows(table: &lowered::Table) -> bool {
    let mut transitions = table.transitions.iter().flatten();
    transitions.any(|t| !matches!(t.letter, lowered::Letter::Step { .. }))
}

/// Whether every path is one step between accesses of one location, one of them non-atomic.
pub fn is_non_atomic(table: &lowered::Table) -> bool {
    let at_location = |letter| {
        matches!(
            letter,
            lowered::Letter::Step {
                step: GraphStep::Loc | GraphStep::LocExt | GraphStep::LocInt,
                ..
            }
        )
    };
    let requires = |test: &lowered::Test| {
        let mut cubes = test.0.iter();
        cubes.all(|cube| cube.required.contains(BuiltinSet::Na))
    };
    let mut transitions = table.transitions.iter().flatten();
    let starts_and_ends =
        |(begins, ends): (&lowered::Test, &lowered::Test)| begins.is_none() || ends.is_none();
    table.empty.is_none()
        && table.begins.iter().zip(&table.ends).all(starts_and_ends)
        && transitions.all(|t| at_location(t.letter) && (requires(&t.before) || requires(&t.after)))
}

/// Where a search starts, given that the tests are these: the read half of an update enters the set `RMW` late.
pub fn start<'t>(
    start: Start,
    mut tests: impl Iterator<Item = &'t lowered::Test>,
    rows: bool,
) -> Start {
    let late = rows || tests.any(|test| test.mentions(BuiltinSet::Rmw));
    match start {
        Start::Newest if late => Start::NewestPair,
        start => start,
    }
}

/// The automaton of the converse relation. Letters that equal their converse in graphs are not inverted.
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
