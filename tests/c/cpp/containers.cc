/* all: ok */
/* Maps, sets, lists and hash tables, against what an array says. */
#include <cassert>
#include <list>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <unordered_map>

static std::mutex mutex;
static std::map<int, std::string> names;

static void in_order() {
    std::set<int> numbers;
    bool present[16] = {};
    unsigned random = 1;
    for (int i = 0; i < 60; i++) {
        random = random * 1103515245 + 12345;
        int number = random >> 16 & 15;
        if (random >> 24 & 1) {
            assert(numbers.insert(number).second == !present[number]);
            present[number] = true;
        } else {
            assert(numbers.erase(number) == (present[number] ? 1u : 0u));
            present[number] = false;
        }
        auto next = numbers.begin();
        for (int k = 0; k < 16; k++)
            if (present[k])
                assert(*next++ == k);
        assert(next == numbers.end());
        if (!numbers.empty())
            assert(present[*numbers.rbegin()] && *--numbers.end() == *numbers.rbegin());
    }
}

int main() {
    std::thread t([] {
        std::lock_guard<std::mutex> lock(mutex);
        names[2] = "two";
        names[1] = "one";
    });
    {
        std::lock_guard<std::mutex> lock(mutex);
        auto found = names.find(1);
        assert(found == names.end() || found->second == "one");
        names[3] = "three";
    }
    t.join();
    assert(names.size() == 3 && names.begin()->second == "one" && names.rbegin()->first == 3);
    in_order();

    std::list<int> list{1, 2, 4};
    list.insert(std::next(list.begin(), 2), 3);
    list.remove(1);
    std::list<int> other{9};
    other.splice(other.begin(), list);
    assert(list.empty() && other.front() == 2 && other.back() == 9 && other.size() == 4);
    other.reverse();
    list.swap(other);
    assert(other.empty() && list.front() == 9 && list.back() == 2);

    std::unordered_map<std::string, int> table;
    for (int i = 0; i < 20; i++)
        table["key" + std::to_string(i)] = i;
    assert(table.size() == 20 && table.at("key7") == 7 && table.count("none") == 0);
    table.erase("key7");
    assert(table.find("key7") == table.end());
    return 0;
}
