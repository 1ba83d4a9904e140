import CodableModels
import Foundation
import KVMap
import Workloads

extension LineSubject {
  /// The lines as a file: read whole and decoded one by one by JSONDecoder, and as a sequence by our mappers, with one
  /// thread and with two.
  func fileReaders() throws -> [Contender] {
    let file = try TemporaryFile(data)
    let decoder = JSONDecoder()
    return [
      reading("JSONDecoder") {
        try LineSubject.decode(try Data(contentsOf: URL(filePath: file.path)), decoder)
      } _: {
        $0
      },
      reading("KVMap") {
        var lines: [Workloads.LogLine] = []
        for line in Workloads.LogLine.stream(ndjsonFile: file.path) { lines.append(try line.get()) }
        return lines
      } _: {
        try $0.map(codable)
      },
      reading("KVMap, two threads") {
        var lines: [Workloads.LogLine] = []
        for line in Workloads.LogLine.stream(ndjsonFile: file.path, jobs: 2) { lines.append(try line.get()) }
        return lines
      } _: {
        try $0.map(codable)
      },
    ]
  }
}

/// A file that exists as long as this object.
private final class TemporaryFile {
  let path: String

  init(_ contents: Data) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "kvmap-bench-\(UUID().uuidString)").path()
    try contents.write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
