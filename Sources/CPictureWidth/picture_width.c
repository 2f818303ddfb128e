#define _XOPEN_SOURCE 700
#include "CPictureWidth.h"

#include <stdbool.h>

// The block of Unicode that all new pictures are put into since 2019, and one other that has got a
// few.
static bool is_picture(wchar_t character) {
  return (character >= 0x1FA70 && character <= 0x1FAFF) ||
         (character >= 0x1F6D5 && character <= 0x1F6DF);
}

int wcwidth(wchar_t character) {
  int width = wcswidth(&character, 1);
  return width < 0 && is_picture(character) ? 2 : width;
}
