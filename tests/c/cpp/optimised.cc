/* all: ok */
/* clang: -O2 */
#include <cassert>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

static std::mutex mutex;
static std::string all;

static void add(const char *word) {
    std::lock_guard<std::mutex> guard(mutex);
    all += word;
    std::cout << word << all.size() << 1.5 << true << "\n";
}

int main() {
    std::thread thread([] { add("a long word, which is not in the object itself; "); });
    add("another one; ");
    thread.join();
    assert(all.size() == 61);
}
