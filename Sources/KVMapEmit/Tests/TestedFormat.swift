import KVMapSema

/// The format of a test's document, as Swift code names it.
enum TestedFormat: String {
  case json
  case xml
  case plist
  case form

  /// - Returns: `nil` for a format that generated code does not read.
  init?(_ test: TestCase) {
    // A document of lines is decoded as the array of them.
    self.init(rawValue: test.format == "ndjson" ? "json" : test.format)
  }

  /// The product that reads and writes it; `nil` for what every mapper supports.
  var module: String? {
    switch self {
    case .json: nil
    case .xml: "KVMapXML"
    case .plist: "KVMapPropertyList"
    case .form: "KVMapForm"
    }
  }

  /// The arguments that name a document to decode.
  func decoding(_ document: String) -> String {
    switch self {
    case .json: "json: \(document)"
    case .xml, .form: "from: \(document), as: .\(rawValue)"
    case .plist: "from: \(document), as: .propertyList"
    }
  }

  /// The call that encodes a value; property lists as XML, as `kvmapc test` writes them.
  ///
  /// - Parameter value: The argument of a named mapping; nil for a method of the value.
  func encoding(_ value: String?) -> String {
    let arguments = value.map { "\($0), " } ?? ""
    return switch self {
    case .json: "jsonBytes(\(value ?? ""))"
    case .xml, .form: "bytes(\(arguments)as: .\(rawValue))"
    case .plist: "bytes(\(arguments)as: .propertyList(.xml))"
    }
  }

  /// An expression for the document of a test: a text, or bytes that are none.
  func document(of test: TestCase) -> String {
    guard test.format == "ndjson" else {
      if let text = String(validating: test.document, as: UTF8.self) { return SwiftLiteral.string(text) }
      return "Swift.Array(Foundation.Data(base64Encoded: \"\(Base64.text(test.document))\") ?? .init())"
    }
    let lines = test.document.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let values = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    return SwiftLiteral.string("[" + values.joined(separator: ",") + "]")
  }
}
