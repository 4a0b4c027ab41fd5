//! The verdicts that the literature agrees on for classic shapes, under every engine of the library
//! models.

use std::process::Command;

/// A test: its threads, its condition, and the models (of those below) that allow what the
/// condition describes.
struct Shape {
    name: &'static str,
    threads: &'static [&'static str],
    condition: &'static str,
    allowed: &'static [&'static str],
}

const MODELS: [&str; 7] = ["sc", "tso", "pso", "ra", "sra", "rc11", "rc20"];

const SHAPES: &[Shape] = &[
    Shape {
        name: "SB",
        threads: &["W(x,rlx) R0(y,rlx)", "W(y,rlx) R0(x,rlx)"],
        condition: "0:r0=0 /\\ 1:r0=0",
        allowed: &["tso", "pso", "ra", "sra", "rc11", "rc20"],
    },
    Shape {
        name: "SB+fences",
        threads: &["W(x,rlx) F(sc) R0(y,rlx)", "W(y,rlx) F(sc) R0(x,rlx)"],
        condition: "0:r0=0 /\\ 1:r0=0",
        // Release-acquire has no fences.
        allowed: &["ra", "sra"],
    },
    Shape {
        name: "SB+sc",
        threads: &["W(x,sc) R0(y,sc)", "W(y,sc) R0(x,sc)"],
        condition: "0:r0=0 /\\ 1:r0=0",
        // TSO maps SC accesses to fences; PSO, RA and SRA do not know them.
        allowed: &["pso", "ra", "sra"],
    },
    Shape {
        name: "MP",
        threads: &["W(x,rlx) W(y,rlx)", "R0(y,rlx) R1(x,rlx)"],
        condition: "1:r0=1 /\\ 1:r1=0",
        allowed: &["pso", "rc11", "rc20"],
    },
    Shape {
        name: "MP+rel+acq",
        threads: &["W(x,rlx) W(y,rel)", "R0(y,acq) R1(x,rlx)"],
        condition: "1:r0=1 /\\ 1:r1=0",
        // PSO is a hardware model and does not know release.
        allowed: &["pso"],
    },
    Shape {
        name: "MP+fence",
        threads: &["W(x,rlx) F(sc) W(y,rlx)", "R0(y,rlx) R1(x,rlx)"],
        condition: "1:r0=1 /\\ 1:r1=0",
        allowed: &["rc11", "rc20"],
    },
    Shape {
        name: "LB",
        threads: &["R0(x,rlx) W(y,rlx)", "R0(y,rlx) W(x,rlx)"],
        condition: "0:r0=1 /\\ 1:r0=1",
        allowed: &[],
    },
    Shape {
        name: "IRIW",
        threads: &[
            "W(x,rlx)",
            "R0(x,rlx) R1(y,rlx)",
            "R0(y,rlx) R1(x,rlx)",
            "W(y,rlx)",
        ],
        condition: "1:r0=1 /\\ 1:r1=0 /\\ 2:r0=1 /\\ 2:r1=0",
        allowed: &["ra", "sra", "rc11", "rc20"],
    },
    Shape {
        name: "IRIW+fences",
        threads: &[
            "W(x,rlx)",
            "R0(x,rlx) F(sc) R1(y,rlx)",
            "R0(y,rlx) F(sc) R1(x,rlx)",
            "W(y,rlx)",
        ],
        condition: "1:r0=1 /\\ 1:r1=0 /\\ 2:r0=1 /\\ 2:r1=0",
        allowed: &["ra", "sra"],
    },
    Shape {
        name: "WRC",
        threads: &["W(x,rlx)", "R0(x,rlx) W(y,rlx)", "R0(y,rlx) R1(x,rlx)"],
        condition: "1:r0=1 /\\ 2:r0=1 /\\ 2:r1=0",
        allowed: &["rc11", "rc20"],
    },
    Shape {
        name: "2+2W",
        threads: &["W(x,rlx) V(y,rlx)", "W(y,rlx) V(x,rlx)"],
        condition: "x=1 /\\ y=1",
        allowed: &["pso", "ra", "rc11", "rc20"],
    },
    Shape {
        name: "CoRR",
        threads: &["W(x,rlx)", "R0(x,rlx) R1(x,rlx)"],
        condition: "1:r0=1 /\\ 1:r1=0",
        allowed: &[],
    },
    Shape {
        name: "SB+private-rmw",
        threads: &["W(x,rlx) U(p) R0(y,rlx)", "W(y,rlx) U(q) R0(x,rlx)"],
        condition: "0:r0=0 /\\ 1:r0=0",
        allowed: &["ra", "sra", "rc11", "rc20"],
    },
    Shape {
        name: "release-sequence",
        threads: &["N(d) W(x,rel) V(x,rlx)", "R0(x,acq) D1(d)"],
        condition: "1:r0=2 /\\ 1:r1=0",
        // Continued by the thread's own later write until C++17, no longer in C++20. (The plain
        // accesses race where it is allowed.)
        allowed: &["pso", "rc20"],
    },
];

/// One instruction: `W`/`V` write 1 or 2, `Rn` reads into register n, `F` is a fence, `U` a
/// read-modify-write, `N` and `Dn` a plain write and read.
fn instruction(text: &str) -> String {
    let (operation, operands) = text
        .trim_end_matches(')')
        .split_once('(')
        .expect("an operand");
    let (first, order) = operands.split_once(',').unwrap_or((operands, operands));
    let order = match order {
        "rlx" => "relaxed",
        "acq" => "acquire",
        "rel" => "release",
        _ => "seq_cst",
    };
    let order = format!("memory_order_{order}");
    let (kind, register) = operation.split_at(1);
    match kind {
        "W" => format!("atomic_store_explicit({first}, 1, {order});"),
        "V" => format!("atomic_store_explicit({first}, 2, {order});"),
        "R" => format!("int r{register} = atomic_load_explicit({first}, {order});"),
        "F" => format!("atomic_thread_fence({order});"),
        "U" => format!("atomic_fetch_add_explicit({first}, 1, memory_order_relaxed);"),
        "N" => format!("*{first} = 1;"),
        "D" => format!("int r{register} = *{first};"),
        _ => panic!("unknown instruction {text}"),
    }
}

fn litmus(shape: &Shape) -> String {
    let mut text = format!("C {}\n{{ }}\n", shape.name);
    let parameters = "atomic_int* x, atomic_int* y, atomic_int* p, atomic_int* q, int* d";
    for (number, thread) in shape.threads.iter().enumerate() {
        let body: Vec<_> = thread.split_whitespace().map(instruction).collect();
        text.push_str(&format!(
            "P{number} ({parameters}) {{ {} }}\n",
            body.join(" ")
        ));
    }
    text + &format!("exists ({})\n", shape.condition)
}

#[test]
fn classic_shapes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut table = String::from("file\tmodel\tholds\tstates\tnote\n");
    for shape in SHAPES {
        let file = format!("{}.litmus", shape.name);
        std::fs::write(folder.path().join(&file), litmus(shape)).expect("a writable folder");
        for model in MODELS {
            let holds = u8::from(shape.allowed.contains(&model));
            table.push_str(&format!("{file}\t{model}\t{holds}\t\t\n"));
        }
    }
    let expected = folder.path().join("expected.tsv");
    std::fs::write(&expected, table).expect("a writable folder");
    for engine in ["generated", "tables", "reference"] {
        let output = Command::new(env!("CARGO_BIN_EXE_katec"))
            .arg("check")
            .arg(folder.path())
            .arg("--expected")
            .arg(&expected)
            .args(["--engine", engine])
            .output()
            .expect("the command starts");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{engine}:\n{text}");
        assert!(
            text.contains(&format!(
                "{0} of {0} results agree",
                SHAPES.len() * MODELS.len()
            )),
            "{text}"
        );
    }
}
