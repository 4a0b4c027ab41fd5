//! How much tests do, and with which seeds.
//!
//! By default tests take minutes, and are the same in every run. Two variables change that:
//!
//! * `KATEC_TEST=full`: larger samples, and tests that compile crates from nothing. What a test
//!   leaves out without it, it prints.
//! * `KATEC_SEED`: the first seed of the tests that may try other programs in every run. A number,
//!   or `random` for one that no run had before. It is printed, so that a failure can be repeated.

use proptest::test_runner::{Config, RngSeed};
use std::time::{SystemTime, UNIX_EPOCH};

/// The variable that asks for all of the tests.
const EFFORT_VARIABLE: &str = "KATEC_TEST";

/// The variable with the first seed.
const SEED_VARIABLE: &str = "KATEC_SEED";

/// The first seed if no other is asked for: beyond those of the tests whose seeds are always the
/// same.
const FIXED_SEED: u64 = 1_000_000;

/// Whether everything is to be tested.
fn is_full() -> bool {
    match std::env::var(EFFORT_VARIABLE).as_deref() {
        Ok("full") => true,
        Ok("") | Err(_) => false,
        Ok(other) => panic!("{EFFORT_VARIABLE} is {other}: expected `full` or nothing"),
    }
}

/// How many of `what` a test takes: all, or by default a few.
pub fn sample(what: &str, few: u64, all: u64) -> u64 {
    if is_full() {
        return all;
    }
    println!("{few} of {all} {what}: {EFFORT_VARIABLE}=full takes all");
    few
}

/// The steps in which a test goes through `what`: one by one, or by default one in so many.
pub fn one_in(parts: u64, what: &str) -> usize {
    (parts / sample(&format!("parts of {what}"), 1, parts)) as usize
}

/// Whether a test that only the full run has is to run. Says so if it is not.
pub fn runs_in_full(what: &str) -> bool {
    let full = is_full();
    if !full {
        println!("not run: {what}. {EFFORT_VARIABLE}=full runs it");
    }
    full
}

/// The first seed of a test that may try other programs in every run.
pub fn first_seed() -> u64 {
    let seed = match std::env::var(SEED_VARIABLE).as_deref() {
        Ok("random") => {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |since| since.as_nanos() as u64 & u64::from(u32::MAX))
        }
        Ok("") | Err(_) => FIXED_SEED,
        Ok(number) => number.parse().unwrap_or_else(|_| {
            panic!("{SEED_VARIABLE} is {number}: expected a number or `random`")
        }),
    };
    println!("{SEED_VARIABLE}={seed}");
    seed
}

/// What `proptest` is to do: so many cases, from [`first_seed`].
pub fn cases(few: u64, all: u64) -> Config {
    let cases = sample("cases", few, all);
    Config {
        cases: u32::try_from(cases).expect("a few thousand"),
        rng_seed: RngSeed::Fixed(first_seed()),
        failure_persistence: None,
        ..Config::default()
    }
}
