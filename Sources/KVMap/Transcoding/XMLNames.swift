/// The names of a type in XML: `element` and `xmlns` of the language. Generated code declares them; other formats,
/// including JSON, ignore them.
public struct XMLNames: Sendable, Hashable {
  /// A namespace, and the prefix that the mapping's keys use for it; empty for the default.
  public struct Namespace: Sendable, Hashable {
    /// The prefix of keys, without the colon.
    public let prefix: String
    /// The name of the namespace.
    public let uri: String

    /// - Parameters:
    ///   - prefix: Empty for the default.
    ///   - uri: The name of the namespace.
    public init(prefix: String, uri: String) {
      self.prefix = prefix
      self.uri = uri
    }
  }

  /// The name of the document's element. If it is nil, the name of the type is written, and any name is read.
  public let element: String?
  /// The namespaces that are declared on that element.
  public let namespaces: [Namespace]

  /// - Parameters:
  ///   - element: nil for the name of the type.
  ///   - namespaces: Those that are declared on that element.
  public init(element: String? = nil, namespaces: [Namespace] = []) {
    self.element = element
    self.namespaces = namespaces
  }

  /// The default for a type without declared names: the name of the type, without its generic arguments.
  init(ofType type: (some ~Copyable).Type) {
    let name = String(describing: type)
    self.init(element: String(name.prefix { $0 != "<" }))
  }
}
