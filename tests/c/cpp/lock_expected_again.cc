/* sc tso rc11 rc20: ok */
/* A lock whose expected value is a variable that each failing exchange overwrites, and that is set again. */
#include <atomic>
#include <thread>

static std::atomic<int> word{0};
static int data;

static void lock() {
    int expected = 0;
    while (!word.compare_exchange_strong(expected, 1, std::memory_order_acquire, std::memory_order_relaxed))
        expected = 0;
}

static void work() {
    lock();
    data++;
    word.store(0, std::memory_order_release);
}

int main() {
    std::thread other(work);
    work();
    other.join();
    return data == 2 ? 0 : 1;
}
