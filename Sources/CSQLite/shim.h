#ifndef MALMOI_CSQLITE_SHIM_H
#define MALMOI_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
