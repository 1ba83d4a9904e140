// The records of a key table.
#ifndef KVMAP_KEYS_H
#define KVMAP_KEYS_H

#include <string.h>

#include "KVMapKernels.h"

enum { KVMAP_LONGEST_KEY = (1 << 21) - 1 };

/// The length of the key of a record: three bytes of seven bits each.
KVMAP_INLINE int kvmap_key_length(const uint8_t *record) {
  uint32_t header;
  memcpy(&header, record, 4);
  // Nearly all keys are this short.
  if ((header & 0xffff80) == 0) return (int)(header & 0x7f);
  return record[0] | record[1] << 7 | record[2] << 14;
}

/// The record after one whose key has this length.
KVMAP_INLINE const uint8_t *kvmap_next_record(const uint8_t *record, int length) {
  return record + ((16 + length) & ~7);
}

#endif
