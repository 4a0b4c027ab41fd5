/* all: ok */
#include <cassert>
#include <memory>

struct Shape {
    virtual ~Shape() {}
    virtual int corners() const = 0;
};
struct Square : Shape {
    int corners() const override { return 4; }
};
struct Rounded : Square {
    int radius = 2;
    int corners() const override { return 0; }
};

int main() {
    std::unique_ptr<Shape> shape = std::make_unique<Rounded>();
    assert(dynamic_cast<Square *>(shape.get())->corners() == 0);
    assert(dynamic_cast<Rounded &>(*shape).radius == 2);
    shape = std::make_unique<Square>();
    assert(dynamic_cast<Rounded *>(shape.get()) == nullptr);
    bool caught = false;
    try {
        dynamic_cast<Rounded &>(*shape);
    } catch (const std::bad_cast &) {
        caught = true;
    }
    assert(caught);
    return 0;
}
