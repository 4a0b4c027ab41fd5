/* all: ok */
#include <cassert>
#include <memory>
#include <thread>

struct Data {
    int value;
    explicit Data(int v) : value(v) {}
};

int main() {
    auto data = std::make_shared<Data>(3);
    std::weak_ptr<Data> weak = data;
    std::thread t([copy = data] { assert(copy->value == 3); });
    data.reset();
    t.join();
    assert(weak.expired() && !weak.lock());
    return 0;
}
