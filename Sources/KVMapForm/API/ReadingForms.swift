public import KVMap

/// Forms (`application/x-www-form-urlencoded`) become values.
extension Readable {
  /// Reads a form.
  ///
  /// Names and values are decoded as the WHATWG URL standard says, `a[b]` is a member of an object, `a[]` an element of an
  /// array. Linear in its length.
  ///
  /// - Parameters:
  ///   - document: bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: where in the document the value stands: `response.users[0]`. By default it is where the mapping says
  ///     (`root`), else the whole document.
  /// - Throws: the first problem, with its place in the document and the rule that asked for the value.
  public init(form document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: nil, context: nil)
  }

  /// Reads a form into this value. Absent keys leave their properties alone, and everything else is as
  /// `update(json:at:)` has it.
  ///
  /// - Throws: the first problem; this value is then what it was before.
  public mutating func update(form document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: self, context: nil)
  }

  /// Reads a form and reports everything that is wrong with it, not only the first problem.
  ///
  /// - Returns: the value, unless a problem made that impossible; and up to 1,000 problems, among them what `lossy`
  ///   rules dropped and unknown keys under `unknown warn` (both with `isDropped`).
  public static func reading(form document: some DocumentBytes, at path: String? = nil) -> (
    value: Self?, problems: [Problem]
  ) {
    reading(document, as: FormFormat(), at: path, context: nil)
  }
}

extension ContextReadable {
  /// As `init(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public init(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: nil, context: try Self.passed(context))
  }

  /// As `update(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `init(form:at:context:)`; this value is then what it was before.
  public mutating func update(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, as: FormFormat(), at: path, updating: self, context: try Self.passed(context))
  }

  /// As `reading(form:at:)`, with the value that rules find under `$context`.
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
