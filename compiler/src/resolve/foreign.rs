//! Names that models written for other programs use, and why they mean nothing here.
//!
//! Programs here are of C, X86 and X86_64. A name for events that only other programs have is not
//! taken to be an empty set: a model whose fences do nothing would give verdicts that nobody wants.

/// What is known of names that are not defined, by whole names and by how names begin.
const FOREIGN: &[(&[&str], &[&str], &str)] = &[
    (
        &[
            "ISB", "L", "Q", "NoRet", "dmb.full", "dmb.ld", "dmb.st", "dsb.full", "dsb.ld",
            "dsb.st",
        ],
        &["DMB", "DSB"],
        "it is of models of ARM processors; programs here are of C, X86 and X86_64",
    ),
    (
        &[
            "sync", "lwsync", "isync", "eieio", "SYNC", "LWSYNC", "ISYNC", "EIEIO",
        ],
        &[],
        "it is of models of POWER and MIPS processors; programs here are of C, X86 and X86_64",
    ),
    (
        &["AQ", "RL", "Acq", "Rel", "AcqRel", "Sc", "AMO"],
        &["Fence.", "fence."],
        "it is of models of RISC-V processors and of BPF; programs here are of C, X86 and X86_64, and `ACQ`, `REL` and `SC` are the modes of C",
    ),
    (
        &["casdep", "STRONG"],
        &[],
        "it is of models of IMM: which instructions a compare-exchange is compiled to, and what it compares with, is not recorded here",
    ),
    (
        &["NAL"],
        &[],
        "it is of models that speak of non-atomic locations; `NA` has the accesses that are not atomic",
    ),
    (
        &[
            "swg",
            "sdv",
            "ssg",
            "sqf",
            "ssw",
            "sr",
            "scta",
            "syncbar",
            "WI",
            "WG",
            "DV",
            "ALL",
            "GLOBAL",
            "LOCAL",
            "EF",
            "XF",
            "GEN",
            "SUR",
            "TEX",
            "ALIAS",
            "alias",
            "vloc",
            "syncfen",
            "sync_barrier",
            "sync_fence",
        ],
        &["SEM", "AV", "VIS"],
        "it is of models of graphics processors; the threads of programs here have no scopes and their memory no proxies",
    ),
    (
        &[
            "Once",
            "Release",
            "Acquire",
            "Noreturn",
            "Rmb",
            "Wmb",
            "Mb",
            "Barrier",
            "Plain",
            "Marked",
            "LKR",
            "LKW",
            "LF",
            "RU",
            "crit",
            "rcu-rscs",
            "srcu-rscs",
        ],
        &["Sync", "Before", "After", "Rcu", "Srcu"],
        "it is of models of the Linux kernel, whose functions programs here do not call",
    ),
    (
        &[
            "Instr",
            "IC",
            "DC",
            "TLBI",
            "TTD",
            "PTE",
            "PTEV",
            "Imp",
            "Exp",
            "MMU",
            "same-low-order-bits",
        ],
        &["TLBI", "PTE", "DC.", "IC.", "Imp_", "Exp_"],
        "it is of models of page tables and instruction memory, which programs here do not have",
    ),
    (
        &[
            "sb", "sloc", "sthd", "atom", "ad", "cd", "dd", "LOCKED", "if_zero",
        ],
        &[],
        "it is of models for Memalloy; `po`, `loc`, `int`, `rmw`, `addr`, `ctrl` and `data` are such relations here",
    ),
];

/// Why a name is not defined, if it is one of other models.
pub(super) fn reason(name: &str) -> Option<&'static str> {
    let known = |(names, beginnings, _): &&(&[&str], &[&str], &str)| {
        names.contains(&name) || beginnings.iter().any(|start| name.starts_with(start))
    };
    FOREIGN.iter().find(known).map(|(_, _, reason)| *reason)
}
