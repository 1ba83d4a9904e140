import Dispatch
import Feeds
import Foundation
import KVMap
import KVMapXML

// Reading and writing a feed of 2,000 items: what kvmapc generates beside XMLParser with a delegate by hand, and XMLCoder.
// Every contender's result is compared before anything is timed. `--repeats N` runs ours alone, for counting instructions.

let document = FeedDocument.make(items: 2_000)
let data = Data(document)
let expected = try Feed(xml: document)

if let index = CommandLine.arguments.firstIndex(of: "--repeats"),
  let repeats = CommandLine.arguments.dropFirst(index + 1).first.flatMap(Int.init)
{
  for _ in 0..<repeats { _ = try Feed(xml: document) }
  exit(0)
}

func require(_ holds: Bool, _ what: String) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("xml-bench: \(what) does not agree with KVMap\n".utf8))
  exit(1)
}

require(ParsedFeed.read(data) == expected, "XMLParser")
require(try CodedFeed.read(data).feed == expected, "XMLCoder")
require(try Feed(xml: expected.xml()) == expected, "what is written")

/// Nanoseconds of one run, the best of at least a second of them.
func measure(_ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  let start = DispatchTime.now().uptimeNanoseconds
  repeat {
    let before = DispatchTime.now().uptimeNanoseconds
    try body()
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - before))
  } while DispatchTime.now().uptimeNanoseconds - start < 1_000_000_000
  return best
}

let parser = measure { _ = ParsedFeed.read(data) }
let rows: [(String, Double)] = [
  ("XMLParser, by hand", parser), ("XMLCoder", try measure { _ = try CodedFeed.read(data) }),
  ("KVMap", try measure { _ = try Feed(xml: document) }),
  ("KVMap Value (no mapping)", try measure { _ = try Value(xml: document) }),
  ("KVMap, writing", try measure { _ = try expected.xml() }),
]
print("a feed of \(document.count) bytes")
for (name, nanoseconds) in rows {
  let columns = [
    name.padding(toLength: 26, withPad: " ", startingAt: 0), String(format: "%10.0f µs", nanoseconds / 1_000),
    String(format: "%8.0f MB/s", Double(document.count) / nanoseconds * 1_000),
    String(format: "%7.1f × XMLParser", parser / nanoseconds),
  ]
  print(columns.joined())
}
