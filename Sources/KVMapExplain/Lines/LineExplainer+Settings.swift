import KVMapSema
import KVMapSource
import KVMapSyntax

/// Setting lines, and `default … via` lines.
extension LineExplainer {
  /// - Parameter owner: The type or mixin that the line is in; `nil` for the file.
  func explanation(of setting: SettingSyntax, within owner: String?) -> ExplanationText {
    let line = index.line(of: setting.span)
    let text = SettingWords.text(of: setting, in: index)
    var rows = [ExplanationRow("sets", SettingWords.meaning(of: setting.kind))]
    if setting.kind.concernsRules {
      let concerned = concernedRules { rule in
        rule.settings.contains { $0.line == line && $0.text == text && rules.isOf(file, $0.file, rule, index) }
      }
      let named = isKeys(setting.kind) ? concerned.filter { !hasArrow($0) } : concerned
      rows.append(.init("concerns", Self.count(named)))
      if isKeys(setting.kind), let example = named.first(where: { $0.place != nil && $0.place != $0.name }) {
        rows.append(.init("example", "\(example.owner).\(example.name) is under \(example.place ?? "")"))
      }
    } else {
      rows.append(.init("concerns", owner ?? "the types of the file that have no such line of their own"))
    }
    return .init(title: text, rows: rows)
  }

  func explanation(of via: DefaultViaSyntax, within owner: String?) -> ExplanationText {
    let line = index.line(of: via.span)
    let subject = rules.subject(of: via)
    let steps = StepWords(index: index, file: file).steps(via.pipeline)
    let concerned = concernedRules { rule in rule.via?.line == line && rule.via?.text == "default \(subject)" }
    let of = subject.hasPrefix(".") ? "properties called \(subject.dropFirst())" : "properties of type \(subject)"
    return .init(
      title: text(via.span),
      rows: [
        .init("sets", "the steps of \(of) that have none of their own"),
        .init("steps", steps.map { $0.meaning.isEmpty ? $0.text : "\($0.text): \($0.meaning)" }),
        .init("concerns", Self.count(concerned)),
      ])
  }

  private func concernedRules(_ isConcerned: (RuleExplanation) -> Bool) -> [RuleExplanation] {
    program.mappings.flatMap { mapping -> [RuleExplanation] in
      if case .transform = mapping.kind { return [] }
      return rules.explanations(of: mapping.id).filter(isConcerned)
    }
  }

  private func isKeys(_ kind: SettingSyntax.Kind) -> Bool { if case .keys = kind { true } else { false } }

  private func hasArrow(_ rule: RuleExplanation) -> Bool { rule.hasArrow }

  private static func count(_ rules: [RuleExplanation]) -> String {
    guard !rules.isEmpty else { return "no property" }
    let types = Set(rules.map(\.owner)).count
    return "\(rules.count) propert\(rules.count == 1 ? "y" : "ies") of \(types) type\(types == 1 ? "" : "s")"
  }
}

extension RuleExplainer {
  /// Whether the setting of a rule is one of a file, which is named only if it is not that of the rule.
  fileprivate func isOf(_ file: FileID, _ name: String?, _ rule: RuleExplanation, _ index: DeclarationIndex) -> Bool {
    let own = index.files[file]?.source.name
    return name.map { $0 == own } ?? (rule.origin.file == own)
  }
}
