import KVMapEmit
import KVMapInterpret
import KVMapSource
import MappingComparison

/// What becomes of an accepted program, as two numbers: one for the Swift that is generated, and one for values,
/// problems and written bytes of all its documents in all formats.
///
/// Two states of the project that print the same lines treat these programs alike.
struct ProgramDigest {
  let seed: UInt64
  private let swift: UInt64
  private let reports: UInt64

  init(_ trial: Trial) {
    seed = trial.checked.source.seed
    let files = SwiftEmitter(program: trial.checked.program, access: .internal).files()
    swift = FNV1a.hash([UInt8](files.map(\.text).joined().utf8)[...])
    let report = InterpretedReport(
      Interpreter(trial.checked.program), as: trial.checked.entry, at: nil, context: trial.passed)
    let texts = trial.documents.map { report.text(of: $0, inAllFormats: true) }
    reports = FNV1a.hash([UInt8](texts.joined().utf8)[...])
  }

  var line: String { "digest \(seed) \(String(swift, radix: 16)) \(String(reports, radix: 16))" }
}
