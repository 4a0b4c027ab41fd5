/* An exception that nobody catches. */
#include <atomic>
#include <stdexcept>
#include <thread>

static std::atomic<int> x{0};

int main() {
    std::thread t([] { x = 1; });
    if (x == 1)
        throw std::runtime_error("seen"); /* all: abort */
    t.join();
    return 0;
}
