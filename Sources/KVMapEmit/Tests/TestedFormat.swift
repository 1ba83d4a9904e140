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

  /// The label of its documents.
  var label: String {
    switch self {
    case .json, .xml, .form: rawValue
    case .plist: "propertyList"
    }
  }

  /// The argument after the value that says how it is written: property lists as XML, as `kvmapc test` writes them.
  var options: String? {
    switch self {
    case .json, .xml, .form: nil
    case .plist: "format: .xml"
    }
  }

  func document(of test: TestCase) -> String {
    guard test.format == "ndjson" else { return test.document }
    let lines = test.document.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return "[" + lines.joined(separator: ",") + "]"
  }
}
