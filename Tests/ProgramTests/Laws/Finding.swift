/// Something that does not hold for a program.
struct Finding: Error, Sendable {
  /// What was looked at.
  enum Law: String, Sendable, CaseIterable {
    case formatKeepsTree, formatIsStable, formatKeepsCheck, formatKeepsProgram
    case roundTrip, ownFormat
    case compiles, compilesWithoutWarning, compilesAlone, runs
    case agreement, alike, reading
  }

  var law: Law
  /// What was expected and found, for people.
  var text: String
  /// The document for which it does not hold; `nil` where it is about the program.
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
