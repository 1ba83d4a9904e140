/// A violation of a law by a program.
struct Finding: Error, Sendable {
  /// The law that was checked.
  enum Law: String, Sendable, CaseIterable {
    case formatKeepsTree, formatIsStable, formatKeepsCheck, formatKeepsProgram
    case roundTrip, ownFormat
    case compiles, compilesWithoutWarning, compilesAlone, runs
    case agreement, alike, reading
  }

  var law: Law
  /// What was expected and found, in human-readable form.
  var text: String
  /// The document that violates it; `nil` if it concerns the program itself.
  var document: [UInt8]?

  init(_ law: Law, _ text: String, document: [UInt8]? = nil) {
    self.law = law
    self.text = text
    self.document = document
  }

  var description: String {
    "\(law.rawValue): \(text)" + (document.map { "\ndocument: \(String(decoding: $0, as: UTF8.self))" } ?? "")
  }
}
