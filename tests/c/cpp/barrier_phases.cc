/* sc rc11 rc20: ok */
/* clang: -std=c++20 */
/* The barrier of C++20, with what it calls when all have come. */
#include <barrier>
#include <cassert>
#include <thread>

static int left, right, phases;

int main() {
    std::barrier barrier(2, []() noexcept { phases++; });
    std::jthread other([&] {
        left = 1;
        barrier.arrive_and_wait();
        assert(right == 1);
    });
    right = 1;
    barrier.arrive_and_wait();
    assert(left == 1 && phases == 1);
}
