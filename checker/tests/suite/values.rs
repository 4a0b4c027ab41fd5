//! Ids, and what read-modify-writes write.

use katec_checker::define_id;
use katec_checker::event::{Update, Value};
use katec_checker::ids::OptionalId;

define_id!(
    /// For these tests.
    TestId
);

#[test]
fn ids_are_dense() {
    let ids: Vec<TestId> = TestId::first(3).collect();
    assert_eq!(ids, [TestId(0), TestId(1), TestId(2)]);
    assert_eq!(TestId::new(3).index(), 3);
}

#[test]
fn optional_ids_take_the_room_of_ids() {
    assert_eq!(size_of::<OptionalId<TestId>>(), size_of::<TestId>());
    assert_eq!(OptionalId::<TestId>::none().get(), None);
    assert_eq!(OptionalId::from(TestId(3)).get(), Some(TestId(3)));
    assert!([0; 3].get(OptionalId::<TestId>::none().index()).is_none());
}

#[test]
fn updates_wrap_at_their_width() {
    assert_eq!(Update::Add(Value(1)).apply(Value(255), 1), Some(Value(0)));
    assert_eq!(
        Update::Sub(Value(1)).apply(Value(0), 4),
        Some(Value(u64::from(u32::MAX)))
    );
    let minus_one = Value(u64::from(u32::MAX));
    assert_eq!(Update::Max(Value(0)).apply(minus_one, 4), Some(Value(0)));
    assert_eq!(
        Update::UnsignedMax(Value(0)).apply(minus_one, 4),
        Some(minus_one)
    );
    assert_eq!(
        Update::Add(Value(1)).apply(Value(u64::MAX), 8),
        Some(Value(0))
    );
}

#[test]
fn arrivals_are_counted_up_to_the_lower_half() {
    let arrive = |old: u64| Update::Arrive.apply(Value(old), 4);
    assert_eq!(arrive(3), Some(Value(0x1_0003)));
    assert_eq!(arrive(0x1_0003), Some(Value(0x2_0003)));
    assert_eq!(arrive(0x2_0003), Some(Value(3)));
    assert_eq!(arrive(1), Some(Value(1)));
    assert_eq!(arrive(0), None);
}

#[test]
fn conditional_additions_stay_in_their_range() {
    let take = Update::AddWithin {
        low: Value(1),
        high: Value(3),
        addend: Value(u64::from(u32::MAX)),
    };
    assert_eq!(take.apply(Value(3), 4), Some(Value(2)));
    assert_eq!(take.apply(Value(0), 4), None);
    assert_eq!(take.apply(Value(4), 4), None);
}

#[test]
fn compare_exchange_compares_at_its_width() {
    let cas = Update::CompareExchange {
        expected: Value(u64::MAX),
        desired: Value(7),
    };
    assert_eq!(cas.apply(Value(u64::from(u32::MAX)), 4), Some(Value(7)));
    assert_eq!(cas.apply(Value(3), 4), None);
}
