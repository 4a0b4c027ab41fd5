//! `katec check` on several files, on folders of C programs, and on files that a build describes;
//! and what reports call the parts of a C program.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/c/files")
}

fn katec_in(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_katec"))
        .arg("check")
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("katec runs")
}

fn katec(arguments: &[&str]) -> Output {
    katec_in(&folder(), arguments)
}

/// Whether there is a compiler; says so if not.
fn has_clang() -> bool {
    let found = katec(&["folder/right.c"]).status.success();
    if !found {
        println!("clang is not there: C programs are not checked");
    }
    found
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn files_are_linked() {
    if !has_clang() {
        return;
    }
    for files in [["main.c", "counter.c"], ["counter.c", "main.c"]] {
        let output = katec(&[files[0], files[1], "--format", "json"]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let [report] = &lines(&output)[..] else {
            panic!("one program: {output:?}");
        };
        assert_eq!(report["program"], json!(files.join(" ")));
        assert_eq!(report["executions"], json!(2));
    }
}

#[test]
fn names_that_two_files_define_are_an_error() {
    if !has_clang() {
        return;
    }
    let output = katec(&["main.c", "folder/right.c"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let message = String::from_utf8_lossy(&output.stderr);
    let expected = "both main.c and folder/right.c define `main`";
    assert!(message.contains(expected), "{message}");
}

#[test]
fn a_program_can_begin_elsewhere() {
    if !has_clang() {
        return;
    }
    let output = katec(&["counter.c", "--entry", "test_next", "--format", "json"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let report = &lines(&output)[0];
    assert_eq!(report["violations"][0]["line"], json!(19), "{report}");
    for entry in ["missing", "main"] {
        let output = katec(&["counter.c", "--entry", entry]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let message = String::from_utf8_lossy(&output.stderr);
        let expected = format!("no function `{entry}`");
        assert!(message.contains(&expected), "{message}");
    }
}

/// Each file of a folder is a program, and one that does not compile has a line as well.
#[test]
fn a_folder_is_many_programs() {
    if !has_clang() {
        return;
    }
    let output = katec(&["folder", "--format", "json"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let found: Vec<_> = lines(&output)
        .iter()
        .map(|report| (report["program"].clone(), report["verdict"].clone()))
        .collect();
    assert_eq!(
        found,
        [
            (json!("folder/broken.c"), json!("error")),
            (json!("folder/right.c"), json!("ok")),
            (json!("folder/wrong.c"), json!("violation")),
        ]
    );
    let message = lines(&output)[0]["message"].to_string();
    assert!(message.contains("undeclared"), "{message}");
}

/// Positions lead to files from where the command runs, wherever the files are.
#[test]
fn positions_are_paths_from_here() {
    if !has_clang() {
        return;
    }
    let above = folder().join("..");
    let places = [
        (folder(), "folder/wrong.c".to_string()),
        (folder().join("folder"), "wrong.c".to_string()),
        (above, "files/folder/wrong.c".to_string()),
        (
            Path::new(env!("CARGO_MANIFEST_DIR")).join("docs"),
            folder().join("folder/wrong.c").display().to_string(),
        ),
    ];
    for (here, file) in places {
        let output = katec_in(&here, &[&file, "--format", "json"]);
        let report = &lines(&output)[0];
        let named = report["violations"][0]["file"].as_str().expect("a file");
        assert!(
            here.join(named).is_file(),
            "{named} from {}",
            here.display()
        );
    }
}

#[test]
fn what_gcc_has_preprocessed_is_understood() {
    if !has_clang() {
        return;
    }
    let output = katec(&["gcc.i", "--format", "json"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let violation = &lines(&output)[0]["violations"][0];
    assert_eq!(violation["kind"], json!("assertion"));
    assert_eq!(violation["line"], json!(5));
}

#[test]
fn a_compilation_database_is_used() {
    if !has_clang() {
        return;
    }
    let root = std::env::temp_dir().join(format!("katec-database-{}", std::process::id()));
    let write = |file: &str, text: &str| {
        let file = root.join(file);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(file, text).expect("a temporary file");
    };
    write("include/part.h", "#define PART 3\n");
    write(
        "src/deep/a.c",
        "#include <part.h>\n#include <assert.h>\nint main(void) { assert(PART == LIMIT); return 0; }\n",
    );
    let database = |limit: u32| {
        let command =
            format!("gcc -O3 -fwhole-program -I../include -DLIMIT={limit} -c ../src/deep/a.c");
        let entry =
            json!({"directory": root.join("build"), "file": "../src/deep/a.c", "command": command});
        json!([entry]).to_string()
    };
    std::fs::create_dir_all(root.join("build")).expect("a folder");
    for (limit, status) in [(3, 0), (4, 1)] {
        write("compile_commands.json", &database(limit));
        let output = katec_in(&root, &["src/deep/a.c", "--format", "json"]);
        assert_eq!(output.status.code(), Some(status), "{output:?}");
        if let Some(file) = lines(&output)[0]["violations"][0]["file"].as_str() {
            assert!(root.join(file).is_file(), "{file}");
        }
    }
    let _ = std::fs::remove_dir_all(root);
}

/// Members and elements, addresses, functions of threads, and call stacks.
#[test]
fn parts_of_programs_have_names() {
    if !has_clang() {
        return;
    }
    let output = katec(&["../names/members.c", "--model", "sc", "--format", "json"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let report = &lines(&output)[0];
    let execution = &report["violations"][0]["execution"];
    let events = execution["events"].as_array().expect("events");
    let of = |location: &str| {
        let mut events = events.iter();
        let found = events.find(|event| {
            event["location"] == json!(location) && event["action"] == json!("write")
        });
        found.unwrap_or_else(|| panic!("no write of {location}: {report}"))
    };
    assert_eq!(of("me[1].next")["value_name"], json!("&me[2]"));
    assert_eq!(of("tail")["value_name"], json!("&me[2]"));
    assert_eq!(of("routine")["value_name"], json!("worker"));
    assert_eq!(of("either.half")["value_name"], Value::Null);
    assert_eq!(of("me[2].lock")["value"], json!(1));
    assert_eq!(of("grid[1][0].inside.cells[3]")["value"], json!(4));
    let stack = of("tail")["stack"].as_array().expect("a stack");
    let functions: Vec<_> = stack
        .iter()
        .map(|call| (call["function"].clone(), call["line"].clone()))
        .collect();
    assert_eq!(
        functions,
        [(json!("worker"), json!(34)), (json!("append"), json!(28)),]
    );
    let threads = execution["threads"].as_array().expect("threads");
    let functions: Vec<_> = threads.iter().map(|thread| &thread["function"]).collect();
    assert_eq!(functions, [&json!("main"), &json!("worker")]);
    let text = katec(&["../names/members.c", "--model", "sc", "--full"]);
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    assert!(text.contains("creates thread 1 (worker)"), "{text}");
    assert!(text.contains("tail = &me[2]"), "{text}");
}

/// What is left out because of annotations is named, with the annotations that a program has.
#[test]
fn what_annotations_leave_out_is_named() {
    if !has_clang() {
        return;
    }
    let notes = |file: &str, more: &[&str]| {
        let arguments = [&[file, "--model", "sc", "--format", "json"], more].concat();
        let output = katec(&arguments);
        let report = lines(&output).remove(0);
        let notes = report["notes"].as_array().cloned().unwrap_or_default();
        let is_about = |note: &&Value| note.as_str().is_some_and(|n| n.contains("annotations"));
        notes.iter().filter(is_about).cloned().collect::<Vec<_>>()
    };
    let names = "__VERIFIER_confirming_CAS, __VERIFIER_final_CAS, __VERIFIER_final_write, \
                 __VERIFIER_helped_CAS, __VERIFIER_helping_CAS, __VERIFIER_optional, \
                 __VERIFIER_speculative_read, __VERIFIER_spin_end";
    let left_out = "attempts that are not confirmed, rounds of loops that are marked as waiting, \
                    exchanges that only help, optional code";
    let file = "../patterns/genmc_annotations.c";
    let note = format!("left out because of annotations: {left_out} ({names})");
    assert_eq!(notes(file, &[]), [json!(note)]);
    let note = format!("nothing is left out because of annotations: {names}");
    assert_eq!(notes(file, &["--no-reduce"]), [json!(note)]);
    // Who does not want to know that annotations are wrong is not told wrongly that all is well.
    assert_eq!(notes(file, &["--allow", "annotation"]), [json!(note)]);
    assert!(notes("folder/right.c", &[]).is_empty());
}

/// Members and elements of allocated objects, by the types of the pointers to them.
#[test]
fn parts_of_allocated_objects_have_names() {
    if !has_clang() {
        return;
    }
    let output = katec(&["../names/heap.c", "--model", "sc", "--format", "json"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let report = &lines(&output)[0];
    let events = report["violations"][0]["execution"]["events"].as_array();
    let written: Vec<&str> = events
        .expect("events")
        .iter()
        .filter(|event| event["action"] == json!("write"))
        .filter_map(|event| event["location"].as_str())
        .collect();
    let expected = [
        "queue",
        "malloc@heap.c:21->first",
        "calloc@heap.c:32->value",
        "nodes",
        "malloc@heap.c:24->next",
        "malloc@heap.c:24->cells[2]",
        "calloc@heap.c:34[1].next",
        "malloc@heap.c:36->data[3]",
        "malloc@heap.c:38[1]",
        "malloc@heap.c:21->count",
    ];
    assert_eq!(written, expected, "{report}");
}
