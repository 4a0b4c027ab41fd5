//! How much memory there is.

use std::fs::read_to_string;

/// The share that a run may take if nobody says how much: three quarters, so that it ends with what
/// was found before the system ends it. Known on Linux only.
pub fn default_limit() -> Option<u64> {
    let machine = read_to_string("/proc/meminfo").ok();
    let group = read_to_string("/sys/fs/cgroup/memory.max").ok();
    share(machine.as_deref(), group.as_deref())
}

/// The same, of what the system says of the machine and of the group of processes.
fn share(machine: Option<&str>, group: Option<&str>) -> Option<u64> {
    let of_machine = machine.and_then(|text| {
        let mut lines = text.lines();
        let total = lines.find_map(|line| line.strip_prefix("MemTotal:"))?;
        let kilobytes: u64 = total.trim().strip_suffix("kB")?.trim().parse().ok()?;
        kilobytes.checked_mul(1 << 10)
    });
    let of_group = group.and_then(|text| text.trim().parse::<u64>().ok());
    let least = of_machine.into_iter().chain(of_group).min()?;
    Some(least / 4 * 3)
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn the_limit_is_a_share_of_the_least() {
        let machine = "MemTotal:       16000 kB\nMemFree:         1000 kB\n";
        assert_eq!(share(Some(machine), None), Some(12000 << 10));
        assert_eq!(share(Some(machine), Some("max\n")), Some(12000 << 10));
        assert_eq!(share(Some(machine), Some("4096\n")), Some(3072));
        assert_eq!(share(Some("MemFree: 1 kB"), None), None);
        assert_eq!(share(None, None), None);
    }
}
