//! Input that cannot be read or understood, standard input, and pipes.

use super::*;

#[test]
fn bad_input_is_refused_with_its_line() {
    let cases = [
        (
            x86("FROB EAX,$1", "exists (x=1)"),
            4,
            "unknown or unsupported instruction `FROB`",
        ),
        (
            x86("MOVNTI [x],EAX", "exists (x=1)"),
            4,
            "unsupported instruction `MOVNTI`",
        ),
        (
            x86("MOV AH,$1", "exists (x=1)"),
            4,
            "register `AH` is not supported",
        ),
        (x86("MOV x,$1", "exists (x=1)"), 4, "write `[x]`"),
        (
            x86("MOV $1,[x]", "exists (x=1)"),
            4,
            "a constant cannot be written to",
        ),
        (x86("MOV [x]", "exists (x=1)"), 4, "has 2 operands, not 1"),
        (
            x86("MOV [x],$1 | NOP", "exists (x=1)"),
            4,
            "more columns than the 1 threads",
        ),
        (x86("MOV [x],", "exists (x=1)"), 4, "expected an operand"),
        (
            x86("MOV [x],$99999999999", "exists (x=1)"),
            4,
            "does not fit into 4 bytes",
        ),
        (x86("JNE L", "exists (x=1)"), 4, "no label `L`"),
        (
            x86("L: NOP ;\n L: NOP", "exists (x=1)"),
            5,
            "label `L` is already in use",
        ),
        (
            x86("LOCK MOV [x],$1", "exists (x=1)"),
            4,
            "`LOCK MOV` is not supported",
        ),
        (x86("LOCK INC EAX", "exists (x=1)"), 4, "`LOCK` needs"),
        (
            x86("MOV [x],EBX ;\n MOV AX,[x]", "exists (x=1)"),
            5,
            "mixed size",
        ),
        (
            x86("NOP", "exists (0:EAY=1)"),
            5,
            "thread 0 has no register `EAY`",
        ),
        (x86("NOP", "exists (1:EAX=1)"), 5, "no thread 1"),
        (x86("NOP", "exists (y=1)"), 5, "no location `y`"),
        (x86("NOP", "exists (x=1"), 5, "expected `)`"),
        (
            x86("NOP", "exists (x=)"),
            5,
            "expected a number or the name of a location",
        ),
        (x86("NOP", "exists (x 1)"), 5, "expected `=` or `!=`"),
        (
            x86("NOP", "exists (x=1) (x=2)"),
            5,
            "expected the end of the condition",
        ),
        (
            x86("NOP", "observed x=1;"),
            5,
            "expected `exists`, `~exists` or `forall`",
        ),
        (
            "X86 t\n{ x=0\n P0 ;\n NOP ;\n".to_string(),
            2,
            "the initial state has no end",
        ),
        (
            "X86 t\n{ x= }\n P0 ;\n NOP ;\n".to_string(),
            2,
            "expected a number",
        ),
        (
            "X86 t\n{ 2:EAX=1 }\n P0 ;\n NOP ;\n".to_string(),
            2,
            "no thread 2",
        ),
        (
            "X86 t\n{ foo x=1 }\n P0 ;\n NOP ;\n".to_string(),
            2,
            "`foo` is not a type",
        ),
        (
            "X86 t\n{ }\n P1 ;\n NOP ;\n".to_string(),
            3,
            "expected `P0`",
        ),
        (
            "X86 t\nwhat is this\n{ }\n".to_string(),
            2,
            "expected a description",
        ),
        (
            "X86 t\n(* no end\n{ }\n".to_string(),
            2,
            "this comment has no end",
        ),
        (
            "ARMv8 t\n{ }\n P0 ;\n".to_string(),
            1,
            "tests for ARMv8 are not supported",
        ),
        (
            "MIPS t\n{ }\n P0 ;\n".to_string(),
            1,
            "tests for MIPS are not supported",
        ),
        (
            "BPF t\n{ }\n P0 ;\n".to_string(),
            1,
            "tests for BPF are not supported",
        ),
        ("Z80 t\n{ }\n P0 ;\n".to_string(), 1, "unknown architecture"),
        (String::new(), 1, "the file is empty"),
        (
            c("atomic_frob(x);", "exists (x=1)"),
            4,
            "unknown or unsupported function `atomic_frob`",
        ),
        (
            c("WRITE_ONCE(*x, 1); frob(x);", "exists (x=1)"),
            4,
            "unknown or unsupported function `frob`",
        ),
        (
            c("WRITE_ONCE(*x, 1); atomic_store(x, 1);", "exists (x=1)"),
            4,
            "`atomic_store` is a function of C11",
        ),
        (
            c("WRITE_ONCE(*x);", "exists (x=1)"),
            4,
            "`WRITE_ONCE` has 2 arguments, not 1",
        ),
        (
            c(
                "atomic_store_explicit(x, 1, memory_order_acquire);",
                "exists (x=1)",
            ),
            4,
            "may not have this memory order",
        ),
        (
            c("atomic_store_explicit(x, 1, relaxed);", "exists (x=1)"),
            4,
            "expected a memory order",
        ),
        (
            c("atomic_store(x);", "exists (x=1)"),
            4,
            "has 2 arguments, not 1",
        ),
        (
            c("int r0 = *y;", "exists (x=1)"),
            4,
            "`y` is not declared here",
        ),
        (
            c("int r0 = 1; { int r0 = 2; }", "exists (x=1)"),
            4,
            "`r0` is already declared",
        ),
        (
            c("int r0 = **x;", "exists (x=1)"),
            4,
            "this is not a pointer",
        ),
        (
            c("float r0 = 1;", "exists (x=1)"),
            4,
            "`float` is not a type",
        ),
        (c("int r0 = ;", "exists (x=1)"), 4, "expected an expression"),
        (c("goto end;", "exists (x=1)"), 4, "`goto` is not supported"),
        (c("*x = 1", "exists (x=1)"), 5, "expected `;`"),
        (
            c("*x = 1;", "exists (0:r9=1)"),
            6,
            "thread 0 has no register `r9`",
        ),
        (
            c("__int128 r0 = 1;", "exists (x=1)"),
            4,
            "`__int128` is not a type",
        ),
    ];
    for (text, line, message) in cases {
        let run = check(&text, &[]);
        assert_eq!(run.status, 2, "{text}\n{}{}", run.stdout, run.stderr);
        assert!(
            run.stderr.contains(message),
            "expected {message}\n{text}\n{}",
            run.stderr
        );
        assert!(
            run.stderr.contains(&format!("t.litmus:{line}:")),
            "expected line {line}\n{text}\n{}",
            run.stderr
        );
    }
}

#[test]
fn lines_that_are_too_long_are_not_shown() {
    let body = format!("int r = {}1;", "(".repeat(100_000));
    let run = check(&c(&body, "exists (x=0)"), &[]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("t.litmus:4:"), "{}", run.stderr);
    assert!(run.stderr.contains("nested too deeply") && run.stderr.len() < 300);
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = Folder::new();
    let program = folder.file("t.litmus", &x86("NOP", "exists (x=0)"));
    let (program, directory) = (program.to_str().unwrap(), folder.0.path().to_str().unwrap());
    let latin = folder.0.path().join("latin.litmus");
    std::fs::write(&latin, b"X86 t\xff").unwrap();
    let empty = Folder::new();
    let cases: &[(&[&str], &str)] = &[
        (&["missing.litmus"], "cannot read missing.litmus"),
        (&["program.txt"], "is not a program"),
        (&[latin.to_str().unwrap()], "not a text in UTF-8"),
        (&[empty.0.path().to_str().unwrap()], "no litmus test in"),
        (&[program, "--model", "nonsense"], "nonsense"),
        (
            &[directory, "--expected", "missing.tsv"],
            "cannot read missing.tsv",
        ),
        (
            &[directory, "--expected", program],
            "expected the column names",
        ),
        (&[program, "--jobs", "0"], "--jobs"),
        (&[], "required"),
    ];
    for (arguments, message) in cases {
        let run = katec(arguments);
        assert!(
            run.status == 2 && run.stderr.contains(message),
            "{arguments:?} {}\n{}",
            run.status,
            run.stderr
        );
    }
}

#[test]
fn standard_input_is_read() {
    let test = store_buffering("MFENCE", "exists");
    let model = "acyclic po | rf | co | fr as sc\n";
    let read = |arguments: &[&str], input: &str| command::katec_with_input(arguments, input);
    let run = read(&["check", "-"], &test);
    assert!(run.status == 0 && run.stdout.contains("Observation SB Never"));
    let program = "int main(void) { return 0; }\n";
    let run = read(&["check", "-"], program);
    assert!(
        run.stdout.contains("<stdin>: no errors"),
        "{}{}",
        run.stdout,
        run.stderr
    );
    let litmus = "examples/store-buffering.litmus";
    let run = read(&["check", litmus, "--model", "-"], model);
    assert!(
        run.status == 0 && run.stdout.contains("Never"),
        "{}",
        run.stdout
    );
    let out = tempfile::tempdir().unwrap();
    let out = out.path().join("checker");
    for arguments in [
        &["parse", "-"][..],
        &["prove", "-"],
        &["build", "-", "--emit", "rust"],
        &["build", "-", "--no-compile", "--out", out.to_str().unwrap()],
        &["diff", "-", "sc", "--events", "2"],
        &["synth", "--model", "-", "--forbidden", "--events", "2"],
    ] {
        let run = read(arguments, model);
        assert!(run.status <= 1, "{arguments:?}: {}", run.stderr);
    }
    let both = read(&["check", "-", "--model", "-"], model);
    assert_eq!(both.status, 2);
}

#[test]
fn pipes_get_no_escape_codes() {
    let folder = Folder::new();
    let broken = folder.file("broken.cat", "acyclc po\nacyclic (po\n");
    for arguments in [["parse"], ["build"], ["prove"]] {
        let run = command::katec(&[&arguments[..], &[broken.to_str().unwrap()]].concat());
        assert!(!run.stderr.contains('\u{1b}'), "{}", run.stderr);
    }
}
