import Foundation
import TestSupport
import Testing

@testable import KVMapLowering

/// The functions of the runtime that writing calls.
@Suite struct WriterFunctionTests {
  private static func read(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// What an interface calls `mutating func removing(prefix: String, …` is `removing(prefix:)` here.
  private func isDeclared(_ function: some RuntimeFunction, in interface: String) -> Bool {
    let parts = function.baseName.split(separator: ".")
    let (type, name) = (function.isFree ? parts[0] : "JSONWriter", parts.last ?? "")
    return interface.split(separator: "\n").contains { line in
      line.hasPrefix("\(type) · ")
        && (line.contains("func \(name)(\(function.label ?? "_")")
          || line.contains("func \(name)<") && line.contains("(\(function.label ?? "_")"))
    }
  }

  @Test func theRuntimeHasEachFunction() throws {
    let interface = try Self.read("Tests/Fixtures/api/generated.txt")
    for function in WriterFunction.allCases { #expect(isDeclared(function, in: interface), "\(function)") }
    for function in UndoingFunction.allCases { #expect(isDeclared(function, in: interface), "\(function)") }
  }

  /// Those of numbers and texts between steps are only called by uncommon pipelines, and no golden has one of each.
  private static let mapping = """
    transform Small: Decimal <-> Int8 = scaled(0.01)
    transform Short: Decimal <-> Int16 = scaled(0.01)
    transform Medium: Decimal <-> Int32 = scaled(0.01)
    transform Long: Decimal <-> Int64 = scaled(0.01)
    transform Size: Decimal <-> UInt = scaled(0.01)
    transform Byte: Decimal <-> UInt8 = scaled(0.01)
    transform Port: Decimal <-> UInt16 = scaled(0.01)
    transform Color: Decimal <-> UInt32 = scaled(0.01)
    transform Count: Decimal <-> UInt64 = scaled(0.01)
    transform Half: Decimal <-> Float = scaled(0.01)
    transform Whole: Decimal <-> Double = scaled(0.01)
    transform Amount: Double <-> String = number

    struct Uncommon {
      small: Decimal <-> a | Small
      short: Decimal <-> b | Short
      medium: Decimal <-> c | Medium
      long: Decimal <-> d | Long
      size: Decimal <-> e | Size
      byte: Decimal <-> f | Byte
      port: Decimal <-> g | Port
      color: Decimal <-> h | Color
      count: Decimal <-> i | Count
      half: Decimal <-> j | Half
      whole: Decimal <-> k | Whole
      amount: Double <-> l | suffix("%") | Amount
      bytes: Data <-> m | suffix(".") | base64url
      digest: Data <-> n | suffix(".") | hex
      expires: Date <-> o | suffix(".") | http_date
      changed: Date <-> p | suffix(".") | dotnet_date
      length: Duration <-> q | suffix(".") | clock_duration
      digits: String <-> r | number | scaled(0.01) | text
      seconds: Date <-> s | suffix("s") | number | epoch_seconds
      milliseconds: Date <-> t | suffix("ms") | number | epoch_milliseconds
      days: Day <-> u | suffix("d") | number | epoch_days
      took: Duration <-> v | suffix("s") | number | duration_seconds
      waited: Duration <-> w | suffix("ms") | number | duration_milliseconds
    }
    """

  private func isCalled(_ function: some RuntimeFunction, in goldens: String) -> Bool {
    let receiver = function.isFree ? "KVMap" : "kv"
    return goldens.contains("\(receiver).\(function.baseName)(\(function.label.map { $0 + ":" } ?? "")")
  }

  /// A function that no code calls would be one that nothing tests.
  @Test func codeCallsEachFunction() throws {
    let folder = Repository.fixtures.appending(path: "emit/output")
    let goldens = try Repository.files(in: folder, withExtension: "swift")
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let code = try Lowering(Self.mapping).encodings.map { String(describing: $0) }.joined()
    func isCalled(_ function: some RuntimeFunction) -> Bool {
      code.contains("Function.\(function),") || self.isCalled(function, in: goldens)
    }
    for function in WriterFunction.allCases { #expect(isCalled(function), "\(function)") }
    for function in UndoingFunction.allCases { #expect(isCalled(function), "\(function)") }
  }
}
