import Foundation
import KVMap

// Reads measurements one at a time: from a file, and from chunks as they would arrive from a network.

/// Times in UTC, whatever the time zone of the machine, so that the output is the same everywhere.
func text(_ date: Date) -> String { date.formatted(.iso8601) }

func describe(_ measurement: Measurement) {
  let strongest = measurement.gusts.max().map { ", gusts up to \($0) km/h" } ?? ""
  print(
    "  \(measurement.number): \(measurement.station), \(text(measurement.takenAt)): \(measurement.temperature) °C\(strongest)")
}

/// A file of lines. An unreadable line is reported, and reading continues with the next one.
func readFile(_ path: String) {
  print("from a file:")
  var sum = 0.0
  var count = 0
  for result in Measurement.stream(ndjsonFile: path) {
    do {
      let measurement = try result.get()
      describe(measurement)
      sum += measurement.temperature
      count += 1
    } catch {
      print("  left out: \(error)")
    }
  }
  print("  \(count) measurements, \(sum / Double(max(count, 1))) °C on average")
}

/// Chunks as they arrive from a connection: split anywhere, even inside a character.
func chunks(of text: String, length: Int) -> AsyncStream<[UInt8]> {
  AsyncStream { continuation in
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      continuation.yield(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    continuation.finish()
  }
}

/// One array in many chunks. The first problem ends the loop.
func readArray() async {
  print("from chunks:")
  let array = #"""
    [{"station": "Säntis", "taken_at": 1714550400, "air": {"temperature": -2.75}},
     {"station": "Davos", "taken_at": 1714550400, "air": {"temperature": 5.5}},
     {"station": "Chur", "taken_at": 1714550400, "air": {"temperature": "mild"}}]
    """#
  do {
    for try await measurement in Measurement.stream(array: chunks(of: array, length: 7)) { describe(measurement) }
  } catch {
    print("  ended: \(error)")
  }
}

guard let file = Bundle.module.url(forResource: "measurements", withExtension: "ndjson") else {
  FileHandle.standardError.write(Data("there is no measurements.ndjson\n".utf8))
  exit(2)
}
readFile(file.path)
await readArray()
