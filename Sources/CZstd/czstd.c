#include "CZstd.h"
#include "CLoading.h"

/* Every function that is used, with the type its header declares. */
#define FUNCTIONS(X)      \
  X(ZSTD_createDStream)   \
  X(ZSTD_freeDStream)     \
  X(ZSTD_decompressStream) \
  X(ZSTD_isError)

LIBRARY_FOUND_WHEN_NEEDED(FUNCTIONS, true, "libzstd.so.1")

bool czstd_load(void) { return load_library(); }

ZSTD_DStream *czstd_createDStream(void) { return p_ZSTD_createDStream(); }

size_t czstd_freeDStream(ZSTD_DStream *stream) { return p_ZSTD_freeDStream(stream); }

size_t czstd_decompressStream(
  ZSTD_DStream *stream, ZSTD_outBuffer *output, ZSTD_inBuffer *input) {
  return p_ZSTD_decompressStream(stream, output, input);
}

unsigned czstd_isError(size_t code) { return p_ZSTD_isError(code); }
