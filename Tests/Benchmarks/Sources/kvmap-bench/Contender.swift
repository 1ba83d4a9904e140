import ArgumentParser

/// The operation on a document.
enum Direction: String, Codable, ExpressibleByArgument, CaseIterable {
  case read
  case write
  case update
}

/// One way to perform the operation.
struct Contender {
  let name: String
  /// Whether it is ours or the reference for all. A rival with a different result is left out, with a note.
  let mustAgree: Bool
  let direction: Direction
  /// Size of the document that is read, or of the one that this contender writes.
  let bytes: Lazy<Int>
  /// Performs it once, as it is timed: the result is discarded.
  let run: () throws -> Void
  /// Performs it once, and throws, usually `Disagreement` if the result differs from that of JSONDecoder or
  /// JSONEncoder.
  let check: () throws -> Void
  /// For a contender with a memory allowance: reads the document and returns the resulting value.
  var value: (() throws -> Any)?
}

extension [Contender] {
  /// The contenders with the same result as JSONDecoder and JSONEncoder.
  ///
  /// - Parameter note: Receives a message about each of the others.
  /// - Throws: The error of a contender that must agree.
  func agreeing(_ note: (String) -> Void) throws -> [Contender] {
    try filter { contender in
      do {
        try contender.check()
        return true
      } catch where !contender.mustAgree {
        note("left out: \(error)")
        return false
      }
    }
  }
}

/// A contender's result differs from that of the others.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// A value that is created on demand.
final class Lazy<Value> {
  private let make: () throws -> Value
  private var made: Value?

  init(_ make: @escaping () throws -> Value) { self.make = make }

  func get() throws -> Value {
    if let made { return made }
    let value = try make()
    made = value
    return value
  }
}

/// The results of a contender must stay alive, so that the optimiser cannot remove the code that creates them.
@inline(never)
func keep<T>(_ value: consuming T) {}
