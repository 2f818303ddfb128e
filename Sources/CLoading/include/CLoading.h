#ifndef CLOADING_H
#define CLOADING_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* Opens the first library there is of these names, of which the last is NULL; NULL when there is
   none. */
void *cloading_open(const char *const names[]);

/*
 * Finds a library when it is first needed, and every function that is used of it.
 *
 * FUNCTIONS is an X macro of the functions; each, `f`, is called as `p_f`, with the type its header
 * declares. IS_READY is worked out once they are found. Behind it stand the names of the library.
 * What is defined: `static bool load_library(void)`, which any thread may call as often as it
 * likes; whether all was found.
 */
#define LIBRARY_FOUND_WHEN_NEEDED(FUNCTIONS, IS_READY, ...)                         \
  FUNCTIONS(CLOADING_DECLARE)                                                       \
  static bool is_loaded = false;                                                    \
  static void find_functions(void) {                                                \
    static const char *const names[] = {__VA_ARGS__, NULL};                         \
    void *library = cloading_open(names);                                           \
    if (library == NULL) return;                                                    \
    FUNCTIONS(CLOADING_FIND)                                                        \
    is_loaded = (IS_READY);                                                         \
  }                                                                                 \
  static bool load_library(void) {                                                  \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                 \
    pthread_once(&once, find_functions);                                            \
    return is_loaded;                                                               \
  }

#define CLOADING_DECLARE(name) static __typeof__(&name) p_##name;

#define CLOADING_FIND(name)                            \
  p_##name = (__typeof__(&name))dlsym(library, #name); \
  if (p_##name == NULL) return;

#endif
