/* A data race between std::threads. */
#include <thread>

static int x;

int main() {
    std::thread t([] { x = 1; }); /* rc11: DataRace */
    x = 2; /* rc11: DataRace */
    t.join();
    return 0;
}
