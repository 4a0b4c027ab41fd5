//! Models by name, each loaded once.

use katec_compiler::reference::ReferenceModel;
use katec_compiler::{diagnostics, load};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The models that were asked for so far.
#[derive(Default)]
pub struct Models {
    loaded: Mutex<BTreeMap<String, Result<ReferenceModel, String>>>,
}

impl Models {
    /// The model of this name or file, or a message for people.
    pub fn get(&self, name: &str, color: bool) -> Result<ReferenceModel, String> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        loaded
            .entry(name.to_string())
            .or_insert_with(|| load_model(name, color))
            .clone()
    }
}

fn load_model(name: &str, color: bool) -> Result<ReferenceModel, String> {
    let model = load(name).map_err(|errors| errors.render(diagnostics::Severity::Error, color))?;
    ReferenceModel::new(model)
        .map_err(|message| format!("katec: the model {name} cannot be checked: {message}\n"))
}
