#define _GNU_SOURCE
#include "CTerminalRestore.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

// Everything that kills by default and that nothing else in the program answers.
static const int fatal_signals[] = {
    SIGQUIT, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV,   SIGSYS,
    SIGXCPU, SIGXFSZ, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM,
};
enum { signal_count = sizeof fatal_signals / sizeof fatal_signals[0] };

// Longer than any reset string of terminfo's together; short enough for a terminal's buffer.
static unsigned char reset_bytes[1024];
static size_t reset_count;
static struct termios saved_modes;
static int terminal_descriptor = -1;
static struct sigaction previous_actions[signal_count];
static bool armed;
static bool reports_crash;

// Set by the first thread that dies; the others wait for its signal to end the process.
static atomic_flag dying = ATOMIC_FLAG_INIT;

// Whether the terminal is this process's to reset: after `bg` it is somebody else's.
static bool in_foreground(void) {
  return tcgetpgrp(terminal_descriptor) == getpgrp();
}

// Writes what the terminal takes. A terminal that takes nothing, as over a dead line, must not
// keep the program from dying.
static void write_reset_bytes(void) {
  size_t written = 0;
  while (written < reset_count) {
    struct pollfd ready = {.fd = terminal_descriptor, .events = POLLOUT};
    if (poll(&ready, 1, 200) != 1 || !(ready.revents & POLLOUT)) return;
    ssize_t count = write(terminal_descriptor, reset_bytes + written, reset_count - written);
    if (count > 0) {
      written += (size_t)count;
    } else if (errno != EINTR) {
      return;
    }
  }
}

// The signal goes on to its default action, which ends the process with the status that tells of
// it; or to Swift's crash report, when it was asked for: by itself it would sit in the learner's
// shell and wait for a key.
static void pass_on(int number) {
  if (reports_crash) {
    malmoi_restore_disarm();
  } else {
    signal(number, SIG_DFL);
  }
  raise(number);
}

// All signals are blocked here (see `sa_mask`), so that `tcsetattr` cannot be stopped half-way,
// and the raised one comes when this returns.
static void restore_and_die(int number) {
  if (atomic_flag_test_and_set(&dying)) {
    for (;;) pause();
  }
  if (in_foreground()) {
    write_reset_bytes();
    tcsetattr(terminal_descriptor, TCSANOW, &saved_modes);
  }
  pass_on(number);
}

// A signal that the parent chose to ignore stays ignored.
static void take_over(int index) {
  struct sigaction action = {.sa_handler = restore_and_die, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(fatal_signals[index], NULL, &previous_actions[index]);
  if (previous_actions[index].sa_handler != SIG_IGN) {
    sigaction(fatal_signals[index], &action, NULL);
  }
}

void malmoi_restore_drop_reports(void) {
  if (getenv("SWIFT_BACKTRACE") != NULL) return;
  for (int index = 0; index < signal_count; index++) {
    struct sigaction action;
    sigaction(fatal_signals[index], NULL, &action);
    if (action.sa_handler != SIG_IGN) signal(fatal_signals[index], SIG_DFL);
  }
}

int malmoi_restore_arm(int terminal, const struct termios *modes, const void *bytes, size_t count) {
  if (count > sizeof reset_bytes) return ENOBUFS;
  malmoi_restore_disarm();
  memcpy(reset_bytes, bytes, count);
  reset_count = count;
  saved_modes = *modes;
  terminal_descriptor = terminal;
  for (int index = 0; index < signal_count; index++) take_over(index);
  reports_crash = getenv("SWIFT_BACKTRACE") != NULL;
  armed = true;
  return 0;
}

void malmoi_restore_disarm(void) {
  if (!armed) return;
  armed = false;
  for (int index = 0; index < signal_count; index++) {
    sigaction(fatal_signals[index], &previous_actions[index], NULL);
  }
}

void malmoi_restore_guard_thread(void) {
  // The block lives and dies with its thread, so that nothing is left to free.
  static _Thread_local unsigned char stack[64 * 1024];
  static _Thread_local bool guarded;
  if (guarded) return;
  guarded = true;
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && !(current.ss_flags & SS_DISABLE)) return;
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
}

static atomic_bool remembered[NSIG];
static atomic_int signal_descriptor = -1;

void malmoi_remember_signal(int number) {
  int error = errno;
  atomic_store(&remembered[number], true);
  int descriptor = atomic_load(&signal_descriptor);
  uint64_t one = 1;
  // It can only be full, and then it is readable already.
  if (descriptor != -1 && write(descriptor, &one, sizeof one) == -1) errno = error;
}

int malmoi_signal_descriptor(void) {
  if (atomic_load(&signal_descriptor) == -1) {
    atomic_store(&signal_descriptor, eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC));
  }
  return atomic_load(&signal_descriptor);
}

void malmoi_clear_signal_descriptor(void) {
  uint64_t count;
  // It has nothing to read when somebody else has cleared it.
  while (read(signal_descriptor, &count, sizeof count) == -1 && errno == EINTR) continue;
}

bool malmoi_take_remembered_signal(int number) {
  return atomic_exchange(&remembered[number], false);
}
