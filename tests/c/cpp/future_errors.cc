/* sc rc11: ok */
/* A promise that is not kept, and what its error says. */
#include <cassert>
#include <future>
#include <string>

int main() {
    std::future<int> future;
    {
        std::promise<int> promise;
        future = promise.get_future();
    }
    bool broken = false;
    try {
        future.get();
    } catch (const std::future_error &error) {
        broken = error.code() == std::future_errc::broken_promise;
    }
    assert(broken);
    std::error_code code = std::make_error_code(std::errc::timed_out);
    assert(code == std::errc::timed_out && code != std::errc::io_error);
    assert(!code.message().empty());
}
