extern int total;
int next(void);
inline int shared_limit(void) { return 2; }
