//! Properties of the syntax: printing and parsing back, and bad input of every kind.

use cpu_time::ThreadTime;
use katec_checker::builtin::Kind;
use katec_compiler::ast::{
    Binding, Bindings, Chain, Claim, Demand, Expr, ExprKind, File, Modality, Name, Postfix,
    Statement, StatementKind, Test, Variant,
};
use katec_compiler::model::{FileId, Span};
use katec_compiler::{parser, printer, resolve_text};
use katec_testing::cases;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use std::time::Duration;

const NOWHERE: Span = Span {
    file: FileId::FIRST,
    start: 0,
    end: 0,
};

fn parse(text: &str) -> (File, usize) {
    let (file, errors) = parser::parse(FileId::FIRST, text);
    (file, errors.len())
}

fn name() -> impl Strategy<Value = Name> {
    // Also the words that start statements here but are names elsewhere.
    prop::sample::select(vec![
        "po",
        "rf",
        "x",
        "y'",
        "_z",
        "a-b",
        "dmb.st",
        "view",
        "set",
        "relation",
        "coherence",
        "assert",
        "assume",
        "error",
        "warning",
        "rot",
        "not",
    ])
    .prop_map(|text| Name {
        text: text.to_owned(),
        span: NOWHERE,
    })
}

fn expr_of(kind: ExprKind) -> Expr {
    Expr {
        kind,
        span: NOWHERE,
    }
}

fn variant() -> impl Strategy<Value = Variant> {
    let leaf = "[a-z]{1,3}".prop_map(Variant::Named);
    leaf.prop_recursive(3, 8, 3, |inner| {
        prop_oneof![
            inner
                .clone()
                .prop_map(|variant| Variant::Not(Box::new(variant))),
            vec(inner.clone(), 2..4).prop_map(Variant::All),
            vec(inner, 2..4).prop_map(Variant::Any),
        ]
    })
}

fn bindings(expr: BoxedStrategy<Expr>) -> impl Strategy<Value = Bindings> {
    let parameters = option::of(vec(option::of(name()), 0..3));
    let binding = (name(), parameters, expr).prop_map(|(name, parameters, body)| Binding {
        name,
        parameters,
        body,
    });
    (any::<bool>(), vec(binding, 1..3)).prop_map(|(recursive, list)| Bindings { recursive, list })
}

fn expr() -> BoxedStrategy<Expr> {
    let leaf = prop_oneof![
        4 => name().prop_map(|name| ExprKind::Name(name.text)),
        1 => Just(ExprKind::Empty),
        1 => Just(ExprKind::Universe),
    ]
    .prop_map(expr_of);
    leaf.prop_recursive(6, 48, 4, |inner| {
        let chain = prop::sample::select(vec![
            Chain::Union,
            Chain::Sequence,
            Chain::Difference,
            Chain::Intersection,
        ]);
        let postfix = prop::sample::select(vec![
            Postfix::Plus,
            Postfix::Star,
            Postfix::Optional,
            Postfix::Inverse,
        ]);
        let boxed = || inner.clone().prop_map(Box::new);
        let tuple = prop_oneof![vec(inner.clone(), 0..1), vec(inner.clone(), 2..4)]
            .prop_map(|parts| expr_of(ExprKind::Tuple(parts)));
        let argument = prop_oneof![inner.clone(), tuple.clone()];
        prop_oneof![
            4 => (chain, vec(inner.clone(), 2..5)).prop_map(|(chain, parts)| ExprKind::Chain(chain, parts)),
            1 => (boxed(), boxed()).prop_map(|(a, b)| ExprKind::Product(a, b)),
            2 => (postfix, boxed()).prop_map(|(postfix, a)| ExprKind::Postfix(postfix, a)),
            1 => boxed().prop_map(ExprKind::Complement),
            1 => boxed().prop_map(ExprKind::Identity),
            1 => (name(), vec(argument, 1..3)).prop_map(|(name, arguments)| ExprKind::Apply(name, arguments)),
            1 => tuple.prop_map(|tuple| tuple.kind),
            1 => (bindings(inner.clone().boxed()), boxed()).prop_map(|(bindings, a)| ExprKind::Let(bindings, a)),
            1 => (vec(option::of(name()), 0..3), boxed()).prop_map(|(parameters, a)| ExprKind::Function(parameters, a)),
            1 => (boxed(), boxed()).prop_map(|(a, b)| ExprKind::Try(a, b)),
            1 => (variant(), boxed(), boxed()).prop_map(|(variant, a, b)| ExprKind::If(variant, a, b)),
        ]
        .prop_map(expr_of)
    })
    .boxed()
}

fn claim(rotated: bool) -> impl Strategy<Value = Claim> {
    let sides = (expr(), any::<bool>(), expr());
    (sides, any::<bool>(), any::<bool>()).prop_map(
        move |((left, equal, right), left_rot, right_rot)| Claim {
            left,
            equal,
            right,
            rotated: right_rot && rotated,
            left_rotated: left_rot && rotated,
        },
    )
}

fn demand() -> impl Strategy<Value = Demand> {
    let test = prop::sample::select(vec![Test::Acyclic, Test::Irreflexive, Test::Empty]);
    prop_oneof![
        (any::<bool>(), test, expr()).prop_map(|(negated, test, expr)| Demand::Test {
            negated,
            test,
            expr
        }),
        claim(true).prop_map(Demand::Claim),
        expr().prop_map(Demand::Coherence),
    ]
}

fn statement() -> impl Strategy<Value = Statement> {
    let modality = prop::sample::select(vec![
        Modality::Axiom,
        Modality::UndefinedUnless,
        Modality::Flag,
    ]);
    let kind = prop::sample::select(vec![Kind::Set, Kind::Relation]);
    let leaf = prop_oneof![
        "[a-z]{1,5}\\.cat".prop_map(StatementKind::Include),
        bindings(expr()).prop_map(StatementKind::Let),
        (name(), expr()).prop_map(|(name, body)| {
            StatementKind::View(Binding {
                name,
                parameters: None,
                body,
            })
        }),
        (modality, demand(), option::of(name()), option::of(expr())).prop_map(
            |(modality, demand, name, unless)| StatementKind::Constraint {
                modality,
                demand,
                name,
                unless
            }
        ),
        (any::<bool>(), name(), demand()).prop_map(|(error, name, demand)| StatementKind::Report {
            error,
            name,
            demand
        }),
        (claim(true), option::of(name()))
            .prop_map(|(claim, name)| StatementKind::Assert(claim, name)),
        (claim(true), option::of(name()))
            .prop_map(|(claim, name)| StatementKind::Assume(claim, name)),
        (kind, vec(name(), 1..3)).prop_map(|(kind, names)| StatementKind::Declare(kind, names)),
        vec(name(), 1..3).prop_map(StatementKind::Show),
        (expr(), name()).prop_map(|(expr, name)| StatementKind::ShowAs(expr, name)),
        vec(name(), 1..3).prop_map(StatementKind::Unshow),
        (name(), expr(), option::of(name()))
            .prop_map(|(name, argument, label)| StatementKind::Call(name, argument, label)),
    ]
    .prop_map(|kind| Statement {
        kind,
        span: NOWHERE,
    });
    leaf.prop_recursive(2, 8, 3, |inner| {
        let parameters = vec(option::of(name()), 0..3);
        prop_oneof![
            (name(), parameters, vec(inner.clone(), 0..3)).prop_map(|(name, parameters, body)| {
                StatementKind::Procedure(name, parameters, body)
            }),
            (variant(), vec(inner.clone(), 0..3), vec(inner, 0..3))
                .prop_map(|(variant, yes, no)| StatementKind::If(variant, yes, no)),
        ]
        .prop_map(|kind| Statement {
            kind,
            span: NOWHERE,
        })
    })
}

fn file() -> impl Strategy<Value = File> {
    (option::of("[ a-zA-Z(*)]{0,8}"), vec(statement(), 0..6))
        .prop_map(|(title, statements)| File { title, statements })
}

proptest! {
    #![proptest_config(cases(256, 256))]

    #[test]
    fn printed_trees_parse_back(file in file()) {
        let text = printer::print_file(&file);
        let (parsed, errors) = parse(&text);
        prop_assert_eq!(errors, 0, "{}", text);
        prop_assert_eq!(&parsed, &file, "{}", text);
    }

    #[test]
    fn any_bytes_give_an_answer(bytes in vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        let started = ThreadTime::now();
        let _ = resolve_text("bytes", &text);
        prop_assert!(started.elapsed() < Duration::from_secs(5));
    }

    #[test]
    fn any_tokens_give_an_answer(tokens in vec(prop::sample::select(TOKENS.to_vec()), 0..60)) {
        let text = tokens.join(" ");
        let started = ThreadTime::now();
        let _ = resolve_text("tokens", &text);
        prop_assert!(started.elapsed() < Duration::from_secs(5), "{}", text);
    }
}

const TOKENS: [&str; 66] = [
    "let",
    "rec",
    "and",
    "when",
    "acyclic",
    "irreflexive",
    "empty",
    "subset",
    "show",
    "unshow",
    "as",
    "fun",
    "in",
    "undefined_unless",
    "flag",
    "include",
    "begin",
    "end",
    "procedure",
    "call",
    "enum",
    "debug",
    "match",
    "with",
    "forall",
    "from",
    "do",
    "try",
    "if",
    "then",
    "else",
    "instructions",
    "default",
    "unless",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "0",
    "_",
    "|",
    "||",
    "&",
    ";",
    "\\",
    "~",
    "*",
    "+",
    "?",
    "^",
    "-1",
    "=",
    "<=",
    "->",
    ",",
    "po",
    "W",
    "x",
    "f",
    "view",
    "assert",
    "\"stdlib.cat\"",
    "relation",
    "'tag",
];

/// Resolves a text that must be refused, within seconds of a processor.
fn refused(text: &str) -> String {
    let started = ThreadTime::now();
    let errors = resolve_text("big.cat", text)
        .expect_err("refused")
        .to_string();
    assert!(
        started.elapsed() < Duration::from_secs(20),
        "took {:?}",
        started.elapsed()
    );
    errors.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn ten_megabytes_of_parentheses() {
    assert!(refused(&"(".repeat(10 << 20)).contains("larger than"));
    let million = 1 << 20;
    assert!(refused(&format!("let x = {}", "(".repeat(million))).contains("nested more than"));
    let balanced = format!(
        "let x = {}po{}",
        "(".repeat(million / 2),
        ")".repeat(million / 2)
    );
    assert!(refused(&balanced).contains("nested more than"));
    refused(&")".repeat(million / 4));
    refused(&"$ ".repeat(million / 4));
    refused(&"let ".repeat(million / 16));
}

#[test]
fn nesting_by_other_means() {
    let many = 1 << 15;
    for unit in [
        "~",
        "[",
        "let x = ",
        "if \"v\" then ",
        "try ",
        "fun x -> ",
        "begin ",
        "procedure p(x) = ",
        "match ",
    ] {
        refused(&format!("let x = {}", unit.repeat(many)));
    }
    refused(&format!("let x = po{}", "?".repeat(many)));
    refused(&format!("let x = po{}", "^-1".repeat(many)));
    refused(&format!(
        "let x = {}po{}",
        "let y = ".repeat(many),
        " in y".repeat(many)
    ));
}

#[test]
fn the_deepest_allowed_nesting_resolves() {
    let depth = 190;
    let nested = format!("let x = {}po{}", "(rf | ".repeat(depth), ")".repeat(depth));
    resolve_text("deep.cat", &nested).unwrap_or_else(|errors| panic!("{errors}"));
    let (open, close) = ("f(".repeat(depth), ")".repeat(depth));
    let applied = format!("let f(x) = x ; po\nlet y = {open}po{close}");
    resolve_text("deep.cat", &applied).unwrap_or_else(|errors| panic!("{errors}"));
}

#[test]
fn long_chains_are_flat_and_fast() {
    for operator in ["|", ";", "\\", "&"] {
        let terms = vec!["po"; 100_000].join(operator);
        let started = ThreadTime::now();
        resolve_text("long.cat", &format!("let x = {terms}"))
            .unwrap_or_else(|errors| panic!("{errors}"));
        assert!(
            started.elapsed() < Duration::from_secs(10),
            "{operator}: {:?}",
            started.elapsed()
        );
    }
}

#[test]
fn inlining_does_not_explode() {
    // Twice as much with every line, were it not shared.
    let mut text = String::from("let f0(x) = x ; x\n");
    for level in 1..60 {
        text.push_str(&format!(
            "let f{level}(x) = f{}(f{}(x))\n",
            level - 1,
            level - 1
        ));
    }
    text.push_str("acyclic f20(po)\n");
    refused(&text);
}

/// What calls itself twice ends when the first call has gone too deep.
#[test]
fn endless_recursion_ends_soon() {
    for text in [
        "let rec f(x) = f(x;po) | f(po)\nacyclic f(po)\n",
        "let rec f(x) = f(x;po);f(x;rf);f(rf)\nlet a = try f(po) with 0\nacyclic a\n",
    ] {
        let started = ThreadTime::now();
        assert!(refused(text).contains("deep here"), "{text}");
        assert!(started.elapsed() < Duration::from_secs(2), "{text}");
    }
}

#[test]
fn numbers_are_named_as_a_whole() {
    for text in [
        "acyclic 9999999999999",
        "acyclic po^12\nacyclic rf",
        "let x = 00",
    ] {
        let said = said(text);
        assert_eq!(said.len(), 1, "{text}: {said:?}");
        assert!(said[0].0.ends_with("` means nothing here"), "{said:?}");
        assert!(said[0].1.contains("the only number is `0`"), "{said:?}");
    }
}

#[test]
fn reports_have_names() {
    for word in ["error", "warning"] {
        let (_, errors) = parser::parse(FileId::FIRST, &format!("{word} unless po <= rf"));
        let labels: Vec<_> = errors.iter().map(|e| e.label.as_deref()).collect();
        assert_eq!(labels, [Some("expected a name")]);
    }
    let (_, errors) = parser::parse(FileId::FIRST, "flag po as x");
    let label = errors[0].label.as_deref().unwrap_or_default();
    assert!(
        label.contains("`acyclic`, `irreflexive`, `empty`"),
        "{label}"
    );
}

#[test]
fn a_long_line_of_definitions_has_a_limit() {
    let mut text = String::from("let x0 = po\n");
    for index in 1..5000 {
        text.push_str(&format!("let x{index} = x{} | rf\n", index - 1));
    }
    assert!(refused(&text).contains("operators high"));
}

/// What is said about a text, each with its help.
fn said(text: &str) -> Vec<(String, String)> {
    let (_, errors) = parser::parse(FileId::FIRST, text);
    let said = errors.into_iter();
    said.map(|e| (e.message, e.help.unwrap_or_default()))
        .collect()
}

fn title(text: &str) -> Option<String> {
    let (file, errors) = parser::parse(FileId::FIRST, text);
    assert!(errors.is_empty(), "{text}: {errors:?}");
    file.title
}

#[test]
fn titles_are_quoted_or_a_line_of_words() {
    let axiom = "acyclic po | rf";
    for (line, expected) in [
        ("\"acyclc com\"", Some("acyclc com")),
        ("SC", Some("SC")),
        ("My first model", Some("My first model")),
        ("X86 \"TSO\"", Some("X86 TSO")),
        ("SC include \"cos.cat\"", Some("SC")),
        ("Flags", Some("Flags")),
        ("AArch32\ncatdep", Some("AArch32")),
        ("(* only a comment *)", None),
    ] {
        let text = format!("{line}\n{axiom}");
        assert_eq!(title(&text).as_deref(), expected, "{line}");
    }
}

#[test]
fn statements_are_no_titles() {
    for (text, help) in [
        ("acyclc com", "did you mean `acyclic`?"),
        ("acyclc\n  po | rf", "did you mean `acyclic`?"),
        ("irreflex po\nacyclic po", "did you mean `irreflexive`?"),
        ("Acyclic po | rf", "did you mean `acyclic`?"),
        ("inclde \"cos.cat\"", "did you mean `include`?"),
        ("lett x = po", "did you mean `let`?"),
        ("x = po\nacyclic x", "did you mean `let x = ..`?"),
        ("forbid po", "a title stands in quotes"),
        ("forbid com\nlet com = rf | co", "a title stands in quotes"),
        ("po | rf", "a title stands in quotes"),
        ("let x = po\nacyclc x | rf", "did you mean `acyclic`?"),
        ("acyclic po\nincldue \"x.cat\"", "did you mean `include`?"),
        ("\"title\"\nacyclc po", "did you mean `acyclic`?"),
        ("\"title\"\nLet x = po\nacyclic x", "did you mean `let`?"),
    ] {
        let said = said(text);
        assert_eq!(said.len(), 1, "{text}: {said:?}");
        assert!(said[0].0.ends_with("starts no statement"), "{said:?}");
        assert!(said[0].1.contains(help), "{text}: {said:?}");
    }
}

#[test]
fn brackets_are_named_where_they_are() {
    for (text, message, start) in [
        ("acyclic (po | rf\nlet x = po", "this `(` is not closed", 8),
        (
            "acyclic ((po | rf) as sc\nempty po",
            "this `(` is not closed",
            8,
        ),
        ("let x = [W\nacyclic po", "this `[` is not closed", 8),
        ("acyclic po | (rf", "this `(` is not closed", 13),
        ("acyclic po)\nempty rf", "this `)` closes nothing", 10),
        ("acyclic [W);po", "this `)` closes a `[`", 10),
        ("let x = po;\nacyclic x", "this `;` joins nothing", 10),
        (
            "procedure p(r) = acyclic (r end",
            "this `(` is not closed",
            25,
        ),
    ] {
        let (_, errors) = parser::parse(FileId::FIRST, text);
        let found: Vec<_> = errors
            .iter()
            .map(|e| (e.message.as_str(), e.span.start))
            .collect();
        assert_eq!(found, [(message, start)], "{text}");
    }
}

#[test]
fn other_spellings_mean_the_same() {
    for (other, own) in [
        ("let x := po ∪ rf || co ∨ fr", "let x = po | rf | co | fr"),
        (
            "let x == po ∩ loc && ext ∧ int",
            "let x = po & loc & ext & int",
        ),
        ("let x = po ⨾ rf⁻¹ ∖ co⁺", "let x = po ; rf^-1 \\ co+"),
        ("let x = (W × R) ∪ ¬∅", "let x = (W * R) | ~0"),
        (
            "assert po ⊆ po\nassert po ≤ po",
            "assert po <= po\nassert po <= po",
        ),
        ("let f ≜ fun x → x∗", "let f = fun x -> x*"),
    ] {
        let (read, errors) = parser::parse(FileId::FIRST, other);
        assert!(errors.is_empty(), "{other}: {errors:?}");
        assert_eq!(read, parser::parse(FileId::FIRST, own).0, "{other}");
    }
    let composed = said("acyclic po ∘ rf");
    assert_eq!(composed.len(), 1, "{composed:?}");
    assert!(
        composed[0].1.contains("goes along `a` first"),
        "{composed:?}"
    );
    for (text, help) in [
        ("acyclic po - rf", "write `\\` for the difference"),
        ("acyclic !po", "write `~`"),
        ("assert po < rf", "write `<=`"),
    ] {
        let said = said(text);
        assert!(
            said.iter().any(|(_, h)| h.contains(help)),
            "{text}: {said:?}"
        );
    }
}

#[test]
fn slips_of_precedence_are_warned_about() {
    let codes = |text: &str| {
        let outcome = katec_compiler::resolve::outcome_of_text("t.cat", text);
        let list = outcome.diagnostics.list.into_iter();
        list.filter(|d| d.code == Some("precedence")).count()
    };
    assert_eq!(codes("acyclic [W];po;[R] & loc | rf"), 1);
    assert_eq!(codes("acyclic ([W];po;[R]) & loc | rf"), 0);
    assert_eq!(codes("acyclic [W];po;([R] & loc) | rf"), 0);
    assert_eq!(codes("acyclic [W];po & loc;[R] | rf"), 0);
    assert_eq!(codes("empty [R] & po"), 0);
    assert_eq!(codes("let same = [W] & loc\nacyclic same | po"), 1);
    assert_eq!(codes("acyclic po & int & [R] | rf"), 1);
    assert_eq!(codes("acyclic ([W] & loc) | rf"), 0);
    assert_eq!(codes("assert po;rf & id <= po\nacyclic po | rf"), 1);
    assert_eq!(codes("assert (po;rf) & id <= po\nacyclic po | rf"), 0);
    assert_eq!(codes("assert po;(rf & id) <= po\nacyclic po | rf"), 0);
    assert_eq!(codes("assert po & id <= rf\nacyclic po | rf"), 0);
}
