//! The steps of a graph: for each relation of the language, where it leads from an event, and where
//! it comes from.
//!
//! `po`, `po-loc`, `co` and `fr` are made of immediate steps, which are here too: in every graph
//! `po = po_imm+`, `po-loc = po_loc_imm+`, `co = co_imm+` and `fr = fr_imm;co_imm*`. Searches take
//! those, so that they do constant work per edge.
//!
//! Functions named `.._back` go backwards. All of them visit every event once.

use crate::builtin::BuiltinRelation as Rel;
use crate::event::EventId;
use crate::graph::{EventKind, Graph};

/// One step of program order, creation and join; from an initial write to the first event of every
/// thread.
#[inline]
pub fn po_imm(graph: &Graph, event: EventId, mut visit: impl FnMut(EventId)) {
    match graph.is_initial(event) {
        true => first_of_threads(graph, &mut visit),
        false => sync(graph, event, visit),
    }
}

#[inline(never)]
fn first_of_threads(graph: &Graph, visit: &mut dyn FnMut(EventId)) {
    let threads = graph.threads();
    let first = threads.filter_map(|thread| graph.thread_events(thread).first());
    first.copied().for_each(visit);
}

/// [`po_imm`] backwards.
#[inline]
pub fn po_imm_back(graph: &Graph, event: EventId, mut visit: impl FnMut(EventId)) {
    sync_back(graph, event, &mut visit);
    if graph.index(event) == 0 && !graph.is_initial(event) {
        graph
            .events()
            .filter(|e| graph.is_initial(*e))
            .for_each(visit);
    }
}

/// One step of program order, creation and join between events of threads, through rounds too: what
/// [`Graph::sync_next`] lists. For clocks, which always include initial writes.
#[inline]
pub fn sync(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    let next = graph.po_next(event);
    let forks = graph.forks(event, next);
    let several = forks.then(|| graph.sync_next(event));
    each(next.filter(|_| !forks), several, visit);
}

/// [`sync`] backwards.
#[inline]
pub fn sync_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    let only = graph.only_previous(event);
    each(
        only,
        only.is_none().then(|| graph.sync_previous(event)),
        visit,
    );
}

/// Visits an event, or several. There is one call of what visits, so that it is compiled once.
#[inline(always)]
fn each(
    mut only: Option<EventId>,
    mut several: Option<impl Iterator<Item = EventId>>,
    mut visit: impl FnMut(EventId),
) {
    while let Some(event) = only.take().or_else(|| several.as_mut()?.next()) {
        visit(event);
    }
}

fn po_loc_after(graph: &Graph, event: EventId) -> impl Iterator<Item = EventId> + '_ {
    let location = graph.location(event);
    let later = std::iter::successors(graph.po_next(event), |e| graph.po_next(*e));
    later.filter(move |e| location.is_some() && graph.location(*e) == location)
}

fn po_loc_before(graph: &Graph, event: EventId) -> impl Iterator<Item = EventId> + '_ {
    let location = graph.location(event);
    let earlier = std::iter::successors(graph.po_previous(event), |e| graph.po_previous(*e));
    earlier.filter(move |e| location.is_some() && graph.location(*e) == location)
}

/// To the next access of the same location in the same thread.
#[inline]
pub fn po_loc_imm(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    po_loc_after(graph, event).take(1).for_each(visit);
}

/// [`po_loc_imm`] backwards.
#[inline]
pub fn po_loc_imm_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    po_loc_before(graph, event).take(1).for_each(visit);
}

/// To all later accesses of the same location in the same thread.
pub fn po_loc(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    po_loc_after(graph, event).for_each(visit);
}

/// [`po_loc`] backwards.
pub fn po_loc_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    po_loc_before(graph, event).for_each(visit);
}

/// To the readers of a write.
#[inline]
pub fn rf(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.readers(event).for_each(visit);
}

/// To the write that is read.
#[inline]
pub fn rf_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.rf(event).into_iter().for_each(visit);
}

/// To the next write in coherence.
#[inline]
pub fn co_imm(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.co_next(event).into_iter().for_each(visit);
}

/// [`co_imm`] backwards.
#[inline]
pub fn co_imm_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.co_previous(event).into_iter().for_each(visit);
}

/// To all later writes in coherence.
#[inline]
pub fn co(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.co_after(event).iter().copied().for_each(visit);
}

/// [`co`] backwards.
#[inline]
pub fn co_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.co_before(event).iter().copied().for_each(visit);
}

/// From a read to the write after the one that it reads.
#[inline]
pub fn fr_imm(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.fr_next(event).into_iter().for_each(visit);
}

/// [`fr_imm`] backwards: to the readers of the previous write.
#[inline]
pub fn fr_imm_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if let Some(previous) = graph.co_previous(event) {
        graph.readers(previous).for_each(visit);
    }
}

/// From a read to all writes after the one that it reads.
#[inline]
pub fn fr(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if let Some(source) = graph.rf(event) {
        graph.co_after(source).iter().copied().for_each(visit);
    }
}

/// [`fr`] backwards.
#[inline]
pub fn fr_back(graph: &Graph, event: EventId, mut visit: impl FnMut(EventId)) {
    for earlier in graph.co_before(event) {
        graph.readers(*earlier).for_each(&mut visit);
    }
}

/// To every access of the same location, itself included.
#[inline]
pub fn loc(graph: &Graph, event: EventId, mut visit: impl FnMut(EventId)) {
    if let Some(location) = graph.location(event) {
        for accesses in [graph.co(location), graph.reads(location)] {
            for access in accesses {
                visit(*access);
            }
        }
    }
}

/// To every access of the same location in the same thread, itself included.
#[inline]
pub fn loc_int(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    loc(graph, event, internal(graph, event, visit));
}

/// To every access of the same location in other threads.
#[inline]
pub fn loc_ext(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    loc(graph, event, external(graph, event, visit));
}

/// To every event, itself included.
#[inline]
pub fn any(graph: &Graph, _: EventId, visit: impl FnMut(EventId)) {
    graph.events().for_each(visit);
}

/// Visits only events of the same thread.
#[inline]
fn internal<'a>(
    graph: &'a Graph,
    event: EventId,
    mut visit: impl FnMut(EventId) + 'a,
) -> impl FnMut(EventId) + 'a {
    move |other| {
        if graph.same_thread(event, other) {
            visit(other);
        }
    }
}

/// Visits only events of other threads.
#[inline]
fn external<'a>(
    graph: &'a Graph,
    event: EventId,
    mut visit: impl FnMut(EventId) + 'a,
) -> impl FnMut(EventId) + 'a {
    move |other| {
        if !graph.same_thread(event, other) {
            visit(other);
        }
    }
}

/// Relations that another relation is restricted to threads by.
macro_rules! restricted {
    ($($name:ident $back:ident = $filter:ident $whole:ident $whole_back:ident;)*) => {
        $(
            #[doc = concat!("[`", stringify!($whole), "`], ", stringify!($filter), " to threads.")]
            #[inline]
            pub fn $name(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
                $whole(graph, event, $filter(graph, event, visit));
            }

            #[doc = concat!("[`", stringify!($name), "`] backwards.")]
            #[inline]
            pub fn $back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
                $whole_back(graph, event, $filter(graph, event, visit));
            }
        )*
    };
}

restricted! {
    rfe rfe_back = external rf rf_back;
    rfi rfi_back = internal rf rf_back;
    coe coe_back = external co co_back;
    coi coi_back = internal co co_back;
    fre fre_back = external fr fr_back;
    fri fri_back = internal fr fr_back;
    int int_back = internal any any;
    ext ext_back = external any any;
}

/// From a read half to its write half.
#[inline]
pub fn rmw(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.kind(event) == EventKind::Read {
        graph.rmw_partner(event).into_iter().for_each(visit);
    }
}

/// [`rmw`] backwards.
#[inline]
pub fn rmw_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.kind(event) == EventKind::Write {
        graph.rmw_partner(event).into_iter().for_each(visit);
    }
}

/// From a creation to the first event of the created thread.
#[inline]
pub fn tc(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.tc_next(event).into_iter().for_each(visit);
}

/// [`tc`] backwards.
#[inline]
pub fn tc_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.tc_previous(event).into_iter().for_each(visit);
}

/// To the waits of the same barrier round, the wait itself among them.
#[inline]
pub fn sbr(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.is_matched(event) {
        graph.round(event).for_each(visit);
    }
}

/// From an allocation to the accesses of its memory.
#[inline]
pub fn alloc(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.kind(event) == EventKind::Allocate {
        graph.accesses_of(event).for_each(visit);
    }
}

/// [`alloc`] backwards.
#[inline]
pub fn alloc_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.allocations_of(event).for_each(visit);
}

/// From an access of allocated memory to the release of the memory.
#[inline]
pub fn dealloc(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.has_releases() {
        let releases = |allocation| graph.releases_of(allocation);
        let last = graph.allocations_of(event).last();
        last.into_iter().flat_map(releases).for_each(visit);
    }
}

/// [`dealloc`] backwards.
#[inline]
pub fn dealloc_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.kind(event) == EventKind::Free {
        let accesses = |allocation| graph.accesses_of(allocation);
        let last = graph.released_by(event).last();
        last.into_iter().flat_map(accesses).for_each(visit);
    }
}

/// From an allocation to its release.
#[inline]
pub fn free(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.kind(event) == EventKind::Allocate {
        graph.releases_of(event).for_each(visit);
    }
}

/// [`free`] backwards.
#[inline]
pub fn free_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if graph.kind(event) == EventKind::Free {
        graph.released_by(event).for_each(visit);
    }
}

/// From the last event of a thread to its joins.
#[inline]
pub fn tj(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    if let Some(thread) = graph.thread(event)
        && graph.po_next(event).is_none()
    {
        graph.joins(thread).iter().copied().for_each(visit);
    }
}

/// [`tj`] backwards.
#[inline]
pub fn tj_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.tj_previous(event).into_iter().for_each(visit);
}

/// Dependencies, which graphs keep at the event that depends.
macro_rules! dependency {
    ($($name:ident $back:ident;)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "` dependencies: to the events that depend on a read.")]
            pub fn $name(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
                let index = graph.index(event);
                let later = std::iter::successors(graph.po_next(event), |e| graph.po_next(*e));
                later
                    .filter(|e| graph.dependencies(*e).is_some_and(|d| d.$name.contains(&index)))
                    .for_each(visit);
            }

            #[doc = concat!("`", stringify!($name), "` dependencies backwards: to the reads that an event depends on.")]
            pub fn $back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
                if let (Some(found), Some(thread)) = (graph.dependencies(event), graph.thread(event)) {
                    let own = graph.thread_events(thread);
                    found.$name.iter().map(|index| own[*index as usize]).for_each(visit);
                }
            }
        )*
    };
}

dependency! {
    addr addr_back;
    data data_back;
    ctrl ctrl_back;
    casdep casdep_back;
}

/// `rcu-rscs`: to the end of a section of RCU.
pub fn rcu_rscs(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.rcu_unlock_of(event).into_iter().for_each(visit);
}

/// `rcu-rscs` backwards.
pub fn rcu_rscs_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.rcu_lock_of(event).into_iter().for_each(visit);
}

/// `srcu-rscs`: to the ends of a section of SRCU.
pub fn srcu_rscs(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.srcu_unlocks_of(event).for_each(visit);
}

/// `srcu-rscs` backwards.
pub fn srcu_rscs_back(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.srcu_lock_of(event).into_iter().for_each(visit);
}

/// `same-srcu`, in either direction.
pub fn same_srcu(graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
    graph.same_srcu(event).for_each(visit);
}

/// The names of the steps, for tables, and the relation that each is a part of.
macro_rules! steps {
    ($($variant:ident $forward:ident $back:ident in $relation:expr;)*) => {
        /// A step that a transition can take.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GraphStep {
            $(
                #[doc = concat!("[`", stringify!($forward), "`]")]
                $variant,
            )*
        }

        impl GraphStep {
            /// The name of the function that takes the step.
            pub fn function(self, inverse: bool) -> &'static str {
                match (self, inverse) {
                    $(
                        (GraphStep::$variant, false) => stringify!($forward),
                        (GraphStep::$variant, true) => stringify!($back),
                    )*
                }
            }

            /// The built-in relation that the step is a part of, if there is one.
            pub fn relation(self) -> Option<Rel> {
                match self { $( GraphStep::$variant => $relation, )* }
            }

            /// Takes the step, forwards or backwards.
            #[inline]
            pub fn take(
                self,
                inverse: bool,
                graph: &Graph,
                event: EventId,
                visit: impl FnMut(EventId),
            ) {
                match (self, inverse) {
                    $(
                        (GraphStep::$variant, false) => $forward(graph, event, visit),
                        (GraphStep::$variant, true) => $back(graph, event, visit),
                    )*
                }
            }
        }
    };
}

steps! {
    PoImm po_imm po_imm_back in Some(Rel::Po);
    Sync sync sync_back in Some(Rel::Po);
    PoLocImm po_loc_imm po_loc_imm_back in Some(Rel::PoLoc);
    CoImm co_imm co_imm_back in Some(Rel::Co);
    FrImm fr_imm fr_imm_back in Some(Rel::Fr);
    PoLoc po_loc po_loc_back in Some(Rel::PoLoc);
    Rf rf rf_back in Some(Rel::Rf);
    Rfe rfe rfe_back in Some(Rel::Rfe);
    Rfi rfi rfi_back in Some(Rel::Rfi);
    Co co co_back in Some(Rel::Co);
    Coe coe coe_back in Some(Rel::Coe);
    Coi coi coi_back in Some(Rel::Coi);
    Fr fr fr_back in Some(Rel::Fr);
    Fre fre fre_back in Some(Rel::Fre);
    Fri fri fri_back in Some(Rel::Fri);
    Loc loc loc in Some(Rel::Loc);
    LocInt loc_int loc_int in Some(Rel::Loc);
    LocExt loc_ext loc_ext in Some(Rel::Loc);
    Int int int_back in Some(Rel::Int);
    Ext ext ext_back in Some(Rel::Ext);
    Any any any in None;
    Rmw rmw rmw_back in Some(Rel::Rmw);
    Addr addr addr_back in Some(Rel::Addr);
    Data data data_back in Some(Rel::Data);
    Ctrl ctrl ctrl_back in Some(Rel::Ctrl);
    Casdep casdep casdep_back in Some(Rel::Casdep);
    Tc tc tc_back in Some(Rel::Tc);
    Tj tj tj_back in Some(Rel::Tj);
    Sbr sbr sbr in Some(Rel::Sbr);
    Alloc alloc alloc_back in Some(Rel::Alloc);
    Dealloc dealloc dealloc_back in Some(Rel::Dealloc);
    Free free free_back in Some(Rel::Free);
    RcuRscs rcu_rscs rcu_rscs_back in Some(Rel::RcuRscs);
    SrcuRscs srcu_rscs srcu_rscs_back in Some(Rel::SrcuRscs);
    SameSrcu same_srcu same_srcu in Some(Rel::SameSrcu);
}

/// A built-in relation that is not taken in one step as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAStep {
    /// `po`, which is followed in immediate steps.
    ProgramOrder,
    /// `id`, which leads nowhere.
    Identity,
}

impl GraphStep {
    /// The step that takes a built-in relation as a whole.
    pub fn whole(relation: Rel) -> Result<GraphStep, NotAStep> {
        Ok(match relation {
            Rel::PoLoc => GraphStep::PoLoc,
            Rel::Rf => GraphStep::Rf,
            Rel::Rfe => GraphStep::Rfe,
            Rel::Rfi => GraphStep::Rfi,
            Rel::Co => GraphStep::Co,
            Rel::Coe => GraphStep::Coe,
            Rel::Coi => GraphStep::Coi,
            Rel::Fr => GraphStep::Fr,
            Rel::Fre => GraphStep::Fre,
            Rel::Fri => GraphStep::Fri,
            Rel::Loc => GraphStep::Loc,
            Rel::Int => GraphStep::Int,
            Rel::Ext => GraphStep::Ext,
            Rel::Rmw => GraphStep::Rmw,
            Rel::Addr => GraphStep::Addr,
            Rel::Data => GraphStep::Data,
            Rel::Ctrl => GraphStep::Ctrl,
            Rel::Casdep => GraphStep::Casdep,
            Rel::Tc => GraphStep::Tc,
            Rel::Tj => GraphStep::Tj,
            Rel::Sbr => GraphStep::Sbr,
            Rel::Alloc => GraphStep::Alloc,
            Rel::Dealloc => GraphStep::Dealloc,
            Rel::Free => GraphStep::Free,
            Rel::RcuRscs => GraphStep::RcuRscs,
            Rel::SrcuRscs => GraphStep::SrcuRscs,
            Rel::SameSrcu => GraphStep::SameSrcu,
            Rel::Po => return Err(NotAStep::ProgramOrder),
            Rel::Id => return Err(NotAStep::Identity),
        })
    }

    /// Whether the step leads only forwards in `(po | rf)+`.
    pub fn is_causal(self) -> bool {
        self.relation().is_some_and(Rel::is_causal)
    }

    /// Whether the step is one from a write to its reader, which changes when the reader's source
    /// does.
    pub fn is_reading(self) -> bool {
        self.relation().is_some_and(|r| r.is_within(Rel::Rf))
    }
}
