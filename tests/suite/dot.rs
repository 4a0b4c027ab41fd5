//! `katec build --emit dot`: a drawing of each constraint's automaton, the same every time, that
//! tools for DOT can read.

use std::collections::BTreeSet;
use std::process::Command;

fn drawn(model: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(["build", model, "--emit", "dot"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{model}");
    String::from_utf8(output.stdout).unwrap()
}

/// One drawing: its name, its nodes, those that are final, and its edges with their labels.
#[derive(Debug)]
struct Drawing {
    name: String,
    nodes: BTreeSet<String>,
    last: usize,
    edges: Vec<(String, String, String)>,
}

/// The text between quotation marks after `key`.
fn quoted(line: &str, key: &str) -> String {
    let start = line.find(key).unwrap_or_else(|| panic!("{key} in {line}")) + key.len();
    let rest = line[start..].strip_prefix('"').unwrap();
    rest[..rest.find('"').unwrap()].to_string()
}

fn parse(text: &str) -> Vec<Drawing> {
    let mut drawings: Vec<Drawing> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let line = line.trim();
        if line.starts_with("digraph ") {
            assert!(!open && line.ends_with('{'), "{line}");
            open = true;
            drawings.push(Drawing {
                name: quoted(line, "digraph "),
                nodes: BTreeSet::new(),
                last: 0,
                edges: Vec::new(),
            });
            continue;
        }
        assert!(open, "outside of a drawing: {line}");
        let drawing = drawings.last_mut().unwrap();
        if line == "}" {
            open = false;
        } else if let Some((from, rest)) = line.split_once(" -> ") {
            let to = rest.split([' ', ';']).next().unwrap();
            let label = quoted(line, "label=");
            drawing
                .edges
                .push((from.to_string(), to.to_string(), label));
        } else if !line.starts_with("rankdir") {
            assert!(line.ends_with(';'), "{line}");
            let name = line.split([' ', ';']).next().unwrap();
            assert!(drawing.nodes.insert(name.to_string()), "{name} twice");
            drawing.last += usize::from(line.contains("doublecircle"));
        }
    }
    assert!(!open, "the last drawing does not end");
    drawings
}

#[test]
fn every_constraint_is_drawn_and_the_drawings_are_complete() {
    for model in [
        "sc",
        "tso",
        "pso",
        "ra",
        "sra",
        "rc11-regular",
        "rc11",
        "rc20",
    ] {
        let text = drawn(model);
        assert_eq!(text, drawn(model), "{model}: not the same twice");
        let drawings = parse(&text);
        let names: BTreeSet<&str> = drawings.iter().map(|d| d.name.as_str()).collect();
        assert_eq!(names.len(), drawings.len(), "{model}: a name occurs twice");
        for constraint in &katec_compiler::load(model).unwrap().constraints {
            let is_drawn = |name: &&str| name.starts_with(constraint.name.as_str());
            assert!(names.iter().any(is_drawn), "{model}: {}", constraint.name);
        }
        for Drawing {
            name,
            nodes,
            last,
            edges,
        } in &drawings
        {
            for (from, to, label) in edges {
                assert!(nodes.contains(from) && nodes.contains(to), "{model} {name}");
                let begins = from.starts_with("start");
                assert!(
                    begins || !label.is_empty(),
                    "{model} {name}: {from} -> {to}"
                );
            }
            let starts = nodes.iter().filter(|n| n.starts_with("start")).count();
            let empty = nodes.is_empty();
            assert!(
                empty || (starts > 0 && *last > 0),
                "{model} {name}: {nodes:?}"
            );
        }
    }
}

#[test]
fn the_drawing_of_sc_is_one_state_with_loops() {
    let drawings = parse(&drawn("sc"));
    let order = drawings
        .iter()
        .find(|d| d.edges.iter().any(|e| e.2.contains("po-imm")));
    let order = order.unwrap_or_else(|| panic!("{drawings:?}"));
    let loops: Vec<_> = order
        .edges
        .iter()
        .filter(|(from, to, _)| from == to)
        .collect();
    assert_eq!(loops.len(), 1, "{order:?}");
    for letter in ["po-imm", "rf", "co-imm", "fr-imm"] {
        assert!(loops[0].2.contains(letter), "{letter}: {order:?}");
    }
}
