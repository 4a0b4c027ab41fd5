/* rc11: ok */
#include <cassert>
#include <thread>
#include <vector>

int main() {
    std::vector<int> values;
    for (int i = 0; i < 3; i++)
        values.push_back(i);
    std::vector<std::thread> threads;
    threads.emplace_back([&] { values[0] = 10; });
    threads.emplace_back([&] { values[1] = 11; });
    for (auto &thread : threads)
        thread.join();
    assert(values[0] + values[1] + values[2] == 23);
    return 0;
}
