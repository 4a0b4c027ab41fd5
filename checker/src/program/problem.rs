//! What can be wrong with a program.
//!
//! Every way in which a program can be wrong, whatever the memory model, is a variant of
//! [`ProblemKind`]. What a model's own `error` and `warning` constraints find is not among them: it
//! carries the name that the model gives it ([`Finding::name`](crate::model::Finding::name)).

use std::fmt;

/// Declares the kinds with the words that reports use for them. There is one list, so a kind
/// cannot be without a word, and none is forgotten when words are read.
macro_rules! problem_kinds {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// A kind of problem of a program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ProblemKind {
            $($(#[$doc])* $variant,)*
        }

        /// A number of bytes in words, for messages.
pub fn bytes(count: u64) -> String {
    match count {
        1 => "1 byte".to_string(),
        _ => format!("{count} bytes"),
    }
}

impl ProblemKind {
            /// All kinds.
            pub const ALL: &[ProblemKind] = &[$(ProblemKind::$variant,)*];

            /// The word that reports use, in text and in JSON.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ProblemKind::$variant => $name,)*
                }
            }
        }
    };
}

problem_kinds! {
    /// An assertion of the program does not hold.
    Assertion = "assertion",
    /// The program gives itself up.
    Abort = "abort",
    /// Code that must not be reached is reached.
    Unreachable = "unreachable",
    /// Memory is read that was never written.
    Uninitialised = "uninitialised",
    /// An access through the null pointer.
    NullAccess = "null-access",
    /// An access outside of every object, or beyond the end of one.
    OutOfBounds = "out-of-bounds",
    /// An access of no location of a litmus test.
    InvalidAccess = "invalid access",
    /// A write to a constant.
    WriteToConstant = "write-to-constant",
    /// An access of an object that was released.
    UseAfterFree = "use-after-free",
    /// An object is released twice.
    DoubleFree = "double-free",
    /// Something is released that was not allocated.
    InvalidFree = "invalid-free",
    /// An allocation with an alignment that is none.
    InvalidAllocation = "invalid-allocation",
    /// An allocated object is never released. A warning.
    Leak = "leak",
    /// A call of something that is no function, or with other arguments than it takes.
    InvalidCall = "invalid-call",
    /// Division by zero.
    DivisionByZero = "division-by-zero",
    /// The result of a division does not fit.
    DivisionOverflow = "division-overflow",
    /// A shift by as many bits as the value has, or more.
    Shift = "shift",
    /// An operation whose result the language leaves undefined.
    Undefined = "undefined",
    /// A lock is misused.
    Mutex = "mutex",
    /// A condition variable is misused.
    Condition = "condition",
    /// A semaphore is misused.
    Semaphore = "semaphore",
    /// A thread is created or joined in a way that has no meaning.
    Thread = "thread",
    /// A barrier is misused: see [`crate::barrier`].
    Barrier = "barrier",
    /// No thread can go on: each waits for another, or for a lock or a barrier.
    Deadlock = "deadlock",
    /// No thread can go on, and some go round for ever in loops that nothing can end.
    Liveness = "liveness",
    /// The program does not do what an annotation of it says.
    Annotation = "annotation",
    /// Two writes of the same memory that nothing orders. A warning.
    UnorderedWrites = "unordered-writes",
    /// Accesses overlap without being of the same bytes, which is not supported.
    MixedSize = "mixed-size",
    /// An access of a litmus test is not as wide as its location, which is not supported.
    MixedWidth = "mixed size",
    /// Something else that is not supported.
    Unsupported = "unsupported",
    /// A limit of the checker was reached.
    Limit = "limit",
    /// A problem that the run-time library reports under a name that is none of these.
    Other = "error",
}

impl ProblemKind {
    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Whether it says nothing about the program, only that the program was not checked: it does
    /// something that is not supported, or needs more than a limit allows.
    pub fn is_unanswered(self) -> bool {
        matches!(self, Self::Unsupported | Self::MixedSize | Self::Limit)
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A problem at which a thread stops: it cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError {
    /// What kind of problem.
    pub kind: ProblemKind,
    /// What happened, for people.
    pub message: String,
}

impl ProgramError {
    /// A problem of this kind.
    pub fn new(kind: ProblemKind, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
        }
    }
}
