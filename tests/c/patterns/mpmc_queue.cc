/* all: ok */
/* A bounded queue for many producers and consumers: each cell has a number that says whose turn it is. */
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <thread>

template <typename T> class Queue {
    struct alignas(64) Cell {
        std::atomic<std::size_t> sequence;
        T data;
    };
    std::unique_ptr<Cell[]> cells;
    const std::size_t mask;
    alignas(64) std::atomic<std::size_t> enqueue_position{0};
    alignas(64) std::atomic<std::size_t> dequeue_position{0};

  public:
    explicit Queue(std::size_t size) : cells(new Cell[size]), mask(size - 1) {
        for (std::size_t i = 0; i != size; i++)
            cells[i].sequence.store(i, std::memory_order_relaxed);
    }
    Queue(const Queue &) = delete;

    bool enqueue(T const &data) {
        Cell *cell;
        std::size_t position = enqueue_position.load(std::memory_order_relaxed);
        for (;;) {
            cell = &cells[position & mask];
            std::size_t sequence = cell->sequence.load(std::memory_order_acquire);
            std::intptr_t difference = static_cast<std::intptr_t>(sequence) - static_cast<std::intptr_t>(position);
            if (difference == 0) {
                if (enqueue_position.compare_exchange_weak(position, position + 1, std::memory_order_relaxed))
                    break;
            } else if (difference < 0) {
                return false;
            } else {
                position = enqueue_position.load(std::memory_order_relaxed);
            }
        }
        cell->data = data;
        cell->sequence.store(position + 1, std::memory_order_release);
        return true;
    }

    bool dequeue(T &data) {
        Cell *cell;
        std::size_t position = dequeue_position.load(std::memory_order_relaxed);
        for (;;) {
            cell = &cells[position & mask];
            std::size_t sequence = cell->sequence.load(std::memory_order_acquire);
            std::intptr_t difference = static_cast<std::intptr_t>(sequence) - static_cast<std::intptr_t>(position + 1);
            if (difference == 0) {
                if (dequeue_position.compare_exchange_weak(position, position + 1, std::memory_order_relaxed))
                    break;
            } else if (difference < 0) {
                return false;
            } else {
                position = dequeue_position.load(std::memory_order_relaxed);
            }
        }
        data = cell->data;
        cell->sequence.store(position + mask + 1, std::memory_order_release);
        return true;
    }
};

int main() {
    Queue<int> queue(2);
    std::thread producer([&] { assert(queue.enqueue(1)); });
    int got = 0;
    bool found = queue.dequeue(got);
    assert(!found || got == 1);
    assert(queue.enqueue(2));
    producer.join();
    int last = 0, rest = found ? 1 : 2;
    while (rest--)
        assert(queue.dequeue(last));
    assert(!queue.dequeue(last));
    return 0;
}
