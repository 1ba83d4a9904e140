#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A user-defined transformer for reading: `transform Slug: String <- String = swift Slugifier` creates an instance
/// with `Slugifier()` and calls `decode(_:in:)` for each value. The parameters of the transform are passed to an
/// initializer with the same labels. One instance is created on first use and shared by all threads.
///
///     struct Slugifier: DecodingTransformer {
///       func decode(_ document: String, in context: TransformerContext) throws -> String { … }
///     }
public protocol DecodingTransformer<Encoded, Decoded>: Sendable {
  /// The type of the value in the document, or of the result of the previous step: the type on the right of the arrow.
  associatedtype Encoded
  /// The type of the property, or of the input of the next step: the type on the left of the arrow.
  associatedtype Decoded

  /// Converts a value of the document.
  ///
  /// The result should depend only on the arguments: a document that has a problem is read twice.
  ///
  /// - Throws: Any error for an unsuitable `document`. It becomes a problem of the kind `mismatch` with the error's
  ///   text; throw `TransformerError` to say what was expected instead.
  func decode(_ document: Encoded, in context: TransformerContext) throws -> Decoded
}

/// A user-defined transformer for writing: `transform Slug: String -> String = swift Slugifier`.
public protocol EncodingTransformer<Encoded, Decoded>: Sendable {
  /// The type of the value in the document, or of the input of the next step: the type on the right of the arrow.
  associatedtype Encoded
  /// The type of the property: the type on the left of the arrow.
  associatedtype Decoded

  /// Converts a value to its form in the document.
  ///
  /// - Throws: Any error for an unsuitable `value`, as in `DecodingTransformer`.
  func encode(_ value: Decoded, in context: TransformerContext) throws -> Encoded
}

/// A user-defined transformer for both directions: `transform MoneyText: Money <-> String = swift MoneyCodec`. `encode`
/// should undo `decode`.
///
///     struct MoneyCodec: CodingTransformer {
///       func decode(_ document: String, in context: TransformerContext) throws -> Money { … }
///       func encode(_ value: Money, in context: TransformerContext) throws -> String { … }
///     }
public typealias CodingTransformer = DecodingTransformer & EncodingTransformer

/// Where a user-defined transformer is used, limited to the details that its transform requests after `with`:
/// `transform Slug: String <- String = swift Slugifier with name, object, parent, context`. All other properties are
/// nil.
///
/// Future versions may add properties without changes to existing transformers.
public struct TransformerContext: Sendable, Hashable {
  /// The name of the property that is read or written.
  public var name: String?
  /// The object of the document from which the property's mapping reads, unchanged; nil when writing.
  public var object: JSONObject?
  /// The object of the enclosing mapping; nil if there is none, and when writing.
  public var parent: JSONObject?
  /// The value that the caller passed (`init(json:context:)`), as rules see it; nil if none was passed, and when
  /// writing.
  public var callerContext: JSONValue?

  /// Creates a context, for example to test a transformer.
  public init(name: String? = nil, object: JSONObject? = nil, parent: JSONObject? = nil, passed: JSONValue? = nil) {
    self.name = name
    self.object = object
    self.parent = parent
    self.callerContext = passed
  }
}

/// The error that a user-defined transformer throws to say what it expected: "expected a color like #ff8800, found the
/// string "red"".
public struct TransformerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Ends the sentence "expected …".
  public var expected: String

  /// - Parameter expected: Ends the sentence "expected …".
  public init(expected: String) { self.expected = expected }

  public var description: String { "expected \(expected)" }

  /// The expectation in `error`, thrown by a transformer of type `transformer`.
  ///
  /// - Parameter isHidden: Whether its text must not be shown.
  static func expectation(_ error: any Error, by transformer: Any.Type, isHidden: Bool = false) -> String {
    if isHidden { return "a value for \(transformer)" }
    if let error = error as? TransformerError { return error.expected }
    return "a value for \(transformer) (\(ThrownText.text(of: error)))"
  }
}

extension TransformerError: LocalizedError {
  /// The same as `description`: what `localizedDescription`, alerts and loggers show.
  public var errorDescription: String? { description }
}
