// The types that this file uses are not declared in Swift: the build generates them from Harbour.kvmap and Tide.kvmap.

let document = """
  {
    "harbour": {"name": " Westhaven ", "links": [{"href": "https://westhaven.example/berths"}, {"href": "/map"}]},
    "berths": 12,
    "lat": 54.1833, "lon": 7.8889,
    "next_tide": {"t": 1767225600, "h": 2.75},
    "ships": [
      {"name": "Aurora", "call_sign": "DKAU", "arrives_at": "01/01/2026 01:30", "draught_m": 2.1},
      {"name": "Halcyon", "arrives_at": "01/01/2026 04:05", "draught (m)": "3.4"}
    ]
  }
  """

do {
  let harbour = try Harbour(json: document)
  print("\(harbour.name), \(harbour.berths) berths, at \(harbour.position.latitude) \(harbour.position.longitude)")
  print(harbour.website?.absoluteString ?? "no website")
  if let tide = harbour.nextTide {
    for ship in harbour.ships {
      let minutes = Int(ship.arrivesAt.timeIntervalSince(tide.time) / 60)
      let verdict = ship.draught < tide.height ? "may enter" : "must wait outside"
      print("\(ship.name) (\(ship.callSign ?? "no call sign")): \(minutes) minutes after the tide, \(verdict)")
    }
  }
  print(try harbour.jsonString())
  _ = try Harbour(json: #"{"harbour": {"name": "Easthaven"}, "lat": 54, "lon": "east"}"#)
} catch {
  print(error)
}
