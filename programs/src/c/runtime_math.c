/* The library of checked programs, floating-point numbers: part of runtime.c. */

/* What a function of <math.h> gives, by its name. */
double __katec_math(const char *name, double x, double y, double z);
/* A number from its decimal digits and the power of ten that they are multiplied by. */
double __katec_decimal(word digits, long exponent);

/*# Mathematics. Numbers of the type `double`, and `float` by way of it; those of the machine that katec runs on, so that the last bit of what is not exact may differ. */

#define UNARY(name) \
    double name(double x) { return __katec_math(#name, x, 0, 0); } \
    float name##f(float x) { return __katec_math(#name, x, 0, 0); }
#define BINARY(name) \
    double name(double x, double y) { return __katec_math(#name, x, y, 0); } \
    float name##f(float x, float y) { return __katec_math(#name, x, y, 0); }
UNARY(sqrt)
UNARY(cbrt)
UNARY(fabs)
UNARY(floor)
UNARY(ceil)
UNARY(trunc)
UNARY(round)
UNARY(rint)
UNARY(nearbyint)
UNARY(exp)
UNARY(exp2)
UNARY(expm1)
UNARY(log)
UNARY(log2)
UNARY(log10)
UNARY(log1p)
UNARY(sin)
UNARY(cos)
UNARY(tan)
UNARY(asin)
UNARY(acos)
UNARY(atan)
UNARY(sinh)
UNARY(cosh)
UNARY(tanh)
BINARY(pow)
BINARY(fmod)
BINARY(fmax)
BINARY(fmin)
BINARY(hypot)
BINARY(atan2)
BINARY(copysign)
double fma(double x, double y, double z) { return __katec_math("fma", x, y, z); }
float fmaf(float x, float y, float z) { return __katec_math("fmaf", x, y, z); }
long lround(double x) { return __katec_math("round", x, 0, 0); }
long lrint(double x) { return __katec_math("rint", x, 0, 0); }
long long llround(double x) { return __katec_math("round", x, 0, 0); }
long long llrint(double x) { return __katec_math("rint", x, 0, 0); }
double ldexp(double x, int exponent) {
    for (; exponent > 1000; exponent -= 1000)
        x *= 0x1p1000;
    for (; exponent < -1000; exponent += 1000)
        x *= 0x1p-1000;
    return x * __katec_math("exp2", exponent, 0, 0);
}
double scalbn(double x, int exponent) { return ldexp(x, exponent); }
double modf(double x, double *whole) {
    *whole = __katec_math("trunc", x, 0, 0);
    double rest = x - *whole;
    return __katec_math("copysign", rest == rest ? rest : 0, x, 0);
}
float modff(float x, float *whole) {
    double part, rest = modf(x, &part);
    *whole = part;
    return rest;
}
float ldexpf(float x, int exponent) { return ldexp(x, exponent); }
float scalbnf(float x, int exponent) { return ldexp(x, exponent); }
long lroundf(float x) { return lround(x); }
long lrintf(float x) { return lrint(x); }
long long llroundf(float x) { return llround(x); }
double frexp(double x, int *exponent) {
    union {
        double value;
        word bits;
    } number = {x};
    *exponent = 0;
    if (x == 0 || x - x != x - x)
        return x;
    if (!(number.bits >> 52 & 2047)) {
        number.value *= 0x1p64;
        *exponent = -64;
    }
    *exponent += (int)(number.bits >> 52 & 2047) - 1022;
    number.bits = (number.bits & ~((word)2047 << 52)) | (word)1022 << 52;
    return number.value;
}
float frexpf(float x, int *exponent) { return frexp(x, exponent); }
int finite(double x) { return x - x == x - x; }
int __isnan(double x) { return x != x; }
int __isinf(double x) { return x - x != x - x && x == x; }
int __finite(double x) { return x - x == x - x; }
double fdim(double x, double y) { return x > y ? x - y : x <= y ? 0 : x + y; }

/*# Floating-point numbers in texts. Decimal ones, with at most 19 digits that count; `inf`, `nan` and hexadecimal ones are refused. */

double strtod(const char *text, char **end) {
    size_t i = 0;
    while (is_space(text[i]))
        i++;
    int negative = text[i] == '-';
    if (text[i] == '-' || text[i] == '+')
        i++;
    char first = text[i] | 32;
    int hexadecimal = text[i] == '0' && (text[i + 1] | 32) == 'x';
    if (hexadecimal || first == 'n' || (first == 'i' && (text[i + 1] | 32) == 'n'))
        __katec_error("unsupported", "this form of a floating-point number in a text is not supported");
    word digits = 0;
    long exponent = 0;
    int any = 0, fraction = 0;
    for (;; i++) {
        if (text[i] == '.' && !fraction) {
            fraction = 1;
            continue;
        }
        if (!WITHIN(text[i], '0', '9'))
            break;
        any = 1;
        if (digits < 1000000000000000000) {
            digits = 10 * digits + (text[i] - '0');
            exponent -= fraction;
        } else {
            exponent += !fraction;
        }
    }
    if (any && (text[i] | 32) == 'e') {
        size_t j = i + 1;
        int below = text[j] == '-';
        if (text[j] == '-' || text[j] == '+')
            j++;
        if (WITHIN(text[j], '0', '9')) {
            long power = 0;
            for (; WITHIN(text[j], '0', '9'); j++)
                if (power < 100000)
                    power = 10 * power + (text[j] - '0');
            exponent += below ? -power : power;
            i = j;
        }
    }
    if (end)
        *end = (char *)(any ? text + i : text);
    double value = any ? __katec_decimal(digits, exponent) : 0;
    return negative ? -value : value;
}
float strtof(const char *text, char **end) { return strtod(text, end); }
double atof(const char *text) { return strtod(text, 0); }
