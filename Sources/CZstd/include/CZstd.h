#ifndef MALMOI_CZSTD_H
#define MALMOI_CZSTD_H

#include <stdbool.h>
#include <zstd.h>

/*
 * libzstd, found when it is first needed instead of linked: only decks in Anki's latest layout
 * are packed with it. Each function below is the libzstd function of the same name after `c`.
 *
 * `czstd_load` must have returned true before any other function here is called.
 */

/* Opens libzstd, once; false when there is no usable one. */
bool czstd_load(void);

ZSTD_DStream *czstd_createDStream(void);
size_t czstd_freeDStream(ZSTD_DStream *stream);
size_t czstd_decompressStream(
  ZSTD_DStream *stream, ZSTD_outBuffer *output, ZSTD_inBuffer *input);
unsigned czstd_isError(size_t code);

#endif
