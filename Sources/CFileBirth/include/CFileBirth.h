#ifndef MALMOI_CFILEBIRTH_H
#define MALMOI_CFILEBIRTH_H

#include <stdbool.h>
#include <stdint.h>

// When a file was made, in seconds since 1970 UTC and nanoseconds of the second that had begun:
// statx(2), which the C library declares under a macro that Swift does not set.
//
// False where there is no file, or the file system does not tell.
bool cfile_birth(const char *path, int64_t *seconds, int64_t *nanoseconds);

#endif
