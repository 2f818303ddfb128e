#include "CCurl.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Of idn2.h, which no package that malmoi needs brings. */
typedef int lookup_function(const uint8_t *source, uint8_t **name, int flags);
typedef void free_function(void *name);
enum { IDN2_OK = 0, IDN2_NFC_INPUT = 1, IDN2_NONTRANSITIONAL = 8 };

char *ccurl_ascii_host(const char *host) {
  /* Kept open: there are few such names, and the same one is asked for again and again. */
  void *library = dlopen("libidn2.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return NULL;
  lookup_function *lookup = (lookup_function *)dlsym(library, "idn2_lookup_u8");
  free_function *release = (free_function *)dlsym(library, "idn2_free");
  if (lookup == NULL || release == NULL) return NULL;
  uint8_t *name = NULL;
  int flags = IDN2_NFC_INPUT | IDN2_NONTRANSITIONAL;
  if (lookup((const uint8_t *)host, &name, flags) != IDN2_OK) return NULL;
  char *copy = strdup((const char *)name);
  release(name);
  return copy;
}
