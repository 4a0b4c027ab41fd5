/* all: ok */
/* Destructors of global, static and thread-local objects. */
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> ended{0};
static int order = 0;

struct Last {
    ~Last() { assert(order == 1); }
} last;
struct First {
    ~First() { assert(order++ == 0); }
} first;
struct Local {
    int value = 3;
    ~Local() { ended++; }
};
static thread_local Local local;

int main() {
    static struct Static {
        ~Static() { assert(order == 0); }
    } inside;
    std::thread t([] { assert(local.value == 3); });
    t.join();
    assert(ended == 1);
    return 0;
}
