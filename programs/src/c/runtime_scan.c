/* The library of checked programs, formatted input: part of runtime.c. */

/*# Formatted input from memory. Integers, floating-point numbers, characters, texts and sets of characters, with width and length. */

static int in_set(const char *set, const char *end, char character) {
    int negated = *set == '^';
    for (const char *at = set + negated; at < end; at++) {
        int is_range = at + 2 < end && at[1] == '-';
        if (is_range ? WITHIN(character, at[0], at[2]) : *at == character)
            return !negated;
        if (is_range)
            at += 2;
    }
    return negated;
}
static void store_integer(void *to, int bytes, word value) {
    if (bytes == 8)
        *(word *)to = value;
    else if (bytes == 4)
        *(unsigned *)to = value;
    else if (bytes == 2)
        *(unsigned short *)to = value;
    else
        *(unsigned char *)to = value;
}
enum { LONGEST_NUMBER = 64 };
int vsscanf(const char *text, const char *format, __builtin_va_list list) {
    const char *start = text;
    int count = 0;
    for (; *format; format++) {
        if (is_space(*format)) {
            while (is_space(*text))
                text++;
            continue;
        }
        if (*format != '%') {
            if (*text != *format)
                return *text || count ? count : -1;
            text++;
            continue;
        }
        int ignored = *++format == '*';
        format += ignored;
        long width = 0;
        while (WITHIN(*format, '0', '9'))
            width = 10 * width + (*format++ - '0');
        int bytes = format_size(&format);
        char kind = *format;
        if (kind != 'c' && kind != '[' && kind != 'n')
            while (is_space(*text))
                text++;
        if (kind == 'n') {
            store_integer(__builtin_va_arg(list, void *), bytes, text - start);
            continue;
        }
        if (!*text)
            return count ? count : -1;
        if (kind == '%') {
            if (*text++ != '%')
                return count;
            continue;
        }
        void *to = ignored ? 0 : __builtin_va_arg(list, void *);
        if (kind == 'c' || kind == 's' || kind == '[') {
            const char *set = format + 1, *end = set;
            if (kind == '[') {
                end += *end == '^';
                end += *end == ']';
                while (*end && *end != ']')
                    end++;
                format = end;
            }
            long length = 0, limit = width ? width : kind == 'c' ? 1 : 0x7fffffff;
            for (; length < limit && *text; length++, text++) {
                if (kind == 's' ? is_space(*text) : kind == '[' && !in_set(set, end, *text))
                    break;
                if (to)
                    ((char *)to)[length] = *text;
            }
            if (!length)
                return count;
            if (to && kind != 'c')
                ((char *)to)[length] = 0;
        } else {
            /* A number, of which there are at most so many characters. */
            char number[LONGEST_NUMBER + 1];
            long length = 0, limit = width && width < LONGEST_NUMBER ? width : LONGEST_NUMBER;
            for (; length < limit && text[length] && !is_space(text[length]); length++)
                number[length] = text[length];
            number[length] = 0;
            char *end = number;
            if (kind == 'd' || kind == 'i' || kind == 'u' || kind == 'x' || kind == 'X' || kind == 'o' || kind == 'p') {
                int base = kind == 'i' ? 0 : kind == 'o' ? 8 : kind == 'd' || kind == 'u' ? 10 : 16;
                int is_signed = kind == 'd' || kind == 'i';
                word value = is_signed ? (word)strtol(number, &end, base) : strtoul(number, &end, base);
                if (to && end != number)
                    store_integer(to, kind == 'p' ? 8 : bytes, value);
            } else if (kind == 'f' || kind == 'e' || kind == 'g') {
                double value = strtod(number, &end);
                if (to && end != number && bytes == 8)
                    *(double *)to = value;
                else if (to && end != number)
                    *(float *)to = value;
            } else {
                __katec_error("unsupported", "this format of input from memory is not supported");
            }
            if (end == number)
                return count;
            text += end - number;
        }
        count += !ignored;
    }
    return count;
}
#define SCANNING(name) \
    int name(const char *text, const char *format, ...) { \
        __builtin_va_list list; \
        __builtin_va_start(list, format); \
        int count = vsscanf(text, format, list); \
        __builtin_va_end(list); \
        return count; \
    }
SCANNING(sscanf)
/* What the headers of C libraries call. */
SCANNING(__isoc99_sscanf)
SCANNING(__isoc23_sscanf)
