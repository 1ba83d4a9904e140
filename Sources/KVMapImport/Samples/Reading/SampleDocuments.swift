import KVMap

/// The documents in the samples.
struct SampleDocuments {
  private(set) var store = SampleStore()
  private(set) var documents: [SampleValue] = []
  /// The documents of each sample; none of one that has problems.
  private var parts: [(documents: ArraySlice<SampleValue>, areLines: Bool)] = []
  /// Whether all samples are arrays, of which the documents are the elements.
  private(set) var areElements = false
  /// Whether an object has a key twice.
  private(set) var haveRepeatedKeys = false
  /// Documents that have a key twice, with the first value of each such key. A mapping reads both, and keeps the last.
  private var firstValues: [SampleValue] = []
  private(set) var kind = SampleKind.json
  private(set) var names: [MarkupNames] = []
  /// How deep the deepest is.
  private(set) var depth = 0
  private(set) var notes: [String] = []
  private(set) var problems: [String] = []

  init(_ samples: [Sample]) {
    let kinds = Set(samples.map(\.format.kind))
    if kinds.count > 1 {
      problems.append("samples of one mapping are of one format: JSON, XML, property lists or forms")
    }
    kind = samples.first?.format.kind ?? .json
    for sample in samples {
      let count = documents.count
      defer { parts.append((documents[count...], sample.format == .ndjson)) }
      switch sample.format {
      case .json: addJSON(sample)
      case .ndjson: addLines(sample)
      case .xml: addXML(sample)
      case .plist: addPropertyList(sample)
      case .form: addForm(sample)
      }
    }
    documents += firstValues
    guard !documents.isEmpty, documents.allSatisfy({ store.kind(of: $0) == .array }) else { return }
    documents = documents.flatMap(store.elements)
    areElements = true
  }

  /// What a sample is: its document, or the array of those in its lines; `nil` if it has problems.
  func tree(ofSample index: Int) -> JSONValue? {
    let (documents, areLines) = parts[index]
    let trees = documents.compactMap(store.tree)
    return areLines ? .array(trees) : trees.first
  }

  private mutating func addJSON(_ sample: Sample) {
    if sample.isCut { return addCutArray(sample) }
    guard isWhole(sample) else { return }
    add(sample.bytes.indices, of: sample, from: store.add(sample.bytes), line: nil)
  }

  private mutating func addCutArray(_ sample: Sample) {
    guard let array = CutArray(sample.bytes) else {
      let isArray = sample.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
      return refuseLength(isArray ? "the first element of '\(sample.name)'" : nil, sample)
    }
    var facts = DocumentFacts()
    let areDocuments = array.elements.allSatisfy { element in
      let bytes = sample.bytes[element]
      guard SampleText.markLength(bytes) == 0, SampleText.isDocument(bytes) else { return false }
      facts.add(sample.bytes, from: element.lowerBound, level: 1)
      return true
    }
    if areDocuments, !facts.hasRepeatedKeys {
      let start = store.add(sample.bytes)
      let root = SampleValue(at: start + array.start)
      store.cut(root, at: start + array.end)
      documents.append(root)
      depth = max(depth, facts.depth)
    } else {
      addTree(of: array.whole(sample.bytes), sample, line: nil)
    }
    notes.append("of '\(sample.name)' only the elements in the first \(sample.bytes.count) bytes were looked at")
  }

  private mutating func addXML(_ sample: Sample) {
    guard isWhole(sample) else { return }
    switch TranscodedSample.xml(sample.bytes) {
    case .success(let (tree, names)):
      add(tree, sample)
      self.names.append(names)
      if let mixed = names.mixedNamespaces {
        notes.append(
          "'\(sample.name)' has elements without a prefix in several namespaces (\(mixed)); the mapping knows them by "
            + "their names alone, and writes them without a namespace")
      }
    case .failure(let error): refuse(sample, "XML", error)
    }
  }

  private mutating func addPropertyList(_ sample: Sample) {
    guard isWhole(sample) else { return }
    switch TranscodedSample.propertyList(sample.bytes) {
    case .success(let tree): add(tree, sample)
    case .failure(let error): refuse(sample, "a property list", error)
    }
  }

  private mutating func addForm(_ sample: Sample) {
    guard isWhole(sample) else { return }
    switch TranscodedSample.form(sample.bytes) {
    case .success(let tree): add(tree, sample)
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
    let bytes = sample.bytes
    let before = documents.count
    let start = store.add(bytes)
    var line = bytes.startIndex..<bytes.startIndex
    var number = 0
    while line.upperBound <= bytes.endIndex {
      let end = bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
      // The rest of a line at the end is no document.
      if end == nil, sample.isCut { break }
      line = line.upperBound..<(end ?? bytes.endIndex)
      number += 1
      let text = number == 1 ? bytes[line].dropFirst(SampleText.markLength(bytes[line])) : bytes[line]
      if !isBlank(text), !add(line, of: sample, from: start, line: number) { return }
      line = line.lowerBound..<(line.upperBound + 1)
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

  // MARK: - Documents

  /// Adds a document that is in a sample.
  ///
  /// - Parameter start: Where the sample is in the store.
  /// - Returns: Whether it is one.
  @discardableResult
  private mutating func add(_ range: Range<Int>, of sample: Sample, from start: Int, line: Int?) -> Bool {
    let bytes = sample.bytes[range]
    if SampleText.isDocument(bytes) {
      var facts = DocumentFacts()
      let offset = start + bytes.startIndex + SampleText.markLength(bytes)
      facts.add(store.bytes, from: offset, level: 0)
      if !facts.hasRepeatedKeys {
        documents.append(SampleValue(at: offset))
        depth = max(depth, facts.depth)
        return true
      }
    }
    return addTree(of: bytes, sample, line: line)
  }

  /// Adds a document that is not in the sample as it is, or has a problem.
  @discardableResult
  private mutating func addTree(of bytes: ArraySlice<UInt8>, _ sample: Sample, line: Int?) -> Bool {
    switch SampleText.value(bytes, .error) {
    case .success(let tree): return add(tree, sample)
    case .failure(let error):
      guard let problem = error.problems.first else { return false }
      if problem.kind == .duplicateKey, case .success(let tree) = SampleText.value(bytes, .last) {
        haveRepeatedKeys = true
        if case .success(let tree) = SampleText.value(bytes, .first), let first = store.add(tree) {
          firstValues.append(first)
        }
        return add(tree, sample)
      }
      if problem.kind == .depth {
        problems.append("'\(sample.name)' is nested deeper than \(SampleText.depth) levels, which no mapping reads")
        return false
      }
      // Another document begins on a later line.
      let haveLines = line == nil && problem.expected == "the end of the input" && problem.line > 1
      let hint = haveLines ? " ('--from ndjson' reads a document on each line)" : ""
      problems.append(
        "'\(sample.name)' is not JSON: line \(line ?? problem.line), column \(problem.column): "
          + "\(problem.message)\(hint)")
      return false
    }
  }

  @discardableResult
  private mutating func add(_ tree: JSONValue, _ sample: Sample) -> Bool {
    guard let document = store.add(tree) else {
      problems.append("'\(sample.name)' is too large: as JSON, samples have more than \(SampleStore.room >> 20) MB")
      return false
    }
    var facts = DocumentFacts()
    facts.add(store.bytes, from: document.offset, level: 0)
    depth = max(depth, facts.depth)
    documents.append(document)
    return true
  }
}
