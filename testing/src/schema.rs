//! Whether JSON is as a JSON Schema says, for the words that our schemas use.
//!
//! Crates that know all of JSON Schema take longer to compile than all of our own code that uses
//! it takes to run. A word that is not known here is an error, so no schema says more than what is
//! looked at.

use serde_json::{Map, Value};

/// Whether a value is as the schema says.
///
/// # Errors
///
/// Where it is not, and why.
pub fn validate(schema: &Value, value: &Value) -> Result<(), String> {
    Validator { root: schema }.check(schema, value, "$")
}

struct Validator<'a> {
    root: &'a Value,
}

impl Validator<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let words = schema.as_object().ok_or("a schema is an object")?;
        for (word, argument) in words {
            match word.as_str() {
                "$schema" | "$defs" | "title" | "description" | "properties" => {}
                "$ref" => self.check(self.definition(argument)?, value, at)?,
                "type" => check_type(argument, value, at)?,
                "const" if argument == value => {}
                "const" => return Err(format!("{at}: {value} is not {argument}")),
                "enum" if argument.as_array().is_some_and(|all| all.contains(value)) => {}
                "enum" => return Err(format!("{at}: {value} is none of {argument}")),
                "required" => check_required(argument, value, at)?,
                "items" => self.check_items(argument, value, at)?,
                "additionalProperties" => self.check_additional(words, argument, value, at)?,
                "oneOf" => self.check_one_of(argument, value, at)?,
                other => return Err(format!("{other} is not a known word of schemas")),
            }
        }
        let properties = words.get("properties").and_then(Value::as_object);
        if let (Some(properties), Some(members)) = (properties, value.as_object()) {
            for (name, member) in members {
                if let Some(schema) = properties.get(name) {
                    self.check(schema, member, &format!("{at}.{name}"))?;
                }
            }
        }
        Ok(())
    }

    fn definition(&self, reference: &Value) -> Result<&Value, String> {
        let path = reference.as_str().and_then(|path| path.strip_prefix('#'));
        let found = path.and_then(|path| self.root.pointer(path));
        found.ok_or_else(|| format!("{reference} refers to nothing"))
    }

    fn check_items(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            self.check(schema, item, &format!("{at}[{index}]"))?;
        }
        Ok(())
    }

    fn check_additional(
        &self,
        words: &Map<String, Value>,
        schema: &Value,
        value: &Value,
        at: &str,
    ) -> Result<(), String> {
        let known = |name: &str| {
            words
                .get("properties")
                .is_some_and(|all| all.get(name).is_some())
        };
        for (name, member) in value.as_object().into_iter().flatten() {
            match schema {
                _ if known(name) => {}
                Value::Bool(true) => {}
                Value::Bool(false) => return Err(format!("{at}.{name} is not in the schema")),
                schema => self.check(schema, member, &format!("{at}.{name}"))?,
            }
        }
        Ok(())
    }

    fn check_one_of(&self, schemas: &Value, value: &Value, at: &str) -> Result<(), String> {
        let schemas = schemas.as_array().ok_or("oneOf has a list")?;
        let results: Vec<_> = schemas.iter().map(|s| self.check(s, value, at)).collect();
        match results.iter().filter(|result| result.is_ok()).count() {
            1 => Ok(()),
            0 => {
                let reasons: Vec<_> = results.into_iter().filter_map(Result::err).collect();
                Err(format!("{at} is none of: {}", reasons.join("; or ")))
            }
            _ => Err(format!("{at} is more than one of the choices")),
        }
    }
}

fn check_required(names: &Value, value: &Value, at: &str) -> Result<(), String> {
    let names = names
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    for name in names {
        if value.is_object() && value.get(name).is_none() {
            return Err(format!("{at} has no {name}"));
        }
    }
    Ok(())
}

fn check_type(names: &Value, value: &Value, at: &str) -> Result<(), String> {
    let all = match names {
        Value::Array(all) => all.clone(),
        one => vec![one.clone()],
    };
    let is = |name: &Value| match name.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("null") => value.is_null(),
        _ => false,
    };
    match all.iter().any(is) {
        true => Ok(()),
        false => Err(format!("{at}: {value} is no {names}")),
    }
}
