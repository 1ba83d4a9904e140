@_spi(Generated) import KVMap

/// How a mapping decodes what a decoder has.
struct DecodedDocument<Value> {
  /// Those of the mapping. Its `root` is where a value is in a whole document.
  let options: DecodingOptions
  /// The kind of value that the mapping probably reads.
  var kind = ValueKind.object
  /// What generated code says of the mapping.
  var outline: DocumentOutline?
  /// Decodes the intermediate form, at a path.
  let value: (UTF8Bytes, String) throws(MappingError) -> Value
  /// The same, with all problems.
  let report: (UTF8Bytes, String) -> DecodingReport<Value>

  /// - Throws: A `DecodingError` for the first problem.
  func decode(from decoder: any Decoder) throws -> Value {
    let coder = KnownCoder(of: decoder)
    // Asking for the path takes time.
    let root = options.root.isEmpty || !decoder.codingPath.isEmpty ? "" : options.root
    if let outline, coder != .other, root.isEmpty, let value = decode(from: decoder, coder, outline) {
      return value
    }
    var transcoder = DecoderTranscoder(coder, type: Value.self, depth: options.depth)
    var source = WholeSource(decoder: decoder)
    try transcoder.write(&source, guess: kind)
    transcoder.rememberKinds()
    let result: Result<Value, MappingError> = transcoder.writer.withNotation { bytes in
      do throws(MappingError) {
        return .success(try value(bytes, root))
      } catch {
        // What is dropped without being an error is no reason.
        let problems = report(bytes, root).problems.filter { $0.severity == .error }
        return .failure(problems.first.map { MappingError($0, Array(problems.dropFirst())) } ?? error)
      }
    }
    switch result {
    case .success(let value): return value
    case .failure(let error): throw DecodingError(error, decoding: Value.self, at: decoder.codingPath)
    }
  }

  /// Decodes only what the mapping reads.
  ///
  /// - Returns: `nil` if there is any problem. It is then found once more in the whole value, as problems name what else
  ///   is there.
  private func decode(from decoder: any Decoder, _ coder: KnownCoder, _ outline: DocumentOutline) -> Value? {
    var transcoder = DecoderTranscoder(coder, type: Value.self, depth: options.depth)
    guard (try? transcoder.write(decoder, by: outline)) == true else { return nil }
    transcoder.rememberKinds()
    return transcoder.writer.withNotation { bytes in
      do throws(MappingError) {
        return try value(bytes, "")
      } catch {
        return nil
      }
    }
  }
}
