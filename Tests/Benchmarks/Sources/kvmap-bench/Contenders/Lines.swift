import CodableModels
import Foundation
import KVMap
import Workloads

/// A stream of records, one per line.
struct LineSubject {
  let data: Data
  let bytes: [UInt8]
  let expected: Lazy<[CodableModels.LogLine]>

  init(_ stream: Data) {
    data = stream
    bytes = [UInt8](stream)
    expected = Lazy { try LineSubject.decode(stream, JSONDecoder()) }
  }

  /// The byte ranges of the lines.
  static func lines(of bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count, let first = bytes.baseAddress {
      let found = memchr(first + start, Int32(newline), bytes.count - start)
      let end = found.map { first.distance(to: $0) } ?? bytes.count
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }

  static func decode(_ stream: Data, _ decoder: JSONDecoder) throws -> [CodableModels.LogLine] {
    try stream.withUnsafeBytes { lines(of: $0) }.map {
      try decoder.decode(CodableModels.LogLine.self, from: stream[$0])
    }
  }

  /// JSONDecoder and JSONEncoder, line by line.
  func coders() -> [Contender] {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return [
      reading("JSONDecoder", { try LineSubject.decode(data, decoder) }) { $0 },
      writing("JSONEncoder") {
        var all = Data()
        for line in try expected.get() {
          all += try encoder.encode(line)
          all.append(newline)
        }
        return all
      },
    ]
  }

  /// Our mappers: on the lines of a stream in memory, and on a stream that arrives in chunks.
  func ours() -> [Contender] {
    let lines = Lazy { try read() }
    return [
      reading("KVMap", read) { try $0.map(codable) },
      reading("KVMap IncrementalDecoder", readChunks) { try $0.map(codable) },
      writing("KVMap") {
        var all: [UInt8] = []
        for line in try lines.get() {
          all += try line.jsonBytes()
          all.append(newline)
        }
        return all
      },
    ]
  }

  private func read() throws -> [Workloads.LogLine] {
    try bytes.withUnsafeBytes { LineSubject.lines(of: $0) }.map { try Workloads.LogLine(json: bytes[$0]) }
  }

  private func readChunks() throws -> [Workloads.LogLine] {
    var reader = IncrementalDecoder<Workloads.LogLine>(.ndjson)
    var lines: [Workloads.LogLine] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      reader.append(bytes[start..<min(start + chunk, bytes.count)])
      while let line = try reader.next() { lines.append(line) }
    }
    reader.finish()
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  func codable(_ line: Workloads.LogLine) throws -> CodableModels.LogLine {
    try JSONDecoder().decode(CodableModels.LogLine.self, from: line.jsonData())
  }

  func reading<Line>(
    _ name: String, _ read: @escaping () throws -> [Line],
    _ codable: @escaping ([Line]) throws -> [CodableModels.LogLine]
  ) -> Contender {
    let count = bytes.count
    return Contender(name: name, mustAgree: true, direction: .read, bytes: Lazy { count }) {
      keep(try read())
    } check: {
      guard try codable(read()) == expected.get() else {
        throw Disagreement(description: "\(name): this is not what JSONDecoder reads")
      }
    }
  }

  private func writing<Bytes: Collection<UInt8>>(_ name: String, _ write: @escaping () throws -> Bytes) -> Contender {
    Contender(name: name, mustAgree: true, direction: .write, bytes: Lazy { try write().count }) {
      keep(try write())
    } check: {
      guard try LineSubject(Data(write())).expected.get() == expected.get() else {
        throw Disagreement(description: "\(name): JSONDecoder reads something else from what it wrote")
      }
    }
  }
}

/// The number of bytes that are read from a file at once.
private let chunk = 64 << 10
private let newline = UInt8(ascii: "\n")
