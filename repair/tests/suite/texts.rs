//! Changes are written as people would.

use crate::{marked, models};
use katec_repair::choices::{Way, With};
use katec_repair::patch::{changed_texts, difference};
use katec_repair::search::{Answer, Settings, repair};

/// The patch of the first repair.
fn patch(text: &str, model: &str, with: With) -> String {
    let (test, source, choices) = marked(text, with, Way::Up);
    let outcome = repair(&test, &choices, &models(model), &Settings::default());
    let Answer::Repaired(repaired) = outcome.expect("an answer").answer else {
        panic!("not repaired:\n{text}");
    };
    let sources = [source];
    let texts = changed_texts(&sources, &choices, &repaired.repairs[0].assignment);
    difference("t", &sources[0].text, &texts[0].1)
}

#[test]
fn rows_of_a_processor_get_a_row_more() {
    let text = "X86 SB\n{ }\n P0          | P1          ;\n MOV [x],$1  | MOV [y],$1  ;\n \
                MOV EAX,[y] | MOV EAX,[x] ;\nexists (0:EAX=0 /\\ 1:EAX=0)\n";
    let patch = patch(text, "tso", With::Both);
    assert!(patch.contains("+ MFENCE      | MFENCE      ;\n"), "{patch}");
    assert_eq!(patch.matches("\n+").count(), 2, "{patch}");
}

#[test]
fn memory_orders_are_replaced_where_they_are() {
    let text = "C MP\n{ x=0; f=0; }\nP0 (int* x, atomic_int* f) {\n  *x = 1;\n  \
                atomic_store_explicit(f, 1, memory_order_relaxed);\n}\n\
                P1 (int* x, atomic_int* f) {\n  int r0 = 0;\n  \
                if (atomic_load_explicit(f, memory_order_relaxed)) { r0 = *x; }\n}\n\
                exists (1:r0=5)\n";
    let patch = patch(text, "rc11", With::Both);
    assert!(
        patch.contains("+  atomic_store_explicit(f, 1, memory_order_release);"),
        "{patch}"
    );
    assert!(
        patch.contains("atomic_load_explicit(f, memory_order_acquire)) {"),
        "{patch}"
    );
}
