import KVMap

/// A law does not hold for some bytes.
public struct LawIsBroken: Error, CustomStringConvertible {
  /// Which law, and what it is about.
  public let description: String
}

/// Says that a law holds, or which one does not. The message is made only where it is needed.
func law(_ holds: Bool, _ message: @autoclosure () -> String) throws {
  guard !holds else { return }
  throw LawIsBroken(description: message())
}

/// What is made of something, where a law wants that to succeed.
func made<Made>(
  _ name: @autoclosure () -> String, _ body: () throws(MappingError) -> Made
) throws(LawIsBroken) -> Made {
  do throws(MappingError) {
    return try body()
  } catch {
    throw LawIsBroken(description: "\(name()): \(error)")
  }
}

/// What is made of bytes, for people.
func shown(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes).prefix(4_000), as: UTF8.self) }
