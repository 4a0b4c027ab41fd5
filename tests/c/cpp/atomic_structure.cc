/* all: ok */
/* Structures of which the compiler does not know that they are aligned: it calls a library. */
#include <atomic>
#include <cassert>
#include <thread>

struct Pair {
    short first, second;
};

static std::atomic<Pair> pair{Pair{0, 0}};

static void add() {
    Pair old = pair.load(std::memory_order_relaxed), next;
    do
        next = Pair{static_cast<short>(old.first + 1), static_cast<short>(old.second - 1)};
    while (!pair.compare_exchange_strong(old, next));
}

int main() {
    std::thread t(add);
    Pair seen = pair.load();
    assert(seen.first == -seen.second);
    add();
    t.join();
    seen = pair.exchange(Pair{5, 6});
    assert(seen.first == 2 && seen.second == -2);
    pair.store(Pair{7, 8});
    assert(pair.load().second == 8);
    return 0;
}
