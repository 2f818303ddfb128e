#ifndef MALMOI_CNCURSES_SHIM_H
#define MALMOI_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#include <ncurses.h>

#endif
