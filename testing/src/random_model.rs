//! Random models, and the comparison of engines under them, for tests of every crate of the
//! project. Nothing of the product uses this module.
//!
//! The models are ones that can be explored: axioms are cycles of monotone relations that lead only
//! forwards, so that a new event with default choices breaks none. Errors and warnings may be
//! anything.

use crate::stages;
use crate::{Asked, Compared, Judge, MakeEngine, Report, Shape, TestProgram, random_program};
use katec_checker::explore::{CountOnly, Ending, Options, Schedule, explore};
use katec_checker::graph::Graph;
use katec_checker::model::MemoryModel;
use katec_checker::random::SplitMix;
use katec_checker::relation::BitMatrix;
use katec_compiler::model::{Check, Constraint, Expr, ExprId, Model, Role};
use katec_compiler::pipeline::Resolved;
use katec_compiler::reference::{ReferenceModel, severity};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

/// Tables, and generated code if it is given, against the reference evaluator.
pub fn compared(model: Resolved, generated: Option<MakeEngine>) -> Compared<ReferenceModel> {
    let prepared = stages::prepared(model);
    let reference = ReferenceModel::new(&prepared);
    let lowered = prepared.assume_admitted().lower().into_tables();
    Compared::new(lowered, generated, reference)
}

/// Explores a program and compares every answer. The seed decides how it is explored.
pub fn compare_program(model: &mut Compared<ReferenceModel>, program: &TestProgram, seed: u64) {
    let options = Options {
        schedule: Schedule::Random(seed),
        skip_taken_sources: seed.is_multiple_of(2),
        ..Options::default()
    };
    let context = format!("program {seed}\n{program}\n");
    model.context.push_str(&context);
    let summary = explore(model, program, &options, &mut CountOnly);
    assert_eq!(summary.ending, Ending::Finished);
    let before = model.context.len() - context.len();
    model.context.truncate(before);
}

/// Explores random programs under a model and compares every answer.
pub fn compare(
    text: &str,
    generated: Option<MakeEngine>,
    shape: &Shape,
    seeds: Range<u64>,
) -> Asked {
    let mut model = compared(stages::resolved(text), generated);
    model.context = format!("{text}\n");
    for seed in seeds {
        let shape = Shape {
            non_atomic: seed.is_multiple_of(2),
            many_fences: shape.fences && seed / 2 % 2 == 1,
            ..*shape
        };
        compare_program(&mut model, &random_program(&shape, seed), seed);
    }
    model.asked
}

/// Sets whose members do not change when an event is added, but for halves of read-modify-writes,
/// which come together.
const SETS: [&str; 15] = [
    "R",
    "W",
    "M",
    "F",
    "SC",
    "ACQ",
    "REL",
    "RMW",
    "A",
    "NA",
    "~IW",
    "domain(rmw)",
    "range(rmw)",
    "range(rfe)",
    "range(po-loc)",
];
const ANY_SETS: [&str; 8] = [
    "domain(rf)",
    "range(fr)",
    "domain(co)",
    "range(rf) & SC",
    "W \\ range(co)",
    "~domain(rf)",
    "M",
    "REL | ACQ",
];
const RELATIONS: [&str; 16] = [
    "po",
    "po",
    "po-loc",
    "rf",
    "rfe",
    "rfi",
    "co",
    "coe",
    "fr",
    "fre",
    "fri",
    "rmw",
    "data",
    "po",
    "(rf^-1;co)",
    "(ctrl | addr)",
];
/// Filters whose right sides do not change for events that are there.
const FILTERS: [&str; 9] = [
    "& loc",
    "\\ loc",
    "& ext",
    "\\ ext",
    "& (M * M)",
    "\\ (W * R)",
    "& (R * _)",
    "\\ po-loc",
    "\\ rmw",
];

/// Axioms that are no cycles.
const INCLUSIONS: [&str; 4] = [
    "subset rfi <= po",
    "empty (fr;rf) & po^-1",
    "subset co & (po | po^-1) <= po",
    "empty po-loc & fr^-1",
];

/// The text of a random model.
pub fn random_model(seed: u64) -> String {
    Generator {
        random: SplitMix::new(seed),
        names: Vec::new(),
    }
    .model()
}

struct Generator {
    random: SplitMix,
    /// The relations defined so far. All are forward and have no empty path.
    names: Vec<String>,
}

impl Generator {
    fn model(&mut self) -> String {
        let mut text = String::new();
        for number in 0..1 + self.random.below(3) {
            let name = format!("r{number}");
            let definition = self.definition(&name);
            let _ = writeln!(text, "{definition}");
            self.names.push(name);
        }
        let _ = writeln!(text, "let hb = (po | {})+", self.synchronisation());
        self.names.push("hb".to_string());
        let coherence = [
            "irreflexive hb;(rf | co | fr)+? as coherence",
            "acyclic po-loc | rf | co | fr as coherence",
            "coherence hb as coherence",
        ];
        let _ = writeln!(text, "{}", self.pick(&coherence));
        for number in 0..1 + self.random.below(2) {
            let check = self.pick(&["acyclic", "irreflexive"]);
            let relation = self.relation(3);
            let _ = writeln!(text, "{check} {relation} as axiom{number}");
            if self.random.chance(50) {
                let name = format!("part{number}");
                let _ = writeln!(text, "{}", self.consequence(&relation, &name));
            }
        }
        if self.random.chance(40) {
            let _ = writeln!(text, "acyclic {} as psc", self.strong());
        }
        if self.random.chance(20) {
            let _ = writeln!(text, "{} as inclusion", self.pick(&INCLUSIONS));
        }
        if self.random.chance(30) {
            let relation = self.relation(2);
            let _ = writeln!(text, "acyclic [SC];{relation} as guarded unless SC = 0");
        }
        let conflict = "[W];(loc & ext);[M] | [M];(loc & ext);[W]";
        let _ = writeln!(text, "error Race unless {conflict} <= hb | hb^-1");
        for number in 0..3 {
            let report = self.report(number);
            let _ = writeln!(text, "{report}");
        }
        text
    }

    /// A relation between SC events that follows happens-before, much of it only where there are SC
    /// fences.
    fn strong(&mut self) -> String {
        let (one, other) = (self.relation(1), self.relation(1));
        let fences = format!("[F & SC];hb?;({one});hb?;[F & SC]");
        match self.random.below(3) {
            0 => fences,
            1 => format!("([SC] | [F & SC];hb?);({one} | hb & loc);([SC] | hb?;[F & SC])"),
            _ => format!("{fences} | [SC];({other});hb;(po \\ loc);[SC]"),
        }
    }

    /// A check that often follows from coherence, from the acyclicity of a relation, or from both,
    /// at least where there are no events of a set.
    fn consequence(&mut self, relation: &str, name: &str) -> String {
        let set = self.pick(&SETS);
        let check = match self.random.below(8) {
            0 => format!("irreflexive {relation};{relation}"),
            1 => format!("acyclic [{set}];{relation}"),
            2 => format!("acyclic ({relation}) & loc"),
            3 => "irreflexive po-loc;(co | fr;rf?)".to_string(),
            4 => format!("irreflexive hb;co;rf? | {relation}"),
            5 => format!("acyclic {relation} | [SC];po;[SC]"),
            6 => return format!("irreflexive {relation} as {name} unless {set} = 0"),
            _ => format!("acyclic {relation} | rmw"),
        };
        format!("{check} as {name}")
    }

    fn pick(&mut self, from: &[&'static str]) -> &'static str {
        from[self.random.below(from.len() as u64) as usize]
    }

    fn definition(&mut self, name: &str) -> String {
        let body = self.relation(2);
        let step = self.relation(1);
        match self.random.below(6) {
            0 => format!("let rec {name} = {body} | {name};{step}"),
            1 => format!("let rec {name} = {body} | ({name};{step};{name}) & loc"),
            2 => format!(
                "let rec {name} = {body} | {name}-even;{step} and {name}-even = {name};{step}"
            ),
            _ => format!("let {name} = {body}"),
        }
    }

    /// An error or warning about anything.
    fn report(&mut self, number: u32) -> String {
        let (one, other) = (self.any(2), self.any(2));
        let role = self.pick(&["error", "warning"]);
        let guard = self.pick(&["SC = 0", "rmw = 0", "(rf & ext) = 0"]);
        match self.random.below(12) {
            10 => format!("{role} Ordered{number} unless {} <= hb", self.relation(2)),
            11 => format!(
                "{role} Either{number} unless {} <= hb | hb^-1",
                self.relation(2)
            ),
            0 => format!("{role} Within{number} unless {one} <= {other} | hb"),
            1 => format!("{role} Same{number} unless {one} = {one} & {other}"),
            2 => format!("{role} Acyclic{number} unless acyclic ({one})+"),
            3 => format!("{role} Irreflexive{number} unless irreflexive {one}"),
            4 => format!("{role} Member{number} unless empty {} \\ W", self.any_set()),
            5 => format!("flag ~empty {one} \\ hb as strange{number}"),
            6 => format!("flag empty {one} as nothing{number}"),
            7 => format!("flag ~acyclic {one} as cyclic{number} unless {guard}"),
            8 => format!("undefined_unless empty {one} & ext as shown{number} unless {guard}"),
            _ => format!(
                "{role} Forward{number} unless {} <= {} | hb",
                self.relation(2),
                self.relation(2)
            ),
        }
    }

    /// A part of `rf` between sets.
    fn synchronisation(&mut self) -> String {
        let before = self.pick(&["W", "REL", "W & ~NA", "RMW"]);
        let after = self.pick(&["R", "ACQ", "R & ~NA", "SC"]);
        let fence = self.pick(&["", ";po;[F & ACQ]"]);
        format!("[{before}];rf;[{after}]{fence}")
    }

    fn any_set(&mut self) -> &'static str {
        match self.random.chance(50) {
            true => self.pick(&SETS),
            false => self.pick(&ANY_SETS),
        }
    }

    /// Any relation.
    fn any(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.relation(1);
        }
        let one = self.any(depth - 1);
        match self.random.below(9) {
            0 => format!("({one} | {})", self.any(depth - 1)),
            1 => format!("({one};{})", self.any(depth - 1)),
            2 => format!("({one})^-1"),
            3 => format!("(({one}) \\ ({}))", self.any(depth - 1)),
            4 => format!("(({one}) & ({}))", self.any(depth - 1)),
            5 => format!("({one})*"),
            6 => format!("({one} | {} * {})", self.pick(&SETS), self.pick(&SETS)),
            7 => format!("(({one}) \\ ~loc)"),
            _ => format!("([{}];{one};[{}])", self.any_set(), self.any_set()),
        }
    }

    /// A forward relation without empty path.
    fn relation(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.letter();
        }
        let one = self.relation(depth - 1);
        match self.random.below(9) {
            0 | 1 => format!("({one} | {})", self.relation(depth - 1)),
            2 => format!("({one};{})", self.relation(depth - 1)),
            3 => format!("({one};{}?)", self.relation(depth - 1)),
            4 => format!("({one})+"),
            5 => format!("(({one}) {})", self.pick(&FILTERS)),
            6 => format!("(({one}) & ({}))", self.relation(depth - 1)),
            7 => format!("(({one})*;{})", self.letter()),
            _ => format!("([{}];{one})", self.pick(&SETS)),
        }
    }

    fn letter(&mut self) -> String {
        if !self.names.is_empty() && self.random.chance(25) {
            let name = self.random.below(self.names.len() as u64) as usize;
            return self.names[name].clone();
        }
        let relation = self.pick(&RELATIONS);
        match self.random.below(4) {
            0 => format!("[{}];{relation};[{}]", self.pick(&SETS), self.pick(&SETS)),
            1 => format!("[{}];{relation}", self.pick(&SETS)),
            _ => relation.to_string(),
        }
    }
}

/// What a model uses: for axioms and for errors and warnings, the operators and the kinds of
/// checks.
pub fn features(model: &Model) -> BTreeSet<String> {
    let mut features = BTreeSet::new();
    for constraint in &model.constraints {
        let role = match constraint.role {
            Role::Axiom => "axiom",
            Role::Error => "error",
            Role::Warning => "warning",
        };
        features.insert(role.to_string());
        let side = if role == "axiom" { role } else { "report" };
        let mut add = |feature: &str| features.insert(format!("{side}: {feature}"));
        add(constraint.check.default_name());
        if constraint.negated {
            add("negated");
        }
        if constraint.unless_empty.is_some() {
            add("unless");
        }
        for expr in reachable(model, constraint) {
            if let Some(operator) = operator(model, expr) {
                add(operator);
            }
        }
    }
    features
}

/// The expressions of a constraint, those behind names too.
fn reachable(model: &Model, constraint: &Constraint) -> Vec<Expr> {
    let mut seen = BTreeSet::new();
    let mut work: Vec<ExprId> = constraint.check.operands().collect();
    while let Some(id) = work.pop() {
        if seen.insert(id) {
            work.extend(model.expr(id).operands());
            if let Expr::Definition(definition) = model.expr(id) {
                work.push(model.definition(definition).body);
            }
        }
    }
    seen.into_iter().map(|id| model.expr(id)).collect()
}

fn operator(model: &Model, expr: Expr) -> Option<&'static str> {
    match expr {
        Expr::Intersection(..) => Some("&"),
        Expr::Difference(..) => Some("\\"),
        Expr::Complement(_) => Some("~"),
        Expr::Plus(_) | Expr::Star(_) => Some("closure"),
        Expr::Inverse(_) => Some("converse"),
        Expr::Product(..) => Some("product"),
        Expr::Domain(_) => Some("domain"),
        Expr::Range(_) => Some("range"),
        Expr::Definition(id) => {
            let recursive = model.definition(id).group.is_some();
            recursive.then_some("let rec")
        }
        _ => None,
    }
}

impl Judge for ReferenceModel {
    fn is_consistent(&mut self, graph: &Graph) -> bool {
        self.consistent_from_scratch(graph)
    }

    fn reports(&mut self, graph: &Graph) -> Vec<Report> {
        let failed = self.failed_reports(graph).into_iter();
        failed
            .map(|(constraint, at_end, pairs)| Report {
                name: constraint.name.clone(),
                severity: severity(constraint),
                pairs,
                at_pairs: !constraint.negated
                    && matches!(constraint.check, Check::Empty(_) | Check::Included(_)),
                at_end,
            })
            .collect()
    }

    fn relation(&mut self, graph: &Graph, name: &str) -> Option<BitMatrix> {
        ReferenceModel::relation(self, &graph.execution(), name)
    }
}
