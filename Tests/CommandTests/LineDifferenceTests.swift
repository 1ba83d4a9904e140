import KVMapCompiler
import Testing

@testable import kvmapc

@Suite struct LineDifferenceTests {
  private func lines(_ text: String) -> [ArraySlice<UInt8>] { text.map { Array(String($0).utf8)[...] } }

  private func text(_ lines: [ArraySlice<UInt8>]) -> String { String(decoding: lines.joined(), as: UTF8.self) }

  /// Applying the removals and insertions of the edits turns the old text into the new one, with as few edits as
  /// possible.
  @Test func editsAreRightAndFewest() {
    var random = SplitMix(state: 7)
    for _ in 0..<2000 {
      let old = random.text()
      let new = random.text()
      let edits = LineDifference.edits(from: lines(old), to: lines(new))
      #expect(text(edits.compactMap { if case .insert = $0 { nil } else { $0.line } }) == old)
      #expect(text(edits.compactMap { if case .remove = $0 { nil } else { $0.line } }) == new)
      let kept = edits.count { if case .keep = $0 { true } else { false } }
      #expect(kept == Self.longestCommonSubsequence(Array(old), Array(new)), "\(old) \(new)")
    }
  }

  @Test func whatDiffersEverywhereIsReplacedAsAWhole() {
    let old = (0..<3000).map { Array("old \($0)".utf8)[...] }
    let new = (0..<3000).map { Array("new \($0)".utf8)[...] }
    let edits = LineDifference.edits(from: old, to: new)
    #expect(edits.count == 6000)
    #expect(edits.first == .remove(old[0]) && edits.last == .insert(new[2999]))
  }

  @Test func hunksHaveThreeLinesAround() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "line three\n").replacing("line 15\n", with: "")
    let difference = UnifiedDifference(from: Array(old.utf8), to: Array(new.utf8))
    #expect(
      difference.text(from: "a", to: "b", isEscaped: false, limit: 100) == """
        --- a
        +++ b
        @@ -1,6 +1,6 @@
         line 1
         line 2
        -line 3
        +line three
         line 4
         line 5
         line 6
        @@ -12,7 +12,6 @@
         line 12
         line 13
         line 14
        -line 15
         line 16
         line 17
         line 18

        """)
  }

  @Test func changesThatAreNearShareAHunk() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "").replacing("8\n", with: "")
    let text = UnifiedDifference(from: Array(old.utf8), to: Array(new.utf8))
      .text(from: "a", to: "b", isEscaped: false, limit: 100)
    #expect(text.hasPrefix("--- a\n+++ b\n@@ -1,9 +1,7 @@\n 1\n-2\n 3\n"))
    #expect(text.ranges(of: "@@ -").count == 1)
  }

  @Test func aTerminalIsNotMovedByWhatItShows() {
    let difference = UnifiedDifference(from: Array("\u{1B}[2J\n".utf8), to: [])
    #expect(difference.text(from: "a", to: "b", isEscaped: true, limit: 9).hasSuffix("@@ -1,1 +0,0 @@\n-\\u{1B}[2J\n"))
    #expect(difference.text(from: "a", to: "b", isEscaped: false, limit: 9).hasSuffix("-\u{1B}[2J\n"))
    #expect(difference.text(from: "a", to: "b", isEscaped: false, limit: 1).hasSuffix("@@\n… and 1 more line\n"))
  }

  private static func longestCommonSubsequence(_ left: [Character], _ right: [Character]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices {
      for j in right.indices {
        table[i + 1][j + 1] = left[i] == right[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[left.count][right.count]
  }
}

extension LineDifference.Edit {
  fileprivate var line: ArraySlice<UInt8> {
    switch self {
    case .keep(let line), .remove(let line), .insert(let line): line
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the same numbers in every run.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func text() -> String {
    String((0..<Int(next() % 12)).map { _ in "abcd"[String.Index(utf16Offset: Int(next() % 4), in: "abcd")] })
  }
}
