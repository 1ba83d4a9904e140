// What the kernels say of changed pieces of documents, as one number. Tests/Processors/run compares that of processors.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "KVMapKernels.h"

/// G. Marsaglia, "Xorshift RNGs" (Journal of Statistical Software 8, 2003).
static uint64_t random_number(void) {
  static uint64_t state = 88172645463325252;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

/// FNV-1a (G. Fowler, L. C. Noll and K.-P. Vo) of all answers.
static uint64_t digest = 0xcbf29ce484222325;

static void note(uint64_t answer) {
  for (int i = 0; i < 64; i += 8) digest = (digest ^ (answer >> i & 0xff)) * 0x100000001b3;
}

static void note_place(const uint8_t *place, const uint8_t *start) {
  note(place == NULL ? UINT64_MAX : (uint64_t)(place - start));
}

static bool is_open(uint8_t c) { return c == '{' || c == '['; }
static bool is_close(uint8_t c) { return c == '}' || c == ']'; }

static const char alphabet[] =
    " \t\n\r\"\\/{}[]:,-+.0123456789eEtrufalsn\x01\x1f\x7f\xc3\xa9\xe6\x97\xa5\xf0\x9f\x98\x80\xed\xa0\x80";

static uint8_t records[64];
static const char *const names[] = {"id", "name", "text"};
enum { COUNT = sizeof names / sizeof *names };

/// As a key table has them.
static void make_records(void) {
  size_t at = 0;
  for (int i = 0; i < COUNT; i++) {
    size_t length = strlen(names[i]);
    records[at] = (uint8_t)length;
    memcpy(records + at + 8, names[i], length);
    records[at + 8 + length] = '"';
    at += (16 + length) & ~(size_t)7;
  }
}

/// A piece that begins and ends with a bracket, in memory of just its size.
static void look_at(const uint8_t *document, size_t size, uint64_t outlines, long counts[3]) {
  size_t start = random_number() % size;
  while (start < size && !is_open(document[start])) start++;
  size_t limit = random_number() % 4 == 0 ? 6000 : 700, length = 1 + random_number() % limit;
  if (length > size - start) length = size - start;
  if (length < 2) return;
  uint8_t *piece = malloc(length);
  if (piece == NULL) abort();
  memcpy(piece, document + start, length);
  for (uint64_t changes = random_number() % 3; changes > 0; changes--) {
    piece[random_number() % length] = (uint8_t)alphabet[random_number() % (sizeof alphabet - 1)];
  }
  if (!is_open(piece[0])) piece[0] = '{';
  const uint8_t *end = piece + length;
  while (end > piece + 1 && !is_close(end[-1])) end--;

  const uint8_t *all = kvmap_skip(piece, end, 63);
  note_place(all, piece);
  note_place(kvmap_skip(piece, end, 3), piece);
  note(kvmap_is_utf8(piece, end));
  const uint8_t *comma = memchr(piece, ',', (size_t)(end - piece));
  if (comma != NULL) {
    note_place(kvmap_find_close(comma, end, 63, false), piece);
    note_place(kvmap_find_close(comma, end, 63, true), piece);
  }
  counts[0]++;
  counts[1] += all != NULL;
  const uint8_t *key = memchr(piece, '"', (size_t)(end - piece));
  if (piece[0] == '{' && key != NULL) {
    kvmap_keys known = {
        .records = records, .expected = length % 2 == 0 ? NULL : records, .count = COUNT, .outlines = outlines};
    const uint8_t *next = kvmap_skip_members(key, end, 63, &known);
    note_place(next, piece);
    counts[2] += next != NULL;
  }
  free(piece);
}

/// Sixteen bytes, some of which are digits, after sixteen others. False if what they spell is not what it should be.
static bool look_at_digits(void) {
  uint8_t bytes[32];
  for (size_t i = 0; i < sizeof bytes; i++) {
    bytes[i] = (uint8_t)(i < 16 || random_number() % 16 == 0 ? random_number() : '0' + random_number() % 10);
  }
  kvmap_leading_digits digits = kvmap_leading_digits16(bytes + 16);
  note(digits.count);
  note(digits.value);
  uint64_t value = 0;
  uint32_t count = 0;
  for (; count < 16 && bytes[16 + count] >= '0' && bytes[16 + count] <= '9'; count++) {
    value = value * 10 + bytes[16 + count] - '0';
  }
  return digits.count == count && digits.value == value;
}

static int fail(const char *why) {
  fprintf(stderr, "%s\n", why);
  return 1;
}

int main(int argc, char **argv) {
  if (!kvmap_has_kernels()) return fail("this processor lacks the instructions");
  make_records();
  uint64_t outlines = kvmap_outlines(records, COUNT);
  long counts[3] = {0, 0, 0};
  for (int i = 1; i < argc; i++) {
    FILE *file = fopen(argv[i], "rb");
    if (file == NULL) return fail(argv[i]);
    static uint8_t document[1 << 22];
    size_t size = fread(document, 1, sizeof document, file);
    fclose(file);
    for (int round = 0; size > 0 && round < 20000; round++) look_at(document, size, outlines, counts);
  }
  for (int round = 0; round < 20000; round++) {
    if (!look_at_digits()) return fail("digits are read wrongly");
  }
  if (counts[1] < 1000 || counts[2] < 1000) return fail("too few pieces are right");
  printf(
      "%ld pieces, %ld of them right, members moved over in %ld: %016" PRIx64 "\n", counts[0], counts[1], counts[2],
      digest);
  return 0;
}
