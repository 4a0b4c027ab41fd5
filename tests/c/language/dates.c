/* all: ok */
/* native */
/* Dates, as programs write them into their logs: some that are known, and what a clock shows. */
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <time.h>

static void known(void) {
    struct tm date;
    char text[64];
    time_t time = 951827696;
    assert(gmtime_r(&time, &date) == &date);
    assert(date.tm_year == 100 && date.tm_mon == 1 && date.tm_mday == 29 && date.tm_hour == 12);
    assert(date.tm_min == 34 && date.tm_sec == 56 && date.tm_wday == 2 && date.tm_yday == 59);
    assert(timegm(&date) == time);
    size_t length = strftime(text, sizeof text, "%F %T %a %B %j %e %I%p %y%%", &date);
    assert(length == strlen(text));
    assert(!strcmp(text, "2000-02-29 12:34:56 Tue February 060 29 12PM 00%"));
    assert(strftime(text, 10, "%F", &date) == 0);
    assert(!strcmp(asctime(&date), "Tue Feb 29 12:34:56 2000\n"));
    time = -1;
    assert(gmtime(&time)->tm_year == 69 && gmtime(&time)->tm_yday == 364);
    date = (struct tm){.tm_year = 101, .tm_mon = 13, .tm_mday = 0, .tm_hour = 25};
    assert(timegm(&date) == 1012525200);
    assert(date.tm_year == 102 && date.tm_mon == 1 && date.tm_mday == 1 && date.tm_hour == 1);
}

int main(void) {
    known();
    time_t now = time(0);
    struct tm date;
    char text[32];
    assert(localtime_r(&now, &date) && mktime(&date) == now);
    assert(ctime_r(&now, text) && strlen(text) == 25 && localtime(&now)->tm_year >= 70);
    return 0;
}
