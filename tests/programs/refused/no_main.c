int f(void) { return 0; } /* refused: main */
