//! Programs that were published with the barriers of POSIX end in the same states with each of the
//! software barriers of tests/programs in their place.

use crate::c_programs::{folder, has_clang};
use katec::engines::Models;
use katec_checker::event::ThreadId;
use katec_checker::explore::{Ending, Explored, Options, Visitor, explore};
use katec_checker::graph::{EventKind, Status};
use katec_checker::model::Finding;
use katec_checker::program::ProgramError;
use katec_driver::Models as _;
use katec_programs::c::{self, CProgram, llvm};
use katec_testing::runs_in_full;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::process::Command;

/// Who takes the place of the barrier of POSIX.
const ALGORITHMS: [&str; 6] = [
    "central",
    "sense",
    "tree",
    "combining",
    "dissemination",
    "tournament",
];

/// Collects the states in which a client ends: the last write of main.
#[derive(Default)]
struct States {
    states: BTreeSet<u64>,
    wrong: Vec<String>,
}

impl Visitor<CProgram> for States {
    fn execution(&mut self, at: &Explored<'_, CProgram>, status: Status) -> ControlFlow<()> {
        if status == Status::Complete {
            let graph = at.graph();
            let events = graph.thread_events(ThreadId(0)).iter().rev();
            let mut writes = events.filter(|event| graph.kind(**event) == EventKind::Write);
            let last = writes.next().expect("main writes the state");
            self.states.insert(graph.value(*last).0);
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, CProgram>,
        _: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.wrong.push(format!("{error:?}"));
        ControlFlow::Break(())
    }

    fn finding(&mut self, _: &Explored<'_, CProgram>, finding: &Finding) -> ControlFlow<()> {
        self.wrong.push(format!("{finding:?}"));
        ControlFlow::Break(())
    }
}

/// What is found in a program, which must be right, and how many executions are complete.
fn explored(file: &str, defines: &[&str], model: &str) -> (States, u64) {
    let clang = std::env::var("KATEC_CLANG").unwrap_or("clang".to_string());
    let flags = "-O0 -Xclang -disable-O0-optnone -fno-discard-value-names -S -emit-llvm -w -o -";
    let output = Command::new(clang)
        .args(flags.split(' '))
        .args(defines.iter().map(|define| format!("-D{define}")))
        .arg(file)
        .current_dir(folder())
        .output()
        .expect("clang runs");
    let what = format!("{file} {defines:?} {model}");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{what}");
    let module = llvm::parse(&text).unwrap_or_else(|error| panic!("{what}: {error}"));
    let program = c::compile(&module, &c::Settings::default());
    let program = program.unwrap_or_else(|error| panic!("{what}: {error}"));
    let mut model = Models::new(None).get(model, false).expect("a model");
    let mut found = States::default();
    let summary = explore(&mut model, &program, &Options::for_programs(), &mut found);
    assert_eq!(found.wrong, Vec::<String>::new(), "{what}");
    assert_eq!(summary.ending, Ending::Finished, "{what}");
    let (complete, blocked) = (summary.complete, summary.blocked);
    println!("{what}: {complete} executions, {blocked} blocked");
    (found, complete)
}

/// The states of a client with one of the barriers.
fn states(barrier: &str, client: &str, defines: &[&str], model: &str) -> BTreeSet<u64> {
    let client = format!("CLIENT=\"clients/{client}.h\"");
    let defines = [defines, &[&*client]].concat();
    let (found, _) = explored(&format!("{barrier}_barrier.c"), &defines, model);
    found.states
}

#[test]
fn software_barriers_give_the_states_of_posix() {
    if !has_clang() {
        return;
    }
    let mut cases: Vec<(&str, &[&str], usize)> = vec![
        ("meetings", &["N=2", "ROUNDS=3"], 1),
        ("meetings", &["N=3", "ROUNDS=1"], 1),
        ("det", &["N=3"], 1),
        ("lock", &["N=2", "ROUNDS=2"], 4),
        ("count", &["N=2", "BARRIERS=2"], 2),
    ];
    if runs_in_full("larger clients of barriers") {
        cases.push(("meetings", &["N=3", "ROUNDS=2"], 1));
        cases.push(("transc", &["N=2"], 1));
        cases.push(("lock", &["N=3", "ROUNDS=1"], 6));
        cases.push(("count", &["N=3", "BARRIERS=3"], 12));
    }
    for (client, defines, count) in cases {
        for model in ["sc", "rc11"] {
            let expected = states("posix", client, defines, model);
            assert_eq!(expected.len(), count, "{client} {defines:?}");
            for algorithm in ALGORITHMS {
                let found = states(algorithm, client, defines, model);
                assert_eq!(found, expected, "{algorithm} {client} {defines:?} {model}");
            }
        }
    }
}

/// Four threads that increment a counter four times: each time in any of 24 orders.
#[test]
fn four_threads_meet_four_times() {
    if !has_clang() || !runs_in_full("the client of a barrier with four threads and rounds") {
        return;
    }
    let defines = ["TREE", "N=4", "ROUNDS=4"];
    let (_, complete) = explored("barrier_client.c", &defines, "rc11");
    assert_eq!(complete, 24_u64.pow(4));
}
