/* rc11: ok */
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> x{0};
static std::atomic<long> y;
static std::atomic<bool> ready{false};
static std::atomic_flag flag = ATOMIC_FLAG_INIT;
static int data;

int main() {
    std::thread t([] {
        data = 42;
        ready.store(true, std::memory_order_release);
        x++;
        y.fetch_add(3, std::memory_order_relaxed);
    });
    if (ready.load(std::memory_order_acquire))
        assert(data == 42);
    ++x;
    int expected = 7;
    assert(!x.compare_exchange_strong(expected, 8) && expected != 7);
    t.join();
    assert(x == 2 && y == 3 && !flag.test_and_set());
    return 0;
}
