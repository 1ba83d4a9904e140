package import KVMap

/// A sample that was parsed.
package struct SampleTree: Sendable {
  /// With the bytes that are looked at.
  package var sample: Sample
  /// Its document, or the array of those in its lines.
  package var tree: JSONValue
}

/// Parses samples, to look at what a mapping does with them.
///
/// - Returns: The samples, and what to know, as sentences without a full stop.
/// - Throws: All problems.
package func parsedSamples(_ samples: [Sample]) throws(ImportProblems) -> (trees: [SampleTree], notes: [String]) {
  let documents = SampleDocuments(samples)
  if let problems = ImportProblems(documents.problems) { throw problems }
  let trees = samples.indices.compactMap { index in
    documents.tree(ofSample: index).map { SampleTree(sample: samples[index].withoutPart, tree: $0) }
  }
  return (trees, documents.notes)
}

extension Sample {
  /// Without the part of a document at the end of bytes that go on.
  fileprivate var withoutPart: Sample {
    guard isCut else { return self }
    var sample = self
    switch format {
    case .json: sample.bytes = CutArray(bytes).map { Array($0.whole(bytes)) } ?? bytes
    case .ndjson: sample.bytes = bytes.lastIndex(of: UInt8(ascii: "\n")).map { Array(bytes[...$0]) } ?? bytes
    case .xml, .plist, .form: break
    }
    return sample
  }
}

/// The document of a sample as JSON, or the array of those in its lines.
///
/// - Returns: `nil` if it is not well-formed.
package func documentTree(of sample: Sample) -> String? {
  SampleDocuments([sample]).tree(ofSample: 0)?.description
}
