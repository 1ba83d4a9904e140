import KVMap
import Testing

@testable import EmittedGoldens

/// `Coordinate`, on its own, with `coordinate` and with an inline mapping.
@Suite struct CoordinateTests {
  private let document = #"""
    {"plain":{"latitude":1.5,"longitude":200.25},"named":{"lat":-3.5,"lon":4},\#
    "all":[{"latitude":5,"longitude":6}],"texts":{"lat":7,"longitude":8},"lax":{"latitude":9,"longitude":10},\#
    "home":{"y":11,"x":12},"places":{"a":{"latitude":13,"longitude":14}}}
    """#

  @Test func everyFormIsReadAndWritten() throws {
    let value = try Located(json: document)
    #expect(value.plain == GeographicCoordinate(latitude: 1.5, longitude: 200.25))
    #expect(value.named == GeographicCoordinate(latitude: -3.5, longitude: 4))
    #expect(value.all == [GeographicCoordinate(latitude: 5, longitude: 6)])
    #expect(value.home == GeographicCoordinate(latitude: 11, longitude: 12))
    #expect(value.places == ["a": GeographicCoordinate(latitude: 13, longitude: 14)])
    #expect(try value.jsonString() == document)
  }

  @Test func degreesMayStandInTextsWhereLenient() throws {
    let texts = document.replacing(#""lat":7"#, with: #""lat":"7.5""#).replacing(
      #""latitude":9"#, with: #""latitude":"9.5""#)
    let value = try Located(json: texts)
    #expect(value.texts == GeographicCoordinate(latitude: 7.5, longitude: 8))
    #expect(value.lax == GeographicCoordinate(latitude: 9.5, longitude: 10))
  }

  @Test(arguments: [
    (#"{"plain":[]}"#, "plain", MappingProblem.Kind.mismatch),
    (#"{"plain":{"latitude":1}}"#, "plain.longitude", .missing),
    (#"{"plain":{"latitude":1,"longitude":null}}"#, "plain.longitude", .null),
    (#"{"plain":{"latitude":1,"longitude":2},"named":{"lat":1}}"#, "named.lon", .missing),
    (#"{"plain":{"latitude":1,"longitude":2},"named":{"lat":1,"lon":"2"}}"#, "named.lon", .mismatch),
    (#"{"plain":{"latitude":1,"longitude":2},"texts":{"lat":"x","longitude":2}}"#, "texts.lat", .mismatch),
    (#"{"plain":{"latitude":1,"longitude":2},"home":{"y":1}}"#, "home.x", .missing),
  ])
  func halfAPlaceIsNone(_ document: String, _ path: String, _ kind: MappingProblem.Kind) {
    let problems = Located.decodeCollectingProblems(json: document).problems
    #expect(problems.map(\.path) == [path])
    #expect(problems.map(\.kind) == [kind])
  }

  @Test func byDefault() throws {
    let value = try ByDefault(json: #"{"here":{"lat":1,"lng":2}}"#)
    #expect(value.here == GeographicCoordinate(latitude: 1, longitude: 2))
    #expect(try value.jsonString() == #"{"here":{"lat":1,"lng":2}}"#)
  }

  @Test func badElementsAreDropped() throws {
    let report = Located.decodeCollectingProblems(
      json: #"{"plain":{"latitude":1,"longitude":2},"places":{"a":{"latitude":1},"b":{"latitude":3,"longitude":4}}}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value?.places == ["b": GeographicCoordinate(latitude: 3, longitude: 4)])
    #expect(problems.allSatisfy { $0.severity == .warning } && !problems.isEmpty)
  }
}
