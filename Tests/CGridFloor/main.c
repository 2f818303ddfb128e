// A grid of words in plain ncurses, by hand: the floor that malmoi's collection view is measured
// against. It does what the view does, as directly as C can, and nothing else.
//
//   CGridFloor FILE    words one a line; arrows, Page Up and Down, Home and End of the row, q

#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { SPACING = 2, LONGEST_WORD = 256 };

// A word with its mark, and where it lies in the content, which may be higher than the screen.
struct cell {
  wchar_t *text;
  int width;
  int x;
  int row;
};

struct grid {
  struct cell *cells;
  int count;
  int focus;
  int top;          // the first row that is seen
  int goal_column;  // where Up and Down want to go, over rows that have no cell there
};

// Copies text behind a mark. NULL where there is no memory left.
static wchar_t *marked(const wchar_t *text) {
  size_t length = wcslen(text);
  wchar_t *copy = malloc((length + 3) * sizeof *copy);
  if (copy == NULL) return NULL;
  wmemcpy(copy, L"▪ ", 2);
  wmemcpy(copy + 2, text, length + 1);
  return copy;
}

// Reads the words of a file; false when it cannot be read or holds none.
static bool read_words(struct grid *grid, const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL) return false;
  int capacity = 0;
  wchar_t line[LONGEST_WORD];
  while (fgetws(line, LONGEST_WORD, file) != NULL) {
    line[wcscspn(line, L"\n")] = L'\0';
    if (line[0] == L'\0') continue;
    if (grid->count == capacity) {
      capacity = capacity == 0 ? 1024 : capacity * 2;
      struct cell *cells = realloc(grid->cells, (size_t)capacity * sizeof *cells);
      if (cells == NULL) break;
      grid->cells = cells;
    }
    wchar_t *text = marked(line);
    if (text == NULL) break;
    grid->cells[grid->count++] = (struct cell){.text = text, .width = wcswidth(text, LONGEST_WORD)};
  }
  bool is_complete = !ferror(file) && feof(file);
  fclose(file);
  return is_complete && grid->count > 0;
}

// Lets the cells flow into rows of the screen's width.
static void lay_out(struct grid *grid) {
  int x = 0, row = 0;
  for (int i = 0; i < grid->count; i++) {
    struct cell *cell = &grid->cells[i];
    if (x > 0 && x + cell->width > COLS) {
      x = 0;
      row++;
    }
    cell->x = x;
    cell->row = row;
    x += cell->width + SPACING;
  }
}

// The first cell of a row or of a later one, by bisection; `count` behind the last row.
static int first_in_row(const struct grid *grid, int row) {
  int low = 0, high = grid->count;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (grid->cells[middle].row < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

static int last_row(const struct grid *grid) { return grid->cells[grid->count - 1].row; }

static void scroll_to_focus(struct grid *grid) {
  int row = grid->cells[grid->focus].row;
  if (row < grid->top) grid->top = row;
  if (row >= grid->top + LINES) grid->top = row - LINES + 1;
}

static void focus_on(struct grid *grid, int index) {
  grid->focus = index;
  grid->goal_column = grid->cells[index].x;
}

// Focuses on the cell of a row that is nearest to the goal.
static void focus_on_row(struct grid *grid, int row) {
  if (row < 0) row = 0;
  if (row > last_row(grid)) row = last_row(grid);
  int best = first_in_row(grid, row);
  for (int i = best; i < grid->count && grid->cells[i].row == row; i++)
    if (abs(grid->cells[i].x - grid->goal_column) < abs(grid->cells[best].x - grid->goal_column))
      best = i;
  grid->focus = best;
}

static void draw(const struct grid *grid) {
  erase();
  for (int i = first_in_row(grid, grid->top); i < grid->count; i++) {
    const struct cell *cell = &grid->cells[i];
    if (cell->row >= grid->top + LINES) break;
    attr_set(i == grid->focus ? A_REVERSE : A_NORMAL, 0, NULL);
    mvaddwstr(cell->row - grid->top, cell->x, cell->text);
  }
  refresh();
}

// Does what a key asks for; false ends the program.
static bool handle(struct grid *grid, int key) {
  int row = grid->cells[grid->focus].row;
  int first = first_in_row(grid, row), last = first_in_row(grid, row + 1) - 1;
  switch (key) {
    case KEY_LEFT: if (grid->focus > first) focus_on(grid, grid->focus - 1); break;
    case KEY_RIGHT: if (grid->focus < last) focus_on(grid, grid->focus + 1); break;
    case KEY_UP: focus_on_row(grid, row - 1); break;
    case KEY_DOWN: focus_on_row(grid, row + 1); break;
    case KEY_PPAGE: focus_on_row(grid, row - LINES); break;
    case KEY_NPAGE: focus_on_row(grid, row + LINES); break;
    case KEY_HOME: focus_on(grid, first); break;
    case KEY_END: focus_on(grid, last); break;
    case KEY_RESIZE: lay_out(grid); break;
    case 'q': return false;
  }
  scroll_to_focus(grid);
  return true;
}

int main(int argc, char **argv) {
  setlocale(LC_ALL, "");
  struct grid grid = {0};
  if (argc != 2 || !read_words(&grid, argv[1])) {
    fprintf(stderr, "usage: CGridFloor FILE, a file of words, one a line\n");
    return 2;
  }
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  lay_out(&grid);
  do draw(&grid);
  while (handle(&grid, getch()));
  endwin();
  return 0;
}
