/* An exception must not leave a function that is noexcept, even if somebody would catch it. */
static void run() noexcept {
    throw 1; /* all: abort */
}

int main() {
    try {
        run();
    } catch (int) {
    }
    return 0;
}
