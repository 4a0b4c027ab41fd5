/* Memory that nobody frees. */
#include <stdlib.h>

int main(void) {
    int *kept = malloc(4); /* warning: leak */
    int *freed = malloc(4);
    free(freed);
    return kept == 0;
}
