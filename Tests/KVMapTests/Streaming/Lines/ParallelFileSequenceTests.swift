import Foundation
@_spi(Generated) import KVMap
import Synchronization
import TestSupport
import Testing

@Suite("Streams: files on several threads")
struct ParallelFileSequenceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url("in").path }

  /// Values and problems as texts, because errors of several types cannot be compared.
  private func texts<Element>(_ results: some Sequence<Result<Element, any Error>>) -> [String] {
    results.map { result in
      do {
        return "\(try result.get())"
      } catch let error as MappingError {
        return error.problems.map { "\(LineProblem($0))" }.joined(separator: "\n")
      } catch {
        return "\(error)"
      }
    }
  }

  @Test("give what one thread gives, in blocks of any size", arguments: [1, 2, 5])
  func agreesWithOneThread(_ jobs: Int) throws {
    var count = 0
    for bytes in LineTexts.all {
      try folder.write(Data(bytes), to: "in")
      for limit in [20, 1 << 20] {
        for size in [1, 2, 7, 64, 1 << 16] {
          let options = StreamOptions(elementLimit: limit, blockSize: size)
          let expected = texts(JSONValue.stream(ndjsonFile: path, options: options))
          let results = texts(JSONValue.stream(ndjsonFile: path, jobs: jobs, options: options))
          #expect(results == expected, "\(String(decoding: bytes, as: UTF8.self).debugDescription) \(limit) \(size)")
          count += expected.count
        }
      }
    }
    #expect(count >= 400)
  }

  @Test("give the values in the order of the lines, whichever thread is faster")
  func order() throws {
    var generator = SplitMix64(state: 4)
    // Some blocks have a few long lines, and some many short ones.
    let lines = (0..<4_000).map { number in
      let length = Int.random(in: 0..<20, using: &generator) == 0 ? 2_000 : 3
      return number % 7 == 0 ? "\"\(number)\"" : "[\(number)" + String(repeating: ",1", count: length) + "]"
    }
    try folder.write(lines.joined(separator: "\n"), to: "in")
    let options = StreamOptions(blockSize: 3_000)
    let results = texts([Int].stream(ndjsonFile: path, jobs: 4, options: options))
    #expect(results.count == lines.count)
    #expect(results == texts([Int].stream(ndjsonFile: path, options: options)))
  }

  @Test("read the file from its beginning in each loop, and nothing of an empty one")
  func again() throws {
    try folder.write("1\r\n2\r\n3", to: "in")
    let numbers = Int.stream(ndjsonFile: path, jobs: 2)
    #expect(try numbers.map { try $0.get() } == [1, 2, 3])
    #expect(try numbers.prefix(2).map { try $0.get() } == [1, 2])
    #expect(try numbers.map { try $0.get() } == [1, 2, 3])
    try folder.write("", to: "in")
    var iterator = numbers.makeIterator()
    #expect(iterator.next() == nil && iterator.next() == nil)
  }

  @Test("report a file that cannot be opened, or not be read, as the only result", arguments: [1, 3])
  func unreadable(_ jobs: Int) throws {
    let missing = folder.url("missing").path
    for path in [missing, folder.url.path] {
      var iterator = Int.stream(ndjsonFile: path, jobs: jobs).makeIterator()
      let next = iterator.next()
      let first = try #require(next)
      let error = #expect(throws: FileReadingError.self) { try first.get() }
      #expect(error?.path == path)
      let code: Int32 = path == missing ? ENOENT : EISDIR
      #expect(error?.code == code)
      #expect(iterator.next() == nil)
    }
  }

  /// A named pipe whose writer stays open has no end: only the release of the iterator ends the threads. Without a limit
  /// of time, which would also count how long the test waits for its turn among all others.
  @Test("end when the iterator is released, even if they wait for the input")
  func released() throws {
    #expect(mkfifo(path, 0o600) == 0)
    // Open for reading and writing, so that opening does not wait for the other end.
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    #expect(write(descriptor, "1\n2\n3", 5) == 5)
    var iterator: ParallelFileSequence<Int>.Iterator? = Int.stream(ndjsonFile: path, jobs: 3).makeIterator()
    #expect(try iterator?.next()?.get() == 1)
    #expect(try iterator?.next()?.get() == 2)
    iterator = nil
    #expect(iterator == nil)
  }

  @Test("read ahead of a slow loop by a few blocks only")
  func readsAheadByBlocks() throws {
    let lines = 20_000
    try folder.write(String(repeating: "1234567\n", count: lines), to: "in")
    Counted.count.store(0, ordering: .relaxed)
    let options = StreamOptions(blockSize: 800)
    var iterator = Counted.stream(ndjsonFile: path, jobs: 2, options: options).makeIterator()
    #expect(try iterator.next()?.get().number == 1_234_567)
    // The threads read ahead, however long they wait for a processor, and then no further.
    while Counted.count.load(ordering: .relaxed) <= 100 { Thread.sleep(forTimeInterval: 0.01) }
    Thread.sleep(forTimeInterval: 0.1)
    // The block whose values are taken, and two for each thread.
    let ahead = Counted.count.load(ordering: .relaxed)
    #expect(ahead <= 500, "\(ahead)")
    var taken = 1
    while iterator.next() != nil { taken += 1 }
    #expect(taken == lines && Counted.count.load(ordering: .relaxed) == lines)
  }

  /// A number that counts how many of it were read.
  private struct Counted: DocumentDecodable {
    static let count = Atomic(0)
    var number: Int

    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Counted {
      let number = try kv.int()
      count.wrappingAdd(1, ordering: .relaxed)
      return Counted(number: number)
    }
  }
}
