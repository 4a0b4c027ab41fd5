/* sc tso rc11 rc11-regular rc20: ok */
/* Hazard pointers in the style of C++ libraries: records in a list, a guard, and retired objects that are freed when nobody
   protects them. */
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

struct Record {
    std::atomic<void *> protects{nullptr};
    std::atomic<bool> active{true};
    Record *next = nullptr;
};

class Domain {
    std::atomic<Record *> head{nullptr};

  public:
    Record *acquire() {
        for (Record *r = head.load(std::memory_order_acquire); r; r = r->next) {
            bool free = false;
            if (!r->active.load(std::memory_order_relaxed) && r->active.compare_exchange_strong(free, true, std::memory_order_acquire))
                return r;
        }
        Record *made = new Record;
        Record *old = head.load(std::memory_order_relaxed);
        do
            made->next = old;
        while (!head.compare_exchange_strong(old, made, std::memory_order_acq_rel, std::memory_order_relaxed));
        return made;
    }
    void release(Record *r) {
        r->protects.store(nullptr, std::memory_order_release);
        r->active.store(false, std::memory_order_release);
    }
    bool protects(void *object) const {
        for (Record *r = head.load(std::memory_order_acquire); r; r = r->next)
            if (r->protects.load(std::memory_order_acquire) == object)
                return true;
        return false;
    }
    ~Domain() {
        for (Record *r = head.load(std::memory_order_relaxed); r;) {
            Record *next = r->next;
            delete r;
            r = next;
        }
    }
};

template <typename T> class Guard {
    Domain &domain;
    Record *record;

  public:
    explicit Guard(Domain &d) : domain(d), record(d.acquire()) {}
    ~Guard() { domain.release(record); }
    T *protect(const std::atomic<T *> &from) {
        T *seen = from.load(std::memory_order_relaxed);
        for (;;) {
            record->protects.store(seen, std::memory_order_relaxed);
            std::atomic_thread_fence(std::memory_order_seq_cst);
            T *again = from.load(std::memory_order_acquire);
            if (again == seen)
                return seen;
            seen = again;
        }
    }
};

struct Node {
    int value;
};

int main() {
    Domain domain;
    std::atomic<Node *> shared{new Node{1}};
    std::vector<Node *> retired;
    std::thread reader([&] {
        Guard<Node> guard(domain);
        Node *node = guard.protect(shared);
        assert(node->value == 1 || node->value == 2);
    });
    Node *old = shared.exchange(new Node{2}, std::memory_order_acq_rel);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    if (domain.protects(old))
        retired.push_back(old);
    else
        delete old;
    reader.join();
    for (Node *node : retired)
        delete node;
    delete shared.load();
    return 0;
}
