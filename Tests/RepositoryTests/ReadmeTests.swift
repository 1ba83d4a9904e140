import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// The results that README.md shows for its first mapping are those of the tools.
@Suite struct ReadmeTests {
  private let text: String
  private let blocks: [DocumentBlock]
  private let mapping: String
  private let document: String

  init() throws {
    text = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("README.md")), as: UTF8.self)
    blocks = DocumentBlock.all(in: text)
    mapping = try #require(blocks.first { $0.language == "kvmap" }).text
    let swift = try #require(blocks.first { $0.language == "swift" }).text
    document = String(try #require(swift.firstMatch(of: #/#"(.*)"#/#)).1)
  }

  private static func compilation(of mapping: String) -> Compilation {
    var compilation = Compilation()
    compilation.add(path: "Station.kvmap", bytes: Array(mapping.utf8), isRequested: true)
    return compilation
  }

  private func report(of document: String, writesBack: Bool = false, isIndented: Bool = false) throws -> MapReport {
    let request = MapRequest(
      format: .json, document: Array(document.utf8), path: nil, context: nil,
      written: writesBack ? .json : nil,
      wantsAllProblems: false, isIndented: isIndented)
    guard case .mapper(let mapper) = Self.compilation(of: mapping).mapping(to: "Station").mapping,
      case .report(let report) = mapper.map(request)
    else {
      throw CocoaError(.featureUnsupported)
    }
    return report
  }

  private static func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  @Test func theDocumentIsWrittenAsShown() throws {
    let written = Self.text(try report(of: document, writesBack: true).output)
    #expect(blocks.contains { $0.language == "text" && $0.text.hasSuffix("\n" + written + "\n") })
  }

  @Test func theValueIsPrintedAsShown() throws {
    let value = Self.text(try report(of: document, isIndented: true).output)
    #expect(
      blocks.contains { $0.text == "$ kvmapc map Station.kvmap Station station.json\n" + value + "\n" }, "\(value)")
  }

  @Test func theProblemIsToldAsShown() throws {
    let wrong = document.replacing("03 May 1927", with: "1927")
    #expect(wrong != document)
    let problems = try report(of: wrong).problems
    #expect(blocks.contains { $0.language == "text" && $0.text == problems }, "\(problems)")
  }

  @Test func theMistakeIsToldAsShown() {
    let compilation = Self.compilation(of: mapping.replacing("trimmed", with: "tirmmed"))
    var renderer = TextRenderer(sources: compilation.sources, usesColor: false)
    let told = renderer.render(compilation.check())
    let isShown = blocks.contains {
      $0.text.trimmingCharacters(in: .newlines) == told.trimmingCharacters(in: .newlines)
    }
    #expect(isShown, "\(told)")
  }
}
