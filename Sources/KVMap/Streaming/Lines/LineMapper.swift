/// How lines are mapped. Each thread has its own.
///
/// It has no type parameter, so that what runs for each line needs no metadata of generic types.
package struct LineMapper {
  /// What happens to a line.
  enum Outcome {
    case written
    /// Nothing becomes of the value.
    case omitted
    /// The value cannot be read.
    case unreadable
    /// The value cannot be written. Its problem has the path in the value.
    indirect case failed(MappingProblem)
    /// The function that a caller passed refuses the value.
    case refused(String)
  }

  /// Reads the value of a line, and writes what it becomes and the comma after it. The second argument is the number of
  /// values before it; the last is set if there are warnings of a value that can be read.
  let map: (UTF8Bytes, Int, inout JSONWriter, inout Bool) -> Outcome
  /// Why a value cannot be read: the first problem, or all of them. Of one that can be read, all are its warnings.
  let problems: (UTF8Bytes, Int, Bool) -> MappingError

  /// - Parameters:
  ///   - mapper: How values are read.
  ///   - path: The path of the value in each line.
  ///   - write: Writes a value and the comma after it.
  init<Element>(
    _ mapper: ElementMapper<Element>, at path: [DocumentPath.Step] = [], passed: PassedJSON?,
    write: @escaping (Element, inout JSONWriter) -> Outcome
  ) {
    let reading = ElementReading(.ndjson, mapper, at: path, passed: passed)
    let read = mapper.read
    map = { line, index, writer, hasWarnings in
      // In memory of its own, not an optional, whose type would be looked up for each line.
      withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { place -> Outcome in
        var isRead = false
        var warnings = 0
        let isUnreadable = reading.isUnreadable(line, at: index) { (kv: inout JSONReader) throws(CodingFailure) in
          if isRead { place.deinitializeElement(at: 0) }
          isRead = false
          place.initializeElement(at: 0, to: try read(&kv))
          isRead = true
          warnings = kv.notes
        }
        guard !isUnreadable, isRead else {
          // Something followed the value.
          if isRead { place.deinitializeElement(at: 0) }
          return .unreadable
        }
        hasWarnings = warnings > 0
        return write(place.moveElement(from: 0), &writer)
      }
    }
    problems = { line, index, wantsAll in
      let read = { (kv: inout JSONReader) throws(CodingFailure) in _ = try read(&kv) }
      if wantsAll, let all = reading.problems(line, at: index, read) { return all }
      // Reading is a pure function of the bytes.
      return reading.problem(line, at: index, read)
        ?? MappingError(.broken(.value, found: "another value", at: StreamPosition()))
    }
  }

  /// A mapper that is created at run time.
  ///
  /// - Parameters:
  ///   - depth: The maximum number of arrays and objects that may be open in a line.
  ///   - path: The path of the value in each line.
  ///   - passed: The value that rules find under `$context`.
  ///   - write: Writes a value and the comma after it.
  package init<Element>(
    depth: Int, at path: LinePath, passed: PassedJSON?,
    read: @escaping (inout JSONReader) throws(CodingFailure) -> Element,
    write: @escaping (Element, inout JSONWriter) throws(CodingFailure) -> Void
  ) {
    self.init(ElementMapper(depth: depth, read: read), at: path.steps, passed: passed) { value, kv in
      LineMapper.outcome(&kv) { (kv: inout JSONWriter) throws(CodingFailure) in try write(value, &kv) }
    }
  }

  static func outcome(
    _ kv: inout JSONWriter, _ body: (inout JSONWriter) throws(CodingFailure) -> Void
  ) -> Outcome {
    do throws(CodingFailure) {
      try body(&kv)
      return .written
    } catch {
      return failed(error, body)
    }
  }

  /// The value is written again, as a document of its own, to find the path of what cannot be written.
  static func failed(
    _ first: CodingFailure, _ body: (inout JSONWriter) throws(CodingFailure) -> Void
  ) -> Outcome {
    var writer = JSONWriter()
    var failure = first
    do throws(CodingFailure) { try body(&writer) } catch { failure = error }
    return .failed(MappingProblem(writing: failure, writer))
  }
}
