#include "CTerminalRestore.h"
typedef int malmoi_terminal_restore_is_empty;
