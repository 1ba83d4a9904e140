@_spi(Generated) import KVMap

/// What the decoders of one value share: the reader of the document, as long as the value is being read.
final class CodableSource {
  /// The reader; nil when the value was read, for decoders that are kept for longer.
  private(set) var reader: UnsafeMutablePointer<JSONReader>?
  /// How repeated keys are handled.
  let duplicates: KeyTable.Duplicates
  /// Where an error was thrown that the reader did not throw. Reading on forgets it.
  var failedValue: ValuePosition?
  private var knownContext: JSONValue??

  init(_ reader: UnsafeMutablePointer<JSONReader>, _ duplicates: KeyTable.Duplicates) {
    self.reader = reader
    self.duplicates = duplicates
  }

  /// Reads the value under the cursor.
  func decode<Value: Decodable>(
    _ type: Value.Type, _ reader: UnsafeMutablePointer<JSONReader>
  ) -> Result<Value, CodingFailure> {
    defer { self.reader = nil }
    let start = reader.pointee.mark()
    do {
      if let value = try StandardType.read(type, &reader.pointee) { return .success(value) }
      let root = CodableValue(self, start: start)
      let value = try Value(from: root)
      try root.close(&reader.pointee)
      return .success(value)
    } catch let failure as CodingFailure {
      return .failure(failure)
    } catch {
      return .failure(failure(error, of: type, from: start, &reader.pointee))
    }
  }

  /// The value that the caller passed to the mapping.
  var callerContext: JSONValue? {
    if let knownContext { return knownContext }
    let back = reader?.pointee.mark()
    // It was written by a mapping, and is therefore well-formed.
    let context = try? reader?.pointee.callerContext()
    if let back { reader?.pointee.rewind(to: back) }
    knownContext = .some(context ?? nil)
    return context ?? nil
  }

  // MARK: Errors

  /// The failure for an error that the type has thrown, or passed on.
  private func failure(
    _ error: any Error, of type: Any.Type, from start: ValuePosition, _ kv: inout JSONReader
  ) -> CodingFailure {
    guard let error = error as? DecodingError else {
      return kv.failure(error, of: type, at: failedValue ?? start)
    }
    let context = error.context
    if let failure = context.underlyingError as? CodableFailure { return kv.restoringDetails(of: failure) }
    let path = context.codingPath.map { (name: $0.stringValue, index: $0.intValue) }
    let reached = path.isEmpty ? (value: failedValue ?? start, count: 0) : kv.follow(path, from: start)
    let isWhole = reached.count == path.count
    if case .valueNotFound = error, reached.count == path.count - 1, let last = path.last, last.index == nil {
      return kv.missing(last.name, in: reached.value)
    }
    switch error {
    case .keyNotFound(let key, _) where isWhole: return kv.missing(key.stringValue, in: reached.value)
    case .valueNotFound where isWhole && kv.isNull(reached.value): return kv.null(at: reached.value)
    case .keyNotFound, .valueNotFound, .typeMismatch, .dataCorrupted:
      return kv.failure(because: context.debugDescription, of: type, at: reached.value)
    @unknown default: return kv.failure(because: context.debugDescription, of: type, at: reached.value)
    }
  }
}

extension DecodingError {
  fileprivate var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "")
    }
  }
}
