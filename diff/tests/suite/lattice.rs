//! The page about the order of the library's models: what it says follows from its proofs, which
//! are made again here, and its tests, which the tests of the command run.

use katec_compiler::load;
use katec_compiler::prove::Limits;
use katec_diff::joined::{Joined, Side};
use katec_diff::proofs::Proofs;
use katec_diff::vocabulary::Vocabulary;
use katec_testing::sample;
use std::collections::{BTreeMap, BTreeSet};

fn page() -> String {
    std::fs::read_to_string("../docs/lattice.md").expect("a page")
}

/// The signs of the table, by pairs of models.
fn signs(page: &str) -> BTreeMap<(String, String), String> {
    let cells = |line: &str| -> Vec<String> {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().to_string()).collect()
    };
    let rows: Vec<Vec<String>> = page
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(cells)
        .collect();
    let mut signs = BTreeMap::new();
    for row in &rows[2..] {
        for (name, sign) in rows[0].iter().zip(row).skip(1) {
            signs.insert((row[0].clone(), name.clone()), sign.clone());
        }
    }
    signs
}

/// The pairs of a stronger and a weaker model that are listed.
fn edges(page: &str) -> Vec<(String, String)> {
    let edge = |line: &str| {
        let (strong, rest) = line.strip_prefix("- ")?.split_once(" is stronger than ")?;
        let (weak, _) = rest.split_once(':')?;
        Some((strong.to_string(), weak.to_string()))
    };
    page.lines().filter_map(edge).collect()
}

/// Whether all executions of the first model are proved to be executions of the second.
fn is_proved(strong: &str, weak: &str) -> bool {
    let [a, b] = [strong, weak].map(|name| {
        let model = load(name).expect("a library model");
        model.prepare().expect("only built-in relations")
    });
    let joined = Joined::new(&a, &b);
    let vocabulary = Vocabulary::of(&joined);
    let mut proofs = Proofs::new(&joined, &vocabulary, [true; 2], Limits::default());
    proofs.half(Side::A).is_proved()
}

#[test]
fn what_the_page_calls_stronger_is_proved() {
    let edges = edges(&page());
    assert!(edges.len() > 5);
    let taken = sample("proofs about library models", 3, edges.len() as u64);
    for (strong, weak) in &edges[..taken as usize] {
        assert!(is_proved(strong, weak), "{strong} is stronger than {weak}");
    }
}

#[test]
fn the_table_follows_from_proofs_and_tests() {
    let page = page();
    let edges = edges(&page);
    let tests: BTreeSet<&str> = page
        .split("```litmus\n")
        .skip(1)
        .filter_map(|block| block.lines().next()?.split_once(' '))
        .map(|(_, name)| name)
        .collect();
    let has_test =
        |allows: &str, forbids: &str| tests.contains(format!("{allows}-not-{forbids}-1").as_str());
    let is_stronger = |a: &str, b: &str| {
        let mut reached = vec![a];
        let mut next = 0;
        while next < reached.len() {
            let from = reached[next];
            let weaker = edges.iter().filter(|(strong, _)| strong == from);
            for (_, weak) in weaker {
                if !reached.contains(&weak.as_str()) {
                    reached.push(weak);
                }
            }
            next += 1;
        }
        reached[1..].contains(&b)
    };
    let signs = signs(&page);
    assert!(signs.len() >= 64);
    for ((a, b), sign) in &signs {
        let holds = match sign.as_str() {
            "=" => a == b,
            ">" => is_stronger(a, b) && has_test(b, a),
            "<" => is_stronger(b, a) && has_test(a, b),
            "#" => has_test(a, b) && has_test(b, a),
            _ => false,
        };
        assert!(holds, "{a} {sign} {b}");
    }
}
