//! What is being done, on a terminal, while a command works for longer.

use indicatif::ProgressBar;
use std::time::Duration;

/// Says on standard error what is being done until it is dropped, if that is a terminal.
pub struct Doing(ProgressBar);

impl Doing {
    /// This is being done from now on.
    pub fn new(what: &str) -> Self {
        let bar = ProgressBar::new_spinner();
        bar.set_message(what.to_string());
        bar.enable_steady_tick(Duration::from_millis(200));
        Self(bar)
    }

    /// Now it is this.
    pub fn change(&self, what: &str) {
        self.0.set_message(what.to_string());
    }
}

impl Drop for Doing {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
