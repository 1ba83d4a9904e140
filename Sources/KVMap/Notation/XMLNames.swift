/// How a type stands in XML: `element` and `xmlns` of the language. Generated code has it; documents of other formats
/// know nothing of it, and neither does reading JSON.
public struct XMLNames: Sendable, Hashable {
  /// A namespace, and the prefix under which the mapping's keys name it; empty for the default.
  public struct Namespace: Sendable, Hashable {
    /// As keys begin with it, without the colon.
    public let prefix: String
    /// The name of the namespace.
    public let uri: String

    /// - Parameter prefix: empty for the default.
    public init(prefix: String, uri: String) {
      self.prefix = prefix
      self.uri = uri
    }
  }

  /// The name of the document's element; nil for that of the type, which is written but not asked for.
  public let element: String?
  /// The namespaces that are declared on that element.
  public let namespaces: [Namespace]

  /// - Parameter element: nil for that of the type.
  public init(element: String? = nil, namespaces: [Namespace] = []) {
    self.element = element
    self.namespaces = namespaces
  }

  /// Of a type that says nothing: its name, without the arguments of a generic one.
  init(ofType type: (some ~Copyable).Type) {
    let name = String(describing: type)
    self.init(element: String(name.prefix { $0 != "<" }))
  }
}
