import Foundation
import KVMap

// Reads the timetable of a ferry company, prints it, and writes it back as JSON.

/// Times in UTC, whatever the time zone of the machine, so that the output is the same everywhere.
func text(_ date: Date) -> String { date.formatted(.iso8601) }

func text(_ state: State) -> String {
  switch state {
  case .planned: "planned"
  case .boarding: "boarding now"
  case .other(let word): "in the state \"\(word)\", which is new to this program"
  }
}

func text(_ fare: Fare) -> String {
  switch fare {
  case .single(let single): "\(single.isReturn ? "there and back" : "one way"): \(single.price)"
  case .pass(let pass): "as often as you like until \(text(pass.until)): \(pass.price)"
  case .unknown(let value): "something else: \(value)"
  }
}

func describe(_ timetable: Timetable) {
  print("\(timetable.company), \(timetable.remarks)")
  for vessel in timetable.fleet {
    print("  \(vessel.code): \(vessel.name), \(vessel.seats) seats\(vessel.hasRamp ? ", with a ramp" : "")")
  }
  for departure in timetable.departures {
    let pier = departure.from.letter.map { ", pier \($0)" } ?? ""
    print("\(departure.number + 1). \(text(departure.leaves)) from \(departure.from.name)\(pier)")
    print("  \(departure.vessel) of \(departure.company) is \(text(departure.state))")
    for fare in departure.fares { print("  \(text(fare))") }
  }
}

guard let document = Bundle.module.url(forResource: "timetable", withExtension: "json") else {
  FileHandle.standardError.write(Data("there is no timetable.json\n".utf8))
  exit(2)
}
do {
  let timetable = try Timetable(json: try Data(contentsOf: document))
  describe(timetable)

  let written = try timetable.jsonString(.pretty)
  print(written)
  print(try Timetable(json: written) == timetable ? "reads back the same" : "reads back differently")

  // All problems are reported at once, with their positions in the document and the lines of the mapping.
  let broken = #"{"timetable": {"company": 7, "vessels": {"AU": {"name": "Aurora", "seats": 0}}, "departures": []}}"#
  for problem in Timetable.decodeCollectingProblems(json: broken).problems { print(problem) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
