#ifndef MALMOI_CZIP_H
#define MALMOI_CZIP_H

#include <stdbool.h>
#include <zip.h>

/*
 * libzip, found when it is first needed instead of linked: only who imports or exports a deck
 * needs it. Each function below is the libzip function of the same name after `c`.
 *
 * `czip_load` must have returned true before any other function here is called.
 */

/* Opens libzip, once; false when there is no usable one. */
bool czip_load(void);

zip_t *czip_open(const char *path, int flags, int *error);
zip_int64_t czip_get_num_entries(zip_t *archive, zip_flags_t flags);
int czip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *status);
zip_file_t *czip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags);
zip_int64_t czip_fread(zip_file_t *file, void *buffer, zip_uint64_t count);
int czip_fclose(zip_file_t *file);
zip_source_t *czip_source_buffer(
  zip_t *archive, const void *bytes, zip_uint64_t count, int takes_over);
void czip_source_free(zip_source_t *source);
zip_int64_t czip_file_add(
  zip_t *archive, const char *name, zip_source_t *source, zip_flags_t flags);
int czip_close(zip_t *archive);
void czip_discard(zip_t *archive);

#endif
