/* all: ok */
/* clang: -std=c++17 */
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>

static int data;

int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread t([&] {
        data = 1;
        promise.set_value(42);
    });
    assert(future.get() == 42 && data == 1);
    t.join();

    auto deferred = std::async(std::launch::deferred, [] { return 3; });
    assert(deferred.get() == 3);

    std::packaged_task<int(int)> task([](int number) {
        if (number == 0)
            throw std::invalid_argument("zero");
        return number + 1;
    });
    auto result = task.get_future();
    task(0);
    bool caught = false;
    try {
        result.get();
    } catch (std::invalid_argument &) {
        caught = true;
    }
    assert(caught);
    return 0;
}
