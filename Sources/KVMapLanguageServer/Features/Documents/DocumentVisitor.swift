import KVMapSyntax

/// What goes through the places of documents that types are read from.
protocol DocumentVisitor {
  associatedtype Place
  associatedtype Key: Hashable

  /// Whether it only goes to declarations, and not to the keys of anything else.
  static var skipsScalars: Bool { get }
  /// The parts of the declarations that have been entered.
  var known: [DeclarationPlace: [DocumentPart]] { get set }

  static func key(of place: Place) -> Key
  /// The places of what a declaration is read from, which may be in an array where the declaration is no array.
  func places(of declared: DocumentShape.Declared, at place: Place) -> [Place]
  /// - Parameter tag: The path of a key that belongs to what selects the declaration.
  mutating func visit(_ shape: DocumentShape, at place: Place, tag: [String])
  mutating func follow(_ step: DocumentStep, from place: Place, _ rule: DocumentKeys.Rule?) -> [Place]
}

extension DocumentVisitor {
  private typealias Visit = (target: DocumentTarget, place: Place, tag: [String], depth: Int, isDocument: Bool)

  /// Goes to all places from one on, the nearer ones first. A declaration that contains itself in several ways, as it
  /// may while someone types, is entered once at each place.
  ///
  /// - Parameters:
  ///   - isDocument: Whether the place is a document, in which a type may have a root.
  ///   - unfinished: A place inside of a root that does not count.
  mutating func walk(
    from target: DocumentTarget, at place: Place, _ names: NamesInSight, isDocument: Bool, unfinished: Int? = nil
  ) {
    var visits: [Visit] = [(target, place, [], 0, isDocument)]
    var entered: Set<Entered<Key>> = []
    var index = 0
    while index < visits.count, index < mostVisits {
      let visit = visits[index]
      index += 1
      let shape = names.shape(of: visit.target)
      var places = [visit.place]
      let parts: [DocumentPart]
      var isDocument = false
      switch shape {
      case .declared(let declared):
        if visit.isDocument {
          for step in names.root(of: declared.item, unless: unfinished) { places = follow(step, from: places, nil) }
        }
        places = places.flatMap { self.places(of: declared, at: $0) }.filter { place in
          entered.insert(Entered(declared, Self.key(of: place))).inserted
        }
        guard !places.isEmpty else { continue }
        parts = known[declared.id] ?? names.parts(of: declared, skipsScalars: Self.skipsScalars)
        if declared.arguments.isEmpty { known[declared.id] = parts }
      case .array(let element):
        parts = [DocumentPart(steps: [.elements], target: .type(element))]
        isDocument = visit.isDocument
      case .dictionary(let key, let value):
        parts = [
          DocumentPart(steps: [.memberValues], target: .type(value)),
          DocumentPart(steps: [.memberKeys], target: .type(key)),
        ]
      case .coordinate:
        parts = ["latitude", "longitude"].map { DocumentPart(steps: [.key($0)], target: .other) }
      case .tag, .other: parts = []
      }
      for place in places {
        self.visit(shape, at: place, tag: visit.tag)
        for part in parts {
          var ends = [place]
          for step in part.steps where !ends.isEmpty { ends = follow(step, from: ends, part.rule) }
          if case .other = part.target { continue }
          guard visit.depth < deepest else { continue }
          visits += ends.map { (part.target, $0, part.tag, visit.depth + 1, isDocument) }
        }
      }
    }
  }

  private mutating func follow(_ step: DocumentStep, from places: [Place], _ rule: DocumentKeys.Rule?) -> [Place] {
    var found: [Place] = []
    for place in places { found += follow(step, from: place, rule) }
    return found
  }
}

/// A declaration at a place. One with other arguments is another one.
private struct Entered<Key: Hashable>: Hashable {
  private var declaration: DeclarationPlace
  private var arguments: [String]
  private var place: Key

  init(_ declared: DocumentShape.Declared, _ place: Key) {
    declaration = declared.id
    arguments = declared.arguments.sorted { $0.key < $1.key }.map(\.value.text)
    self.place = place
  }
}

/// Enough for all that is written by hand; types may be nested in themselves without end, also at one place.
private let mostVisits = 20_000
private let deepest = 200

extension DocumentType {
  /// What tells it from others, as far as it is needed.
  fileprivate var text: String { text(of: syntax, depth: 0) }

  private func text(of syntax: TypeSyntax, depth: Int) -> String {
    guard depth < 8 else { return "" }
    switch syntax {
    case .named(let name, let arguments, _):
      if let argument = self.arguments[name.text] { return argument.text(of: argument.syntax, depth: depth + 1) }
      return name.text + arguments.map { "<\(text(of: $0, depth: depth + 1))>" }.joined()
    case .optional(let wrapped, _): return text(of: wrapped, depth: depth + 1)
    case .array(let element, _): return "[\(text(of: element, depth: depth + 1))]"
    case .dictionary(let key, let value, _):
      return "[\(text(of: key, depth: depth + 1)):\(text(of: value, depth: depth + 1))]"
    case .missing: return ""
    }
  }
}

extension NamesInSight {
  fileprivate func shape(of target: DocumentTarget) -> DocumentShape {
    switch target {
    case .type(let type): shape(of: type)
    case .declared(let declared): .declared(declared)
    case .tag(let cases): .tag(cases)
    case .other: .other
    }
  }
}
