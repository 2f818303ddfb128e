#ifndef MALMOI_CPSEUDOTERMINAL_SHIM_H
#define MALMOI_CPSEUDOTERMINAL_SHIM_H

// The C library declares these only under macros that Swift's module of it was built without
// (_XOPEN_SOURCE, _GNU_SOURCE).
#include <spawn.h>
#include <stddef.h>

extern int posix_openpt(int flags);
extern int grantpt(int master);
extern int unlockpt(int master);
extern int ptsname_r(int master, char *name, size_t size);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// <spawn.h> has the number under the same condition.
static inline int malmoi_spawn_new_session(void) { return 0x80; }

#endif
