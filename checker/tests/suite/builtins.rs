//! Names and facts of built-in sets and relations.

use katec_checker::builtin::{BuiltinRelation, BuiltinSet, SetMask};

#[test]
fn names_are_unique_and_resolve() {
    let mut seen = std::collections::BTreeSet::new();
    for set in BuiltinSet::ALL {
        for name in std::iter::once(&set.name()).chain(set.aliases()) {
            assert!(seen.insert((*name).to_string()), "{name} twice");
            assert_eq!(BuiltinSet::from_name(name), Some(*set));
        }
    }
    for relation in BuiltinRelation::ALL {
        for name in std::iter::once(&relation.name()).chain(relation.aliases()) {
            assert!(seen.insert((*name).to_string()), "{name} twice");
            assert_eq!(BuiltinRelation::from_name(name), Some(*relation));
        }
    }
}

#[test]
fn masks_hold_what_was_put_in() {
    let mut mask = SetMask::of(&[BuiltinSet::R, BuiltinSet::Sfence]);
    assert!(mask.contains(BuiltinSet::R) && mask.contains(BuiltinSet::Sfence));
    mask.remove(BuiltinSet::R);
    mask.insert(BuiltinSet::W);
    assert_eq!(
        mask.iter().collect::<Vec<_>>(),
        [BuiltinSet::W, BuiltinSet::Sfence]
    );
}

#[test]
fn every_set_is_in_some_combination() {
    for set in BuiltinSet::ALL {
        assert!(!set.excludes(*set), "{set}");
    }
}

#[test]
fn sets_are_within_others_by_what_they_mean() {
    assert!(
        BuiltinSet::R.is_within(BuiltinSet::M)
            && BuiltinSet::Iw.is_within(BuiltinSet::W)
            && BuiltinSet::Mfence.is_within(BuiltinSet::F)
    );
    assert!(!BuiltinSet::Acq.is_within(BuiltinSet::R) && !BuiltinSet::M.is_within(BuiltinSet::R));
    assert!(
        BuiltinSet::R.excludes(BuiltinSet::W)
            && BuiltinSet::Na.excludes(BuiltinSet::Acq)
            && BuiltinSet::Iw.excludes(BuiltinSet::Tb)
    );
    assert!(!BuiltinSet::Acq.excludes(BuiltinSet::Rel));
    assert!(
        BuiltinSet::Na.excludes(BuiltinSet::Atomic)
            && BuiltinSet::Rmw.is_within(BuiltinSet::Atomic)
    );
    assert!(
        BuiltinSet::Mfence.is_within(BuiltinSet::Sc)
            && BuiltinSet::Sfence.is_within(BuiltinSet::Rlx)
    );
    assert!(
        BuiltinSet::Iw.excludes(BuiltinSet::Rlx) && BuiltinSet::Iw.excludes(BuiltinSet::Atomic)
    );
    assert!(
        BuiltinSet::Lk.is_within(BuiltinSet::Rmw) && !BuiltinSet::Ul.is_within(BuiltinSet::Rmw)
    );
    assert!(
        BuiltinSet::Lk.excludes(BuiltinSet::Ul) && BuiltinSet::Ul.is_within(BuiltinSet::Atomic)
    );
}
