/* all: ok */
/* native */
/* Structures of floating-point numbers as arguments and results. */
#include <assert.h>

struct point {
    float x, y;
};
struct space {
    float x, y, z;
};
struct four {
    float v[4];
};
struct mixed {
    float x, y;
    double d;
};

static struct point turned(struct point p) { return (struct point){-p.y, p.x}; }
static struct space scaled(struct space s, float by) { return (struct space){s.x * by, s.y * by, s.z * by}; }
static struct four reversed(struct four f) { return (struct four){{f.v[3], f.v[2], f.v[1], f.v[0]}}; }
static struct mixed added(struct mixed a, struct mixed b) { return (struct mixed){a.x + b.x, a.y + b.y, a.d + b.d}; }

int main(void) {
    struct point p = turned((struct point){1, 2});
    assert(p.x == -2 && p.y == 1);
    struct space s = scaled((struct space){1, 2, 3}, 0.5f);
    assert(s.x == 0.5f && s.y == 1 && s.z == 1.5f);
    struct four f = reversed((struct four){{1, 2, 3, 4}});
    assert(f.v[0] == 4 && f.v[3] == 1);
    struct mixed m = added((struct mixed){1, 2, 3}, (struct mixed){4, 5, 6});
    assert(m.x == 5 && m.y == 7 && m.d == 9);
    return 0;
}
