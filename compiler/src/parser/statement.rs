//! The grammar of statements and files.

use super::Extra;
use super::context::STATEMENT_WORDS;
use super::expression::{bindings, expression, name, parameters, span_in, variant};
use crate::ast::{Binding, Claim, Demand, Expr, Modality, Name, Statement, StatementKind, Test};
use crate::lexer::Token;
use crate::model::FileId;
use chumsky::error::Rich;
use chumsky::input::ValueInput;
use chumsky::prelude::*;
use katec_checker::builtin::Kind;

/// The statements of a file. One that cannot be read is skipped up to the next word that starts
/// one.
pub(super) fn statements<'t, 's: 't, I>(
    file: FileId,
) -> impl Parser<'t, I, Vec<Statement>, Extra<'t, 's>>
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    let skipped = any()
        .then(none_of(STATEMENT_WORDS).repeated())
        .map_with(move |_, extra| Statement {
            kind: StatementKind::Invalid(Vec::new()),
            span: span_in(file, extra.span()),
        });
    let statement = statement(file).recover_with(via_parser(skipped));
    statement.repeated().collect().then_ignore(end())
}

/// A statement, with blocks of statements inside.
fn statement<'t, 's: 't, I>(file: FileId) -> impl Parser<'t, I, Statement, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    let expr = expression(file).boxed();
    recursive(move |statement| {
        let skipped = none_of([Token::End, Token::Else])
            .then(
                none_of(STATEMENT_WORDS)
                    .and_is(none_of([Token::End, Token::Else]))
                    .repeated(),
            )
            .map_with(move |_, extra| Statement {
                kind: StatementKind::Invalid(Vec::new()),
                span: span_in(file, extra.span()),
            });
        let block = statement
            .recover_with(via_parser(skipped))
            .repeated()
            .collect::<Vec<_>>();
        let procedure = just(Token::Procedure)
            .ignore_then(just(Token::Rec).map_with(|_, extra| extra.span()).or_not())
            .then(name(file))
            .then(parameters(file))
            .then_ignore(just(Token::Equal))
            .then(block.clone())
            .then_ignore(just(Token::End))
            .validate(|(((recursive, name), parameters), body), _, emitter| {
                if let Some(span) = recursive {
                    emitter.emit(Rich::custom(span, "a recursive procedure is not supported"));
                    return StatementKind::Invalid(vec![name]);
                }
                StatementKind::Procedure(name, parameters, body)
            });
        let conditional = just(Token::If)
            .ignore_then(variant())
            .then_ignore(just(Token::Then).or_not())
            .then(block.clone())
            .then(just(Token::Else).ignore_then(block.clone()).or_not())
            .then_ignore(just(Token::End))
            .map(|((variant, yes), no)| StatementKind::If(variant, yes, no.unwrap_or_default()));
        let forall = just(Token::Forall)
            .ignore_then(name(file))
            .then_ignore(just(Token::In))
            .then(expr.clone())
            .then_ignore(just(Token::Do))
            .then(block)
            .then_ignore(just(Token::End))
            .map(|((name, members), body)| StatementKind::Forall(name, members, body));
        choice((
            definitions(file, expr.clone()).boxed(),
            constraints(file, expr.clone()).boxed(),
            proofs(file, expr.clone()).boxed(),
            displays(file, expr.clone()).boxed(),
            procedure.boxed(),
            call(file, expr.clone()).boxed(),
            conditional.boxed(),
            forall.boxed(),
            enumerations(file, expr.clone()).boxed(),
            other_tools(file, expr.clone()).boxed(),
        ))
        .map_with(move |kind, extra| Statement {
            kind,
            span: span_in(file, extra.span()),
        })
    })
}

/// `let`, `view`, `relation`, `set`, `include`.
fn definitions<'t, 's: 't, I, E>(
    file: FileId,
    expr: E,
) -> impl Parser<'t, I, StatementKind, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let when = just(Token::When).ignore_then(test(expr.clone()));
    let binding = bindings(file, expr.clone())
        .then(when.or_not())
        .then_ignore(just(Token::In).or_not())
        .map(|(bindings, when)| match when {
            Some(demand) => StatementKind::LetWhen(bindings, demand),
            None => StatementKind::Let(bindings),
        });
    let view = just(Token::View)
        .ignore_then(name(file))
        .then_ignore(just(Token::Equal))
        .then(expr)
        .map(|(name, body)| {
            StatementKind::View(Binding {
                name,
                parameters: None,
                body,
            })
        });
    let kind = select! { Token::Relation => Kind::Relation, Token::Set => Kind::Set };
    let declaration = kind
        .then(names(file))
        .map(|(kind, names)| StatementKind::Declare(kind, names));
    let include = just(Token::Include)
        .ignore_then(
            select! { Token::Text(text) => text.to_owned() }
                .labelled("the name of a file in quotes"),
        )
        .map(StatementKind::Include);
    choice((binding, view, declaration, include))
}

fn names<'t, 's: 't, I>(file: FileId) -> impl Parser<'t, I, Vec<Name>, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    name(file)
        .separated_by(just(Token::Comma))
        .at_least(1)
        .collect()
}

/// `as NAME`
fn label<'t, 's: 't, I>(file: FileId) -> impl Parser<'t, I, Name, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
{
    just(Token::As).ignore_then(name(file))
}

/// `acyclic r`, `~empty r`, ..
fn test<'t, 's: 't, I, E>(expr: E) -> impl Parser<'t, I, Demand, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let word = select! {
        Token::Acyclic => Test::Acyclic,
        Token::Irreflexive => Test::Irreflexive,
        Token::Empty => Test::Empty,
    }
    .labelled("`acyclic`, `irreflexive`, `empty`");
    just(Token::Tilde)
        .or_not()
        .then(word)
        .then(expr)
        .map(|((tilde, test), expr)| Demand::Test {
            negated: tilde.is_some(),
            test,
            expr,
        })
}

/// `a <= b` or `a = b`.
fn claim<'t, 's: 't, I, E>(expr: E) -> impl Parser<'t, I, Claim, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let comparison = select! { Token::Equal => true, Token::LessEqual => false };
    // `rot` is a word only if an expression follows; otherwise it is a name.
    let rotated = just(Token::Name("rot"))
        .ignore_then(expr.clone())
        .map(|side| (true, side));
    let side = rotated.or(expr.map(|side| (false, side)));
    side.clone().then(comparison).then(side).map(
        |(((left_rotated, left), equal), (rotated, right))| Claim {
            left,
            equal,
            right,
            rotated,
            left_rotated,
        },
    )
}

/// Constraints, errors and warnings.
fn constraints<'t, 's: 't, I, E>(
    file: FileId,
    expr: E,
) -> impl Parser<'t, I, StatementKind, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let subset = just(Token::Subset)
        .ignore_then(claim(expr.clone()))
        .map(Demand::Claim);
    let coherence = just(Token::Coherence)
        .ignore_then(expr.clone())
        .map(Demand::Coherence);
    let demand = choice((test(expr.clone()), subset, coherence)).boxed();
    let modality = select! {
        Token::UndefinedUnless => Modality::UndefinedUnless,
        Token::Flag => Modality::Flag,
    };
    let unless = just(Token::Unless)
        .ignore_then(expr.clone())
        .then_ignore(just(Token::Equal))
        .then_ignore(just(Token::Zero));
    let constraint = modality
        .or_not()
        .then(demand.clone())
        .then(label(file).or_not())
        .then(unless.or_not())
        .map(
            |(((modality, demand), name), unless)| StatementKind::Constraint {
                modality: modality.unwrap_or(Modality::Axiom),
                demand,
                name,
                unless,
            },
        );
    let report = just(Token::Error)
        .to(true)
        .or(just(Token::Warning).to(false))
        .then(name(file))
        .then_ignore(just(Token::Unless))
        .then(demand.or(claim(expr).map(Demand::Claim)))
        .map(|((error, name), demand)| StatementKind::Report {
            error,
            name,
            demand,
        });
    choice((constraint, report))
}

/// `assert` and `assume`.
fn proofs<'t, 's: 't, I, E>(
    file: FileId,
    expr: E,
) -> impl Parser<'t, I, StatementKind, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let proof = |word: Token<'s>, make: fn(Claim, Option<Name>) -> StatementKind| {
        just(word)
            .ignore_then(claim(expr.clone()))
            .then(label(file).or_not())
            .map(move |(claim, name)| make(claim, name))
    };
    let tested = just(Token::Assert)
        .ignore_then(test(expr.clone()))
        .then(label(file).or_not())
        .map(|(demand, name)| StatementKind::Checked(demand, name));
    let assumed = just(Token::Assume)
        .ignore_then(test(expr.clone()))
        .then(label(file).or_not())
        .map(|(demand, name)| StatementKind::AssumeTest(demand, name));
    choice((
        tested,
        assumed,
        proof(Token::Assert, StatementKind::Assert),
        proof(Token::Assume, StatementKind::Assume),
    ))
}

/// `show` and `unshow`.
fn displays<'t, 's: 't, I, E>(
    file: FileId,
    expr: E,
) -> impl Parser<'t, I, StatementKind, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let named = expr
        .then(label(file))
        .map(|(expr, name)| StatementKind::ShowAs(expr, name));
    let show = just(Token::Show).ignore_then(named.or(names(file).map(StatementKind::Show)));
    let unshow = just(Token::Unshow)
        .ignore_then(names(file))
        .map(StatementKind::Unshow);
    show.or(unshow)
}

/// `call p(a, b) as name`; like herd's, the argument is one simple expression.
fn call<'t, 's: 't, I, E>(
    file: FileId,
    expr: E,
) -> impl Parser<'t, I, StatementKind, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    just(Token::Call)
        .ignore_then(name(file))
        .then(expr)
        .then(label(file).or_not())
        .map(|((name, argument), label)| StatementKind::Call(name, argument, label))
}

/// `with x from e`, and the tags of bell files.
fn enumerations<'t, 's: 't, I, E>(
    file: FileId,
    expr: E,
) -> impl Parser<'t, I, StatementKind, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let from = just(Token::With)
        .ignore_then(name(file))
        .then_ignore(just(Token::From))
        .then(expr)
        .map(|(name, expr)| StatementKind::From(name, expr));
    let tags = select! { Token::Tag(tag) => tag.to_owned() }
        .separated_by(just(Token::DoubleBar))
        .allow_leading()
        .at_least(1)
        .collect();
    let enumeration = just(Token::Enum)
        .ignore_then(name(file))
        .then_ignore(just(Token::Equal))
        .then(tags)
        .map(|(name, tags)| StatementKind::Enum(name, tags));
    choice((from, enumeration))
}

/// Statements that concern other tools only: which annotations instructions may have, what is
/// printed while a model runs, and which constraints are evaluated first.
fn other_tools<'t, 's: 't, I, E>(
    file: FileId,
    expr: E,
) -> impl Parser<'t, I, StatementKind, Extra<'t, 's>> + Clone
where
    I: ValueInput<'t, Token = Token<'s>, Span = SimpleSpan>,
    E: Parser<'t, I, Expr, Extra<'t, 's>> + Clone + 't,
{
    let annotations = expr
        .clone()
        .separated_by(just(Token::Comma))
        .collect::<Vec<_>>()
        .delimited_by(just(Token::LeftBracket), just(Token::RightBracket));
    let instructions = just(Token::Instructions)
        .to("instructions")
        .or(just(Token::Default).to("default"))
        .then(name(file))
        .then(annotations)
        .map(|((word, name), annotations)| StatementKind::Instructions(word, name, annotations));
    let debug = just(Token::Debug)
        .ignore_then(expr)
        .map(StatementKind::Debug);
    let cut = just(Token::Cut)
        .ignore_then(name(file))
        .map(StatementKind::Cut);
    choice((instructions, debug, cut))
}
