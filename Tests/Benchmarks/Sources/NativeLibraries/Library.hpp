// The interface of each library.
#pragma once

#include "JSONText.hpp"
#include "Models/CITMCatalog.hpp"
#include "Models/Canada.hpp"
#include "Models/GitHubEvents.hpp"
#include "Models/PartialTweets.hpp"
#include "Models/Twitter.hpp"
#include "native_libraries.h"

namespace rivals {

/// A document, followed by `native_padding` readable bytes.
struct Document {
  const char *bytes;
  size_t count;
};

/// Reads a document with a library into the struct of a workload.
///
/// - `Library::read_document(document, value)`: returns false if it cannot be read.
/// - `use(value)`: receives the struct.
template <class Library, class Use> bool read(native_workload workload, Document document, Use use) {
  auto into = [&](auto value) { return Library::read_document(document, value) && (use(value), true); };
  switch (workload) {
  case native_twitter: return into(Tweets());
  case native_partial_tweets: return into(PartialTweets());
  case native_citm_catalog: return into(Catalog());
  case native_canada: return into(Map());
  case native_github_events: return into(std::vector<Event>());
  // It is not JSON.
  case native_feed: return false;
  }
  return false;
}

/// Reads a document with a library. The result is appended to `text` as JSON, unless that is null.
template <class Library> bool run(native_workload workload, Document document, std::string *text) {
  return read<Library>(workload, document, [&](const auto &value) { if (text) append(*text, value); });
}

bool run_simdjson_in_order(native_workload workload, Document document, std::string *text);
bool run_simdjson_by_key(native_workload workload, Document document, std::string *text);
bool run_yyjson(native_workload workload, Document document, std::string *text);
bool run_rapidjson(native_workload workload, Document document, std::string *text);
bool run_pugixml(native_workload workload, Document document, std::string *text);

const char *simdjson_version();
const char *yyjson_version_text();
const char *rapidjson_version();
const char *pugixml_version();

}  // namespace rivals
