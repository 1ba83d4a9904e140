package import KVMapSema
package import KVMapSource
package import KVMapSyntax

/// The declarations of the files of a compilation, found by name or by the line that a `Program` gives for them.
///
/// A `Program` contains no syntax, and says what is done, not how it is written. This leads from one to the other.
package struct DeclarationIndex: Sendable {
  struct Place: Hashable {
    var file: FileID
    var line: Int
  }

  let files: [FileID: ParsedFile]
  private let tables: [FileID: LineTable]
  private var types: [Place: [TypeDeclarationSyntax]] = [:]
  private var mixins: [String: [(file: FileID, syntax: MixinSyntax)]] = [:]
  private var transforms: [String: [(file: FileID, syntax: TransformSyntax)]] = [:]
  private var imports: [FileID: [FileID]] = [:]
  private(set) var levels: [FileID: SettingsLevel] = [:]

  /// - Parameters:
  ///   - files: All files of the compilation, including imported ones.
  ///   - sources: The set that they belong to, which determines which file an `import "…"` refers to.
  /// - Complexity: Linear in the size of the files.
  package init(_ files: [ParsedFile], of sources: SourceSet) {
    self.files = Dictionary(files.map { ($0.source.id, $0) }, uniquingKeysWith: { first, _ in first })
    tables = self.files.mapValues { LineTable($0.source) }
    for file in files {
      let id = file.source.id
      var level = SettingsLevel(file: id, owner: .file)
      for item in file.tree.flatItems {
        switch item {
        case .type(let type):
          if let name = type.name { types[Place(file: id, line: line(of: name.span)), default: []].append(type) }
        case .mixin(let mixin): if let name = mixin.name { mixins[name.text, default: []].append((id, mixin)) }
        case .transform(let transform):
          if let name = transform.name { transforms[name.text, default: []].append((id, transform)) }
        case .importFile(let item):
          if let path = item.path?.value, case .file(let target) = sources.target(ofImport: path, in: id) {
            imports[id, default: []].append(target)
          }
        case .setting(let setting): level.settings.append(setting)
        case .defaultVia(let line): level.vias.append(line)
        case .importModule, .externType, .family, .enumeration, .union, .test, .nested, .error: break
        }
      }
      levels[id] = level
    }
  }

  // MARK: Places

  /// The number of the line that a span begins in; 0 for a span of an unknown file.
  func line(of span: Span) -> Int { tables[span.file]?.lineNumber(at: span.start) ?? 0 }

  /// The numbers of the lines that a span covers.
  func lines(of span: Span) -> ClosedRange<Int> {
    let first = line(of: span)
    let last = tables[span.file]?.lineNumber(at: max(span.start, span.end - 1)) ?? first
    return first...max(first, last)
  }

  func table(of file: FileID) -> LineTable? { tables[file] }

  /// The text of a span on one line, with single blanks in the places of line ends and indentation.
  func text(of span: Span) -> String {
    guard let bytes = files[span.file]?.source.bytes, span.start <= span.end, span.end <= bytes.count else { return "" }
    let text = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Declarations

  /// The declaration of a type.
  ///
  /// - Parameters:
  ///   - line: The line of its name.
  ///   - name: Its name in mapping files, to tell apart declarations in one line.
  func type(at line: Int, of file: FileID, named name: String) -> TypeDeclarationSyntax? {
    let found = types[Place(file: file, line: line)] ?? []
    guard found.count > 1 else { return found.first }
    return found.first { $0.fullName == name } ?? found.first { name.hasSuffix(".\($0.fullName)") } ?? found.first
  }

  /// The mixin that a name means in a file: that of the file itself, else that of a file that it imports.
  func mixin(_ name: String, usedIn file: FileID) -> (file: FileID, syntax: MixinSyntax)? {
    nearest(mixins[name] ?? [], to: file, at: \.file)
  }

  func transform(_ name: String, usedIn file: FileID) -> (file: FileID, syntax: TransformSyntax)? {
    nearest(transforms[name] ?? [], to: file, at: \.file)
  }

  func imported(by file: FileID) -> [FileID] { imports[file] ?? [] }

  private func nearest<Item>(_ items: [Item], to file: FileID, at place: KeyPath<Item, FileID>) -> Item? {
    guard items.count > 1 else { return items.first }
    let imported = imports[file] ?? []
    return items.first { $0[keyPath: place] == file } ?? items.first { imported.contains($0[keyPath: place]) }
      ?? items.first
  }
}

/// The setting lines of a file, a type or a mixin, and its `default … via` lines.
struct SettingsLevel {
  enum Owner: Hashable {
    case file
    case type
    case mixin(String)
  }

  var file: FileID
  var owner: Owner
  var settings: [SettingSyntax] = []
  var vias: [DefaultViaSyntax] = []

  init(file: FileID, owner: Owner, members: [MemberSyntax] = []) {
    self.file = file
    self.owner = owner
    for member in members {
      switch member {
      case .setting(let setting): settings.append(setting)
      case .defaultVia(let line): vias.append(line)
      case .property, .root, .hook, .context, .element, .namespace, .block, .check, .error: break
      }
    }
  }
}

extension TypeDeclarationSyntax {
  /// `User`, and `User.Form` for a second mapping.
  var fullName: String { (name?.text ?? "") + (alias.map { ".\($0.text)" } ?? "") }
}

extension [MemberSyntax] {
  /// The properties, including those in blocks, in their order.
  ///
  /// Recursion is as deep as blocks nest, which the parser limits.
  package var properties: [PropertySyntax] {
    flatMap { member -> [PropertySyntax] in
      switch member {
      case .property(let property): [property]
      case .block(let block): block.members.properties
      case .setting, .defaultVia, .root, .hook, .context, .element, .namespace, .check, .error: []
      }
    }
  }
}
