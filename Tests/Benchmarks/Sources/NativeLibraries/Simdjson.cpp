#ifdef KVMAP_BENCH_SIMDJSON
#include <simdjson.h>

#include "Library.hpp"

namespace rivals {
namespace {

using namespace simdjson;

/// simdjson's On-Demand: it first builds an index of the document, then reads values in place.
template <bool in_order> struct OnDemand {
  using Value = ondemand::value;

  template <class Found> static bool read(Found value, int64_t &into) { return !value.get_int64().get(into); }

  template <class Found> static bool read(Found value, bool &into) { return !value.get_bool().get(into); }

  template <class Found> static bool read(Found value, double &into) { return !value.get_double().get(into); }

  template <class Found> static bool read(Found value, std::string &into) {
    std::string_view text;
    if (value.get_string().get(text)) return false;
    into.assign(text);
    return true;
  }

  template <class Found, class T> static bool read(Found value, std::optional<T> &into) {
    return value.is_null() || read(value, into.emplace());
  }

  template <class Found, class T> static bool read(Found value, std::vector<T> &into) {
    ondemand::array array;
    if (value.get_array().get(array)) return false;
    for (auto element : array) {
      ondemand::value found;
      if (element.get(found) || !read(found, into.emplace_back())) return false;
    }
    return true;
  }

  template <class Found, class T> static bool read(Found value, std::unordered_map<std::string, T> &into) {
    ondemand::object object;
    if (value.get_object().get(object)) return false;
    for (auto entry : object) {
      std::string_view key;
      ondemand::value found;
      if (entry.unescaped_key().get(key)) return false;
      auto &place = into[std::string(key)];
      if (entry.value().get(found) || !read(found, place)) return false;
    }
    return true;
  }

  template <class Found, class T> static std::enable_if_t<is_struct<T>::value, bool> read(Found value, T &into) {
    ondemand::object object;
    if (value.get_object().get(object)) return false;
    if constexpr (in_order) return read_in_order(object, into); else return read_by_key(object, into);
  }

  /// The index is searched from the last key on, then from the beginning.
  template <class T> static bool read_in_order(ondemand::object &object, T &into) {
    return std::apply([&](auto... member) { return (read_member(object, member, into) && ...); }, T::members());
  }

  template <class Member, class T> static bool read_member(ondemand::object &object, Member member, T &into) {
    ondemand::value found;
    auto error = object.find_field_unordered(member.key).get(found);
    if (error == NO_SUCH_FIELD) return !member.required;
    return !error && read(found, into.*member.pointer);
  }

  template <class T> static bool read_by_key(ondemand::object &object, T &into) {
    using Keys = KeyTable<T, OnDemand>;
    std::array<bool, Keys::count> seen{};
    size_t expected = 0;
    for (auto field : object) {
      std::string_view key;
      if (field.unescaped_key().get(key)) return false;
      size_t found = Keys::find(key, expected);
      if (found == Keys::count) continue;
      ondemand::value value;
      if (field.value().get(value) || !Keys::entries[found].read(value, into)) return false;
      seen[found] = true;
      expected = found + 1;
    }
    return Keys::complete(seen);
  }

  template <class T> static bool read_document(Document document, T &into) {
    // One parser for all documents, as its authors recommend.
    static ondemand::parser parser;
    ondemand::document found;
    padded_string_view padded(document.bytes, document.count, document.count + native_padding);
    if (parser.iterate(padded).get(found)) return false;
    return read<ondemand::document &>(found, into);
  }
};

}  // namespace

static_assert(native_padding >= SIMDJSON_PADDING);

bool run_simdjson_in_order(native_workload workload, Document document, std::string *text) {
  return run<OnDemand<true>>(workload, document, text);
}

bool run_simdjson_by_key(native_workload workload, Document document, std::string *text) {
  return run<OnDemand<false>>(workload, document, text);
}

#define KVMAP_BENCH_TEXT_OF(x) #x
#define KVMAP_BENCH_TEXT(x) KVMAP_BENCH_TEXT_OF(x)
const char *simdjson_version() { return KVMAP_BENCH_TEXT(SIMDJSON_VERSION); }

}  // namespace rivals
#endif
