//! A graph as plain relations.

use super::{EventKind, Graph, Object};
use crate::event::EventId;
use crate::execution::{BaseRelations, Execution};
use crate::relation::BitMatrix;

impl Graph {
    /// All built-in sets and relations of this graph as bit matrices; event `i` is the event with
    /// id `i`.
    pub fn execution(&self) -> Execution {
        Execution::new(self.base_relations())
    }

    /// The relations from which all others follow.
    pub fn base_relations(&self) -> BaseRelations {
        let sets = self.events().map(|event| self.sets(event)).collect();
        let thread = self
            .events()
            .map(|event| self.thread(event).map(|thread| thread.index()))
            .collect();
        let mut base = BaseRelations::new(sets, thread);
        for thread in &self.threads {
            insert_total_order(&mut base.program_order, &thread.events);
        }
        for location in &self.locations {
            insert_total_order(&mut base.co, &location.co);
            let accesses = || location.co.iter().chain(&location.reads);
            for a in accesses() {
                for b in accesses() {
                    base.loc.insert(a.index(), b.index());
                }
            }
        }
        for object in &self.objects {
            self.insert_object(&mut base, object);
        }
        for event in self.events() {
            self.insert_links(&mut base, event);
            self.insert_dependencies(&mut base, event);
            self.insert_sections(&mut base, event);
        }
        base
    }

    fn insert_links(&self, base: &mut BaseRelations, event: EventId) {
        if let Some(source) = self.rf(event) {
            base.rf.insert(source.index(), event.index());
        }
        if let Some(source) = self.tc_previous(event) {
            base.tc.insert(source.index(), event.index());
        }
        if let Some(source) = self.tj_previous(event) {
            base.tj.insert(source.index(), event.index());
        }
        if self.is_matched(event) {
            for member in self.round(event) {
                base.sbr.insert(event.index(), member.index());
            }
        }
        if self.kind(event) == EventKind::Read
            && let Some(write) = self.rmw_partner(event)
        {
            base.rmw.insert(event.index(), write.index());
        }
    }

    fn insert_sections(&self, base: &mut BaseRelations, event: EventId) {
        if let Some(lock) = self.rcu_lock_of(event) {
            base.rcu_rscs.insert(lock.index(), event.index());
        }
        if let Some(lock) = self.srcu_lock_of(event) {
            base.srcu_rscs.insert(lock.index(), event.index());
        }
        for other in self.same_srcu(event) {
            base.same_srcu.insert(event.index(), other.index());
        }
    }

    fn insert_object(&self, base: &mut BaseRelations, object: &Object) {
        for access in self.accesses_of(object.event) {
            base.alloc.insert(object.event.index(), access.index());
            for free in self.releases_of(object.event) {
                base.dealloc.insert(access.index(), free.index());
            }
        }
        for free in self.releases_of(object.event) {
            base.free.insert(object.event.index(), free.index());
        }
    }

    fn insert_dependencies(&self, base: &mut BaseRelations, event: EventId) {
        let (Some(dependencies), Some(thread)) = (self.dependencies(event), self.thread(event))
        else {
            return;
        };
        let own = self.thread_events(thread);
        let insert = |relation: &mut BitMatrix, reads: &[u32]| {
            for read in reads {
                relation.insert(own[*read as usize].index(), event.index());
            }
        };
        insert(&mut base.addr, &dependencies.addr);
        insert(&mut base.data, &dependencies.data);
        insert(&mut base.ctrl, &dependencies.ctrl);
        insert(&mut base.casdep, &dependencies.casdep);
    }
}

fn insert_total_order(relation: &mut BitMatrix, order: &[EventId]) {
    for (i, a) in order.iter().enumerate() {
        for b in &order[i + 1..] {
            relation.insert(a.index(), b.index());
        }
    }
}
