/// Documents with few identities, so that rows are changed, moved and deleted.
struct RandomDocuments {
  private var random: Randomness

  init(seed: UInt64) { random = Randomness(seed: seed) }

  /// An array of people. A row may stand anywhere, several times and incomplete.
  mutating func people(_ count: Int, ids: Int = 12) -> String { list(count) { $0.person(0, ids) } }

  /// Lines of one person each. Nobody occurs twice, but what belongs to people does.
  mutating func lines(_ count: Int) -> [String] {
    var lines: [String] = []
    for id in 0..<count { lines.append(person(2, count, id: id)) }
    return lines
  }

  /// An array of articles of random versions.
  mutating func articles(_ count: Int) -> String { list(count) { $0.article() } }

  mutating func list(_ count: Int, _ element: (inout RandomDocuments) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<count { elements.append(element(&self)) }
    return "[\(elements.joined(separator: ","))]"
  }

  mutating func chance(_ part: Int, of whole: Int) -> Bool { random.chance(part, of: whole) }

  private mutating func person(_ depth: Int, _ ids: Int, id: Int? = nil) -> String {
    let id = id ?? random.below(ids)
    var members = ["\"id\":\(id)", "\"name\":\"N\(random.below(3))\""]
    // Unique, as a store may demand.
    add(&members, "email") { $0.orNull("\"\(id).\($0.random.below(3))@example.com\"") }
    add(&members, "score") { "\($0.random.below(4)).5" }
    add(&members, "bornAt") { $0.orNull("\"2026-01-0\(1 + $0.random.below(9))T00:00:00.125Z\"") }
    add(&members, "isActive") { "\($0.random.chance(1, of: 2))" }
    add(&members, "picture") { $0.orNull("\"AAEC\"") }
    add(&members, "size") { $0.orNull("{\"width\":\($0.random.below(3)),\"height\":1}") }
    add(&members, "notes") { $0.orNull($0.list($0.random.below(4)) { $0.note() }) }
    add(&members, "tagIDs") { $0.list($0.random.below(3)) { "\"tag\($0.random.below(5))\"" } }
    add(&members, "read") { $0.list($0.random.below(3)) { "{\"name\":\"tag\($0.random.below(5))\"}" } }
    add(&members, "bossID") { $0.orNull("\($0.random.below(ids + 3))") }
    add(&members, "pets") { $0.orNull($0.list($0.random.below(3)) { $0.pet(0) }) }
    add(&members, "favourite") { $0.orNull($0.pet(0)) }
    add(&members, "vehicles") { $0.list($0.random.below(3)) { $0.vehicle() } }
    if depth < 2 {
      add(&members, "friends") { $0.orNull($0.list($0.random.below(3)) { $0.person(depth + 1, ids) }) }
    }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func add(_ members: inout [String], _ key: String, _ value: (inout RandomDocuments) -> String) {
    if random.chance(1, of: 2) { members.append("\"\(key)\":\(value(&self))") }
  }

  private mutating func orNull(_ value: String) -> String { random.chance(1, of: 5) ? "null" : value }

  private mutating func note() -> String { "{\"id\":\(random.below(20)),\"text\":\"T\(random.below(3))\"}" }

  private mutating func pet(_ depth: Int) -> String {
    let id = random.below(6)
    if random.chance(1, of: 2) { return "{\"type\":\"dog\",\"id\":\(id),\"barks\":\(random.chance(1, of: 2))}" }
    let prey = depth < 2 && random.chance(1, of: 3) ? ",\"prey\":\(pet(depth + 1))" : ""
    return "{\"type\":\"cat\",\"id\":\(id),\"name\":\"P\(random.below(3))\"\(prey)}"
  }

  private mutating func vehicle() -> String {
    let id = random.below(6)
    if random.chance(1, of: 2) { return "{\"kind\":\"car\",\"id\":\(id),\"doors\":\(2 + random.below(3))}" }
    return "{\"kind\":\"bus\",\"id\":\(id),\"seats\":\(random.below(60))}"
  }

  private mutating func article() -> String {
    let (id, version) = (random.below(5), random.below(30))
    // What a version says is always the same.
    var content = Randomness(seed: UInt64(id * 100 + version))
    let pages = (0..<content.below(3)).map { "{\"book\":\(id),\"number\":\($0),\"text\":\"\(content.below(9))\"}" }
    return "{\"id\":\(id),\"version\":\(version),\"title\":\"\(content.below(9))\","
      + "\"isDeleted\":\(content.chance(1, of: 60)),\"pages\":[\(pages.joined(separator: ","))]}"
  }
}
