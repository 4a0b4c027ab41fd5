//! The programs that katec checks: litmus tests, and C programs by way of LLVM's text form.

pub mod c;
pub mod litmus;

mod reads;
