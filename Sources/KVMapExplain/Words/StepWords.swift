import KVMapSema
import KVMapSource
import KVMapSyntax

/// The words for the steps of a pipeline, as they are written.
struct StepWords {
  let index: DeclarationIndex
  /// The file in which the pipeline is written.
  let file: FileID

  private static let mostRows = 4

  func steps(_ stages: [StageSyntax]) -> [RuleExplanation.Step] {
    stages.map { stage in
      let meanings = stage.calls.map(meaning)
      let text = index.text(of: stage.span)
      guard stage.calls.count > 1 else { return .init(text: text, meaning: meanings.first ?? "") }
      return .init(text: text, meaning: "the first that takes the value: " + meanings.joined(separator: "; else "))
    }
  }

  private func meaning(of call: CallSyntax) -> String {
    // A transform of a file may hide a built-in one.
    if let transform = index.transform(call.name.text, usedIn: file) { return meaning(of: transform.syntax) }
    guard let row = TransformerCatalogue.find(call.name.text) else { return "a transformer" }
    return meaning(of: row, call) ?? row.summary
  }

  // MARK: Transforms of files

  /// The first sentence of its documentation, and what it is made of.
  func meaning(of transform: TransformSyntax) -> String {
    let sentence = Sentence.first(of: transform.documentation)
    let kind: String
    switch transform.body {
    case .pipeline(let stages): kind = stages.map { index.text(of: $0.span) }.joined(separator: " | ")
    case .swift(let names, _): kind = "\(names.map(\.text).joined(separator: ".")), written in Swift"
    case .members(let members):
      let rows = members.compactMap { if case .row(let row) = $0 { row } else { nil } }
      kind = rows.isEmpty ? "an object with rules of its own" : table(rows)
    case .missing: kind = "a transformer"
    }
    return sentence.isEmpty ? kind : "\(sentence) (\(kind))"
  }

  private func table(_ rows: [TableRowSyntax]) -> String {
    let shown = rows.prefix(Self.mostRows).map { row in
      let value = index.text(of: row.value.span)
      switch row.target {
      case .values(let values):
        return "\(value) for \(values.map { index.text(of: $0.span) }.joined(separator: " or "))"
      case .absent: return "\(value) for nil"
      case .otherwise: return "\(value) for everything else"
      case .none: return value
      }
    }
    return "by a table: " + shown.joined(separator: ", ")
      + (rows.count > shown.count ? " and \(rows.count - shown.count) more" : "")
  }

  // MARK: Built-in transformers

  /// Words for the arguments; `nil` if there is nothing to add to the summary.
  private func meaning(of row: TransformerCatalogue.Row, _ call: CallSyntax) -> String? {
    let texts = call.arguments.filter { $0.label == nil }.map { index.text(of: $0.value.span) }
    let labelled = Dictionary(
      call.arguments.compactMap { argument in argument.label.map { ($0.text, index.text(of: argument.value.span)) } },
      uniquingKeysWith: { first, _ in first })
    guard let first = texts.first else {
      switch row.name {
      case "url": return labelled["base"].map { "a URL, resolved against \($0)" }
      case "keyed":
        return labelled["by"].map { "an array of objects as a dictionary by their \($0)" }
          ?? "an object of objects as an array of elements that know their keys"
      default: return nil
      }
    }
    switch row.name {
    case "date", "day":
      let zone = labelled["zone"].map { "; without a zone in the text, that of \($0)" } ?? ""
      let others = texts.count > 1 ? ", the first that fits; the first is written" : ""
      return "a \(row.name) as \(texts.joined(separator: " or "))" + others + zone
    case "scaled": return "multiplied by \(first)"
    case "offset": return "with \(first) added"
    case "rounded": return "rounded to \(first) digit\(first == "1" ? "" : "s"), half away from zero"
    case "clamped": return texts.count == 2 ? "moved into \(first)...\(texts[1])" : nil
    case "split": return "the parts between \(first)"
    case "joined": return "the parts as one text, with \(first) between them"
    case "prefix": return "with \(first) put in front"
    case "suffix": return "with \(first) appended"
    case "bool": return texts.count == 2 ? "true for \(first), false for \(texts[1])" : nil
    default: return nil
    }
  }

  // MARK: Writing

  /// What happens to a value that is written, after the place: "as it is". Empty without steps.
  func writing(_ stages: [StageSyntax]) -> String { Self.writing(undone(stages), isChanged: !stages.isEmpty) }

  /// - Parameters:
  ///   - undone: The names of the steps that are undone, in that order.
  ///   - isChanged: Whether there are steps.
  static func writing(_ undone: [String], isChanged: Bool) -> String {
    guard isChanged else { return "" }
    return undone.isEmpty ? ", as it is" : ", with \(undone.joined(separator: " and ")) undone"
  }

  /// The names of the steps that change a value that is written, from the last to the first.
  func undone(_ stages: [StageSyntax]) -> [String] {
    stages.compactMap(\.calls.first).filter { changesWhatIsWritten($0, depth: 0) }.reversed().map(\.name.text)
  }

  private func changesWhatIsWritten(_ call: CallSyntax, depth: Int) -> Bool {
    guard let transform = index.transform(call.name.text, usedIn: file) else {
      return TransformerCatalogue.find(call.name.text)?.inverse != .identity
    }
    guard case .pipeline(let stages) = transform.syntax.body, depth < Self.deepestTransform else { return true }
    let inner = StepWords(index: index, file: transform.file)
    return stages.compactMap(\.calls.first).contains { inner.changesWhatIsWritten($0, depth: depth + 1) }
  }

  // MARK: Counting

  /// How many transformers the stages are at least: of those of files, what they are made of.
  func transformerCount(_ stages: [StageSyntax]) -> Int { transformerCount(stages, depth: 0) }

  private static let deepestTransform = 64

  private func transformerCount(_ stages: [StageSyntax], depth: Int) -> Int {
    guard depth < Self.deepestTransform else { return 0 }
    return stages.map { stage in stage.calls.map { transformerCount($0, depth: depth) }.max() ?? 0 }.reduce(0, +)
  }

  private func transformerCount(_ call: CallSyntax, depth: Int) -> Int {
    guard let transform = index.transform(call.name.text, usedIn: file) else { return 1 }
    switch transform.syntax.body {
    case .pipeline(let stages):
      return StepWords(index: index, file: transform.file).transformerCount(stages, depth: depth + 1)
    case .members(let members):
      // A table is a transformer, an inline mapping is none.
      return members.contains { if case .row = $0 { true } else { false } } ? 1 : 0
    case .swift: return 1
    case .missing: return 0
    }
  }
}

/// Documentation, shortened.
package enum Sentence {
  /// The first sentence, without its full stop. Empty without documentation.
  package static func first(of documentation: [String]) -> String {
    let paragraph = documentation.prefix { !$0.isEmpty }.joined(separator: " ")
    let sentence = paragraph.firstRange(of: ". ").map { String(paragraph[..<$0.lowerBound]) } ?? paragraph
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
