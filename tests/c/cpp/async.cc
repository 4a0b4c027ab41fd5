/* all: ok */
#include <cassert>
#include <future>

static int data;

int main() {
    auto future = std::async(std::launch::async, [] {
        data = 1;
        return 7;
    });
    assert(future.get() == 7 && data == 1);
    return 0;
}
