//! Ctrl-C: the first one asks for an end, the second one is the end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Once};

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
static HANDLED: Once = Once::new();

/// The status of a process that Ctrl-C ended, as shells know it.
const ENDED_BY_INTERRUPT: i32 = 130;

/// From now on an interrupt (or the wish of the system that the process ends) asks for an end. The
/// next one ends the process.
pub fn handle() {
    HANDLED.call_once(|| {
        // Without a handler an interrupt ends the process, as ever.
        let _: Result<(), ctrlc::Error> = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(ENDED_BY_INTERRUPT);
            }
        });
    });
}

/// What is set when an end is asked for.
pub fn flag() -> Arc<AtomicBool> {
    Arc::clone(&ASKED)
}

/// Whether an end is asked for.
pub fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
