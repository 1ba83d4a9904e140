/// The words of the grammar. Each is a keyword only where the grammar expects it, and a name everywhere else.
package enum Keyword: String, Sendable, CaseIterable {
  // At file level.
  case kvmap
  case `import`
  case extern
  case type
  case transform
  case mixin
  case map
  case `struct`
  case `class`
  case family
  case `enum`
  case union
  case test
  case namespace

  // In a test.
  case file

  // Settings and other lines that are not properties.
  case keys
  case coercion
  case unknown
  case duplicates
  case empty
  case `nil`
  case depth
  case access
  case properties
  case sync
  case table
  case `default`
  case via
  case root
  case before
  case after
  case context
  case element
  case xmlns
  case check

  // In the head of a declaration.
  case `as`
  case by
  case `init`
  case assignment
  case factory
  case with
  case on
  case `in`
  case key
  case swift

  // In a rule.
  case lenient
  case strict
  case lossy
  case `self`
  case rest
  case gather
  case all
  case unless
  case `for`
  case prefix
  case `where`
  case owned
  case count
  case and
  case matches
  case multiple
  case of
  case unique
  case each
  case not
  case when
  case `is`
  case null
  case numberKind = "number"
  case stringKind = "string"
  case bool
  case array
  case object
  case or
  case `else`
  case `true`
  case `false`

  // In a test.
  case expect
  case roundtrip
  case fails
  case at
}

extension Keyword {
  /// The keyword that these bytes spell.
  static func spelled(_ bytes: ArraySlice<UInt8>) -> Keyword? { spellings.keyword(bytes) }

  private static let spellings = Table()

  /// A hash table with linear probing: each identifier is looked up once, without creating a `String`.
  private struct Table: Sendable {
    private let slots: [(keyword: Keyword, spelling: [UInt8])?]
    private let longest: Int

    init() {
      var slots = [(keyword: Keyword, spelling: [UInt8])?](repeating: nil, count: 256)
      var longest = 0
      for keyword in Keyword.allCases {
        let spelling = Array(keyword.rawValue.utf8)
        longest = max(longest, spelling.count)
        var slot = Table.slot(of: spelling[...])
        while slots[slot] != nil { slot = (slot + 1) & 255 }
        slots[slot] = (keyword, spelling)
      }
      self.slots = slots
      self.longest = longest
    }

    func keyword(_ bytes: ArraySlice<UInt8>) -> Keyword? {
      guard bytes.count <= longest, bytes.count > 1 else { return nil }
      var slot = Table.slot(of: bytes)
      while let entry = slots[slot] {
        if entry.spelling.count == bytes.count, entry.spelling.elementsEqual(bytes) { return entry.keyword }
        slot = (slot + 1) & 255
      }
      return nil
    }

    private static func slot(of bytes: ArraySlice<UInt8>) -> Int {
      let first = Int(bytes.first ?? 0)
      let last = Int(bytes.last ?? 0)
      return (bytes.count &* 59 &+ first &* 31 &+ last &* 7) & 255
    }
  }
}
