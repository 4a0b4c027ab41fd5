//! Slips of precedence: `[S];po;[T] & loc` is `[S];po;([T] & loc)`, which says nothing of `loc`
//! between the ends of the path.
//!
//! Seen on the syntax tree, since parentheses make the difference.

use crate::ast::{Chain, Expr, ExprKind};
use crate::diagnostics::Diagnostic;

/// A warning if an operand of a composition is `[S] & r`, or `r & [S]`, without parentheses.
pub fn check(operands: &[Expr]) -> Option<Diagnostic> {
    operands.iter().find_map(|operand| {
        let ExprKind::Chain(Chain::Intersection, parts) = &operand.kind else {
            return None;
        };
        let in_parentheses = parts[0].span.start != operand.span.start;
        let is_identity = |part: &&Expr| matches!(part.kind, ExprKind::Identity(_));
        let identities = parts.iter().filter(is_identity).count();
        if in_parentheses || identities == 0 || identities == parts.len() {
            return None;
        }
        let message = "`&` binds tighter than `;`, so this relates events with themselves only";
        let help = "put the path in parentheses: `(..;[S]) & r`; or this, if it is meant";
        Some(Diagnostic::warning("precedence", operand.span, message).help(help))
    })
}
