import Foundation
import TestSupport
import Testing

/// What is made of any schema passes `check` without a diagnostic and is formatted, or the schema is refused with a reason.
@Suite struct DescriptionLawTests {
  /// `KVMAP_SCHEMAS=1000-9999` has others.
  private static let seeds: ClosedRange<Int> = {
    let stated = ProcessInfo.processInfo.environment["KVMAP_SCHEMAS"] ?? ""
    let ends = stated.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 0...Thoroughness.choose(99, thorough: 999)
  }()

  @Test func randomSchemas() {
    var mappings = 0
    for seed in Self.seeds {
      var schema = RandomSchema(seed: UInt64(seed))
      let text = schema.text()
      let verdict = DescriptionLaws.schema(text)
      if case .refused(let messages) = verdict {
        let known = ["describes nothing to declare", "is a part of itself"]
        #expect(
          messages.allSatisfy { message in known.contains { message.contains($0) } },
          "seed \(seed): \(messages)\n\(text)")
      } else {
        mappings += 1
        #expect(verdict.violations == [], "seed \(seed): \(text)")
      }
    }
    #expect(mappings > Self.seeds.count / 2)
  }

  /// Broken at any place, a schema or Swift source is refused or read, and nothing crashes.
  @Test func brokenFiles() throws {
    let folder = Repository.fixtures.appendingPathComponent("infer")
    var tried = 0
    for file in ["20-schema/ticket.schema.json", "22-openapi/openapi.json", "23-schema-keywords/order.schema.json"] {
      let bytes = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for end in stride(from: 1, to: bytes.count, by: 97) {
        #expect(!DescriptionLaws.schema(String(bytes.prefix(end)), "s.json").refusal.isEmpty)
        tried += 1
      }
    }
    for file in ["25-swift-declare/Feed.swift", "26-swift-refused/Shop.swift", "27-swift-mapped/Library.swift"] {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for end in stride(from: 1, to: text.count, by: 23) {
        for piece in [String(text.prefix(end)), String(text.dropFirst(end))] {
          let verdict = DescriptionLaws.swift(piece)
          if case .mapping = verdict { #expect(verdict.violations == [], "\(piece)") }
          tried += 1
        }
      }
    }
    #expect(tried > 150)
  }
}
