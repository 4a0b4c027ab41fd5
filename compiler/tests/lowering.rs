//! Lowered models against the reference evaluator: the same answers on every graph that exploration visits.

use katec_checker::explore::{CountOnly, Options, Schedule, explore};
use katec_checker::lowered::TableModel;
use katec_checker::model::MemoryModel;
use katec_checker::testing::{Compared, Shape, random_program};
use katec_compiler::lower::lower;
use katec_compiler::reference::ReferenceModel;
use katec_compiler::{library, resolve_text};
use std::sync::Arc;

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

