@_spi(Generated) import KVMap

/// The outcome of a stream: the values and the problems, in order.
struct StreamOutcome: Equatable, CustomStringConvertible {
  var results: [Result<String, MappingError>] = []
  /// The peak memory of unconsumed bytes.
  var peak = 0

  static func == (left: StreamOutcome, right: StreamOutcome) -> Bool { left.results == right.results }

  var values: [String] { results.compactMap { try? $0.get() } }

  var problems: [MappingProblem] {
    results.compactMap { result in
      guard case .failure(let error) = result else { return nil }
      return error.problems[0]
    }
  }

  var description: String {
    results.map { result in
      switch result {
      case .success(let value): value
      case .failure(let error): "\(error)"
      }
    }.joined(separator: "\n")
  }

  /// Feeds the chunks to a reader, and takes the available values after each.
  init<Element: DocumentDecodable>(
    _ type: Element.Type, _ format: StreamFormat, _ chunks: some Sequence<ArraySlice<UInt8>>,
    at place: String? = nil, options: StreamOptions = StreamOptions()
  ) {
    var reader = IncrementalDecoder<Element>(format, atPath: place, options: options)
    for chunk in chunks {
      reader.append(chunk)
      take(&reader)
      peak = max(peak, reader.capacity)
    }
    reader.finish()
    take(&reader)
  }

  init<Element: DocumentDecodable>(
    _ type: Element.Type, _ format: StreamFormat, _ text: String, options: StreamOptions = StreamOptions()
  ) {
    self.init(type, format, [ArraySlice(text.utf8)], options: options)
  }

  private mutating func take<Element: DocumentDecodable>(_ reader: inout IncrementalDecoder<Element>) {
    while true {
      do {
        guard let value = try reader.next() else { return }
        results.append(.success("\(value)"))
      } catch {
        results.append(.failure(error))
      }
    }
  }
}

extension [UInt8] {
  /// Pieces of random lengths, some of them empty.
  func cut(_ longest: Int, using generator: inout SplitMix64) -> [ArraySlice<UInt8>] {
    var chunks: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let end = Swift.min(start + Int.random(in: 0...longest, using: &generator), count)
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }
}
