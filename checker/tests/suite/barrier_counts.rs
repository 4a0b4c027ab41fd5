//! Published numbers of executions of programs with barriers: M. Kokologiannakis and V. Vafeiadis,
//! BAM: efficient model checking for barriers, NETYS 2021. Larger sizes are in the benchmark
//! `barriers`.

use katec_checker::explore::{CountOnly, Ending, Options, explore};
use katec_checker::model::MemoryModel;
use katec_checker::program::{PlainBarriers, Program};
use katec_testing::barrier_programs::{
    barrier, barrier_count, barrier_det, barrier_lock, barrier_sync, barrier_transc,
};
use katec_testing::{
    CoherenceOnly, MatrixModel, ModelName, SCHEDULES, SequentialConsistency, TestProgram,
};

/// Complete and blocked executions, with every reduction off.
fn count<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    schedule: katec_checker::explore::Schedule,
) -> (u64, u64) {
    let options = Options {
        schedule,
        skip_taken_sources: false,
        ..Options::default()
    };
    let summary = explore(model, program, &options, &mut CountOnly);
    assert_eq!(summary.ending, Ending::Finished);
    assert_eq!(summary.failed, 0);
    (summary.complete, summary.blocked)
}

#[track_caller]
fn rounds(program: &TestProgram, complete: u64, blocked: u64) {
    for schedule in SCHEDULES {
        let expected = (complete, blocked);
        assert_eq!(count(&mut CoherenceOnly, program, schedule), expected);
        let mut sc = SequentialConsistency::default();
        assert_eq!(count(&mut sc, program, schedule), expected);
    }
}

#[track_caller]
fn plain(program: TestProgram, complete: u64, blocked: u64) {
    let program = PlainBarriers(program);
    for schedule in SCHEDULES {
        let expected = (complete, blocked);
        assert_eq!(count(&mut CoherenceOnly, &program, schedule), expected);
    }
}

#[test]
fn meetings() {
    for threads in 4..=6 {
        for meetings in 1..=3 {
            rounds(&barrier(threads, meetings), 1, 0);
        }
    }
    plain(barrier(4, 1), 24, 552);
    plain(barrier(5, 1), 120, 14_280);
    plain(barrier(4, 2), 576, 36_816);
}

#[test]
fn determinant_and_transitive_closure() {
    rounds(&barrier_det(3), 1, 0);
    rounds(&barrier_det(4), 1, 0);
    rounds(&barrier_transc(3, 3), 1, 0);
    plain(barrier_det(3), 6, 30);
    plain(barrier_det(4), 24, 552);
}

#[test]
fn locks() {
    rounds(&barrier_lock(3), 36, 105);
    rounds(&barrier_lock(4), 576, 3_100);
    plain(barrier_lock(3), 1_296, 7_140);
}

/// Published are 64 and 4992: the description leaves open what counting is. Here it is one atomic
/// increment behind each barrier, and the `k` threads of the `k`-th barrier can do theirs in `k!`
/// orders.
#[test]
fn counting() {
    rounds(&barrier_count(3), 12, 0);
    rounds(&barrier_count(4), 288, 0);
}

/// Large numbers of threads cost what their events cost.
#[test]
fn many_threads() {
    rounds(&barrier(64, 1), 1, 0);
    rounds(&barrier(64, 2), 1, 0);
    rounds(&barrier_sync(32), 1, 0);
    let mut matrix = MatrixModel(ModelName::Tso);
    assert_eq!(count(&mut matrix, &barrier(64, 2), SCHEDULES[0]), (1, 0));
    assert_eq!(count(&mut matrix, &barrier_sync(6), SCHEDULES[0]), (1, 0));
}
