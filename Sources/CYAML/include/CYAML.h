#ifndef MALMOI_CYAML_H
#define MALMOI_CYAML_H

#include <stdbool.h>
#include <yaml.h>

/*
 * libyaml, found when it is first needed instead of linked: only courses of LibreLingo are written
 * in YAML. Each function below is the libyaml function of the same name after `c`.
 *
 * `cyaml_load` must have returned true before any other function here is called.
 */

/* Opens libyaml, once; false when there is no usable one. */
bool cyaml_load(void);

int cyaml_parser_initialize(yaml_parser_t *parser);
void cyaml_parser_delete(yaml_parser_t *parser);
void cyaml_parser_set_input_string(
  yaml_parser_t *parser, const unsigned char *bytes, size_t count);
int cyaml_parser_parse(yaml_parser_t *parser, yaml_event_t *event);
void cyaml_event_delete(yaml_event_t *event);

#endif
