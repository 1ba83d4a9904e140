import Foundation
@_spi(Generated) import KVMap

/// Validates a document and discards it.
struct Skipped: DocumentDecodable {
  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Skipped {
    try kv.skip()
    return Skipped()
  }
}

/// One value, read by one call of the reader: `Probe { (kv) throws(CodingFailure) in try kv.int() }.read("3")`.
///
/// The call is passed to the reader through the type parameter's `read`, so that every test can specify its own.
protocol ScalarProbe {
  associatedtype Value
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Value
}

struct Probe<P: ScalarProbe>: DocumentDecodable {
  var value: P.Value

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Probe {
    Probe(value: try P.read(&kv))
  }
}

enum IntProbe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int { try kv.int() } }
enum Int8Probe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int8 { try kv.int8() } }
enum UIntProbe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt { try kv.uint() } }
enum UInt64Probe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt64 { try kv.uint64() }
}
enum Int64Probe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int64 { try kv.int64() }
}
enum DoubleProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Double { try kv.double() }
}
enum FloatProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Float { try kv.float() }
}
enum DecimalProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Decimal { try kv.decimal() }
}
enum StringProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> String { try kv.string() }
}
enum CharacterProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Character { try kv.character() }
}
enum BoolProbe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Bool { try kv.bool() } }
enum DateProbe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date { try kv.date() } }
enum URLProbe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> URL { try kv.url() } }
enum UUIDProbe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UUID { try kv.uuid() } }
enum DataProbe: ScalarProbe { static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Data { try kv.data() } }
enum IntsProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [Int] { try kv.ints() }
}
enum DoublesProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [Double] { try kv.doubles() }
}
enum StringsProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [String] { try kv.strings() }
}

/// The value, or the kind of the problem.
func read<P: ScalarProbe>(_ probe: P.Type, _ json: some ContiguousDocument) -> Result<P.Value, ProblemKind> {
  do {
    return .success(try Probe<P>(json: json).value)
  } catch {
    return .failure(ProblemKind(kind: error.problems[0].kind))
  }
}

struct ProblemKind: Error, Equatable {
  var kind: MappingProblem.Kind
}

extension Result where Failure == ProblemKind {
  static func problem(_ kind: MappingProblem.Kind) -> Self { .failure(ProblemKind(kind: kind)) }
}

enum ValueProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> JSONValue { try kv.value() }
}
enum LastValueProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> JSONValue { try kv.value(.last) }
}
