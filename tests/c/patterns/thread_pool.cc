/* sc tso rc11 rc20: ok */
/* Workers that take functions from a queue until they are told to stop. */
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
public:
    explicit Pool(int count) {
        for (int i = 0; i < count; i++)
            workers.emplace_back([this] { work(); });
    }
    ~Pool() {
        {
            std::lock_guard guard(mutex);
            stopping = true;
        }
        changed.notify_all();
        for (auto &worker : workers)
            worker.join();
    }
    template <class F> void submit(F function) {
        {
            std::lock_guard guard(mutex);
            jobs.emplace(std::move(function));
        }
        changed.notify_one();
    }

private:
    void work() {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock lock(mutex);
                changed.wait(lock, [this] { return stopping || !jobs.empty(); });
                if (jobs.empty())
                    return;
                job = std::move(jobs.front());
                jobs.pop();
            }
            job();
        }
    }

    std::vector<std::thread> workers;
    std::queue<std::function<void()>> jobs;
    std::mutex mutex;
    std::condition_variable changed;
    bool stopping = false;
};

int main() {
    std::atomic<int> sum{0};
    {
        Pool pool(1);
        pool.submit([&] { sum += 1; });
        pool.submit([&] { sum += 2; });
    }
    assert(sum == 3);
}
