import ArgumentParser

/// What is done with a document.
enum Direction: String, Codable, ExpressibleByArgument, CaseIterable {
  case read
  case write
  case update
}

/// One way of doing it.
struct Contender {
  let name: String
  /// Whether it is ours, or what all are compared with. A rival that comes to something else is left out, with a note.
  let mustAgree: Bool
  let direction: Direction
  /// Size of the document that is read, or of the one that this contender writes.
  let bytes: Lazy<Int>
  /// Does it once, as it is timed: what is made is dropped again.
  let run: () throws -> Void
  /// Does it once, and throws, mostly `Disagreement` if what comes out is not what JSONDecoder or JSONEncoder make.
  let check: () throws -> Void
  /// For a contender that is held to an allowance of memory: reads the document and returns what it made.
  var value: (() throws -> Any)?
}

extension [Contender] {
  /// Those that come to what JSONDecoder and JSONEncoder come to.
  ///
  /// - Parameter note: what is said of each of the others.
  /// - Throws: what is wrong with one that must agree.
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

/// A contender's result is not that of the others.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// A value that is made when it is first asked for.
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

/// The values that a contender made must live until it has been seen that nobody removed the making of them.
@inline(never)
func keep<T>(_ value: consuming T) {}
