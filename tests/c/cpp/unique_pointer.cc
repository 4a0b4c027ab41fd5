/* rc11: ok */
#include <cassert>
#include <memory>
#include <thread>

struct Box {
    int value;
};

int main() {
    std::unique_ptr<Box> box(new Box{3});
    std::thread t([&] { box->value++; });
    t.join();
    std::unique_ptr<Box> moved = std::move(box);
    assert(!box && moved->value == 4);
    return 0;
}
