import Foundation
import TestSupport
import Testing

/// When a noncopyable value is borrowed for a call, the compiler copies its bytes nevertheless. A reader has 200 of
/// them, and its methods are called for each value of a document, so all of them are `mutating`.
@Suite struct ReaderMethodTests {
  @Test func noMethodBorrowsTheReader() throws {
    var methods = 0
    for module in ["KVMap", "KVMapInterpret"] {
      let files = try Repository.files(
        in: Repository.root.appendingPathComponent("Sources/\(module)"), withExtension: "swift")
      for file in files {
        var isReader = false
        let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
          if ["JSONReader", "JSONCursor"].contains(where: {
            line.contains("extension \($0) {") || line.contains("struct \($0): ")
          }) { isReader = true }
          if line == "}" { isReader = false }
          guard isReader, line.hasPrefix("  "), !line.hasPrefix("   "), line.contains("func ") else { continue }
          methods += 1
          if !line.contains("mutating ") && !line.contains("static ") && !line.contains("consuming ") {
            Issue.record("\(file.lastPathComponent):\(number + 1): \(line)")
          }
        }
      }
    }
    #expect(methods > 100)
  }
}
