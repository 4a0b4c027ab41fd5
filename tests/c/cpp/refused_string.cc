/* The parts of the C++ library that are not in headers. */
#include <string>

int main() {
    std::string text = "ab"; /* refused: is neither defined nor known */
    text += "c";
    return text.size() != 3;
}
