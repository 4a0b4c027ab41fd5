/* all: ok */
/* A monitor: a mutex, two condition variables and a container. */
#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

template <typename T> class Buffer {
    std::mutex mutex;
    std::condition_variable not_full, not_empty;
    std::deque<T> items;
    const std::size_t capacity;

  public:
    explicit Buffer(std::size_t n) : capacity(n) {}
    void put(T item) {
        std::unique_lock<std::mutex> lock(mutex);
        not_full.wait(lock, [this] { return items.size() < capacity; });
        items.push_back(std::move(item));
        not_empty.notify_one();
    }
    T take() {
        std::unique_lock<std::mutex> lock(mutex);
        not_empty.wait(lock, [this] { return !items.empty(); });
        T item = std::move(items.front());
        items.pop_front();
        not_full.notify_one();
        return item;
    }
};

int main() {
    Buffer<int> buffer(1);
    std::thread producer([&] {
        buffer.put(1);
        buffer.put(2);
    });
    assert(buffer.take() == 1);
    assert(buffer.take() == 2);
    producer.join();
    return 0;
}
