/* all: ok */
/* clang: -std=c++11 */
/* Constructors of `std::string` are other functions before C++17. */
#include <cassert>
#include <stdexcept>
#include <string>
#include <thread>

int main() {
    std::string text("a text that is not a short one");
    std::thread thread([&] { text += std::string(3, 'x') + "y"; });
    thread.join();
    assert(text.size() == 34 && text.substr(30) == "xxxy");
    try {
        throw std::runtime_error(text + "!");
    } catch (const std::exception &error) {
        assert(std::string(error.what()).back() == '!');
    }
    return 0;
}
