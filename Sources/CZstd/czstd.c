#include "CZstd.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/* Every function that is used, with the type its header declares. */
#define FUNCTIONS(X)      \
  X(ZSTD_createDStream)   \
  X(ZSTD_freeDStream)     \
  X(ZSTD_decompressStream) \
  X(ZSTD_isError)

#define DECLARE(name) static __typeof__(&name) p_##name;
FUNCTIONS(DECLARE)
#undef DECLARE

static bool is_loaded = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
#define FIND(name)                                     \
  p_##name = (__typeof__(&name))dlsym(library, #name); \
  if (p_##name == NULL) return;
  FUNCTIONS(FIND)
#undef FIND
  is_loaded = true;
}

bool czstd_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

ZSTD_DStream *czstd_createDStream(void) { return p_ZSTD_createDStream(); }

size_t czstd_freeDStream(ZSTD_DStream *stream) { return p_ZSTD_freeDStream(stream); }

size_t czstd_decompressStream(
  ZSTD_DStream *stream, ZSTD_outBuffer *output, ZSTD_inBuffer *input) {
  return p_ZSTD_decompressStream(stream, output, input);
}

unsigned czstd_isError(size_t code) { return p_ZSTD_isError(code); }
