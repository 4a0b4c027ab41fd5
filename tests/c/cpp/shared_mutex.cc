/* rc11: ok */
/* clang: -std=c++17 */
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex m;
static int value;

int main() {
    std::thread t([] {
        std::unique_lock<std::shared_mutex> lock(m);
        value = 1;
    });
    {
        std::shared_lock<std::shared_mutex> lock(m);
        assert(value == 0 || value == 1);
    }
    t.join();
    return 0;
}
