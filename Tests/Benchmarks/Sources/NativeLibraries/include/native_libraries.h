#ifndef KVMAP_BENCH_NATIVE_LIBRARIES_H
#define KVMAP_BENCH_NATIVE_LIBRARIES_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// C and C++ libraries. Which of them are available was determined when the package was built.
typedef enum {
  /// simdjson's On-Demand, looking up the members in their expected order in the document.
  native_simdjson_in_order,
  /// simdjson's On-Demand, processing the members in document order and looking up each key.
  native_simdjson_by_key,
  native_yyjson,
  native_rapidjson,
  native_pugixml,
} native_library;

/// The types that a document is read into.
typedef enum {
  native_twitter,
  native_partial_tweets,
  native_citm_catalog,
  native_canada,
  native_github_events,
  /// An XML feed, for pugixml only.
  native_feed,
} native_workload;

/// How many readable bytes must follow a document.
enum { native_padding = 64 };

/// The version of a library, NULL if it was not available when the package was built.
const char *native_version(native_library library);

/// Reads a document into C++ structs that own all of their values, and discards them. Returns false if that fails.
bool native_read(native_library library, native_workload workload, const char *bytes, size_t count);

/// Reads a document, writes the structs as JSON with our own code, and returns that for comparing the results. The
/// caller must free it. NULL if reading fails.
char *native_text(
    native_library library, native_workload workload, const char *bytes, size_t count, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
