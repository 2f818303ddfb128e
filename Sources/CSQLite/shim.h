#ifndef MALMOI_CSQLITE_SHIM_H
#define MALMOI_CSQLITE_SHIM_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import. SQLite
// copies the bytes before these two return, so nothing of Swift's has to outlive the call.
static inline int malmoi_sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_text64(
      statement, index, bytes, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int malmoi_sqlite3_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}

// sqlite3_db_config takes variable arguments, which Swift does not import.
static inline int malmoi_sqlite3_set_option(sqlite3 *database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}

#endif
