#ifndef KVMAP_BENCH_NATIVE_LIBRARIES_H
#define KVMAP_BENCH_NATIVE_LIBRARIES_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Libraries in C and C++. Which of them are there was found out when the package was built.
typedef enum {
  /// simdjson's On-Demand, which looks for the members in the order in which the document should have them.
  native_simdjson_in_order,
  /// simdjson's On-Demand, which takes the members as they come and looks each key up.
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
  /// A feed in XML, for pugixml alone.
  native_feed,
} native_workload;

/// How many bytes that may be read must lie behind a document.
enum { native_padding = 64 };

/// The version of a library, NULL if it was not there when the package was built.
const char *native_version(native_library library);

/// Reads a document into structs of C++ that own all of their values, and drops them. False if that fails.
bool native_read(native_library library, native_workload workload, const char *bytes, size_t count);

/// Reads a document, writes the structs as JSON by code of our own, and hands that over, to be freed by the caller: for
/// comparing what was read. NULL if reading fails.
char *native_text(
    native_library library, native_workload workload, const char *bytes, size_t count, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
