#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes values as JSON documents.
extension DocumentEncodable {
  /// Writes this value as JSON, in UTF-8. Linear in its size; `sortedKeys` also sorts the members of each object.
  ///
  /// - Throws: A problem with the path of a value that JSON cannot represent, such as a Double that is not a number.
  public func jsonBytes(_ options: JSONOutputFormatting = []) throws(MappingError) -> [UInt8] {
    var bytes: [UInt8] = []
    try write { bytes = $0.finish() }
    return options.isEmpty ? bytes : JSONLayout.apply(options, to: bytes)
  }

  /// Same as `jsonBytes(_:)`, returning `Data`.
  public func jsonData(_ options: JSONOutputFormatting = []) throws(MappingError) -> Data {
    guard options.isEmpty else { return Data(try jsonBytes(options)) }
    var data = Data()
    try write { data = $0.finishData() }
    return data
  }

  /// Same as `jsonBytes(_:)`, returning text.
  public func jsonString(_ options: JSONOutputFormatting = []) throws(MappingError) -> String {
    guard options.isEmpty else { return String(decoding: try jsonBytes(options), as: UTF8.self) }
    var text = ""
    try write { text = $0.finishText() }
    return text
  }

  /// A small document is written on the stack, so that only the result of `finish` is allocated.
  ///
  /// Nothing here has a type that depends on this one: it would be looked up for each document.
  private func write(_ finish: (consuming JSONWriter) -> Void) throws(MappingError) {
    let problem = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { room in
      self.problem(in: room, finish)
    }
    if let problem { throw problem }
  }

  private func problem(
    in room: UnsafeMutableBufferPointer<UInt8>, _ finish: (consuming JSONWriter) -> Void
  ) -> MappingError? {
    var writer = JSONWriter(in: room)
    do throws(CodingFailure) {
      let root = Self._kvRoot
      if root.isEmpty {
        try _kvEncode(&writer)
      } else {
        try writer.wrap(at: root) { (writer: inout JSONWriter) throws(CodingFailure) in try _kvEncode(&writer) }
      }
    } catch {
      return MappingError(MappingProblem(writing: error, writer))
    }
    finish(writer)
    return nil
  }
}

extension MappingProblem {
  /// Creates the error for a value that cannot be written.
  init(writing failure: CodingFailure, _ writer: borrowing JSONWriter) {
    let description = failure.expectation == .described ? writer.description : nil
    let words: (expected: String?, found: String) =
      switch failure.expectation {
      case .described: (description?.expected, description?.found ?? "another value")
      case .finiteNumber: ("a number", "infinity or what is not a number")
      case .patternDate: ("a date that its pattern can write", "one outside of its years")
      case .patternDay: ("a day that its pattern can write", "one outside of its years")
      case .timeZone: (nil, "one that it does not know")
      case .date, .epoch, .httpDate, .dotNetDate: (nil, "a date that has no such text")
      case .url: (nil, "one that RFC 3986 does not allow")
      default: (nil, "an unsuitable value")
      }
    let expected = words.expected ?? ExpectationText.text(failure.expectation, for: failure.code)
    let found = words.found
    // The output is a single line.
    let scalars = writer.bytes.count { $0 & 0xc0 != 0x80 }
    self.init(
      path: writer.documentPath(), kind: ProblemReport.kind(of: failure.code),
      message: "expected \(expected), found \(found)", expected: expected, found: found, offset: failure.offset,
      line: 1, column: scalars + 1, rule: nil, severity: .error, operation: .encoding)
  }
}

/// Same as `DocumentEncodable.jsonBytes(_:)`, for a value whose type is known only at run time.
///
/// - Parameter root: The location of the value in the document.
package func writeDocument(
  at root: String = "", notation: IntermediateForm = .json, _ body: (inout JSONWriter) throws(CodingFailure) -> Void
) throws(MappingError) -> [UInt8] {
  var writer = JSONWriter.writing(notation, capacity: 1_024)
  do throws(CodingFailure) {
    try writer.wrap(at: root, body)
  } catch {
    throw MappingError(MappingProblem(writing: error, writer))
  }
  return writer.finish()
}

extension JSONWriter {
  /// Writes the value of a document into the objects and arrays that lead to it.
  ///
  /// - Parameter root: A path of keys and `[0]`.
  fileprivate mutating func wrap(
    at root: String, _ body: (inout JSONWriter) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    let steps = DocumentPath.steps(of: root) ?? []
    for step in steps {
      switch step {
      case .key(let key):
        beginObject()
        entryKey(key)
      case .index, .selected: beginArray()
      }
    }
    try body(&self)
    for step in steps.reversed() {
      switch step {
      case .key: endObject()
      case .index, .selected: endArray()
      }
    }
  }
}
