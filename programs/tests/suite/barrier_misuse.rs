//! Every way to misuse a barrier is an error that says where; using the result of a wait is not
//! one.

use katec_checker::check::Verdict;
use katec_checker::explore::Options;
use katec_programs::litmus::{
    Barriers, LitmusOutcome, LitmusSettings, LitmusTest, run_litmus_with,
};
use katec_testing::{MatrixModel, ModelName, SCHEDULES};

/// Runs a test in C under a schedule.
fn run(text: &str, name: ModelName, options: &Options, barriers: Barriers) -> LitmusOutcome {
    let test = LitmusTest::parse(text, "t.litmus").unwrap_or_else(|e| panic!("{e}\n{text}"));
    let mut model = MatrixModel(name);
    let settings = LitmusSettings {
        options: options.clone(),
        barriers,
        ..LitmusSettings::default()
    };
    run_litmus_with(&test, "t.litmus", &mut model, "m", &settings)
}

/// A test in C of these threads, each on a line of its own from line 3 on.
fn c(initial: &str, threads: &[&str]) -> String {
    let mut text = format!("C t\n{{ {initial} }}\n");
    for (number, code) in threads.iter().enumerate() {
        text += &format!("P{number} (int* b, atomic_int* x, atomic_int* y) {{ {code} }}\n");
    }
    text + "exists (x=7)\n"
}

const RELAXED: &str = "memory_order_relaxed";

/// Checks that the program has errors, under every model and schedule, and that each of them has
/// one of the messages.
#[track_caller]
fn wrong(initial: &str, threads: &[&str], messages: &[&str]) {
    for name in ModelName::ALL {
        wrong_under(name, initial, threads, messages);
    }
}

#[track_caller]
fn wrong_under(name: ModelName, initial: &str, threads: &[&str], messages: &[&str]) {
    let text = c(initial, threads);
    for schedule in SCHEDULES {
        let options = Options {
            schedule,
            ..Options::default()
        };
        let outcome = run(&text, name, &options, Barriers::Rounds);
        assert_eq!(outcome.verdict(), Verdict::Violation, "{name:?}\n{text}");
        for violation in &outcome.check.violations {
            let shown = violation.to_string();
            assert_eq!(violation.kind.name(), "barrier");
            let known = messages
                .iter()
                .any(|message| shown == format!("t.litmus:{message}"));
            assert!(known, "{name:?}, {schedule:?}\n{text}\n{shown}");
        }
    }
}

/// Checks that there is nothing wrong, and how many executions there are.
#[track_caller]
fn right(initial: &str, threads: &[&str], name: ModelName, executions: (u64, u64)) {
    let text = c(initial, threads);
    for schedule in SCHEDULES {
        let options = Options {
            schedule,
            ..Options::default()
        };
        let outcome = run(&text, name, &options, Barriers::Rounds);
        assert!(
            outcome.check.violations.is_empty(),
            "{:?}",
            outcome.check.violations
        );
        let found = (
            outcome.check.summary.complete,
            outcome.check.summary.blocked,
        );
        assert_eq!(found, executions, "{name:?}, {schedule:?}\n{text}");
    }
}

#[test]
fn a_barrier_for_nobody() {
    wrong(
        "",
        &["barrier_init(b, 0); barrier_wait(b);"],
        &["3: barrier: thread 0: the barrier `b` is for 0 threads"],
    );
    wrong(
        "",
        &["barrier_init(b, -1);"],
        &["3: barrier: thread 0: a barrier cannot be for -1 threads"],
    );
}

#[test]
fn initialised_twice() {
    wrong(
        "",
        &["barrier_init(b, 1);\nbarrier_init(b, 1);"],
        &[
            "4: barrier: thread 0: the barrier `b` is initialised again: it was initialised at line 3 in thread 0",
        ],
    );
    wrong(
        "barrier_init(b, 1);",
        &["barrier_init(b, 1);"],
        &[
            "3: barrier: thread 0: the barrier `b` is initialised again: it is a barrier from the start",
        ],
    );
    wrong(
        "",
        &["barrier_init(b, 1);", "barrier_init(b, 1);"],
        &[
            "3: barrier: thread 0: the barrier `b` is initialised again: it was initialised at line 4 in thread 1",
            "4: barrier: thread 1: the barrier `b` is initialised again: it was initialised at line 3 in thread 0",
        ],
    );
}

#[test]
fn initialised_again_after_its_end() {
    let again = "barrier_init(b, 1); barrier_wait(b); barrier_destroy(b); barrier_init(b, 1); barrier_wait(b);";
    for name in ModelName::ALL {
        right("", &[again], name, (1, 0));
    }
}

#[test]
fn other_accesses() {
    wrong(
        "barrier_init(b, 2);",
        &["*b = 3;", "barrier_wait(b);"],
        &[
            "3: barrier: thread 0: write to the barrier `b`: it is a barrier from the start",
            "4: barrier: thread 1: the use of the barrier `b` does not happen after what was done to it at line 3 in thread 0",
        ],
    );
    wrong(
        "",
        &["barrier_init(b, 1);\nint r = __atomic_fetch_add(b, 1, __ATOMIC_RELAXED);"],
        &[
            "4: barrier: thread 0: read of the barrier `b`, which was last set at line 3 in thread 0",
        ],
    );
    wrong(
        "barrier_init(b, 1);",
        &["int r = *b;"],
        &["3: barrier: thread 0: read of the barrier `b`"],
    );
    // Before it is a barrier and after, its memory is like any other.
    let before_and_after =
        "*b = 5; barrier_init(b, 1); barrier_wait(b); barrier_destroy(b); *b = 6;";
    right("", &[before_and_after], ModelName::Rlx, (1, 0));
}

#[test]
fn waiting_without_initialisation() {
    wrong(
        "",
        &["barrier_wait(b);"],
        &["3: barrier: thread 0: the barrier `b` is used but was not initialised before"],
    );
    wrong(
        "",
        &["barrier_destroy(b);"],
        &["3: barrier: thread 0: the barrier `b` is used but was not initialised before"],
    );
    wrong(
        "",
        &["barrier_init(b, 1);", "barrier_wait(b);"],
        &[
            "4: barrier: thread 1: the barrier `b` is used but was not initialised before",
            "3: barrier: thread 0: the barrier `b` is changed while it is used at line 4 in thread 1: nothing orders the two",
            "4: barrier: thread 1: the use of the barrier `b` does not happen after what was done to it at line 3 in thread 0",
        ],
    );
}

/// Whether an initialisation is known elsewhere depends on the model.
#[test]
fn initialisation_that_is_told_by_a_flag() {
    let init = format!("barrier_init(b, 1); atomic_store_explicit(x, 1, {RELAXED});");
    let wait =
        format!("int r = atomic_load_explicit(x, {RELAXED}); if (r == 1) {{ barrier_wait(b); }}");
    let threads = [init.as_str(), wait.as_str()];
    for name in [ModelName::Sc, ModelName::Tso, ModelName::Ra, ModelName::Sra] {
        right("", &threads, name, (2, 0));
    }
    let missed = "4: barrier: thread 1: the use of the barrier `b` does not happen after what was done to it at line 3 in thread 0";
    for name in [ModelName::Pso, ModelName::Rlx] {
        wrong_under(name, "", &threads, &[missed]);
    }
}

#[test]
fn waiting_after_the_end() {
    wrong(
        "barrier_init(b, 1);",
        &["barrier_destroy(b);\nbarrier_wait(b);"],
        &["4: barrier: thread 0: the barrier `b` is used but was destroyed at line 3 in thread 0"],
    );
    wrong(
        "barrier_init(b, 1);",
        &["barrier_destroy(b);", "barrier_wait(b);"],
        &[
            "4: barrier: thread 1: the barrier `b` is used but was destroyed at line 3 in thread 0",
            "3: barrier: thread 0: the barrier `b` is changed while it is used at line 4 in thread 1: nothing orders the two",
        ],
    );
    wrong(
        "barrier_init(b, 1);",
        &["barrier_destroy(b);\nbarrier_destroy(b);"],
        &["4: barrier: thread 0: the barrier `b` is used but was destroyed at line 3 in thread 0"],
    );
}

/// A member may destroy the barrier when all have met, and one that knows of it through the model's
/// happens-before.
#[test]
fn destroyed_when_all_have_met() {
    let wait = "barrier_wait(b);";
    let both = ["barrier_wait(b); barrier_destroy(b);", wait];
    for name in ModelName::ALL {
        right("barrier_init(b, 2);", &both, name, (1, 0));
    }
    let tells = format!("{wait} atomic_store_explicit(x, 1, {RELAXED});");
    let hears = format!(
        "int r = atomic_load_explicit(x, {RELAXED}); if (r == 1) {{ barrier_destroy(b); }}"
    );
    let threads = [wait, tells.as_str(), hears.as_str()];
    right("barrier_init(b, 2);", &threads, ModelName::Ra, (2, 0));
    let unordered = [3, 4].map(|line| {
        let thread = line - 3;
        format!("5: barrier: thread 2: the barrier `b` is changed while it is used at line {line} in thread {thread}: nothing orders the two")
    });
    let unordered = unordered.each_ref().map(String::as_str);
    wrong_under(ModelName::Rlx, "barrier_init(b, 2);", &threads, &unordered);
}

#[test]
fn too_many_threads() {
    let [one, two, three] = ["barrier_wait(b);"; 3];
    let message = |line: u32, others: [u32; 2]| {
        let thread = line - 3;
        let at = |line: u32| format!("at line {line} in thread {}", line - 3);
        let [a, b] = others.map(at);
        format!(
            "{line}: barrier: thread {thread}: more than 2 threads wait at the barrier `b` at the same time: here, {a}, {b}"
        )
    };
    let mut messages = Vec::new();
    for (last, a, b) in [(3, 4, 5), (4, 3, 5), (5, 3, 4)] {
        messages.extend([message(last, [a, b]), message(last, [b, a])]);
    }
    let messages: Vec<_> = messages.iter().map(String::as_str).collect();
    wrong("barrier_init(b, 2);", &[one, two, three], &messages);
}

/// Exactly one thread of a round is told that it was the last, and it can be any.
#[test]
fn the_result_of_a_wait() {
    let text = "C t\n{ barrier_init(b, 3); }\n\
        P0 (int* b) { int r = barrier_wait(b); }\n\
        P1 (int* b) { int r = barrier_wait(b); }\n\
        P2 (int* b) { int r = barrier_wait(b); }\n\
        forall (0:r=1 /\\ 1:r=0 /\\ 2:r=0 \\/ 0:r=0 /\\ 1:r=1 /\\ 2:r=0 \\/ 0:r=0 /\\ 1:r=0 /\\ 2:r=1)\n";
    for name in ModelName::ALL {
        let options = Options::default();
        let outcome = run(text, name, &options, Barriers::Rounds);
        assert_eq!(outcome.states.len(), 3);
        assert_eq!((outcome.check.summary.complete, outcome.holds()), (3, true));
        let note = "Note: the result of a wait at a barrier is used, so every thread of a round was taken as the serial one";
        assert!(
            katec_report::litmus_text(&outcome)
                .lines()
                .any(|line| line == note)
        );
        let plain = run(text, name, &options, Barriers::Accesses);
        assert_eq!(plain.states.len(), 3);
        assert_eq!(
            (plain.check.summary.complete, plain.check.summary.blocked),
            (6, 30)
        );
        assert!(plain.check.summary.notes().is_empty());
    }
}

/// If only some look at their results, the others count as one possibility. Who does not look costs
/// nothing.
#[test]
fn results_that_only_some_look_at() {
    let look = "int r = barrier_wait(b); atomic_store_explicit(x, r, memory_order_relaxed);";
    let pass = "(void) barrier_wait(b);";
    let threads = [look, pass, pass];
    right("barrier_init(b, 3);", &threads, ModelName::Sc, (2, 0));
    right("barrier_init(b, 3);", &[pass; 3], ModelName::Sc, (1, 0));
}

#[test]
fn text_that_cannot_be_read() {
    let parse = |text: &str| {
        LitmusTest::parse(text, "t.litmus")
            .map(drop)
            .unwrap_err()
            .message
    };
    let c = |initial: &str, body: &str| {
        format!("C t\n{{ {initial} }}\nP0 (int* b) {{ {body} }}\nexists (b=0)\n")
    };
    let none = "a barrier cannot be for 0 threads";
    assert_eq!(parse(&c("barrier_init(b, 0);", "")), none);
    let arguments = "`barrier_wait` has 1 arguments, not 2";
    assert_eq!(parse(&c("", "barrier_wait(b, 1);")), arguments);
    assert_eq!(parse(&c("", "barrier_wait(1);")), "this is not a pointer");
    let x86 = "X86 t\n{ barrier_init(b, 2); }\n P0 ;\n MFENCE ;\nexists (b=0)\n";
    assert_eq!(parse(x86), "only tests in C have barriers");
}
