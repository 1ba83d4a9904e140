#include <cstdlib>

#include "Library.hpp"

using namespace rivals;

namespace {

bool run(native_library library, native_workload workload, Document document, std::string *text) {
  switch (library) {
#ifdef KVMAP_BENCH_SIMDJSON
  case native_simdjson_in_order: return run_simdjson_in_order(workload, document, text);
  case native_simdjson_by_key: return run_simdjson_by_key(workload, document, text);
#else
  case native_simdjson_in_order:
  case native_simdjson_by_key: return false;
#endif
#ifdef KVMAP_BENCH_YYJSON
  case native_yyjson: return run_yyjson(workload, document, text);
#else
  case native_yyjson: return false;
#endif
#ifdef KVMAP_BENCH_RAPIDJSON
  case native_rapidjson: return run_rapidjson(workload, document, text);
#else
  case native_rapidjson: return false;
#endif
#ifdef KVMAP_BENCH_PUGIXML
  case native_pugixml: return run_pugixml(workload, document, text);
#else
  case native_pugixml: return false;
#endif
  }
  return false;
}

}  // namespace

const char *native_version(native_library library) {
  switch (library) {
#ifdef KVMAP_BENCH_SIMDJSON
  case native_simdjson_in_order:
  case native_simdjson_by_key: return simdjson_version();
#else
  case native_simdjson_in_order:
  case native_simdjson_by_key: return nullptr;
#endif
#ifdef KVMAP_BENCH_YYJSON
  case native_yyjson: return yyjson_version_text();
#else
  case native_yyjson: return nullptr;
#endif
#ifdef KVMAP_BENCH_RAPIDJSON
  case native_rapidjson: return rapidjson_version();
#else
  case native_rapidjson: return nullptr;
#endif
#ifdef KVMAP_BENCH_PUGIXML
  case native_pugixml: return pugixml_version();
#else
  case native_pugixml: return nullptr;
#endif
  }
  return nullptr;
}

bool native_read(native_library library, native_workload workload, const char *bytes, size_t count) {
  return run(library, workload, {bytes, count}, nullptr);
}

char *native_text(
    native_library library, native_workload workload, const char *bytes, size_t count, size_t *length) {
  std::string text;
  if (!run(library, workload, {bytes, count}, &text)) return nullptr;
  char *copy = static_cast<char *>(malloc(text.size()));
  if (copy == nullptr) return nullptr;
  memcpy(copy, text.data(), text.size());
  *length = text.size();
  return copy;
}
