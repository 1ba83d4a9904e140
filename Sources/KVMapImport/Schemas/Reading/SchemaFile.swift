@_spi(Generated) import KVMap

/// A file with a JSON Schema, or an OpenAPI document.
struct SchemaFile {
  /// What the keywords of the file mean.
  enum Dialect: Hashable {
    /// Draft 7 and earlier ones, in which keywords next to `$ref` do not count.
    case draft7
    /// 2019-09 and 2020-12.
    case current
    case openAPI30
    /// Its schemas are those of 2020-12.
    case openAPI31

    var isOpenAPI: Bool {
      switch self {
      case .openAPI30, .openAPI31: true
      case .draft7, .current: false
      }
    }

    /// Whether keywords next to `$ref` count.
    var joinsReferences: Bool {
      switch self {
      case .current, .openAPI31: true
      case .draft7, .openAPI30: false
      }
    }
  }

  let name: String
  let root: JSONValue
  let dialect: Dialect

  private static let depthLimit = 1_000

  /// - Parameter asksForOpenAPI: Whether the caller says that it is an OpenAPI document; `nil` if it does not say.
  init(_ sample: Sample, asksForOpenAPI: Bool?) throws(ImportProblems) {
    name = sample.name
    root = try Self.tree(of: sample)
    let version = root["openapi"]?.stringValue
    if root["swagger"] != nil {
      throw ImportProblems("'\(name)' is an OpenAPI document of version 2; version 3.0 and 3.1 can be read")
    }
    if let version {
      guard version.hasPrefix("3.") else {
        throw ImportProblems("'\(name)' is an OpenAPI document of version \(version); 3.0 and 3.1 can be read")
      }
      guard asksForOpenAPI != false else {
        throw ImportProblems("'\(name)' is an OpenAPI document; '--from openapi' reads it")
      }
      dialect = version.hasPrefix("3.0") ? .openAPI30 : .openAPI31
      return
    }
    guard asksForOpenAPI != true else {
      throw ImportProblems("'\(name)' is no OpenAPI document, because it has no 'openapi' with a version")
    }
    guard root.objectValue != nil || root.boolValue != nil else {
      throw ImportProblems("'\(name)' is no JSON Schema: it is neither an object nor a Bool")
    }
    let draft = root["$schema"]?.stringValue ?? ""
    let isOld = ["draft-07", "draft-06", "draft-04"].contains { draft.contains("/\($0)/") }
    dialect = isOld || draft.isEmpty && root["definitions"] != nil && root["$defs"] == nil ? .draft7 : .current
  }

  private static func tree(of sample: Sample) throws(ImportProblems) -> JSONValue {
    let name = sample.name
    guard !sample.isCut else {
      throw ImportProblems("'\(name)' is longer than \(Sample.byteLimit >> 20) MB")
    }
    let first = sample.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard let first else { throw ImportProblems("'\(name)' is empty") }
    let isJSON = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "t"), UInt8(ascii: "f")].contains(first)
    let isYAML = [".yaml", ".yml"].contains { name.lowercased().hasSuffix($0) }
    if isYAML || !isJSON, looksLikeYAML(sample.bytes) {
      throw ImportProblems("'\(name)' is YAML; convert it to JSON first, which is what is read here")
    }
    let result = sample.bytes.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: depthLimit).value { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.value(.error)
      }
    }
    switch result {
    case .success(let value): return value
    case .failure(let error):
      guard let problem = error.problems.first else { throw ImportProblems("'\(name)' is not JSON") }
      if problem.kind == .depth {
        throw ImportProblems("'\(name)' is nested deeper than \(depthLimit) levels")
      }
      throw ImportProblems("'\(name)' is not JSON: line \(problem.line), column \(problem.column): \(problem.message)")
    }
  }

  /// Whether a line begins with a word and a colon, as the first line of nearly every YAML file does.
  private static func looksLikeYAML(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.prefix(4_096).split(separator: UInt8(ascii: "\n"))
    return lines.contains { line in
      if line.starts(with: "---".utf8) { return true }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return false }
      return line[..<colon].allSatisfy { byte in
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- 0x30 < 10 || [0x24, 0x2D, 0x5F, 0x20].contains(byte)
      }
    }
  }

  /// Whether a JSON document is a schema of one of the drafts, or an OpenAPI document, as it says itself.
  static func isSchema(_ bytes: [UInt8]) -> Bool {
    guard bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }) == UInt8(ascii: "{") else {
      return false
    }
    // Most samples are not parsed twice.
    let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard text.contains("json-schema.org/") || text.contains("\"openapi\"") || text.contains("\"swagger\"") else {
      return false
    }
    guard let root = try? tree(of: Sample(name: "", format: .json, bytes: bytes)) else { return false }
    if let draft = root["$schema"]?.stringValue, draft.contains("json-schema.org/") { return true }
    let isDescription = root["paths"] != nil || root["components"] != nil || root["info"] != nil
    return isDescription && (root["openapi"]?.stringValue ?? root["swagger"]?.stringValue) != nil
  }
}
