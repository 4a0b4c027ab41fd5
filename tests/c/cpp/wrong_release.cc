/* What `new[]` gave is released by `delete`, by another thread. */
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <thread>

struct alignas(64) Line { int data[16]; };

static int *shared;

int main() {
    // These belong together.
    delete new int(1);
    delete[] new int[3];
    delete new Line;
    delete[] new Line[2];
    delete new (std::nothrow) int;
    std::free(std::malloc(7));
    std::free(std::aligned_alloc(64, 64));
    auto pointer = std::make_shared<std::string>("a text that is not a short one");
    std::unique_ptr<int[]> array(new int[2]);
    std::thread thread([] { shared = new int[2]; });
    thread.join();
    delete shared; /* all: invalid-free */
}
