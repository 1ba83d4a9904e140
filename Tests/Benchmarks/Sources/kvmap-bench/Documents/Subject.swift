import Foundation

/// A document and Foundation's result for it, which every contender must reproduce.
struct Subject<Model: Codable & Hashable> {
  let data: Data
  let bytes: [UInt8]
  /// The result of JSONDecoder.
  let expected: Lazy<Model>

  init(_ document: Data, as type: Model.Type) {
    data = document
    bytes = [UInt8](document)
    expected = Lazy { try JSONDecoder().decode(Model.self, from: document) }
  }

  /// Throws unless `found` is equal to the result of JSONDecoder.
  func check(_ found: Model, by contender: String) throws {
    guard try found == expected.get() else {
      throw Disagreement(description: "\(contender): this is not what JSONDecoder reads")
    }
  }

  /// Throws unless JSONDecoder reads the same value from `json`, the output of a contender, as from the document.
  func check(json: some Sequence<UInt8>, by contender: String) throws {
    let found: Model
    do {
      found = try JSONDecoder().decode(Model.self, from: Data(json))
    } catch {
      throw Disagreement(description: "\(contender): JSONDecoder cannot read what it wrote: \(error)")
    }
    try check(found, by: contender)
  }

  /// A contender that reads the document.
  func reading(
    _ name: String, direction: Direction = .read, run: @escaping () throws -> Void,
    check: @escaping () throws -> Void
  ) -> Contender {
    let count = bytes.count
    return Contender(
      name: name, mustAgree: isOurs(name), direction: direction, bytes: Lazy { count }, run: run, check: check)
  }

  /// A contender that writes a document.
  func writing<Bytes: Collection<UInt8>>(
    _ name: String, _ write: @escaping () throws -> Bytes, check: ((Bytes) throws -> Void)? = nil
  ) -> Contender {
    Contender(
      name: name, mustAgree: isOurs(name), direction: .write, bytes: Lazy { try write().count },
      run: { keep(try write()) },
      check: {
        let bytes = try write()
        if let check { try check(bytes) } else { try self.check(json: bytes, by: name) }
      })
  }

  private func isOurs(_ contender: String) -> Bool {
    contender.hasPrefix("KVMap") || contender == "JSONDecoder" || contender == "JSONEncoder"
  }
}
