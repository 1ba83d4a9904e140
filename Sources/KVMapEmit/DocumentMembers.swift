import KVMapLowering
import KVMapSema
import KVMapText

/// What a generated mapper declares about the documents that are mapped to its type.
struct DocumentMembers {
  let mapping: Mapping
  let access: String

  /// The depth the runtime uses when a type does not specify one.
  static let usualDepth = 128

  /// Members of the reading half. An inline mapping does not read documents.
  func printReading(to printer: inout CodePrinter) {
    if case .transform = mapping.kind { return }
    if asks || mapping.isClass { print("_kvUsesElementPosition", "Swift.Bool", "\(asks)", to: &printer) }
    var options: [String] = []
    if mapping.settings.depth != Self.usualDepth { options.append("depth: \(mapping.settings.depth)") }
    if let root { options.append("root: \(root)") }
    if !options.isEmpty || mapping.isClass {
      print("_kvOptions", "KVMap.DecodingOptions", ".init(\(options.joined(separator: ", ")))", to: &printer)
    }
    if saysXML { print("_kvXML", "KVMap.XMLNames", names(element: rootElement), to: &printer) }
  }

  /// What `KVMapCodable` asks decoders for.
  func print(_ outline: OutlineText, to printer: inout CodePrinter) {
    print("_kvOutline", "Swift.StaticString?", SwiftLiteral.string(outline.text), to: &printer)
  }

  /// Members of the writing half.
  func printWriting(to printer: inout CodePrinter) {
    if case .transform = mapping.kind { return }
    if root != nil || mapping.isClass { print("_kvRoot", "Swift.String", root ?? "\"\"", to: &printer) }
    if saysXML {
      // The name in Swift, without the enclosing types.
      let name = mapping.typeName.split(separator: ".").last.map(String.init)
      print("_kvXMLRoot", "KVMap.XMLNames", names(element: rootElement ?? name), to: &printer)
    }
  }

  /// Whether `element` or `xmlns` is specified; for a class this is always true, because of its subclasses.
  private var saysXML: Bool {
    mapping.isClass || rootElement != nil || !mapping.extras.namespaces.isEmpty
  }

  /// The name of the type's own element; that of a type that is read from an array is the name of its children.
  private var rootElement: String? { mapping.reading.record == nil ? mapping.extras.element : nil }

  private func names(element: String?) -> String {
    var arguments: [String] = []
    if let element { arguments.append("element: \(SwiftLiteral.string(element))") }
    let namespaces = mapping.extras.namespaces.map { namespace in
      ".init(prefix: \(SwiftLiteral.string(namespace.prefix ?? "")), uri: \(SwiftLiteral.string(namespace.uri)))"
    }
    if !namespaces.isEmpty { arguments.append("namespaces: [\(namespaces.joined(separator: ", "))]") }
    return ".init(\(arguments.joined(separator: ", ")))"
  }

  /// Whether arrays, dictionaries and streams record the position of an element.
  private var asks: Bool { mapping.extras.usesElementPosition }

  private var root: String? { mapping.extras.root.map { SwiftLiteral.string(JSONText.path($0)) } }

  private func print(_ name: String, _ type: String, _ value: String, to printer: inout CodePrinter) {
    // A subclass redeclares what its base declares, so that none of it is inherited.
    let word = !mapping.isClass ? "static" : mapping.baseClass == nil ? "class" : "override class"
    printer.line("\(access)\(word) var \(name): \(type) { \(value) }")
    printer.line()
  }
}
