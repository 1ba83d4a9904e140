/// One mapping of lines: its streams and options.
package struct LineRun: Sendable {
  private let input: LineInput
  private let source: LineStream
  private let targets: LineTargets
  private let options: LineMappingOptions
  /// In bytes, of each thread.
  package var stackSize = 8 << 20
  /// The text that is written for a rejected line, and for the warnings of one that is not; nil for JSON, without those.
  package var rejectText: (@Sendable (RejectedLine) -> String)?

  /// Opens the input.
  package init(
    from input: LineInput, to targets: LineTargets, _ options: LineMappingOptions
  ) throws(LineMappingError) {
    self.input = input
    source = try LineStream(reading: input)
    self.targets = targets
    self.options = options
  }

  /// Opens the input, and then the outputs.
  init(
    from input: LineInput, to output: LineOutput, rejects: LineOutput?, _ options: LineMappingOptions
  ) throws(LineMappingError) {
    self.input = input
    source = try LineStream(reading: input)
    targets = try LineTargets(to: output, rejects: rejects, inputs: [input])
    self.options = options
  }

  /// Maps all lines.
  ///
  /// - Parameter makeMapper: Called once by each thread.
  package func map(_ makeMapper: @escaping @Sendable () -> LineMapper) throws(LineMappingError) -> LineCounts {
    let reject = targets.rejects == nil ? nil : reject
    let warnings: BlockMapping.Warnings = rejectText != nil ? .written : options.warnings != nil ? .kept : .ignored
    let engine = LineEngine(source, targets, options) { [input, options] in
      BlockMapping(
        mapper: makeMapper(), input: input.name, limit: max(options.maximumLineSize, 1),
        wantsAllProblems: options.reportsAllProblems, warnings: warnings, reject: reject)
    }
    return try engine.run(stackSize: stackSize)
  }

  private var reject: @Sendable (RejectedLine, inout JSONWriter) -> Void {
    { [rejectText] line, writer in
      guard let rejectText else { return line.appendJSON(to: &writer) }
      var text = rejectText(line)
      text.withUTF8 { writer.append($0) }
    }
  }
}
