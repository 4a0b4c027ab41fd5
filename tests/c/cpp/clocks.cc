/* all: ok */
/* clang: -std=c++20 */
#include <barrier>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::condition_variable condition;
static bool ready;

int main() {
    auto start = std::chrono::steady_clock::now();
    std::thread t([] {
        std::lock_guard<std::mutex> lock(mutex);
        ready = true;
        condition.notify_one();
    });
    {
        std::unique_lock<std::mutex> lock(mutex);
        bool seen = condition.wait_for(lock, std::chrono::seconds(1), [] { return ready; });
        assert(seen == ready);
    }
    t.join();
    assert(std::chrono::steady_clock::now() > start);
    assert(std::thread::hardware_concurrency() > 0);
    struct alignas(64) Padded {
        int value;
    };
    Padded *padded = new Padded{1};
    assert(padded->value == 1);
    delete padded;
    return 0;
}
