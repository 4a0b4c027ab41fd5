//! What is said while a run lasts, on standard error.

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use katec_checker::explore::{Estimate, Progress};
use serde_json::json;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// How progress is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum How {
    /// A line that changes, on terminals only.
    #[default]
    Auto,
    /// A new line from time to time, for logs.
    Plain,
    /// One JSON object a line, for programs.
    Json,
    /// Not.
    Never,
}

/// Shows how far a run has come.
pub struct Display {
    how: How,
    begin: Instant,
    /// When there was something to say last.
    last: Instant,
    bar: Option<ProgressBar>,
    estimate: Option<Estimate>,
    /// What was there when the run began, and when it began to be measured.
    first: Progress,
}

/// What a line says.
struct Line {
    progress: Progress,
    seconds: f64,
    /// Executions in a second.
    rate: f64,
    /// The share of the estimate, and the time that is left.
    share: Option<f64>,
    left: Option<Duration>,
}

impl Display {
    /// For a run that goes on from here.
    pub fn new(how: How, first: Progress) -> Self {
        let terminal = std::io::stderr().is_terminal();
        let now = Instant::now();
        Self {
            how: match how {
                How::Auto if !terminal => How::Never,
                how => how,
            },
            begin: now,
            last: now,
            bar: None,
            estimate: None,
            first,
        }
    }

    /// Whether anybody looks.
    pub fn is_shown(&self) -> bool {
        self.how != How::Never
    }

    /// Says how long the run will last, about.
    pub fn set_estimate(&mut self, estimate: Estimate, seconds: f64) {
        self.estimate = Some(estimate);
        if self.how == How::Json {
            let (low, high) = estimate.range();
            let line = json!({
                "estimate": estimate.executions.round(),
                "low": low.round(),
                "high": high.round(),
                "samples": estimate.samples,
                "seconds": seconds,
            });
            eprintln!("{line}");
        } else if self.is_shown() {
            let line = format!("katec: {}, {}", executions(&estimate), about_time(seconds));
            match &self.bar {
                Some(bar) => bar.println(line),
                None => eprintln!("{line}"),
            }
        }
    }

    /// How often there is something to say.
    fn interval(&self) -> Duration {
        match self.how {
            How::Plain => Duration::from_secs(10),
            How::Json => Duration::from_secs(1),
            How::Auto | How::Never => Duration::from_millis(100),
        }
    }

    /// Says how far the run has come, if it is time to.
    pub fn show(&mut self, progress: &Progress) {
        if !self.is_shown() || self.last.elapsed() < self.interval() {
            return;
        }
        self.last = Instant::now();
        let line = self.line(*progress);
        match self.how {
            How::Json => eprintln!("{}", line.json(false)),
            How::Plain => eprintln!("katec: {}", line.text()),
            How::Auto | How::Never => self.draw(&line),
        }
    }

    fn draw(&mut self, line: &Line) {
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::new_spinner();
            // The template is a constant; the default one says less.
            if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
                bar.set_style(style);
            }
            bar
        });
        bar.set_message(line.text());
        bar.tick();
    }

    fn line(&self, progress: Progress) -> Line {
        let seconds = self.begin.elapsed().as_secs_f64();
        let new = progress
            .executions()
            .saturating_sub(self.first.executions());
        let rate = new as f64 / seconds.max(1e-3);
        let total = self.estimate.map(|estimate| estimate.executions);
        // An estimate that is too small says nothing any more.
        let total = total.filter(|total| *total > progress.executions() as f64);
        let done = progress.executions() as f64;
        let left = total.map(|total| (total - done) / rate.max(1e-3));
        Line {
            progress,
            seconds,
            rate,
            share: total.map(|total| done / total),
            left: left.map(|left| Duration::from_secs_f64(left.min(1e9))),
        }
    }

    /// Says how far the run came at its end.
    pub fn finish(&mut self, progress: &Progress) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        if self.how == How::Json {
            eprintln!("{}", self.line(*progress).json(true));
        }
    }
}

impl Line {
    fn text(&self) -> String {
        let executions = counted(self.progress.executions() as f64);
        let mut text = format!("{executions} executions");
        if self.progress.blocked > 0 {
            text += &format!(" ({} blocked)", counted(self.progress.blocked as f64));
        }
        text += &format!(", {} a second", counted(self.rate));
        if let Some(share) = self.share {
            text += &format!(", {:.0} % of the estimate", 100.0 * share);
        }
        if let Some(left) = self.left {
            text += &format!(", {} left", about_time(left.as_secs_f64()));
        }
        text
    }

    fn json(&self, finished: bool) -> serde_json::Value {
        json!({
            "executions": self.progress.executions(),
            "complete": self.progress.complete,
            "blocked": self.progress.blocked,
            "failed": self.progress.failed,
            "seconds": self.seconds,
            "rate": self.rate,
            "share": self.share,
            "left": self.left.map(|left| left.as_secs_f64()),
            "finished": finished,
        })
    }
}

/// An estimate in words.
pub fn executions(estimate: &Estimate) -> String {
    if estimate.samples == 0 {
        let executions = estimate.executions;
        let plural = if executions == 1.0 { "" } else { "s" };
        return format!("{executions} execution{plural}");
    }
    let (low, high) = estimate.range();
    let mean = counted(estimate.executions);
    match estimate.error * 100.0 < estimate.executions {
        true => format!("about {mean} executions"),
        false => format!(
            "about {mean} executions, probably {} to {}",
            counted(low),
            counted(high)
        ),
    }
}

/// A number in words, with two digits that count if it is large.
pub fn counted(number: f64) -> String {
    let scaled = |unit: f64, name: &str| {
        let number = number / unit;
        match number < 10.0 {
            true => format!("{number:.1} {name}"),
            false => format!("{number:.0} {name}"),
        }
    };
    match number {
        _ if number < 10_000.0 => format!("{number:.0}"),
        _ if number < 1e6 => format!("{:.0},000", number / 1e3),
        _ if number < 1e9 => scaled(1e6, "million"),
        _ if number < 1e15 => scaled(1e9, "billion"),
        _ => format!("{number:.0e}"),
    }
}

/// A time in words.
pub fn about_time(seconds: f64) -> String {
    let unit = |size: f64, name: &str| format!("about {:.0} {name}", (seconds / size).max(1.0));
    match seconds {
        _ if seconds < 1.0 => "less than a second".to_string(),
        _ if seconds < 120.0 => unit(1.0, "s"),
        _ if seconds < 7200.0 => unit(60.0, "min"),
        _ if seconds < 172_800.0 => unit(3600.0, "hours"),
        _ if seconds < 6e7 => unit(86_400.0, "days"),
        _ => "years".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_times_are_short() {
        let cases = [(7.0, "7"), (12_345.0, "12,000"), (1.25e6, "1.2 million")];
        for (number, words) in cases {
            assert_eq!(counted(number), words);
        }
        assert_eq!(counted(3.4e10), "34 billion");
        assert_eq!(about_time(0.2), "less than a second");
        assert_eq!(about_time(59.6), "about 60 s");
        assert_eq!(about_time(600.0), "about 10 min");
        assert_eq!(about_time(1e12), "years");
    }
}
