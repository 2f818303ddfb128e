#ifndef MALMOI_CVTERM_SHIM_H
#define MALMOI_CVTERM_SHIM_H

#include <vterm.h>

#endif
