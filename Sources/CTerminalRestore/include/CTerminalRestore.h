#ifndef MALMOI_CTERMINALRESTORE_H
#define MALMOI_CTERMINALRESTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

// Puts the terminal back when the program dies from a signal that Swift cannot answer: a trap, a
// crash, an abort, ^\. Such a handler may call only what POSIX lists as async-signal-safe, which
// no Swift code is: that is why this room is C.

// Lets the signals that kill do so at once, as by default, unless SWIFT_BACKTRACE asks for Swift's
// crash report: on a terminal it would wait for a key instead of ending the program.
void malmoi_restore_drop_reports(void);

// Remembers the modes to set and the bytes to write, and takes over the fatal signals. Returns 0,
// or an errno value, with nothing taken over, when `count` bytes do not fit.
int malmoi_restore_arm(int terminal, const struct termios *modes, const void *bytes, size_t count);

// Gives the fatal signals back to who had them. Does nothing when not armed.
void malmoi_restore_disarm(void);

// Gives the calling thread a stack of its own for signal handlers, so that a stack overflow finds
// room to be answered in. Does nothing when the thread has one.
void malmoi_restore_guard_thread(void);

// A signal handler that remembers that `number` has come, until somebody listens.
void malmoi_remember_signal(int number);

// A descriptor that is readable from the moment a remembered signal comes until it is cleared; always
// the same one.
int malmoi_signal_descriptor(void);

// Makes that descriptor unreadable again; to be done before asking which signals have come.
void malmoi_clear_signal_descriptor(void);

// Says whether `number` has come, and forgets it.
bool malmoi_take_remembered_signal(int number);

#endif
