/* all: ok */
/* Who gives a lock back by hand forgets it when an exception comes; who lets an object do it does not. */
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex mutex;
static int value;

static void set(int to) {
    std::unique_lock<std::mutex> lock(mutex);
    if (to == value)
        throw to;
    value = to;
}

int main() {
    std::thread t([] {
        try {
            set(1);
        } catch (int) {
        }
    });
    try {
        set(1);
    } catch (int) {
    }
    t.join();
    assert(value == 1);
    return 0;
}
