import KVMapDiff
import TestSupport
import Testing

@Suite struct WitnessTests {
  @Test(arguments: try ComparedTexts.all()) func showWhatTheyClaim(fixture: ComparedTexts) throws {
    for change in try fixture.report(all: true).changes { _ = try WitnessRun(fixture).check(change) }
  }

  /// What concerns only XML is shown by an XML document.
  @Test(arguments: [
    (#"element "station""#, #"element "stop""#), ("", #"element "stop""#), (#"element "station""#, ""),
    (#"xmlns "https://a.example""#, #"xmlns "https://b.example""#),
  ])
  func xmlNamesAreShownInXML(old: String, new: String) throws {
    func text(_ line: String) -> String { "struct Station {\n  \(line)\n  name: String\n  zones: [Int] = []\n}\n" }
    let pair = ComparedPair(name: "", old: text(old), new: text(new))
    let changes = try #require(pair.texts.changes())
    #expect(changes.map(\.id) == [.xmlNameChanged])
    let change = try #require(changes.first)
    let witnesses = [change.readWitness, change.writtenWitness].compactMap(\.self)
    #expect(!witnesses.isEmpty && witnesses.allSatisfy { $0.document.hasPrefix("<") }, "\(change)")
    #expect(change.read != .possible && change.written != .possible)
    #expect([change.read, change.written].contains(.breaks))
    #expect(try WitnessRun(pair.texts).check(change) == witnesses.count)
  }

  /// A witness says what is passed with its document.
  @Test func contextsAreStated() throws {
    func text(_ offset: Int) -> String {
      """
      struct A {
        context place: Place
        x: Int <- x | offset(\(offset))
        name: String <- $context.name
      }
      struct Place { name: String }

      """
    }
    let pair = ComparedPair(name: "", old: text(1), new: text(2))
    let change = try #require(pair.texts.changes()?.first)
    #expect(change.readWitness?.context == #"{"name":"a"}"#)
    #expect(change.readWitness.map(\.document) == #"{"x":1}"#)
    #expect(try WitnessRun(pair.texts).check(change) == 1)
  }
}
