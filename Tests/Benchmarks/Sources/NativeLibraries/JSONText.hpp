// Writes the structs as JSON. This is not measured: it serves to compare the results.
#pragma once

#include <cinttypes>
#include <cstdio>

#include "Types.hpp"

namespace rivals {

inline void append(std::string &text, const std::string &value) {
  text += '"';
  for (char c : value) {
    if (c == '"' || c == '\\') {
      text += '\\';
      text += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      snprintf(escape, sizeof escape, "\\u%04x", c);
      text += escape;
    } else {
      text += c;
    }
  }
  text += '"';
}

inline void append(std::string &text, int64_t value) { text += std::to_string(value); }

inline void append(std::string &text, bool value) { text += value ? "true" : "false"; }

inline void append(std::string &text, double value) {
  char digits[32];
  snprintf(digits, sizeof digits, "%.17g", value);
  text += digits;
}

template <class T> void append(std::string &text, const std::optional<T> &value);
template <class T> void append(std::string &text, const std::vector<T> &values);
template <class T> void append(std::string &text, const std::unordered_map<std::string, T> &values);

template <class T> std::enable_if_t<is_struct<T>::value> append(std::string &text, const T &value) {
  text += '{';
  std::apply([&](auto... member) {
    ((append(text, std::string(member.key)), text += ':', append(text, value.*member.pointer), text += ','), ...);
  }, T::members());
  text.back() = '}';
}

template <class T> void append(std::string &text, const std::optional<T> &value) {
  if (value) append(text, *value); else text += "null";
}

template <class T> void append(std::string &text, const std::vector<T> &values) {
  text += '[';
  for (const auto &value : values) {
    append(text, static_cast<const T &>(value));
    text += ',';
  }
  if (values.empty()) text += ']'; else text.back() = ']';
}

template <class T> void append(std::string &text, const std::unordered_map<std::string, T> &values) {
  text += '{';
  for (const auto &[key, value] : values) {
    append(text, key);
    text += ':';
    append(text, value);
    text += ',';
  }
  if (values.empty()) text += '}'; else text.back() = '}';
}

}  // namespace rivals
