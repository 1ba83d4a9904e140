import TestSupport
import Testing

@testable import KVMapText

/// What the compiler writes for the runtime is what the runtime reads.
@Suite struct LayoutTests {
  private static let runs = Thoroughness.choose(500, thorough: 50_000)

  @Test func rules() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<Self.runs {
      let hasHead = Bool.random(using: &random)
      let head = RuleLines.Head(
        type: random.word(), file: random.word() + ".kvmap", line: Int.random(in: 1...3_000, using: &random),
        hidesOtherKeys: Bool.random(using: &random))
      let rules = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        RuleLines.Rule(
          property: Bool.random(using: &random) ? random.word() : nil, line: Int.random(in: 1...3_000, using: &random),
          isSensitive: Bool.random(using: &random), path: random.path(),
          file: Bool.random(using: &random) ? random.word() : nil)
      }
      let lines = RuleLines(head: hasHead ? head : nil, rules: rules)
      lines.text.utf8Bytes { bytes in
        let read = RuleText(bytes)
        #expect(read.head == lines.head && read.rules == rules, "\(lines.text)")
        for (number, rule) in rules.enumerated() {
          #expect(read.rule(at: number) == rule && read.isSensitive(number) == rule.isSensitive, "\(lines.text)")
        }
        for number in [-1, rules.count] { #expect(read.rule(at: number) == nil && !read.isSensitive(number)) }
      }
    }
  }

  /// A table of keys has no count of its bytes.
  @Test func rulesEndWithNUL() {
    let text: StaticString = "T\tf\t3\na\t+1!\tb\0c\t+2\td"
    let read = RuleText(terminated: text.utf8Start)
    #expect(read.rules == [RuleLines.Rule(property: "a", line: 4, isSensitive: true, path: "b")])
  }

  /// Problems show a file as it is written here.
  @Test func theNameOfAFileIsEscaped() throws {
    let head = RuleLines.Head(type: "T", file: "a\tb\nc.kvmap", line: 3)
    #expect(head.text == "T\ta\\tb\\nc.kvmap\t3")
    #expect(head.text.utf8Bytes { RuleText($0).head?.file } == "a\\tb\\nc.kvmap")
  }

  @Test(arguments: ["", "T", "T\tf", "T\tf\tx", "\np", "\np\t+1", "\np\t+x\ta", "\n"])
  func refusesOtherRules(_ text: String) {
    text.utf8Bytes { bytes in
      #expect(RuleText(bytes).head == nil && RuleText(bytes).rule(at: 0) == nil && RuleText(bytes).rules.isEmpty)
    }
  }

  /// A line before the declaration moves it and its rules, and changes only the text of the head.
  @Test func rulesAreRelativeToTheirDeclaration() {
    let rule = RuleLines.Rule(property: "a", line: 12, path: "b")
    let moved = RuleLines.Rule(property: "a", line: 13, path: "b")
    let head = RuleLines.Head(type: "T", file: "f", line: 10)
    let movedHead = RuleLines.Head(type: "T", file: "f", line: 11)
    #expect(rule.text(after: head) == moved.text(after: movedHead))
    let other = RuleLines.Rule(property: "a", line: 12, path: "b", file: "g")
    #expect(other.text(after: head) == "a\t12\tb\tg")
  }

  @Test func entriesOfGather() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<Self.runs {
      let entries = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        GatherLine(
          key: EscapedText.contents(random.text()), path: random.path(),
          place: [nil, .parent(Int.random(in: 1...9, using: &random)), .document, .context][
            Int.random(in: 0..<4, using: &random)])
      }
      let text = entries.map(\.text).joined()
      #expect(GatherLine.all(in: text) == entries, "\(text)")
      #expect(text.utf8Bytes(GatherLine.count) == entries.count)
      for (number, entry) in entries.enumerated() {
        #expect(text.utf8Bytes { GatherLine.key(number, in: $0).elementsEqual(entry.key.utf8) }, "\(text)")
      }
      #expect(text.utf8Bytes { GatherLine.key(entries.count, in: $0).isEmpty })
    }
  }

  @Test(arguments: ["", "key", "key\tpath\tx", "key\tpath\t$ROOT"])
  func refusesOtherEntries(_ text: String) {
    #expect(GatherLine(text[...]) == nil)
  }

  @Test func valuesThatMeanNothing() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<Self.runs {
      let values: [SentinelLine] = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .text(random.text())
        case 1: .number("\(Int.random(in: -9...9, using: &random))")
        case 2: .bool(Bool.random(using: &random))
        case 3: .emptyArray
        default: .emptyObject
        }
      }
      let (kinds, isScalar) = (UInt8.random(in: 0..<64, using: &random), Bool.random(using: &random))
      let (other, number) = (random.text(), "\(Int.random(in: -9...9, using: &random))")
      SentinelLine.text(values, kinds: kinds, isScalar: isScalar).utf8Bytes { bytes in
        let lines = SentinelLines(bytes)
        #expect(lines.kinds == kinds && lines.isScalar == isScalar)
        #expect(lines.containsEmptyArray == values.contains(.emptyArray))
        #expect(lines.containsEmptyObject == values.contains(.emptyObject))
        for flag in [true, false] { #expect(lines.contains(flag) == values.contains(.bool(flag)), "\(values)") }
        #expect(lines.containsNumber { $0 == number } == values.contains(.number(number)))
        #expect(other.utf8Bytes { lines.contains(text: $0) } == values.contains(.text(other)), "\(values) \(other)")
        for case .text(let text) in values { #expect(text.utf8Bytes { lines.contains(text: $0) }, "\(values)") }
      }
    }
  }

  @Test func listsOfKeys() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<Self.runs {
      let lists = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in random.word() }
      }
      let text = lists.map(TabSeparated.text).joined(separator: "\n")
      let read = text.utf8Bytes { TabSeparated.lines($0).map { $0.map { String(decoding: $0, as: UTF8.self) } } }
      #expect(read == lists)
      let first = TabSeparated.text(lists[0])
      #expect(first.utf8Bytes { TabSeparated.parts($0).map { String(decoding: $0, as: UTF8.self) } } == lists[0])
    }
    #expect("".utf8Bytes { TabSeparated.parts($0).count } == 1)
  }

  /// A step begins with its letter, so no two may have the same.
  @Test func lettersOfDates() {
    let letters = [
      DateLetter.shortMonthName, DateLetter.monthName, DateLetter.shortWeekday, DateLetter.weekday,
      DateLetter.dayPeriod,
      DateLetter.zone, DateLetter.isoZone, DateLetter.blank, DateLetter.newline, DateLetter.literal, DateLetter.year,
      DateLetter.month, DateLetter.day, DateLetter.dayOfYear, DateLetter.hour, DateLetter.hour12, DateLetter.minute,
      DateLetter.second, DateLetter.fraction, DateLetter.weekYear, DateLetter.week, DateLetter.weekdayNumber,
      DateLetter.weekdayName, DateLetter.quarter, DateLetter.quarterName, DateLetter.hour24, DateLetter.hour11,
      DateLetter.millisecondOfDay, DateLetter.zoneName, DateLetter.gmtOffset, DateLetter.offset,
    ]
    #expect(Set(letters).count == letters.count)
    // The length of a literal is one ASCII character.
    #expect(0x20 + DateLetter.mostLiteralBytes < 0x7F)
  }

  @Test func outlines() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<Self.runs {
      let count = Int.random(in: 1...4, using: &random)
      let objects = (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          OutlineText.Member(name: random.text(), kind: random.outlineKind(objects: count))
        }
      }
      let hasControls = objects.joined().contains { $0.name.utf8.contains { $0 < 0x20 } }
      let outline = OutlineText(objects: objects)
      #expect((outline == nil) == hasControls)
      if let outline { #expect(OutlineText(outline.text) == outline) }
    }
  }

  /// What is near a key in memory does not matter, and every slot is one of the table.
  @Test func hashesOfKeys() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Self.runs {
      let key = Array(random.text().utf8.prefix(40))
      let seed = random.next() | 1
      func word(_ isFull: Bool, _ around: UInt8) -> UInt64 {
        let padding = [UInt8](repeating: around, count: 16)
        return (padding + key + padding).withUnsafeBufferPointer { bytes in
          guard let start = bytes.baseAddress.map({ $0 + 16 }) else { return 0 }
          return isFull
            ? KeyHash.fullWord(start, count: key.count, seed: seed) : KeyHash.shortWord(start, count: key.count)
        }
      }
      for isFull in [true, false] {
        #expect(word(isFull, 0) == word(isFull, 0xFF))
        let bits = UInt64.random(in: 1...20, using: &random)
        let slot = KeyHash.slot(ofWord: word(isFull, 0), count: key.count, seed: seed, bits: bits)
        #expect(slot >= 0 && slot < 1 << bits)
      }
    }
  }
}

extension SeededGenerator {
  /// Any characters.
  fileprivate mutating func text() -> String {
    let characters: [Character] = ["a", "B", "1", "_", "\\", "n", "\n", "\t", "\"", ".", "é", "漢", "\u{1}", "😀", " "]
    return String((0..<Int.random(in: 0...6, using: &self)).map { _ in characters.randomElement(using: &self) ?? "a" })
  }

  fileprivate mutating func outlineKind(objects count: Int) -> OutlineText.Kind {
    switch Int.random(in: 0...6, using: &self) {
    case 0: .text
    case 1: .integer
    case 2: .real
    case 3: .bool
    case 4: .object(Int.random(in: 0..<count, using: &self))
    case 5: .array(outlineKind(objects: count))
    case _: .any
    }
  }

  /// The name of a property or a type.
  fileprivate mutating func word() -> String {
    String((0..<Int.random(in: 1...5, using: &self)).map { _ in "abXY09é".randomElement(using: &self) ?? "a" })
  }

  fileprivate mutating func path() -> String {
    var path = PathText()
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      if Bool.random(using: &self) {
        path.append(key: text())
      } else {
        path.append(index: Int.random(in: 0...9, using: &self))
      }
    }
    return path.text
  }
}
