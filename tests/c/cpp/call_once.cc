/* rc11: ok */
#include <cassert>
#include <mutex>
#include <thread>

static std::once_flag once;
static int started;

static void start() { std::call_once(once, [] { started++; }); }

int main() {
    std::thread t(start);
    start();
    t.join();
    assert(started == 1);
    return 0;
}
