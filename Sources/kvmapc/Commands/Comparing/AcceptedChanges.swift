import KVMapCompiler
import KVMapSource

/// The file of `--accept`: changes that are wanted, one on each line.
///
///     # comment
///     key-changed Station.name the old name was a mistake
struct AcceptedChanges {
  private struct Line {
    var number: Int
    var id: String
    var subject: String
    var isUsed = false
  }

  private let path: String
  private var lines: [Line] = []

  init(_ path: String) throws {
    self.path = path
    let text = String(decoding: try InputReader.read(path), as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
      guard let id = words.first, !id.hasPrefix("#") else { continue }
      guard ChangeID(rawValue: id) != nil else {
        throw FileError(
          "cannot use", "\(path):\(index + 1)",
          "there is no change '\(id)'" + Arguments.suggestion(for: id, in: ChangeID.allCases.map(\.rawValue)))
      }
      guard words.count >= 3 else {
        throw FileError("cannot use", "\(path):\(index + 1)", "expected 'ID SUBJECT reason'")
      }
      lines.append(Line(number: index + 1, id: id, subject: words[1]))
    }
  }

  /// The changes that are not accepted.
  mutating func filter(_ changes: [Change]) -> [Change] {
    changes.filter { change in
      let found = lines.indices.filter { lines[$0].id == change.id.rawValue && lines[$0].subject == change.subject }
      for index in found { lines[index].isUsed = true }
      return found.isEmpty
    }
  }

  /// A message for each line that accepts nothing.
  var unused: [String] {
    lines.filter { !$0.isUsed }.map { "\(path):\($0.number): there is no change '\($0.id) \($0.subject)' to accept" }
  }
}
