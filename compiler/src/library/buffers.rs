//! Models with store buffers of so many entries: `tso-buffers-2` and the like.
//!
//! A thread has at most so many stores on the way to memory: before one more is issued, the oldest
//! must have arrived. As an axiom: a store comes before whatever follows as many later stores as
//! the buffer has room for. Under TSO only reads overtake stores, and there is one buffer; under
//! PSO there is one for each location, and writes overtake too. With no room at all this is SC. It
//! only orders an event after earlier ones of its thread, so that exploration stays exact.

/// The models that have store buffers.
pub const BUFFERED: [&str; 2] = ["pso", "tso"];

/// The most entries that a buffer can be given.
pub const MOST_ENTRIES: u32 = 16;

/// The text of the model with this name, if it is one with bounded buffers: `tso-buffers-2`.
pub fn bounded(name: &str) -> Option<String> {
    let name = name.strip_suffix(".cat").unwrap_or(name);
    let (model, entries) = name.split_once("-buffers-")?;
    let number: u32 = entries.parse().ok()?;
    if number > MOST_ENTRIES || number.to_string() != entries {
        return None;
    }
    let (title, step, later, order) = match model {
        "tso" => (
            "Total store order (x86-TSO)",
            "po;[W];",
            "R",
            "ppo | fenced | locked | mapped",
        ),
        "pso" => (
            "Partial store order",
            "po-loc;[W];",
            "M",
            "ppo | fenced | locked | stored",
        ),
        _ => return None,
    };
    let stores = step.repeat(number as usize);
    Some(format!(
        "\"{title} with store buffers of at most {number} entries\"\n\n\
         include \"{model}.cat\"\n\n\
         (* A store has arrived when the buffer is full and one more is issued. *)\n\
         let arrived = [W];{stores}po;[{later}]\n\n\
         acyclic {order} | arrived | rfe | co | fr as buffers\n"
    ))
}
