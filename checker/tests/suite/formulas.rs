//! Relations as rows of bits.

use katec_checker::builtin::BuiltinRelation;
use katec_checker::event::{EventId, FenceKind, Mode, ThreadId};
use katec_checker::graph::Graph;
use katec_checker::search::formula::{Demand, Formula, Operation, Register, Rows};
use katec_checker::search::view::NoViews;

#[test]
fn rows_of_several_words() {
    const PO: Register = Register(0);
    const PO_PO: Register = Register(2);
    let mut graph = Graph::new(1, 0);
    for _ in 0..130 {
        graph.add_fence(ThreadId(0), Mode::Acquire, FenceKind::Language);
    }
    let operations = vec![
        Operation::Relation(BuiltinRelation::Po),
        Operation::Inverse(PO),
        Operation::Sequence(PO, PO),
        Operation::Complement(PO),
    ];
    let mut rows = Rows::new(Formula { operations }, Box::new(NoViews));
    rows.begin(&graph);
    let expected = [(0, 71..130), (1, 0..70), (2, 72..130), (3, 0..71)];
    for (register, events) in expected {
        let mut found = Vec::new();
        rows.visit(Register(register), &graph, EventId(70), |event| {
            found.push(event.0);
        });
        assert_eq!(found, events.collect::<Vec<u32>>(), "{register}");
    }
    assert!(rows.holds(&graph, Demand::Acyclic(PO)));
    assert_eq!(
        rows.offender(&graph, Demand::Included(PO, PO_PO), EventId(128)),
        Some((EventId(127), EventId(128)))
    );
}
