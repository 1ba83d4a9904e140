import Foundation
import KVMap
import KVMapCodable
import KVMapForm
import KVMapPropertyList
import KVMapXML
import Testing

/// The same types in every format.
@Suite struct FormatTests {
  /// What every format can represent: XML has no null and no key that is a number, property lists no numbers with more
  /// digits than a Double.
  private static var plain: Everything {
    var value = Everything()
    value.optional = [1]
    value.numbers = [:]
    value.large = 9
    value.nested = []
    return value
  }

  @Test(arguments: ["json", "xml", "propertyList", "xmlPropertyList"])
  func writtenAndRead(name: String) throws {
    let format: DocumentFormat =
      switch name {
      case "xml": .xml
      case "propertyList": .propertyList
      case "xmlPropertyList": .propertyList(.xml)
      default: .json
      }
    let value = Coded(Self.plain)
    let bytes = try value.bytes(as: format)
    #expect(try Coded<Everything>(from: bytes, as: format).jsonString() == value.jsonString())
  }

  @Test func nativeValues() throws {
    let text = String(decoding: try Coded(Self.plain).bytes(as: .propertyList(.xml)), as: UTF8.self)
    #expect(text.contains("<date>2023-11-14T22:13:20Z</date>") && text.contains("<data>AQID</data>"))
  }

  @Test func forms() throws {
    struct Query: Codable, Equatable {
      var page: Int
      var tags: [String]
      var price: Price?
      var since: Date?
      var text: String?
    }
    let query = try Coded<Query>(from: "page=2&tags=a&price[amount]=1.5&price[currency]=EUR&since=&text=", as: .form)
      .value
    #expect(
      query
        == Query(page: 2, tags: ["a"], price: Price(amount: 1.5, currency: "EUR"), since: nil, text: ""))
    #expect(try Coded<Query>(from: "page=2", as: .form).value.tags == [])
    #expect(
      DecodingTests.problem { try Coded<Query>(from: "page=2&price[amount]=x", as: .form) }
        == "price.amount: expected a number, found the string \"x\" at byte 7")
  }

  @Test func elements() throws {
    let text = #"<p currency="EUR"><amount>1.5</amount><note/></p>"#
    struct Attributed: Codable {
      var currency: String
      var amount: Decimal
      var note: String?
      enum CodingKeys: String, CodingKey {
        case currency = "@currency"
        case amount, note
      }
    }
    let value = try Coded<Attributed>(from: text, as: .xml).value
    #expect(value.currency == "EUR" && value.amount == 1.5 && value.note == "")
    #expect(
      DecodingTests.problem { try Coded<[String: [Int]]>(from: "<a><b>1</b><b>x</b></a>", as: .xml) }
        == "b[1]: expected an integer, found the string \"x\" at byte 14")
  }

  /// A type that contains arrays of itself ends at a text, and does not read it as an array of arrays forever.
  @Test func singleElements() throws {
    struct Lists: Codable {
      var lists: [Lists] = []
      init(from decoder: any Decoder) throws {
        var elements = try decoder.unkeyedContainer()
        while !elements.isAtEnd { lists.append(try elements.decode(Lists.self)) }
      }
    }
    #expect(
      DecodingTests.problem { try Coded<[String: Lists]>(from: "<a><b>1</b></a>", as: .xml) }
        == "b: expected an array, found the string \"1\" at byte 6")
  }
}
