//! The functions of the Linux kernel that litmus tests call, a row each.
//!
//! What they mean is that of the kernel's documentation of its memory model. A function with
//! `orders` has variants that end in `_relaxed`, `_acquire` and `_release`; without such an ending
//! it is fully ordered. Functions of `atomic_t` have the same names with `atomic64_` and
//! `atomic_long_`.

use crate::litmus::code::Fetch;
use katec_checker::event::{FenceKind, Mode};

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Argument {
    /// A pointer to the object.
    Object,
    /// The object itself, as in `READ_ONCE(*x)`.
    Lvalue,
    /// A value.
    Value,
}

/// When a read-modify-write adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AddWhen {
    /// If the old value is not the last argument.
    NotArgument,
    /// If the old value is not 0.
    NotZero,
    /// If it is not negative.
    NotNegative,
    /// If it is positive.
    Positive,
}

/// What a function returns of the values before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Returns {
    Nothing,
    Old,
    New,
    /// Whether the new value is 0.
    NewIsZero,
    /// Whether the new value is negative.
    NewIsNegative,
    /// Whether it added.
    Added,
}

/// What a function does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Load(Mode),
    Store(Mode),
    /// A store and a full fence.
    StoreThenFence,
    Fence(FenceKind),
    /// Nothing that other threads could see.
    Nothing,
    /// An operation with the value argument.
    Fetch(Fetch, Returns),
    /// The same with the complement of it.
    FetchComplement(Returns),
    /// The same with 1.
    FetchOne(Fetch, Returns),
    CompareExchange,
    /// Adds this number, or the value argument, or does nothing.
    AddIf(Option<i64>, AddWhen, Returns),
    SpinLock,
    SpinTryLock,
    SpinIsLocked,
    SpinUnlock,
    SrcuLock,
    SrcuUnlock,
    SyncSrcu,
}

/// A function.
#[derive(Clone, Copy, Debug)]
pub(super) struct Function {
    pub arguments: &'static [Argument],
    pub action: Action,
    /// What the kernel calls fully ordered, or the weaker order of the variant.
    pub mode: Mode,
}

struct Row {
    name: &'static str,
    arguments: &'static [Argument],
    action: Action,
    orders: bool,
}

const fn row(name: &'static str, arguments: &'static [Argument], action: Action) -> Row {
    Row {
        name,
        arguments,
        action,
        orders: false,
    }
}

const fn ordered(name: &'static str, arguments: &'static [Argument], action: Action) -> Row {
    Row {
        orders: true,
        ..row(name, arguments, action)
    }
}

use Argument::{Lvalue, Object, Value};
use Returns::{Added, New, NewIsNegative, NewIsZero, Nothing, Old};

const SUM: Fetch = Fetch::Add;
const DIFFERENCE: Fetch = Fetch::Subtract;

/// Functions that are not of `atomic_t`.
const FUNCTIONS: &[Row] = &[
    row("READ_ONCE", &[Lvalue], Action::Load(Mode::Relaxed)),
    row("WRITE_ONCE", &[Lvalue, Value], Action::Store(Mode::Relaxed)),
    row("smp_load_acquire", &[Object], Action::Load(Mode::Acquire)),
    row(
        "smp_store_release",
        &[Object, Value],
        Action::Store(Mode::Release),
    ),
    row("smp_store_mb", &[Lvalue, Value], Action::StoreThenFence),
    row("rcu_dereference", &[Lvalue], Action::Load(Mode::Relaxed)),
    row(
        "rcu_assign_pointer",
        &[Lvalue, Value],
        Action::Store(Mode::Release),
    ),
    row("smp_mb", &[], Action::Fence(FenceKind::Language)),
    row("smp_rmb", &[], Action::Fence(FenceKind::Rmb)),
    row("smp_wmb", &[], Action::Fence(FenceKind::Wmb)),
    row(
        "smp_mb__before_atomic",
        &[],
        Action::Fence(FenceKind::BeforeAtomic),
    ),
    row(
        "smp_mb__after_atomic",
        &[],
        Action::Fence(FenceKind::AfterAtomic),
    ),
    row(
        "smp_mb__after_spinlock",
        &[],
        Action::Fence(FenceKind::AfterSpinlock),
    ),
    row(
        "smp_mb__after_unlock_lock",
        &[],
        Action::Fence(FenceKind::AfterUnlockLock),
    ),
    row(
        "smp_mb__after_srcu_read_unlock",
        &[],
        Action::Fence(FenceKind::AfterSrcuReadUnlock),
    ),
    row("barrier", &[], Action::Nothing),
    row("smp_read_barrier_depends", &[], Action::Nothing),
    row("rcu_read_lock", &[], Action::Fence(FenceKind::RcuLock)),
    row("rcu_read_unlock", &[], Action::Fence(FenceKind::RcuUnlock)),
    row("synchronize_rcu", &[], Action::Fence(FenceKind::SyncRcu)),
    row(
        "synchronize_rcu_expedited",
        &[],
        Action::Fence(FenceKind::SyncRcu),
    ),
    row("srcu_read_lock", &[Object], Action::SrcuLock),
    row("srcu_down_read", &[Object], Action::SrcuLock),
    row("srcu_read_unlock", &[Object, Value], Action::SrcuUnlock),
    row("srcu_up_read", &[Object, Value], Action::SrcuUnlock),
    row("synchronize_srcu", &[Object], Action::SyncSrcu),
    row("synchronize_srcu_expedited", &[Object], Action::SyncSrcu),
    row("spin_lock", &[Object], Action::SpinLock),
    row("spin_trylock", &[Object], Action::SpinTryLock),
    row("spin_is_locked", &[Object], Action::SpinIsLocked),
    row("spin_unlock", &[Object], Action::SpinUnlock),
    ordered(
        "xchg",
        &[Object, Value],
        Action::Fetch(Fetch::Exchange, Old),
    ),
    ordered("cmpxchg", &[Object, Value, Value], Action::CompareExchange),
];

/// Functions of `atomic_t`, without the beginning of their names.
const ATOMIC: &[Row] = &[
    row("read", &[Object], Action::Load(Mode::Relaxed)),
    row("read_acquire", &[Object], Action::Load(Mode::Acquire)),
    row("set", &[Object, Value], Action::Store(Mode::Relaxed)),
    row(
        "set_release",
        &[Object, Value],
        Action::Store(Mode::Release),
    ),
    row("add", &[Value, Object], Action::Fetch(SUM, Nothing)),
    row("sub", &[Value, Object], Action::Fetch(DIFFERENCE, Nothing)),
    row("and", &[Value, Object], Action::Fetch(Fetch::And, Nothing)),
    row("or", &[Value, Object], Action::Fetch(Fetch::Or, Nothing)),
    row("xor", &[Value, Object], Action::Fetch(Fetch::Xor, Nothing)),
    row("andnot", &[Value, Object], Action::FetchComplement(Nothing)),
    row("inc", &[Object], Action::FetchOne(SUM, Nothing)),
    row("dec", &[Object], Action::FetchOne(DIFFERENCE, Nothing)),
    ordered("add_return", &[Value, Object], Action::Fetch(SUM, New)),
    ordered(
        "sub_return",
        &[Value, Object],
        Action::Fetch(DIFFERENCE, New),
    ),
    ordered("inc_return", &[Object], Action::FetchOne(SUM, New)),
    ordered("dec_return", &[Object], Action::FetchOne(DIFFERENCE, New)),
    ordered("fetch_add", &[Value, Object], Action::Fetch(SUM, Old)),
    ordered(
        "fetch_sub",
        &[Value, Object],
        Action::Fetch(DIFFERENCE, Old),
    ),
    ordered(
        "fetch_and",
        &[Value, Object],
        Action::Fetch(Fetch::And, Old),
    ),
    ordered("fetch_or", &[Value, Object], Action::Fetch(Fetch::Or, Old)),
    ordered(
        "fetch_xor",
        &[Value, Object],
        Action::Fetch(Fetch::Xor, Old),
    ),
    ordered(
        "fetch_andnot",
        &[Value, Object],
        Action::FetchComplement(Old),
    ),
    ordered("fetch_inc", &[Object], Action::FetchOne(SUM, Old)),
    ordered("fetch_dec", &[Object], Action::FetchOne(DIFFERENCE, Old)),
    ordered(
        "xchg",
        &[Object, Value],
        Action::Fetch(Fetch::Exchange, Old),
    ),
    ordered("cmpxchg", &[Object, Value, Value], Action::CompareExchange),
    row(
        "sub_and_test",
        &[Value, Object],
        Action::Fetch(DIFFERENCE, NewIsZero),
    ),
    row("inc_and_test", &[Object], Action::FetchOne(SUM, NewIsZero)),
    row(
        "dec_and_test",
        &[Object],
        Action::FetchOne(DIFFERENCE, NewIsZero),
    ),
    ordered(
        "add_negative",
        &[Value, Object],
        Action::Fetch(SUM, NewIsNegative),
    ),
    row(
        "add_unless",
        &[Object, Value, Value],
        Action::AddIf(None, AddWhen::NotArgument, Added),
    ),
    row(
        "fetch_add_unless",
        &[Object, Value, Value],
        Action::AddIf(None, AddWhen::NotArgument, Old),
    ),
    row(
        "inc_not_zero",
        &[Object],
        Action::AddIf(Some(1), AddWhen::NotZero, Added),
    ),
    row(
        "inc_unless_negative",
        &[Object],
        Action::AddIf(Some(1), AddWhen::NotNegative, Added),
    ),
    row(
        "dec_if_positive",
        &[Object],
        Action::AddIf(Some(-1), AddWhen::Positive, New),
    ),
];

/// How names of functions of `atomic_t` begin, the longest first.
const BEGINNINGS: [&str; 3] = ["atomic_long_", "atomic64_", "atomic_"];

const ENDINGS: [(&str, Mode); 3] = [
    ("_relaxed", Mode::Relaxed),
    ("_acquire", Mode::Acquire),
    ("_release", Mode::Release),
];

/// The function of this name.
pub(super) fn function(name: &str) -> Option<Function> {
    let atomic = BEGINNINGS.iter().find_map(|start| name.strip_prefix(start));
    match atomic {
        Some(rest) => in_table(ATOMIC, rest),
        None => in_table(FUNCTIONS, name),
    }
}

fn in_table(table: &[Row], name: &str) -> Option<Function> {
    let found = |row: &Row, mode| Function {
        arguments: row.arguments,
        action: row.action,
        mode,
    };
    if let Some(row) = table.iter().find(|row| row.name == name) {
        return Some(found(row, Mode::SequentiallyConsistent));
    }
    let (base, mode) = ENDINGS
        .iter()
        .find_map(|(ending, mode)| Some((name.strip_suffix(ending)?, *mode)))?;
    let row = table.iter().find(|row| row.orders && row.name == base)?;
    Some(found(row, mode))
}

/// The kind of fence that a function without values is, those of SRCU among them.
pub(super) fn fence(name: &str) -> Option<FenceKind> {
    match function(name)?.action {
        Action::Fence(kind) => Some(kind),
        Action::SrcuLock => Some(FenceKind::SrcuLock),
        Action::SrcuUnlock => Some(FenceKind::SrcuUnlock),
        Action::SyncSrcu => Some(FenceKind::SyncSrcu),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_endings_of_names() {
        let mode = |name| function(name).map(|function| function.mode);
        assert_eq!(mode("xchg"), Some(Mode::SequentiallyConsistent));
        assert_eq!(mode("atomic_fetch_add_release"), Some(Mode::Release));
        assert_eq!(mode("atomic64_cmpxchg_acquire"), Some(Mode::Acquire));
        assert_eq!(mode("atomic_long_inc"), Some(Mode::SequentiallyConsistent));
        assert_eq!(mode("atomic_inc_relaxed"), None);
        assert_eq!(mode("atomic_load"), None);
        assert_eq!(
            function("atomic_read_acquire").map(|function| function.action),
            Some(Action::Load(Mode::Acquire))
        );
    }
}
