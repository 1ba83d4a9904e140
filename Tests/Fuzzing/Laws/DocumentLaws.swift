import KVMap

/// Laws for a document that a type is read from, in any format.
struct DocumentLaws<Mapped: DocumentDecodable & DocumentEncodable & Equatable> {
  /// How much of a value survives a round trip.
  enum Roundtrip {
    /// All of it, to the byte.
    case exact
    /// Everything, but a value may be written in two ways: a number is a real or an integer.
    case equal
    /// Only the first round trip may lose something: the second one writes the same bytes.
    case settled
  }

  let format: DocumentFormat
  let roundtrip: Roundtrip
  /// Whether the format can represent all values.
  let writesAll: Bool

  /// - Returns: The value; nil if the document is rejected.
  /// - Throws: `LawIsBroken`.
  func check(_ document: [UInt8]) throws -> Mapped? {
    guard let value = try checkReading(document) else { return nil }
    try checkUpdate(value, document)
    try checkWriting(value)
    return value
  }

  /// Reading to the first problem and reading with all of them agree, and every problem has a position.
  private func checkReading(_ document: [UInt8]) throws -> Mapped? {
    let report = Mapped.decodeCollectingProblems(from: document, as: format)
    let (value, problems): (Mapped?, [MappingProblem]) = (report.value, report.problems)
    for problem in problems {
      try law(
        (0...document.count).contains(problem.offset) && problem.line > 0 && problem.column > 0
          && !problem.message.isEmpty && problem.operation != .encoding,
        "\(Mapped.self): a problem has its place and its words: \(problem)")
    }
    let single = Result { () throws(MappingError) in try Mapped(from: document, as: format) }
    switch single {
    case .success(let single):
      try law(
        problems.allSatisfy { $0.severity == .warning },
        "\(Mapped.self): what is read has no problems that fail: \(problems)")
      try law(value == single, "\(Mapped.self): both ways to read agree: \(value as Any) and \(single)")
      return single
    case .failure(let error):
      try law(value == nil, "\(Mapped.self): what is refused is refused in both ways: \(error), but \(value as Any)")
      try law(
        problems.count >= 1_000 || error.problems.allSatisfy(problems.contains),
        "\(Mapped.self): the first problem is among all of them: \(error), and all: \(problems)")
      return nil
    }
  }

  /// Updating a value from the document it was read from changes nothing.
  private func checkUpdate(_ value: Mapped, _ document: [UInt8]) throws {
    var updated = value
    try made("\(Mapped.self): what was read updates itself") { () throws(MappingError) in
      try updated.update(from: document, as: format)
    }
    try law(updated == value, "\(Mapped.self): what was read updates itself: \(value) became \(updated)")
  }

  /// Written values can be read back unchanged.
  func checkWriting(_ value: Mapped) throws {
    let written: [UInt8]
    switch Result(catching: { () throws(MappingError) in try value.bytes(as: format) }) {
    case .success(let bytes): written = bytes
    case .failure(let error):
      try law(!writesAll, "\(Mapped.self): what was read is written: \(error), of \(value)")
      try law(error.problems.allSatisfy { !$0.message.isEmpty }, "\(Mapped.self): a refusal has its words")
      return
    }
    let again = try made("\(Mapped.self): \(shown(written)) was written, and is read") { () throws(MappingError) in
      try Mapped(from: written, as: format)
    }
    switch roundtrip {
    case .exact, .equal:
      try law(again == value, "\(Mapped.self): \(value) is written \(shown(written)) and read \(again)")
    case .settled: break
    }
    let second = try made("\(Mapped.self): \(shown(written)) is written again") { () throws(MappingError) in
      try again.bytes(as: format)
    }
    try law(
      second == written || roundtrip == .equal,
      "\(Mapped.self): it is written \(shown(written)), and the second time \(shown(second))")
  }
}
