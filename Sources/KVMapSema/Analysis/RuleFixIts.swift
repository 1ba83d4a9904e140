import KVMapSource
import KVMapSyntax

/// Finds the changes that remove a diagnostic and depend only on how its rule is written.
///
/// The same problem is found in many places: that a rule cannot be inverted is reported by the checks of paths, of
/// transformers and of tables. Making the rule read-only is the same change for all of them, so it is built here.
struct RuleFixIts {
  private typealias FixIt = Diagnostic.FixIt

  /// The properties of the items of a file that have diagnostics, in source order.
  private let properties: [FileID: [PropertySyntax]]
  private let files: [FileID: ParsedFile]

  /// - Parameters:
  ///   - files: All files, whose trees may have been released.
  ///   - whole: The same files with their trees, if there are any; else those that have diagnostics are parsed again.
  /// - Returns: The diagnostics in the same order; those that already have a fix-it keep it.
  /// - Complexity: Linear in the size of the files that have diagnostics, and for each diagnostic logarithmic in the
  ///   number of properties.
  static func added(to diagnostics: [Diagnostic], in files: [ParsedFile], whole: [ParsedFile]) -> [Diagnostic] {
    let reported = diagnostics.filter { $0.fixIts.isEmpty && isKnown($0.id) }
    if reported.isEmpty { return diagnostics }
    let spans = reported.flatMap { [$0.span] + $0.notes.compactMap(\.span) }
    let places = Dictionary(grouping: spans, by: \.file).mapValues { $0.map(\.start).sorted() }
    let finder = RuleFixIts(
      whole.isEmpty
        ? files.filter { places[$0.source.id] != nil }.map(Self.parsedAgain)
        : whole.filter { places[$0.source.id] != nil },
      at: places)
    return diagnostics.map { diagnostic in
      guard diagnostic.fixIts.isEmpty, let fixIt = finder.fixIt(for: diagnostic) else { return diagnostic }
      var fixable = diagnostic
      fixable.fixIts = [fixIt]
      return fixable
    }
  }

  /// - Parameter places: Where diagnostics and their notes are, in ascending order. Most items of a file have none.
  private init(_ files: [ParsedFile], at places: [FileID: [Int]]) {
    self.files = Dictionary(files.map { ($0.source.id, $0) }, uniquingKeysWith: { first, _ in first })
    properties = self.files.mapValues { file in
      let places = places[file.source.id] ?? []
      return file.tree.flatItems.filter { Self.hasPlace($0.span, among: places) }.flatMap(Self.properties)
    }
  }

  /// Whether one of these places, in ascending order, is within a span.
  private static func hasPlace(_ span: Span, among places: [Int]) -> Bool {
    let next = prefixCount(of: places) { $0 < span.start }
    return next < places.count && places[next] < span.end
  }

  /// The syntax trees were released while they were checked. Few files have diagnostics.
  private static func parsedAgain(_ file: ParsedFile) -> ParsedFile {
    ParsedFile(source: file.source, tree: parse(file.source).tree, hasSyntaxErrors: file.hasSyntaxErrors)
  }

  /// The function that builds the fix-it for the property that contains a diagnostic.
  private static let finders: [SemaDiagnosticID: @Sendable (Diagnostic, PropertySyntax) -> Diagnostic.FixIt?] = [
    .conflictingPaths: { $0.notes.contains { $0.message == SemaDiagnostics.readOnly } ? letItOnlyRead($1) : nil },
    .defaultMismatch: { $1.defaultValue?.isNil == true && $1.defaultValue?.span == $0.span ? makeOptional($1) : nil },
    .duplicateModifier: { removeModifier(at: $0.span, of: $1) },
    .lossyRoundtrip: { sayThatItIsWanted($1) },
    .lossyWithoutFallback: { makeOptional($1) },
    .misplacedAttribute: { $1.type?.span == $0.span ? removeAttribute("lazy", of: $1) : nil },
    // What only writes is no better where the rule only reads.
    .notReversible: { $0.notes.contains(SemaDiagnostics.onlyWrites) ? nil : letItOnlyRead($1) },
    .recursiveStruct: {
      if $0.notes.contains(SemaDiagnostics.canBeBoxed) { return putInBox($1) }
      return $0.notes.contains(SemaDiagnostics.endsByOptional) ? makeOptional($1) : nil
    },
    .unreachable: { removeAlternative(at: $0.span, of: $1) },
  ]

  private static func isKnown(_ id: String) -> Bool {
    guard let id = SemaDiagnosticID(rawValue: id) else { return false }
    return finders[id] != nil || id == .notReadable || id == .unusedImport
  }

  private func fixIt(for diagnostic: Diagnostic) -> FixIt? {
    guard let id = SemaDiagnosticID(rawValue: diagnostic.id) else { return nil }
    if id == .unusedImport { return removeImport(at: diagnostic.span) }
    if id == .duplicateModifier, let fixIt = removeMixin(at: diagnostic.span) { return fixIt }
    // Change the place where the value can only be written, not the place where it is read.
    if id == .notReadable {
      return diagnostic.notes.firstResult(of: \.span).flatMap(property).flatMap(Self.makeOptional)
    }
    guard let finder = Self.finders[id], let property = property(at: diagnostic.span) else { return nil }
    return finder(diagnostic, property)
  }

  /// The property whose text contains the start of a span.
  private func property(at span: Span) -> PropertySyntax? {
    guard let properties = properties[span.file], let index = Self.index(of: span, in: properties, \.span) else {
      return nil
    }
    return properties[index]
  }

  /// The element whose text contains the start of a span, in O(log n): one rule may have as many problems as it has
  /// alternatives.
  ///
  /// - Parameter elements: In the order of the text.
  private static func index<Element>(of span: Span, in elements: [Element], _ spans: (Element) -> Span) -> Int? {
    let next = prefixCount(of: elements) { spans($0).start <= span.start }
    return next > 0 && span.start < spans(elements[next - 1]).end ? next - 1 : nil
  }

  /// How many elements at the beginning fulfil a condition that no element after them does, in O(log n).
  private static func prefixCount<Element>(of elements: [Element], while condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func properties(of item: ItemSyntax) -> [PropertySyntax] {
    switch item {
    case .type(let type): properties(of: type.members)
    case .mixin(let mixin): properties(of: mixin.members)
    case .transform(let transform):
      if case .members(let members) = transform.body {
        members.compactMap { if case .property(let property) = $0 { property } else { nil } }
      } else {
        []
      }
    case .importFile, .importModule, .setting, .defaultVia, .externType, .family, .enumeration, .union, .test,
      .nested, .error:
      []
    }
  }

  private static func properties(of members: [MemberSyntax]) -> [PropertySyntax] {
    members.withoutBlocks.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }
}

// MARK: - Fix-its

extension RuleFixIts {
  private static func letItOnlyRead(_ property: PropertySyntax) -> FixIt? {
    guard let arrow = property.arrow, arrow.arrow == .both else { return nil }
    return FixIt(message: "make it read-only", span: arrow.span, replacement: "<-", isGuess: true)
  }

  private static func sayThatItIsWanted(_ property: PropertySyntax) -> FixIt? {
    let start = Span(file: property.span.file, start: property.span.start, end: property.span.start)
    return FixIt(
      message: "mark the property '@canonical'", span: start, replacement: "@canonical ", isGuess: true)
  }

  private static func putInBox(_ property: PropertySyntax) -> FixIt? {
    let start = Span(file: property.span.file, start: property.span.start, end: property.span.start)
    return FixIt(message: "mark the property '@boxed'", span: start, replacement: "@boxed ")
  }

  private static func makeOptional(_ property: PropertySyntax) -> FixIt? {
    guard let type = property.type else { return nil }
    // A `Field` represents null itself.
    if case .named(let name, _, _) = type, name.text == "Field" { return nil }
    let end = Span(file: type.span.file, start: type.span.end, end: type.span.end)
    return FixIt(message: "make the type optional", span: end, replacement: "?", isGuess: true)
  }

  /// Removes a duplicate word, with the spaces after it. Of two that contradict each other it is unknown which one is
  /// meant.
  private static func removeModifier(at span: Span, of property: PropertySyntax) -> FixIt? {
    guard let index = property.modifiers.firstIndex(where: { $0.span == span }), let type = property.type,
      property.modifiers[..<index].contains(where: { $0.modifier == property.modifiers[index].modifier })
    else { return nil }
    let isLast = index + 1 == property.modifiers.count
    let next = isLast ? type.span.start : property.modifiers[index + 1].span.start
    return FixIt(
      message: "remove '\(property.modifiers[index].modifier.rawValue)'",
      span: Span(file: span.file, start: span.start, end: next), replacement: "")
  }

  /// Removes an attribute, with the spaces after it.
  private static func removeAttribute(_ name: String, of property: PropertySyntax) -> FixIt? {
    guard let index = property.attributes.firstIndex(where: { $0.text == name }) else { return nil }
    let isLast = index + 1 == property.attributes.count
    let next = isLast ? property.name.span.start : property.attributes[index + 1].span.start
    let span = property.attributes[index].span
    return FixIt(
      message: "remove '@\(name)'", span: Span(file: span.file, start: span.start, end: next), replacement: "")
  }

  /// Removes an alternative with the preceding `??`.
  private static func removeAlternative(at span: Span, of property: PropertySyntax) -> FixIt? {
    guard let source = property.source else { return nil }
    var alternatives = source.alternatives
    // Bounded by the nesting of gathers in the text, which the parser limits.
    while let index = Self.index(of: span, in: alternatives, \.span) {
      if index > 0, alternatives[index].span == span {
        return FixIt(
          message: "remove it",
          span: Span(file: span.file, start: alternatives[index - 1].span.end, end: span.end),
          replacement: "")
      }
      guard case .gather(let gather) = alternatives[index] else { return nil }
      let sources = (gather.entries ?? []).compactMap(\.source)
      guard let index = Self.index(of: span, in: sources, \.span) else { return nil }
      alternatives = sources[index].alternatives
    }
    return nil
  }

  /// Removes a duplicate mixin after `with`, with the preceding comma.
  private func removeMixin(at span: Span) -> FixIt? {
    for case .type(let type) in files[span.file]?.tree.flatItems ?? [] {
      guard let index = type.mixins.firstIndex(where: { $0.span == span }), index > 0 else { continue }
      return FixIt(
        message: "remove '\(type.mixins[index].text)'",
        span: Span(file: span.file, start: type.mixins[index - 1].span.end, end: span.end), replacement: "")
    }
    return nil
  }

  /// Removes an import, with its line if there is nothing else on it.
  private func removeImport(at span: Span) -> FixIt? {
    guard let file = files[span.file] else { return nil }
    for case .importFile(let item) in file.tree.items where item.path?.span == span {
      var end = item.span.end
      let bytes = file.source.bytes
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
      return FixIt(
        message: "remove the import",
        span: Span(file: span.file, start: item.span.start, end: endsLine ? min(end + 1, bytes.count) : item.span.end),
        replacement: "")
    }
    return nil
  }
}
