import Foundation
import KVMap

/// Validates a document and discards it.
struct Skipped: Readable {
  static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Skipped {
    try kv.skip()
    return Skipped()
  }
}

/// One value, read by one call of the reader: `Probe { (kv) throws(Failure) in try kv.int() }.read("3")`.
///
/// The call is passed to the reader through the type parameter's `read`, so that every test can specify its own.
protocol ScalarProbe {
  associatedtype Value
  static func read(_ kv: inout Reader) throws(Failure) -> Value
}

struct Probe<P: ScalarProbe>: Readable {
  var value: P.Value

  static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Probe {
    Probe(value: try P.read(&kv))
  }
}

enum IntProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Int { try kv.int() } }
enum Int8Probe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Int8 { try kv.int8() } }
enum UIntProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> UInt { try kv.uint() } }
enum UInt64Probe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> UInt64 { try kv.uint64() } }
enum Int64Probe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Int64 { try kv.int64() } }
enum DoubleProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Double { try kv.double() } }
enum FloatProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Float { try kv.float() } }
enum DecimalProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Decimal { try kv.decimal() } }
enum StringProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> String { try kv.string() } }
enum CharacterProbe: ScalarProbe {
  static func read(_ kv: inout Reader) throws(Failure) -> Character { try kv.character() }
}
enum BoolProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Bool { try kv.bool() } }
enum DateProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Date { try kv.date() } }
enum URLProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> URL { try kv.url() } }
enum UUIDProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> UUID { try kv.uuid() } }
enum DataProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Data { try kv.data() } }
enum IntsProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> [Int] { try kv.ints() } }
enum DoublesProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> [Double] { try kv.doubles() } }
enum StringsProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> [String] { try kv.strings() } }

/// The value, or the kind of the problem.
func read<P: ScalarProbe>(_ probe: P.Type, _ json: some DocumentBytes) -> Result<P.Value, ProblemKind> {
  do {
    return .success(try Probe<P>(json: json).value)
  } catch {
    return .failure(ProblemKind(kind: error.problems[0].kind))
  }
}

struct ProblemKind: Error, Equatable {
  var kind: Problem.Kind
}

extension Result where Failure == ProblemKind {
  static func problem(_ kind: Problem.Kind) -> Self { .failure(ProblemKind(kind: kind)) }
}

enum ValueProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Value { try kv.value() } }
enum LastValueProbe: ScalarProbe { static func read(_ kv: inout Reader) throws(Failure) -> Value { try kv.value(.last) } }
