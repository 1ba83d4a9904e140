import TestSupport

/// Generates mappings from numbers, as Csmith generates C programs: each is random but well-typed for the most part, so
/// that most are accepted.
///
/// Each number features some constructs and omits others, because a program with everything shows little about
/// anything.
struct ProgramGenerator {
  let seed: UInt64
  var random: SeededGenerator
  let isReversible: Bool
  let isHostile: Bool
  let isXML: Bool
  /// Whether the declarations are in a namespace.
  let isNested: Bool
  let featured: Set<Construct>
  let banned: Set<Construct>
  /// The types declared so far that others may contain.
  var known: [TypeSketch.Declared] = []
  var generics: [TypeSketch.Declared] = []
  var transforms: [OwnTransform] = []
  var mixins: [Mixin] = []
  var context: TypeSketch.Declared?
  /// Types that read their enclosing objects and therefore must be contained in another type.
  var homeless: [TypeSketch.Declared] = []
  /// Types whose values are read by a rule of the file wherever they appear.
  var typesWithDefault: Set<String> = []
  var isLenientFile = false
  /// Whether types with an identity are synchronised.
  var isSynchronised = false
  var access: Piece?
  /// The name of properties for which the file has a rule; their values are texts.
  var namedDefault: String?
  /// Types that were the target of a `gather` without braces.
  var plainlyGathered: Set<String> = []
  private(set) var typeNames: Set<String> = []
  private(set) var memberNames: Set<String> = []
  private var keyCount = 0

  struct Mixin {
    var name: String
    var members: Set<String>
    var isHashable: Bool
    var isTwoWay: Bool
  }

  private init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 17)
    isReversible = seed % 3 == 0
    isHostile = seed % 5 == 4 && seed % 23 != 0
    let all = Construct.allCases
    var featured: Set<Construct> = []
    // Neighbours in the list are featured together only by chance, so the numbers pair everything with everything.
    let count = UInt64(all.count)
    featured.insert(all[Int(seed % count)])
    featured.insert(all[Int((seed / count &* 7 &+ seed &* 3 &+ 11) % count)])
    for _ in 0..<4 { featured.insert(all[Int.random(in: 0..<all.count, using: &random)]) }
    self.featured = featured
    var banned: Set<Construct> = []
    for construct in all where !featured.contains(construct) && UInt8.random(in: 0..<5, using: &random) == 0 {
      banned.insert(construct)
    }
    self.banned = banned
    // Names that are invalid in XML are rejected in files with XML settings.
    isNested = featured.contains(.nesting) || seed % 13 == 0
    isXML = featured.contains(.element) || featured.contains(.namespace) || seed % 23 == 0
  }

  static func program(seed: UInt64) -> GeneratedProgram {
    var generator = ProgramGenerator(seed: seed)
    return generator.program(seed: seed)
  }

  // MARK: - Chance

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// Whether to include a construct here, which most programs do with this probability.
  mutating func wants(_ construct: Construct, _ percent: Int) -> Bool {
    if banned.contains(construct) { return false }
    return chance(featured.contains(construct) ? max(percent, 65) : percent)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &random) }

  // MARK: - Names

  private static let typeStems = [
    "User", "Order", "Photo", "Item", "Place", "Note", "Event", "Tag", "Line", "Store", "Trip", "Message", "Reading",
  ]

  mutating func typeName() -> String {
    if isHostile, chance(35), let name = unused(HostileNames.types) { return written(name) }
    for _ in 0..<20 {
      let name = pick(Self.typeStems) + (chance(50) ? "" : "\(typeNames.count)")
      if typeNames.insert(name).inserted { return name }
    }
    typeNames.insert("T\(typeNames.count)_")
    return "T\(typeNames.count - 1)_"
  }

  private mutating func unused(_ names: [String]) -> String? {
    let name = pick(names)
    return typeNames.insert(name).inserted ? name : nil
  }

  private static let memberStems = [
    "name", "title", "createdAt", "count", "level", "isOpen", "profileURL", "total", "note", "amount", "owner", "place",
    "kindOf", "tags", "first", "items", "size", "remoteID", "x", "text",
  ]

  /// A name that is added to `used`.
  mutating func memberName(_ used: inout Set<String>) -> String {
    let name = newMemberName(&used)
    memberNames.insert(name)
    return name
  }

  private mutating func newMemberName(_ used: inout Set<String>) -> String {
    if isHostile, chance(35) {
      let name = chance(10) ? pick(typeNames.sorted() + ["a"]) : pick(HostileNames.members)
      if used.insert(name).inserted { return written(name) }
    }
    for _ in 0..<20 {
      let name = pick(Self.memberStems) + (chance(60) ? "" : "\(used.count)")
      if used.insert(name).inserted { return name }
    }
    used.insert("p\(used.count)_")
    return "p\(used.count - 1)_"
  }

  /// Every name may be in backquotes, and some must be.
  private mutating func written(_ name: String) -> String { name.hasPrefix("`") ? name : "`\(name)`" }

  mutating func newKeyNumber() -> Int {
    keyCount += 1
    return keyCount
  }

  /// A key that no other rule reads, as a step of a path.
  mutating func step() -> Piece {
    let number = newKeyNumber()
    guard !isXML, wants(.quotedKey, 25) else { return .text("k\(number)").marked(.key) }
    let text = pick([
      "a key \(number)", "ключ\(number)", "k.\(number)", "\\\"\(number)\\\"", "\(number)", "k/\\u{1F642}\(number)",
      "$k\(number)",
      "try \(number)", "kv\(number)-x", "K\(number)",
    ])
    return .either(.text("\"\(text)\""), simpler: .text("k\(number)")).marked(.quotedKey)
  }
}
