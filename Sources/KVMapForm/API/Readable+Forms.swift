public import KVMap

/// Reads values from forms (`application/x-www-form-urlencoded`).
extension Readable {
  /// Reads a form.
  ///
  /// Names and values are decoded as the WHATWG URL standard specifies; `a[b]` is a member of an object, `a[]` an
  /// element of an array. Linear in its length.
  ///
  /// - Parameters:
  ///   - document: Bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: The path of the value in the document: `response.users[0]`. By default, the path that the mapping
  ///     declares (`root`), or the whole document.
  /// - Throws: The first problem, with its location in the document and the rule that reads the value.
  public init(form document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: nil, context: nil)
  }

  /// Reads a form into this value. Missing keys leave their properties unchanged, and everything else is the same as in
  /// `update(json:at:)`.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(form document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: self, context: nil)
  }

  /// Reads a form and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with `isDropped`).
  public static func reading(form document: some DocumentBytes, at path: String? = nil) -> (
    value: Self?, problems: [Problem]
  ) {
    reading(document, as: FormFormat(), at: path, context: nil)
  }
}

extension ContextReadable {
  /// Same as `init(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: nil, context: try Self.passed(context))
  }

  /// Same as `update(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(form:at:context:)`; this value is then unchanged.
  public mutating func update(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: self, context: try Self.passed(context))
  }

  /// Same as `reading(form:at:)`, with the value that rules find under `$context`.
  public static func reading(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) -> (value: Self?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(document, as: FormFormat(), at: path, context: try passed(context))
    } catch {
      return (nil, error.problems)
    }
  }
}
