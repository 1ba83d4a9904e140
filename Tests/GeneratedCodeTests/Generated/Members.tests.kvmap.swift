// Generated from Members.kvmap. Do not edit.
// kvmap format 1, input d89bb1343df5e881, body 462b44a04afe4670
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import KVMapXML
import Testing

@testable import EmittedGoldens

/// The tests of Members.kvmap.
@Testing.Suite("Members.kvmap") struct MembersMappingTests {
  // Members.kvmap:74
  @Testing.Test("OrderedEntry: in order") func test1() throws {
    let document = "<entry lang=\"en\"><id>urn:1</id><title>One</title><link rel=\"self\" href=\"https://example.org/1\"/>\n<category term=\"a\"/><author><name>Ada</name></author><category term=\"b\"/>\n<content type=\"text\"> Hello </content><updated>2026-03-01T09:30:00Z</updated></entry>"
    let value = try OrderedEntry(from: document, as: .xml)
    #expect(value.lang == "en")
    try #require(value.parts.count == 8)
    if case .id(let value1) = value.parts[0] {
      #expect(value1 == "urn:1")
    } else {
      Testing.Issue.record("\(value.parts[0]) is no .id")
    }
    if case .title(let value2) = value.parts[1] {
      #expect(value2 == "One")
    } else {
      Testing.Issue.record("\(value.parts[1]) is no .title")
    }
    if case .link(let value3) = value.parts[2] {
      #expect(value3.rel == "self")
    } else {
      Testing.Issue.record("\(value.parts[2]) is no .link")
    }
    if case .category(let value4) = value.parts[3] {
      #expect(value4.term == "a")
    } else {
      Testing.Issue.record("\(value.parts[3]) is no .category")
    }
    if case .author(let value5) = value.parts[4] {
      #expect(value5.name == "Ada")
    } else {
      Testing.Issue.record("\(value.parts[4]) is no .author")
    }
    if case .category(let value6) = value.parts[5] {
      #expect(value6.term == "b")
    } else {
      Testing.Issue.record("\(value.parts[5]) is no .category")
    }
    if case .content(let value7) = value.parts[6] {
      #expect(value7.text == " Hello ")
    } else {
      Testing.Issue.record("\(value.parts[6]) is no .content")
    }
    if case .updated(let value8) = value.parts[7] {
      #expect(value8 == Date(timeIntervalSince1970: 1772357400.0))
    } else {
      Testing.Issue.record("\(value.parts[7]) is no .updated")
    }
    let again = try OrderedEntry(from: value.bytes(as: .xml), as: .xml)
    #expect(again == value)
  }

  // Members.kvmap:90
  @Testing.Test("Block: mixed text") func test2() throws {
    let document = "<p class=\"x\">Dear <b>Ada <em>King</em></b>,<br/> see <a href=\"https://example.org/\">this</a>. <b/></p>"
    let value = try Block(from: document, as: .xml)
    #expect(value.`class` == "x")
    try #require(value.parts.count == 8)
    if case .text(let value1) = value.parts[0] {
      #expect(value1 == "Dear ")
    } else {
      Testing.Issue.record("\(value.parts[0]) is no .text")
    }
    if case .bold(let value2) = value.parts[1] {
      try #require(value2.parts.count == 2)
      if case .text(let value3) = value2.parts[0] {
        #expect(value3 == "Ada ")
      } else {
        Testing.Issue.record("\(value2.parts[0]) is no .text")
      }
      if case .emphasis(let value4) = value2.parts[1] {
        try #require(value4.parts.count == 1)
        if case .text(let value5) = value4.parts[0] {
          #expect(value5 == "King")
        } else {
          Testing.Issue.record("\(value4.parts[0]) is no .text")
        }
      } else {
        Testing.Issue.record("\(value2.parts[1]) is no .emphasis")
      }
    } else {
      Testing.Issue.record("\(value.parts[1]) is no .bold")
    }
    if case .text(let value6) = value.parts[2] {
      #expect(value6 == ",")
    } else {
      Testing.Issue.record("\(value.parts[2]) is no .text")
    }
    if case .line = value.parts[3] {
    } else {
      Testing.Issue.record("\(value.parts[3]) is no .line")
    }
    if case .text(let value8) = value.parts[4] {
      #expect(value8 == " see ")
    } else {
      Testing.Issue.record("\(value.parts[4]) is no .text")
    }
    if case .anchor(let value9) = value.parts[5] {
      try #require(value9.parts.count == 1)
      if case .text(let value10) = value9.parts[0] {
        #expect(value10 == "this")
      } else {
        Testing.Issue.record("\(value9.parts[0]) is no .text")
      }
    } else {
      Testing.Issue.record("\(value.parts[5]) is no .anchor")
    }
    if case .text(let value11) = value.parts[6] {
      #expect(value11 == ". ")
    } else {
      Testing.Issue.record("\(value.parts[6]) is no .text")
    }
    if case .bold(let value12) = value.parts[7] {
      #expect(value12.parts.isEmpty)
    } else {
      Testing.Issue.record("\(value.parts[7]) is no .bold")
    }
    let again = try Block(from: value.bytes(as: .xml), as: .xml)
    #expect(again == value)
  }

  // Members.kvmap:102
  @Testing.Test("Activity: in order") func test3() throws {
    let document = "{\"@context\": \"https://www.w3.org/ns/activitystreams\", \"type\": \"Create\", \"id\": \"https://example.org/1\",\n \"object\": {\"type\": \"Note\", \"content\": \"Hi\"}, \"actor\": \"https://example.org/ada\", \"to\": [\"https://example.org/bob\"],\n \"published\": \"2026-03-01T09:30:00Z\", \"x\": {\"y\": 1}}"
    let value = try Activity(json: document)
    try #require(value.members.count == 8)
    if case .context = value.members[0] {
    } else {
      Testing.Issue.record("\(value.members[0]) is no .context")
    }
    if case .type(let value2) = value.members[1] {
      #expect(value2 == "Create")
    } else {
      Testing.Issue.record("\(value.members[1]) is no .type")
    }
    if case .id = value.members[2] {
    } else {
      Testing.Issue.record("\(value.members[2]) is no .id")
    }
    if case .object(let value4) = value.members[3] {
      if case .object(let value5) = value4 {
        #expect(value5.content == "Hi")
      } else {
        Testing.Issue.record("\(value4) is no .object")
      }
    } else {
      Testing.Issue.record("\(value.members[3]) is no .object")
    }
    if case .actor(let value6) = value.members[4] {
      if case .link = value6 {
      } else {
        Testing.Issue.record("\(value6) is no .link")
      }
    } else {
      Testing.Issue.record("\(value.members[4]) is no .actor")
    }
    if case .to = value.members[5] {
    } else {
      Testing.Issue.record("\(value.members[5]) is no .to")
    }
    if case .published = value.members[6] {
    } else {
      Testing.Issue.record("\(value.members[6]) is no .published")
    }
    if case .other = value.members[7] {
    } else {
      Testing.Issue.record("\(value.members[7]) is no .other")
    }
    let again = try Activity(json: value.jsonBytes())
    #expect(again == value)
  }

  // Members.kvmap:116
  @Testing.Test("Script: as members") func test4() throws {
    let document = "{\"say\": \"a\", \"stop\": true, \"move\": 2, \"jump\": [1]}"
    let value = try Script(json: document)
    try #require(value.steps.count == 4)
    if case .say(let value1) = value.steps[0] {
      #expect(value1 == "a")
    } else {
      Testing.Issue.record("\(value.steps[0]) is no .say")
    }
    if case .stop = value.steps[1] {
    } else {
      Testing.Issue.record("\(value.steps[1]) is no .stop")
    }
    if case .move(let value3) = value.steps[2] {
      #expect(value3 == 2)
    } else {
      Testing.Issue.record("\(value.steps[2]) is no .move")
    }
    if case .other = value.steps[3] {
    } else {
      Testing.Issue.record("\(value.steps[3]) is no .other")
    }
    let again = try Script(json: value.jsonBytes())
    #expect(again == value)
  }

  // Members.kvmap:122
  @Testing.Test("Script: twice") func test5() throws {
    let document = "{\"move\": 1, \"move\": \"far\"}"
    let problems = Script.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "move" }, "\(problems)")
  }

  // Members.kvmap:127
  @Testing.Test("Payload: one of them") func test6() throws {
    let document = "{\"number_value\": 3}"
    let value = try Payload(json: document)
    if case .number(let value1) = value {
      #expect(value1 == 3)
    } else {
      Testing.Issue.record("\(value) is no .number")
    }
    let again = try Payload(json: value.jsonBytes())
    #expect(again == value)
  }
}
