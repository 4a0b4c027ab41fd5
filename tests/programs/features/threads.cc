// std::thread, std::mutex, virtual functions, templates, lambdas, local statics.
#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

struct Base {
    virtual int f() { return 1; }
    virtual ~Base() {}
};
struct Derived : Base {
    int f() override { return 2; }
};

template <typename T> T twice(T a) { return a + a; }

std::atomic<int> x{0}, y{0};
std::mutex mutex;
int shared = 0;

static int &local() {
    static int value = twice(4);
    return value;
}

int main() {
    std::unique_ptr<Base> base(new Derived);
    assert(base->f() == 2 && twice(3) == 6);
    std::thread t([] {
        x.store(1, std::memory_order_release);
        std::lock_guard<std::mutex> guard(mutex);
        shared += local();
    });
    std::thread u([] {
        if (x.load(std::memory_order_acquire))
            y = 1;
        std::lock_guard<std::mutex> guard(mutex);
        shared += local();
    });
    t.join();
    u.join();
    assert(shared == 16);
    return 0;
}
