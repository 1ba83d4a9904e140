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
    /// The value cannot be written.
    case failed(CodingFailure)
    /// The function that a caller passed refuses the value.
    case refused(String)
  }

  /// Reads the value of a line, and writes what it becomes and the comma after it. The second argument is the number of
  /// values before it.
  let map: (UTF8Bytes, Int, inout JSONWriter) -> Outcome
  /// Why a value cannot be read: the first problem, or all of them.
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
    map = { line, index, writer in
      do throws(CodingFailure) {
        return write(try reading.plainValue(line, at: index), &writer)
      } catch {
        return .unreadable
      }
    }
    problems = { line, index, wantsAll in
      if wantsAll, let all = reading.problems(line, at: index) { return all }
      switch reading.value(line, at: index) {
      case .failure(let error): return error
      // Reading is a pure function of the bytes.
      case .success: return MappingError(.broken(.value, found: "another value", at: StreamPosition()))
      }
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
      return .failed(error)
    }
  }
}
