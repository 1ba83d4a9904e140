import KVMapSema
import KVMapSource
import KVMapSyntax

/// What other rules write already.
extension Completion {
  /// The keys of an object that other rules of the type write: a second one would be an error. None where the rule at
  /// the place only reads.
  func writtenKeys(at path: [String]) -> Set<String> {
    guard let own = place.property, own.arrow?.arrow != .read, place.previous?.kind != .read,
      place.blockKeys.isEmpty, case .type(let type)? = place.item
    else { return [] }
    var paths: [[String]] = []
    for case .property(let property) in type.members {
      let isOwn = property.span.start == own.span.start
      if property.arrow == nil, !isOwn {
        paths += KeyRules(place.view.tree, type.members).keys(for: property.name.text).prefix(1).map { [$0] }
      }
      guard property.arrow != nil, property.arrow?.arrow != .read || property.writtenSource != nil,
        let term = (property.writtenSource ?? property.source)?.alternatives.first
      else { continue }
      switch term {
      case .path(let path): if !isOwn { paths.append(Self.keys(of: path)) }
      case .gather(let gather):
        for entry in gather.entries ?? [] where entry.arrow?.arrow != .read {
          guard case .path(let path)? = entry.source?.alternatives.first else { continue }
          paths.append(Self.keys(of: path))
        }
      case .whole, .rest, .missing: break
      }
    }
    return Set(paths.filter { $0.count == path.count + 1 && Array($0.dropLast()) == path }.compactMap(\.last))
  }

  /// - Returns: Nothing for a path that is not one of keys alone.
  private static func keys(of path: PathSyntax) -> [String] {
    let keys = DocumentKeys.keys(of: path)
    return keys.count == path.steps.count ? keys : []
  }

  /// What the key at the place is called if nothing else is known of it: behind a period of a source as the property,
  /// in a gather as the key of the entry.
  var ownKeys: [String] {
    guard let previous = place.previous, let property = place.property else { return [] }
    if isInGather {
      guard place.index > 1, [.both, .read, .write].contains(previous.kind) else { return [] }
      return [Self.step(place.view.name(of: place.index - 2))]
    }
    guard previous.kind == .period, [.both, .read, .write, .coalesce].contains(kindBeforePath) else { return [] }
    return styledKeys(of: property)
  }

  /// What is before the path whose next step the place is.
  private var kindBeforePath: Token.Kind {
    let view = place.view
    var index = place.index - 1
    while index > 1, view.tokens[index].kind == .period {
      index -= 1
      while view.tokens[index].kind == .rightBracket, let bracket = view.openBracket(before: index), bracket > 0 {
        index = bracket - 1
      }
      index -= 1
    }
    return view.tokens.indices.contains(index) ? view.tokens[index].kind : .endOfFile
  }

  /// The keys of a coordinate that is gathered, as a transformer of its rule or of a line `default` names them.
  var coordinateKeys: [String] {
    var calls = place.property?.pipeline.calls ?? []
    if calls.isEmpty {
      var lines: [DefaultViaSyntax] = []
      if case .type(let type)? = place.item {
        lines += type.members.compactMap { if case .defaultVia(let line) = $0 { line } else { nil } }
      }
      lines += place.view.tree.items.compactMap { if case .defaultVia(let line) = $0 { line } else { nil } }
      let line = lines.first { line in
        if case .type(let type) = line.subject { type.scalar == .coordinate } else { false }
      }
      calls = line?.pipeline.calls ?? []
    }
    let call = calls.first { $0.name.text == "coordinate" }
    return (call?.arguments ?? []).compactMap { if case .string(let text) = $0.value { text.value } else { nil } }
  }
}
