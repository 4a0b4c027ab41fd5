//! Litmus tests that have all events that only machines have.

/// The fences of each machine, as they are written.
const FENCES: [(&str, &[&str]); 3] = [
    (
        "AArch64",
        &[
            "DMB SY", "DMB LD", "DMB ST", "DSB SY", "DSB LD", "DSB ST", "ISB",
        ],
    ),
    ("PPC", &["sync", "lwsync", "isync", "eieio"]),
    (
        "RISCV",
        &[
            "fence r,r",
            "fence r,w",
            "fence r,rw",
            "fence w,r",
            "fence w,w",
            "fence w,rw",
            "fence rw,r",
            "fence rw,w",
            "fence rw,rw",
            "fence.tso",
            "fence.i",
        ],
    ),
];

/// Tests with all fences of machines, a thread for each: as its first event, its last one and
/// between. Each has a text and the name of a file.
pub fn machine_fences() -> Vec<(String, String)> {
    let test = |(machine, fences): &(&str, &[&str])| {
        let threads: Vec<String> = (0..fences.len()).map(|i| format!("P{i}")).collect();
        let rows = format!("{};\n", fences.join("|")).repeat(3);
        let threads = threads.join("|");
        let text = format!("{machine} fences\n{{ x=0; }}\n{threads};\n{rows}exists (x=0)\n");
        (text, format!("fences-{machine}.litmus"))
    };
    FENCES.iter().map(test).collect()
}
