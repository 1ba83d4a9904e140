#ifdef KVMAP_BENCH_YYJSON
#include <yyjson.h>

#include "Library.hpp"

namespace rivals {
namespace {

/// yyjson reads a document into its own tree, which is mapped to the structs.
struct YYJSON {
  using Value = yyjson_val *;

  static bool read(Value value, int64_t &into) {
    if (!yyjson_is_int(value)) return false;
    into = yyjson_get_sint(value);
    return !yyjson_is_uint(value) || into >= 0;
  }

  static bool read(Value value, bool &into) {
    into = yyjson_get_bool(value);
    return yyjson_is_bool(value);
  }

  static bool read(Value value, double &into) {
    into = yyjson_get_num(value);
    return yyjson_is_num(value);
  }

  static bool read(Value value, std::string &into) {
    if (!yyjson_is_str(value)) return false;
    into.assign(yyjson_get_str(value), yyjson_get_len(value));
    return true;
  }

  template <class T> static bool read(Value value, std::optional<T> &into) {
    return yyjson_is_null(value) || read(value, into.emplace());
  }

  template <class T> static bool read(Value value, std::vector<T> &into) {
    if (!yyjson_is_arr(value)) return false;
    into.reserve(yyjson_arr_size(value));
    yyjson_arr_iter elements;
    yyjson_arr_iter_init(value, &elements);
    while (Value element = yyjson_arr_iter_next(&elements)) if (!read(element, into.emplace_back())) return false;
    return true;
  }

  template <class T> static bool read(Value value, std::unordered_map<std::string, T> &into) {
    if (!yyjson_is_obj(value)) return false;
    into.reserve(yyjson_obj_size(value));
    yyjson_obj_iter entries;
    yyjson_obj_iter_init(value, &entries);
    while (Value key = yyjson_obj_iter_next(&entries)) {
      auto &entry = into[std::string(yyjson_get_str(key), yyjson_get_len(key))];
      if (!read(yyjson_obj_iter_get_val(key), entry)) return false;
    }
    return true;
  }

  template <class T> static std::enable_if_t<is_struct<T>::value, bool> read(Value value, T &into) {
    if (!yyjson_is_obj(value)) return false;
    yyjson_obj_iter found;
    yyjson_obj_iter_init(value, &found);
    return std::apply([&](auto... member) {
      return (read_member(found, member, into) && ...);
    }, T::members());
  }

  /// Looks for a key after the one that was found last, then before it.
  template <class Member, class T> static bool read_member(yyjson_obj_iter &found, Member member, T &into) {
    Value value = yyjson_obj_iter_getn(&found, member.key.data(), member.key.size());
    return value ? read(value, into.*member.pointer) : !member.required;
  }

  template <class T> static bool read_document(Document document, T &into) {
    yyjson_doc *tree = yyjson_read(document.bytes, document.count, YYJSON_READ_NOFLAG);
    if (tree == nullptr) return false;
    bool done = read(yyjson_doc_get_root(tree), into);
    yyjson_doc_free(tree);
    return done;
  }
};

}  // namespace

bool run_yyjson(native_workload workload, Document document, std::string *text) {
  return run<YYJSON>(workload, document, text);
}

const char *yyjson_version_text() { return YYJSON_VERSION_STRING; }

}  // namespace rivals
#endif
