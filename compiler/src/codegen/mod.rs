//! Lowered models as Rust source.
//!
//! A module has a type that implements [`katec_checker::model::MemoryModel`], with one method for
//! each constraint, and one type for each automaton and view, of which only the steps are
//! generated: the loops are those of [`katec_checker::search`]. It depends on `katec-checker`
//! alone.
//!
//! * `automata`: the types of automata and views;
//! * `tests`: the tests of events, as constants with names;
//! * `formula`: the operations on bit matrices;
//! * `constraints`: the methods of constraints;
//! * `library`: the crate of library models.
//!
//! The text is parsed and printed again, so that what comes out is well-formed and formatted. The
//! same model gives the same text.

mod automata;
mod constraints;
mod formula;
mod library;
mod names;
mod tests;

pub use library::{BANNER, library_sources};
pub use names::{model_type_name, module_name};

use crate::lower::LoweredModel;
use codegen::{Function, Impl, Scope};
use constraints::Part;
use katec_checker::lowered::{Clock, Lowered, Range, Role, ViewId, ViewTable};
use katec_checker::model::Character;
use names::{Names, type_name};
use std::collections::BTreeSet;
use tests::Tests;

/// The source of a module for a model of this name.
///
/// # Errors
///
/// If the text is not Rust, which would be a bug here.
pub fn module(name: &str, model: &LoweredModel) -> Result<String, String> {
    let lowered = model.tables();
    let mut generator = Generator {
        scope: Scope::new(),
        names: Names::default(),
        tests: Tests::default(),
        model,
        lowered,
        views: Vec::new(),
    };
    generator.run(&model_type_name(name));
    let code = generator.scope.to_string();
    let constants = generator.tests.constants(&words(&code));
    let text = code + &constants;
    let header = header(name, model) + &imports(&text);
    let text = formatted(&(header + &text))?;
    Ok(format!("{BANNER}` from {name}.cat. Do not edit.\n\n{text}"))
}

/// Generated files are formatted as they are generated, and stay so.
const UNFORMATTED: &str = "#![cfg_attr(rustfmt, rustfmt_skip)]\n\
                           #![allow(clippy::all, reason = \"generated code\")]\n";

/// A Rust file, formatted.
fn formatted(text: &str) -> Result<String, String> {
    let file = syn::parse_file(text).map_err(|error| error.to_string())?;
    Ok(prettyplease::unparse(&file))
}

/// The documentation of the module: what is checked how.
fn header(name: &str, model: &LoweredModel) -> String {
    let title: Vec<&str> = model.title().unwrap_or(name).split_whitespace().collect();
    let mut lines = vec![title.join(" "), String::new()];
    for (id, constraint) in model.constraints() {
        lines.push(format!(
            "* {}: {} ({})",
            constraint.name,
            constraint.strategy.name(),
            model.explanation(id)
        ));
    }
    let lines = lines.iter().map(|line| format!("//! {line}\n"));
    lines.collect::<String>() + UNFORMATTED
}

/// What generated code may use.
const IMPORTS: &[(&str, &[&str])] = &[
    (
        "katec_checker::builtin",
        &["BuiltinRelation", "BuiltinSet", "SetMask"],
    ),
    ("katec_checker::event", &["EventId"]),
    ("katec_checker::graph", &["ClockId", "Graph", "Joined"]),
    (
        "katec_checker::model",
        &["Character", "Finding", "MemoryModel", "Severity"],
    ),
    (
        "katec_checker::search::formula",
        &["Demand", "Formula", "Operation", "Register"],
    ),
    (
        "katec_checker::search::view",
        &["Message", "NoViews", "ViewId"],
    ),
    (
        "katec_checker::search",
        &[
            "Automaton",
            "Cube",
            "Offender",
            "Order",
            "Pairs",
            "Rows",
            "Scratch",
            "Start",
            "State",
            "Tools",
            "View",
            "Views",
            "all_new",
            "coherence",
            "native",
            "step",
        ],
    ),
];

/// The names that occur in code, and whatever else looks like one.
fn words(code: &str) -> BTreeSet<&str> {
    code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect()
}

/// The imports of what a text uses.
fn imports(text: &str) -> String {
    let words = words(text);
    // A constraint may have the name of a module, which comments quote.
    let is_used = |name: &str| match name {
        "coherence" | "native" => text.contains(&format!("{name}::")),
        _ => words.contains(name),
    };
    let mut imports = String::new();
    for (path, names) in IMPORTS {
        let used: Vec<&str> = names.iter().copied().filter(|name| is_used(name)).collect();
        if !used.is_empty() {
            imports += &format!("use {path}::{{{}}};\n", used.join(", "));
        }
    }
    imports
}

struct Generator<'l> {
    scope: Scope,
    names: Names,
    tests: Tests,
    model: &'l LoweredModel,
    lowered: &'l Lowered,
    /// The types of the views.
    views: Vec<String>,
}

impl Generator<'_> {
    fn run(&mut self, model: &str) {
        self.names.reserve(model);
        for view in &self.lowered.views {
            let name = self.names.unique(&type_name(&view.name));
            automata::view(&mut self.scope, &mut self.tests, &name, view);
            self.scope.raw(format!(
                "/// The clock as which [`{name}`] is kept.\nconst {}: ClockId = {:?};",
                clock_constant(&name),
                view.clock
            ));
            self.views.push(name);
        }
        let constraints = self.model.constraints();
        let parts: Vec<Part> = constraints
            .map(|(id, constraint)| self.constraint(id, constraint))
            .collect();
        self.model(model, &parts);
        let mut checks = Impl::new(model);
        from_scratch(&mut checks, &parts);
        if let Some(function) = reports_method(&parts) {
            checks.push_fn(function);
        }
        for part in parts.into_iter().filter(|part| part.checked) {
            checks.push_fn(part.function);
        }
        self.scope.push_impl(checks);
        self.all_views();
        self.scope
            .raw(formula::function(&self.lowered.formula, &mut self.tests));
    }

    fn model(&mut self, name: &str, parts: &[Part]) {
        self.scope
            .new_struct(name)
            .vis("pub")
            .doc("The memory model.")
            .derive("Debug")
            .field("tools", "Tools");
        let views = if self.views.is_empty() {
            "NoViews"
        } else {
            "AllViews"
        };
        let mut own = Impl::new(name);
        own.new_fn("new")
            .vis("pub")
            .doc("The model, ready to check.")
            .ret("Self")
            .line(format!(
                "Self {{ tools: Tools::new(formula(), Box::new({views})) }}"
            ));
        self.scope.push_impl(own);
        let mut default = Impl::new(name);
        default.impl_trait("Default");
        default.new_fn("default").ret("Self").line("Self::new()");
        self.scope.push_impl(default);
        let trait_impl = self.memory_model(name, parts);
        self.scope.push_impl(trait_impl);
    }

    fn memory_model(&self, name: &str, parts: &[Part]) -> Impl {
        let mut model = Impl::new(name);
        model.impl_trait("MemoryModel");
        let clocks: usize = self.lowered.views.iter().map(ViewTable::clocks).sum();
        model
            .new_fn("clock_count")
            .arg_ref_self()
            .ret("usize")
            .line(clocks.to_string());
        if !self.views.is_empty() {
            let update = method(&mut model, "update_clocks")
                .arg("graph", "&mut Graph")
                .arg("event", "EventId");
            for view in &self.views {
                let clock = clock_constant(view);
                update.line(format!(
                    "self.tools.update_view(&{view}, {clock}, graph, event);"
                ));
            }
        }
        self.ranges(&mut model);
        let axioms = || parts.iter().filter(|part| part.role == Role::Axiom);
        let calls = axioms().filter(|part| part.checked);
        let calls: Vec<String> = calls.map(Part::call).collect();
        let consistent = method(&mut model, "consistent")
            .arg("graph", "&Graph")
            .arg(if calls.is_empty() { "_" } else { "event" }, "EventId")
            .ret("bool");
        if axioms().any(|part| part.checked && part.computes) {
            consistent.line("self.tools.begin(graph);");
        }
        conjunction(consistent, calls);
        let scratch = method(&mut model, "consistent_from_scratch")
            .arg("graph", "&Graph")
            .ret("bool");
        scratch
            .line("self.tools.begin(graph);")
            .line("self.all_hold(graph)");
        self.findings(&mut model, parts);
        method(&mut model, "all_findings")
            .arg("graph", "&Graph")
            .arg("found", "&mut Vec<Finding>")
            .line("self.tools.begin(graph);")
            .line("self.show(graph, true, found);");
        judge(&mut model);
        self.character(&mut model);
        for (function, value) in [
            ("uses_thread_ends", self.lowered.uses_thread_ends),
            ("needs_dependencies", self.lowered.needs_dependencies),
        ] {
            model
                .new_fn(function)
                .arg_ref_self()
                .ret("bool")
                .line(value.to_string());
        }
        if !self.lowered.notes.is_empty() {
            let notes = self.lowered.notes.iter();
            let notes: Vec<String> = notes.map(|note| format!("{note:?}.to_owned()")).collect();
            model
                .new_fn("notes")
                .arg_ref_self()
                .ret("Vec<String>")
                .line(format!("vec![{}]", notes.join(", ")));
        }
        model
    }

    fn ranges(&self, model: &mut Impl) {
        if self.lowered.ranges.is_empty() {
            return;
        }
        for (function, event) in [("first_readable", "read"), ("first_place", "write")] {
            let bounds = self.lowered.ranges.iter().map(|range| match range {
                Range::Clock(Clock::View(view)) => {
                    let clock = clock_constant(&self.views[view.index()]);
                    format!("coherence::last_seen(graph, graph.clock({event}, {clock}), {event})")
                }
                Range::Clock(Clock::Causal) => {
                    format!("coherence::last_seen_causally(graph, {event})")
                }
                Range::Thread => format!("coherence::last_seen_by_thread(graph, {event})"),
            });
            let bound = bounds.reduce(|a, b| format!("{a}.max({b})"));
            method(model, function)
                .arg("graph", "&Graph")
                .arg(event, "EventId")
                .ret("usize")
                .line(bound.unwrap_or_default());
        }
        let revisit = method(model, "may_revisit")
            .arg("graph", "&Graph")
            .arg("read", "EventId")
            .arg("write", "EventId")
            .ret("bool");
        let bounds = self.lowered.ranges.iter().map(|range| match range {
            Range::Clock(Clock::View(view)) => {
                let clock = clock_constant(&self.views[view.index()]);
                format!("coherence::unseen_after(graph, graph.clock(read, {clock}), write)")
            }
            Range::Clock(Clock::Causal) => {
                "coherence::causally_unseen_after(graph, read, write)".to_string()
            }
            Range::Thread => "graph.co_position(write).is_none_or(|place| place >= \
                              coherence::last_seen_by_thread(graph, read))"
                .to_string(),
        });
        conjunction(revisit, bounds.collect());
    }

    fn findings(&self, model: &mut Impl, parts: &[Part]) {
        let reports: Vec<&Part> = reports(parts, false).collect();
        let findings = method(model, "findings");
        if reports.is_empty() {
            findings
                .arg("_", "&Graph")
                .arg("_", "EventId")
                .arg("_", "&mut Vec<Finding>");
        } else {
            found_at(findings);
            match impossible(&reports) {
                Some(impossible) => findings
                    .line(format!("if {impossible} {{ return; }}"))
                    .line("self.reports(graph, event, found);"),
                None => report(findings, &reports),
            };
        }
        let at_end: Vec<&Part> = self::reports(parts, true).collect();
        if !at_end.is_empty() {
            let findings = method(model, "findings_at_end")
                .arg("graph", "&Graph")
                .arg("found", "&mut Vec<Finding>")
                .line("let Some(event) = graph.events().next_back() else { return; };");
            report(findings, &at_end);
        }
    }

    /// What is to be known of the model, if there is anything.
    fn character(&self, model: &mut Impl) {
        let character = self.lowered.character;
        if character == Character::default() {
            return;
        }
        model
            .new_fn("character")
            .arg_ref_self()
            .ret("Character")
            .line(format!("{character:?}"));
    }

    fn all_views(&mut self) {
        if self.views.is_empty() {
            return;
        }
        self.scope
            .new_struct("AllViews")
            .doc("The views by their ids.");
        let mut views = Impl::new("AllViews");
        views.impl_trait("Views");
        let function = views
            .new_fn("full_clock")
            .arg_ref_self()
            .arg("scratch", "&mut Scratch")
            .arg("graph", "&Graph")
            .arg(if self.views.len() == 1 { "_" } else { "view" }, "ViewId")
            .arg("event", "EventId");
        let call = |view: &String| {
            let clock = clock_constant(view);
            format!("scratch.full_clock(&{view}, {clock}, graph, event)")
        };
        if let [view] = &self.views[..] {
            function.line(call(view) + ";");
        } else {
            let arms = (0..).map(ViewId).zip(&self.views);
            let arms: String = arms
                .map(|(id, view)| format!("{id:?} => {},\n", call(view)))
                .collect();
            function.line(format!("match view {{ {arms} _ => {{}} }}"));
        }
        self.scope.push_impl(views);
    }
}

/// The name of the constant with the clock of a view.
fn clock_constant(view: &str) -> String {
    format!("{}_CLOCK", names::constant_name(view))
}

/// A method that takes `&mut self`.
fn method<'i>(model: &'i mut Impl, name: &str) -> &'i mut Function {
    model.new_fn(name).arg_mut_self()
}

/// The reports that are judged at the end, or the others, as far as there is anything to check.
fn reports(parts: &[Part], at_end: bool) -> impl Iterator<Item = &Part> {
    let checked = parts.iter().filter(|part| part.checked);
    checked.filter(move |part| part.role != Role::Axiom && part.at_end == at_end)
}

/// That none of these reports finds anything, if the graph can tell at once.
fn impossible(reports: &[&Part]) -> Option<String> {
    let all: Option<BTreeSet<&str>> = reports.iter().map(|part| part.impossible).collect();
    Some(all?.into_iter().collect::<Vec<_>>().join(" && "))
}

/// The method for what is found where something may be: of its own, so that it costs nothing where
/// there is nothing.
fn reports_method(parts: &[Part]) -> Option<Function> {
    let reports: Vec<&Part> = reports(parts, false).collect();
    impossible(&reports).filter(|_| !reports.is_empty())?;
    let mut function = Function::new("reports");
    function
        .doc("What errors and warnings find at an event.")
        .attr("inline(never)")
        .arg_mut_self();
    report(found_at(&mut function), &reports);
    Some(function)
}

/// The arguments of a function that adds what is found at an event.
fn found_at(function: &mut Function) -> &mut Function {
    function
        .arg("graph", "&Graph")
        .arg("event", "EventId")
        .arg("found", "&mut Vec<Finding>")
}

/// Lets a function add what these reports find.
fn report<'f>(findings: &'f mut Function, reports: &[&Part]) -> &'f mut Function {
    if reports.iter().any(|part| part.computes) {
        findings.line("self.tools.begin(graph);");
    }
    for part in reports {
        push_finding(findings, part, &part.call());
    }
    findings
}

/// Lets a function add what a report finds by a call.
/// The methods that look at the whole of an execution.
fn from_scratch(checks: &mut Impl, parts: &[Part]) {
    let (axioms, reports): (Vec<&Part>, Vec<&Part>) =
        parts.iter().partition(|part| part.role == Role::Axiom);
    let name = |used: &[&Part]| if used.is_empty() { "_" } else { "graph" };
    let all_hold = method(checks, "all_hold")
        .doc("Whether all axioms hold of the whole.")
        .arg(name(&axioms), "&Graph")
        .ret("bool");
    let definitions = axioms.iter().map(|part| part.definition.clone());
    conjunction(all_hold, definitions.collect());
    let has_late = reports.iter().any(|part| part.at_end);
    let show = method(checks, "show")
        .doc("Adds what errors and warnings find in the whole, which is complete or not.")
        .arg(name(&reports), "&Graph")
        .arg(if has_late { "complete" } else { "_" }, "bool")
        .arg(
            if reports.is_empty() { "_" } else { "found" },
            "&mut Vec<Finding>",
        );
    if reports.is_empty() {
        return;
    }
    show.line("let Some(event) = graph.events().next_back() else { return; };");
    for part in reports {
        match part.at_end {
            true => push_finding(
                show,
                part,
                &format!("complete.then(|| {{ {} }}).flatten()", part.offender),
            ),
            false => push_finding(show, part, &part.offender),
        }
    }
}

/// The methods about accesses of several parts.
fn judge(model: &mut Impl) {
    model
        .new_fn("judges_joined")
        .arg_ref_self()
        .ret("bool")
        .line("true");
    method(model, "judge")
        .arg("graph", "&Graph")
        .arg("joined", "&Joined")
        .arg("complete", "bool")
        .ret("Option<Vec<Finding>>")
        .line("self.tools.join(graph, joined);")
        .line("let mut found = self.all_hold(graph).then(Vec::new);")
        .line("if let Some(found) = &mut found { self.show(graph, complete, found); }")
        .line("self.tools.part();")
        .line("found");
}

fn push_finding(findings: &mut Function, part: &Part, call: &str) {
    if let Role::Report(severity) = part.role {
        findings.line(format!(
            "if let Some(events) = {call} {{ found.push(Finding::new({:?}, Severity::{severity:?}, events)); }}",
            part.name
        ));
    }
}

/// Lets a function return whether all of these hold.
fn conjunction(function: &mut Function, parts: Vec<String>) {
    let all = parts.into_iter().reduce(|a, b| format!("{a} && {b}"));
    function.line(all.unwrap_or_else(|| "true".to_string()));
}
