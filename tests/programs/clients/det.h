/* barrier-det(N): the determinant of the fourth power of a matrix. The threads compute the rows of its square, meet, and then those of the
   square of that. */
#include "threads.h"

static int square[N][N], fourth[N][N];

static int participants(int barrier) { return N; }

static void row_of_square(int from[N][N], int to[N][N], int row) {
    for (int column = 0; column < N; column++) {
        int sum = 0;
        for (int i = 0; i < N; i++)
            sum += from[row][i] * from[i][column];
        to[row][column] = sum;
    }
}

static void work(int thread) {
    int first[N][N];
    for (int row = 0; row < N; row++)
        for (int column = 0; column < N; column++)
            first[row][column] = row == column ? 2 : row + 1;
    row_of_square(first, square, thread);
    meet_at(0, N, thread, 0);
    row_of_square(square, fourth, thread);
}

static int determinant(int size, int matrix[N][N], int used) {
    int row = N - size, sum = 0, sign = 1;
    if (size == 0)
        return 1;
    for (int column = 0; column < N; column++)
        if (!(used >> column & 1)) {
            sum += sign * matrix[row][column] * determinant(size - 1, matrix, used | 1 << column);
            sign = -sign;
        }
    return sum;
}

static int final_state(void) { return determinant(N, fourth, 0); }
