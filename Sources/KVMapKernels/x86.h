// The kernels for x86-64 by the instructions that they need. x86.c chooses.
#ifndef KVMAP_X86_H
#define KVMAP_X86_H

#include "KVMapKernels.h"

bool kvmap_is_utf8_avx2(const uint8_t *start, const uint8_t *end);

const uint8_t *kvmap_skip_avx512(const uint8_t *open, const uint8_t *end, int levels);
const uint8_t *kvmap_skip_members_avx512(
    const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known);

#endif
