//! A thread that is created has the executions of one that waits at a barrier before it does
//! anything, with the thread that creates it; a join is a barrier at its end, if the creator does
//! nothing in between. (What it does there, a join does not keep before what comes later, and a
//! wait at a barrier does.) The search of programs with barriers goes through the rest.

use katec_checker::event::{FenceKind, Mode, ThreadId};
use katec_checker::graph::Status;
use katec_checker::random::SplitMix;
use katec_compiler::{load, resolve_text};
use katec_diff::run::{Engine, watch};
use katec_testing::shorthand::{B, wait};
use katec_testing::{Expression, Instruction, TestProgram, first_seed, sample};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

fn accesses(random: &mut SplitMix, most: u64, value: &mut u64) -> Vec<Instruction> {
    use Mode::{Acquire, Relaxed, Release, SequentiallyConsistent};
    let count = random.below(most + 1);
    let access = |_| {
        let variable = random.below(2);
        *value += 1;
        match random.below(5) {
            0 | 1 => Instruction::Store {
                variable,
                value: Expression::Constant(*value),
                mode: random.pick(&[Relaxed, Release, SequentiallyConsistent]),
            },
            2 | 3 => Instruction::Load {
                register: 1 + random.below(2) as usize,
                variable,
                mode: random.pick(&[Relaxed, Acquire, SequentiallyConsistent]),
            },
            _ => Instruction::Fence {
                mode: SequentiallyConsistent,
                kind: FenceKind::Mfence,
            },
        }
    };
    (0..count).map(access).collect()
}

/// A program in which the first thread creates the last and joins it, and the same with barriers.
fn programs(seed: u64) -> [TestProgram; 2] {
    let random = &mut SplitMix::new(seed);
    let mut value = 0;
    let before = accesses(random, 2, &mut value);
    let after = accesses(random, 2, &mut value);
    let child = accesses(random, 2, &mut value);
    let other = accesses(random, 2, &mut value);
    let last = ThreadId(2);
    let parent =
        |create: Instruction, join: Instruction| [&before[..], &[create, join], &after].concat();
    let join = Instruction::Join {
        register: 3,
        child: last,
    };
    let created = TestProgram {
        initial_threads: 2,
        ..TestProgram::new(vec![
            parent(Instruction::Create(last), join),
            other.clone(),
            child.clone(),
        ])
    };
    let waits = [&[wait(B)], &child[..], &[wait(B + 1)]].concat();
    let met = TestProgram {
        barriers: vec![(B, 2), (B + 1, 2)],
        ..TestProgram::new(vec![parent(wait(B), wait(B + 1)), other, waits])
    };
    [created, met]
}

/// How often each combination of what threads have read ends complete executions.
fn ends(program: &TestProgram, engine: &Engine) -> BTreeMap<Vec<[u64; 2]>, usize> {
    let mut ends = BTreeMap::new();
    watch(
        &mut engine.make(program),
        program,
        |_| {},
        |execution, status| {
            if status == Status::Complete {
                let read = |thread: u32| {
                    let machine = execution.machine(ThreadId(thread));
                    machine.map_or([0; 2], |(state, _)| {
                        [state.registers[1], state.registers[2]]
                    })
                };
                *ends.entry((0..3).map(read).collect()).or_default() += 1;
            }
            ControlFlow::Continue(())
        },
    );
    ends
}

#[test]
fn created_threads_do_what_threads_do_that_meet() {
    let weak = "irreflexive po-loc;(co | fr);rf? as coherent\nacyclic po | rf as causal";
    let mut models = vec![resolve_text("weak.cat", weak).expect("a model")];
    let library = ["sc", "tso", "pso", "ra", "sra", "rc11", "rc20"];
    models.extend(library.map(|name| load(name).expect("a model")));
    let engines = models.into_iter().map(|model| {
        let prepared = model.prepare().expect("a meaning");
        Engine::new(&prepared).expect("a model that is explored")
    });
    let engines: Vec<Engine> = engines.collect();
    let (mut several, seed) = (0, first_seed());
    for seed in seed..seed + sample("programs", 60, 2000) {
        let [created, met] = programs(seed);
        for engine in &engines {
            let own = ends(&created, engine);
            assert_eq!(own, ends(&met, engine), "seed {seed}:\n{created}");
            several += usize::from(own.len() > 2);
        }
    }
    assert!(several > 50, "{several}");
}
