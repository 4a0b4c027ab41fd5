//! Work for several threads that is not kept all at once.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};

/// How many pieces of work a thread takes at a time.
const BATCH: usize = 32;

/// How many batches wait for threads at most.
const WAITING: usize = 64;

/// Numbers what `produce` makes and gives it to workers, one a thread, until one of them says that
/// it is enough. The earlier pieces of work are begun earlier. Whether all was worked on.
pub fn share<T: Send, W: FnMut(usize, T) -> ControlFlow<()>>(
    jobs: usize,
    produce: impl FnOnce(&mut dyn FnMut(T) -> ControlFlow<()>),
    worker: impl Fn() -> W + Sync,
) -> bool {
    let stopped = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let (sender, receiver) = sync_channel::<Vec<(usize, T)>>(WAITING);
        let receiver = Arc::new(Mutex::new(receiver));
        let (stopped, worker) = (&stopped, &worker);
        for _ in 0..jobs.max(1) {
            let receiver = Arc::clone(&receiver);
            scope.spawn(move || {
                let mut work = worker();
                loop {
                    let batch = receiver
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .recv();
                    let Ok(batch) = batch else {
                        break;
                    };
                    for (number, piece) in batch {
                        // Batches are still taken after the end: the producer must not wait.
                        if stopped.load(Ordering::Relaxed) || work(number, piece).is_break() {
                            stopped.store(true, Ordering::Relaxed);
                            break;
                        }
                    }
                }
            });
        }
        // If no worker is left, sending fails.
        drop(receiver);
        let mut batch = Vec::with_capacity(BATCH);
        let mut count = 0;
        produce(&mut |piece| {
            batch.push((count, piece));
            count += 1;
            // The first ones go out one by one, so that no thread waits for long.
            if batch.len() == BATCH || count < BATCH {
                let full = std::mem::replace(&mut batch, Vec::with_capacity(BATCH));
                if sender.send(full).is_err() {
                    return ControlFlow::Break(());
                }
            }
            match stopped.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        let _ = sender.send(batch);
        drop(sender);
    });
    !stopped.load(Ordering::Relaxed)
}
