@_spi(Generated) import KVMap
import KVMapText

/// Any key of a document, or the index of an element.
///
/// It is small enough to be an `any CodingKey` without an allocation.
enum DocumentKey: CodingKey {
  case name(String)
  case index(Int)

  /// Indices are named as Foundation names them.
  var stringValue: String {
    switch self {
    case .name(let name): name
    case .index(let index): "Index \(index)"
    }
  }

  var intValue: Int? {
    switch self {
    case .name: nil
    case .index(let index): index
    }
  }

  /// The key of a member, also of a coder that has integers as keys.
  var name: String {
    switch self {
    case .name(let name): name
    case .index(let index): String(index)
    }
  }

  init(stringValue: String) { self = .name(stringValue) }

  init(intValue: Int) { self = .index(intValue) }
}

extension DocumentKey {
  /// The keys and indices of a problem's path.
  static func keys(of problem: MappingProblem) -> [any CodingKey] {
    problem.pathComponents.map { component in
      switch component {
      case .key(let key): DocumentKey.name(key)
      case .index(let index): DocumentKey.index(index)
      }
    }
  }

  /// The path of a coder in the notation of problems: `items[0].user`.
  static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: PathText()) { text, key in
      if let index = key.intValue { text.append(index: index) } else { text.append(key: key.stringValue) }
    }.text
  }
}
