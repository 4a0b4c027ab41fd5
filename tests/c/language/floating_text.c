/* all: ok */
/* native */
/* Floating-point numbers in texts, in and out. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is(const char *wanted, const char *format, double value) {
    char text[64];
    int length = snprintf(text, sizeof text, format, value);
    return strcmp(text, wanted) == 0 && length == (int)strlen(wanted);
}

int main(void) {
    char *end;
    assert(is("2.500000", "%f", 2.5) && is("3", "%.0f", 2.5001) && is("2", "%.0f", 2.5) && is("-0.12", "%.2f", -0.125));
    assert(is("  +2.50|", "%+7.2f|", 2.5) && is("002.5", "%05.1f", 2.5) && is("2.5  |", "%-5.1f|", 2.5));
    assert(is("1.500000e+03", "%e", 1500) && is("1.50E-07", "%.2E", 1.5e-7) && is("0.0001", "%g", 1e-4));
    assert(is("1e-05", "%g", 1e-5) && is("100000", "%g", 1e5) && is("1e+06", "%g", 1e6) && is("0.1", "%g", 0.1));
    assert(is("3.14", "%.3g", 3.14159) && is("0", "%g", 0) && is("-0", "%g", -0.0) && is("1.2e+02", "%.2g", 123));
    assert(strtod("2.5e3x", &end) == 2500 && *end == 'x');
    assert(strtod(" -.5", &end) == -0.5 && *end == 0);
    assert(strtod("1e", &end) == 1 && *end == 'e');
    assert(strtod("x", &end) == 0 && *end == 'x');
    assert(strtod("0.1", 0) == 0.1 && strtod("179769313486231570000e289", 0) > 1e308 && atof("1e-320") > 0);
    assert(strtof("0.1", 0) == 0.1f && atof("12") == 12);
    return 0;
}
