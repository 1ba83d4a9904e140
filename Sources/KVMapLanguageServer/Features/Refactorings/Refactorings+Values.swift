import KVMapSema
import KVMapSource
import KVMapSyntax

/// What else is accepted.
extension Refactorings {
  /// `T` → `T?`
  func makeOptional(_ property: PropertySyntax) -> Refactoring? {
    guard let type = property.type, property.defaultValue == nil, !property.isTransient else { return nil }
    switch type {
    case .optional, .missing: return nil
    case .named, .array, .dictionary:
      return Refactoring(.makeOptional, "make '\(property.name.text)' optional") {
        [insertion("?", at: type.span.end)]
      }
    }
  }

  /// `count: Int` → `count: Int = 0`
  func giveDefault(_ property: PropertySyntax) -> Refactoring? {
    guard let type = property.type, property.defaultValue == nil, !property.isTransient,
      let literal = names.plainLiteral(of: type)
    else { return nil }
    let ends = [type.span, property.source?.span, property.writtenSource?.span, property.sentinels?.span]
    let end = (ends.compactMap { $0?.end } + property.pipeline.map(\.span.end)).max() ?? type.span.end
    return Refactoring(.giveDefault, "give '\(property.name.text)' the default \(literal)") {
      [insertion(" = \(literal)", at: end)]
    }
  }

  // MARK: Cases

  /// Adds `other(String) <-> else`.
  func keepUnknownCases(of item: EnumSyntax) -> Refactoring? {
    // The cases of the enum are in Swift.
    guard !item.isMapped, item.name != nil else { return nil }
    let raw = item.rawType.map { view.text($0.span) }.flatMap { Scalar(rawValue: $0) }
    return keepUnknownCases(item.cases, item.span) { "\($0)(\(raw?.rawValue ?? Scalar.string.rawValue)) <-> else" }
  }

  /// Adds `other: Object <-> else`.
  func keepUnknownCases(of item: UnionSyntax) -> Refactoring? {
    guard !item.isMapped, item.key != nil || item.isByKey else { return nil }
    return keepUnknownCases(item.cases, item.span) { "\($0): Object <-> else" }
  }

  private func keepUnknownCases(_ cases: [CaseSyntax], _ span: Span, _ text: (String) -> String) -> Refactoring? {
    let hasElse = cases.contains { if case .otherwise = $0.target { true } else { false } }
    guard !hasElse, let last = cases.last,
      let name = ["other", "unknown", "others"].first(where: { name in !cases.contains { $0.name.text == name } })
    else { return nil }
    let line = "\n" + text(name)
    return Refactoring(.keepUnknownCases, "keep unknown cases as '\(name)'") {
      [insertion(line, at: view.lines(of: last.span).upperBound)]
    }
  }
}

extension PropertySyntax { var isTransient: Bool { attributes.contains { $0.text == "transient" } } }
