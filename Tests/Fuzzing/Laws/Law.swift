import KVMap

/// A law is violated for some bytes.
public struct LawIsBroken: Error, CustomStringConvertible {
  /// The law and its subject.
  public let description: String
}

/// Throws if a law is violated. The message is only built when needed.
func law(_ holds: Bool, _ message: @autoclosure () -> String) throws {
  guard !holds else { return }
  throw LawIsBroken(description: message())
}

/// The result of an operation that a law requires to succeed.
func made<Made>(
  _ name: @autoclosure () -> String, _ body: () throws(MappingError) -> Made
) throws(LawIsBroken) -> Made {
  do throws(MappingError) {
    return try body()
  } catch {
    throw LawIsBroken(description: "\(name()): \(error)")
  }
}

/// The human-readable form of bytes.
func shown(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes).prefix(4_000), as: UTF8.self) }
