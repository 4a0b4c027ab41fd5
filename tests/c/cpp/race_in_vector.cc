/* A race in the library's code is told by the lines that call it. */
#include <thread>
#include <vector>

int main() {
    std::vector<int> numbers(2);
    std::thread thread([&] {
        numbers.push_back(1); /* all: DataRace */
    });
    auto size = numbers.size(); /* all: DataRace */
    thread.join();
    return size == 9;
}
