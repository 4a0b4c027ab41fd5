//! Floating-point numbers as the library of C has them: the functions of `<math.h>`, and decimal
//! texts.

/// What a function of `<math.h>` gives, by its name; `None` if there is none of this name.
pub fn function(name: &str, x: f64, y: f64, z: f64) -> Option<f64> {
    Some(match name {
        "sqrt" => x.sqrt(),
        "cbrt" => x.cbrt(),
        "fabs" => x.abs(),
        "floor" => x.floor(),
        "ceil" => x.ceil(),
        "trunc" => x.trunc(),
        "round" => x.round(),
        "rint" | "nearbyint" => x.round_ties_even(),
        "exp" => x.exp(),
        "exp2" => x.exp2(),
        "expm1" => x.exp_m1(),
        "log" => x.ln(),
        "log2" => x.log2(),
        "log10" => x.log10(),
        "log1p" => x.ln_1p(),
        "sin" => x.sin(),
        "cos" => x.cos(),
        "tan" => x.tan(),
        "asin" => x.asin(),
        "acos" => x.acos(),
        "atan" => x.atan(),
        "sinh" => x.sinh(),
        "cosh" => x.cosh(),
        "tanh" => x.tanh(),
        "pow" => x.powf(y),
        "fmod" => x % y,
        "fmax" => x.max(y),
        "fmin" => x.min(y),
        "hypot" => x.hypot(y),
        "atan2" => x.atan2(y),
        "copysign" => x.copysign(y),
        "fma" => x.mul_add(y, z),
        "fmaf" => f64::from((x as f32).mul_add(y as f32, z as f32)),
        _ => return None,
    })
}

/// Digits times a power of ten.
pub fn from_decimal(digits: u64, exponent: i64) -> f64 {
    let exponent = exponent.clamp(-100_000, 100_000);
    format!("{digits}e{exponent}")
        .parse()
        .unwrap_or(f64::INFINITY)
}

/// What `printf` makes of a number without its sign, with `%f`, `%e` or `%g` in small letters or
/// capitals.
pub fn decimal_text(value: f64, precision: usize, kind: char) -> String {
    let value = value.abs();
    let text = if value.is_nan() {
        "nan".to_string()
    } else if value.is_infinite() {
        "inf".to_string()
    } else {
        match kind.to_ascii_lowercase() {
            'f' => format!("{value:.precision$}"),
            'e' => scientific(value, precision).0,
            _ => shorter(value, precision.max(1)),
        }
    };
    match kind.is_ascii_uppercase() {
        true => text.to_ascii_uppercase(),
        false => text,
    }
}

/// A number with an exponent of at least two digits, and that exponent.
fn scientific(value: f64, precision: usize) -> (String, i32) {
    let text = format!("{value:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or_default();
    let sign = if exponent < 0 { '-' } else { '+' };
    let size = exponent.unsigned_abs();
    (format!("{digits}e{sign}{size:02}"), exponent)
}

/// The form of `%g`, with so many digits at most.
fn shorter(value: f64, digits: usize) -> String {
    let (text, exponent) = scientific(value, digits - 1);
    let text = if exponent < -4 || exponent >= digits as i32 {
        text
    } else {
        let precision = (digits as i32 - 1 - exponent) as usize;
        format!("{value:.precision$}")
    };
    let (number, exponent) = match text.find('e') {
        Some(at) => text.split_at(at),
        None => (text.as_str(), ""),
    };
    let number = match number.contains('.') {
        true => number.trim_end_matches('0').trim_end_matches('.'),
        false => number,
    };
    format!("{number}{exponent}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_those_of_c() {
        assert_eq!(decimal_text(-2.5, 2, 'f'), "2.50");
        assert_eq!(decimal_text(0.125, 2, 'f'), "0.12");
        assert_eq!(decimal_text(12345.678, 3, 'e'), "1.235e+04");
        assert_eq!(decimal_text(0.0001, 6, 'g'), "0.0001");
        assert_eq!(decimal_text(0.00001, 6, 'G'), "1E-05");
        assert_eq!(decimal_text(1_000_000.0, 6, 'g'), "1e+06");
        assert_eq!(decimal_text(0.0, 6, 'g'), "0");
        assert_eq!(decimal_text(f64::NAN, 6, 'F'), "NAN");
    }

    #[test]
    fn decimals_are_read_exactly() {
        assert_eq!(from_decimal(25, -1), 2.5);
        assert_eq!(from_decimal(1, 400), f64::INFINITY);
        assert_eq!(from_decimal(1, -400), 0.0);
        assert_eq!(from_decimal(1, i64::MIN), 0.0);
    }
}
