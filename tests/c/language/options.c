/* all: ok */
/* Options of the command line: there are none, and getopt of others. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
    assert(getopt(argc, argv, "n:") == -1);
    char *others[] = {"p", "-ab", "-n", "3", "-m4", "-x", "rest", 0};
    optind = 1;
    assert(getopt(7, others, "abn:m:") == 'a' && getopt(7, others, "abn:m:") == 'b');
    assert(getopt(7, others, "abn:m:") == 'n' && atoi(optarg) == 3);
    assert(getopt(7, others, "abn:m:") == 'm' && !strcmp(optarg, "4"));
    assert(getopt(7, others, "abn:m:") == '?' && optopt == 'x');
    assert(getopt(7, others, "abn:m:") == -1 && !strcmp(others[optind], "rest"));
    return 0;
}
