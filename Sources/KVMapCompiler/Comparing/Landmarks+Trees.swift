import KVMapDiff
import KVMapSema
import KVMapSource
import KVMapSyntax

extension Landmarks {
  /// The places of what files declare. A `Program` has lines only.
  init(_ files: [ParsedFile]) {
    self.init()
    for file in files {
      var builder = LandmarkBuilder(file.source)
      for item in file.tree.flatItems { builder.add(item) }
      places.merge(builder.places) { first, _ in first }
      mixins.merge(builder.mixins) { first, _ in first }
      settings += builder.settings
    }
  }
}

private struct LandmarkBuilder {
  let file: SourceFile
  let lines: LineTable
  var places: [Landmarks.Key: Landmarks.Place] = [:]
  var mixins: [Span: String] = [:]
  var settings: [Landmarks.Setting] = []

  init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file)
  }

  mutating func add(_ item: ItemSyntax) {
    switch item {
    case .importFile, .importModule, .externType, .nested, .error: break
    case .setting(let setting): add(setting, in: nil)
    case .defaultVia(let item): add(.via, item.span, in: nil)
    case .transform(let item):
      add(item.name, head: item.span)
      guard case .members(let members) = item.body else { return }
      for case .property(let property) in members { add(property, of: nil) }
    case .mixin(let item):
      add(item.name, head: item.span)
      for member in item.members { add(member, in: item.name?.text, mixin: item.name?.text) }
    case .type(let item):
      for name in [item.alias, item.name?.parts.last].compactMap(\.self) { add(name, head: item.headSpan) }
      let type = item.alias.map { "\(item.name?.text ?? "").\($0.text)" } ?? item.name?.text
      for member in item.members { add(member, in: type, mixin: nil) }
    case .family(let item):
      add(item.name?.parts.last, head: item.span)
      for one in item.cases { add(one.name, head: one.span) }
    case .enumeration(let item):
      for name in [item.alias, item.name?.parts.last].compactMap(\.self) { add(name, head: item.span) }
      for one in item.cases { add(one.name, head: one.span) }
    case .union(let item):
      for name in [item.alias, item.name?.parts.last].compactMap(\.self) { add(name, head: item.span) }
      for one in item.cases { add(one.name, head: one.span) }
    case .test(let item):
      let line = lines.lineNumber(at: item.span.start)
      let span = item.title?.span ?? item.span
      places[Landmarks.Key(file: file.id, line: line, name: "")] = Landmarks.Place(span: head(item.span.start, span))
    }
  }

  private mutating func add(_ member: MemberSyntax, in type: String?, mixin: String?) {
    switch member {
    case .property(let property): add(property, of: mixin)
    case .setting(let setting): add(setting, in: type)
    case .defaultVia(let item): add(.via, item.span, in: type)
    case .block(let block): for member in block.members { add(member, in: type, mixin: mixin) }
    case .root, .hook, .context, .element, .namespace, .check, .error: break
    }
  }

  private mutating func add(_ property: PropertySyntax, of mixin: String?) {
    add(property.name, head: property.span, mixin: mixin)
  }

  /// - Parameter head: Begins where the declaration does, in front of its keyword or its attributes.
  private mutating func add(_ name: NameSyntax?, head: Span, mixin: String? = nil) {
    guard let name else { return }
    let place = Landmarks.Place(span: self.head(head.start, name.span))
    if let mixin { mixins[place.span] = mixin }
    for line in [lines.lineNumber(at: name.span.start), lines.lineNumber(at: head.start)] {
      let key = Landmarks.Key(file: file.id, line: line, name: name.text)
      places[key] = places[key] ?? place
    }
  }

  /// From the beginning of a declaration to the end of its name, if both are in one line.
  private func head(_ start: Int, _ name: Span) -> Span {
    guard start <= name.start, lines.lineNumber(at: start) == lines.lineNumber(at: name.start) else { return name }
    return Span(file: file.id, start: start, end: name.end)
  }

  private mutating func add(_ setting: SettingSyntax, in type: String?) {
    let kind: Landmarks.Setting.Kind =
      switch setting.kind {
      case .keys: .keys
      case .coercion: .coercion
      case .unknown: .unknown
      case .duplicates: .duplicates
      case .empty: .empty
      case .nilWriting: .nilWriting
      case .nilReading: .nilReading
      case .depth: .depth
      case .access: .access
      case .properties: .properties
      case .sync, .syncTable: .sync
      }
    add(kind, setting.span, in: type)
  }

  private mutating func add(_ kind: Landmarks.Setting.Kind, _ span: Span, in type: String?) {
    let text = String(decoding: file.bytes[max(0, span.start)..<min(file.bytes.count, span.end)], as: UTF8.self)
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    settings.append(Landmarks.Setting(kind: kind, type: type, file: file.id, text: words, span: span))
  }
}
