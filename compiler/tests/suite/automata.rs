//! Automata against the reference evaluator, and facts about built-ins against executions, on
//! random input.

use crate::common::{self, Grammar, Random, Taste};
use katec_checker::builtin::{BuiltinRelation, possible_masks};
use katec_checker::relation::BitMatrix;
use katec_compiler::automata::run::Runner;
use katec_compiler::automata::simplify::{simplify, simplify_keeping};
use katec_compiler::automata::{Alphabet, AutomatonError, Builder, Steps};
use katec_compiler::evaluate::Interpretation;
use katec_compiler::model::{ExprId, Model};
use katec_testing::cases;
use proptest::prelude::*;

/// All forms of one random expression's automaton denote what the reference evaluator says, on
/// several executions.
fn agrees(seed: u64, grammar: Grammar) {
    let mut random = Random::new(seed);
    let mut model = Model::default();
    if grammar.declared {
        common::declare(&mut model, 2);
    }
    let size = 2 + random.below(12);
    let root = common::relation(&mut random, &mut model, grammar, size);
    let alphabet = match Alphabet::new(&model, [root]) {
        Ok(alphabet) => alphabet,
        Err(AutomatonError::TooManyClasses { .. }) => return,
        Err(error) => panic!("seed {seed}: {error}"),
    };
    for steps in [Steps::Immediate, Steps::Whole] {
        let built = Builder::new(&model, &alphabet, steps).build(root).unwrap();
        let simplified = simplify(&built, &alphabet).unwrap();
        assert!(simplified.len() <= built.len());
        let hub = built.star_through_one_state(&alphabet);
        let round = simplify_keeping(&hub, &alphabet, 1).unwrap();
        let is_hub = |s: katec_compiler::automata::StateId| {
            s.index() == 0 || (round.initial(s).is_none() && round.last(s).is_none())
        };
        assert!(round.states().all(is_hub), "seed {seed}");
        for _ in 0..3 {
            let execution = common::execution(&mut random, Taste::default());
            let declared = common::declared(&mut random, &model, execution.len());
            let interpretation = Interpretation {
                execution: &execution,
                declared: &declared,
            };
            let saved = |id: ExprId| common::reference(&model, interpretation, id);
            let mut runner = Runner::new(&alphabet, interpretation, &saved).unwrap();
            let expected = saved(root);
            assert_eq!(runner.relation(&built), expected, "built, seed {seed}");
            assert_eq!(
                runner.relation(&simplified),
                expected,
                "simplified, seed {seed}"
            );
            let inverted = runner.relation(&simplified.inverted());
            assert_eq!(inverted, expected.inverse(), "inverted, seed {seed}");
            let star = expected.transitive_closure().reflexive();
            assert_eq!(runner.relation(&hub), star, "star, seed {seed}");
            assert_eq!(
                runner.relation(&round),
                star,
                "simplified star, seed {seed}"
            );
        }
    }
}

proptest! {
    #![proptest_config(cases(400, 1500))]

    #[test]
    fn automata_of_regular_expressions_agree_with_the_evaluator(seed: u64) {
        agrees(seed, Grammar { irregular: false, declared: false, converse: true });
    }

    #[test]
    fn automata_of_all_expressions_agree_with_the_evaluator(seed: u64) {
        agrees(seed, Grammar { irregular: true, declared: true, converse: true });
    }

    #[test]
    fn facts_about_ends_and_sets_hold_in_executions(seed: u64) {
        let execution = common::execution(&mut Random::new(seed), Taste::default());
        let possible = possible_masks();
        for event in 0..execution.len() {
            prop_assert!(possible.contains(&execution.mask(event)), "{:?}", execution.mask(event));
        }
        for relation in BuiltinRelation::ALL {
            let (source, target) = relation.ends();
            let pairs = execution.relation(*relation);
            for (a, b) in pairs.pairs() {
                prop_assert!(source.holds(execution.mask(a)), "source of {relation}");
                prop_assert!(target.holds(execution.mask(b)), "target of {relation}");
            }
            if relation.facts().symmetric {
                prop_assert_eq!(&pairs.inverse(), pairs);
            }
            for side in [BuiltinRelation::Int, BuiltinRelation::Ext] {
                if let Some(part) = relation.restricted_to(side) {
                    let restricted: BitMatrix = pairs.clone().intersection(execution.relation(side));
                    prop_assert_eq!(&restricted, execution.relation(part));
                }
            }
        }
    }
}
