//! The programs on which barriers are measured in the literature, as far as barriers and the order
//! of accesses go.

use super::program::{Expression, Instruction, TestProgram};
use super::shorthand::{B, add, load, store, wait};
use katec_checker::event::{Mode, Update, Value};

fn with_barrier(threads: Vec<Vec<Instruction>>) -> TestProgram {
    let mut program = TestProgram::new(threads);
    program.barriers = vec![(B, program.threads.len() as u32)];
    program
}

/// Threads that meet so many times and do nothing else: `barrier(N)`, `barrier2(N)`, `barrier3(N)`.
pub fn barrier(threads: usize, rounds: usize) -> TestProgram {
    with_barrier(vec![vec![wait(B); rounds]; threads])
}

/// Cells that only one thread writes between two meetings, above all other variables.
fn cell(thread: usize, table: usize) -> u64 {
    64 + (1024 * table + thread) as u64
}

/// Each thread writes its cell, all meet, each thread reads all cells: `barrier-sync(N)`.
pub fn barrier_sync(threads: usize) -> TestProgram {
    let thread = |own: usize| {
        let mut code = vec![store(cell(own, 0), 1), wait(B)];
        code.extend((0..threads).map(|other| load(0, cell(other, 0))));
        code
    };
    with_barrier((0..threads).map(thread).collect())
}

/// The product of a matrix with itself, twice, its rows split over the threads, which meet between:
/// `barrier-det(N)`. The determinant that is computed from it in the end is one thread's business
/// alone.
pub fn barrier_det(threads: usize) -> TestProgram {
    let thread = |own: usize| {
        let product = |from: usize| {
            let read = (0..threads).map(move |other| load(0, cell(other, from)));
            read.chain([store_sum(cell(own, from + 1))])
        };
        product(0).chain([wait(B)]).chain(product(1)).collect()
    };
    with_barrier((0..threads).map(thread).collect())
}

fn store_sum(variable: u64) -> Instruction {
    Instruction::Store {
        variable,
        value: Expression::Sum(0, 1),
        mode: Mode::Relaxed,
    }
}

/// A fixpoint over a matrix: in each iteration all threads read everything, meet, write their rows,
/// and meet: `barrier-transc(N)`.
pub fn barrier_transc(threads: usize, iterations: usize) -> TestProgram {
    let thread = |own: usize| {
        let iteration = || {
            let read = (0..threads).map(|other| load(0, cell(other, 0)));
            read.chain([wait(B), store_sum(cell(own, 0)), wait(B)])
        };
        (0..iterations).flat_map(|_| iteration()).collect()
    };
    with_barrier((0..threads).map(thread).collect())
}

/// Twice: all meet, and then take a lock each, inside of which nobody else may be:
/// `barrier-lock(N)`. Waiting for the lock is an assumption that it is free.
pub fn barrier_lock(threads: usize) -> TestProgram {
    const LOCK: u64 = 0;
    const OWNER: u64 = 1;
    let thread = |own: usize| {
        let own = own as u64;
        let take = Instruction::Rmw {
            register: 0,
            variable: LOCK,
            update: Update::CompareExchange {
                expected: Value(0),
                desired: Value(1),
            },
            mode: Mode::Acquire,
            failure_mode: Mode::Relaxed,
        };
        let release = Instruction::Store {
            variable: LOCK,
            value: Expression::Constant(0),
            mode: Mode::Release,
        };
        let taken = Instruction::Assume {
            register: 0,
            value: 0,
        };
        let mut code = Vec::new();
        for _ in 0..2 {
            code.extend([wait(B), take, taken, store(OWNER, own + 1), load(1, OWNER)]);
            let others = (1..=threads as u64).filter(|other| *other != own + 1);
            code.extend(others.map(|value| Instruction::AssertNot { register: 1, value }));
            code.push(release);
        }
        code
    };
    with_barrier((0..threads).map(thread).collect())
}

/// Thread `i` of `1..=N` waits at barriers `b_i`, ..., `b_N`, of which `b_k` is for `k` threads,
/// and behind each counts that it got through: `barrier-count(N)`.
pub fn barrier_count(threads: usize) -> TestProgram {
    let barrier = |number: usize| B + number as u64;
    let thread = |own: usize| {
        let pass = |number: usize| [wait(barrier(number)), add(0, 0, 1)];
        (own..=threads).flat_map(pass).collect()
    };
    let mut program = TestProgram::new((1..=threads).map(thread).collect());
    program.barriers = (1..=threads).map(|k| (barrier(k), k as u32)).collect();
    program
}
