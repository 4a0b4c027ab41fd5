/* The library of checked programs, dates: part of runtime.c. */

/*# Dates. All times are those of UTC, which is the local time too. Texts are those of the locale "C". */

typedef struct {
    int second, minute, hour, day, month, year, weekday, day_of_year, summer;
    long offset;
    const char *zone;
} fields;
enum { DAY = 86400, DAYS_TO_1970 = 719468, ERA = 146097 };

/* Years begin in March here, so that the day that not all of them have is the last. */
static long days_before(long year, int month, int day) {
    year += month / 12;
    month %= 12;
    if (month < 0) {
        month += 12;
        year--;
    }
    long from_march = (month + 10) % 12;
    long march_year = year - (month < 2);
    long era = (march_year >= 0 ? march_year : march_year - 399) / 400;
    long of_era = march_year - era * 400;
    long of_year = (153 * from_march + 2) / 5 + day - 1;
    return era * ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - DAYS_TO_1970;
}
fields *gmtime_r(const long *time, fields *date) {
    long days = *time / DAY, rest = *time % DAY;
    if (rest < 0) {
        rest += DAY;
        days--;
    }
    long shifted = days + DAYS_TO_1970;
    long era = (shifted >= 0 ? shifted : shifted - ERA + 1) / ERA;
    long day = shifted - era * ERA;
    long year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    long of_year = day - (365 * year + year / 4 - year / 100);
    long month = (5 * of_year + 2) / 153;
    date->second = rest % 60;
    date->minute = rest / 60 % 60;
    date->hour = rest / 3600;
    date->day = of_year - (153 * month + 2) / 5 + 1;
    date->month = (month + 2) % 12;
    date->year = year + era * 400 + (month > 9) - 1900;
    date->weekday = (days % 7 + 11) % 7;
    date->day_of_year = days - days_before(date->year + 1900L, 0, 1);
    date->summer = 0;
    date->offset = 0;
    date->zone = "UTC";
    return date;
}
fields *localtime_r(const long *time, fields *date) { return gmtime_r(time, date); }
static fields last_date;
fields *gmtime(const long *time) { return gmtime_r(time, &last_date); }
fields *localtime(const long *time) { return gmtime_r(time, &last_date); }
long timegm(fields *date) {
    long days = days_before(date->year + 1900L, date->month, 1) + date->day - 1;
    long time = ((days * 24 + date->hour) * 60 + date->minute) * 60 + date->second;
    gmtime_r(&time, date);
    return time;
}
long mktime(fields *date) { return timegm(date); }
void tzset(void) {}

static const char *weekday_names[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *month_names[] = {"January", "February", "March",     "April",   "May",      "June",
                                    "July",    "August",   "September", "October", "November", "December"};

/* What stands for a conversion that is made of others. */
static const char *parts_of_date(char conversion) {
    switch (conversion) {
    case 'F':
        return "%Y-%m-%d";
    case 'T':
    case 'X':
        return "%H:%M:%S";
    case 'D':
    case 'x':
        return "%m/%d/%y";
    case 'R':
        return "%H:%M";
    case 'c':
        return "%a %b %e %H:%M:%S %Y";
    case 'r':
        return "%I:%M:%S %p";
    default:
        return 0;
    }
}
/* The text of a conversion, in a place with room for it. */
static const char *part_of_date(char conversion, const fields *date, char *place) {
    const char *format = "%02d";
    long year = date->year + 1900L, of_century = (year % 100 + 100) % 100, value = 0;
    switch (conversion) {
    case 'Y':
        format = "%d";
        value = year;
        break;
    case 'C':
        value = (year - of_century) / 100;
        break;
    case 'y':
        value = of_century;
        break;
    case 'm':
        value = date->month + 1;
        break;
    case 'd':
        value = date->day;
        break;
    case 'e':
        format = "%2d";
        value = date->day;
        break;
    case 'H':
        value = date->hour;
        break;
    case 'I':
        value = (date->hour + 11) % 12 + 1;
        break;
    case 'M':
        value = date->minute;
        break;
    case 'S':
        value = date->second;
        break;
    case 'j':
        format = "%03d";
        value = date->day_of_year + 1;
        break;
    case 'u':
        format = "%d";
        value = (date->weekday + 6) % 7 + 1;
        break;
    case 'w':
        format = "%d";
        value = date->weekday;
        break;
    case 'a':
        sprintf(place, "%.3s", weekday_names[date->weekday]);
        return place;
    case 'A':
        return weekday_names[date->weekday];
    case 'b':
    case 'h':
        sprintf(place, "%.3s", month_names[date->month]);
        return place;
    case 'B':
        return month_names[date->month];
    case 'p':
        return date->hour < 12 ? "AM" : "PM";
    case 'Z':
        return "UTC";
    case 'z':
        return "+0000";
    case 'n':
        return "\n";
    case 't':
        return "\t";
    case '%':
        return "%";
    default:
        __katec_error("unsupported", "this format of a date is not supported");
    }
    sprintf(place, format, (int)value);
    return place;
}
size_t strftime(char *to, size_t size, const char *format, const fields *date) {
    size_t length = 0;
    for (; *format; format++) {
        char place[24] = {*format, 0};
        const char *text = place;
        char inner[48];
        if (*format == '%') {
            format++;
            const char *parts = parts_of_date(*format);
            if (parts)
                strftime(inner, sizeof inner, parts, date);
            text = parts ? inner : part_of_date(*format, date, place);
        }
        for (; *text; text++) {
            if (length + 1 >= size)
                return 0;
            to[length++] = *text;
        }
    }
    if (length >= size)
        return 0;
    to[length] = 0;
    return length;
}
char *asctime_r(const fields *date, char *to) {
    strftime(to, 26, "%a %b %e %H:%M:%S %Y\n", date);
    return to;
}
static char last_date_text[26];
char *asctime(const fields *date) { return asctime_r(date, last_date_text); }
char *ctime_r(const long *time, char *to) {
    fields date;
    return asctime_r(gmtime_r(time, &date), to);
}
char *ctime(const long *time) { return asctime(localtime(time)); }
