//! The text of a statement: templates, constraints, operands and numbers.

use super::super::Result;

/// Splits constraints at commas outside of braces.
pub(super) fn split_constraints(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(move |character| {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        character == ',' && depth == 0
    });
    parts.filter(|part| !part.is_empty()).collect()
}

/// Where an operand of the template begins and ends in a statement; neither can be in a source.
pub(super) const OPEN: char = '\u{1}';
pub(super) const CLOSE: char = '\u{2}';
/// How an operand without a modifier ends.
pub(super) const NO_MODIFIER: &str = ":\u{2}";

/// The template with operands as `OPEN number modifier CLOSE`, and other dollars as they are to be
/// read.
pub(super) fn expand(template: &str) -> Result<String> {
    let mut text = String::new();
    let mut rest = template.chars().peekable();
    let mut skipping = false;
    while let Some(character) = rest.next() {
        if character != '$' {
            if !skipping {
                text.push(character);
            }
            continue;
        }
        match rest.next() {
            Some('$') if !skipping => text.push('$'),
            // Alternatives for other syntaxes: the first is AT&T's.
            Some('(') => {}
            Some('|') => skipping = true,
            Some(')') => skipping = false,
            Some('{') if !skipping => {
                let inside: String = rest.by_ref().take_while(|c| *c != '}').collect();
                let (number, modifier) = inside.split_once(':').unwrap_or((&inside, ""));
                text.extend([OPEN]);
                text.push_str(&format!("{number}:{modifier}"));
                text.extend([CLOSE]);
            }
            Some(digit) if digit.is_ascii_digit() && !skipping => {
                let mut number = digit.to_string();
                while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                    number.push(digit);
                }
                text.extend([OPEN]);
                text.push_str(&format!("{number}:"));
                text.extend([CLOSE]);
            }
            _ if skipping => {}
            _ => return Err(format!("inline assembly ({template:?})")),
        }
    }
    Ok(text)
}

/// The statements of a template, without comments.
pub(super) fn statements(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.split(['\n', ';']);
    lines
        .map(|line| line.split_once('#').map_or(line, |(code, _)| code).trim())
        .filter(|line| !line.is_empty())
}

/// The operands of an instruction: commas outside of brackets divide them.
pub(super) fn split_operands(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(move |character| {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        character == ',' && depth == 0
    });
    parts
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

pub(super) fn number(text: &str) -> Option<u64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative {
        value.wrapping_neg()
    } else {
        value
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_expanded() {
        let expanded = expand("lock; addl $$1, $0; set${1:b}x $(a$|b$)").expect("a template");
        assert_eq!(expanded, "lock; addl $1, \u{1}0:\u{2}; set\u{1}1:b\u{2}x a");
        assert_eq!(
            statements("mfence # full\n\tnop;;").collect::<Vec<_>>(),
            ["mfence", "nop"]
        );
        assert_eq!(split_operands("4(%rax,%rbx), $1"), ["4(%rax,%rbx)", "$1"]);
        assert_eq!(number("-0x10"), Some(16u64.wrapping_neg()));
    }
}
