/* all: ok */
/* Exceptions that are caught: by their type, by that of a base, on the way through functions that clean up, and thrown again. */
#include <cassert>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

static std::mutex mutex;
static int count, destroyed;

struct Guard {
    ~Guard() { destroyed++; }
};

static void add(int value) {
    std::lock_guard<std::mutex> lock(mutex);
    Guard guard;
    count += value;
    if (value > 1)
        throw std::out_of_range("too much: " + std::to_string(value));
    if (value < 0)
        throw value;
}

static int attempt(int value) {
    try {
        add(value);
    } catch (const std::logic_error &error) {
        assert(std::string(error.what()) == "too much: 2");
        return 1;
    } catch (int number) {
        assert(number == value);
        return 2;
    } catch (...) {
        assert(false);
    }
    return 0;
}

class Special : public std::runtime_error {
  public:
    Special() : std::runtime_error("special") {}
    int number = 7;
};

static void throw_again() {
    try {
        throw Special();
    } catch (std::exception &error) {
        assert(std::string(error.what()) == "special");
        throw;
    }
}

int main() {
    std::thread t([] { assert(attempt(2) == 1); });
    assert(attempt(1) == 0);
    assert(attempt(-1) == 2);
    t.join();
    assert(count == 2 && destroyed == 3);
    bool seen = false;
    try {
        throw_again();
    } catch (const Special &special) {
        seen = special.number == 7;
    }
    assert(seen);
    try {
        throw "text";
    } catch (const char *text) {
        assert(text[0] == 't');
    }
    std::exception_ptr kept;
    try {
        throw Special();
    } catch (...) {
        kept = std::current_exception();
    }
    try {
        std::rethrow_exception(kept);
    } catch (std::runtime_error &error) {
        seen = false;
    }
    assert(!seen && std::uncaught_exceptions() == 0);
    return 0;
}
