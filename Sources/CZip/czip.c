#include "CZip.h"
#include "CLoading.h"

/* Every function that is used, with the type its header declares. */
#define FUNCTIONS(X)     \
  X(zip_open)            \
  X(zip_get_num_entries) \
  X(zip_stat_index)      \
  X(zip_fopen_index)     \
  X(zip_fread)           \
  X(zip_fclose)          \
  X(zip_source_buffer)   \
  X(zip_source_free)     \
  X(zip_file_add)        \
  X(zip_close)           \
  X(zip_discard)

/* Debian 12 has the one, later releases the other; what is used of them is the same. */
LIBRARY_FOUND_WHEN_NEEDED(FUNCTIONS, true, "libzip.so.4", "libzip.so.5")

bool czip_load(void) { return load_library(); }

zip_t *czip_open(const char *path, int flags, int *error) { return p_zip_open(path, flags, error); }

zip_int64_t czip_get_num_entries(zip_t *archive, zip_flags_t flags) {
  return p_zip_get_num_entries(archive, flags);
}

int czip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *status) {
  return p_zip_stat_index(archive, index, flags, status);
}

zip_file_t *czip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  return p_zip_fopen_index(archive, index, flags);
}

zip_int64_t czip_fread(zip_file_t *file, void *buffer, zip_uint64_t count) {
  return p_zip_fread(file, buffer, count);
}

int czip_fclose(zip_file_t *file) { return p_zip_fclose(file); }

zip_source_t *czip_source_buffer(
  zip_t *archive, const void *bytes, zip_uint64_t count, int takes_over) {
  return p_zip_source_buffer(archive, bytes, count, takes_over);
}

void czip_source_free(zip_source_t *source) { p_zip_source_free(source); }

zip_int64_t czip_file_add(
  zip_t *archive, const char *name, zip_source_t *source, zip_flags_t flags) {
  return p_zip_file_add(archive, name, source, flags);
}

int czip_close(zip_t *archive) { return p_zip_close(archive); }

void czip_discard(zip_t *archive) { p_zip_discard(archive); }
