/* all: ok */
/* Output goes nowhere. */
#include <atomic>
#include <cassert>
#include <iomanip>
#include <iostream>
#include <string>
#include <thread>

static std::atomic<int> x{0};

int main() {
    std::thread t([] {
        x = 1;
        std::cout << "x is " << 1 << ' ' << 2.5 << ' ' << 3ul << std::endl;
    });
    std::string name = "main";
    std::cerr << name << ": " << x.load() << '\n' << std::flush;
    std::cout << std::hex << std::setw(4) << 255 << std::setprecision(3) << '\n';
    t.join();
    assert(x == 1);
    return 0;
}
