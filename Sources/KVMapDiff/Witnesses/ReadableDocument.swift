import KVMapInterpret
package import KVMapSema

/// A document of a type that a mapping reads.
package enum ReadableDocument {
  /// The one with the keys that are required, and no others.
  ///
  /// - Returns: JSON; `nil` if no such document is found: what is required has no end, or only Swift can read it, or it
  ///   takes a context.
  package static func least(of entry: Entry, in program: Program) -> [UInt8]? {
    guard program.passed(with: entry) == nil else { return nil }
    let side = Side(ComparedSide(program: program, landmarks: Landmarks()))
    var least = LeastDocument(side)
    if case .mapping(let id) = entry.conversion { least = Samples(side, program[id], entry).least }
    let document = Array(least.document(of: entry).json.utf8)
    return Interpreter(program).value(of: document, as: entry) == nil ? nil : document
  }
}
