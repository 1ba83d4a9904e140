internal import KVMapSystem

/// A program that maps lines from files, or from its standard input, to its standard output:
///
///     import KVMap
///
///     LineFilter.main(Order.self)
///
/// It is called with files and options, as its `--help` describes. Its exit code is 0; 1 with `--strict`, if a line was
/// rejected; 2 if it was called wrongly, or a file could not be read or written; and 130 after Ctrl-C, when the output
/// ends with a whole line.
public enum LineFilter {
  /// Maps lines as the program's arguments say, and ends the process.
  ///
  /// - Parameter type: What each line is read and written as.
  public static func main<Value: DocumentDecodable & DocumentEncodable>(_ type: Value.Type) -> Never {
    run { (run) throws(LineMappingError) in try run.map { LineMapper.same(type) } }
  }

  /// Maps each line to what a function makes of its value.
  ///
  /// - Parameters:
  ///   - type: What each line is read as.
  ///   - transform: Called by several threads at once. nil omits the value, and an error rejects the line.
  public static func main<Value: DocumentDecodable, Output: DocumentEncodable>(
    _ type: Value.Type, _ transform: @escaping @Sendable (Value) throws -> Output?
  ) -> Never {
    run { (run) throws(LineMappingError) in
      try run.map { LineMapper.transforming(ElementMapper<Value>.type(), transform) }
    }
  }

  /// Maps lines by a mapping alongside its type: `LineFilter.main(by: Order.Form.self)`.
  public static func main<Mapping: CodingMapping & SendableMetatype>(by mapping: Mapping.Type) -> Never {
    run { (run) throws(LineMappingError) in try run.map { Mapping.mapper(passed: nil) } }
  }

  private static func run(_ map: (LineRun) throws(LineMappingError) -> LineCounts) -> Never {
    let words = CommandLine.arguments
    let name = words.first?.split(separator: "/").last.map(String.init) ?? "filter"
    do throws(LineFilterArguments.Failure) {
      let arguments = try LineFilterArguments(Array(words.dropFirst()))
      if arguments.wantsHelp {
        print(LineFilterArguments.help(name), terminator: "")
        exit(0)
      }
      exit(LineFilterRun(name, arguments).callAsFunction(map))
    } catch {
      LineFilterRun.say("\(name): error: \(error.message)\n")
      LineFilterRun.say("\(name): see '\(name) --help'\n")
      exit(2)
    }
  }
}
