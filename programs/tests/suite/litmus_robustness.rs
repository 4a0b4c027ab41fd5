//! Whatever the input, reading and running a litmus test comes to an end without a panic.

use katec_checker::explore::Options;
use katec_programs::litmus::{LitmusTest, run_litmus};
use katec_testing::cycles::corpus;
use katec_testing::{MatrixModel, ModelName, cases};
use proptest::prelude::*;

/// Tests with most of the syntax, to be mutated.
const SEEDS: &[&str] = &[
    "X86 a \"doc\"\nCycle=Rfe\n{ x=1; 0:EAX=y; int t[2]={1,2}; }\n P0 | P1 ;\n MOV [x],$1 | L: LOCK XADD [EAX+4*EBX],ECX ;\n MFENCE | CMP EAX,$2 ;\n XCHG [y],EDX | JNE L ;\nlocations [x; 1:EAX;]\nfilter (x=1)\nexists (0:EAX=1 /\\ ~(y=2 \\/ x=0) => t={1,2})\n",
    "X86_64 b\n{ int64_t x=0; 0:rax=x; }\n P0 ;\n movq $1,(%rax) ;\n lock ; cmpxchgq %rbx,8(%rax,%rcx,8) ;\n sete %cl ;\n cmovneq (x),%rdx ;\n~exists ([x]=2)\n",
    "C c\n{ int *p = &x; atomic_int y = 3; }\nP0 (int** p, atomic_int* y) {\n  int r0 = atomic_load_explicit(y, memory_order_acquire);\n  int e = 0;\n  while (r0 > 0 && !atomic_compare_exchange_weak(y, &e, r0 - 1)) { r0 = e; }\n  for (int i = 0; i < 2; i++) **p += i ? i << 1 : -i;\n}\nP1 (int* x) { *x = x[0] * 2 % 3; do { return; } while (1); }\nforall (0:r0=0 \\/ x=1)\n",
];

/// Small pieces that mutations put in.
const PIECES: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    "|",
    ",",
    ":",
    "=",
    "/\\",
    "\\/",
    "~",
    "*",
    "&",
    "$",
    "%",
    "-",
    "<<",
    "(*",
    "*)",
    "/*",
    "\"",
    "0",
    "1",
    "99999999999999999999",
    "0x",
    "P0",
    "P1",
    "x",
    "EAX",
    "exists",
    "forall",
    "filter",
    "locations",
    "LOCK",
    "MOV",
    "int",
    "long",
    "while",
    "if",
    "else",
    "for",
    "return",
    "\n",
    "é",
    "\0",
    "t[70000]",
    "int t[65536];",
];

/// Reads a text, and if it is a test, runs it for a bounded time.
fn try_text(text: &str) {
    if let Ok(mut test) = LitmusTest::parse(text, "t.litmus") {
        test.program_mut().set_bound(2);
        let options = Options {
            event_limit: 50,
            execution_limit: Some(20),
            ..Options::default()
        };
        let outcome = run_litmus(
            &test,
            "t.litmus",
            &mut MatrixModel(ModelName::Rlx),
            "m",
            &options,
        );
        katec_report::litmus_text(&outcome);
    }
}

fn mutation() -> impl Strategy<Value = (usize, usize, usize)> {
    (0..10_000usize, 0..4usize, 0..10_000usize)
}

/// Deletes, inserts, replaces or moves a piece of the text.
fn mutate(text: &mut String, (place, kind, what): (usize, usize, usize)) {
    let boundaries: Vec<usize> = text
        .char_indices()
        .map(|(at, _)| at)
        .chain([text.len()])
        .collect();
    let at = boundaries[place % boundaries.len()];
    let end =
        boundaries[(place % boundaries.len() + 1 + what % 5).min(boundaries.len() - 1)].max(at);
    let piece = PIECES[what % PIECES.len()];
    match kind {
        0 => text.replace_range(at..end, ""),
        1 => text.insert_str(at, piece),
        2 => text.replace_range(at..end, piece),
        _ => {
            let moved = text[at..end].to_string();
            text.push_str(&moved);
        }
    }
}

proptest! {
    #![proptest_config(cases(400, 1500))]

    #[test]
    fn random_text(text in "\\PC{0,200}") {
        try_text(&text);
    }

    #[test]
    fn random_text_after_a_header(language in prop::sample::select(vec!["C", "X86", "X86_64"]), text in "[ -~\\n]{0,200}") {
        try_text(&format!("{language} t\n{{ x=1; }}\n{text}"));
    }

    #[test]
    fn mutated_tests(seed in 0..SEEDS.len(), mutations in prop::collection::vec(mutation(), 1..6)) {
        let mut text = SEEDS[seed].to_string();
        mutations.into_iter().for_each(|one| mutate(&mut text, one));
        try_text(&text);
    }

    #[test]
    fn mutated_tests_of_the_corpus(seed in 0..1000usize, mutations in prop::collection::vec(mutation(), 1..4)) {
        thread_local! {
            static CORPUS: Vec<String> = corpus().into_iter().map(|test| test.text).collect();
        }
        CORPUS.with(|corpus| {
            let mut text = corpus[seed % corpus.len()].clone();
            mutations.into_iter().for_each(|one| mutate(&mut text, one));
            try_text(&text);
        });
    }
}

#[test]
fn the_seeds_are_tests() {
    for seed in SEEDS {
        LitmusTest::parse(seed, "t.litmus").unwrap_or_else(|error| panic!("{error}\n{seed}"));
    }
}

#[test]
fn deep_nesting_is_refused() {
    let many = |text: &str| text.repeat(100_000);
    for body in [
        format!("int a = {}1{};", many("("), many(")")),
        format!("int a = {}1;", many("-")),
        format!("int a = 1{};", many(" + 1")),
        format!("*x = 1{};", many(", 1")),
        format!("{};{}", many("{"), many("}")),
        format!("{};", many("if (1) ")),
        format!("{} int a;", many("if (1) ; else ")),
        format!("int {} a;", many("*")),
        format!("int a = x{};", many("[0]")),
        format!("int a; a{};", many(" = a")),
        format!("int a = {} 1;", many("1 ? 1 :")),
    ] {
        let error = LitmusTest::parse(
            &format!("C t\n{{ }}\nP0 (int* x) {{ {body} }}\nforall (true)\n"),
            "t",
        )
        .unwrap_err();
        assert!(error.line == 3 && error.message.contains("too"), "{error}");
    }
    for condition in [
        format!("{}true{}", many("("), many(")")),
        many("~"),
        many("true => "),
    ] {
        let text = format!("X86 t\n{{ }}\n P0 ;\n NOP ;\nforall {condition}\n");
        assert!(
            LitmusTest::parse(&text, "t")
                .unwrap_err()
                .message
                .contains("too deeply")
        );
    }
    let comments = format!("X86 t\n{{ {}\n", many("(*"));
    assert!(
        LitmusTest::parse(&comments, "t")
            .unwrap_err()
            .message
            .contains("no end")
    );
}
