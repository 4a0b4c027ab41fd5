/* A function that ends without its value, a structure whose member is used. */
struct pair { int first, second; };
static struct pair pair(int value) {
    if (value)
        return (struct pair){value, 2};
}

int main(void) {
    struct pair result = pair(0);
    return result.second > 3; /* all: uninitialised */
}
