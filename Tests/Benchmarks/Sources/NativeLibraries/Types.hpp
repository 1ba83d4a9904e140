// The building blocks of the document structs, and how a reader finds their members.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rivals {

template <class T> struct is_optional : std::false_type {};
template <class T> struct is_optional<std::optional<T>> : std::true_type {};

/// A member of a struct, and its key in a document.
template <class Struct, class T> struct Member {
  std::string_view key;
  T Struct::*pointer;
  static constexpr bool required = !is_optional<T>::value;
};

template <class Struct, class T> constexpr Member<Struct, T> member(std::string_view key, T Struct::*pointer) {
  return {key, pointer};
}

/// Whether T is one of our structs.
template <class T, class = void> struct is_struct : std::false_type {};
template <class T> struct is_struct<T, std::void_t<decltype(T::members())>> : std::true_type {};

/// A table of the members of a struct, for readers that process keys in document order. The key after the last one that
/// was found is tried first, then all others.
template <class Struct, class Reader> class KeyTable {
public:
  static constexpr size_t count = std::tuple_size_v<decltype(Struct::members())>;

  struct Entry {
    std::string_view key;
    bool required;
    bool (*read)(typename Reader::Value value, Struct &into);
  };

  /// The position of a key, or `count`.
  static size_t find(std::string_view key, size_t expected) {
    for (size_t i = expected; i < count; i++) if (entries[i].key == key) return i;
    for (size_t i = 0; i < expected; i++) if (entries[i].key == key) return i;
    return count;
  }

  /// Whether all required members are among those seen.
  static bool complete(const std::array<bool, count> &seen) {
    for (size_t i = 0; i < count; i++) if (entries[i].required && !seen[i]) return false;
    return true;
  }

private:
  template <size_t i> static bool read(typename Reader::Value value, Struct &into) {
    return Reader::read(value, into.*std::get<i>(Struct::members()).pointer);
  }

  template <size_t... i> static constexpr std::array<Entry, count> table(std::index_sequence<i...>) {
    return {Entry{std::get<i>(Struct::members()).key, std::get<i>(Struct::members()).required, &read<i>}...};
  }

public:
  static constexpr std::array<Entry, count> entries = table(std::make_index_sequence<count>());
};

}  // namespace rivals
