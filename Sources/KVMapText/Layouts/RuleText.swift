/// The text of `RuleLines`, read in place: a problem needs the line of its rule and that of the declaration, and a
/// table may have hundreds. Files keep their escape sequences, as problems show them.
package struct RuleText {
  private let bytes: UTF8Bytes

  package init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  /// - Parameter text: Ends with a NUL.
  package init(terminated text: UnsafePointer<UInt8>) {
    var count = 0
    while text[count] != 0 { count += 1 }
    self.init(UTF8Bytes(start: text, count: count))
  }

  /// The declaration; nil for types of the runtime itself.
  package var head: RuleLines.Head? { line(0).flatMap(Self.head) }

  /// The rule with a number, from 0; nil if there are not so many.
  package func rule(at number: Int) -> RuleLines.Rule? {
    number < 0 ? nil : line(number + 1).flatMap { Self.rule($0, after: head) }
  }

  /// Whether there is a rule with this number, and problems must not show what it reads.
  package func isSensitive(_ number: Int) -> Bool {
    guard number >= 0, let line = line(number + 1) else { return false }
    let fields = Self.fields(line)
    return fields.count > 1 && fields[1].last == UInt8(ascii: "!")
  }

  /// All rules, in their order.
  package var rules: [RuleLines.Rule] {
    let head = head
    return bytes.split(separator: Self.newline, omittingEmptySubsequences: false).dropFirst()
      .compactMap { Self.rule($0, after: head) }
  }

  private typealias Line = Slice<UTF8Bytes>

  private static let newline = UInt8(ascii: "\n")

  /// Found in one pass over those before it.
  private func line(_ number: Int) -> Line? {
    var rest = bytes[...]
    for _ in 0..<number {
      guard let end = rest.firstIndex(of: Self.newline) else { return nil }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != Self.newline }
  }

  private static func fields(_ line: Line) -> [Line] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  private static func head(_ line: Line) -> RuleLines.Head? {
    let fields = fields(line)
    guard fields.count == 3, let place = marked(fields[2]) else { return nil }
    return RuleLines.Head(
      type: text(fields[0]), file: text(fields[1]), line: place.number, hidesOtherKeys: place.isMarked)
  }

  private static func rule(_ line: Line, after head: RuleLines.Head?) -> RuleLines.Rule? {
    let fields = fields(line)
    guard fields.count >= 3, let place = marked(fields[1]) else { return nil }
    let isRelative = fields[1].first == UInt8(ascii: "+") || fields[1].first == UInt8(ascii: "-")
    return RuleLines.Rule(
      property: fields[0].isEmpty ? nil : text(fields[0]),
      line: isRelative ? (head?.line ?? 0) + place.number : place.number, isSensitive: place.isMarked,
      path: text(fields[2]), file: fields.count > 3 ? text(fields[3]) : nil)
  }

  /// A number, and whether `!` follows it.
  private static func marked(_ field: Line) -> (number: Int, isMarked: Bool)? {
    let isMarked = field.last == UInt8(ascii: "!")
    return Int(text(isMarked ? field.dropLast() : field)).map { ($0, isMarked) }
  }

  private static func text(_ field: Line) -> String { String(decoding: field, as: UTF8.self) }
}
