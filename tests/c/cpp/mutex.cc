/* rc11: ok */
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex m;
static int count;

static void work(int n) {
    std::lock_guard<std::mutex> guard(m);
    count += n;
}

int main() {
    std::thread a(work, 1), b(work, 2);
    a.join();
    b.join();
    {
        std::unique_lock<std::mutex> lock(m);
        assert(count == 3);
        lock.unlock();
        lock.lock();
    }
    return 0;
}
