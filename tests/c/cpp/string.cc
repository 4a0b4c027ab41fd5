/* all: ok */
/* A part of the C++ library that its headers say is compiled elsewhere. */
#include <cassert>
#include <string>
#include <thread>

static std::string shared;

int main() {
    std::string text = "ab";
    text += "c";
    assert(text.size() == 3 && text == "abc");
    std::string longer = text + "0123456789012345678901234567890123456789";
    assert(longer.find("901") == 12 && longer.substr(0, 3) == text);
    std::thread writer([] { shared = std::to_string(-1234); });
    writer.join();
    assert(shared == "-1234");
    return 0;
}
