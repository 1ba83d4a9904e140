import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The `root` setting of a mapping.
@Suite struct RootTests {
  private static let document =
    #"{"response":{"people":[{"the lead":{"name":"Ada","team":{"leads":[{"name":"Bob"}],"size":1}}}]},"x":1}"#

  @Test func theDocumentSaysMoreThanTheValue() throws {
    let lead = try Lead(json: Self.document)
    #expect(lead.name == "Ada" && lead.team?.leads.map(\.name) == ["Bob"])
    #expect(
      try [Team](json: #"{"team":[{"size":1},{"size":2}]}"#).map(\.size) == [1, 2])
    #expect(try [String: Team](json: #"{"team":{"a":{"size":1}}}"#)["a"]?.size == 1)
  }

  @Test func itIsWrittenAgain() throws {
    #expect(
      try Mapped.rewritten(Self.document, as: Lead.self) == Self.document.replacingOccurrences(of: #","x":1"#, with: "")
    )
    #expect(
      try Mapped.rewritten(#"{"team":[{"size":1.5}]}"#, as: [Team].self) == #"{"team":[{"leads":[],"size":1.5}]}"#)
    #expect(try Mapped.text([Team]()) == #"{"team":[]}"#)
    let pretty = try Team(leads: [], size: 1).jsonString(.pretty)
    #expect(try Team(json: pretty) == Team(leads: [], size: 1))
  }

  @Test func aPathOfTheCallerReplacesIt() throws {
    #expect(try Lead(json: #"{"name":"A"}"#, atPath: "").name == "A")
    #expect(try Team(json: #"{"a":{"size":3}}"#, atPath: "a").size == 3)
    var team = Team(leads: [], size: 1)
    try team.update(json: #"{"team":{"size":2}}"#)
    try team.update(json: #"{"size":3}"#, atPath: "")
    #expect(team.size == 3)
  }

  @Test(arguments: [
    ("{}", ["response.people[0].\"the lead\" missing"]),
    (#"{"response":null}"#, ["response.people[0].\"the lead\" null"]),
    (#"{"response":{"people":5}}"#, ["response.people mismatch"]),
    (
      #"{"response":{"people":[{"the lead":{"name":1,"team":{}}}]}}"#,
      [
        "response.people[0].\"the lead\".name mismatch Lead.name:90",
        "response.people[0].\"the lead\".team.size missing Team.size:97",
      ]
    ),
    (#"{"response":{"people":[{"the lead":{"name":"A"}}]}"#, [" syntax"]),
  ])
  func problemsHaveThePathsOfTheDocument(document: String, problems: [String]) {
    #expect(Mapped.problems(document, as: Lead.self) == problems)
    #expect(Mapped.problem(document, as: Lead.self) == problems.first)
  }

  @Test func problemsOfWritingDoAsWell() {
    do throws(MappingError) {
      _ = try [Team(leads: [], size: .nan)].jsonBytes()
      Issue.record("What is not a number has been written.")
    } catch {
      #expect(error.problems.map(Mapped.text) == ["team[0].size range"])
    }
  }

  @Test func depthCountsFromTheDocument() {
    let deep = #"{"response":{"people":[{"the lead":{"name":"A","x":"# + String(repeating: "[", count: 8)
    #expect(Mapped.problem(deep, as: Lead.self)?.hasSuffix(" depth") == true)
  }
}

/// The `context` setting of a mapping.
@Suite struct ContextTests {
  private static let request = Request(
    country: "NZ", scale: 2.5, sent: Date(timeIntervalSince1970: 0), prices: [Price(amount: 3), Price(amount: 1)])

  @Test func whatIsPassedIsRead() throws {
    let offer = try Offer(json: #"{"title":"T"}"#, context: Self.request)
    #expect(offer.country == "NZ" && offer.scale == 2.5 && offer.cheapest == Price(amount: 3))
    #expect(offer.amounts == [3, 1] && offer.sent == Date(timeIntervalSince1970: 0))
    let other = try Offer(json: #"{"a":{"title":"T","country":"A"}}"#, atPath: "a", context: Request(country: "NZ"))
    #expect(other == Offer(title: "T", country: "A"))
  }

  @Test func whatHoldsSuchATypeIsPassedItAsWell() throws {
    let document = #"{"offers":[{"title":"A"},{"title":"B"}],"byName":{"c":{"title":"C"}}}"#
    let offers = try Offers(json: document, context: Self.request)
    #expect(offers.all.map(\.country) == ["NZ", "NZ"] && offers.byName["c"]?.amounts == [3, 1])
    #expect(try [Offers](json: "[\(document)]", context: Self.request) == [offers])
    #expect(try [String: [Offers]?](json: "{\"x\":null}", context: Self.request)["x"] == .some(nil))
    let differing = try Differing(
      json: #"{"offer":{"title":"A"}}"#, context: ["country": "NZ", "scale": 1])
    #expect(differing.offer?.country == "NZ" && differing.offer?.scale == 1)
    #expect(try Differing(json: #"{"stamp":{}}"#, context: "1970-01-01T00:00:00Z").stamp?.at == Self.request.sent)
  }

  @Test func itIsUpdatedWithIt() throws {
    var offer = try Offer(json: #"{"title":"T"}"#, context: Self.request)
    try offer.update(json: #"{"title":"U"}"#, context: Request(country: "CL"))
    #expect(offer.title == "U" && offer.country == "CL" && offer.scale == 2.5)
    #expect(throws: MappingError.self) { try offer.update(json: "[]", context: Self.request) }
    #expect(offer.title == "U")
    #expect(try Mapped.text(offer).hasPrefix(#"{"title":"U"}"#))
  }

  @Test func itMayBeAScalar() throws {
    let date = Date(timeIntervalSince1970: 0.5)
    #expect(try Stamp(json: "{}", context: date).at == date)
  }

  @Test func withoutItNothingIsThere() {
    #expect(Mapped.problems(#"{"title":"T"}"#, as: Offer.self) == ["country missing Offer.country:107"])
    #expect(
      Mapped.problems(#"{"offers":[{"title":"T"}]}"#, as: Offers.self) == [
        "offers[0].country missing Offer.country:107"
      ])
    #expect(Mapped.problems("{}", as: Stamp.self) == ["$context missing Stamp.at:118"])
  }

  @Test func problemsOfItStandInIt() throws {
    let differing = Differing.decodeCollectingProblems(
      json: #"{"offer":{"title":"A"}}"#,
      context: ["country": 5, "scale": "x", "price_list": [["amount": .null]], "sent": [:]] as JSONValue)
    #expect(differing.value == nil)
    #expect(
      differing.problems.map(Mapped.text) == [
        "$context.country mismatch Offer.country:107", "$context.scale mismatch Offer.scale:108",
        "$context.price_list[0].amount null Price.amount:102", "$context.price_list[0].amount null Offer.amounts:110",
        "$context.sent mismatch Offer.sent:111",
      ])
    #expect(differing.problems.map(\.found).prefix(2) == ["the number 5", #"the string "x""#])
    #expect(differing.problems.allSatisfy { $0.offset == 0 && $0.line == 1 && $0.column == 1 })
    #expect(
      Differing.decodeCollectingProblems(json: #"{"offer":{"title":"A"}}"#, context: 7).problems.first.map(Mapped.text)
        == "$context mismatch Offer.country:107")
    #expect(
      Differing.decodeCollectingProblems(json: #"{"offer":{"title":"A"}}"#, context: ["country": .null]).problems.map(
        Mapped.text)
        == ["offer.country null Offer.country:107"])
  }

  @Test func whatCannotBeWrittenIsToldBelowIt() {
    do throws(MappingError) {
      _ = try Offer(json: "{}", context: Request(country: "A", scale: .infinity))
      Issue.record("Infinity has been written.")
    } catch {
      #expect(error.problems.map(Mapped.text) == ["$context.scale range"])
    }
  }

  @Test func aBrokenDocumentIsTold() {
    #expect(
      Offer.decodeCollectingProblems(json: #"{"title":"#, context: Self.request).problems.map(\.kind) == [.syntax])
    #expect(
      Offer.decodeCollectingProblems(json: "{}", atPath: "a..b", context: Self.request).problems.map(\.kind) == [
        .syntax
      ])
  }
}

@Suite struct LazySurroundingTests {
  @Test func elementsThatLookAroundAreReadAtOnce() throws {
    let party = try Party(
      json: #"{"guests":[{"table":1},{}],"name":"N","later":[{"n":1},{"n":2}]}"#)
    #expect(try party.guests.decodedElements().map(\.host) == ["N", "N"])
    #expect(try party.guests.decodedElements().map(\.place) == [0, 1])
    #expect(try party.later.decodedElement(at: 1) == Found(at: 1, n: 2))
    let text = try Mapped.text(party)
    #expect(text == #"{"name":"N","guests":[{"table":1},{}],"later":[{"n":1},{"n":2}]}"#)
  }

  @Test func theirProblemsAreToldAtOnce() {
    #expect(
      Mapped.problems(#"{"guests":[{"table":"x"}],"later":[{"n":"x"}]}"#, as: Party.self) == [
        "name missing Guest.host:131", "name missing Party.name:126", "guests[0].table mismatch Guest.table:131",
      ])
  }
}
