//! Proofs against random executions: what is proved is never refuted by one, and what is not
//! handled is refused.

use crate::common::{self, Grammar, Random, Taste};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use katec_checker::relation::BitMatrix;
use katec_compiler::automata::run::Runner;
use katec_compiler::automata::{Alphabet, Builder, Letter, LetterKind, Steps};
use katec_compiler::evaluate::{Denotation, Interpretation, Plan};
use katec_compiler::model::{Check, Claim, Constraint, Expr, ExprId, Model, ProofStatement, Role};
use katec_compiler::printer::print_resolved;
use katec_compiler::prove::contract::contract;
use katec_compiler::prove::cycles::{of_one_location, rotations};
use katec_compiler::prove::words::Words;
use katec_compiler::prove::{self, Answer, Effort, Refusal, Stop, prove_claims};
use katec_testing::{cases, sample};
use proptest::prelude::*;

/// All letters that words can be made of.
fn letters() -> Vec<Letter> {
    let whole = BuiltinRelation::ALL
        .iter()
        .filter(|r| **r != BuiltinRelation::Id);
    let mut letters: Vec<Letter> = whole.map(|r| Letter::whole(*r)).collect();
    letters.push(Letter::new(LetterKind::Crossing, false));
    letters.push(Letter::new(LetterKind::Any, false));
    let inverted: Vec<Letter> = letters.iter().map(|l| l.inverted()).collect();
    letters.extend(inverted);
    letters
}

fn prove(model: &Model) -> Vec<Answer> {
    prove::prove(model, Stop::Never)
}

fn statement(claim: Claim) -> ProofStatement {
    ProofStatement {
        claim,
        name: None,
        span: common::NO_SPAN(),
    }
}

/// A random claim that has some chance to be true.
fn random_claim(random: &mut Random, model: &mut Model, grammar: Grammar) -> Claim {
    let size = 1 + random.below(4);
    let left = common::relation(random, model, grammar, size);
    let size = 1 + random.below(4);
    let other = common::relation(random, model, grammar, size);
    let right = match random.below(5) {
        0 => other,
        1 => model.intern(Expr::Union(other, left)),
        2 => model.intern(Expr::Plus(other)),
        3 => {
            let union = model.intern(Expr::Union(left, other));
            model.intern(Expr::Plus(union))
        }
        _ => model.intern(Expr::Star(other)),
    };
    let cyclic = random.one_in(2);
    let id = model.intern(Expr::Relation(BuiltinRelation::Id));
    let left = if cyclic {
        model.intern(Expr::Intersection(left, id))
    } else {
        left
    };
    Claim {
        left,
        right,
        equal: random.one_in(4),
        rotated: cyclic && random.one_in(2),
    }
}

fn random_assumption(random: &mut Random, model: &mut Model, grammar: Grammar) -> Claim {
    if random.one_in(3) {
        return random_rule(random, model, grammar);
    }
    let left = common::relation(random, model, grammar, 2);
    if random.one_in(5) {
        // What `acyclic` and `irreflexive` say.
        let id = model.intern(Expr::Relation(BuiltinRelation::Id));
        return Claim {
            left: model.intern(Expr::Intersection(left, id)),
            right: model.intern(Expr::Empty(Kind::Relation)),
            equal: false,
            rotated: false,
        };
    }
    let right = match random.below(4) {
        0 => model.intern(Expr::Empty(Kind::Relation)),
        1 => model.intern(Expr::Relation(BuiltinRelation::Id)),
        _ => common::relation(random, model, grammar, 2),
    };
    Claim {
        left,
        right,
        equal: random.one_in(4),
        rotated: false,
    }
}

/// What assumptions about compilers look like: a step between two sets passes a third one.
fn random_rule(random: &mut Random, model: &mut Model, grammar: Grammar) -> Claim {
    let sets = [BuiltinSet::R, BuiltinSet::W, BuiltinSet::Sc, BuiltinSet::F];
    let test = |random: &mut Random, model: &mut Model| {
        let set = model.intern(Expr::Set(random.pick(&sets)));
        model.intern(Expr::Identity(set))
    };
    let (before, between) = (test(random, model), test(random, model));
    let after = test(random, model);
    let relations = [
        BuiltinRelation::Po,
        BuiltinRelation::Co,
        BuiltinRelation::Rf,
    ];
    let step = model.intern(Expr::Relation(random.pick(&relations)));
    let mut sequence = |parts: &[ExprId]| {
        let mut parts = parts.iter().copied();
        let first = parts.next().expect("parts");
        parts.fold(first, |a, b| model.intern(Expr::Sequence(a, b)))
    };
    let left = sequence(&[before, step, after]);
    let through = sequence(&[before, step, between, step, after]);
    let right = match random.below(3) {
        0 => through,
        1 => {
            let other = common::relation(random, model, grammar, 2);
            model.intern(Expr::Union(through, other))
        }
        _ => common::relation(random, model, grammar, 2),
    };
    Claim {
        left,
        right,
        equal: false,
        rotated: false,
    }
}

/// `tc = 0`, `tj = 0` and `sbr = 0`.
fn without_crossings(model: &mut Model) {
    for relation in [
        BuiltinRelation::Tc,
        BuiltinRelation::Tj,
        BuiltinRelation::Sbr,
    ] {
        let left = model.intern(Expr::Relation(relation));
        let right = model.intern(Expr::Empty(Kind::Relation));
        model.assumes.push(statement(Claim {
            left,
            right,
            equal: true,
            rotated: false,
        }));
    }
}

fn relation(value: &Denotation) -> katec_checker::relation::BitMatrix {
    match value {
        Denotation::Relation(relation) => relation.clone(),
        Denotation::Set(_) => panic!("claims here are about relations"),
    }
}

/// What a claim says, on one execution.
fn holds(model: &Model, interpretation: Interpretation<'_>, claim: Claim) -> bool {
    let value = |id: ExprId| relation(Plan::new(model, [id]).run(model, interpretation).get(id));
    let (left, right) = (value(claim.left), value(claim.right));
    if claim.rotated {
        let round =
            |relation: &katec_checker::relation::BitMatrix| relation.reflexive_element().is_some();
        return (!round(&left) || round(&right))
            && (!claim.equal || !round(&right) || round(&left));
    }
    left.is_subset(&right) && (!claim.equal || right.is_subset(&left))
}

/// A model with one random assert and some assumptions, and the claim.
fn random_model(random: &mut Random, assumptions: usize, irregular: bool) -> (Model, Claim) {
    let mut model = Model::default();
    let grammar = Grammar {
        irregular,
        declared: assumptions > 0,
        converse: random.one_in(2),
    };
    if grammar.declared {
        common::declare(&mut model, 1);
    }
    for _ in 0..assumptions {
        let claim = random_assumption(random, &mut model, grammar);
        model.assumes.push(statement(claim));
    }
    if assumptions > 0 && random.one_in(3) {
        without_crossings(&mut model);
    }
    let claim = random_claim(random, &mut model, grammar);
    model.asserts.push(statement(claim));
    (model, claim)
}

/// Proves a random claim and looks for an execution that refutes it. How many executions satisfied
/// the assumptions, if there is a proof.
fn proof_is_sound(seed: u64, assumptions: usize) -> Option<usize> {
    let mut random = Random::new(seed);
    let (model, claim) = random_model(&mut random, assumptions, false);
    if prove_claims(&model, &[claim], Effort::Proofs, Stop::Never) != [Answer::Proved] {
        return None;
    }
    Some(executions_agree(&mut random, &model, None, claim, seed))
}

/// Likewise, of claims and assumptions that are not regular.
fn irregular_proof_is_sound(seed: u64) -> Option<usize> {
    let mut random = Random::new(seed);
    let (model, claim) = random_model(&mut random, (seed % 3) as usize, true);
    let answers = prove_claims(&model, &[claim], Effort::Exhaustive, Stop::After(3_000));
    let proved = answers == [Answer::Proved];
    proved.then(|| executions_agree(&mut random, &model, None, claim, seed))
}

/// Likewise, under random axioms: often those of one location.
fn proof_under_axioms_is_sound(seed: u64) -> Option<usize> {
    let mut random = Random::new(seed);
    let (model, claim) = random_model(&mut random, 0, false);
    let mut under = Model::default();
    let grammar = Grammar {
        irregular: random.one_in(4),
        declared: false,
        converse: random.one_in(3),
    };
    if random.one_in(2) {
        let parts = [
            BuiltinRelation::PoLoc,
            BuiltinRelation::Rf,
            BuiltinRelation::Co,
            BuiltinRelation::Fr,
        ]
        .map(|r| under.intern(Expr::Relation(r)));
        let parts = parts.into_iter();
        let all = parts
            .reduce(|a, b| under.intern(Expr::Union(a, b)))
            .unwrap();
        axiom(&mut under, Check::Acyclic(all));
    }
    for _ in 0..1 + random.below(2) {
        let size = 1 + random.below(3);
        let relation = common::relation(&mut random, &mut under, grammar, size);
        let check = match random.below(4) {
            0 => Check::Empty(relation),
            1 => Check::Irreflexive(relation),
            2 => Check::Coherence(relation),
            _ => Check::Acyclic(relation),
        };
        axiom(&mut under, check);
    }
    if prove::prove_under(&model, &under, Stop::After(3_000)) != [Answer::Proved] {
        return None;
    }
    Some(executions_agree(
        &mut random,
        &model,
        Some(&under),
        claim,
        seed,
    ))
}

fn axiom(model: &mut Model, check: Check) {
    model.constraints.push(Constraint {
        role: Role::Axiom,
        name: check.default_name().to_string(),
        check,
        negated: false,
        unless_empty: None,
        span: common::NO_SPAN(),
    });
}

/// Looks at a claim in random executions. In how many the assumptions and axioms held.
fn executions_agree(
    random: &mut Random,
    model: &Model,
    under: Option<&Model>,
    claim: Claim,
    seed: u64,
) -> usize {
    let mut satisfied = 0;
    for round in 0..40 {
        let taste = Taste {
            coherent: round % 2 == 0,
        };
        let execution = common::execution(random, taste);
        let declared = common::declared(random, model, execution.len());
        let interpretation = Interpretation {
            execution: &execution,
            declared: &declared,
        };
        let mut assumed = model.assumes.iter();
        let is_allowed = |under: &Model| {
            let values = Plan::of_statements(under).run(under, interpretation);
            let mut axioms = under.constraints.iter();
            axioms.all(|axiom| values.satisfies(&execution, axiom))
        };
        if assumed.all(|a| holds(model, interpretation, a.claim)) && under.is_none_or(is_allowed) {
            satisfied += 1;
            assert!(holds(model, interpretation, claim), "seed {seed}");
        }
    }
    satisfied
}

proptest! {
    #![proptest_config(cases(40, 400))]

    #[test]
    fn words_of_a_relation_are_within_it(seed: u64) {
        let mut random = Random::new(seed);
        let mut model = Model::default();
        let id = model.intern(Expr::Relation(BuiltinRelation::Po));
        let alphabet = Alphabet::new(&model, [id]).unwrap();
        let execution = common::execution(&mut random, Taste::default());
        let interpretation = Interpretation { execution: &execution, declared: &[] };
        let saved = |id: ExprId| panic!("no saved relation {id:?}");
        let mut runner = Runner::new(&alphabet, interpretation, &saved).unwrap();
        let all = letters();
        let is_there = |r: &BuiltinRelation| execution.relation(*r).pairs().next().is_some();
        let crossing = [BuiltinRelation::Tc, BuiltinRelation::Tj, BuiltinRelation::Sbr];
        let has_crossings = crossing.iter().any(is_there);
        for letter in &all {
            let one = katec_compiler::automata::Nfa::letter(&alphabet, *letter);
            let whole = runner.relation(&one);
            let mut theories = vec![Words::new(&alphabet)];
            if !has_crossings {
                theories.push(Words::without_crossings(&alphabet));
            }
            for theory in theories {
                let words = runner.relation(&theory.of(*letter, &all));
                prop_assert_eq!(&words, &whole, "{:?}", letter);
            }
            let parts = runner.relation(&Words::new(&alphabet).parts(*letter));
            prop_assert_eq!(parts, whole, "{:?}", letter);
        }
    }

    #[test]
    fn contracting_communication_loses_nothing(seed: u64) {
        let mut random = Random::new(seed);
        let mut model = Model::default();
        let grammar = Grammar { irregular: false, declared: false, converse: random.one_in(2) };
        let size = 2 + random.below(6);
        let written = common::relation(&mut random, &mut model, grammar, size);
        let parts = [BuiltinRelation::Rf, BuiltinRelation::Co, BuiltinRelation::Fr, BuiltinRelation::Fri];
        let mut id = written;
        for _ in 0..3 {
            let part = model.intern(Expr::Relation(random.pick(&parts)));
            id = match random.one_in(2) {
                true => model.intern(Expr::Union(id, part)),
                false => model.intern(Expr::Sequence(id, part)),
            };
            id = if random.one_in(2) { model.intern(Expr::Plus(id)) } else { id };
        }
        let alphabet = Alphabet::new(&model, [id]).unwrap();
        let whole = Builder::new(&model, &alphabet, Steps::Whole).reduced(id).unwrap();
        let Some(contracted) = contract(&whole) else { return Ok(()) };
        let saved = |id: ExprId| panic!("no saved relation {id:?}");
        for _ in 0..5 {
            let execution = common::execution(&mut random, Taste::default());
            let interpretation = Interpretation { execution: &execution, declared: &[] };
            let mut runner = Runner::new(&alphabet, interpretation, &saved).unwrap();
            prop_assert!(runner.relation(&whole).is_subset(&runner.relation(&contracted)));
        }
    }

    /// Where steps of one location have a cycle, the one form of a cycle that proofs look at is
    /// there.
    #[test]
    fn cycles_of_one_location_have_one_form(seed: u64) {
        use BuiltinRelation::{Co, Coe, Fr, Fri, PoLoc, Rf, Rfi, Rmw};
        let mut random = Random::new(seed);
        let mut model = Model::default();
        let part = |random: &mut Random, model: &mut Model| {
            let relation = random.pick(&[PoLoc, PoLoc, Rf, Rfi, Co, Coe, Fr, Fri, Rmw]);
            model.intern(Expr::Relation(relation))
        };
        let mut id = part(&mut random, &mut model);
        for _ in 0..4 {
            let next = part(&mut random, &mut model);
            id = match random.below(3) {
                0 => model.intern(Expr::Sequence(id, next)),
                _ => model.intern(Expr::Union(id, next)),
            };
            id = if random.one_in(3) { model.intern(Expr::Plus(id)) } else { id };
        }
        let alphabet = Alphabet::new(&model, [id]).unwrap();
        let whole = Builder::new(&model, &alphabet, Steps::Whole).reduced(id).unwrap();
        let form = of_one_location(&whole, &alphabet).expect("steps of one location");
        let saved = |id: ExprId| panic!("no saved relation {id:?}");
        for _ in 0..5 {
            let execution = common::execution(&mut random, Taste::default());
            let interpretation = Interpretation { execution: &execution, declared: &[] };
            let mut runner = Runner::new(&alphabet, interpretation, &saved).unwrap();
            let has_cycle = |relation: BitMatrix| relation.pairs().any(|(a, b)| a == b);
            let cycle = has_cycle(runner.relation(&whole));
            prop_assert!(!cycle || has_cycle(runner.relation(&form)));
        }
    }

    /// `rot r` on the left is what the automaton of all rotations relates with itself.
    #[test]
    fn rotations_of_expressions_are_those_of_automata(seed: u64) {
        let mut random = Random::new(seed);
        let mut model = Model::default();
        let grammar = Grammar { irregular: false, declared: false, converse: random.one_in(2) };
        let size = 1 + random.below(6);
        let id = common::relation(&mut random, &mut model, grammar, size);
        // Within these an expression has no cuts, though an automaton may.
        let has_no_cuts = |expr: Expr| match expr {
            Expr::Intersection(..) | Expr::Difference(..) | Expr::Complement(_) => true,
            // The text would not say what these are.
            Expr::Definition(_) => true,
            _ => false,
        };
        let mut parts = model.cone([id]).into_iter();
        if parts.any(|part| model.kind(part) == Kind::Relation && has_no_cuts(model.expr(part))) {
            return Ok(());
        }
        let text = format!("assert rot ({}) <= 0", print_resolved(&model, id));
        let rotated = katec_compiler::resolve_text("test.cat", &text).unwrap();
        let left = rotated.asserts[0].claim.left;
        let alphabet = Alphabet::new(&model, [id]).unwrap();
        let nfa = Builder::new(&model, &alphabet, Steps::Whole).reduced(id).unwrap();
        let turned = rotations(&nfa, &alphabet).unwrap();
        let saved = |id: ExprId| panic!("no saved relation {id:?}");
        for _ in 0..5 {
            let execution = common::execution(&mut random, Taste::default());
            let interpretation = Interpretation { execution: &execution, declared: &[] };
            let mut runner = Runner::new(&alphabet, interpretation, &saved).unwrap();
            let all = runner.relation(&turned);
            let cycles = common::reference(&rotated, interpretation, left);
            for event in 0..execution.len() {
                prop_assert_eq!(all.contains(event, event), cycles.contains(event, event), "{}", text);
            }
        }
    }

    #[test]
    fn proofs_hold_in_executions(seed: u64) {
        proof_is_sound(seed, 0);
    }

}

/// Proofs with assumptions of all forms, each looked at in executions that satisfy the assumptions.
#[test]
fn proofs_with_assumptions_hold_in_executions() {
    let (mut proved, mut looked_at) = (0, 0);
    let claims = sample("claims", 40, 500);
    for seed in 0..claims {
        let found = proof_is_sound(seed, 1 + (seed % 3) as usize);
        proved += u64::from(found.is_some());
        looked_at += found.unwrap_or(0) as u64;
    }
    assert!(proved > claims / 10, "{proved} proved");
    assert!(looked_at > claims / 2, "{looked_at} executions");
}

/// Proofs about what is not regular, and under axioms of a model, likewise.
#[test]
fn proofs_about_what_is_not_regular_hold_in_executions() {
    let (mut proved, mut looked_at) = (0, 0);
    for seed in 0..sample("claims", 50, 1_200) {
        let found = irregular_proof_is_sound(seed);
        proved += usize::from(found.is_some());
        looked_at += found.unwrap_or(0);
    }
    assert!(proved > 20, "{proved} proved");
    assert!(looked_at > 200, "{looked_at} executions");
}

#[test]
fn proofs_under_axioms_hold_in_executions() {
    let (mut proved, mut looked_at) = (0, 0);
    for seed in 0..sample("claims", 50, 1_200) {
        let found = proof_under_axioms_is_sound(seed);
        proved += usize::from(found.is_some());
        looked_at += found.unwrap_or(0);
    }
    assert!(proved > 20, "{proved} proved");
    assert!(looked_at > 200, "{looked_at} executions");
}

#[test]
fn most_random_claims_are_answered() {
    let (mut proved, mut refuted) = (0, 0);
    let claims = sample("claims", 60, 200);
    for seed in 0..claims {
        let (model, _) = random_model(&mut Random::new(seed), 0, false);
        match &prove(&model)[..] {
            [Answer::Proved] => proved += 1,
            [Answer::Refuted(_)] => refuted += 1,
            _ => {}
        }
    }
    assert!(
        proved + refuted >= claims * 4 / 5,
        "{proved} proved, {refuted} refuted"
    );
}

#[track_caller]
fn refused(text: &str, reason: &str) {
    let model = katec_compiler::resolve_text("test.cat", text).unwrap();
    match &prove(&model)[..] {
        [Answer::Refused(refusal)] => {
            let message = refusal.to_string();
            assert!(message.contains(reason), "{message}");
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[track_caller]
fn answers(text: &str, expected: &str) {
    let model = katec_compiler::resolve_text("test.cat", text).unwrap();
    let answers = prove(&model);
    let words: Vec<&str> = answers
        .iter()
        .map(|answer| match answer {
            Answer::Proved => "proved",
            Answer::Refuted(_) => "refuted",
            Answer::Refused(_) => "refused",
        })
        .collect();
    assert_eq!(words.join(" "), expected, "{text}: {answers:?}");
}

/// Proofs know what an expression that is not regular is within; else small executions are looked
/// at.
#[test]
fn what_is_not_regular_on_the_left_is_answered() {
    answers("assert po & (rf;rf) <= po", "proved");
    answers("assert (po & rf);po <= po", "proved");
    answers("assert ~po <= _ * _", "proved");
    answers("assert (po \\ rf);po <= po", "proved");
    answers("assert [domain(rf)] <= id", "proved");
    answers("assert [range(rf)];po <= po", "proved");
    answers("assert domain(rf) <= W", "proved");
    answers("assert (po \\ rf) & id <= rot po", "proved");
    answers("assert po & rf <= co", "refuted");
    answers("assert (po \\ rf);rf <= rf", "refuted");
    answers("assert domain(rf) <= R", "refuted");
    answers("assert ~po & ~po^-1 & int <= id", "refuted");
    answers("let rec x = po | rf;x;co\nassert x <= po", "refuted");
    refused(
        "let rec x = po | x;x;x\nassert x <= po",
        "no counterexample up to",
    );
}

#[test]
fn what_is_not_regular_on_the_right_is_answered() {
    answers("assert po <= po & (po;po)", "refuted");
    answers("assert po <= ~rf", "refuted");
    answers("assert po <= po \\ rf", "refuted");
    answers("assert W <= domain(rf)", "refuted");
    answers("assert po <= po & id", "refuted");
    answers("assert rf <= rf & loc", "proved");
    answers("assert rfi <= rf & po & loc", "proved");
    answers("assert (rf & po) & id <= id & 0", "proved");
    answers(
        "let rec x = po | rf;x;co\nassert rf;x;co <= rf;x;co",
        "proved",
    );
    answers("assert R <= range(rf)", "proved");
    answers("assert W <= range(co)", "refuted");
    refused("assert po <= [domain(po)];po", "no counterexample up to");
    refused("assert po <= rot po", "rot");
}

/// That two relations have no pair in common is a claim about cycles: one way there, and the other
/// way back.
#[test]
fn relations_that_never_meet_are_known() {
    answers("assert po & po^-1 = 0", "proved");
    answers("assert int & ext = 0", "proved");
    answers("assert empty rf & co", "proved");
    answers("assert rfe & po-loc = 0", "proved");
    answers("assert (co;rf) & (fr;rf) = 0", "proved");
    answers("assert rf & po = 0", "refuted");
    answers("assert co & po^-1 = 0", "refuted");
    answers("assert (fr;rf) & po-loc <= 0", "refuted");
    let acyclic = "assume acyclic po-loc | rf | co | fr";
    answers(&format!("{acyclic} assert co & po-loc^-1 = 0"), "proved");
    answers(
        &format!("{acyclic} assert (fr;rf) & po-loc^-1 = 0"),
        "proved",
    );
}

/// A claim that is an assumption, or follows from some by monotony.
#[test]
fn what_follows_from_assumptions_is_proved() {
    let r = "relation r assume r <= po ";
    answers(
        &format!("{r} assert r;r <= po assert r+ <= po assert r;rf <= po;rf"),
        "proved proved proved",
    );
    answers(&format!("{r} assert po <= r"), "refuted");
    let ab = "relation a, b, s assume a;b <= id assume s;s^-1 <= id ";
    answers(
        &format!("{ab} assert po;a;b;po <= po assert a;a;b;b <= id assert po;s;s^-1;po <= po"),
        "proved proved proved",
    );
    answers(
        &format!("{ab} assert [R];a;b;[W] <= 0 assert s^-1;s <= id assert b;a <= id"),
        "proved refuted refuted",
    );
    let commute = "relation a, b assume a;b <= b;a;po ";
    answers(
        &format!(
            "{commute} assert a;b <= b;a;po assert rf;a;b <= rf;b;a;po assert a;a;b <= a;b;a;po"
        ),
        "proved proved proved",
    );
    answers(&format!("{commute} assert b;a <= a;b"), "refuted");
    let irregular = "assume po & rf <= co;co ";
    answers(
        &format!("{irregular} assert po & rf <= co;co assert (po & rf);po <= co;co;po"),
        "proved proved",
    );
}

#[test]
fn assumed_axioms_forbid_cycles() {
    let acyclic = "relation r assume acyclic r | po ";
    answers(
        &format!(
            "{acyclic} assert r+ & id <= 0 assert (r;po;r) & id <= 0 assert (po;r) & id <= rot rf"
        ),
        "proved proved proved",
    );
    answers(
        &format!("{acyclic} assert (r;rf) & id <= 0 assert r;r <= r"),
        "refuted refuted",
    );
    let irreflexive = "relation r assume irreflexive r;po ";
    answers(
        &format!("{irreflexive} assert (po;r) & id <= 0 assert r & id <= 0"),
        "proved refuted",
    );
    answers("relation r assume empty r;r assert r;r;r <= po", "proved");
    // What follows such a statement is resolved like everything else.
    answers(
        "relation r assume acyclic r let s = r;r assert rot (s;po) <= s;po | po;s | r;po;r let t = s | po assert t <= s | po",
        "proved proved",
    );
}

/// Every event is on the right, or every cycle passes one.
#[test]
fn what_is_reflexive_has_every_event() {
    answers(
        "assert (po | rf)+ & id <= po? assert (po & rf) & id <= rf*",
        "proved proved",
    );
    answers(
        "assert (po | rf)+ & id <= [R] assert (po | rf)+ & id <= rot [R]",
        "refuted proved",
    );
}

#[test]
fn rotations_on_the_left_are_all_events_of_cycles() {
    answers("assert rot (po;rf) <= po;rf | rf;po", "proved");
    answers("assert rot (po;rfe;po;rfe) <= po;rfe;po;rfe", "refuted");
    answers(
        "assert rot (po;rf) <= rot (rf;po) assert rot (po;rf) = rot (rf;po)",
        "proved proved",
    );
    answers("assert rot ((po;rf)+) <= (po | rf)+ & id", "proved");
    answers("assert po & id <= rot (po & id)", "proved");
    answers("assert rot (po | rf)+ & id <= (po | rf)+", "proved");
}

#[test]
fn many_kinds_of_events_are_told_apart() {
    let sets: Vec<String> = (0..8).map(|i| format!("S{i}")).collect();
    let text = format!("set {}\n", sets.join(", "));
    let all = sets.join(" & ");
    answers(
        &format!("{text} assert [{all}];po <= [S3];po assert [{all}];po <= po;[S3]"),
        "proved refuted",
    );
    let facts: Vec<String> = sets
        .windows(2)
        .map(|w| format!("assume {} <= {}", w[0], w[1]))
        .collect();
    answers(
        &format!("{text} {} assert S0 <= S7 assert S7 <= S0", facts.join(" ")),
        "proved refuted",
    );
}

#[track_caller]
fn refuted(text: &str, path: &str) {
    let model = katec_compiler::resolve_text("test.cat", text).unwrap();
    match &prove(&model)[..] {
        [Answer::Refuted(counterexample)] => assert_eq!(counterexample.path_text(), path),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn what_is_refuted_is_false_of_an_execution() {
    refuted("assert rf <= co", "e1: W rlx x -rfe-> e2: R rlx x");
    refuted("assert W <= IW", "e1: W rlx x");
    refuted("assert [F & SC] <= 0", "e1: F sc");
    refuted(
        "assert (po | rf)+ & id <= 0",
        "e1: R rlx x -po-> e2: W rlx y -rfe-> e3: R rlx y -po-> e4: W rlx x -rfe-> e1",
    );
    refuted(
        "assert rmw;rf <= po",
        "e1: R rlx RMW x -rmw-> e2: W rlx RMW x -rfe-> e3: R rlx x",
    );
    refuted("assert tc <= po-loc", "e1: TC -tc-> begin: TB");
}

#[test]
fn counterexamples_are_data() {
    let text = "set S relation r assume r <= [S];r\nassert po = po | r";
    let model = katec_compiler::resolve_text("test.cat", text).unwrap();
    let answers = prove(&model);
    let [Answer::Refuted(counterexample)] = &answers[..] else {
        panic!("{answers:?}");
    };
    assert!(counterexample.backwards);
    let ([first, last], [step]) = (
        &counterexample.path.events[..],
        &counterexample.path.edges[..],
    ) else {
        panic!("{counterexample:?}");
    };
    assert_eq!(
        (step.label.as_str(), step.from, step.to),
        ("r", *first, *last)
    );
    let execution = &counterexample.execution;
    assert!(execution.edges.contains(step));
    assert_eq!(execution.event(*first).declared, ["S"]);
    assert_eq!(execution.event(*last).declared, [""; 0]);
    for (index, event) in execution.events.iter().enumerate() {
        let mut threads = execution.threads.iter();
        let own = threads.find(|thread| thread.events.iter().any(|e| e.index() == index));
        assert_eq!(own.map(|thread| thread.thread), event.thread);
    }
}

#[test]
fn words_that_no_execution_was_found_for_refute_nothing() {
    // Only with program order from one thread to another, which is not tried.
    refused("assert (po;fre;po) & id <= 0", "no proof was found");
    refused("assert (rfe;po;[W]) & id <= 0", "no proof was found");
    // Relations that are not built in executions.
    refused("assert alloc <= 0", "no proof was found");
}

#[test]
fn an_execution_that_refutes_satisfies_all_assumptions() {
    // Also those that proofs do not use.
    let unused = "assume po & rf <= co;co\n";
    refuted(
        &format!("{unused}assert rf <= co"),
        "e1: W rlx x -rfe-> e2: R rlx x",
    );
    // There are no reads then, but proofs do not know that every read has a source.
    refused(
        "assume rf <= co & po\nassert R <= W",
        "no counterexample up to",
    );
    refuted(
        "relation r assume po;r <= r assert r <= r;r",
        "e1: R rlx x -r-> e2: R rlx y",
    );
}

/// Declared names that the claim does not have are empty where executions are looked for, if the
/// assumptions hold then.
#[test]
fn names_beside_a_claim_do_not_make_the_search_smaller() {
    let claim = "assert rf & po^-1 = 0";
    for names in [
        "",
        "relation r, s set S, T assume r;r <= po assume S <= W ",
        "relation r assume acyclic r ",
        "relation r, s assume r <= s ",
    ] {
        refused(
            &format!("{names}{claim}"),
            "no counterexample up to 4 events",
        );
    }
    refuted(
        "relation r set S assume r;r <= po assume [S];po <= rf;co assert rf <= rf;co",
        "e1: W rlx x -rfe-> e2: R rlx x",
    );
    // Without pairs there is a counterexample that is none.
    answers(
        "relation r assume fre <= r assume r = 0 assert fre <= co",
        "proved",
    );
}

/// Claims that are false, each next to one that is true.
#[test]
fn what_is_false_is_not_proved() {
    let claims = [
        // Two reads may have the same source; a source has been read by what it is the source of.
        "assert rf^-1;rf <= id",
        "assert (rf^-1;rf) & id <= 0",
        // Only if all other steps keep the location does the one of program order.
        "assert (po;rf;po;fr) & id <= rot po-loc;rf;po;fr",
        "assert (po;rf;po;fr) & id <= rot po;rf;po-loc;fr",
        "assert (po;co;rf;addr) & id <= rot po-loc;co;rf;addr",
        "assert (po;co;rf;ctrl) & id <= rot po-loc;co;rf;ctrl",
        // Initial writes are in no thread.
        "assert (po;rf^-1) & id <= rot po-loc;rf^-1",
        "assert po;[R];rf^-1 <= po-loc;rf^-1 | _;[~IW]",
        // What is included in a union is not included in each part of it.
        "relation r relation a relation b assume r <= a | b assert r <= a",
        "relation r relation a relation b assume [W];r;[R] <= a;b | b assert [W];r;[R] <= a;b",
        "relation r relation a assume [W];po;[W] <= a;a assert [W];po <= a;a",
        "relation r relation a assume [W];po;[W] <= a;a assert po;[W] <= a;a",
        // Three steps are one, but two are not.
        "relation r assume r;r;r <= r assert r;r <= r",
        "relation r assume r;r <= r;r;r assert r;r <= r",
        "relation r assume r;r <= id assert r <= id",
    ];
    for text in claims {
        // Without synchronisation more is true.
        for assumed in ["", "assume tc = 0 assume tj = 0 assume sbr = 0 "] {
            let text = format!("{assumed}{text}");
            let model = katec_compiler::resolve_text("test.cat", &text).unwrap();
            let answers = prove(&model);
            assert!(!answers.contains(&Answer::Proved), "{text}: {answers:?}");
        }
    }
}

#[test]
fn moving_a_difference_to_the_right_is_handled() {
    let text = "assert rf \\ rfe <= rfi\nassert po \\ rf <= po";
    let model = katec_compiler::resolve_text("test.cat", text).unwrap();
    assert_eq!(prove(&model), [Answer::Proved, Answer::Proved]);
}

#[test]
fn assumptions_about_declared_relations_are_used() {
    let text = "relation r set S\n\
        assume r;r <= r\nassume r <= [W];r;[R]\nassume S <= W\n\
        assert r+ <= r\nassert r;r <= 0\nassert [S];po <= [W];po\nassert r? <= r\nassert r <= po";
    let model = katec_compiler::resolve_text("test.cat", text).unwrap();
    let answers: Vec<bool> = prove(&model).iter().map(|a| *a == Answer::Proved).collect();
    assert_eq!(answers, [true, true, true, false, false]);
}

/// Proofs that are given up say so, and say nothing else: whatever the number of steps, there is no
/// answer or the right one.
#[test]
fn proofs_stop_when_it_is_time() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/models/prove");
    let stopped = Answer::Refused(Refusal::Stopped);
    for name in [
        "rc11-to-tso-without-fences",
        "release-acquire",
        "assumptions",
    ] {
        let model = katec_compiler::load(&format!("{folder}/{name}.cat")).unwrap();
        let answers = prove(&model);
        for steps in [0, 1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000] {
            let given_up = prove::prove(&model, Stop::After(steps));
            for (answer, expected) in given_up.iter().zip(&answers) {
                assert!(
                    [&stopped, expected].contains(&answer),
                    "{name}, {steps} steps"
                );
            }
        }
    }
}

/// What takes seconds is given up at once.
#[test]
fn a_large_proof_stops_after_few_steps() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/models/prove");
    let model = katec_compiler::load(&format!("{folder}/rc11-to-power.cat")).unwrap();
    let answers = prove::prove(&model, Stop::After(100));
    let is_stopped = |a: &&Answer| **a == Answer::Refused(Refusal::Stopped);
    assert_eq!(answers.iter().filter(is_stopped).count(), answers.len());
}
