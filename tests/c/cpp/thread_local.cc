/* rc11: ok */
#include <atomic>
#include <cassert>
#include <thread>

static thread_local int mine = 1;
static std::atomic<int> sum{0};

int main() {
    std::thread t([] { mine++; sum += mine; });
    sum += mine;
    t.join();
    assert(sum == 3);
    return 0;
}
