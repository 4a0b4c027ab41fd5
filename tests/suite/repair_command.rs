//! `katec repair`: that what it prints repairs the program and no less would, and what it does
//! about programs that it cannot repair.

use crate::command::{argument, katec};
use katec_testing::runs_in_full;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs")
}

/// The answer as data, and the status.
fn repaired(arguments: &[&str]) -> (Value, i32) {
    let mut all = vec!["repair", "--format", "json"];
    all.extend(arguments);
    let output = katec(&all);
    let data = serde_json::from_str(&output.stdout);
    let data = data.unwrap_or_else(|error| panic!("{error}: {}", output.stderr));
    (data, output.status)
}

/// A file with a text in a folder of its own.
struct Written(tempfile::TempDir, PathBuf);

impl Written {
    fn new(name: &str, text: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("a file");
        Self(folder, file)
    }

    fn name(&self) -> &str {
        argument(&self.1)
    }

    fn beside(&self, name: &str, text: &str) {
        std::fs::write(self.0.path().join(name), text).expect("a file");
    }

    fn text(&self) -> String {
        std::fs::read_to_string(&self.1).expect("a text")
    }
}

/// Whether there is a compiler; says so if not.
fn has_clang() -> bool {
    let file = programs().join("sequential.c");
    let found = katec(&["check", argument(&file), "--model", "sc"]).status != 2;
    if !found {
        println!("clang is not there: C programs are not repaired");
    }
    found
}

const BUFFERING: &str = "X86 SB
{ }
 P0          | P1          ;
 MOV [x],$1  | MOV [y],$1  ;
 MOV EAX,[y] | MOV EAX,[x] ;
exists (0:EAX=0 /\\ 1:EAX=0)
";

#[test]
fn a_litmus_test_is_repaired_in_place_only_if_asked() {
    let test = Written::new("sb.litmus", BUFFERING);
    let (data, status) = repaired(&[test.name()]);
    assert_eq!(status, 0);
    assert_eq!(data["verdict"], "repaired");
    assert_eq!(data["cost"], 8);
    assert_eq!(data["optimal"], true);
    let change = &data["changes"][0];
    let wanted = json!(["P0", 5, "fence", "nothing", "MFENCE"]);
    let seen = ["thread", "line", "kind", "from", "to"].map(|key| change[key].clone());
    assert_eq!(json!(seen), wanted);
    assert_eq!(test.text(), BUFFERING);
    let (_, status) = repaired(&[test.name(), "--in-place"]);
    assert_eq!(status, 0);
    assert!(test.text().contains(" MFENCE      | MFENCE      ;"));
    let (data, status) = repaired(&[test.name()]);
    assert_eq!((&data["verdict"], status), (&json!("nothing to do"), 0));
}

#[test]
fn costs_decide() {
    let test = Written::new(
        "mp.litmus",
        "C MP\n{ x=0; f=0; }\nP0 (atomic_int* x, atomic_int* f) {\n  \
         atomic_store_explicit(x, 1, memory_order_relaxed);\n  \
         atomic_store_explicit(f, 1, memory_order_relaxed);\n}\n\
         P1 (atomic_int* x, atomic_int* f) {\n  \
         int r0 = atomic_load_explicit(f, memory_order_relaxed);\n  \
         int r1 = atomic_load_explicit(x, memory_order_relaxed);\n}\n\
         exists (1:r0=1 /\\ 1:r1=0)\n",
    );
    let kinds = |arguments: &[&str]| {
        let (data, _) = repaired(&[&[test.name()], arguments].concat());
        let changes = data["changes"].as_array().expect("changes").clone();
        let to = changes
            .iter()
            .map(|change| change["to"].as_str().unwrap_or("").to_string());
        (to.collect::<Vec<_>>().join(", "), data["cost"].clone())
    };
    assert_eq!(kinds(&[]), ("release, acquire".to_string(), json!(2)));
    let fences = "release fence, acquire fence".to_string();
    assert_eq!(kinds(&["--with", "fences"]), (fences.clone(), json!(4)));
    let dear = ["--cost", "acquire=9,release=9"];
    assert_eq!(kinds(&dear), (fences, json!(4)));
}

/// Under a model that allows load buffering, which is not explored here.
#[test]
fn what_is_not_explored_is_not_called_right() {
    let test = Written::new(
        "lb.litmus",
        "C LB\n{ x=0; y=0; }\nP0 (int* x, int* y) { int r0 = *x; *y = 1; }\n\
         P1 (int* x, int* y) { int r0 = *y; *x = 1; }\nexists (0:r0=1 /\\ 1:r0=1)\n",
    );
    let (data, status) = repaired(&[test.name(), "--model", "dotnet"]);
    assert_eq!((&data["verdict"], status), (&json!("unknown"), 3));
}

#[test]
fn what_cannot_be_repaired_is_said() {
    // SC has it too.
    let test = Written::new(
        "race.litmus",
        "C R\n{ x=0; }\nP0 (atomic_int* x) { atomic_store(x, 1); }\n\
         P1 (atomic_int* x) { int r0 = atomic_load(x); }\nexists (1:r0=1)\n",
    );
    let (data, status) = repaired(&[test.name()]);
    assert_eq!((&data["verdict"], status), (&json!("cannot"), 1));
    assert_eq!(data["stays"]["in_sc"], true);
    let (data, status) = repaired(&[test.name(), "--target", "sc"]);
    assert_eq!((&data["verdict"], status), (&json!("nothing to do"), 0));
    // The model has no fences.
    let test = Written::new(
        "sb.litmus",
        &std::fs::read_to_string("examples/store-buffering.litmus").expect("a test"),
    );
    let output = katec(&["repair", test.name(), "--model", "ra"]);
    assert_eq!(output.status, 1);
    let text = output.stdout;
    assert!(text.contains("Fences mean nothing to ra."), "{text}");
    for wrong in [
        &["repair", "-"][..],
        &["repair", "nowhere.litmus"],
        &["repair", test.name(), "--cost", "fence"],
        &["repair", test.name(), "--cost", "fences=2"],
        &["repair", test.name(), "--cost", "fence=0"],
        &["repair", test.name(), "--weaken", "--optima", "2"],
        &["repair", test.name(), "--model", "nowhere"],
    ] {
        let output = katec(wrong);
        assert_eq!(output.status, 2, "{wrong:?}: {}", output.stderr);
    }
}

const LOCKED: &str = "#include <stdatomic.h>
#include <pthread.h>
#include \"flag.h\"
#define SET(x) atomic_store_explicit(&x, 1, memory_order_relaxed)
int data;
void *writer(void *unused) {
    data = 1;
    SET(flag);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    if (is_set()) data = 2;
    pthread_join(t, 0);
    return 0;
}
";

#[test]
fn macros_and_headers_are_named_with_their_lines() {
    if !has_clang() {
        return;
    }
    let program = Written::new("locked.c", LOCKED);
    program.beside(
        "flag.h",
        "extern atomic_int flag;\nstatic inline int is_set(void) {\n    \
         return atomic_load_explicit(&flag, memory_order_relaxed);\n}\natomic_int flag;\n",
    );
    let (data, status) = repaired(&[program.name(), "--with", "orders"]);
    assert_eq!((&data["verdict"], status), (&json!("cannot"), 1));
    let lines = data["by_hand"].as_array().expect("changes by hand");
    let lines: Vec<(bool, &Value)> = lines
        .iter()
        .map(|change| {
            (
                change["file"].as_str().unwrap_or("").ends_with("flag.h"),
                &change["line"],
            )
        })
        .collect();
    assert_eq!(lines, [(false, &json!(8)), (true, &json!(3))]);
    let output = katec(&["repair", program.name(), "--with", "orders"]);
    let text = output.stdout;
    assert!(text.contains("change it by hand"), "{text}");
    assert_eq!(program.text(), LOCKED);
    // Between the read and the write is no place for a fence.
    let output = katec(&["repair", program.name()]);
    assert_eq!(output.status, 1);
    let text = output.stdout;
    assert!(text.contains("change it by hand"), "{text}");
    assert!(!text.contains("no order forbids it"), "{text}");
    // In a block there is one, and fences help where the accesses cannot be changed.
    let block = "if (is_set()) {\n        data = 2;\n    }";
    let text = LOCKED.replace("if (is_set()) data = 2;", block);
    std::fs::write(&program.1, &text).expect("a file");
    assert_eq!(katec(&["check", program.name()]).status, 1);
    let (data, status) = repaired(&[program.name(), "--in-place"]);
    assert_eq!((&data["verdict"], status), (&json!("repaired"), 0));
    let changes = data["changes"].as_array().expect("changes").iter();
    let changes: Vec<_> = changes
        .map(|change| (&change["line"], &change["to"]))
        .collect();
    let (release, acquire) = (json!("release fence"), json!("acquire fence"));
    assert_eq!(changes, [(&json!(8), &release), (&json!(15), &acquire)]);
    assert_eq!(katec(&["check", program.name()]).status, 0);
    let with_both = program.text();
    for order in ["release", "acquire"] {
        let fence = format!("atomic_thread_fence(memory_order_{order});");
        std::fs::write(&program.1, with_both.replace(&fence, "")).expect("a file");
        assert_ne!(program.text(), with_both);
        assert_eq!(katec(&["check", program.name()]).status, 1, "no {order}");
    }
}

/// A file has many names, and positions have only one of them.
#[test]
fn it_does_not_matter_how_a_file_is_called() {
    if !has_clang() {
        return;
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let name = "tests/programs/peterson.c";
    let whole = here.join(name);
    let around = here.join("tests/../tests/programs/peterson.c");
    let below = format!("./{name}");
    for name in [name, &below, argument(&whole), argument(&around)] {
        let (data, status) = repaired(&[name, "--model", "tso", "--", "-DBROKEN"]);
        assert_eq!(
            (&data["verdict"], status),
            (&json!("repaired"), 0),
            "{name}"
        );
    }
}

/// Where positions do not say where the text is, fences that are tried are not found again.
#[test]
fn a_program_is_not_right_because_of_fences_that_are_tried() {
    if !has_clang() {
        return;
    }
    let text = std::fs::read_to_string(programs().join("../dotnet/double-checked.c"));
    let text = format!("#line 100 \"other.c\"\n{}", text.expect("a program"));
    let program = Written::new("moved.c", &text);
    let output = katec(&["repair", program.name(), "--model", "dotnet"]);
    assert_eq!(output.status, 2, "{}", output.stdout);
    let message = output.stderr;
    assert!(
        message.contains("places for fences are not found"),
        "{message}"
    );
}

/// Repairs a program of `tests/programs`, and applies the patch with all changes, and with all but
/// one.
fn is_minimal(name: &str, model: &str) {
    let file = programs().join(name);
    let (data, status) = repaired(&[argument(&file), "--model", model, "--", "-DBROKEN"]);
    assert_eq!(status, 0, "{name} under {model}: {data}");
    if data["verdict"] == "nothing to do" {
        let check = ["check", argument(&file), "--model", model, "--", "-DBROKEN"];
        assert_eq!(katec(&check).status, 0, "{name} under {model}");
        return;
    }
    assert_eq!(data["optimal"], true);
    // Each change has an execution that is there without it.
    for change in data["changes"].as_array().expect("changes") {
        let events = change["without"]["execution"]["events"].as_array();
        assert!(
            events.is_some_and(|events| events.len() > 4),
            "{name}: {change}"
        );
    }
    let text = std::fs::read_to_string(&file).expect("a program");
    let changed = Written::new(name, &text);
    changed.beside(
        "critical.h",
        &std::fs::read_to_string(programs().join("critical.h")).expect("a header"),
    );
    let arguments = ["--model", model, "--", "-DBROKEN"];
    let in_place = [&["repair", changed.name(), "--in-place"], &arguments[..]].concat();
    assert_eq!(katec(&in_place).status, 0);
    assert_ne!(changed.text(), text);
    let check = [&["check", changed.name()], &arguments[..]].concat();
    assert_eq!(katec(&check).status, 0, "{name} under {model}");
}

#[test]
fn locks_are_repaired() {
    if !has_clang() {
        return;
    }
    is_minimal("peterson.c", "tso");
    is_minimal("spinlock.c", "rc11");
    if !runs_in_full("the repair of all locks") {
        return;
    }
    for model in ["tso", "pso", "rc11"] {
        for name in [
            "peterson",
            "dekker",
            "szymanski",
            "spinlock",
            "ticket_lock",
            "ttas_lock",
        ] {
            is_minimal(&format!("{name}.c"), model);
        }
    }
}

#[test]
fn what_is_too_strong_is_found() {
    let test = Written::new(
        "mp.litmus",
        "C MP\n{ x=0; f=0; }\nP0 (int* x, atomic_int* f) {\n  *x = 1;\n  \
         atomic_store(f, 1);\n}\nP1 (int* x, atomic_int* f) {\n  int r0 = 0;\n  \
         int r1 = atomic_load_explicit(f, memory_order_seq_cst);\n  \
         atomic_thread_fence(memory_order_seq_cst);\n  \
         if (r1) { r0 = *x; }\n}\nexists (1:r1=1 /\\ 1:r0=0)\n",
    );
    let (data, status) = repaired(&[test.name(), "--weaken", "--in-place"]);
    assert_eq!((&data["verdict"], status), (&json!("weakened"), 0));
    let text = test.text();
    assert!(
        text.contains("atomic_store_explicit(f, 1, memory_order_release);"),
        "{text}"
    );
    // Either the load or the fence acquires, and the other one is not needed.
    let (data, _) = repaired(&[test.name(), "--weaken"]);
    assert_eq!(data["changes"], json!([]), "{text}");
    let check = katec(&["check", test.name()]);
    assert!(check.stdout.contains("Never"), "{text}");
}

/// Fences under the .NET model, as many as published.
#[test]
fn programs_of_dotnet_get_as_many_fences_as_published() {
    if !has_clang() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dotnet");
    let cost = "fence=1,fence-acquire=2,fence-release=2,fence-acq_rel=2";
    for (name, count) in [("double-checked.c", 1), ("tbarrier.c", 3)] {
        let file = folder.join(name);
        let model = ["--model", "dotnet", "--with", "fences"];
        let costs = ["--cost", cost, "--optima", "1"];
        let (data, _) = repaired(&[&[argument(&file)], &model[..], &costs[..]].concat());
        assert_eq!(
            (&data["verdict"], &data["cost"]),
            (&json!("repaired"), &json!(count)),
            "{name}"
        );
    }
}

/// Orders of atomic accesses of several parts are changed like others.
#[test]
fn accesses_of_several_parts_are_repaired() {
    if !has_clang() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/c/mixed");
    let lock = folder.join("wrong_ticket_lock.c");
    let (repair, status) = repaired(&[argument(&lock), "--model", "rc11"]);
    assert_eq!(
        (&repair["verdict"], status),
        (&json!("repaired"), 0),
        "{repair}"
    );
    let change = &repair["changes"][0];
    let wanted = json!([33, "relaxed", "release"]);
    let seen = ["line", "from", "to"].map(|key| change[key].clone());
    assert_eq!(json!(seen), wanted, "{repair}");
    let right = folder.join("ticket_lock.c");
    let (data, status) = repaired(&[argument(&right), "--model", "rc11"]);
    assert_eq!((&data["verdict"], status), (&json!("nothing to do"), 0));
}
