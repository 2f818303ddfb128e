#define _GNU_SOURCE
#include "CSlowDisk.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// MARK: Disks

enum { disk_count = 64, path_size = 512 };

static struct disk {
  char folder[path_size];  // With a slash at the end; empty when there is no such disk.
  bool stopped;
  bool shares_no_memory;
  int waiting;
  unsigned microseconds;
} disks[disk_count];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

// The disk that a file lies on; -1 when it is an ordinary one.
static int disk_of(const char *path) {
  if (path == NULL) return -1;
  int found = -1;
  pthread_mutex_lock(&lock);
  for (int disk = 0; disk < disk_count; disk++) {
    const char *folder = disks[disk].folder;
    if (folder[0] != 0 && strncmp(path, folder, strlen(folder)) == 0) found = disk;
  }
  pthread_mutex_unlock(&lock);
  return found;
}

static void wait_for(int disk) {
  pthread_mutex_lock(&lock);
  disks[disk].waiting++;
  pthread_cond_broadcast(&changed);
  while (disks[disk].stopped) pthread_cond_wait(&changed, &lock);
  disks[disk].waiting--;
  unsigned microseconds = disks[disk].microseconds;
  pthread_mutex_unlock(&lock);
  if (microseconds > 0) usleep(microseconds);
}

// MARK: Files

// A file on a slow disk; the one of the system's own VFS lies behind it in memory.
struct slow_file {
  sqlite3_file base;
  int disk;
};

static sqlite3_vfs *system_vfs;
static sqlite3_vfs slow_vfs;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((struct slow_file *)file + 1); }

static int slow_close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int slow_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int slow_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  wait_for(((struct slow_file *)file)->disk);
  return real(file)->pMethods->xWrite(real(file), bytes, count, offset);
}

static int slow_truncate(sqlite3_file *file, sqlite3_int64 size) {
  return real(file)->pMethods->xTruncate(real(file), size);
}

static int slow_sync(sqlite3_file *file, int flags) {
  wait_for(((struct slow_file *)file)->disk);
  return real(file)->pMethods->xSync(real(file), flags);
}

static int slow_size(sqlite3_file *file, sqlite3_int64 *size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}

static int slow_lock(sqlite3_file *file, int level) {
  return real(file)->pMethods->xLock(real(file), level);
}

static int slow_unlock(sqlite3_file *file, int level) {
  return real(file)->pMethods->xUnlock(real(file), level);
}

static int slow_reserved(sqlite3_file *file, int *result) {
  return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int slow_control(sqlite3_file *file, int operation, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int slow_sector(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int slow_characteristics(sqlite3_file *file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int slow_map(sqlite3_file *file, int page, int size, int extend, void volatile **memory) {
  if (disks[((struct slow_file *)file)->disk].shares_no_memory) return SQLITE_IOERR_SHMMAP;
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}

static int slow_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void slow_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int slow_unmap(sqlite3_file *file, int remove) {
  return real(file)->pMethods->xShmUnmap(real(file), remove);
}

// Version 2: files are not mapped into memory, which would be written without us.
static const sqlite3_io_methods slow_methods = {
    .iVersion = 2,
    .xClose = slow_close,
    .xRead = slow_read,
    .xWrite = slow_write,
    .xTruncate = slow_truncate,
    .xSync = slow_sync,
    .xFileSize = slow_size,
    .xLock = slow_lock,
    .xUnlock = slow_unlock,
    .xCheckReservedLock = slow_reserved,
    .xFileControl = slow_control,
    .xSectorSize = slow_sector,
    .xDeviceCharacteristics = slow_characteristics,
    .xShmMap = slow_map,
    .xShmLock = slow_shm_lock,
    .xShmBarrier = slow_barrier,
    .xShmUnmap = slow_unmap,
};

static int slow_open(
    sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *flags_out) {
  (void)vfs;
  int disk = disk_of(path);
  if (disk < 0) return system_vfs->xOpen(system_vfs, path, file, flags, flags_out);
  file->pMethods = NULL;
  int code = system_vfs->xOpen(system_vfs, path, real(file), flags, flags_out);
  if (real(file)->pMethods != NULL) {
    ((struct slow_file *)file)->disk = disk;
    file->pMethods = &slow_methods;
  }
  return code;
}

static void install(void) {
  system_vfs = sqlite3_vfs_find(NULL);
  slow_vfs = *system_vfs;
  slow_vfs.zName = "malmoi-slow-disk";
  slow_vfs.szOsFile = (int)sizeof(struct slow_file) + system_vfs->szOsFile;
  slow_vfs.xOpen = slow_open;
  sqlite3_vfs_register(&slow_vfs, 1);
}

// MARK: What tests and torture call

int malmoi_slow_disk_add(const char *folder) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  size_t length = strlen(folder);
  if (length + 2 > path_size) return -1;
  int added = -1;
  pthread_mutex_lock(&lock);
  for (int disk = 0; disk < disk_count && added < 0; disk++) {
    if (disks[disk].folder[0] != 0 || disks[disk].waiting > 0) continue;
    disks[disk] = (struct disk){.stopped = false};
    memcpy(disks[disk].folder, folder, length);
    memcpy(disks[disk].folder + length, "/", 2);
    added = disk;
  }
  pthread_mutex_unlock(&lock);
  return added;
}

static void set_stopped(int disk, bool stopped) {
  pthread_mutex_lock(&lock);
  disks[disk].stopped = stopped;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

void malmoi_slow_disk_stop(int disk) { set_stopped(disk, true); }

void malmoi_slow_disk_go(int disk) { set_stopped(disk, false); }

void malmoi_slow_disk_remove(int disk) {
  pthread_mutex_lock(&lock);
  disks[disk].folder[0] = 0;
  disks[disk].stopped = false;
  disks[disk].microseconds = 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

void malmoi_slow_disk_delay(int disk, unsigned microseconds) {
  pthread_mutex_lock(&lock);
  disks[disk].microseconds = microseconds;
  pthread_mutex_unlock(&lock);
}

void malmoi_slow_disk_share_no_memory(int disk) {
  pthread_mutex_lock(&lock);
  disks[disk].shares_no_memory = true;
  pthread_mutex_unlock(&lock);
}

int malmoi_slow_disk_await(int disk, int seconds) {
  struct timespec deadline;
  clock_gettime(CLOCK_REALTIME, &deadline);
  deadline.tv_sec += seconds;
  pthread_mutex_lock(&lock);
  int code = 0;
  while (disks[disk].waiting == 0 && code == 0) {
    code = pthread_cond_timedwait(&changed, &lock, &deadline);
  }
  int waits = disks[disk].waiting > 0;
  pthread_mutex_unlock(&lock);
  return waits;
}
