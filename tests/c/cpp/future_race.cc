/* What comes after set_value is not ordered with who got the value. */
#include <future>
#include <thread>

static int data;

int main() {
    std::promise<void> promise;
    auto future = promise.get_future();
    std::thread t([&] {
        promise.set_value();
        data = 1; /* rc11 rc20: DataRace */
    });
    future.wait();
    int seen = data; /* rc11 rc20: DataRace */
    t.join();
    return seen > 1;
}
