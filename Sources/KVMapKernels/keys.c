// The outlines of the keys of a table.
#include "keys.h"

uint64_t kvmap_outlines(const uint8_t *records, int count) {
  uint64_t outlines = 0;
  for (int i = 0; i < count; i++) {
    int length = kvmap_key_length(records);
    outlines |= kvmap_outline(records + 8, length);
    records = kvmap_next_record(records, length);
  }
  return outlines;
}
