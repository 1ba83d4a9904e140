@_spi(Generated) import KVMap
import KVMapXML

/// The name of the element of an XML document, and the namespaces that it declares.
struct MarkupNames {
  var element = ""
  /// The namespace of names without a prefix; `nil` if there is none, or not only one.
  var defaultNamespace: String?
  /// By prefix, as long as it means the same everywhere.
  var namespaces: [String: String] = [:]

  /// - Parameter source: A well-formed document.
  init(_ source: UTF8Bytes) {
    do throws(TranscodingFailure) {
      let source = try XMLSource(source)
      var parser = XMLPullParser(source.text, keepsReturns: false)
      try parser.skipProlog()
      let rest = source.text[parser.offset...]
      let name = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
      element = String(decoding: name, as: UTF8.self)
      addNamespaces(Array(rest))
    } catch {
      // It was transcoded, so this does not happen; without names the mapping only lacks settings.
    }
  }

  private mutating func addNamespaces(_ bytes: [UInt8]) {
    let word = Array("xmlns".utf8)
    let rootEnd = bytes.firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    var refused: Set<String> = []
    var defaults: [(uri: String, isOfRoot: Bool)] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: word[0]) {
      index = start + 1
      guard bytes[start...].starts(with: word), start > 0, bytes[start - 1] <= 0x20,
        let (prefix, uri) = Self.declaration(bytes[(start + word.count)...])
      else { continue }
      if prefix.isEmpty {
        defaults.append((uri, start < rootEnd))
      } else if let known = namespaces[prefix], known != uri {
        refused.insert(prefix)
      } else {
        namespaces[prefix] = uri
      }
    }
    for prefix in refused { namespaces[prefix] = nil }
    if defaults.count == 1, let first = defaults.first, first.isOfRoot { defaultNamespace = first.uri }
  }

  /// What follows `xmlns`: `:media = "…"`.
  private static func declaration(_ bytes: ArraySlice<UInt8>) -> (prefix: String, uri: String)? {
    var rest = bytes
    var prefix = ""
    if rest.first == UInt8(ascii: ":") {
      let name = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      prefix = String(decoding: name, as: UTF8.self)
      rest = rest[name.endIndex...]
    }
    rest = rest.drop { $0 <= 0x20 }
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop { $0 <= 0x20 }
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let uri = rest.prefix { $0 != quote }
    guard !uri.isEmpty, !uri.contains(UInt8(ascii: "&")) else { return nil }
    return (prefix, String(decoding: uri, as: UTF8.self))
  }
}
