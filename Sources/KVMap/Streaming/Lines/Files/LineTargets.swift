/// The opened outputs of one or several mappings of lines.
package struct LineTargets: Sendable {
  let output: LineStream
  let rejects: LineStream?

  /// Opens the outputs, and removes the contents of files.
  ///
  /// - Parameter inputs: All inputs that are going to be mapped. None of them may also be an output.
  package init(
    to output: LineOutput, rejects: LineOutput?, inputs: [LineInput]
  ) throws(LineMappingError) {
    self.output = try LineStream(writing: output, as: .output)
    self.rejects = if let rejects { try LineStream(writing: rejects, as: .rejects) } else { nil }
    // Before anything is lost.
    for input in inputs {
      try self.output.check(against: input)
      try self.rejects?.check(against: input)
    }
    try self.rejects?.check(against: self.output)
    try self.output.empty()
    try self.rejects?.empty()
  }
}
