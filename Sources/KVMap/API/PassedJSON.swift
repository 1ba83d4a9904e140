/// What a caller passes, as the JSON that rules look at.
package struct PassedJSON: Sendable {
  let bytes: [UInt8]

  /// - Parameter bytes: JSON that the writer made, so that nobody has to validate it again.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What the caller passes, which `write` writes.
  ///
  /// - Throws: why it cannot be written, with a path below `$context`.
  init(writing write: (inout Writer) throws(Failure) -> Void) throws(MappingError) {
    do throws(MappingError) {
      bytes = try writeDocument(write)
    } catch {
      throw error.below(Surrounding.context.text)
    }
  }

  /// A tree that is passed.
  package init(_ value: Value) { bytes = Array(value.description.utf8) }

  /// - Returns: the first problem where `bytes` are no JSON.
  package static func validated(_ bytes: [UInt8]) -> Result<PassedJSON, MappingError> {
    bytes.withUnsafeBufferPointer { text in
      DocumentReading(bytes: text, options: ReadOptions(depth: 1_000), path: []).value {
        (kv: inout Reader) throws(Failure) in try kv.skip()
      }
    }.map { PassedJSON(bytes) }
  }
}

extension MappingError {
  /// The same problems, whose paths stand below another.
  fileprivate func below(_ path: String) -> MappingError {
    map { problem in
      var problem = problem
      problem.path = DocumentPath.join(path, problem.path)
      return problem
    }
  }
}

extension Reader {
  /// Called before anything is read: `text` is what the caller passed, which rules may look at.
  mutating func pass(_ text: InnerText) {
    let objects = gatheredObjects()
    let number = objects.begin(text, depth: 0, in: buffer)
    // Whatever is read, the text stays.
    objects.floor = objects.count
    surroundings().context = (text.text.bytes.start, number)
  }
}
