#include "CYAML.h"
#include "CLoading.h"

/* Every function that is used, with the type its header declares. */
#define FUNCTIONS(X)             \
  X(yaml_parser_initialize)      \
  X(yaml_parser_delete)          \
  X(yaml_parser_set_input_string) \
  X(yaml_parser_parse)           \
  X(yaml_event_delete)

LIBRARY_FOUND_WHEN_NEEDED(FUNCTIONS, true, "libyaml-0.so.2")

bool cyaml_load(void) { return load_library(); }

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
