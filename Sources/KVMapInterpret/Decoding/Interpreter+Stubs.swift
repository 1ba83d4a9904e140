@_spi(Generated) import KVMap
import KVMapLowering

/// What only Swift can read: `kvmapc map --stub-swift` and the test blocks show it as it is in the document.
extension Interpreter {
  /// A value whose first step, or one behind it, is Swift's.
  ///
  /// - Parameter input: What the steps take. A value that they could not take is a problem all the same.
  func readStub(
    of input: ValueCode, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let start = kv.mark()
    _ = try read(input, &kv, environment)
    kv.rewind(to: start)
    return try readStub(&kv, environment)
  }

  /// A value of a type that is only `Codable`: as it is in the document. As in Swift, only its first problem counts.
  func readCodable(_ kv: inout JSONReader, _ environment: Environment) throws(CodingFailure) -> MappedValue {
    let drafts = kv.beginCodable()
    do throws(CodingFailure) {
      let value = try readStub(&kv, environment)
      kv.endCodable(drafts, hasFailed: false)
      return value
    } catch {
      kv.endCodable(drafts, hasFailed: true)
      throw error
    }
  }

  /// A value of a type whose mapper, or the function that makes it, is Swift's.
  func readStub(_ kv: inout JSONReader, _ environment: Environment) throws(CodingFailure) -> MappedValue {
    .stub(try kv.value(KeyTable.Duplicates(environment.duplicates)))
  }
}
