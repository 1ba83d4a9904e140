#ifdef KVMAP_BENCH_RAPIDJSON
#if defined(__SSE4_2__)
#define RAPIDJSON_SSE42
#elif defined(__ARM_NEON)
#define RAPIDJSON_NEON
#endif
#include <rapidjson/document.h>

#include "Library.hpp"

namespace rivals {
namespace {

/// RapidJSON reads a document into its own tree, with correctly rounded numbers and validated UTF-8; the tree is mapped
/// to the structs.
struct RapidJSON {
  using Value = const rapidjson::Value &;

  static bool read(Value value, int64_t &into) {
    if (!value.IsInt64()) return false;
    into = value.GetInt64();
    return true;
  }

  static bool read(Value value, bool &into) {
    if (!value.IsBool()) return false;
    into = value.GetBool();
    return true;
  }

  static bool read(Value value, double &into) {
    if (!value.IsNumber()) return false;
    into = value.GetDouble();
    return true;
  }

  static bool read(Value value, std::string &into) {
    if (!value.IsString()) return false;
    into.assign(value.GetString(), value.GetStringLength());
    return true;
  }

  template <class T> static bool read(Value value, std::optional<T> &into) {
    return value.IsNull() || read(value, into.emplace());
  }

  template <class T> static bool read(Value value, std::vector<T> &into) {
    if (!value.IsArray()) return false;
    into.reserve(value.Size());
    for (Value element : value.GetArray()) if (!read(element, into.emplace_back())) return false;
    return true;
  }

  template <class T> static bool read(Value value, std::unordered_map<std::string, T> &into) {
    if (!value.IsObject()) return false;
    into.reserve(value.MemberCount());
    for (const auto &entry : value.GetObject()) {
      if (!read(entry.value, into[std::string(entry.name.GetString(), entry.name.GetStringLength())])) return false;
    }
    return true;
  }

  template <class T> static std::enable_if_t<is_struct<T>::value, bool> read(Value value, T &into) {
    using Keys = KeyTable<T, RapidJSON>;
    if (!value.IsObject()) return false;
    std::array<bool, Keys::count> seen{};
    size_t expected = 0;
    for (const auto &entry : value.GetObject()) {
      size_t found = Keys::find({entry.name.GetString(), entry.name.GetStringLength()}, expected);
      if (found == Keys::count) continue;
      if (!Keys::entries[found].read(entry.value, into)) return false;
      seen[found] = true;
      expected = found + 1;
    }
    return Keys::complete(seen);
  }

  template <class T> static bool read_document(Document document, T &into) {
    rapidjson::Document tree;
    tree.Parse<rapidjson::kParseFullPrecisionFlag | rapidjson::kParseValidateEncodingFlag>(
        document.bytes, document.count);
    return !tree.HasParseError() && read(tree, into);
  }
};

}  // namespace

bool run_rapidjson(native_workload workload, Document document, std::string *text) {
  return run<RapidJSON>(workload, document, text);
}

const char *rapidjson_version() { return RAPIDJSON_VERSION_STRING; }

}  // namespace rivals
#endif
