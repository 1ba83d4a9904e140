import Foundation
@_spi(Generated) import KVMap
import TestSupport

/// The outcome of mapping the lines of a file.
struct LineOutcome {
  var values: [String]
  var rejects: [Reject]
  var counts: LineCounts

  struct Reject {
    var line: Int
    var offset: Int
    private var objects: [JSONValue]

    init(_ line: JSONValue) throws {
      guard case .object(let members) = line, case .number(let number)? = members["line"],
        case .number(let offset)? = members["offset"], case .array(let problems)? = members["problems"]
      else { throw Malformed() }
      (self.line, self.offset, objects) = (Int(number.description) ?? 0, Int(offset.description) ?? -1, problems)
    }

    func problems() throws -> [LineProblem] { try objects.map(LineProblem.init) }
  }

  struct Malformed: Error {}

  /// Maps the file `in` of a folder to `out` and `rejects`.
  init<Value: DocumentDecodable & DocumentEncodable>(
    _ type: Value.Type, in folder: TemporaryFolder, _ options: LineMappingOptions
  ) throws {
    counts = try Value.mapLines(
      from: .file(folder.url("in").path), to: .file(folder.url("out").path),
      rejects: .file(folder.url("rejects").path), options: options)
    values = try folder.text("out").split(separator: "\n").map(String.init)
    rejects = try LineOutcome.rejects(folder)
  }

  static func rejects(_ folder: TemporaryFolder) throws -> [Reject] {
    try folder.text("rejects").split(separator: "\n").map { try Reject(JSONValue(json: String($0))) }
  }
}

/// A problem in a form that problems and their JSON have in common.
struct LineProblem: Equatable {
  var path: String
  var kind: String
  var message: String
  var offset: Int
  var line: Int
  var column: Int
  var reached: String

  init(_ problem: MappingProblem) {
    path = problem.path
    kind = problem.kind.rawValue
    message = problem.message
    offset = problem.offset
    line = problem.line
    column = problem.column
    reached = problem.reached
  }

  init(_ json: JSONValue) throws {
    guard case .object(let members) = json else { throw LineOutcome.Malformed() }
    func text(_ key: String) throws -> String {
      guard case .string(let text)? = members[key] else { throw LineOutcome.Malformed() }
      return text
    }
    func number(_ key: String) throws -> Int {
      guard case .number(let number)? = members[key], let value = Int(number.description) else {
        throw LineOutcome.Malformed()
      }
      return value
    }
    path = try text("path")
    kind = try text("kind")
    message = try text("message")
    offset = try number("offset")
    line = try number("line")
    column = try number("column")
    reached = try text("reached")
  }
}
