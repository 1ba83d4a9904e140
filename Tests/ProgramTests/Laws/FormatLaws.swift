import KVMapFormat
import KVMapSema
import KVMapSource
import KVMapSyntax
import MappingComparison

/// What `format` must preserve.
struct FormatLaws {
  static func check(_ checked: CheckedProgram) throws(Finding) {
    var formatted: [(path: String, text: String)] = []
    for (path, text) in checked.source.texts {
      let file = SourceFile(id: FileID(0), path: path, bytes: Array(text.utf8))
      let once = try bytes(format(file), of: path)
      let again = SourceFile(id: FileID(0), path: path, bytes: once)
      let twice = try bytes(format(again), of: path)
      guard once == twice else {
        throw Finding(.formatIsStable, "\(path) is formatted again\n\(shown(once))\nand became\n\(shown(twice))")
      }
      guard dump(parse(file).0) == dump(parse(again).0) else {
        throw Finding(.formatKeepsTree, "\(path) became\n\(shown(once))")
      }
      formatted.append((path, shown(once)))
    }
    let entries = [checked.source.entry] + [checked.source.context].compactMap(\.self)
    let after = CheckedFiles(formatted, entries: entries)
    let (was, now) = (told(checked.warnings), told(after.diagnostics))
    guard was == now, let program = after.program else {
      throw Finding(.formatKeepsCheck, "check said\n\(was)\nand then\n\(now)\nof\n\(formatted.map(\.text).joined())")
    }
    guard withoutLines(checked.program) == withoutLines(program) else {
      throw Finding(.formatKeepsProgram, "another program comes of\n\(formatted.map(\.text).joined())")
    }
  }

  private static func bytes(_ outcome: FormatOutcome, of path: String) throws(Finding) -> [UInt8] {
    switch outcome {
    case .formatted(let bytes): return bytes
    case .unreadable(let diagnostics):
      throw Finding(.formatKeepsTree, "\(path) cannot be formatted: \(told(diagnostics))")
    }
  }

  private static func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func told(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\($0.severity) \($0.id): \($0.message)" }.joined(separator: "\n")
  }

  /// The text of a program without the positions of its rules.
  private static func withoutLines(_ program: Program) -> String {
    ProgramDump.text(of: program).replacing(#/\(line \d+\)|line \d+|:\d+/#, with: "")
  }
}
