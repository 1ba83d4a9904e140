import Foundation
@_spi(Generated) import KVMap
import Testing

@Suite("Changed documents: vectors, bytes and Foundation")
struct MutationTests {
  @Test("what JSONSerialization or JSONDecoder refuses is refused, and nothing traps")
  func againstFoundation() {
    var generator = SplitMix64(state: 1)
    var accepted = 0
    var repeated = 0
    var refusedHereOnly: [String: Int] = [:]
    let count = Mutations.count(20_000)
    for number in 0..<count {
      let document = Mutations.mutateOrCut(Mutations.documents[number % Mutations.documents.count], using: &generator)
      let text = String(decoding: document, as: UTF8.self)
      let report = Probe<ValueProbe>.decodeCollectingProblems(json: document)
      let (value, problems) = (report.value, report.problems)
      // A document that can be read with the last of two duplicate keys is well-formed.
      let wellFormed = (try? Probe<LastValueProbe>(json: document))?.value
      // A part that no rule reads is validated like one that is kept.
      #expect(((try? Skipped(json: document)) != nil) == (wellFormed != nil), "\(text)")
      let isAcceptedThere = isAcceptedByFoundation(document)
      guard let wellFormed else {
        if isAcceptedThere { refusedHereOnly[reason(document), default: 0] += 1 }
        continue
      }
      // Foundation cannot represent numbers beyond a Double, although they are well-formed.
      #expect(isAcceptedThere || !numbersFit(wellFormed), "\(text)")
      if let value {
        accepted += 1
        #expect(value.value == wellFormed, "\(text)")
      } else {
        repeated += 1
        #expect(problems.allSatisfy { $0.kind == .duplicateKey }, "\(text)")
      }
      // A duplicate key is rejected exactly where Foundation keeps fewer members than the document has.
      if let members = membersKeptByFoundation(document) {
        #expect((members == Self.members(in: document)) == (value != nil), "\(text)")
      }
    }
    #expect(repeated > 0)
    #expect(accepted > count / 20)
    let unexpected = refusedHereOnly.keys.filter { !Self.known.contains($0) }
    #expect(unexpected.isEmpty, "\(refusedHereOnly)")
  }

  @Test("vectors and kernels find what a reading byte by byte finds, and fail where it fails")
  func againstBytes() {
    var generator = SplitMix64(state: 2)
    var accepted = 0
    let count = Mutations.count(20_000)
    for number in 0..<count {
      var document = Mutations.mutateOrCut(Mutations.documents[number % Mutations.documents.count], using: &generator)
      if number % 3 == 0 { document = Mutations.mutate(document + [0x20], using: &generator) }
      if compare(Probe<ValueProbe>.self, document, { $0.value }) { accepted += 1 }
      compare(Skipped.self, document) { _ in true }
      compare(Article.self, document) { $0 }
      compare(Probe<FirstProbe>.self, document) { _ in true }
      compare(Probe<MatrixProbe>.self, document) { $0.value }
    }
    #expect(accepted > count / 20)
  }

  /// - Returns: whether the document was accepted.
  @discardableResult
  private func compare<T: DocumentDecodable, Part: Equatable>(
    _ type: T.Type, _ document: [UInt8], _ part: (T) -> Part
  ) -> Bool {
    let fast = reading(type, document, byteByByte: false).map(part)
    let slow = reading(type, document, byteByByte: true).map(part)
    #expect(fast == slow, "\(type): \(String(decoding: document, as: UTF8.self))")
    return (try? fast.get()) != nil
  }

  /// Where Foundation is more lenient than RFC 8259.
  static let known: Set<String> = [
    // It accepts a comma before a closing bracket.
    "expected a value, found the character \"]\"", "expected a key in quotation marks, found the character \"}\"",
    // It accepts control characters and invalid UTF-8 in parts that it does not decode.
    "encoding", "expected an escape for a control character",
  ]

  private func numbersFit(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .string: true
    case .number(let number):
      number.doubleValue.map { $0.isNormal || number == 0 } ?? false
    case .array(let elements): elements.allSatisfy(numbersFit)
    case .object(let object): object.values.allSatisfy(numbersFit)
    }
  }

  private func isAcceptedByFoundation(_ document: [UInt8]) -> Bool {
    let data = Data(document)
    // The decoder rejects some well-formed numbers (`0e1`) and the serializer others, so either may accept.
    if (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil { return true }
    return (try? JSONDecoder().decode(Anything.self, from: data)) != nil
  }

  /// The total number of members of all objects in Foundation's result for a document; nil if Foundation rejects it.
  private func membersKeptByFoundation(_ document: [UInt8]) -> Int? {
    func count(_ value: Any) -> Int {
      switch value {
      case let members as [String: Any]: members.values.reduce(members.count) { $0 + count($1) }
      case let elements as [Any]: elements.reduce(0) { $0 + count($1) }
      default: 0
      }
    }
    return (try? JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)).map(count)
  }

  /// The number of members of all objects of a well-formed document: the number of colons outside its strings.
  private static func members(in document: [UInt8]) -> Int {
    var (count, isInString, isEscaped) = (0, false, false)
    for byte in document {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isInString
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: ":") where !isInString: count += 1
      default: break
      }
    }
    return count
  }

  private func reason(_ document: [UInt8]) -> String {
    do {
      _ = try Skipped(json: document)
      return "accepted"
    } catch {
      let problem = error.problems[0]
      if problem.kind == .encoding { return "encoding" }
      return problem.expected == "an escape for a control character" ? "expected \(problem.expected)" : problem.message
    }
  }

  /// Decodes any value.
  private struct Anything: Decodable {
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if var array = try? decoder.unkeyedContainer() {
        while !array.isAtEnd { _ = try array.decode(Anything.self) }
      } else if let object = try? decoder.container(keyedBy: Key.self) {
        for key in object.allKeys { _ = try object.decode(Anything.self, forKey: key) }
      } else {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() || (try? value.decode(Bool.self)) != nil || (try? value.decode(Double.self)) != nil {
          return
        }
        _ = try value.decode(String.self)
      }
    }
  }
}
