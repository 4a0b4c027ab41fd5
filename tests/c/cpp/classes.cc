/* rc11: ok */
#include <atomic>
#include <cassert>
#include <thread>

struct Shape {
    virtual ~Shape() {}
    virtual int area() const = 0;
};
struct Square : Shape {
    int side;
    explicit Square(int s) : side(s) {}
    int area() const override { return side * side; }
};
template <typename T> class Stack {
    struct Node {
        T value;
        Node *next;
    };
    std::atomic<Node *> head{nullptr};

  public:
    void push(T value) {
        Node *node = new Node{value, head.load(std::memory_order_relaxed)};
        while (!head.compare_exchange_weak(node->next, node, std::memory_order_release, std::memory_order_relaxed))
            ;
    }
    ~Stack() {
        Node *node = head;
        while (node) {
            Node *next = node->next;
            delete node;
            node = next;
        }
    }
    int size() {
        int n = 0;
        for (Node *node = head; node; node = node->next)
            n++;
        return n;
    }
};

int main() {
    Shape *shape = new Square(3);
    assert(shape->area() == 9);
    delete shape;
    Stack<int> stack;
    std::thread t([&] { stack.push(1); });
    stack.push(2);
    t.join();
    assert(stack.size() == 2);
    return 0;
}
