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
    expected = Lazy {
      let decoder = JSONDecoder()
      return try stream.split(separator: newline).map { try decoder.decode(CodableModels.LogLine.self, from: $0) }
    }
  }

  /// JSONDecoder and JSONEncoder, line by line.
  func coders() -> [Contender] {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let read = { try data.split(separator: newline).map { try decoder.decode(CodableModels.LogLine.self, from: $0) } }
    return [
      reading("JSONDecoder", read) { $0 },
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

  /// Our mappers: on the lines of a stream that is in memory.
  func ours() -> [Contender] {
    let lines = Lazy { try read() }
    return [
      reading("KVMap", read) { try $0.map(codable) },
      writing("KVMap") {
        var all: [UInt8] = []
        for line in try lines.get() {
          all += try line.json()
          all.append(newline)
        }
        return all
      },
    ]
  }

  private func read() throws -> [Workloads.LogLine] {
    try bytes.split(separator: newline).map { try Workloads.LogLine(json: $0) }
  }

  private func codable(_ line: Workloads.LogLine) throws -> CodableModels.LogLine {
    try JSONDecoder().decode(CodableModels.LogLine.self, from: line.json(as: Data.self))
  }

  private func reading<Line>(
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

private let newline = UInt8(ascii: "\n")
