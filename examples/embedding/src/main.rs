//! Prints how many executions store buffering has under TSO.

fn main() {
    println!("{} executions", katec_embedding::executions());
}
