/* sc tso rc11 rc11-regular rc20: ok */
/* clang: -std=c++20 */
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> flag{0};
static int data;

int main() {
    std::thread t([] {
        data = 1;
        flag.store(1);
        flag.notify_one();
    });
    flag.wait(0);
    assert(data == 1);
    t.join();
    return 0;
}
