/// Paths inside embedded documents.
enum InnerPaths {
  /// For each draft the steps from its text in the document to the value that it is about.
  ///
  /// Each text is walked over once, however many problems it has.
  static func paths(of drafts: [UnlocatedProblem]) -> [[DocumentPath.Step]] {
    var paths: [[DocumentPath.Step]] = Array(repeating: [], count: drafts.count)
    let deepest = drafts.map(\.inner.count).max() ?? 0
    for level in 0..<deepest {
      var texts: [ObjectIdentifier: (text: EmbeddedDocument, drafts: [Int])] = [:]
      for (index, draft) in drafts.enumerated() where draft.inner.count > level {
        let text = draft.inner[level].text
        texts[ObjectIdentifier(text), default: (text, [])].drafts.append(index)
      }
      for (text, members) in texts.values {
        let offsets = members.map { drafts[$0].inner[level].offset }
        let positions = DocumentPosition.positions(of: offsets, in: text.bytes, origin: 0)
        for (index, position) in zip(members, positions) { paths[index] += position.path }
      }
    }
    return paths
  }
}
