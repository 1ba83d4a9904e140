import KVMapSema
import KVMapSource
import KVMapSyntax

/// A transformer that many properties of one type share.
extension Refactorings {
  private static let fewest = 3

  /// `default Date via epoch_seconds`, where all dates of the file, and of those that import it, have these steps.
  func writeDefaultVia(_ property: PropertySyntax) -> Refactoring? {
    guard let type = Self.scalar(of: property.type), let shared = steps(of: property, in: view) else { return nil }
    var sharing: [PropertySyntax] = []
    for file in workspace.activeFiles where workspace.imports(from: file.id).contains(view.file.id) {
      let other = file.id == view.file.id ? view : FileView(file, unit: view.unit)
      for property in Self.properties(of: file.parsed.tree) where Self.mentions(type, property.type) {
        // Elsewhere, a property with steps of its own keeps these, and one without any would get some.
        guard Self.scalar(of: property.type) == type, let own = steps(of: property, in: other) else { return nil }
        if own == shared, file.id == view.file.id { sharing.append(property) }
        if own != shared { return nil }
      }
      for item in file.parsed.tree.items {
        if case .defaultVia(let line) = item, case .type(let subject) = line.subject,
          other.text(subject.span) == type.rawValue
        {
          return nil
        }
      }
    }
    guard sharing.count >= Self.fewest else { return nil }
    return Refactoring(.writeDefaultVia, "write 'default \(type.rawValue) via \(shared)' for all") {
      let removals = sharing.compactMap { property -> Replacement? in
        guard let first = property.pipeline.first, let last = property.pipeline.last,
          let pipe = view.token(before: first.span.start), pipe.kind == .pipe,
          let start = view.token(before: pipe.start)?.end
        else { return nil }
        return Replacement(span: Span(file: view.file.id, start: start, end: last.span.end), text: "")
      }
      return removals + [insertionOfSetting("default \(type.rawValue) via \(shared)")]
    }
  }

  /// The pipeline as it is written; `nil` without one.
  private func steps(of property: PropertySyntax, in view: FileView) -> String? {
    guard let first = property.pipeline.first, let last = property.pipeline.last else { return nil }
    return view.text(first.span.start, last.span.end)
  }

  /// A line behind the settings of the file.
  private func insertionOfSetting(_ line: String) -> Replacement {
    var last: Span?
    for item in view.tree.items {
      switch item {
      case .importFile, .importModule, .setting, .defaultVia, .externType: last = item.span
      case .transform, .mixin, .type, .family, .enumeration, .union, .test, .nested, .error: break
      }
    }
    if let last { return insertion("\n" + line, at: view.end(of: last)) }
    if let edition = view.tree.edition { return insertion("\n\n" + line, at: view.end(of: edition.span)) }
    return insertion(line + "\n\n", at: 0)
  }

  private static func properties(of tree: SyntaxTree) -> [PropertySyntax] {
    tree.flatItems.flatMap { item -> [PropertySyntax] in
      switch item {
      case .type(let type): NamesInSight.properties(in: type.members)
      case .mixin(let mixin): NamesInSight.properties(in: mixin.members)
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .family, .enumeration, .union,
        .test, .nested, .error:
        []
      }
    }
  }

  /// The built-in type of a property, or of an optional one.
  private static func scalar(of type: TypeSyntax?) -> Scalar? {
    switch type {
    case .named(let name, _, _): Scalar(rawValue: name.text)
    case .optional(let wrapped, _): scalar(of: wrapped)
    case .array, .dictionary, .missing, nil: nil
    }
  }

  /// Whether a type is another one or contains it.
  private static func mentions(_ scalar: Scalar, _ type: TypeSyntax?) -> Bool {
    switch type {
    case .named(let name, let arguments, _):
      name.text == scalar.rawValue || arguments.contains { mentions(scalar, $0) }
    case .optional(let wrapped, _): mentions(scalar, wrapped)
    case .array(let element, _): mentions(scalar, element)
    case .dictionary(let key, let value, _): mentions(scalar, key) || mentions(scalar, value)
    case .missing, nil: false
    }
  }
}
