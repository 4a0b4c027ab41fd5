/* all: ok */
/* The end of a thread by pthread_exit destroys the objects of the functions that run. */
#include <cassert>
#include <mutex>
#include <pthread.h>
#include <string>

static std::mutex mutex;
static int destroyed;

struct Counts {
    ~Counts() { destroyed++; }
};

static void leave(const std::string &text) {
    Counts counts;
    if (text.size() > 20)
        pthread_exit(&destroyed);
    destroyed = 100;
}

static void *worker(void *argument) {
    std::lock_guard<std::mutex> lock(mutex);
    Counts counts;
    leave("a text that is not a short one");
    return argument;
}

int main() {
    pthread_t thread;
    void *result;
    pthread_create(&thread, nullptr, worker, nullptr);
    pthread_join(thread, &result);
    std::lock_guard<std::mutex> lock(mutex);
    assert(result == &destroyed && destroyed == 2);
    return 0;
}
