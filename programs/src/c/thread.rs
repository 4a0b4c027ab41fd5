//! The names of threads: derived from who created a thread and how many that one had created
//! before.
//!
//! So a name follows from the history of the creator alone, and is the same in every execution in
//! which that history is the same. It is what C programs see as `pthread_t`, and it is part of the
//! addresses of what a thread makes. So it has to fit into [`NAME_BITS`] bits.
//!
//! `main` is 0, and the threads that it creates are 1, 2, 3 and so on. The name of a thread that
//! another thread created has its highest bit set, and below it the *path* to that thread: a 1 to
//! mark where the path begins, and then for each thread from the child of `main` on its number
//! among the threads of its creator, from 1. Numbers are written in Elias's gamma code (as many
//! zeros as the number has bits after its first, then the number), so that a path can be read in
//! one way only, and two threads never have the same name. Paths that are too long have no name:
//! that is a limit.

use katec_checker::event::ThreadName;

/// How many bits a name has.
pub const NAME_BITS: u32 = 16;

/// How many threads one thread may create. Clocks have an entry for each thread, so that the cost
/// of an execution grows with the square of their number: a loop that creates threads without end
/// must come to an end before that matters.
pub const CHILDREN: u32 = 1000;

/// The thread that runs `main`.
pub const MAIN: ThreadName = ThreadName(0);

/// From here on names hold paths.
const NESTED: u64 = 1 << (NAME_BITS - 1);

/// The name of the thread that a thread creates after `count` others; `None` if there is none.
pub fn child(creator: ThreadName, count: u32) -> Option<ThreadName> {
    let number = u64::from(count) + 1;
    if creator == MAIN {
        return (number < NESTED).then_some(ThreadName(number));
    }
    let path = match creator.0 < NESTED {
        true => append(1, creator.0)?,
        false => creator.0 - NESTED,
    };
    Some(ThreadName(NESTED + append(path, number)?))
}

/// Puts a number behind a path, if there is room.
fn append(path: u64, number: u64) -> Option<u64> {
    let bits = 2 * number.ilog2() + 1;
    let longer = path.checked_mul(1_u64.checked_shl(bits)?)? | number;
    (longer < NESTED).then_some(longer)
}

/// The numbers on the path to a thread that is not `main`; `None` if no thread can have this name.
fn path(name: ThreadName) -> Option<Vec<u64>> {
    if name.0 < NESTED {
        return Some(vec![name.0]);
    }
    let path = name.0 - NESTED;
    if path == 0 || path >= NESTED {
        return None;
    }
    let mut numbers = Vec::new();
    let mut left = path.ilog2();
    while left > 0 {
        let rest = path & ((1 << left) - 1);
        let zeros = left.checked_sub(rest.checked_ilog2()? + 1)?;
        left = left.checked_sub(2 * zeros + 1)?;
        numbers.push(rest >> left);
    }
    (numbers.len() > 1).then_some(numbers)
}

/// Who creates the thread with a name, and after how many others; `None` for `main` and if no
/// thread can have this name.
pub fn origin(name: ThreadName) -> Option<(ThreadName, u32)> {
    if name == MAIN {
        return None;
    }
    let numbers = path(name)?;
    let (last, creators) = numbers.split_last()?;
    let creator = creators.iter().try_fold(MAIN, |creator, number| {
        child(creator, u32::try_from(number - 1).ok()?)
    })?;
    Some((creator, u32::try_from(last - 1).ok()?))
}

/// A thread as reports call it: by its number, or by the numbers on its path.
pub fn describe(name: ThreadName) -> String {
    let numbers = path(name).unwrap_or_default();
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    texts.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_tell_who_created_a_thread() {
        let mut known = vec![MAIN];
        let mut next = 0;
        while let Some(creator) = known.get(next).copied() {
            let most = if creator == MAIN { 100 } else { u32::MAX };
            for count in 0..most {
                let Some(name) = child(creator, count) else {
                    break;
                };
                assert!(name.0 < 1 << NAME_BITS);
                assert_eq!(origin(name), Some((creator, count)));
                known.push(name);
            }
            next += 1;
        }
        let set: BTreeSet<_> = known.iter().collect();
        assert_eq!(set.len(), known.len());
        assert!(known.len() > 1000);
    }

    #[test]
    fn numbers_that_are_no_names_have_no_origin() {
        for value in 0..(1 << NAME_BITS) + 100 {
            let name = ThreadName(value);
            if let Some((creator, count)) = origin(name) {
                assert_eq!(child(creator, count), Some(name));
            }
        }
        assert_eq!(origin(ThreadName(u64::MAX)), None);
        assert_eq!(origin(MAIN), None);
    }

    #[test]
    fn usual_programs_have_names_for_their_threads() {
        assert_eq!(child(MAIN, 4000), Some(ThreadName(4001)));
        let of_fifth = child(MAIN, 4).and_then(|thread| child(thread, 15));
        assert_eq!(of_fifth.map(describe).as_deref(), Some("5.16"));
        let mut chain = MAIN;
        for _ in 0..10 {
            chain = child(chain, 0).expect("a name");
        }
        assert_eq!(describe(chain), "1.1.1.1.1.1.1.1.1.1");
        assert_eq!(describe(ThreadName(3)), "3");
        assert_eq!(describe(MAIN), "0");
    }
}
