#ifndef MALMOI_CPICTUREWIDTH_H
#define MALMOI_CPICTUREWIDTH_H

#include <wchar.h>

// What curses asks for the columns of a character: the C library's answer, but for pictures that
// are younger than it, which have two.
//
// The program's own definition comes before the C library's for all libraries the program loads.
// Without it curses draws a blank for what the C library has never heard of, whatever the terminal
// knows; it asks nobody else.
int wcwidth(wchar_t character);

#endif
