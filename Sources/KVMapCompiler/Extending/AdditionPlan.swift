import KVMapFormat
import KVMapImport
import KVMapInterpret
import KVMapSema
import KVMapSource
import KVMapSyntax

/// What is added to a file, and where.
struct AdditionPlan {
  /// Something that is added, or not.
  enum Item {
    /// These keys of a gap.
    case keys(gap: Int, Set<String>)
    /// All texts that an enum lacks.
    case texts(Int)
  }

  /// A line that was added.
  struct Added: Hashable {
    /// The declaration that it is in; `nil` for one of its own.
    var owner: String?
    var name: String
    /// A sentence without a full stop.
    var text: String
  }

  let state: SampleState
  let places: DeclarationPlaces
  let file: FileID
  private let options: InferenceOptions
  let gaps: [SampleSurvey.Gap]
  let texts: [SampleSurvey.UnknownTexts]
  private let format: Sample.Format
  private let allTypes: Set<String>

  /// - Parameter file: The one that lines may be added to.
  init(_ state: SampleState, into file: FileID, _ options: InferenceOptions, _ format: Sample.Format) {
    self.state = state
    self.file = file
    self.options = options
    self.format = format
    places = DeclarationPlaces(state.compilation, state.program)
    gaps = ClassGaps.merged(state.survey.gaps, state.survey, state.program)
    texts = state.survey.unknownTexts
    allTypes = Set(
      state.compilation.typeNames.flatMap { name in [name] + name.split(separator: ".").suffix(1).map(String.init) })
  }

  /// Why nothing is added for a gap.
  enum Hindrance {
    /// The type is declared in another file, or not as a type.
    case otherFile(TypeDeclarationSyntax)
    case notAType
    /// A rule takes what is left, or the values are elements of an array.
    case takesRest
    /// `unknown error`
    case refusesKeys
  }

  /// - Parameter addsUnknown: Whether `unknown error` hinders nothing.
  func hindrance(to gap: SampleSurvey.Gap, addsUnknown: Bool) -> Hindrance? {
    let mapping = state.program[gap.mapping]
    guard let type = places.type(of: mapping) else { return .notAType }
    if mapping.reading.collectsRest || mapping.reading.record != nil { return .takesRest }
    let takesWhole = mapping.reading.deferred.contains {
      $0.source == .rest || $0.source == .members || $0.source == .whole
    }
    if takesWhole { return .takesRest }
    if mapping.settings.unknown == .error, !addsUnknown { return .refusesKeys }
    return type.span.file == file ? nil : .otherFile(type)
  }

  func items(addsUnknown: Bool) -> [Item] {
    let keys = gaps.indices.filter {
      hindrance(to: gaps[$0], addsUnknown: addsUnknown) == nil && !gaps[$0].keys.isEmpty
    }
    let enums = texts.indices.filter { places.enumeration(state.program[texts[$0].enumeration])?.span.file == file }
    return keys.map { .keys(gap: $0, Set(gaps[$0].keys)) } + enums.map(Item.texts)
  }

  // MARK: - Lines

  /// The properties that read some keys of a gap.
  ///
  /// - Parameters:
  ///   - names: The names of properties that other items add to the type.
  ///   - types: The names of types that other items add.
  func members(of gap: SampleSurvey.Gap, besides names: Set<String> = [], _ types: Set<String> = [])
    throws(ImportProblems) -> InferredMembers
  {
    let mapping = state.program[gap.mapping]
    let type = places.type(of: mapping)
    let owner = type?.span.file ?? file
    let request = MemberRequest(
      typeName: mapping.typeName.split(separator: ".").last.map(String.init) ?? mapping.typeName, path: gap.path,
      prefix: gap.prefix, objects: gap.objects, format: format, style: places.style(of: type, in: owner),
      fileStyle: places.style(of: nil, in: owner), takenProperties: takenProperties(of: gap.mapping).union(names),
      takenTypes: allTypes.union(mapping.extras.parameters).union(types),
      defaultDate: places.defaultSteps(for: "Date", in: type, of: owner),
      defaultDay: places.defaultSteps(for: "Day", in: type, of: owner))
    return try inferMembers(of: request, options)
  }

  /// The names of a type, and of the classes below it.
  private func takenProperties(of id: MappingID) -> Set<String> {
    var taken = Set(state.program[id].properties.map(\.name))
    for mapping in state.program.mappings where ClassGaps.bases(of: mapping, state.program).contains(id) {
      taken.formUnion(mapping.properties.map(\.name))
    }
    return taken
  }

  struct Result {
    var bytes: [UInt8]
    var added: [Added]
    var notes: [String]
    var trusted: Int
    var usedHints: Set<String>
  }

  /// The file with some items.
  func applying(_ items: [Item]) throws(ImportProblems) -> Result {
    guard let source = state.compilation.sources[file] else { throw ImportProblems("there is no such file") }
    var insertions = SourceInsertions(into: source.bytes)
    var result = Result(bytes: source.bytes, added: [], notes: [], trusted: 0, usedHints: [])
    var names: [MappingID: Set<String>] = [:]
    var types: Set<String> = []
    for item in items {
      switch item {
      case .keys(let index, let keys):
        let gap = gaps[index].keeping(keys)
        let mapping = state.program[gap.mapping]
        guard let place = places.type(of: mapping) else { continue }
        let members = try members(of: gap, besides: names[gap.mapping] ?? [], types)
        names[gap.mapping, default: []].formUnion(members.members.map(\.name))
        types.formUnion(members.types)
        let (lines, declarations) = Self.parts(of: members.text)
        insertions.add(lines, toBodyEndingAt: place.span.end)
        insertions.add(declarations: declarations, after: place.span.end)
        for member in members.members {
          result.added.append(
            Added(
              owner: mapping.fullName, name: member.name,
              text: "added \(mapping.fullName).\(member.name): \(member.type), seen in \(member.present) of "
                + Counted.objects(members.objects)))
        }
        for type in members.types { result.added.append(Added(owner: nil, name: type, text: "added \(type)")) }
        result.notes += members.notes
        result.trusted += members.trusted
        result.usedHints.formUnion(members.usedHints)
      case .texts(let index):
        let enumeration = state.program[texts[index].enumeration]
        guard let place = places.enumeration(enumeration) else { continue }
        let lines = caseLines(for: texts[index].texts, besides: Set(enumeration.cases.map(\.name)))
        insertions.add(lines.map(\.line), toBodyEndingAt: place.span.end)
        for line in lines {
          result.added.append(
            Added(owner: enumeration.name, name: line.name, text: "added \(enumeration.name).\(line.name)"))
        }
      }
    }
    result.bytes = Self.formatted(insertions.result, asWas: source)
    return result
  }

  /// Formats a file if it was formatted before.
  private static func formatted(_ bytes: [UInt8], asWas source: SourceFile) -> [UInt8] {
    guard case .formatted(let before) = KVMapFormat.format(source), before == source.bytes else { return bytes }
    let changed = SourceFile(id: source.id, path: source.path, bytes: bytes)
    guard case .formatted(let after) = KVMapFormat.format(changed) else { return bytes }
    return after
  }

  /// The lines inside of the first declaration of a file, without their indentation, and what follows it.
  private static func parts(of text: String) -> (lines: [String], declarations: String) {
    let source = SourceFile(id: FileID(0), path: "<ADDED>", bytes: Array(text.utf8))
    let formatted = if case .formatted(let bytes) = KVMapFormat.format(source) { bytes } else { source.bytes }
    let lines = String(decoding: formatted, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(of: "}") else { return ([], "") }
    let inner = lines[..<end].dropFirst().map { String($0.dropFirst(2)) }
    let rest = lines[(end + 1)...].joined(separator: "\n")
    let declarations = rest.drop { $0 == "\n" }
    return (inner, String(declarations.hasSuffix("\n") ? declarations.dropLast() : declarations))
  }
}

/// Numbers with their nouns.
enum Counted { static func objects(_ count: Int) -> String { count == 1 ? "1 object" : "\(count) objects" } }
