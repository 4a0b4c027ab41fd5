/* An exception whose handlers are for other types. */
#include <stdexcept>

static void run(bool wrong) {
    if (wrong)
        throw std::runtime_error("wrong"); /* all: abort */
}

int main() {
    try {
        run(false);
        run(true);
    } catch (const std::logic_error &) {
        return 1;
    } catch (int) {
        return 2;
    }
    return 0;
}
