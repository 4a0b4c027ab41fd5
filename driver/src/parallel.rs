//! Runs independent jobs on several threads and takes their results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// Runs `job(i)` for every `i` below `count` on so many threads, and gives the results to `take` in
/// the order of `i`, each as soon as all before it are there.
pub fn in_order<T: Send>(
    threads: usize,
    count: usize,
    job: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T),
) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.min(count) {
            let sender = sender.clone();
            let (next, job) = (&next, &job);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= count || sender.send((i, job(i))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut wanted = 0;
        for (i, result) in receiver {
            waiting.insert(i, result);
            while let Some(result) = waiting.remove(&wanted) {
                take(wanted, result);
                wanted += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn results_come_in_order() {
        let mut taken = Vec::new();
        in_order(4, 100, |i| i * i, |i, square| taken.push((i, square)));
        assert_eq!(taken, (0..100).map(|i| (i, i * i)).collect::<Vec<_>>());
        in_order(4, 0, |i| i, |_, _| unreachable!());
    }
}
