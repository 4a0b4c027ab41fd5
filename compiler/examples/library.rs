//! Writes the crate of library models:
//! `cargo run -p katec-compiler --example library -- generated/src`.
//!
//! `katec build --library` does the same; this needs no generated code to be built, so it works
//! when that is broken.

use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("the folder is missing")?;
    for (file, text) in katec_compiler::codegen::library_sources()? {
        std::fs::write(PathBuf::from(&folder).join(file), text)?;
    }
    Ok(())
}
