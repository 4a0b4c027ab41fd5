//! Execution graphs: places, sections, copies, and the sets of events.

use katec_checker::builtin::{BuiltinSet, SetMask};
use katec_checker::event::{
    Address, EventId, FenceKind, Mode, Place, SrcuCall, SrcuSection, ThreadId, Value,
};
use katec_checker::graph::{Access, EventKind, Graph, Kept, LocationId, Places, fence_sets};

#[test]
fn numbers_are_dense_and_stable() {
    let mut places = Places::default();
    let place = |address| Place {
        address: Address(address),
        size: 4,
    };
    for round in 0..2 {
        for i in 0..50 {
            assert_eq!(places.intern(place(4 * i)), LocationId(i as u32), "{round}");
        }
    }
    assert_eq!(places.overlapping(LocationId(3)), []);
    assert_eq!(places.get(place(1)), None);
    let across = places.intern(place(6));
    assert_eq!(places.overlapping(across), [LocationId(1), LocationId(2)]);
    assert_eq!(places.overlapping(LocationId(2)), [across]);
    assert_eq!(places.place(LocationId(3)), place(12));
}

fn fence(graph: &mut Graph, thread: u32, kind: FenceKind) -> EventId {
    graph.add_fence(ThreadId(thread), Mode::Relaxed, kind)
}

#[test]
fn sections_of_rcu_nest() {
    let mut graph = Graph::new(1, 0);
    let stray = fence(&mut graph, 0, FenceKind::RcuUnlock);
    let outer = fence(&mut graph, 0, FenceKind::RcuLock);
    let inner = fence(&mut graph, 0, FenceKind::RcuLock);
    let inner_end = fence(&mut graph, 0, FenceKind::RcuUnlock);
    let outer_end = fence(&mut graph, 0, FenceKind::RcuUnlock);
    let open = fence(&mut graph, 0, FenceKind::RcuLock);
    assert_eq!(graph.rcu_lock_of(stray), None);
    for (lock, unlock) in [(outer, outer_end), (inner, inner_end)] {
        assert_eq!(graph.rcu_lock_of(unlock), Some(lock));
        assert_eq!(graph.rcu_unlock_of(lock), Some(unlock));
    }
    assert_eq!(graph.rcu_unlock_of(open), None);
    assert_eq!(graph.rcu_lock_of(outer), None);
}

#[test]
fn sections_of_srcu_end_by_number_and_structure() {
    let mut graph = Graph::new(2, 0);
    let call = |structure, section| SrcuCall {
        structure: Address(structure),
        section,
    };
    let lock = fence(&mut graph, 0, FenceKind::SrcuLock);
    graph.set_srcu_call(lock, call(64, None));
    let section = graph.position(lock).and_then(SrcuSection::started_at);
    let unlock = fence(&mut graph, 1, FenceKind::SrcuUnlock);
    graph.set_srcu_call(unlock, call(64, section));
    let other = fence(&mut graph, 1, FenceKind::SrcuUnlock);
    graph.set_srcu_call(other, call(128, section));
    let sync = fence(&mut graph, 1, FenceKind::SyncSrcu);
    graph.set_srcu_call(sync, call(64, None));
    assert_eq!(graph.srcu_lock_of(unlock), Some(lock));
    assert_eq!(graph.srcu_lock_of(other), None);
    assert_eq!(graph.srcu_unlocks_of(lock).collect::<Vec<_>>(), [unlock]);
    assert_eq!(
        graph.same_srcu(sync).collect::<Vec<_>>(),
        [lock, unlock, sync]
    );
}

/// The initial write of a barrier stays with a wait that was withdrawn and is older than the
/// read, which keeps its number.
#[test]
fn reads_keep_their_numbers() {
    let (first, second) = (ThreadId(0), ThreadId(1));
    let (barrier, x) = (LocationId(0), LocationId(1));
    let mut graph = Graph::new(2, 0);
    for location in [barrier, x] {
        let place = Place {
            address: Address(8 * u64::from(location.0)),
            size: 4,
        };
        graph.ensure_initial(location, place, || Some(Value(0)));
        if location == barrier {
            let wait = graph.add_wait(second, barrier, false);
            graph.withdraw_wait(wait);
        }
    }
    let access = Access {
        location: x,
        mode: Mode::Relaxed,
        atomic: true,
    };
    let read = graph.add_read(first, access);
    graph.set_rf(read, graph.co(x)[0]);
    let gone = graph.add_write(first, access, Value(2));
    graph.place_last(gone);
    let write = graph.add_write(second, access, Value(1));
    graph.place_last(write);
    let mut kept = Kept::default();
    kept.choose_for_revisit(&graph, read, graph.prefix(write));
    assert_eq!(kept.renumbered(read), Some(read));
    assert_eq!(kept.renumbered(gone), None);
    graph.keep(&kept);
    assert_eq!(graph.kind(read), EventKind::Read);
    assert_eq!(graph.len(), 5);
}

fn names(sets: SetMask) -> String {
    let names: Vec<_> = sets.iter().map(BuiltinSet::name).collect();
    names.join(" ")
}

/// The sets of a read and of a write.
fn sets_of_accesses(mode: Mode, atomic: bool) -> [String; 2] {
    let mut graph = Graph::new(1, 0);
    let location = LocationId(0);
    let place = Place {
        address: Address(0),
        size: 4,
    };
    graph.ensure_initial(location, place, || Some(Value(0)));
    let access = Access {
        location,
        mode,
        atomic,
    };
    // The first event of a thread is in a set of its own.
    fence(&mut graph, 0, FenceKind::Language);
    let read = graph.add_read(ThreadId(0), access);
    let write = graph.add_write(ThreadId(0), access, Value(1));
    [read, write].map(|event| names(graph.sets(event)))
}

#[test]
fn halves_have_their_part_of_the_mode() {
    let known = [
        (
            Mode::AcquireRelease,
            "R M ACQ ACQ_REL A",
            "W M REL ACQ_REL A",
        ),
        (Mode::Release, "R M RLX A", "W M REL A"),
        (Mode::Acquire, "R M ACQ A", "W M RLX A"),
        (Mode::SequentiallyConsistent, "R M ACQ SC A", "W M REL SC A"),
    ];
    for (mode, read, write) in known {
        assert_eq!(sets_of_accesses(mode, true), [read, write], "{mode:?}");
    }
    assert_eq!(
        sets_of_accesses(Mode::NonAtomic, false),
        ["R M NA", "W M NA"]
    );
}

#[test]
fn fences_do_both() {
    assert_eq!(
        names(fence_sets(Mode::AcquireRelease, FenceKind::Language)),
        "F ACQ REL ACQ_REL"
    );
    assert_eq!(
        names(fence_sets(Mode::SequentiallyConsistent, FenceKind::Mfence)),
        "F ACQ REL SC MFENCE"
    );
}
