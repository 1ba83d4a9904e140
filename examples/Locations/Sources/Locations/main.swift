import Foundation
import KVMap
import KVMapForm

#if canImport(CoreLocation)
  import CoreLocation
#endif

// Reads the stops of a bus, prints where they are, and writes them back.

func text(_ place: GeographicCoordinate) -> String { "\(place.latitude)° N, \(place.longitude)° E" }

/// The distance along the surface of a sphere, in metres, by the haversine formula. Where Core Location is available,
/// it models the shape of the Earth better, and a `GeographicCoordinate` converts to its location in one step:
/// `place.clLocation`.
func metres(from start: GeographicCoordinate, to end: GeographicCoordinate) -> Int {
  let radians = Double.pi / 180
  let north = (end.latitude - start.latitude) * radians / 2
  let east = (end.longitude - start.longitude) * radians / 2
  let square =
    sin(north) * sin(north) + cos(start.latitude * radians) * cos(end.latitude * radians) * sin(east) * sin(east)
  return Int((2 * 6_371_009 * asin(square.squareRoot())).rounded())
}

guard let document = Bundle.module.url(forResource: "stops", withExtension: "json") else {
  FileHandle.standardError.write(Data("there is no stops.json\n".utf8))
  exit(2)
}
do {
  var line = try Line(json: try Data(contentsOf: document))
  for stop in line.stops {
    print("\(stop.name) is at \(text(stop.position))")
    if let entrance = stop.entrance { print("  its door \(metres(from: stop.position, to: entrance)) m away") }
    if let shelter = stop.shelter { print("  a shelter at \(text(shelter))") }
    if let depot = stop.depot { print("  a depot at \(text(depot))") }
    if !stop.path.isEmpty { print("  \(stop.path.count) points on the way to the next stop") }
  }

  // A value read from a text is written as a number, and each coordinate in the form that its line of the mapping
  // specifies.
  line.stops[0].shelter = nil
  line.stops[1].shelter = GeographicCoordinate(latitude: 47.55, longitude: 7.6)
  print(try line.jsonString(.pretty))
  let form = try line.formString()
  print(form)
  print(try Line(form: form) == line ? "the form reads back the same" : "the form reads back differently")

  // Half a coordinate is an error in every form.
  let halves =
    #"{"code":"X","name":"X","position":{"lng":1},"door":{"y":1},"shelter_lat":1,"depot":{"coordinates":[1]}}"#
  for problem in Stop.decodeCollectingProblems(json: halves).problems { print(problem) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
