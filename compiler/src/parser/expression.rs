//! The grammar of expressions.

use super::Extra;
use crate::ast::{
    Binding, Bindings, Chain, Expr, ExprKind, Name, Parameters, Pattern, Postfix, Variant,
};
use crate::lexer::Token;
use crate::model::{FileId, Span};
use chumsky::error::Rich;
use chumsky::input::{MapExtra, ValueInput};
use chumsky::pratt::{infix, left, postfix, prefix, right};
use chumsky::prelude::*;

/// What messages call an expression.
pub(super) const LABEL: &str = "an expression";

/// The place of a parser's span.
pub(super) fn span_in(file: FileId, span: SimpleSpan) -> Span {
    Span {
        file,
        start: span.start,
        end: span.end,
    }
}

/// A name.
pub(super) fn name<'t, 's: 't, I>(file: FileId) -> impl Parser<'t, I, Name, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    select! { Token::Name(text) => text.to_owned() }
        .labelled("a name")
        .map_with(move |text, extra| Name {
            text,
            span: span_in(file, extra.span()),
        })
}

/// `x`, `_`, `(x, y)`: what follows the name of a function.
pub(super) fn parameters<'t, 's: 't, I>(
    file: FileId,
) -> impl Parser<'t, I, Parameters, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    let one = name(file).map(Some).or(just(Token::Underscore).to(None));
    let several = one
        .clone()
        .separated_by(just(Token::Comma))
        .collect()
        .delimited_by(just(Token::LeftParenthesis), just(Token::RightParenthesis));
    several.or(one.map(|parameter| vec![parameter]))
}

/// The definitions of a `let`, given the parser of their bodies.
pub(super) fn bindings<'t, 's: 't, I, E>(
    file: FileId,
    body: E,
) -> impl Parser<'t, I, Bindings, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let binding = name(file)
        .then(parameters(file).or_not())
        .then_ignore(just(Token::Equal))
        .then(body)
        .map(|((name, parameters), body)| Binding {
            name,
            parameters,
            body,
        });
    just(Token::Let)
        .ignore_then(just(Token::Rec).or_not().map(|word| word.is_some()))
        .then(binding.separated_by(just(Token::And)).at_least(1).collect())
        .map(|(recursive, list)| Bindings { recursive, list })
}

/// A condition on herd's variants.
pub(super) fn variant<'t, 's: 't, I>() -> impl Parser<'t, I, Variant, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    recursive(|any_of| {
        let atom = select! { Token::Text(text) => Variant::Named(text.to_owned()) }
            .labelled("the name of a variant")
            .or(any_of.delimited_by(just(Token::LeftParenthesis), just(Token::RightParenthesis)));
        let negation = just(Token::Tilde)
            .or(just(Token::Name("not")))
            .repeated()
            .count();
        let literal = negation.then(atom).map(|(count, atom)| {
            (0..count).fold(atom, |variant, _| Variant::Not(Box::new(variant)))
        });
        let all = chain_of(literal, Token::DoubleAmpersand, Variant::All);
        chain_of(all, Token::DoubleBar, Variant::Any)
    })
}

fn chain_of<'t, 's: 't, I, P>(
    part: P,
    operator: Token<'s>,
    make: fn(Vec<Variant>) -> Variant,
) -> impl Parser<'t, I, Variant, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    P: Parser<'t, I, Variant, Extra<'t, 's>> + Clone + 't,
{
    part.separated_by(just(operator))
        .at_least(1)
        .collect()
        .map(move |mut list: Vec<Variant>| {
            if list.len() == 1 {
                list.remove(0)
            } else {
                make(list)
            }
        })
}

/// Joins two operands of a chain; a left operand that is itself a chain of the operator, without
/// parentheses of its own, is extended. (With parentheses its place would start before its first
/// operand.)
fn join(operator: Chain, mut left: Expr, right: Expr) -> Expr {
    let span = Span {
        end: right.span.end,
        ..left.span
    };
    match &mut left.kind {
        ExprKind::Chain(same, operands)
            if *same == operator && operands[0].span.start == left.span.start =>
        {
            operands.push(right);
            Expr { span, ..left }
        }
        _ => Expr {
            kind: ExprKind::Chain(operator, vec![left, right]),
            span,
        },
    }
}

/// An expression.
pub(super) fn expression<'t, 's: 't, I>(
    file: FileId,
) -> impl Parser<'t, I, Expr, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    recursive(|expression| {
        let spanned = move |kind: ExprKind, span: SimpleSpan| Expr {
            kind,
            span: span_in(file, span),
        };
        let simple = simple(file, expression.clone()).boxed();
        let argument = name(file)
            .map(|name| Expr {
                kind: ExprKind::Name(name.text),
                span: name.span,
            })
            .or(simple.clone());
        let application = name(file)
            .then(argument.repeated().collect::<Vec<_>>())
            .map_with(move |(name, arguments), extra| match arguments.is_empty() {
                true => spanned(ExprKind::Name(name.text), extra.span()),
                false => spanned(ExprKind::Apply(name, arguments), extra.span()),
            });
        let matched = matched(file, expression.clone()).boxed();
        let operand = choice((application, simple, matched)).labelled(LABEL);
        let base = operators(operand).boxed();

        let binding = bindings(file, expression.clone())
            .then_ignore(just(Token::In))
            .then(expression.clone())
            .map(|(bindings, body)| ExprKind::Let(bindings, Box::new(body)));
        let function = just(Token::Fun)
            .ignore_then(parameters(file))
            .then_ignore(just(Token::Arrow))
            .then(expression.clone())
            .map(|(parameters, body)| ExprKind::Function(parameters, Box::new(body)));
        let attempt = just(Token::Try)
            .ignore_then(expression.clone())
            .then_ignore(just(Token::With))
            .then(expression.clone())
            .map(|(body, fallback)| ExprKind::Try(Box::new(body), Box::new(fallback)));
        let conditional = just(Token::If)
            .ignore_then(condition(expression.clone()))
            .then_ignore(just(Token::Then))
            .then(expression.clone())
            .then_ignore(just(Token::Else))
            .then(expression)
            .map(|((condition, yes), no)| match condition {
                Some(variant) => ExprKind::If(variant, Box::new(yes), Box::new(no)),
                None => ExprKind::Invalid,
            });
        choice((binding, function, attempt, conditional))
            .map_with(move |kind, extra| spanned(kind, extra.span()))
            .or(base)
            .labelled(LABEL)
    })
}

/// `0`, `_`, `(..)`, `[..]` and the like: what can be an argument without parentheses.
fn simple<'t, 's: 't, I, E>(
    file: FileId,
    expression: E,
) -> impl Parser<'t, I, Expr, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let constant =
        select! { Token::Zero => ExprKind::Empty, Token::Underscore => ExprKind::Universe };
    let tuple = expression
        .clone()
        .separated_by(just(Token::Comma))
        .collect::<Vec<_>>()
        .delimited_by(just(Token::LeftParenthesis), just(Token::RightParenthesis))
        .map(|mut parts| match parts.len() {
            1 => parts.remove(0).kind,
            _ => ExprKind::Tuple(parts),
        })
        .recover_with(via_parser(nested_delimiters(
            Token::LeftParenthesis,
            Token::RightParenthesis,
            [(Token::LeftBracket, Token::RightBracket)],
            |_| ExprKind::Invalid,
        )));
    let block = expression
        .clone()
        .delimited_by(just(Token::Begin), just(Token::End))
        .map(|inner| inner.kind);
    let identity = expression
        .clone()
        .delimited_by(just(Token::LeftBracket), just(Token::RightBracket))
        .map(|inner| ExprKind::Identity(Box::new(inner)));
    let set = expression
        .separated_by(just(Token::Comma))
        .collect::<Vec<_>>()
        .delimited_by(just(Token::LeftBrace), just(Token::RightBrace))
        .map(|elements| match elements.is_empty() {
            true => ExprKind::Empty,
            false => ExprKind::Members(elements),
        });
    let tag = select! { Token::Tag(tag) => ExprKind::Tag(tag.to_owned()) };
    choice((constant, tuple, block, identity, set, tag)).map_with(move |kind, extra| Expr {
        kind,
        span: span_in(file, extra.span()),
    })
}

/// `match e with || {} -> a || x ++ s -> b end`, or with tags.
fn matched<'t, 's: 't, I, E>(
    file: FileId,
    expression: E,
) -> impl Parser<'t, I, Expr, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let one = name(file).map(Some).or(just(Token::Underscore).to(None));
    let member = one
        .clone()
        .then_ignore(just(Token::DoublePlus))
        .then(one)
        .map(|(member, others)| Pattern::Member(member, others));
    let nothing = just(Token::LeftBrace)
        .then(just(Token::RightBrace))
        .to(Pattern::Nothing);
    let tag = select! { Token::Tag(tag) => Pattern::Tag(tag.to_owned()) };
    let anything = just(Token::Underscore).to(Pattern::Anything);
    let clause = choice((member, nothing, tag, anything))
        .then_ignore(just(Token::Arrow))
        .then(expression.clone());
    let clauses = clause
        .separated_by(just(Token::DoubleBar))
        .allow_leading()
        .at_least(1)
        .collect::<Vec<_>>();
    just(Token::Match)
        .ignore_then(expression)
        .then_ignore(just(Token::With))
        .then(clauses)
        .then_ignore(just(Token::End))
        .map_with(move |(of, clauses), extra| Expr {
            kind: ExprKind::Match(Box::new(of), clauses),
            span: span_in(file, extra.span()),
        })
}

/// The condition of an `if`: on variants, or (refused) on relations.
fn condition<'t, 's: 't, I, E>(
    expression: E,
) -> impl Parser<'t, I, Option<Variant>, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let comparison = expression
        .clone()
        .then(one_of([Token::Equal, Token::Subset, Token::In]))
        .then(expression)
        .validate(|_, extra, emitter| {
            let message = "`if` on relations is not supported: only variants (`if \"name\" then ..`) are tested";
            emitter.emit(Rich::custom(extra.span(), message));
            None
        });
    variant().map(Some).or(comparison)
}

/// Operands joined by operators, see the table in the parent module.
fn operators<'t, 's: 't, I, O>(operand: O) -> impl Parser<'t, I, Expr, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    O: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    type At<'t, 's, 'b, I> = MapExtra<'t, 'b, I, Extra<'t, 's>>;
    let chain = |operator: Chain| {
        move |left: Expr, _, right: Expr, _: &mut At<'t, 's, '_, I>| join(operator, left, right)
    };
    let product = |left: Expr, _, right: Expr, _: &mut At<'t, 's, '_, I>| {
        let span = Span {
            end: right.span.end,
            ..left.span
        };
        Expr {
            kind: ExprKind::Product(Box::new(left), Box::new(right)),
            span,
        }
    };
    let added = |left: Expr, _, right: Expr, _: &mut At<'t, 's, '_, I>| {
        let span = Span {
            end: right.span.end,
            ..left.span
        };
        Expr {
            kind: ExprKind::Add(Box::new(left), Box::new(right)),
            span,
        }
    };
    let complement = |start: SimpleSpan, inner: Expr, _: &mut At<'t, 's, '_, I>| {
        let span = Span {
            start: start.start,
            ..inner.span
        };
        Expr {
            kind: ExprKind::Complement(Box::new(inner)),
            span,
        }
    };
    let after =
        move |inner: Expr, (operator, end): (Postfix, SimpleSpan), _: &mut At<'t, 's, '_, I>| {
            let span = Span {
                end: end.end,
                ..inner.span
            };
            Expr {
                kind: ExprKind::Postfix(operator, Box::new(inner)),
                span,
            }
        };
    let closure = select! { Token::Plus => Postfix::Plus, Token::Star => Postfix::Star, Token::Question => Postfix::Optional };
    let inverse = just(Token::MinusOne).to(Postfix::Inverse);
    let suffix = closure
        .or(just(Token::Inverse).to(Postfix::Inverse))
        .or(just(Token::Hat).ignore_then(closure.or(inverse)))
        .map_with(|operator, extra| (operator, extra.span()));
    let tilde = just(Token::Tilde).map_with(|_, extra| extra.span());
    operand.pratt((
        postfix(8, suffix, after),
        prefix(7, tilde, complement),
        infix(left(6), just(Token::Times), product),
        infix(left(5), just(Token::Ampersand), chain(Chain::Intersection)),
        infix(left(4), just(Token::Backslash), chain(Chain::Difference)),
        infix(left(3), just(Token::Semicolon), chain(Chain::Sequence)),
        infix(right(2), just(Token::DoublePlus), added),
        infix(left(1), just(Token::Bar), chain(Chain::Union)),
    ))
}
