//! Proofs of `assert` statements by inclusion of languages.
//!
//! Every assert is answered: *proved*, *refuted* with an execution on which it is false (module
//! `refute`), or *refused* with the reason. A proof holds in every execution that satisfies the
//! assumptions. Whatever form is not handled is refused, on either side, and so is what has no
//! answer when it is time to [stop](Stop).
//!
//! # How `a <= b` is decided
//!
//! On the left, communication is split into its parts within and between threads, and rewriting
//! assumptions are applied: the left only grows as a relation, or stays the same. On the right,
//! every letter is replaced by all the words that it includes ([`words`]), again and again as far
//! as assumptions go: the right stays the same relation. Then `automata::inclusion` compares
//! languages. That a word of the left is not one of the right does not mean much if another way of
//! writing the left is included, so several are tried, and one is enough.
//!
//! `a & id <= b` is about the pairs `(x, x)` of `a`: the first and last events of a word are the
//! same, so their classes agree, program order between events of one location is known better
//! (module `cycles`), and words of irreflexive relations do not occur. With `rot b` on the right,
//! the claim is that every such event is on a cycle some rotation of which is a word of `b`: if `a`
//! relates some event with itself, so does `b` (module [`rotation`]). What the left of such a claim
//! is a union of is proved one after the other: each may need another way of writing it.
//! `a \ b <= c` is `a <= b | c`.

mod answer;
mod assumptions;
mod claim;
mod compare;
pub mod contract;
mod counterexample;
pub mod cycles;
mod decide;
mod enumerate;
mod opaque;
mod paths;
mod product;
mod realise;
mod refute;
mod right_side;
pub mod rotation;
mod rules;
mod saturate;
mod show;
mod sketch;
mod under;
pub mod words;

pub use crate::automata::{Limits, Stop};
pub use answer::{Answer, Refusal};
pub use counterexample::{AbstractEvent, AbstractExecution, AbstractThread, Counterexample};
pub use paths::{failing_words, find_path};
pub(crate) use realise::{Event, Realisation};

use crate::automata::alphabet::NARROW;
use crate::automata::{Alphabet, AutomatonError, Builder, Steps, Test};
use crate::model::{Claim, Constraint, Model};
use assumptions::{Assumptions, set_facts};

/// The answers to all asserts of a model, in order. When it is time to stop, the rest is refused.
pub fn prove(model: &Model, stop: Stop) -> Vec<Answer> {
    prove_asserts(Setting { model, axioms: &[] }, stop)
}

/// The answers to all asserts of a model, in executions that satisfy all axioms of another one.
pub fn prove_under(model: &Model, under: &Model, stop: Stop) -> Vec<Answer> {
    let (model, axioms) = under::assuming(model, under);
    let setting = Setting {
        model: &model,
        axioms: &axioms,
    };
    prove_asserts(setting, stop)
}

fn prove_asserts(setting: Setting<'_>, stop: Stop) -> Vec<Answer> {
    let claims: Vec<Claim> = setting.model.asserts.iter().map(|a| a.claim).collect();
    answers(setting, &claims, Effort::Exhaustive, stop)
}

/// What claims are about: a model with assumptions, and axioms that executions have to satisfy.
#[derive(Clone, Copy)]
struct Setting<'m> {
    model: &'m Model,
    axioms: &'m [Constraint],
}

/// How hard to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// Only compare what is written: quick, and enough for most of what is true.
    Plain,
    /// Also what is known of cycles within one location.
    Proofs,
    /// Also refutations.
    Full,
    /// Also what is not regular, and all small executions.
    Exhaustive,
}

/// The answers to claims about a model, under its assumptions. When it is time to stop, the rest is
/// refused; steps are counted for each claim.
pub fn prove_claims(model: &Model, claims: &[Claim], effort: Effort, stop: Stop) -> Vec<Answer> {
    answers(Setting { model, axioms: &[] }, claims, effort, stop)
}

fn answers(setting: Setting<'_>, claims: &[Claim], effort: Effort, stop: Stop) -> Vec<Answer> {
    let one = |claim: &Claim| {
        let answer = as_wide_as_needed(
            || answer::<NARROW>(setting, *claim, effort, stop),
            || answer::<WIDE>(setting, *claim, effort, stop),
            || answer::<WIDEST>(setting, *claim, effort, stop),
        );
        answer.unwrap_or_else(|error| Answer::Refused(error.into()))
    };
    claims.iter().map(one).collect()
}

/// The width of tests of claims that tell more than 256 kinds of events apart.
const WIDE: usize = 32;

/// The width of tests of claims that tell more than 2048 kinds apart. With this one a single
/// transition has 16 kilobytes: where it is not enough, memory would not be enough either.
const WIDEST: usize = 1024;

/// What the first of three gives that has room for all classes of events.
fn as_wide_as_needed<R>(
    narrow: impl FnOnce() -> Result<R, AutomatonError>,
    wide: impl FnOnce() -> Result<R, AutomatonError>,
    widest: impl FnOnce() -> Result<R, AutomatonError>,
) -> Result<R, AutomatonError> {
    let too_narrow =
        |result: &Result<R, _>| matches!(result, Err(AutomatonError::TooManyClasses { .. }));
    let result = narrow();
    if !too_narrow(&result) {
        return result;
    }
    let result = wide();
    if !too_narrow(&result) {
        return result;
    }
    widest()
}

fn answer<const N: usize>(
    setting: Setting<'_>,
    claim: Claim,
    effort: Effort,
    stop: Stop,
) -> Result<Answer, AutomatonError> {
    Prover::<N>::with(setting, claim, effort, stop, |prover| prover.claim(claim))
}

/// What claims are decided with.
struct Prover<'m, 'b, const N: usize> {
    model: &'m Model,
    alphabet: &'m Alphabet<N>,
    builder: &'b mut Builder<'m, N>,
    assumptions: Assumptions<N>,
    /// Axioms that executions have to satisfy, as well as the assumptions.
    axioms: &'m [Constraint],
    effort: Effort,
}

impl<'m, const N: usize> Prover<'m, '_, N> {
    fn with<R>(
        setting: Setting<'m>,
        claim: Claim,
        effort: Effort,
        stop: Stop,
        run: impl FnOnce(&mut Prover<'_, '_, N>) -> Result<R, AutomatonError>,
    ) -> Result<R, AutomatonError> {
        let Setting { model, .. } = setting;
        let assumed = model.assumes.iter();
        let assumed = assumed.flat_map(|a| [a.claim.left, a.claim.right]);
        let roots = assumed.chain([claim.left, claim.right]);
        let alphabet = Alphabet::assuming(model, roots, &set_facts(model))?;
        let alphabet = alphabet.stopping(stop);
        let mut builder = Builder::new(model, &alphabet, Steps::Whole);
        let opaque = effort == Effort::Exhaustive;
        let assumptions = Assumptions::new(model, &mut builder, opaque)?;
        run(&mut Prover {
            model,
            alphabet: &alphabet,
            builder: &mut builder,
            assumptions,
            axioms: setting.axioms,
            effort,
        })
    }
}

/// The blocks of classes that tests do not tell apart.
fn blocks<const N: usize>(alphabet: &Alphabet<N>, tests: Vec<Test<N>>) -> Vec<Test<N>> {
    let distinguishing = tests.clone();
    let representatives = alphabet.representatives(tests);
    let block = |class| {
        distinguishing.iter().fold(alphabet.all(), |block, test| {
            if test.contains(class) {
                block.and(*test)
            } else {
                block.minus(*test)
            }
        })
    };
    representatives.classes().map(block).collect()
}
