/* all: ok */
/* clang: -std=c++17 */
/* Two locks at once, in either order. */
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex a, b;
static int data;

static void forward() {
    std::scoped_lock both(a, b);
    data++;
}

static void backward() {
    std::scoped_lock both(b, a);
    data++;
}

int main() {
    std::thread t(forward), u(backward);
    t.join();
    u.join();
    assert(data == 2);
}
