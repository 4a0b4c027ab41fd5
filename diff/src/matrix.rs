//! Several models compared with each other: who is stronger than whom, as text and as a picture.

use crate::compare::{Comparison, Settings, Verdict, compare};
use crate::joined::Side;
use crate::render::{litmus, test_name};
use katec_compiler::pipeline::{Refusal, Resolved};
use std::fmt::Write;

/// What is known of two models: the first one of the pair comes first among the models.
pub struct Pair {
    /// Their numbers.
    pub models: (usize, usize),
    /// What was found.
    pub comparison: Comparison,
}

/// All pairs of several models.
pub struct Matrix {
    /// The names of the models.
    pub names: Vec<String>,
    /// The pairs, in order.
    pub pairs: Vec<Pair>,
}

/// How one model stands to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The same model.
    Equal,
    /// It has fewer executions.
    Stronger,
    /// It has more.
    Weaker,
    /// Each has some of its own.
    Incomparable,
    /// Not known.
    Open,
}

impl Relation {
    fn sign(self) -> &'static str {
        match self {
            Relation::Equal => "=",
            Relation::Stronger => ">",
            Relation::Weaker => "<",
            Relation::Incomparable => "#",
            Relation::Open => "?",
        }
    }
}

impl Matrix {
    /// Compares all pairs.
    ///
    /// # Errors
    ///
    /// If a model uses a name that is only declared.
    pub fn new(models: &[(String, Resolved)], settings: &Settings) -> Result<Self, Refusal> {
        let mut pairs = Vec::new();
        for (first, (a, model_a)) in models.iter().enumerate() {
            for (second, (b, model_b)) in models.iter().enumerate().skip(first + 1) {
                let comparison = compare([a, b], model_a, model_b, settings, &|_, _, _| {})?;
                pairs.push(Pair {
                    models: (first, second),
                    comparison,
                });
            }
        }
        Ok(Self {
            names: models.iter().map(|(name, _)| name.clone()).collect(),
            pairs,
        })
    }

    fn pair(&self, a: usize, b: usize) -> Option<&Pair> {
        self.pairs.iter().find(|pair| pair.models == (a, b))
    }

    /// How the first model stands to the second.
    pub fn relation(&self, a: usize, b: usize) -> Relation {
        if a == b {
            return Relation::Equal;
        }
        let (first, second) = (a.min(b), a.max(b));
        let Some(pair) = self.pair(first, second) else {
            return Relation::Open;
        };
        let stronger = match pair.comparison.verdict() {
            Verdict::Equal => return Relation::Equal,
            Verdict::Incomparable => return Relation::Incomparable,
            Verdict::NoDifference { .. } | Verdict::OneWay { .. } => return Relation::Open,
            Verdict::Stronger(Side::A) => first,
            Verdict::Stronger(Side::B) => second,
        };
        match stronger == a {
            true => Relation::Stronger,
            false => Relation::Weaker,
        }
    }

    /// The pairs of a stronger and a weaker model with no model in between.
    pub fn edges(&self) -> Vec<(usize, usize)> {
        let n = self.names.len();
        let stronger = |a: usize, b: usize| self.relation(a, b) == Relation::Stronger;
        let mut edges = Vec::new();
        for a in 0..n {
            for b in 0..n {
                let between = |c: usize| stronger(a, c) && stronger(c, b);
                if stronger(a, b) && !(0..n).any(between) {
                    edges.push((a, b));
                }
            }
        }
        edges
    }

    /// The test that tells a stronger model from a weaker one: its name and its text.
    fn separating(&self, a: usize, b: usize) -> Option<(String, String)> {
        let pair = self.pair(a.min(b), a.max(b))?;
        let witness = pair.comparison.witnesses().next()?;
        Some((
            test_name(&pair.comparison, witness, 1),
            litmus(&pair.comparison, witness, 1),
        ))
    }

    /// The table, the order and the tests, as Markdown.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let n = self.names.len();
        let _ = writeln!(text, "| | {} |", self.names.join(" | "));
        let _ = writeln!(text, "|---|{}", "---|".repeat(n));
        for a in 0..n {
            let row: Vec<&str> = (0..n).map(|b| self.relation(a, b).sign()).collect();
            let _ = writeln!(text, "| {} | {} |", self.names[a], row.join(" | "));
        }
        text.push_str("\n`>`: the model of the row is stronger. `<`: it is weaker. `#`: incomparable. `?`: not known.\n");
        text.push_str("\n## Who is next to whom\n\n");
        for (a, b) in self.edges() {
            let by = self.separating(a, b).map(|(name, _)| name);
            let by = by.unwrap_or_default();
            let (a, b) = (&self.names[a], &self.names[b]);
            let _ = writeln!(text, "- {a} is stronger than {b}: `{by}`");
        }
        text.push_str("\n## Tests\n\nEach is allowed by the model that its name has first, and forbidden by the other.\n");
        for pair in &self.pairs {
            let mut last = None;
            for witness in pair.comparison.witnesses() {
                // One test for each direction.
                if last == Some(witness.forbids) {
                    continue;
                }
                last = Some(witness.forbids);
                let test = litmus(&pair.comparison, witness, 1);
                let _ = write!(text, "\n```litmus\n{test}```\n");
            }
        }
        text
    }

    /// The order as a graph for Graphviz, the strongest model on top.
    pub fn dot(&self) -> String {
        let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
        let mut text =
            String::from("digraph models {\n  node [shape=box, fontname=\"sans-serif\"];\n");
        for name in &self.names {
            let _ = writeln!(text, "  \"{}\";", quoted(name));
        }
        for (a, b) in self.edges() {
            let by = self
                .separating(a, b)
                .map(|(name, _)| name)
                .unwrap_or_default();
            let (a, b) = (quoted(&self.names[a]), quoted(&self.names[b]));
            let _ = writeln!(text, "  \"{a}\" -> \"{b}\" [label=\"{}\"];", quoted(&by));
        }
        for a in 0..self.names.len() {
            for b in a + 1..self.names.len() {
                if self.relation(a, b) == Relation::Equal {
                    let (a, b) = (quoted(&self.names[a]), quoted(&self.names[b]));
                    let _ = writeln!(text, "  \"{a}\" -> \"{b}\" [dir=both, label=\"=\"];");
                }
            }
        }
        text.push_str("}\n");
        text
    }

    /// The same picture as SVG: models in rows, each below all that are stronger.
    pub fn svg(&self) -> String {
        let n = self.names.len();
        let edges = self.edges();
        let mut row = vec![0usize; n];
        // A row more for each step down; there are at most as many steps as models.
        for _ in 0..n {
            for (a, b) in &edges {
                row[*b] = row[*b].max(row[*a] + 1);
            }
        }
        let (wide, high) = (260, 110);
        let mut column = vec![0usize; n];
        let mut used = vec![0usize; n + 1];
        for model in 0..n {
            column[model] = used[row[model]];
            used[row[model]] += 1;
        }
        let columns = used.iter().copied().max().unwrap_or(1).max(1);
        let rows = row.iter().copied().max().unwrap_or(0) + 1;
        let x = |model: usize| {
            let free = (columns - used[row[model]]) * wide / 2;
            free + column[model] * wide + wide / 2
        };
        let y = |model: usize| row[model] * high + 40;
        let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;");
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" font-family=\"sans-serif\">\n",
            columns * wide,
            rows * high
        );
        for (a, b) in &edges {
            let (x1, y1, x2, y2) = (x(*a), y(*a) + 16, x(*b), y(*b) - 16);
            let by = self
                .separating(*a, *b)
                .map(|(name, _)| name)
                .unwrap_or_default();
            let _ = writeln!(
                text,
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"#666\"/>\n<text x=\"{}\" y=\"{}\" font-size=\"10\" fill=\"#666\" text-anchor=\"middle\">{}</text>",
                (x1 + x2) / 2,
                (y1 + y2) / 2,
                escaped(&by)
            );
        }
        for model in 0..n {
            let (x, y) = (x(model), y(model));
            let _ = writeln!(
                text,
                "<rect x=\"{}\" y=\"{}\" width=\"120\" height=\"32\" rx=\"4\" fill=\"#fff\" stroke=\"#333\"/>\n<text x=\"{x}\" y=\"{}\" font-size=\"14\" text-anchor=\"middle\">{}</text>",
                x.saturating_sub(60),
                y - 16,
                y + 5,
                escaped(&self.names[model])
            );
        }
        text.push_str("</svg>\n");
        text
    }
}
