import HTTPTypes
import Hummingbird
import KVMap
import KVMapForm
import KVMapXML

/// The formats of documents that the server reads.
enum BodyFormat: CaseIterable {
  case json, form, xml

  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    case .xml: "application/xml"
    }
  }

  /// The format as the runtime knows it.
  var documentFormat: DocumentFormat {
    switch self {
    case .json: .json
    case .form: .form
    case .xml: .xml(.declaration)
    }
  }

  /// The format of a request's body.
  ///
  /// - Throws: A 415 if it has another one.
  init(of request: Request) throws {
    let type = try request.mediaType(in: Self.allCases.map(\.mediaType))
    self = Self.allCases.first { $0.mediaType == type } ?? .json
  }

  /// The format that a response should have: XML if the client names it and not JSON.
  init(acceptedBy request: Request) {
    let accepted = request.headers[values: .accept].joined(separator: ",").lowercased()
    self = accepted.contains("application/xml") && !accepted.contains("application/json") ? .xml : .json
  }
}

extension Request {
  /// The type of the body, without its parameters.
  ///
  /// - Throws: A 415 if it is none of these types, if its text is not UTF-8, or if it is compressed.
  func mediaType(in types: [String]) throws -> String {
    let header = headers[.contentType]
    let type = header.flatMap { MediaType(from: $0) }
    let name = type.map { "\($0.type)/\($0.subType)" }
    guard let type, let name, types.contains(name) else {
      throw Refusal(
        .unsupportedMediaType, "the body is \(header ?? "of no stated type"), and is read if it is \(types.list)",
        headers: [.accept: types.joined(separator: ", ")])
    }
    if let (parameter, value) = type.parameter, parameter.lowercased() == "charset",
      !["utf-8", "us-ascii"].contains(value.lowercased())
    {
      throw Refusal(.unsupportedMediaType, "the text is \(value), and is read if it is utf-8")
    }
    if let encoding = headers[.contentEncoding], encoding.lowercased() != "identity" {
      throw Refusal(
        .unsupportedMediaType, "the body is compressed by \(encoding), and is read as it is",
        headers: [.acceptEncoding: "identity"])
    }
    return name
  }
}

extension [String] {
  /// `a, b or c`.
  fileprivate var list: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
