// How the keys of a table begin.
#include "keys.h"

uint64_t kvmap_beginnings(const uint8_t *records, int count) {
  uint64_t beginnings = 0;
  for (int i = 0; i < count; i++) {
    int length = kvmap_key_length(records);
    beginnings |= length == 0 ? ~0ull : kvmap_beginning(records + 8);
    records = kvmap_next_record(records, length);
  }
  return beginnings;
}
