/* rc11: ok */
#include <cassert>
#include <thread>

struct Config {
    int value;
    Config() : value(7) {}
};
static Config &config() {
    static Config instance;
    return instance;
}

int main() {
    std::thread t([] { assert(config().value == 7); });
    assert(config().value == 7);
    t.join();
    return 0;
}
