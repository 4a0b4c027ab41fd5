/* rc11: ok */
#include <assert.h>
#include <stddef.h>

int main(int argc, char **argv) {
    assert(argc == 1 && argv[0] != NULL && argv[1] == NULL);
    return 0;
}
