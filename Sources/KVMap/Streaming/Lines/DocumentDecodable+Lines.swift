/// Maps newline-delimited JSON (JSON Lines) from one file to another, on all processors, in constant memory.
///
/// **Order.** What becomes of the lines is written in the order of the lines.
///
/// **Lines** are read as `IncrementalDecoder` reads them: blank ones are ignored, one may end with CR LF, the last one
/// needs no line end, `$index` is the number of the value, and `root` does not apply, neither in reading nor in
/// writing.
///
/// **A line that cannot be mapped** is rejected, and the next one is read. `rejects` receives one JSON object for it,
/// on a line of its own, with the members `input`, `line`, `offset` and `problems`.
///
/// **Memory.** Each thread has two blocks of lines of `blockSize`, and what they became. A line that is longer needs
/// memory of its size.
///
/// **The functions block** the calling thread until all lines are mapped: do not call them in an asynchronous function.
/// Files are written while the mapping runs, and end with a whole line unless writing fails.
extension DocumentDecodable {
  /// Maps each line to what a function makes of its value.
  ///
  ///     try Order.mapLines(from: .file("orders.ndjson"), to: .file("invoices.ndjson")) { order in
  ///       order.isPaid ? nil : Invoice(order)
  ///     }
  ///
  /// - Parameters:
  ///   - input: One value on each line.
  ///   - output: Receives one value on each line.
  ///   - rejects: Receives the lines that could not be mapped; if it is nil, they are only counted.
  ///   - options: The number of threads, limits, and what is called with the progress.
  ///   - transform: Called by several threads at once. nil omits the value, and an error rejects the line.
  /// - Returns: How much was mapped.
  /// - Throws: An error if a file cannot be read or written. Lines before it are written.
  @discardableResult
  public static func mapLines<Output: DocumentEncodable>(
    from input: LineInput, to output: LineOutput, rejects: LineOutput? = nil,
    options: LineMappingOptions = LineMappingOptions(), _ transform: @escaping @Sendable (Self) throws -> Output?
  ) throws(LineMappingError) -> LineCounts {
    try LineRun(from: input, to: output, rejects: rejects, options).map {
      LineMapper.transforming(ElementMapper<Self>.type(), transform)
    }
  }
}

extension DocumentDecodable where Self: DocumentEncodable {
  /// Reads the value of each line, and writes it as its mapping specifies.
  ///
  /// - Parameters:
  ///   - input: One value on each line.
  ///   - output: Receives one value on each line.
  ///   - rejects: Receives the lines that could not be mapped; if it is nil, they are only counted.
  ///   - options: The number of threads, limits, and what is called with the progress.
  /// - Returns: How much was mapped.
  /// - Throws: An error if a file cannot be read or written. Lines before it are written.
  @discardableResult
  public static func mapLines(
    from input: LineInput, to output: LineOutput, rejects: LineOutput? = nil,
    options: LineMappingOptions = LineMappingOptions()
  ) throws(LineMappingError) -> LineCounts {
    try LineRun(from: input, to: output, rejects: rejects, options).map {
      LineMapper.same(Self.self)
    }
  }
}

extension ContextDecodable {
  /// Same as `mapLines(from:to:rejects:options:_:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors; also a `MappingError` if `context` cannot be written as JSON.
  @discardableResult
  public static func mapLines<Output: DocumentEncodable>(
    from input: LineInput, to output: LineOutput, rejects: LineOutput? = nil, context: CallerContext,
    options: LineMappingOptions = LineMappingOptions(), _ transform: @escaping @Sendable (Self) throws -> Output?
  ) throws -> LineCounts {
    let passed = try written(context)
    return try LineRun(from: input, to: output, rejects: rejects, options).map {
      LineMapper.transforming(ElementMapper<Self>.type(), passed: passed, transform)
    }
  }
}

extension ContextDecodable where Self: DocumentEncodable {
  /// Same as `mapLines(from:to:rejects:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors; also a `MappingError` if `context` cannot be written as JSON.
  @discardableResult
  public static func mapLines(
    from input: LineInput, to output: LineOutput, rejects: LineOutput? = nil, context: CallerContext,
    options: LineMappingOptions = LineMappingOptions()
  ) throws -> LineCounts {
    let passed = try written(context)
    return try LineRun(from: input, to: output, rejects: rejects, options).map {
      LineMapper.same(Self.self, passed: passed)
    }
  }
}
