@_spi(Generated) import KVMap
import Testing

@Suite("Streams: asynchronous sequences")
struct AsyncDecodedSequenceTests {
  /// The chunks one after the other, followed by an error, if there is one.
  private func chunks(_ texts: [String], then error: (any Error)? = nil) -> AsyncThrowingStream<[UInt8], any Error> {
    AsyncThrowingStream { continuation in
      for text in texts { continuation.yield(Array(text.utf8)) }
      continuation.finish(throwing: error)
    }
  }

  private struct Disconnected: Error {}

  @Test("lines and elements that chunks cut")
  func values() async throws {
    var names: [String] = []
    for try await author in Author.stream(ndjson: chunks([#"{"na"#, #"me":"Ada"}"#, "\n\n{\"name\":\"\\u", "00e9\"}"]))
    {
      names.append(author.name)
    }
    #expect(names == ["Ada", "é"])
    for try await author in Author.stream(array: chunks(["[", #"{"name":"Zoe"#, #""}"#, "", "]"])) {
      names.append(author.name)
    }
    #expect(names == ["Ada", "é", "Zoe"])
  }

  @Test("chunks of text and slices, from any sequence")
  func kindsOfChunks() async throws {
    let texts = AsyncStream<Substring> { continuation in
      continuation.yield("[1,2")
      continuation.yield("3]")
      continuation.finish()
    }
    var numbers: [Int] = []
    for try await number in Int.stream(array: texts) { numbers.append(number) }
    #expect(numbers == [1, 23])
  }

  @Test("a loop ends with the first problem; one value after the other can go on behind it")
  func problems() async throws {
    let stream = Author.stream(ndjson: chunks(["{\"name\":\"a\"}\n{}\n{\"name\":\"c\"}\n"]))
    var names: [String] = []
    let error = await #expect(throws: MappingError.self) {
      for try await author in stream { names.append(author.name) }
    }
    #expect(error?.problems.map(\.path) == ["[1].name"])
    #expect(names == ["a"])

    var iterator = Author.stream(ndjson: chunks(["{\"name\":\"a\"}\n{}\n{\"name\":\"c\"}\n"])).makeAsyncIterator()
    #expect(try await iterator.next()?.name == "a")
    await #expect(throws: MappingError.self) { try await iterator.next() }
    #expect(try await iterator.next()?.name == "c")
    #expect(try await iterator.next() == nil)
  }

  @Test("results tell each value and each problem")
  func results() async throws {
    var outcome: [String] = []
    for try await result in Author.stream(array: chunks([#"[{"name":"a"},{},{"name":"c"},{"name"}]"#])).results {
      switch result {
      case .success(let author): outcome.append(author.name)
      case .failure(let error): outcome.append("\(error.problems[0].kind) \(error.problems[0].path)")
      }
    }
    #expect(outcome == ["a", "missing [1].name", "c", "syntax "])
  }

  @Test("what the chunks throw is passed on, and ends the stream")
  func failingChunks() async throws {
    var iterator = Int.stream(ndjson: chunks(["1\n2"], then: Disconnected())).makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    await #expect(throws: Disconnected.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  /// Counts the requested chunks.
  private actor Counter {
    var count = 0
    func next() -> [UInt8]? {
      count += 1
      return Array("\(count)\n".utf8)
    }
  }

  @Test("nothing is asked of the chunks before it is needed")
  func laziness() async throws {
    let counter = Counter()
    var iterator = Int.stream(ndjson: AsyncStream { await counter.next() }).makeAsyncIterator()
    #expect(await counter.count == 0)
    for number in 1...3 {
      #expect(try await iterator.next() == number)
      #expect(await counter.count == number)
    }
  }

  @Test("a task that is cancelled gets an error, and no half of a stream")
  func cancellation() async throws {
    // The last line is complete as it is, and would be a value if the end of the chunks were the end of the stream.
    let (chunks, source) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      var numbers: [Int] = []
      do {
        for try await number in Int.stream(ndjson: chunks) {
          numbers.append(number)
          if number == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        }
        return (numbers, nil as (any Error)?)
      } catch {
        return (numbers, error)
      }
    }
    source.yield("1\n2\n3\n45")
    let (numbers, error) = await task.value
    #expect(numbers == [1, 2])
    #expect(error is CancellationError)
    source.finish()
  }

  @Test("a task that waits for a chunk is cancelled")
  func cancellationWhileWaiting() async throws {
    let (chunks, source) = AsyncStream.makeStream(of: String.self)
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var iterator = Int.stream(ndjson: chunks).makeAsyncIterator()
      let first = try await iterator.next()
      signal.finish()
      return (first, try await iterator.next())
    }
    source.yield("1\n2")
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
