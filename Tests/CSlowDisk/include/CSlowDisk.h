#ifndef MALMOI_SLOW_DISK_H
#define MALMOI_SLOW_DISK_H

// A disk that is slow by itself, under SQLite: a VFS that hands all on to the one of the system, but
// lets writing and syncing of files in chosen folders wait. Swift cannot make the table of
// functions that a VFS is.

// Makes the folder a slow disk for all databases that are opened in it from now on, in the whole
// process; other folders are what they were. Returns its number, -1 when there are too many.
int malmoi_slow_disk_add(const char *folder);

// Makes the folder one like others again; what waits goes on.
void malmoi_slow_disk_remove(int disk);

// Lets writing wait until it is let go.
void malmoi_slow_disk_stop(int disk);

// Lets writing go on.
void malmoi_slow_disk_go(int disk);

// Lets every write and every sync take some time longer.
void malmoi_slow_disk_delay(int disk, unsigned microseconds);

// Lets no memory be shared by a file, as some network disks do.
void malmoi_slow_disk_share_no_memory(int disk);

// Returns when something waits to be written; 0 when nothing does within so many seconds.
int malmoi_slow_disk_await(int disk, int seconds);

#endif
