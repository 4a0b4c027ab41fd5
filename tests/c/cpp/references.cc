/* rc11: ok */
#include <cassert>
#include <functional>
#include <thread>

static void add(int &to, int n) { to += n; }

int main() {
    int sum = 0;
    std::thread t(add, std::ref(sum), 4);
    t.join();
    int &alias = sum;
    alias++;
    assert(sum == 5);
    return 0;
}
