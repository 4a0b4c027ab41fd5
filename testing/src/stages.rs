//! The stages of a model that tests start from.

use katec_compiler::lower::LoweredModel;
use katec_compiler::pipeline::{Prepared, Resolved};
use katec_compiler::reference::ReferenceModel;
use katec_compiler::resolve_text;

/// The resolved form of a model's text.
pub fn resolved(text: &str) -> Resolved {
    resolve_text("model.cat", text).unwrap_or_else(|errors| panic!("{errors}\n{text}"))
}

/// A model with a meaning on executions.
pub fn prepared(model: Resolved) -> Prepared {
    model
        .prepare()
        .unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The model that evaluates a text as written.
pub fn reference(text: &str) -> ReferenceModel {
    ReferenceModel::new(&prepared(resolved(text)))
}

/// How a model is checked, whether or not it can be explored exactly.
pub fn lowered(text: &str) -> LoweredModel {
    prepared(resolved(text)).assume_admitted().lower()
}
