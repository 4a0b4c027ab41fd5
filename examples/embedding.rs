//! A check inside a Rust program: every execution of two threads under a generated model.
//!
//! `katec build mymodel.cat --emit rust` prints such a model as a module that depends on `katec-checker` alone; here it is one of
//! the library.

use katec_checker::explore::{CountOnly, Options, explore};
use katec_generated::tso::Tso;
use katec_programs::litmus::LitmusTest;

/// Explores the program and prints how many executions it has.
pub fn main() {
    let source = include_str!("store-buffering.litmus");
    let test = LitmusTest::parse(source, "store-buffering.litmus").expect("a litmus test");
    let summary = explore(
        &mut Tso::new(),
        test.program(),
        &Options::default(),
        &mut CountOnly,
    );
    println!("{} executions", summary.complete);
    assert_eq!(summary.complete, 4);
}
