/* all: ok */
/* Code for exceptions that are not thrown costs nothing. */
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<int> values;

static void add(int value) {
    if (value < 0)
        throw std::invalid_argument("negative: " + std::to_string(value));
    std::lock_guard<std::mutex> lock(mutex);
    values.push_back(value);
}

int main() {
    std::thread t(add, 1);
    try {
        add(2);
    } catch (const std::exception &error) {
        assert(false);
    }
    t.join();
    assert(values.size() == 2 && values.at(0) + values.at(1) == 3);
    return 0;
}
