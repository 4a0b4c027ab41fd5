struct Error {
    int code;
};
static int run() {
    throw Error{3}; /* refused: an exception (`Error`) */
}
int main() {
    try {
        return run();
    } catch (Error &error) {
        return error.code != 3;
    }
}
