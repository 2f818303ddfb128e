#ifndef MALMOI_CNCURSES_SHIM_H
#define MALMOI_CNCURSES_SHIM_H

// The wide-character functions are declared only when asked for.
#define _XOPEN_SOURCE_EXTENDED 1
#include <ncurses.h>
#include <stdint.h>
#include <stdio.h>
#include <term.h>
#include <wchar.h>

// `stdin` and `stdout` are mutable globals, which Swift 6 does not let a program read.
static inline SCREEN *malmoi_newterm(const char *name) { return newterm(name, stdout, stdin); }

// `stdscr` and `COLORS` are mutable globals too.
static inline WINDOW *malmoi_stdscr(void) { return stdscr; }
static inline int malmoi_colors(void) { return COLORS; }

// Attributes are macros with casts in them, which are not imported.
static inline attr_t malmoi_attr_bold(void) { return A_BOLD; }
static inline attr_t malmoi_attr_dim(void) { return A_DIM; }
static inline attr_t malmoi_attr_underline(void) { return A_UNDERLINE; }
static inline attr_t malmoi_attr_reverse(void) { return A_REVERSE; }
static inline attr_t malmoi_attr_italic(void) { return A_ITALIC; }

// The capability of a name: NULL when the terminal lacks it. terminfo also answers (char *)-1,
// which no pointer in Swift can be compared with, for a name that is not one of a string.
static inline const char *malmoi_tigetstr(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

// A cell from its code points, ended by 0. `wchar_t` comes into Swift as `Unicode.Scalar`, which
// cannot say "end", and a colour pair beyond a `short` goes through an untyped pointer.
static inline int malmoi_setcchar(cchar_t *cell, const uint32_t *text, attr_t attributes, int pair) {
  return setcchar(cell, (const wchar_t *)text, attributes, 0, &pair);
}

// <wchar.h> declares `wcwidth` only under a macro that Swift's module of the C library lacks.
extern int wcwidth(wchar_t character);
static inline int malmoi_wcwidth(uint32_t character) { return wcwidth((wchar_t)character); }

#endif
