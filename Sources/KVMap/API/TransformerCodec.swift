/// A transformer of your own for reading: `transform Slug: String <- String = swift Slugifier` makes one with
/// `Slugifier()` and calls `read(_:in:)` for each value. The parameters of the transform are passed to an initialiser
/// with the same labels. One is made when it is first needed, and serves all threads.
///
///     struct Slugifier: TransformerReader {
///       func read(_ document: String, in context: TransformerContext) throws -> String { … }
///     }
public protocol TransformerReader<Encoded, Decoded>: Sendable {
  /// What stands in the document, or what the step before has made of it: the type on the right of the arrow.
  associatedtype Encoded
  /// What the property holds, or what the next step takes: the type on the left of the arrow.
  associatedtype Decoded

  /// Makes a value of what the document has.
  ///
  /// It should depend on its arguments only: a document that has a problem is read twice.
  ///
  /// - Throws: whatever is wrong with `document`. It becomes a problem of the kind `mismatch`, with the error's text;
  ///   `TransformerError` says what was expected instead.
  func read(_ document: Encoded, in context: TransformerContext) throws -> Decoded
}

/// A transformer of your own for writing: `transform Slug: String -> String = swift Slugifier`.
public protocol TransformerWriter<Encoded, Decoded>: Sendable {
  /// What stands in the document, or what the next step takes: the type on the right of the arrow.
  associatedtype Encoded
  /// What the property holds: the type on the left of the arrow.
  associatedtype Decoded

  /// Makes what the document is to have of a value.
  ///
  /// - Throws: whatever is wrong with `value`, as in `TransformerReader`.
  func write(_ value: Decoded, in context: TransformerContext) throws -> Encoded
}

/// A transformer of your own in both directions: `transform MoneyText: Money <-> String = swift MoneyCodec`.
/// `write` should undo `read`.
///
///     struct MoneyCodec: TransformerCodec {
///       func read(_ document: String, in context: TransformerContext) throws -> Money { … }
///       func write(_ value: Money, in context: TransformerContext) throws -> String { … }
///     }
public typealias TransformerCodec = TransformerReader & TransformerWriter

/// Where a transformer of your own is used, as far as its transform asks for it: what stands behind `with` in
/// `transform Slug: String <- String = swift Slugifier with name, object, parent, context`. Anything else is nil.
///
/// It may tell more with time, and nothing that conforms has to be changed for it.
public struct TransformerContext: Sendable, Hashable {
  /// The name of the property that is read or written.
  public var name: String?
  /// The object of the document in which the property's mapping reads, as it stands there; nil when writing.
  public var object: Object?
  /// The object of the mapping around that one; nil where there is none, and when writing.
  public var parent: Object?
  /// What the caller passed (`init(json:context:)`), as rules see it; nil where nothing was passed, and when writing.
  public var passed: Value?

  /// A context of one's own, to test a transformer with.
  public init(name: String? = nil, object: Object? = nil, parent: Object? = nil, passed: Value? = nil) {
    self.name = name
    self.object = object
    self.parent = parent
    self.passed = passed
  }
}

/// What a transformer of your own throws to say what it expected: "expected a colour like #ff8800, found the string
/// "red"".
public struct TransformerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Ends the sentence "expected …".
  public var expected: String

  /// - Parameter expected: ends the sentence "expected …".
  public init(expected: String) { self.expected = expected }

  public var description: String { "expected \(expected)" }

  /// What `error`, thrown by a transformer of type `transformer`, says was expected.
  static func expectation(_ error: any Error, by transformer: Any.Type) -> String {
    if let error = error as? TransformerError { return error.expected }
    return "a value for \(transformer) (\(QuotedText.escaped(QuotedText.cut(String(describing: error)))))"
  }
}
