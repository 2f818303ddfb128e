#include "CYAML.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/* Every function that is used, with the type its header declares. */
#define FUNCTIONS(X)             \
  X(yaml_parser_initialize)      \
  X(yaml_parser_delete)          \
  X(yaml_parser_set_input_string) \
  X(yaml_parser_parse)           \
  X(yaml_event_delete)

#define DECLARE(name) static __typeof__(&name) p_##name;
FUNCTIONS(DECLARE)
#undef DECLARE

static bool is_loaded = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libyaml-0.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
#define FIND(name)                                     \
  p_##name = (__typeof__(&name))dlsym(library, #name); \
  if (p_##name == NULL) return;
  FUNCTIONS(FIND)
#undef FIND
  is_loaded = true;
}

bool cyaml_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

int cyaml_parser_initialize(yaml_parser_t *parser) { return p_yaml_parser_initialize(parser); }

void cyaml_parser_delete(yaml_parser_t *parser) { p_yaml_parser_delete(parser); }

void cyaml_parser_set_input_string(
  yaml_parser_t *parser, const unsigned char *bytes, size_t count) {
  p_yaml_parser_set_input_string(parser, bytes, count);
}

int cyaml_parser_parse(yaml_parser_t *parser, yaml_event_t *event) {
  return p_yaml_parser_parse(parser, event);
}

void cyaml_event_delete(yaml_event_t *event) { p_yaml_event_delete(event); }
