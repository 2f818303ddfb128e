#ifndef MALMOI_CUTF8PROC_SHIM_H
#define MALMOI_CUTF8PROC_SHIM_H

#include <utf8proc.h>

#endif
