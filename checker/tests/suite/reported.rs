//! Kinds of what can be wrong, and which of them are reported.

use katec_checker::check::{Interests, Kinds, ViolationKind};
use katec_checker::model::Severity;
use katec_checker::program::ProblemKind;

#[test]
fn names_are_unique_and_read_back() {
    for kind in ProblemKind::ALL {
        assert_eq!(ProblemKind::from_name(kind.name()), Some(*kind));
    }
    assert_eq!(ProblemKind::from_name("no such"), None);
}

fn kinds(words: &[&str]) -> Vec<Kinds> {
    words.iter().map(|word| Kinds::new(word)).collect()
}

#[test]
fn everything_is_of_interest_unless_said_otherwise() {
    let race = ViolationKind::Model("DataRace".to_string());
    let leak = ViolationKind::from(ProblemKind::Leak);
    let limit = ViolationKind::from(ProblemKind::Limit);
    let error = Severity::Error;
    let all = Interests::default();
    assert_eq!(all.severity(&race, error), Some(error));
    let only = Interests {
        only: kinds(&["races", "leak"]),
        allowed: kinds(&["leaks"]),
        races: Some(Some(Severity::Warning)),
        liveness: None,
    };
    assert_eq!(only.severity(&race, error), Some(Severity::Warning));
    assert_eq!(only.severity(&leak, Severity::Warning), None);
    assert_eq!(only.severity(&limit, error), Some(error));
    assert!(only.allows_uninitialised());
    assert!(!all.allows_uninitialised());
    let endless = ViolationKind::from(ProblemKind::Liveness);
    let idle = Interests {
        liveness: Some(None),
        ..Interests::default()
    };
    assert_eq!(all.severity(&endless, error), Some(error));
    assert_eq!(idle.severity(&endless, error), None);
    let deadlock = ViolationKind::from(ProblemKind::Deadlock);
    assert_eq!(idle.severity(&deadlock, error), Some(error));
    assert!(!Kinds::new("rases").is_known());
    assert!(Kinds::new("double-free").is_known());
}
