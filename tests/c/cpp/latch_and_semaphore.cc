/* sc tso rc11 rc11-regular rc20: ok */
/* clang: -std=c++20 */
/* Who waits for a latch or a semaphore is woken, and sees what was done before. */
#include <cassert>
#include <latch>
#include <semaphore>
#include <thread>

static int data[2];

int main() {
    std::latch done(2);
    std::binary_semaphore turn(0);
    std::thread worker([&] {
        data[0] = 1;
        done.count_down();
        turn.acquire();
        assert(data[1] == 2);
    });
    data[1] = 2;
    done.arrive_and_wait();
    assert(data[0] == 1);
    turn.release();
    worker.join();
}
