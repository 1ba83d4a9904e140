@_spi(Generated) import KVMap
import KVMapXML

/// The name of the element of an XML document, and the namespaces that it declares.
struct MarkupNames {
  var element = ""
  /// The namespaces of elements without a prefix; empty for those in none.
  private(set) var unprefixed: Set<String> = []
  /// By prefix, which may mean several.
  private(set) var namespaces: [String: Set<String>] = [:]

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
    // The default namespaces of the elements that are open.
    var scopes = [""]
    for tag in MarkupTags(bytes) {
      switch tag {
      case .end: if scopes.count > 1 { scopes.removeLast() }
      case .start(let hasPrefix, let declarations, let isEmpty):
        var scope = scopes[scopes.count - 1]
        for (prefix, uri) in declarations {
          if prefix.isEmpty { scope = uri } else { namespaces[prefix, default: []].insert(uri) }
        }
        if !hasPrefix { unprefixed.insert(scope) }
        if !isEmpty { scopes.append(scope) }
      }
    }
  }

  /// The namespace of names without a prefix; `nil` if there is not exactly one.
  var defaultNamespace: String? { unprefixed.count == 1 ? unprefixed.first.flatMap { $0.isEmpty ? nil : $0 } : nil }

  /// The namespaces of names without a prefix, if there are several, for a sentence.
  var mixedNamespaces: String? {
    guard unprefixed.count > 1 else { return nil }
    return unprefixed.sorted().map { $0.isEmpty ? "none" : "\"\($0)\"" }.joined(separator: ", ")
  }
}
