/// Documents as the server would send them, generated arithmetically so that they are the same on every machine.
enum Documents {
  /// The first document: users 0, 1, 2, …, each with three notes, a company and two tags.
  static func first(users: Int) -> [UInt8] {
    document(0..<users) { id in
      user(id, email: "user\(id)@example.com", notes: [3 * id, 3 * id + 1, 3 * id + 2], isDone: false)
    }
  }

  /// A later document of the server: the first hundredth of the users is gone, the same number is new, every tenth has
  /// a different address, and every twentieth has completed one note, removed another, and added a new one.
  static func second(users: Int) -> [UInt8] {
    let gone = users / 100
    return document(gone..<users + gone) { id in
      guard id < users else { return user(id, email: "user\(id)@example.com", notes: [3 * id], isDone: false) }
      let email = id % 10 == 0 ? "moved\(id)@example.com" : "user\(id)@example.com"
      let isChanged = id % 20 == 0
      let notes = isChanged ? [3 * id, 3 * id + 2, 1_000_000_000 + id] : [3 * id, 3 * id + 1, 3 * id + 2]
      return user(id, email: email, notes: notes, isDone: isChanged)
    }
  }

  /// The tags, which other documents only reference.
  static let tags = Array(
    "[\((0..<10).map { #"{"id": \#($0), "label": "tag \#($0)"}"# }.joined(separator: ","))]".utf8)

  private static func document(_ ids: Range<Int>, _ user: (Int) -> String) -> [UInt8] {
    var document: [UInt8] = []
    document.reserveCapacity(ids.count * 400)
    document.append(UInt8(ascii: "["))
    for id in ids {
      if id > ids.lowerBound { document.append(UInt8(ascii: ",")) }
      document.append(contentsOf: user(id).utf8)
    }
    document.append(UInt8(ascii: "]"))
    return document
  }

  private static func user(_ id: Int, email: String, notes: [Int], isDone: Bool) -> String {
    let notes = notes.enumerated().map { index, note in
      #"{"id":\#(note),"text":"note \#(note) of user \#(id)","is_done":\#(isDone && index == 0)}"#
    }
    return #"{"id":\#(id),"name":"User \#(id)","email":"\#(email)","score":\#(id % 1000).5,"#
      + #""created_at":"2026-01-\#(10 + id % 20)T10:00:00Z","#
      + #""company":{"id":\#(id % 100),"name":"Company \#(id % 100)"},"#
      + #""tag_ids":[\#(id % 10),\#((id + 3) % 10)],"notes":[\#(notes.joined(separator: ","))]}"#
  }
}
