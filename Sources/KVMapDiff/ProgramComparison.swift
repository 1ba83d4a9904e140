/// `kvmapc diff`: what the change from one mapping to another breaks.
///
/// Declarations and rules are compared one by one. What differs is a candidate, which has documents that may show it;
/// the interpreter runs them through both mappings, and what it finds is the verdict. So no verdict about documents is
/// given without a document that shows it.
package enum ProgramComparison {
  /// - Parameter samples: JSON documents that are really read.
  /// - Returns: All changes, in the order of their places, also those that nobody notices; and what the change means
  ///   for the samples.
  /// - Complexity: For each difference about a hundred small documents; for each type of which anything differs 200
  ///   documents. It needs a large stack, as reading and writing do.
  package static func changes(
    from old: ComparedSide, to new: ComparedSide, samples: [(path: String, bytes: [UInt8])] = []
  ) -> (changes: [Change], findings: [SampleFinding]) {
    let comparer = Comparer(old, new)
    return (comparer.run(), comparer.findings(in: samples))
  }
}
