//! An execution as a graph in Graphviz's language.

use crate::interleaving::from_reads;
use crate::text::action_text;
use katec_checker::check::{Edge, ExecutionReport};
use katec_checker::event::EventId;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Colours and lines of edges: kinds can be told apart without colours.
const STYLES: &[(&str, &str)] = &[
    ("rf", "color=\"#0b7a3b\", fontcolor=\"#0b7a3b\""),
    (
        "co",
        "color=\"#b35900\", fontcolor=\"#b35900\", style=dashed",
    ),
    (
        "fr",
        "color=\"#b3006b\", fontcolor=\"#b3006b\", style=dotted",
    ),
    (
        "sbr",
        "color=\"#6a3fb5\", fontcolor=\"#6a3fb5\", style=dashed, dir=none",
    ),
];

/// An execution as a graph: a cluster for each thread, program order downwards, what the violation
/// is about in red.
pub fn execution_dot(title: &str, execution: &ExecutionReport) -> String {
    let mut dot = String::new();
    // Writing to a string does not fail.
    let _ = write_dot(&mut dot, title, execution);
    dot
}

fn write_dot(dot: &mut String, title: &str, execution: &ExecutionReport) -> std::fmt::Result {
    writeln!(dot, "digraph execution {{")?;
    writeln!(
        dot,
        "  label={}; labelloc=t; fontname=monospace;",
        quoted(title)
    )?;
    writeln!(
        dot,
        "  node [shape=box, fontname=monospace]; edge [fontname=monospace];"
    )?;
    for thread in &execution.threads {
        writeln!(dot, "  subgraph cluster_{} {{", thread.thread.0)?;
        writeln!(dot, "    label=\"thread {}\";", thread.thread.0)?;
        for event in &thread.events {
            write_event(dot, execution, *event)?;
        }
        for pair in thread.events.windows(2) {
            writeln!(dot, "    e{} -> e{} [color=gray];", pair[0].0, pair[1].0)?;
        }
        writeln!(dot, "  }}")?;
    }
    let edges = execution.edges();
    let ends = edges.iter().flat_map(|edge| [edge.from, edge.to]);
    let initial = |event: &EventId| execution.event(*event).position.is_none();
    for event in ends.filter(initial).collect::<BTreeSet<_>>() {
        write_event(dot, execution, event)?;
    }
    let marked = &execution.about.edges;
    for edge in edges.iter().chain(&from_reads(execution)) {
        let style = STYLES.iter().find(|(label, _)| *label == edge.label);
        write_edge(
            dot,
            edge,
            style.map_or("color=gray, style=dashed", |(_, style)| style),
        )?;
    }
    for edge in &execution.of_model {
        let style = "color=\"#0058a8\", fontcolor=\"#0058a8\"";
        write_edge(dot, edge, style)?;
    }
    for edge in marked {
        write_edge(dot, edge, "color=red, fontcolor=red, penwidth=2")?;
    }
    writeln!(dot, "}}")
}

fn write_event(dot: &mut String, execution: &ExecutionReport, event: EventId) -> std::fmt::Result {
    let what = action_text(execution, execution.event(event));
    let name = match execution.event(event).position {
        Some(position) => format!("{position} {what}"),
        None => format!("initially {what}"),
    };
    let place = execution.event(event).source.as_ref();
    let place = place
        .map(|at| format!("\n{}:{}", at.file, at.line))
        .unwrap_or_default();
    let is_about = execution.about.events.contains(&event);
    let mark = if is_about {
        ", color=red, penwidth=2"
    } else {
        ""
    };
    let label = quoted(&format!("{name}{place}"));
    writeln!(dot, "    e{} [label={label}{mark}];", event.0)
}

/// Edges other than program order do not decide where events are.
fn write_edge(dot: &mut String, edge: &Edge, style: &str) -> std::fmt::Result {
    let label = quoted(&edge.label);
    let (from, to) = (edge.from.0, edge.to.0);
    writeln!(
        dot,
        "  e{from} -> e{to} [label={label}, constraint=false, {style}];"
    )
}

/// A string of the language.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", text.replace('\n', "\\n"))
}
