import HTTPTypes
import Hummingbird
import KVMap
import NIOCore
import Orders

extension Request {
  /// Decodes the body by the mapping of a type, from the bytes as they were received.
  ///
  /// - Throws: A `Refusal` with the status that fits: 400, 408, 413, 415 or 422.
  func decode<Value: DocumentDecodable>(
    _ type: Value.Type, _ options: ServerOptions, _ context: ConnectionContext
  ) async throws -> Value {
    let format = try BodyFormat(of: self)
    let document = try await document(options, context)
    let report = Value.decodeCollectingProblems(from: document, as: format.documentFormat)
    guard let value = report.value else { throw Refusal(report.problems.filter { $0.severity == .error }) }
    return value
  }

  /// The body as one buffer.
  private func document(_ options: ServerOptions, _ context: ConnectionContext) async throws -> ByteBuffer {
    let length = headers[.contentLength].flatMap { Int($0) } ?? 0
    guard length <= options.documentSize else { throw tooLarge(options, context) }
    let deadline = BodyDeadline(context.channel, seconds: options.seconds)
    defer { deadline.cancel() }
    do {
      return try await body.collect(upTo: options.documentSize)
    } catch is NIOTooManyBytesError {
      throw tooLarge(options, context)
    } catch is BodyDeadline.Passed {
      throw Refusal.tooSlow(options, context)
    }
  }

  private func tooLarge(_ options: ServerOptions, _ context: ConnectionContext) -> Refusal {
    context.closeSoon()
    return Refusal(
      .contentTooLarge, "a document has at most \(options.documentSize) bytes", headers: [.connection: "close"])
  }
}

extension Refusal {
  /// The answer to a body that did not arrive in time. The connection cannot be used further.
  static func tooSlow(_ options: ServerOptions, _ context: ConnectionContext) -> Refusal {
    context.closeSoon()
    return Refusal(
      .requestTimeout, "the body was not complete after \(options.seconds) seconds", headers: [.connection: "close"])
  }
}

extension Response {
  /// Encodes a value by its mapping.
  init(_ value: some DocumentEncodable, _ status: HTTPResponse.Status = .ok, to request: Request) throws {
    let format = BodyFormat(acceptedBy: request)
    let buffer = ByteBuffer(bytes: try value.bytes(as: format.documentFormat))
    self.init(status: status, headers: [.contentType: format.mediaType], body: ResponseBody(byteBuffer: buffer))
  }
}
