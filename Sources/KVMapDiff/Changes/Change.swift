package import KVMapSource

/// One change of a mapping, and what it means for each audience.
package struct Change: Sendable, Hashable {
  package var id: ChangeID
  /// `Station.name`, or the name of a type.
  package var subject: String
  /// How many properties or types the same cause changes in the same way; 1 if it is only the subject.
  package var count = 1
  /// The word for what `count` counts: `properties`, `types`.
  package var counted = ""
  package var read = Verdict.same
  package var written = Verdict.same
  package var swift = Verdict.same
  /// One sentence without a full stop.
  package var message: String
  /// A few words at the excerpt, such as `was String? in old/Station.kvmap:2`.
  package var label: String?
  /// What to do about it; `nil` if there is nothing particular.
  package var help: String?
  /// Why a verdict is only possible.
  package var reason: String?
  package var readWitness: Witness?
  package var writtenWitness: Witness?
  /// For whom documents were run to find the verdict.
  var judged: Set<Audience> = []
  /// The rules, types and properties whose problems and values it explains, besides its subject.
  var explained: Set<String> = []
  /// `nil` for what only the other side has.
  package var old: Span?
  package var new: Span?

  init(id: ChangeID, subject: String, message: String) {
    self.id = id
    self.subject = subject
    self.message = message
  }

  package subscript(audience: Audience) -> Verdict {
    switch audience {
    case .read: read
    case .written: written
    case .swift: swift
    }
  }

  /// The worst verdict for some audiences.
  package func worst(for audiences: Set<Audience>) -> Verdict {
    let verdicts = audiences.map { self[$0] }
    return Verdict.allCases.last { verdicts.contains($0) } ?? .same
  }

  package var shownSubject: String { count > 1 ? "\(subject) (\(count) \(counted))" : subject }
}
