#define _GNU_SOURCE
#include "CFileBirth.h"

#include <fcntl.h>
#include <sys/stat.h>

bool cfile_birth(const char *path, int64_t *seconds, int64_t *nanoseconds) {
  struct statx facts;
  if (statx(AT_FDCWD, path, 0, STATX_BTIME, &facts) != 0 || !(facts.stx_mask & STATX_BTIME)) {
    return false;
  }
  *seconds = facts.stx_btime.tv_sec;
  *nanoseconds = facts.stx_btime.tv_nsec;
  return true;
}
