//! C under the models of machines: a program with C's memory orders has the executions that it has
//! when it is written with the fences and branches of the machine, as compilers write it.

use katec_checker::event::{FenceKind, Mode, Update};
use katec_checker::lowered::TableModel;
use katec_compiler::load;
use katec_testing::stages::prepared;
use katec_testing::{
    Instruction, SCHEDULES, Shape, TestProgram, explored, first_seed, random_program, results,
    sample,
};
use std::sync::Arc;

/// What stands for an instruction of C on a machine.
type Compile = fn(Instruction) -> Vec<Instruction>;

fn acquires(mode: Mode) -> bool {
    use Mode::{Acquire, AcquireRelease, SequentiallyConsistent};
    matches!(mode, Acquire | AcquireRelease | SequentiallyConsistent)
}

fn releases(mode: Mode) -> bool {
    use Mode::{AcquireRelease, Release, SequentiallyConsistent};
    matches!(mode, Release | AcquireRelease | SequentiallyConsistent)
}

fn fence(kind: FenceKind) -> Instruction {
    let mode = kind.machine_mode();
    Instruction::Fence { mode, kind }
}

/// The instruction with relaxed order, and the order that it has.
fn relaxed(instruction: Instruction) -> (Instruction, Mode) {
    let mut instruction = instruction;
    let order = match &mut instruction {
        Instruction::Load { mode, .. }
        | Instruction::Store { mode, .. }
        | Instruction::Rmw { mode, .. }
        | Instruction::Exchange { mode, .. } => std::mem::replace(mode, Mode::Relaxed),
        _ => Mode::Relaxed,
    };
    (instruction, order)
}

/// The register that an instruction reads into, and whether it reads and writes.
fn accesses(instruction: Instruction) -> (Option<usize>, bool) {
    match instruction {
        Instruction::Load { register, .. } => (Some(register), false),
        Instruction::Rmw { register, .. } | Instruction::Exchange { register, .. } => {
            (Some(register), true)
        }
        Instruction::Store { .. } => (None, true),
        _ => (None, false),
    }
}

fn power(instruction: Instruction) -> Vec<Instruction> {
    if let Instruction::Fence { mode, .. } = instruction {
        let kind = match mode {
            Mode::SequentiallyConsistent => FenceKind::Sync,
            _ => FenceKind::Lwsync,
        };
        return vec![fence(kind)];
    }
    let (access, order) = relaxed(instruction);
    let (register, writes) = accesses(access);
    let mut code = Vec::new();
    if order == Mode::SequentiallyConsistent {
        code.push(fence(FenceKind::Sync));
    } else if writes && releases(order) {
        code.push(fence(FenceKind::Lwsync));
    }
    code.push(access);
    if let Some(register) = register.filter(|_| acquires(order)) {
        let (value, count) = (0, 0);
        code.push(Instruction::SkipUnless {
            register,
            value,
            count,
        });
        code.push(fence(FenceKind::Isync));
    }
    code
}

fn arm(instruction: Instruction) -> Vec<Instruction> {
    let dmb = fence(FenceKind::DmbSy);
    if let Instruction::Fence { .. } = instruction {
        return vec![dmb];
    }
    let (access, order) = relaxed(instruction);
    let (register, writes) = accesses(access);
    let mut code = Vec::new();
    if writes && releases(order) {
        code.push(dmb);
    }
    code.push(access);
    if register.is_some() && acquires(order) || order == Mode::SequentiallyConsistent {
        code.push(dmb);
    }
    code
}

/// Accesses have the machine's own orders.
fn riscv(instruction: Instruction) -> Vec<Instruction> {
    let Instruction::Fence { mode, .. } = instruction else {
        return vec![instruction];
    };
    vec![fence(match mode {
        Mode::Acquire => FenceKind::FenceRm,
        Mode::Release => FenceKind::FenceMw,
        Mode::AcquireRelease => FenceKind::FenceTso,
        _ => FenceKind::FenceMm,
    })]
}

/// Of a compare-exchange that fails compilers let more come first than its own order says.
fn may_fail(instruction: &Instruction) -> bool {
    let Instruction::Rmw { update, .. } = instruction else {
        return false;
    };
    matches!(update, Update::CompareExchange { .. })
}

fn compiled(program: &TestProgram, compile: Compile) -> TestProgram {
    let mut compiled = program.clone();
    for thread in &mut compiled.threads {
        let code = std::mem::take(thread);
        let mut rest = code.iter().copied().peekable();
        while let Some(instruction) = rest.next() {
            let mut written = compile(instruction);
            if let (Instruction::SkipUnless { count, .. }, Some(next)) =
                (&mut written[0], rest.peek())
            {
                *count = compile(*next).len();
            }
            thread.append(&mut written);
        }
    }
    compiled
}

#[test]
fn memory_orders_of_c_are_the_fences_that_compilers_write() {
    let machines: [(&str, Compile); 3] = [("power", power), ("arm", arm), ("riscv", riscv)];
    let mut models = machines.map(|(name, _)| {
        let admitted = prepared(load(name).unwrap()).admit().unwrap();
        TableModel::new(Arc::new(admitted.lower().into_tables()))
    });
    let shape = Shape {
        max_instructions: 8,
        variables: 2,
        threads: false,
        ..Shape::default()
    };
    let first = first_seed();
    let mut ordered = 0;
    for seed in first..first + sample("programs", 150, 1500) {
        let program = random_program(&shape, seed);
        if program.threads.iter().flatten().any(may_fail) {
            continue;
        }
        let schedule = SCHEDULES[seed as usize % SCHEDULES.len()];
        for ((name, compile), model) in machines.iter().zip(&mut models) {
            let written = compiled(&program, *compile);
            let of_c = explored(model, &program, schedule).len();
            let of_machine = explored(model, &written, schedule).len();
            assert_eq!(
                of_c, of_machine,
                "{name}, seed {seed}\n{program}\n{written}"
            );
            let of_c = results(model, &program, schedule, |state| state).states;
            let of_machine = results(model, &written, schedule, |state| state).states;
            assert_eq!(
                of_c, of_machine,
                "{name}, seed {seed}\n{program}\n{written}"
            );
            ordered += usize::from(program != written);
        }
    }
    assert!(ordered > 150, "{ordered} programs have orders");
}
