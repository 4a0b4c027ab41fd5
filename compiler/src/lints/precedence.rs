//! Slips of precedence: `[S];po;[T] & loc` is `[S];po;([T] & loc)`, which says nothing of `loc`
//! between the ends of the path, and `po;rf & id` is `po;(rf & id)`; and `[S] & loc`, which is
//! `[S]` on accesses.
//!
//! Seen on the syntax tree, since parentheses make the difference.

use crate::ast::{Chain, Expr, ExprKind};
use crate::diagnostics::Diagnostic;
use katec_checker::builtin::BuiltinRelation as Rel;

/// A warning if an expression is a slip: a composition with an operand `[S] & r`, `r & [S]` or
/// `r & id` without parentheses, or `[S] & r` for an `r` that has all these pairs.
pub fn check(tree: &Expr) -> Option<Diagnostic> {
    match &tree.kind {
        ExprKind::Chain(Chain::Sequence, operands) => operands.iter().find_map(|operand| {
            let parts = restricted(operand)?;
            let message = "`&` binds tighter than `;`, so this relates events with themselves only";
            (!parts.iter().any(is_reflexive)).then(|| warning(operand, message))
        }),
        _ => {
            let message = "this relates events with themselves only";
            let parts = restricted(tree)?;
            let slip = parts.iter().any(is_reflexive) && parts.iter().any(is_set);
            slip.then(|| warning(tree, message))
        }
    }
}

fn warning(tree: &Expr, message: &str) -> Diagnostic {
    let help = "put the path in parentheses: `(..) & r`; or this, if it is meant";
    Diagnostic::warning("precedence", tree.span, message).help(help)
}

/// The operands of an intersection without parentheses that has `[S]` or `id` among others.
fn restricted(tree: &Expr) -> Option<&[Expr]> {
    let ExprKind::Chain(Chain::Intersection, parts) = &tree.kind else {
        return None;
    };
    let in_parentheses = parts[0].span.start != tree.span.start;
    let is_id = |part: &Expr| matches!(&part.kind, ExprKind::Name(n) if n == Rel::Id.name());
    let is_identity = |part: &&Expr| is_set(part) || is_id(part);
    let identities = parts.iter().filter(is_identity).count();
    (!in_parentheses && identities != 0 && identities != parts.len()).then_some(parts)
}

/// Whether this is `[S]`.
fn is_set(part: &Expr) -> bool {
    matches!(part.kind, ExprKind::Identity(_))
}

/// Whether this is the name of a relation between accesses, or events, and themselves.
fn is_reflexive(part: &Expr) -> bool {
    let names = [Rel::Loc, Rel::Int].map(Rel::name);
    matches!(&part.kind, ExprKind::Name(name) if names.contains(&name.as_str()))
}
