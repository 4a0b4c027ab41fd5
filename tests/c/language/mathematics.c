/* all: ok */
/* native */
#include <assert.h>
#include <math.h>

static volatile double two = 2, half = 0.5, minus = -2.5, zero;
static volatile float four = 4;

int main(void) {
    double whole;
    assert(sqrt(two * two) == 2 && sqrtf(four) == 2 && cbrt(8 * two * half) == 2);
    assert(fabs(minus) == 2.5 && fabsf(-four) == 4 && copysign(two, minus) == -2 && signbit(minus) && !signbit(two));
    assert(floor(minus) == -3 && ceil(minus) == -2 && trunc(minus) == -2 && round(minus) == -3 && rint(minus) == -2);
    assert(floorf(four + 0.5f) == 4 && lround(minus) == -3 && lrint(minus) == -2 && llround(two) == 2);
    assert(fmax(two, half) == 2 && fmin(two, half) == 0.5 && fmax(two, NAN) == 2);
    assert(fmod(two * 2.5, 3) == 2 && fmod(-5, two + 1) == -2 && hypot(1.5 * two, 4) == 5);
    assert(pow(two, 10) == 1024 && exp(zero) == 1 && exp2(3 * half * two) == 8 && log(two * half) == 0);
    assert(log2(8 * half * two) == 3 && log10(500 * two) == 3 && expm1(zero) == 0 && log1p(zero) == 0);
    assert(sin(zero) == 0 && cos(zero) == 1 && tan(zero) == 0 && atan2(zero, two) == 0 && tanh(zero) == 0);
    assert(fma(two, half, half) == 1.5 && modf(minus, &whole) == -0.5 && whole == -2);
    assert(ldexp(half, 4) == 8 && ldexp(two, -1) == 1 && fdim(two, half) == 1.5 && fdim(half, two) == 0);
    assert(isnan(zero / zero) && isinf(two / zero) && isfinite(two) && !isfinite(-two / zero));
    assert(fabs(sin(two) - 0.9092974268) < 1e-9 && fabs(exp(minus) - 0.0820849986) < 1e-9);
    return 0;
}
