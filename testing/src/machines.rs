//! Litmus tests that have all events that only machines, or the Linux kernel, have.

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
    let tests = FENCES.iter().map(test);
    tests.chain([kernel_calls()]).collect()
}

/// The calls of the Linux kernel's functions that make fences, a thread for each, and sections that
/// are started and ended.
fn kernel_calls() -> (String, String) {
    let alone = [
        "smp_rmb()",
        "smp_wmb()",
        "smp_mb__before_atomic()",
        "smp_mb__after_atomic()",
        "smp_mb__after_spinlock()",
        "smp_mb__after_unlock_lock()",
        "smp_mb__after_srcu_read_unlock()",
        "rcu_read_lock()",
        "rcu_read_unlock()",
        "synchronize_rcu()",
        "r = srcu_read_lock(s)",
        "srcu_read_unlock(s, r)",
        "synchronize_srcu(s)",
        "atomic_inc(x)",
    ];
    let mut threads: Vec<String> = (alone.iter())
        .map(|call| format!("{call}; {call}; {call};"))
        .collect();
    threads.push("rcu_read_lock(); rcu_read_unlock();".to_string());
    threads.push("r = srcu_read_lock(s); srcu_read_unlock(s, r);".to_string());
    let mut text = "C fences\n{}\n".to_string();
    for (number, body) in threads.iter().enumerate() {
        text += &format!("P{number}(int *x, struct srcu_struct *s) {{ int r = 0; {body} }}\n");
    }
    text += "exists (x=0)\n";
    (text, "fences-linux.litmus".to_string())
}
