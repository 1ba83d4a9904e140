import KVMap
import KVMapSema
import KVMapText

/// Properties that read what a type lacks.
package struct InferredMembers: Sendable {
  package struct Member: Sendable {
    package var name: String
    /// With what follows its name: `Date`, `lenient Int?`.
    package var type: String
    /// As it is written in a mapping.
    package var text: String
    /// The first of the keys that it reads.
    package var key: String
    /// In how many objects it is, null included.
    package var present: Int
  }

  package var members: [Member]
  /// The text of a `.kvmap` file with a struct of the new members, followed by the types that they need. Not formatted.
  package var text: String
  /// The names of these types.
  package var types: [String]
  /// How many objects there are.
  package var objects: Int
  /// What was guessed, as sentences without a full stop.
  package var notes: [String]
  /// How many keys are required because one object has them.
  package var trusted: Int
  /// The paths of the options that were of use.
  package var usedHints: Set<String>
}

/// Infers the properties that a type lacks.
///
/// - Parameter options: Paths in it are those of the samples.
/// - Throws: All problems.
package func inferMembers(of request: MemberRequest, _ options: InferenceOptions) throws(ImportProblems)
  -> InferredMembers
{
  var path = PathText(request.path)
  for key in request.prefix { path.append(key: key) }
  var options = options
  options.hints[path.text] = .structure
  // What a gather makes lies in the object itself.
  if !request.prefix.isEmpty { options.gathers = false }
  let kind = request.format.kind
  var store = SampleStore()
  let objects = request.objects.compactMap { store.add(.object($0)) }
  var builder = ShapeBuilder(options, kind, store)
  let root = builder.build(objects, named: request.typeName, at: path)
  if let problems = ImportProblems(builder.problems) { throw problems }
  guard case .record(let record)? = builder.graph[root].objectShape else {
    throw ImportProblems("a key of \(request.typeName) is too long for a rule")
  }
  var unification = TypeUnification(builder.graph, root: root, fixed: record)
  unification.unify()
  let surroundings = MappingSurroundings(
    takenTypes: request.takenTypes.subtracting([request.typeName]), takenProperties: request.takenProperties,
    prefix: request.prefix, style: request.style, fileStyle: request.fileStyle, defaultDate: request.defaultDate,
    defaultDay: request.defaultDay)
  let inference = MappingInference(
    unification.graph, root: root, named: request.typeName, options, kind, MarkupSettings([]), in: surroundings)
  var mapping = inference.mapping
  guard case .type(var type)? = mapping.declarations.first else { throw ImportProblems("there is nothing to add") }
  for index in type.properties.indices { type.properties[index].move(below: request.prefix, request.style) }
  mapping.declarations[0] = .type(type)
  let counts = Dictionary(
    inference.report.lines.filter { $0.type == type.name }.map { ($0.property, ($0.key, $0.present)) },
    uniquingKeysWith: { first, _ in first })
  let members = type.properties.map { property in
    let (key, count) = counts[property.name] ?? (property.source.firstKey, 0)
    return InferredMembers.Member(
      name: property.name, type: property.type, text: MappingText.text(of: property), key: key,
      present: count > 0 ? count : request.objects.count { $0[key] != nil })
  }
  return InferredMembers(
    members: members, text: MappingText.text(of: mapping), types: mapping.declarations.dropFirst().map(\.name),
    objects: request.objects.count, notes: builder.notes + inference.notes, trusted: inference.trusted,
    usedHints: builder.usedHints.subtracting([path.text]))
}

extension ImportedProperty {
  /// Puts keys in front of those that its source has.
  fileprivate mutating func move(below prefix: [String], _ style: KeyStyle) {
    guard !prefix.isEmpty else { return }
    switch source {
    case .paths(let paths): source = .paths(paths.map { prefix + $0 })
    case .onlyRead(let paths): source = .onlyRead(paths.map { prefix + $0 })
    case .onlyWritten(let path): source = .onlyWritten(prefix + path)
    case .byStyle: source = .paths([prefix + [style.key(for: name)]])
    case .rest, .element, .gathered, .gatheredPrefix: break
    }
  }
}

extension ImportedSource {
  fileprivate var firstKey: String {
    switch self {
    case .gathered(let entries): entries.first?.key ?? ""
    case .gatheredPrefix(let prefix): prefix
    case .paths(let paths), .onlyRead(let paths): paths.first?.last ?? ""
    case .onlyWritten(let path): path.last ?? ""
    case .byStyle, .rest, .element: ""
    }
  }
}

extension ImportedDeclaration {
  fileprivate var name: String {
    switch self {
    case .type(let type): type.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    }
  }
}

/// A sentence on keys that are required because one object has them; `nil` for none.
package func trustNote(_ count: Int) -> String? { MappingInference.note(onTrusted: count) }
