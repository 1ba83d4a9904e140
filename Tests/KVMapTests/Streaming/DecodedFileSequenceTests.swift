import Foundation
@_spi(Generated) import KVMap
import TestSupport
import Testing

@Suite("Streams: files")
struct DecodedFileSequenceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ text: String) throws -> String {
    let url = folder.url.appendingPathComponent("stream")
    try Data(text.utf8).write(to: url)
    return url.path
  }

  @Test("lines and elements, in blocks of any size", arguments: [1, 3, 64, 1 << 16])
  func values(_ blockSize: Int) throws {
    let options = StreamOptions(blockSize: blockSize)
    let lines = try file("{\"name\":\"Ada é\"}\r\n\n{\"name\":\"Zoe\",\"age\":3}")
    #expect(
      try Author.stream(ndjsonFile: lines, options: options).map { try $0.get() } == [
        Author(name: "Ada é"), Author(name: "Zoe", age: 3),
      ])
    let array = try file("[{\"name\":\"Ada é\"},\n{\"name\":\"Zoe\",\"age\":3}]\n")
    #expect(
      try Author.stream(arrayFile: array, options: options).map { try $0.get() } == [
        Author(name: "Ada é"), Author(name: "Zoe", age: 3),
      ])
  }

  @Test("limits are at least 1, however they are set", arguments: [0, -1, .min])
  func smallLimits(_ size: Int) throws {
    var options = StreamOptions()
    options.blockSize = size
    options.maximumElementSize = size
    #expect(options == StreamOptions(elementLimit: size, blockSize: size))
    #expect(options.blockSize == 1 && options.maximumElementSize == 1)
    let results = Array(Int.stream(ndjsonFile: try file("1\n22\n"), options: options))
    #expect(try results.first?.get() == 1)
    #expect(throws: MappingError.self) { try results.last?.get() }
  }

  @Test("each loop reads the file from its beginning")
  func again() throws {
    let numbers = Int.stream(ndjsonFile: try file("1\n2\n3\n"))
    #expect(try numbers.map { try $0.get() } == [1, 2, 3])
    #expect(try numbers.prefix(2).map { try $0.get() } == [1, 2])
    #expect(try numbers.map { try $0.get() } == [1, 2, 3])
  }

  @Test("a problem is one of the results")
  func problems() throws {
    let results = Array(Author.stream(ndjsonFile: try file("{\"name\":\"a\"}\n{}\n{\"name\":\"c\"}\n")))
    #expect(results.count == 3)
    let error = #expect(throws: MappingError.self) { try results[1].get() }
    #expect(error?.problems.map(\.path) == ["[1].name"])
    #expect(error?.problems.map(\.line) == [2])
    #expect(try results[2].get().name == "c")
  }

  @Test("a file that cannot be opened, or not be read, is the only result")
  func unreadable() throws {
    let missing = folder.url.appendingPathComponent("missing").path
    for path in [missing, folder.url.path] {
      let results = Array(Int.stream(arrayFile: path))
      #expect(results.count == 1)
      let error = #expect(throws: FileReadingError.self) { try results.first?.get() }
      #expect(error?.path == path)
      #expect(error?.code == (path == missing ? ENOENT : EISDIR))
      #expect(error?.description.hasPrefix("cannot read \(path): ") == true)
    }
  }
}
