//! Random programs with barriers, right ones and wrong ones.

use super::generator::{Shape, instruction, loaded_registers};
use super::program::{Instruction, TestProgram};
use super::shorthand::{B, destroy, init, store, wait, wait_result};
use katec_checker::event::{Mode, ThreadId};
use katec_checker::random::SplitMix;

/// What random programs with barriers may contain.
#[derive(Clone, Copy, Debug)]
pub struct BarrierShape {
    /// The most threads, at least 2.
    pub max_threads: u64,
    /// The most rounds that are meant.
    pub max_rounds: u64,
    /// The most instructions that are no waits.
    pub max_accesses: u64,
    /// Whether results of waits may be used.
    pub results: bool,
    /// Whether barriers may be misused in other ways than by too few or too many waits.
    pub misuse: bool,
    /// Whether some accesses are non-atomic.
    pub non_atomic: bool,
    /// What the accesses may be.
    pub accesses: Shape,
}

impl Default for BarrierShape {
    fn default() -> Self {
        Self {
            max_threads: 4,
            max_rounds: 3,
            max_accesses: 4,
            results: true,
            misuse: true,
            non_atomic: false,
            accesses: Shape {
                threads: false,
                ..Shape::default()
            },
        }
    }
}

/// The program of a shape with this seed.
pub fn random_barrier_program(shape: &BarrierShape, seed: u64) -> TestProgram {
    let mut random = SplitMix::new(seed);
    let threads = 2 + random.below(shape.max_threads - 1);
    let rounds = 1 + random.below(shape.max_rounds);
    let mut code: Vec<Vec<Instruction>> = vec![Vec::new(); threads as usize];
    for thread in &mut code {
        for _ in 0..rounds {
            thread.push(a_wait(shape, &mut random));
        }
    }
    let mut count = threads;
    match random.below(10) {
        // A wait more or less.
        0 => {
            let thread = random.below(threads) as usize;
            code[thread].pop();
        }
        1 => {
            let thread = random.below(threads) as usize;
            code[thread].push(a_wait(shape, &mut random));
        }
        // A thread more or less than meet; fewer meet in several rounds only if that comes out
        // right.
        2 => count += 1,
        3 => count -= 1,
        4 => code[0].clear(),
        _ => {}
    }
    for _ in 0..=random.below(shape.max_accesses) {
        let thread = &mut code[random.below(threads) as usize];
        let place = random.below(thread.len() as u64 + 1) as usize;
        let loaded = loaded_registers(&thread[..place]);
        let mut new = instruction(&shape.accesses, &mut random, &loaded);
        if let Instruction::Load { mode, .. } | Instruction::Store { mode, .. } = &mut new
            && shape.non_atomic
            && random.chance(40)
        {
            *mode = Mode::NonAtomic;
        }
        thread.insert(place, new);
    }
    let mut program = TestProgram::new(code);
    program.barriers = vec![(B, count as u32)];
    if random.chance(30) {
        initialise_in_thread(shape, &mut program, &mut random, count as u32);
    }
    program
}

fn a_wait(shape: &BarrierShape, random: &mut SplitMix) -> Instruction {
    match shape.results && random.chance(15) {
        true => wait_result(random.below(2) as usize, B),
        false => wait(B),
    }
}

/// Lets the first thread make the barrier, and create the others after that unless something is to
/// be wrong.
fn initialise_in_thread(
    shape: &BarrierShape,
    program: &mut TestProgram,
    random: &mut SplitMix,
    count: u32,
) {
    program.barriers.clear();
    let mut first = vec![init(B, count)];
    let others = program.threads.len() as u32;
    let wrong = if shape.misuse { random.below(20) } else { 20 };
    if wrong == 0 {
        first.insert(0, init(B, count));
    }
    if wrong == 1 {
        first.insert(0, store(B, 1));
    }
    if wrong == 2 {
        first[0] = init(B, 0);
    }
    if wrong != 3 {
        program.initial_threads = 1;
        first.extend((1..others).map(|child| Instruction::Create(ThreadId(child))));
        if wrong == 4 {
            first.swap(0, 1);
        }
    }
    first.append(&mut program.threads[0]);
    program.threads[0] = first;
    if wrong == 5 {
        program.threads[random.below(u64::from(others)) as usize].push(store(B, 2));
    }
    if random.chance(40) {
        let last = if wrong == 6 { others - 1 } else { 0 };
        program.threads[last as usize].push(destroy(B));
    }
}
