/// The text of a program, for golden tests and for inspecting the result of the analysis.
///
/// Equal programs have equal texts, on every machine and in every run. Paths of files are as the caller gave them.
package enum ProgramDump {
  package static func text(of program: Program) -> String {
    var dump = ProgramPrinter(program: program)
    for unit in program.units {
      dump.line("file \(unit.name)")
      dump.indented { dump in
        for module in unit.swiftImports { dump.line("import \(module)") }
        for id in unit.enumerations { dump.enumeration(program[id]) }
        for id in unit.unions { dump.union(program[id]) }
        for id in unit.mappings { dump.mapping(program[id]) }
        for entity in unit.entities { dump.entity(entity) }
        for test in unit.tests { dump.test(test) }
      }
    }
    return dump.text
  }
}

/// Prints the parts of a program, one function per part.
struct ProgramPrinter {
  let program: Program
  private let names: TypeNames
  var text = ""
  private var depth = 0

  init(program: Program) {
    self.program = program
    names = TypeNames(program)
  }

  mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  mutating func indented(_ body: (inout ProgramPrinter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  // MARK: Mappings

  mutating func mapping(_ mapping: Mapping) {
    for doc in mapping.documentation { line("/// \(doc)") }
    let kind: String
    switch mapping.kind {
    case .owned: kind = "map \(mapping.typeName)"
    case .classType(let base, let inherited):
      kind = "class \(mapping.typeName)" + (base.map { ": #\($0.index) (\(inherited) inherited)" } ?? "")
    case .named(let name): kind = "map \(mapping.typeName) as \(name)"
    case .transform(let name): kind = "transform \(name) of \(mapping.typeName)"
    case .genericUnion(let union): kind = "generic union #\(union.index) \(mapping.typeName)"
    case .structure: kind = "struct \(mapping.typeName)" + text(of: mapping.extras.conformances)
    }
    line("#\(mapping.id.index) \(kind) (line \(mapping.origin.line))")
    indented { dump in
      dump.line(dump.summary(of: mapping))
      dump.extras(mapping.extras)
      for (index, property) in mapping.properties.enumerated() { dump.property(property, index) }
      dump.line(mapping.reading.needsObject ? "read" : "read any value")
      dump.indented { $0.object(mapping.reading.root) }
      if let record = mapping.reading.record { dump.indented { $0.record(record) } }
      for (index, slot) in mapping.reading.slots.enumerated() { dump.line("slot \(index): \(slot.description)") }
      for deferred in mapping.reading.deferred {
        dump.line("then .\(mapping.properties[deferred.property].name) from \(dump.source(deferred.source))")
      }
      dump.line("write")
      dump.indented { $0.plan(mapping.writing) }
    }
  }

  private func text(of conformances: Conformances) -> String {
    (conformances.contains(.hashable) ? ": Hashable" : "") + (conformances.contains(.sendable) ? "" : ", not Sendable")
  }

  private func summary(of mapping: Mapping) -> String {
    var words: [String] = []
    switch mapping.construction {
    case .inPlace: words.append("in place")
    case .memberwise: words.append("memberwise")
    case .assignment: words.append("by assignment")
    case .factory(let function): words.append("by factory \(function)")
    }
    if !mapping.isReadable { words.append("not readable") }
    if mapping.extras.hasConstants { words.append("properties let") }
    if !mapping.extras.protocols.isEmpty { words.append("is " + mapping.extras.protocols.joined(separator: " and ")) }
    if let access = mapping.access { words.append("access \(access.rawValue)") }
    words.append("nil \(mapping.settings.writesNil ? "write" : "omit")")
    words.append("unknown \(mapping.settings.unknown.rawValue)")
    words.append("duplicates \(mapping.settings.duplicates.rawValue)")
    if mapping.settings.empty == .error { words.append("empty error") }
    words.append("depth \(mapping.settings.depth)")
    if let sync = mapping.settings.sync { words.append("sync \(sync.rawValue)") }
    return words.joined(separator: ", ")
  }

  private mutating func property(_ property: Property, _ index: Int) {
    for doc in property.documentation { line("/// \(doc)") }
    let arrow = property.isRead ? (property.isWritten ? "<->" : "<-") : property.isWritten ? "->" : "--"
    var flags = ""
    if property.isRequired { flags += ", required" }
    if property.isLossy { flags += ", lossy" }
    if property.acceptsEmptyArrays { flags += ", [] is {}" }
    if property.presence.omitsDefault { flags += ", omits its default" }
    if property.presence.omitsEmpty { flags += ", omits empty" }
    if let writesNil = property.presence.writesNil { flags += writesNil ? ", writes nil" : ", omits nil" }
    if property.isSensitive { flags += ", sensitive" }
    if property.isBoxed { flags += ", boxed" }
    let rule = "\(property.name): \(type(property.type)) \(arrow) \(property.path.description)"
    line("\(index). \(rule) (line \(property.origin.line)\(flags))")
    indented { dump in
      dump.line(dump.conversion(property.conversion))
      if let value = property.defaultValue { dump.line("= \(dump.value(value))") }
      for check in property.checks { dump.line("where \(check.text)") }
      if !property.sentinels.isEmpty { dump.line("unless " + dump.text(of: property.sentinels)) }
      if let sync = property.sync { dump.line(dump.text(of: sync)) }
    }
  }

  // MARK: Enums and unions

  mutating func enumeration(_ enumeration: Enumeration) {
    for doc in enumeration.documentation { line("/// \(doc)") }
    line(
      "\(enumeration.kind == .generated ? "" : "map ")enum #\(enumeration.id.index) \(enumeration.name): "
        + "\(enumeration.raw.rawValue) (line \(enumeration.origin.line)\(access(enumeration.access)))")
    indented { dump in
      for item in enumeration.cases {
        for doc in item.documentation { dump.line("/// \(doc)") }
        let name = item.name + (item.hasPayload ? "(\(enumeration.raw.rawValue))" : "")
        let written = item.written ?? (item.isElse && item.hasPayload ? .some(.none) : nil)
        dump.line("\(name)\(dump.values(item.read, written, isElse: item.isElse)) (line \(item.origin.line))")
      }
    }
  }

  mutating func union(_ union: Union) {
    for doc in union.documentation { line("/// \(doc)") }
    let kind: String
    switch union.kind {
    case .enumeration(let conformances):
      kind = "\(union.isIndirect ? "indirect " : "")union #\(union.id.index) \(union.typeName)"
        + text(of: conformances)
    case .mapped, .named: kind = "map union #\(union.id.index) \(union.name)"
    case .family(let base): kind = "family #\(union.id.index) of #\(base.index) \(union.typeName)"
    }
    let selection: String
    switch union.selection {
    case .firstThatFits: selection = "first that fits"
    case .discriminator(let path, let payload):
      selection = "\(union.coercion.rawValue) on \(path.description)" + (payload.map { " in \($0.description)" } ?? "")
    case .context(let path, let payload):
      selection =
        "\(union.coercion.rawValue) on $context.\(path.description)" + (payload.map { " in \($0.description)" } ?? "")
    case .key: selection = "by key"
    }
    line("\(kind) \(selection) (line \(union.origin.line)\(access(union.access)))")
    indented { dump in
      dump.line(
        "unknown \(union.unknown.rawValue), duplicates \(union.duplicates.rawValue), depth \(union.depth)")
      if let passed = union.passed { dump.line("is passed \(passed.name): \(dump.type(passed.type))") }
      for item in union.cases {
        for doc in item.documentation { dump.line("/// \(doc)") }
        let condition =
          item.conditions.isEmpty ? "" : " when " + item.conditions.map(\.description).joined(separator: " and ")
        let type = item.type.map { ": \(dump.type($0))" } ?? ""
        let written = item.written ?? (item.isWritten ? .some(.none) : nil)
        dump.line(
          "\(item.name)\(type)\(condition)\(item.takesAbsence ? " <- nil" : "")"
            + "\(dump.values(item.read, written, isElse: item.isElse)) (line \(item.origin.line))")
        if let conversion = item.conversion { dump.indented { $0.line($0.conversion(conversion)) } }
      }
    }
  }

  private func access(_ access: AccessLevel?) -> String { access.map { ", access \($0.rawValue)" } ?? "" }

  private func values(_ read: [DefaultValue], _ written: DefaultValue?, isElse: Bool) -> String {
    var text = read.isEmpty ? "" : " <- \(read.map { value($0) }.joined(separator: " or "))"
    if isElse { text += " <- else" }
    switch written {
    case nil: return text
    case .some(.none): return text + " -> itself"
    case .some(let other): return text + " -> \(value(other))"
    }
  }

  private func text(of sentinels: [Sentinel]) -> String {
    sentinels.map { sentinel in
      switch sentinel {
      case .text(let text): quoted(text)
      case .number(let number): number
      case .bool(let flag): "\(flag)"
      case .emptyArray: "[]"
      case .emptyObject: "{}"
      }
    }.joined(separator: " or ")
  }

  func type(_ type: ValueType) -> String { type.text(names) }

  // MARK: Conversions

  func conversion(_ conversion: Conversion) -> String {
    switch conversion {
    case .scalar(let scalar, let coercion): "\(coercion.rawValue) \(scalar.rawValue)"
    case .mapping(let id): "#\(id.index)"
    case .optional(let wrapped, let emptyTextIsNil):
      "optional\(emptyTextIsNil ? " or empty text" : "") of \(self.conversion(wrapped))"
    case .array(let element, let acceptsSingle, let isLossy):
      "\(isLossy ? "lossy " : "")array\(acceptsSingle ? " or single" : "") of \(self.conversion(element))"
    case .set(let element, let acceptsSingle, let isLossy):
      "\(isLossy ? "lossy " : "")set\(acceptsSingle ? " or single" : "") of \(self.conversion(element))"
    case .dictionary(let key, let value, let isLossy):
      "\(isLossy ? "lossy " : "")dictionary by \(self.conversion(key)) of \(self.conversion(value))"
    case .pipeline(let pipeline):
      self.conversion(pipeline.input) + pipeline.steps.map { " | \(step($0))" }.joined()
    case .generic(let id, let arguments):
      "#\(id.index)<" + arguments.map { self.conversion($0) }.joined(separator: ", ") + ">"
    case .parameter(let index): "parameter \(index)"
    case .enumeration(let id, let coercion): "\(coercion.rawValue) enum #\(id.index)"
    case .union(let id): "union #\(id.index)"
    case .foreign(let id, .mapper): "foreign #\(id.index)"
    case .foreign(let id, .codable): "codable #\(id.index)"
    case .field(let value): "field of \(self.conversion(value))"
    case .lazyArray(let element): "lazy array of \(self.conversion(element))"
    case .keyed(let element, let isSet, let isLossy):
      "\(isLossy ? "lossy " : "")keyed \(isSet ? "set" : "array") of \(self.conversion(element))"
    case .single(let collection): "single of \(self.conversion(collection))"
    case .entries(let notation, let key, let value, let isLossy):
      "\(isLossy ? "lossy " : "")\(entries(notation)) from \(self.conversion(key)) to \(self.conversion(value))"
    case .jsonText(let content): "JSON text of \(self.conversion(content))"
    case .alternatives(let all): "either (" + all.map { self.conversion($0) }.joined(separator: ") or (") + ")"
    }
  }

  private func entries(_ notation: EntryNotation) -> String {
    switch notation {
    case .pairs(let key, let value): "pairs of \(quoted(key)) and \(quoted(value))"
    case .arrays: "entries"
    case .keyed(let key): "objects keyed by \(quoted(key))"
    }
  }

  private func step(_ step: Pipeline.Step) -> String {
    let result: String
    switch step.operation {
    case .read(let conversion): result = "read \(self.conversion(conversion))"
    case .transformer(let transformer): result = self.transformer(transformer)
    case .each(let steps): result = "each (" + steps.map { self.step($0) }.joined(separator: " | ") + ")"
    case .number: result = "number"
    case .alternatives(let all):
      let texts = all.map { $0.map { self.step($0) }.joined(separator: " | ") }
      result = "either (" + texts.joined(separator: ") or (") + ")"
    }
    return "\(result) as \(type(step.output))"
  }

  private func transformer(_ transformer: Transformer) -> String {
    switch transformer {
    case .date(let patterns, let zone):
      "date(" + patterns.map { quoted($0.text) }.joined(separator: ", ") + ", zone: \(self.zone(zone))) as "
        + patterns.flatMap(\.variants).map { "[\($0.map(field).joined(separator: " "))]" }.joined(separator: " or ")
    case .iso8601: "iso8601"
    case .zonedDate(let patterns): "zoned date(\(patterns.map { quoted($0.text) }.joined(separator: ", ")))"
    case .zonedISO8601: "zoned iso8601"
    case .day(let patterns): "day(\(patterns.map { quoted($0.text) }.joined(separator: ", ")))"
    case .epochDays: "epoch_days"
    case .isoDuration: "iso8601_duration"
    case .clockDuration: "clock_duration"
    case .durationSeconds: "duration_seconds"
    case .durationMilliseconds: "duration_milliseconds"
    case .nonFinite(let texts):
      "non_finite(\(texts.arguments.map { "\($0.label): \(quoted($0.text))" }.joined(separator: ", ")))"
    case .epochSeconds: "epoch_seconds"
    case .epochMilliseconds: "epoch_milliseconds"
    case .url(let base): base.map { "url(base: \(quoted($0)))" } ?? "url"
    case .uuid: "uuid"
    case .base64: "base64"
    case .trimmed: "trimmed"
    case .httpDate: "http_date"
    case .dotnetDate: "dotnet_date"
    case .base64url: "base64url"
    case .hex: "hex"
    case .lowercased: "lowercased"
    case .uppercased: "uppercased"
    case .prefix(let text): "prefix(\(quoted(text)))"
    case .suffix(let text): "suffix(\(quoted(text)))"
    case .split(let separator): "split(\(quoted(separator)))"
    case .joined(let separator): "joined(\(quoted(separator)))"
    case .scaled(let factor): "scaled(\(factor))"
    case .offset(let amount): "offset(\(amount))"
    case .rounded(let digits): "rounded(\(digits))"
    case .clamped(let lower, let upper): "clamped(\(lower), \(upper))"
    case .numberFromText: "number from text"
    case .textFromNumber: "text from number"
    case .bool(let yes, let no): "bool(\(quoted(yes)), \(quoted(no)))"
    case .wrapped: "wrapped"
    case .single: "single"
    case .sorted: "sorted"
    case .table(let table):
      "table \(table.name) {"
        + table.rows.map { row in
          "\(value(row.value)) <- [\(row.read.map { value($0) }.joined(separator: ", "))]"
            + (row.written.map { " -> \(value($0))" } ?? "")
        }.joined(separator: ", ") + (table.otherwise.map { ", else \(value($0))" } ?? "") + "}"
    case .place(let id): "place \(program[id].typeName)"
    case .swift(let codec):
      "swift \(codec.typeName)("
        + codec.arguments.map { "\($0.label): \(value($0.value))" }.joined(separator: ", ")
        + (codec.isReversible ? ")" : ") one way")
        + (codec.asked.isEmpty ? "" : " with \(codec.asked.words.joined(separator: ", "))")
    }
  }

  private func zone(_ zone: DateZone) -> String {
    switch zone {
    case .offset(let seconds): String(seconds)
    case .named(let name): quoted(name)
    }
  }

  func value(_ value: DefaultValue) -> String {
    switch value {
    case .bool(let flag): String(flag)
    case .integer(let text), .floating(let text), .decimal(let text): text
    case .string(let text): quoted(text)
    case .character(let character): "character \(quoted(String(character)))"
    case .date(let seconds, let text): "date \(seconds) \(quoted(text))"
    case .day(let year, let month, let day): "day \(year)-\(month)-\(day)"
    case .duration(let seconds, let attoseconds): "duration \(seconds) \(attoseconds)"
    case .zoned(let seconds, let offset, let text): "zoned \(seconds) \(offset) \(quoted(text))"
    case .timeZone(let name): "time zone \(quoted(name))"
    case .locale(let name): "locale \(quoted(name))"
    case .url(let text): "url \(quoted(text))"
    case .uuid(let text): "uuid \(text)"
    case .data(let bytes): "data \(bytes)"
    case .none: "nil"
    case .elements(let values): "[" + values.map(self.value).joined(separator: ", ") + "]"
    case .entries(let entries):
      "[" + entries.map { "\(self.value($0.key)): \(self.value($0.value))" }.joined(separator: ", ") + "]"
    case .tree(let tree): "tree \(self.tree(tree))"
    case .emptyObject(let type): "what \(self.type(type)) reads from {}"
    case .swift(let function): "swift \(function)"
    case .enumerationCase(let id, let index, let payload):
      ".\(program[id].cases[index].name)" + (payload.map { "(\(self.value($0)))" } ?? "")
    case .unionCase(let id, let index, let payload):
      ".\(program[id].cases[index].name)" + (payload.map { "(\(self.value($0)))" } ?? "")
    }
  }

  func tree(_ tree: DefaultValue.Tree) -> String {
    switch tree {
    case .null: "null"
    case .bool(let flag): String(flag)
    case .number(let text): text
    case .string(let text): quoted(text)
    case .array(let elements): "[" + elements.map(self.tree).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \(self.tree($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  func quoted(_ text: String) -> String { DocumentPath.quoted(text) }
}
