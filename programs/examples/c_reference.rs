//! Prints docs/C.md.

fn main() {
    print!("{}", katec_programs::c::reference());
}
