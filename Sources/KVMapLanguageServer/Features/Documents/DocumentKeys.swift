import KVMapSema
import KVMapSource
import KVMapSyntax

/// The keys and texts that types read and write at one place of their documents, as far as the trees tell.
struct DocumentKeys: DocumentVisitor {
  /// A rule, and a key that it reads or writes.
  struct Rule {
    /// The type that has the property.
    var owner: String
    var property: PropertySyntax
    var isRead: Bool
    var isWritten: Bool
  }

  struct Found {
    var key: String
    var rule: Rule?
  }

  /// What is left of the path to the place, from a place on the way.
  struct Place: Hashable {
    var path: ArraySlice<String>
    /// What the next key begins with, in front of the one that a type reads.
    var prefix = ""
    /// Whether the next key is the place itself.
    var isKey = false
  }

  static let skipsScalars = false
  var known: [DeclarationPlace: [DocumentPart]] = [:]
  private(set) var keys: [Found] = []
  /// The texts that cases are read from.
  private(set) var texts: [String] = []

  /// - Parameters:
  ///   - path: Elements of arrays have the paths of their arrays.
  ///   - isDocument: Whether the path begins at a document of the type, and not at its object.
  init(at path: [String], of target: DocumentTarget, _ names: NamesInSight, isDocument: Bool) {
    walk(from: target, at: Place(path: path[...]), names, isDocument: isDocument)
  }

  static func key(of place: Place) -> Place { place }

  func places(of declared: DocumentShape.Declared, at place: Place) -> [Place] { [place] }

  mutating func visit(_ shape: DocumentShape, at place: Place, tag: [String]) {
    guard place.path.isEmpty else { return }
    let cases: [CaseSyntax]
    switch shape {
    case .tag(let found): cases = found
    case .declared(let declared):
      guard case .enumeration(let item) = declared.item else { return }
      cases = item.cases
    case .array, .dictionary, .coordinate, .other: return
    }
    for text in cases.flatMap(\.documentTexts).compactMap(\.self) {
      if place.isKey { keys.append(Found(key: text, rule: nil)) } else { texts.append(text) }
    }
  }

  mutating func follow(_ step: DocumentStep, from place: Place, _ rule: Rule?) -> [Place] {
    guard !place.isKey else { return [] }
    var next = place
    switch step {
    case .key(let key):
      let key = place.prefix + key
      guard let first = next.path.popFirst() else {
        keys.append(Found(key: key, rule: rule))
        return []
      }
      guard first == key else { return [] }
      next.prefix = ""
    case .memberValues: guard next.path.popFirst() != nil else { return [] }
    case .memberKeys:
      guard next.path.isEmpty else { return [] }
      next.isKey = true
    case .prefixed(let prefix): next.prefix += prefix
    case .wrapped(let key):
      next.path = [key] + next.path
      next.prefix = ""
    case .rest(let others): if let first = next.path.first, others.contains(first) { return [] }
    case .jsonText: return []
    case .element, .elements, .having, .members: break
    }
    return [next]
  }

  /// The keys of a path up to the first step that is not one; elements of arrays are left out.
  static func keys(of path: PathSyntax) -> [String] {
    var keys: [String] = []
    for step in path.steps {
      switch step.kind {
      case .key(let key): keys.append(key)
      case .index, .every, .selected: continue
      case .variable: return keys
      }
    }
    return keys
  }
}
