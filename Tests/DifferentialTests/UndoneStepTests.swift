import KVMap
import KVMapInterpret
import KVMapSema
import MappingComparison
import Testing

/// Steps that yield a tree, a union or a record are undone by writing it, and by reading the output as the step's
/// input.
@Suite("Undone steps")
struct UndoneStepTests {
  private static let mapping = """
    struct Tree { a: Value <-> a | prefix("@") }
    struct NumberTree { a: Value <-> a | number }
    union Word { number: Int  text: String }
    struct Choice { a: Word <-> a | prefix("@") }
    union Figure { number: Int }
    struct NumberChoice { a: Figure <-> a | number | offset(2) }
    struct Name { text: String <-> self }
    struct Named { a: Name <-> a | json_text }
    transform Kept: Object <-> String = json_text
    struct Pair { x: Int }
    struct Paired { a: Pair <-> a | Kept }
    """

  /// The messages of `check` for the mapping.
  private struct Refused: Error {
    var messages: [String]
  }

  private func program(of type: String) throws -> (Program, Entry) {
    let checked = CheckedFiles([("Main.kvmap", Self.mapping)], entries: [type])
    guard let program = checked.program else { throw Refused(messages: checked.diagnostics.map(\.message)) }
    return (program, try #require(program.entries.first))
  }

  @Test(
    arguments: [
      ("Tree", #"{"a":"@b"}"#), ("NumberTree", #"{"a":"12.5"}"#), ("Choice", #"{"a":"@b"}"#),
      ("NumberChoice", #"{"a":"12"}"#), ("Named", #"{"a":"\"b\""}"#), ("Paired", #"{"a":"{\"x\":1}"}"#),
    ])
  func whatWasReadIsWritten(type: String, document: String) throws {
    let (program, entry) = try program(of: type)
    let interpreter = Interpreter(program)
    let read = interpreter.read(Array(document.utf8), as: entry, isComplete: true)
    let value = try #require(read?.value, "\(read?.problems.map(\.message) ?? [])")
    #expect(String(decoding: try interpreter.write(value, as: entry), as: UTF8.self) == document)
  }

  @Test(
    arguments: [
      ("Tree", MappedValue.value(.number(3)), "a: expected a string, found an unsuitable value"),
      ("NumberTree", .value(.string("b")), "a: expected a number, found an unsuitable value"),
      ("Choice", .unionCase(UnionID(0), 0, payload: .integer(3)), "a: expected a string, found an unsuitable value"),
    ])
  func whatNoStepGaveIsRefused(type: String, value: MappedValue, problem: String) throws {
    let (program, entry) = try program(of: type)
    let interpreter = Interpreter(program)
    let id = try #require(program.mappings.firstIndex { $0.typeName == type })
    do throws(MappingError) {
      let document = try interpreter.write(.record(.init(mapping: MappingID(id), values: [value])), as: entry)
      Issue.record("written as \(String(decoding: document, as: UTF8.self))")
    } catch {
      #expect(error.problems.map { "\($0.path): \($0.message)" } == [problem])
    }
  }
}
