//! What is included in something else by how both are written, without a proof.
//!
//! The prover needs time for what is false, and most pairs that are asked about are. Here a union
//! is included where its members are, a member of a union in the union, and a composition in
//! another one part by part; tests in it may be left out.

use katec_compiler::model::{Expr, ExprId, Model};

/// Whether an expression is seen to be included in another one.
pub(crate) fn is_part(model: &Model, a: ExprId, b: ExprId) -> bool {
    if a == b {
        return true;
    }
    let part = |x: ExprId, y: ExprId| is_part(model, x, y);
    let is_test = |id: ExprId| matches!(model.expr(id), Expr::Identity(_));
    let (left, right) = (model.expr(a), model.expr(b));
    match (left, right) {
        (Expr::Empty(_), _) => return true,
        (Expr::Union(x, y), _) => return part(x, b) && part(y, b),
        (_, Expr::Intersection(x, y)) => return part(a, x) && part(a, y),
        _ => {}
    }
    let alike = match (left, right) {
        (Expr::Sequence(x, y), Expr::Sequence(z, w)) => part(x, z) && part(y, w),
        (Expr::Product(x, y), Expr::Product(z, w)) => part(x, z) && part(y, w),
        (Expr::Difference(x, y), Expr::Difference(z, w)) => part(x, z) && part(w, y),
        (Expr::Plus(x), Expr::Plus(y) | Expr::Star(y))
        | (Expr::Star(x), Expr::Star(y))
        | (Expr::Optional(x), Expr::Optional(y) | Expr::Star(y))
        | (Expr::Inverse(x), Expr::Inverse(y))
        | (Expr::Identity(x), Expr::Identity(y)) => part(x, y),
        _ => false,
    };
    let smaller = || match left {
        Expr::Intersection(x, y) => part(x, b) || part(y, b),
        Expr::Difference(x, _) => part(x, b),
        Expr::Sequence(x, y) if is_test(x) && part(y, b) => true,
        Expr::Sequence(x, y) if is_test(y) => part(x, b),
        _ => false,
    };
    let larger = || match right {
        Expr::Union(x, y) => part(a, x) || part(a, y),
        Expr::Plus(x) | Expr::Star(x) | Expr::Optional(x) => part(a, x),
        _ => false,
    };
    alike || smaller() || larger()
}

#[cfg(test)]
mod tests {
    use super::*;
    use katec_compiler::model::Check;
    use katec_compiler::resolve_text;

    #[test]
    fn parts_are_seen() {
        let pairs = [
            ("[R];po;[M]", "[R];po | rf", true),
            ("[M];po?;rf;po?;[M]", "co | po?;rf;po?", true),
            ("(rf | co)+", "(rf | co | fr)*", true),
            ("[R & SC];po", "[R];po", true),
            ("po \\ (loc | rf)", "po \\ rf", true),
            ("[R];po", "[R];po;[M]", false),
            ("po \\ rf", "po \\ (loc | rf)", false),
            ("rf;po", "rf", false),
            ("rf*", "rf+", false),
        ];
        for (a, b, expected) in pairs {
            let text = format!("acyclic {a} as a\nacyclic {b} as b\n");
            let model = resolve_text("m.cat", &text).expect("a model");
            let [a, b] = [0, 1].map(|at: usize| match model.constraints[at].check {
                Check::Acyclic(relation) => relation,
                other => panic!("{other:?}"),
            });
            assert_eq!(is_part(&model, a, b), expected, "{text}");
        }
    }
}
