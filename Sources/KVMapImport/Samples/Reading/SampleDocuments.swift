@_spi(Generated) import KVMap

/// The documents in the samples, as trees.
struct SampleDocuments {
  private(set) var documents: [JSONValue] = []
  /// What each sample is: its document, or the array of those in its lines; `nil` for one that has problems.
  private(set) var trees: [JSONValue?] = []
  /// Whether all samples are arrays, of which the documents are the elements.
  private(set) var areElements = false
  /// Whether an object has a key twice.
  private(set) var haveRepeatedKeys = false
  private(set) var kind = SampleKind.json
  private(set) var names: [MarkupNames] = []
  /// How deep the deepest is.
  private(set) var depth = 0
  private(set) var notes: [String] = []
  private(set) var problems: [String] = []

  private static let depthLimit = 1_000

  init(_ samples: [Sample]) {
    let kinds = Set(samples.map(\.format.kind))
    if kinds.count > 1 {
      problems.append("samples of one mapping are of one format: JSON, XML, property lists or forms")
    }
    kind = samples.first?.format.kind ?? .json
    for sample in samples {
      let count = documents.count
      defer {
        let added = documents[count...]
        trees.append(sample.format == .ndjson ? .array(Array(added)) : added.first)
      }
      switch sample.format {
      case .json: addJSON(sample)
      case .ndjson: addLines(sample)
      case .xml: addXML(sample)
      case .plist: addPropertyList(sample)
      case .form: addForm(sample)
      }
    }
    for document in documents { depth = max(depth, document.depth) }
    guard !documents.isEmpty, documents.allSatisfy({ $0.arrayValue != nil }) else { return }
    documents = documents.flatMap { $0.arrayValue ?? [] }
    areElements = true
  }

  private mutating func addJSON(_ sample: Sample) {
    var bytes = sample.bytes[...]
    if sample.isCut {
      guard let whole = WholeElements.prefix(of: sample.bytes) else {
        let isArray = sample.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
        return refuseLength(isArray ? "the first element of '\(sample.name)'" : nil, sample)
      }
      bytes = whole
    }
    guard !isBlank(bytes) else { return problems.append("'\(sample.name)' is empty") }
    if let document = document(bytes, of: sample, line: nil) { documents.append(document) }
    if sample.isCut {
      notes.append("of '\(sample.name)' only the elements in the first \(sample.bytes.count) bytes were looked at")
    }
  }

  private mutating func addXML(_ sample: Sample) {
    guard isWhole(sample) else { return }
    switch TranscodedSample.xml(sample.bytes) {
    case .success(let (tree, names)):
      documents.append(tree)
      self.names.append(names)
    case .failure(let error): refuse(sample, "XML", error)
    }
  }

  private mutating func addPropertyList(_ sample: Sample) {
    guard isWhole(sample) else { return }
    switch TranscodedSample.propertyList(sample.bytes) {
    case .success(let tree): documents.append(tree)
    case .failure(let error): refuse(sample, "a property list", error)
    }
  }

  private mutating func addForm(_ sample: Sample) {
    guard isWhole(sample) else { return }
    switch TranscodedSample.form(sample.bytes) {
    case .success(let tree): documents.append(tree)
    case .failure(let error): refuse(sample, "a form", error)
    }
  }

  private mutating func refuse(_ sample: Sample, _ format: String, _ error: MappingError) {
    guard let problem = error.problems.first else { return }
    let place = "line \(problem.line), column \(problem.column)"
    problems.append("'\(sample.name)' is not \(format): \(place): \(problem.message)")
  }

  private mutating func isWhole(_ sample: Sample) -> Bool {
    if sample.isCut {
      refuseLength(nil, sample)
    } else if isBlank(sample.bytes[...]) {
      problems.append("'\(sample.name)' is empty")
    } else {
      return true
    }
    return false
  }

  /// - Parameter part: What does not end within the limit; `nil` for the whole sample.
  private mutating func refuseLength(_ part: String?, _ sample: Sample) {
    let limit = Sample.byteLimit >> 20
    guard documents.isEmpty else {
      return notes.append("'\(sample.name)' was not looked at: \(limit) MB of samples are enough")
    }
    problems.append(
      part.map { "\($0) is longer than \(limit) MB, which is the limit of a sample" }
        ?? "'\(sample.name)' is one document of more than \(limit) MB; samples are smaller, or an array, or NDJSON")
  }

  private mutating func addLines(_ sample: Sample) {
    var lines = sample.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if sample.isCut { lines.removeLast() }
    let before = documents.count
    for (index, line) in lines.enumerated() {
      let isMarked = index == 0 && line.starts(with: [0xEF, 0xBB, 0xBF])
      let line = line.dropFirst(isMarked ? 3 : 0)
      if isBlank(line) { continue }
      guard let document = document(line, of: sample, line: index + 1) else { return }
      documents.append(document)
    }
    if documents.count == before, sample.isCut { return refuseLength("the first line of '\(sample.name)'", sample) }
    if documents.count == before { return problems.append("'\(sample.name)' has no line with a document") }
    if sample.isCut {
      notes.append("of '\(sample.name)' only the first \(documents.count - before) lines were looked at")
    }
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private mutating func document(_ bytes: ArraySlice<UInt8>, of sample: Sample, line: Int?) -> JSONValue? {
    switch Self.value(bytes, .error) {
    case .success(let value): return value
    case .failure(let error):
      guard let problem = error.problems.first else { return nil }
      if problem.kind == .duplicateKey, case .success(let value) = Self.value(bytes, .last) {
        haveRepeatedKeys = true
        return value
      }
      if problem.kind == .depth {
        problems.append("'\(sample.name)' is nested deeper than \(Self.depthLimit) levels, which no mapping reads")
        return nil
      }
      // Another document begins on a later line.
      let haveLines = line == nil && problem.expected == "the end of the input" && problem.line > 1
      let hint = haveLines ? " ('--from ndjson' reads a document on each line)" : ""
      problems.append(
        "'\(sample.name)' is not JSON: line \(line ?? problem.line), column \(problem.column): "
          + "\(problem.message)\(hint)")
      return nil
    }
  }

  private static func value(_ bytes: ArraySlice<UInt8>, _ duplicates: KeyTable.Duplicates) -> Result<
    JSONValue, MappingError
  > {
    Array(bytes).withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: depthLimit).value { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.value(duplicates)
      }
    }
  }
}

extension JSONValue {
  /// How many arrays and objects are around the innermost value.
  ///
  /// The recursion is as deep as documents are nested, which has a limit.
  fileprivate var depth: Int {
    switch self {
    case .null, .bool, .number, .string: 0
    case .array(let elements): 1 + (elements.lazy.map(\.depth).max() ?? 0)
    case .object(let object): 1 + (object.values.lazy.map(\.depth).max() ?? 0)
    }
  }
}

/// Cuts the beginning of a long array behind its last whole element.
enum WholeElements {
  /// - Returns: The elements as an array; `nil` if it is no array, or has no whole element.
  static func prefix(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var depth = 0
    var isText = false
    var isEscaped = false
    var end: Int?
    for (index, byte) in bytes.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0, byte == UInt8(ascii: "{") { return nil }
        depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: end = index
      default: continue
      }
    }
    return end.map { bytes[..<$0] + [UInt8(ascii: "]")] }
  }
}
