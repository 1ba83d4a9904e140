import CodableModels
import Foundation

extension Subject {
  /// JSONDecoder and JSONEncoder with synthesised Codable.
  func coders() -> [Contender] {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return [
      reading("JSONDecoder") {
        keep(try decoder.decode(Model.self, from: data))
      } check: {
        try check(decoder.decode(Model.self, from: data), by: "JSONDecoder")
      },
      writing("JSONEncoder") { try encoder.encode(expected.get()) },
    ]
  }

  /// JSONDecoder with elements that check their texts with Swift's `Regex`; those of the model do with
  /// NSRegularExpression.
  ///
  /// - Parameter model: The element of the model for such an element.
  func byRegex<Checked: Decodable, Element>(_ model: @escaping (Checked) -> Element) -> [Contender]
  where Model == [Element] {
    let name = "Regex"
    let decoder = JSONDecoder()
    return [
      reading(name) {
        keep(try decoder.decode([Checked].self, from: data))
      } check: {
        try check(decoder.decode([Checked].self, from: data).map(model), by: name)
      }
    ]
  }

  /// JSONSerialization, and a handwritten mapping between its dictionaries and our types.
  ///
  /// - Parameters:
  /// - read: Creates a value from the result of JSONSerialization.
  /// - write: Creates the input for JSONSerialization.
  func dictionaries(
    read: @escaping (Any) throws -> Model, write: @escaping (Model) -> Any
  ) -> [Contender] {
    let name = "JSONSerialization"
    return [
      reading(name) {
        keep(try read(JSONSerialization.jsonObject(with: data)))
      } check: {
        try check(read(JSONSerialization.jsonObject(with: data)), by: name)
      },
      writing(name) {
        try JSONSerialization.data(withJSONObject: write(expected.get()), options: .withoutEscapingSlashes)
      },
    ]
  }
}

extension Subject where Model: DictionaryMapped {
  func dictionaries() -> [Contender] {
    dictionaries {
      guard let object = $0 as? [String: Any] else { throw notTheRoot }
      return try Model(dictionary: object)
    } write: {
      $0.dictionary
    }
  }
}

extension Subject {
  /// For a document that is an array.
  func dictionaries<Element: DictionaryMapped>() -> [Contender] where Model == [Element] {
    dictionaries {
      guard let objects = $0 as? [[String: Any]] else { throw notTheRoot }
      return try objects.map(Element.init(dictionary:))
    } write: {
      $0.map(\.dictionary)
    }
  }
}

private let notTheRoot = Disagreement(description: "JSONSerialization: the document has another root")
