@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// `a or b`: the same runtime calls as in generated code.
extension Interpreter {
  func readAlternatives(
    _ calls: [Conversion], _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let prepared = alternatives(calls)
    var attempt = kv.beginCalls(prepared.kinds, of: prepared.readsObjects ? ObjectIdentifier(prepared) : nil)
    while let call = kv.nextCall(&attempt) {
      do throws(CodingFailure) {
        let value = try read(calls[call], &kv, environment)
        kv.acceptCall(attempt)
        return value
      } catch {
        try kv.rejectCall(error, &attempt)
      }
    }
    throw kv.noCall(attempt)
  }

  /// The same for a value that a step created.
  func applyAlternatives(
    _ calls: [[Pipeline.Step]], to value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var attempt = kv.beginCalls(at: place, count: calls.count)
    while let call = kv.nextCall(&attempt) {
      do throws(CodingFailure) {
        var value = value
        for step in calls[call] { value = try apply(step, to: value, at: place, &kv, environment) }
        kv.acceptCall(attempt)
        return value
      } catch {
        try kv.rejectCall(error, &attempt)
      }
    }
    throw kv.noCall(attempt)
  }
}
