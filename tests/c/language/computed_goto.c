/* all: ok */
/* native */
/* Addresses of labels, in a table and in variables. */
#include <assert.h>

static int run(const unsigned char *code) {
    static void *const table[] = {&&push, &&add, &&multiply, &&halt};
    int stack[4], top = 0;
    goto *table[*code++];
push:
    stack[top++] = *code++;
    goto *table[*code++];
add:
    top--;
    stack[top - 1] += stack[top];
    goto *table[*code++];
multiply:
    top--;
    stack[top - 1] *= stack[top];
    goto *table[*code++];
halt:
    return stack[0];
}

int main(void) {
    const unsigned char code[] = {0, 2, 0, 3, 1, 0, 4, 2, 3};
    assert(run(code) == 20);
    int rounds = 0;
    void *next = &&again;
again:
    if (++rounds == 3)
        next = &&done;
    goto *next;
done:
    assert(rounds == 3);
    return 0;
}
