/* sc tso rc11 rc20: ok */
/* Many read, one writes: a table under a shared lock. */
#include <cassert>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

class Cache {
public:
    std::optional<std::string> get(int key) const {
        std::shared_lock lock(mutex);
        auto found = table.find(key);
        if (found == table.end())
            return std::nullopt;
        return found->second;
    }
    void set(int key, std::string value) {
        std::unique_lock lock(mutex);
        table[key] = std::move(value);
    }

private:
    mutable std::shared_mutex mutex;
    std::unordered_map<int, std::string> table;
};

int main() {
    Cache cache;
    std::thread writer([&] { cache.set(1, "one"); });
    if (auto value = cache.get(1))
        assert(*value == "one");
    writer.join();
    assert(cache.get(1).value() == "one");
}
