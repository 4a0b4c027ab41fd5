//! Lowered models against the reference evaluator: the same answers on every graph that exploration visits.

use katec_checker::event::EventId;
use katec_checker::explore::{CountOnly, Options, Schedule, explore};
use katec_checker::graph::Graph;
use katec_checker::lowered::TableModel;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::testing::{Shape, random_program};
use katec_compiler::lower::lower;
use katec_compiler::reference::ReferenceModel;
use katec_compiler::{library, resolve_text};
use std::sync::Arc;

/// Runs a model and asserts that another gives the same answers.
struct Compared<M> {
    model: M,
    reference: ReferenceModel,
    context: String,
}

impl<M: MemoryModel> Compared<M> {
    fn compare(&self, what: &str, graph: &Graph, event: EventId, fine: bool) {
        assert!(fine, "{what} at {event:?}\n{}\n{graph:#?}", self.context);
    }
}

impl<M: MemoryModel> MemoryModel for Compared<M> {
    fn view_count(&self) -> usize {
        self.model.view_count()
    }

    fn update_views(&mut self, graph: &mut Graph, event: EventId) {
        self.model.update_views(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        let first = self.model.first_readable(graph, read);
        // Whatever is left out must be inconsistent.
        let mut copy = graph.clone();
        let co = graph.location(read).map_or(&[][..], |l| graph.co(l));
        for write in &co[..first] {
            copy.set_rf(read, *write);
            let allowed = self.reference.consistent_from_scratch(&copy);
            self.compare("range of a read", graph, read, !allowed);
        }
        first
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        let first = self.model.first_place(graph, write);
        let mut copy = graph.clone();
        let co = graph.location(write).map_or(&[][..], |l| graph.co(l));
        for predecessor in &co[..first] {
            copy.place_after(write, *predecessor);
            let allowed = self.reference.consistent_from_scratch(&copy);
            self.compare("range of a write", graph, write, !allowed);
        }
        first
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        self.model.may_revisit(graph, read, write)
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        let consistent = self.model.consistent(graph, event);
        let expected = self.reference.consistent_from_scratch(graph);
        let scratch = self.model.consistent_from_scratch(graph);
        self.compare("from scratch", graph, event, scratch == expected);
        // Of two changed events the first answer may overlook the second; only a refusal is final.
        self.compare("consistency", graph, event, consistent || !expected);
        consistent
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.model.consistent_from_scratch(graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        let expected = self.reference.consistent_from_scratch(graph);
        self.compare("a graph that was let through", graph, event, expected);
        let (mut mine, mut other) = (Vec::new(), Vec::new());
        self.model.findings(graph, event, &mut mine);
        self.reference.findings(graph, event, &mut other);
        for finding in &mine {
            let known = other
                .iter()
                .any(|f| f.name == finding.name && f.severity == finding.severity);
            self.compare("a finding too many", graph, event, known);
        }
        for finding in &other {
            let involved = finding.events.0 == event || finding.events.1 == Some(event);
            let known = !involved || mine.iter().any(|f| f.name == finding.name);
            self.compare("a finding missing", graph, event, known);
        }
        found.append(&mut mine);
    }

    fn uses_thread_ends(&self) -> bool {
        self.model.uses_thread_ends()
    }

    fn needs_dependencies(&self) -> bool {
        self.model.needs_dependencies()
    }
}

fn tables(text: &str) -> TableModel {
    let model = resolve_text("model.cat", text).unwrap();
    TableModel::new(Arc::new(lower(model).unwrap()))
}

fn compare(text: &str, shape: &Shape, seeds: std::ops::Range<u64>) {
    let reference = ReferenceModel::new(resolve_text("model.cat", text).unwrap()).unwrap();
    let mut model = Compared {
        model: tables(text),
        reference,
        context: String::new(),
    };
    for seed in seeds {
        let mut program = random_program(shape, seed);
        program.dependencies = model.needs_dependencies();
        model.context = format!("seed {seed}\n{program}\n{text}");
        let options = Options {
            schedule: Schedule::Random(seed),
            ..Options::default()
        };
        explore(&mut model, &program, &options, &mut CountOnly);
    }
}

#[test]
fn library_models_agree() {
    let shape = Shape {
        max_instructions: 7,
        ..Shape::default()
    };
    for (name, _) in library::models() {
        compare(library::text(name).unwrap(), &shape, 0..40);
    }
}

#[test]
fn strategies_of_the_library() {
    for (name, _) in library::models() {
        let model = resolve_text(name, library::text(name).unwrap()).unwrap();
        let lowered = lower(model).unwrap();
        println!(
            "== {name}: views {:?} ranges {:?}",
            lowered
                .views
                .iter()
                .map(|v| (&v.name, v.joins.len(), &v.joins))
                .collect::<Vec<_>>(),
            lowered.ranges
        );
        for c in &lowered.constraints {
            println!("  {:20} {:18} {}", c.name, c.strategy.name(), c.reason);
        }
    }
}
