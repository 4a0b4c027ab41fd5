/* Places that are copied by memcpy have no byte in common; memmove has no such rule. */
#include <assert.h>
#include <string.h>

static char text[] = "abcdef";

int main(void) {
    char own[] = "abcdef";
    memmove(own + 1, own, 5);
    memmove(text + 1, text, 5);
    assert(!strcmp(own, "aabcde") && !strcmp(text, own));
    memcpy(text, text + 3, 3);
    struct pair { int first, second; } pair = {1, 2}, *same = &pair;
    pair = *same;
    assert(pair.second == 2 && text[0] == own[3]);
    memcpy(own + 1, own, 5); /* all: undefined */
    return 0;
}
