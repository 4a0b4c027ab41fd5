//! C programs with load buffering: verdicts that are definite, and the executions of the same test
//! as a litmus test.

use crate::c_programs::has_clang;
use crate::command::{argument, katec};
use katec_testing::one_in;

/// Models that allow load buffering.
const MODELS: [&str; 5] = ["imm", "aarch64", "power", "riscv", "dotnet"];

/// Two threads that each read one variable and write the other; `first` and `second` are the
/// values that they write, in terms of `r`.
fn program(first: &str, second: &str) -> String {
    format!(
        "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int a, b;
void *run(void *unused) {{
    int r = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, {second}, memory_order_relaxed);
    b = r;
    return 0;
}}
int main(void) {{
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    int r = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, {first}, memory_order_relaxed);
    a = r;
    pthread_join(thread, 0);
    assert(a + b < 2);
    return 0;
}}
"
    )
}

/// The status and what is printed for a program under a model.
fn check(text: &str, model: &str) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("program.c");
    std::fs::write(&file, text).unwrap();
    let run = katec(&["check", argument(&file), "--model", model]);
    (run.status, run.stdout + &run.stderr)
}

#[test]
fn load_buffering_of_c_programs_is_found() {
    if !has_clang() {
        return;
    }
    for model in MODELS.into_iter().step_by(one_in(3, "the models")) {
        let (status, text) = check(&program("1", "1"), model);
        assert_eq!(status, 1, "{model}: {text}");
        assert!(text.contains("assert"), "{model}: {text}");
        // One side may still be early.
        let (status, text) = check(&program("1", "1 + (r ^ r)"), model);
        assert_eq!(status, 1, "{model}: {text}");
        // With dependencies on both sides there is nothing wrong, and nothing open.
        let (status, text) = check(&program("1 + (r ^ r)", "1 + (r ^ r)"), model);
        assert_eq!(status, 0, "{model}: {text}");
        assert!(!text.contains("Unexplored"), "{model}: {text}");
    }
    // Models that forbid it.
    for model in ["sc", "tso", "rc11"] {
        let (status, text) = check(&program("1", "1"), model);
        assert_eq!(status, 0, "{model}: {text}");
    }
}

/// Locks, created threads and memory that is released: definite, and as many executions as under a
/// model in which they can only be found step by step.
#[test]
fn locks_order_under_models_with_load_buffering() {
    if !has_clang() {
        return;
    }
    let text = "#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int *counter;
void *run(void *unused) {
    pthread_mutex_lock(&lock);
    *counter += 1;
    pthread_mutex_unlock(&lock);
    return 0;
}
int main(void) {
    pthread_t threads[2];
    counter = calloc(1, sizeof(int));
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(*counter == 2);
    free(counter);
    return 0;
}
";
    for model in ["imm", "dotnet", "aarch64"] {
        let (status, text) = check(text, model);
        assert_eq!(status, 0, "{model}: {text}");
    }
}

/// A model of one's own that orders by dependencies only.
const OWN: &str = "acyclic po-loc | rf | co | fr
acyclic addr | data | ctrl | casdep | rf | rmw
";

/// What is known of a model is proved, so models of others are like those of the library.
#[test]
fn own_models_have_load_buffering() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        argument(&file).to_string()
    };
    let proved = file("proved.cat", OWN);
    let open = file("open.cat", "\n\nacyclic po-loc | rf | co | fr\n");
    let out = argument(&folder.path().join("out")).to_string();
    let build = |model: &str| katec(&["build", model, "-v", "--no-compile", "--out", &out]);
    let run = build(&proved);
    assert!(
        run.stdout
            .contains("with pending reads, since nothing in them depends on itself"),
        "{}",
        run.stdout
    );
    let run = build(&open);
    assert!(
        run.stdout
            .contains("it is not proved that nothing in them depends on itself"),
        "{}",
        run.stdout
    );
    assert!(
        run.stderr
            .contains("not seen to forbid that something depends on itself")
            && run.stderr.contains("open.cat:3:"),
        "{}",
        run.stderr
    );
    if !has_clang() {
        return;
    }
    let dependent = program("1 + (r ^ r)", "1 + (r ^ r)");
    let (status, text) = check(&program("1", "1"), &proved);
    assert_eq!(status, 1, "{text}");
    let (status, text) = check(&dependent, &proved);
    assert_eq!(status, 0, "{text}");
    assert!(!text.contains("Unexplored"), "{text}");
    let (status, text) = check(&dependent, &open);
    assert_ne!(status, 0, "{text}");
    assert!(text.contains("values depend on themselves"), "{text}");
}

/// The first thread updates a variable, reads it again and writes that to the other one.
fn forwarding(update: &str) -> String {
    format!(
        "AArch64 LB+update-rfi-data+data
{{ 0:X3=x; 0:X4=y; 1:X3=x; 1:X4=y; }}
 P0              | P1          ;
 MOV W0,#1       | LDR W0,[X4] ;
 {update} W0,W1,[X3]  | STR W0,[X3] ;
 LDR W2,[X3]     |             ;
 STR W2,[X4]     |             ;
exists (0:X1=1)
"
    )
}

/// What an exchange writes does not depend on what it reads, so it may read what comes of it. No
/// sum comes of itself. Whether a bit that is set does is left open.
#[test]
fn updates_may_be_read_before_they_have_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.litmus");
    let cases = [
        ("SWP", "Sometimes 1", false),
        ("LDADD", "Never", false),
        ("LDSET", "Never", true),
    ];
    for (update, observed, open) in cases {
        std::fs::write(&file, forwarding(update)).unwrap();
        let run = katec(&["check", argument(&file), "--model", "aarch64"]);
        let text = run.stdout + &run.stderr;
        assert!(text.contains(observed), "{update}: {text}");
        assert_eq!(
            text.contains("depend on themselves"),
            open,
            "{update}: {text}"
        );
        assert_eq!(run.status == 0, !open, "{update}: {text}");
    }
}
