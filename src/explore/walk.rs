//! Executions one by one: an exploration in a thread of its own that waits until more are wanted.

use super::filter::{Filter, Kind};
use crate::engines::Models;
use katec_checker::check::{
    self, About, Annotate, ExecutionReport, Observer, OnError, Settings, ViolationKind,
};
use katec_checker::explore::{Explored, Options};
use katec_checker::program::Program;
use katec_driver::{AnyModel, AnyProgram, Form, Models as _};
use katec_programs::c::CProgram;
use katec_programs::litmus::{LitmusProgram, final_state};
use katec_report::{Item, state_text};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// What is explored.
pub struct Subject {
    pub program: AnyProgram,
    pub models: Models,
    pub model: String,
}

/// How many executions are remembered, for going back.
const REMEMBERED: usize = 1000;

/// What the exploring thread says.
enum Message {
    Found(String),
    /// What was found so far does not count: the exploration starts again.
    Restarted,
    Ended(End),
}

/// How an exploration ended.
enum End {
    /// It came to its end, after so many executions.
    Explored(u64),
    /// It could not be done.
    Failed(String),
}

/// An exploration that has come so far, and what it found of what is wanted.
pub struct Walk {
    filter: Filter,
    receiver: Receiver<Message>,
    /// The last executions that were found, as JSON.
    found: VecDeque<String>,
    /// How many were found before those.
    forgotten: usize,
    ended: Option<End>,
}

/// An answer of a walk.
pub enum Next {
    Found(String),
    NoMore { found: usize, explored: u64 },
    Failed(String),
}

impl Walk {
    /// Starts an exploration that looks for some executions. It ends when the walk is dropped.
    pub fn start(subject: &Arc<Subject>, filter: Filter) -> Self {
        // One execution ahead of what is looked at.
        let (sender, receiver) = sync_channel(1);
        let (subject, wanted) = (Arc::clone(subject), filter.clone());
        std::thread::spawn(move || explore(&subject, wanted, &sender));
        Self {
            filter,
            receiver,
            found: VecDeque::new(),
            forgotten: 0,
            ended: None,
        }
    }

    pub fn filter(&self) -> &Filter {
        &self.filter
    }

    /// Whether an execution was found so long ago that it is not remembered.
    pub fn has_forgotten(&self, number: usize) -> bool {
        number < self.forgotten
    }

    /// An execution by its number among those that are wanted, from 0. It must not be forgotten.
    pub fn execution(&mut self, number: usize) -> Next {
        loop {
            let index = number.checked_sub(self.forgotten);
            if let Some(json) = index.and_then(|index| self.found.get(index)) {
                return Next::Found(json.clone());
            }
            match &self.ended {
                None => self.advance(),
                Some(End::Explored(explored)) => {
                    return Next::NoMore {
                        found: self.forgotten + self.found.len(),
                        explored: *explored,
                    };
                }
                Some(End::Failed(message)) => return Next::Failed(message.clone()),
            }
        }
    }

    fn advance(&mut self) {
        match self.receiver.recv() {
            Ok(Message::Found(json)) => {
                self.found.push_back(json);
                if self.found.len() > REMEMBERED {
                    self.found.pop_front();
                    self.forgotten += 1;
                }
            }
            Ok(Message::Restarted) => {
                self.found.clear();
                self.forgotten = 0;
            }
            Ok(Message::Ended(end)) => self.ended = Some(end),
            Err(_) => self.ended = Some(End::Failed("the exploration failed".to_string())),
        }
    }
}

/// Explores, and says what it finds as long as somebody listens.
fn explore(subject: &Subject, filter: Filter, sender: &SyncSender<Message>) {
    let (models, name) = (&subject.models, &*subject.model);
    let form = match &subject.program {
        AnyProgram::Litmus(test) => Form::of((models, name), test.program(), false),
        AnyProgram::C(_) => Ok(Form::Built),
    };
    let end = match form.and_then(|form| form.make(models, name, false)) {
        Ok(mut model) => explore_with(subject, &mut model, filter, sender),
        Err(refused) => End::Failed(refused.message),
    };
    // Nobody listens any more if other executions are wanted by now.
    let _ = sender.send(Message::Ended(end));
}

fn explore_with(
    subject: &Subject,
    model: &mut AnyModel,
    filter: Filter,
    sender: &SyncSender<Message>,
) -> End {
    let annotate = subject.models.annotate(&subject.model);
    match &subject.program {
        AnyProgram::Litmus(test) => {
            let names = test.observed_names();
            let state = |execution: &Explored<'_, LitmusProgram>| {
                let values = final_state(test, execution);
                values.map_or_else(String::new, |values| state_text(&names, &values))
            };
            let seeker = Seeker::new(state, filter, sender, annotate);
            let settings = Settings {
                deadlocks: false,
                ..Settings::new(Options::default())
            };
            seeker.run(test.program().clone(), model, settings)
        }
        AnyProgram::C(program) => {
            let no_state = |_: &Explored<'_, CProgram>| String::new();
            let seeker = Seeker::new(no_state, filter, sender, annotate);
            let settings = Settings::new(Options::for_programs());
            seeker.run(CProgram::clone(program), model, settings)
        }
    }
}

/// Sends the executions that are wanted.
struct Seeker<'a, S> {
    /// The final state of an execution, in words.
    state: S,
    filter: Filter,
    sender: &'a SyncSender<Message>,
    annotate: Option<Annotate>,
    explored: u64,
}

impl<'a, S> Seeker<'a, S> {
    fn new(
        state: S,
        filter: Filter,
        sender: &'a SyncSender<Message>,
        annotate: Option<Annotate>,
    ) -> Self {
        Self {
            state,
            filter,
            sender,
            annotate,
            explored: 0,
        }
    }

    fn run<P>(mut self, mut program: P, model: &mut AnyModel, settings: Settings) -> End
    where
        P: Program,
        S: Fn(&Explored<'_, P>) -> String,
    {
        let settings = Settings {
            on_error: OnError::Continue,
            ..settings
        };
        let outcome = check::run_observed(&mut program, "", model, "", &settings, &mut self);
        match outcome.unanswered {
            Some(reason) => End::Failed(reason.to_string()),
            None => End::Explored(self.explored),
        }
    }

    fn offer<P>(
        &mut self,
        at: &Explored<'_, P>,
        kind: Kind,
        title: &str,
        about: About,
    ) -> ControlFlow<()>
    where
        P: Program,
        S: Fn(&Explored<'_, P>) -> String,
    {
        if !self.filter.takes(kind) {
            return ControlFlow::Continue(());
        }
        let state = match kind {
            Kind::Complete => (self.state)(at),
            Kind::Blocked | Kind::Wrong => String::new(),
        };
        let report = ExecutionReport::annotated(at, about, self.annotate.as_ref());
        if !self.filter.accepts(&report, &state) {
            return ControlFlow::Continue(());
        }
        let title = if state.is_empty() { title } else { &state };
        let item = Found {
            explored: self.explored,
            item: Item {
                state: state.clone(),
                ..Item::new(title.to_string(), &report)
            },
        };
        let json = serde_json::to_string(&item).unwrap_or_default();
        match self.sender.send(Message::Found(json)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}

/// An execution as the page gets it.
#[derive(serde::Serialize)]
struct Found<'a> {
    /// How many executions were gone through to find it.
    explored: u64,
    #[serde(flatten)]
    item: Item<'a>,
}

impl<P, S> Observer<P> for Seeker<'_, S>
where
    P: Program,
    S: Fn(&Explored<'_, P>) -> String,
{
    fn complete(&mut self, execution: &Explored<'_, P>) -> ControlFlow<()> {
        self.explored += 1;
        self.offer(execution, Kind::Complete, "complete", About::default())
    }

    fn blocked(&mut self, execution: &Explored<'_, P>) -> ControlFlow<()> {
        self.explored += 1;
        self.offer(execution, Kind::Blocked, "blocked", About::default())
    }

    fn wrong(
        &mut self,
        at: &Explored<'_, P>,
        kind: &ViolationKind,
        message: &str,
        about: &About,
    ) -> ControlFlow<()> {
        let title = format!("{kind}: {message}");
        self.offer(at, Kind::Wrong, &title, about.clone())
    }

    fn restart(&mut self) {
        self.explored = 0;
        // If nobody listens, the next execution ends it.
        let _ = self.sender.send(Message::Restarted);
    }
}
