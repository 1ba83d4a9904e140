import KVMapExplain
import KVMapSema
import KVMapSource
import KVMapSyntax

/// The syntax of what a program declares, found by the lines that the program gives.
struct DeclarationPlaces {
  private let files: [ParsedFile]
  private let program: Program
  private let sources: SourceSet
  private let tables: [FileID: LineTable]
  private var unitOfMapping: [MappingID: FileID] = [:]
  private var unitOfEnumeration: [EnumerationID: FileID] = [:]

  init(_ compilation: Compilation, _ program: Program) {
    files = compilation.files
    self.program = program
    sources = compilation.sources
    tables = Dictionary(files.map { ($0.source.id, LineTable($0.source)) }, uniquingKeysWith: { first, _ in first })
    for unit in program.units {
      for id in unit.mappings { unitOfMapping[id] = unit.file }
      for id in unit.enumerations { unitOfEnumeration[id] = unit.file }
    }
  }

  func file(_ id: FileID) -> ParsedFile? { files.first { $0.source.id == id } }

  func line(of span: Span) -> Int { tables[span.file]?.lineNumber(at: span.start) ?? 0 }

  func path(of file: FileID) -> String { sources[file]?.path ?? "" }

  /// The declaration of a type; `nil` for what is not declared as one.
  func type(of mapping: Mapping) -> TypeDeclarationSyntax? {
    switch mapping.kind {
    case .genericUnion, .transform: return nil
    case .owned, .structure, .classType, .named: break
    }
    guard let id = unitOfMapping[mapping.id], let file = file(id) else { return nil }
    let found = file.tree.flatItems.compactMap { item -> TypeDeclarationSyntax? in
      if case .type(let type) = item, let name = type.name, line(of: name.span) == mapping.origin.line {
        type
      } else {
        nil
      }
    }
    guard found.count > 1 else { return found.first }
    return found.first { type in
      mapping.fullName.hasSuffix((type.name?.text ?? "") + (type.alias.map { ".\($0.text)" } ?? ""))
    }
  }

  /// The innermost declaration of a type around a part of a file; `nil` if there is none.
  func type(around span: Span) -> TypeDeclarationSyntax? {
    let types = (file(span.file)?.tree.flatItems ?? []).compactMap { item in
      if case .type(let type) = item { type } else { nil }
    }
    return types.last { $0.span.start <= span.start && span.end <= $0.span.end }
  }

  func enumeration(_ enumeration: Enumeration) -> EnumSyntax? {
    guard let id = unitOfEnumeration[enumeration.id], let file = file(id) else { return nil }
    let found = file.tree.flatItems.compactMap { item -> EnumSyntax? in
      guard case .enumeration(let syntax) = item, let name = syntax.name else { return nil }
      return line(of: name.span) == enumeration.origin.line ? syntax : nil
    }
    return found.count > 1 ? found.first { enumeration.typeName.hasSuffix($0.name?.text ?? "") } : found.first
  }

  /// The union that a problem names.
  func union(of rule: RuleOrigin, named name: String) -> UnionSyntax? {
    for unit in program.units where unit.name == rule.file {
      for case .union(let union) in file(unit.file)?.tree.flatItems ?? [] {
        guard let found = union.name, name.hasSuffix(found.text), line(of: found.span) == rule.line else { continue }
        return union
      }
    }
    return nil
  }

  /// The property of a rule that a problem names, of a type or of a mixin.
  func property(of rule: RuleOrigin, named name: String) -> PropertySyntax? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for unit in program.units where unit.name == rule.file {
      for item in file(unit.file)?.tree.flatItems ?? [] {
        let members: [MemberSyntax]
        switch item {
        case .type(let type): members = type.members
        case .mixin(let mixin): members = mixin.members
        case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .family, .enumeration, .union,
          .test, .nested, .error:
          continue
        }
        if let found = members.properties.first(where: { $0.name.text == last && line(of: $0.span) == rule.line }) {
          return found
        }
      }
    }
    return nil
  }

  /// The file that a rule or a declaration is in, as the caller named it.
  func path(of origin: RuleOrigin) -> String { program.units.first { $0.name == origin.file }?.path ?? origin.file }

  // MARK: - Settings

  /// The style that gives the keys of a type, or of a file.
  func style(of type: TypeDeclarationSyntax?, in file: FileID) -> KeyStyle {
    let own = type.flatMap {
      Self.style($0.members.compactMap { if case .setting(let setting) = $0 { setting } else { nil } })
    }
    if let own { return own }
    let settings = self.file(file)?.tree.items.compactMap { item -> SettingSyntax? in
      if case .setting(let setting) = item { setting } else { nil }
    }
    return Self.style(settings ?? []) ?? .exact
  }

  private static func style(_ settings: [SettingSyntax]) -> KeyStyle? {
    for setting in settings {
      if case .keys(let styles, _) = setting.kind, let first = styles.first { return KeyStyle(rawValue: first.text) }
    }
    return nil
  }

  /// The steps that values of a type have by default, as they are written; `nil` if no line says it.
  func defaultSteps(for name: String, in type: TypeDeclarationSyntax?, of file: FileID) -> String? {
    var levels = [
      type?.members.compactMap { member -> DefaultViaSyntax? in
        if case .defaultVia(let line) = member { line } else { nil }
      } ?? []
    ]
    let own = self.file(file)
    levels.append(own.map { Self.defaults(of: $0.tree) } ?? [])
    for case .importFile(let item) in own?.tree.items ?? [] {
      guard let path = item.path?.value, case .file(let id) = sources.target(ofImport: path, in: file) else { continue }
      levels.append(self.file(id).map { Self.defaults(of: $0.tree) } ?? [])
    }
    for line in levels.joined() {
      guard case .type(.named(let subject, _, _)) = line.subject, subject.text == name, let first = line.pipeline.first,
        let last = line.pipeline.last
      else { continue }
      return text(from: first.span, to: last.span)
    }
    return nil
  }

  private static func defaults(of tree: SyntaxTree) -> [DefaultViaSyntax] {
    tree.items.compactMap { if case .defaultVia(let line) = $0 { line } else { nil } }
  }

  /// The text of a file from one place to another.
  func text(from start: Span, to end: Span) -> String {
    guard let bytes = sources[start.file]?.bytes, start.start <= end.end, end.end <= bytes.count else { return "" }
    return String(decoding: bytes[start.start..<end.end], as: UTF8.self)
  }
}
