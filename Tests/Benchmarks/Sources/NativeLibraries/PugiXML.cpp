#ifdef KVMAP_BENCH_PUGIXML
#include <pugixml.hpp>

#include "Library.hpp"
#include "Models/Feed.hpp"

namespace rivals {
namespace {

/// pugixml reads a document into its own tree, which is mapped to the structs.
struct PugiXML {
  /// The children of an element in the order in which they are requested: each is looked up after the last one that was
  /// found, then from the beginning.
  struct Children {
    pugi::xml_node parent;
    pugi::xml_node found;

    pugi::xml_node next(const char *name) {
      pugi::xml_node child = found ? found.next_sibling(name) : parent.child(name);
      if (!child && found) child = parent.child(name);
      if (child) found = child;
      return child;
    }
  };

  static bool read(const char *text, std::string &into) {
    into = text;
    return true;
  }

  static bool read(const char *text, bool &into) {
    into = strcmp(text, "true") == 0;
    return into || strcmp(text, "false") == 0;
  }

  static bool read(const char *text, int64_t &into) {
    char *end = nullptr;
    into = strtoll(text, &end, 10);
    return end != text && *end == 0;
  }

  static bool read(const char *text, double &into) {
    char *end = nullptr;
    into = strtod(text, &end);
    return end != text && *end == 0;
  }

  template <class T> static bool read(const char *text, std::optional<T> &into) { return read(text, into.emplace()); }

  template <class T> static std::enable_if_t<!is_struct<T>::value, bool> read(pugi::xml_node node, T &into) {
    return read(node.child_value(), into);
  }

  template <class T> static bool read(pugi::xml_node node, std::optional<T> &into) {
    return read(node, into.emplace());
  }

  template <class T> static std::enable_if_t<is_struct<T>::value, bool> read(pugi::xml_node node, T &into) {
    Children children{node, {}};
    return std::apply([&](auto... member) {
      return (read_member(node, children, member.key.data(), into.*member.pointer, member.required) && ...);
    }, T::members());
  }

  /// Values that an attribute or the text of an element can have.
  template <class T> struct is_scalar : std::bool_constant<!is_struct<T>::value> {};
  template <class T> struct is_scalar<std::vector<T>> : std::false_type {};

  template <class T>
  static bool read_member(pugi::xml_node node, Children &children, const char *key, T &into, bool required) {
    if constexpr (is_scalar<T>::value) {
      if (key[0] == '$') return read(node.child_value(), into);
      if (key[0] == '@') {
        pugi::xml_attribute attribute = node.attribute(key + 1);
        return attribute ? read(attribute.value(), into) : !required;
      }
    }
    pugi::xml_node child = children.next(key);
    return child ? read(child, into) : !required;
  }

  template <class T>
  static bool read_member(pugi::xml_node, Children &children, const char *key, std::vector<T> &into, bool) {
    pugi::xml_node child = children.next(key);
    for (; child; child = child.next_sibling(key)) {
      children.found = child;
      if (!read(child, into.emplace_back())) return false;
    }
    return true;
  }

  template <class T> static bool read_document(Document document, T &into) {
    pugi::xml_document tree;
    return tree.load_buffer(document.bytes, document.count, pugi::parse_default, pugi::encoding_utf8)
        && read(tree.document_element(), into);
  }
};

}  // namespace

bool run_pugixml(native_workload workload, Document document, std::string *text) {
  if (workload != native_feed) return false;
  Feed feed;
  if (!PugiXML::read_document(document, feed)) return false;
  if (text) append(*text, feed);
  return true;
}

const char *pugixml_version() {
  static const std::string version = std::to_string(PUGIXML_VERSION / 1000) + "." + std::to_string(PUGIXML_VERSION % 1000 / 10);
  return version.c_str();
}

}  // namespace rivals
#endif
