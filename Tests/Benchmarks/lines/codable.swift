import Foundation

/// Reads and writes each line of a file by Foundation's coders.
@main struct Filter {
  static func main() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]), options: .alwaysMapped)
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    var output = Data()
    var start = file.startIndex
    while start < file.endIndex {
      let end = file[start...].firstIndex(of: 0x0a) ?? file.endIndex
      let value = try decoder.decode(LogLine.self, from: file[start..<end])
      output += try encoder.encode(value)
      output.append(0x0a)
      if output.count > 1 << 18 {
        try FileHandle.standardOutput.write(contentsOf: output)
        output.removeAll(keepingCapacity: true)
      }
      start = min(end + 1, file.endIndex)
    }
    try FileHandle.standardOutput.write(contentsOf: output)
  }
}
