import Hummingbird
import KVMap
import NIOCore
import Orders

/// Streams of NDJSON, in both directions and in constant memory.
struct Streams {
  let options: ServerOptions
  let book: Book<Order>
  let count: StreamCount

  /// Places each line of the body. A line that cannot be read does not end the upload.
  ///
  /// Bytes are requested from the connection when the next line needs them, so a client that sends faster than orders
  /// are placed has to wait.
  func receive(_ request: Request, _ context: ConnectionContext) async throws -> Response {
    _ = try request.mediaType(in: ["application/x-ndjson", "application/jsonl"])
    count.begin()
    defer { count.end() }
    let deadline = BodyDeadline(context.channel, seconds: options.seconds)
    defer { deadline.cancel() }
    var upload = Upload(accepted: 0, rejected: 0)
    let drafts = Draft.stream(ndjson: request.body, options: StreamOptions(elementLimit: options.lineSize))
    do {
      for try await draft in drafts.results {
        deadline.extend()
        switch draft {
        case .success(let draft):
          _ = await book.place(draft.placed)
          upload.accepted += 1
        case .failure(let error):
          upload.rejected += 1
          upload.problems += error.problems.prefix(Self.shownProblems - upload.problems.count).map(Problem.init)
        }
      }
    } catch is BodyDeadline.Passed {
      throw Refusal.tooSlow(options, context)
    }
    return try Response(upload, to: request)
  }

  /// Sends orders, as many as the client asks for. If it does not read them, or leaves, none are made.
  func send(_ request: Request) throws -> Response {
    let number = request.uri.queryParameters.get("count", as: Int.self) ?? 100
    guard (0...100_000_000).contains(number) else { throw Refusal(.badRequest, "count is at most 100000000") }
    let body = ResponseBody { [count] writer in
      count.begin()
      defer { count.end() }
      var buffer = ByteBuffer()
      for id in 0..<number {
        buffer.writeBytes(try Draft.sample(id).placed(id: id).jsonBytes())
        buffer.writeInteger(UInt8(ascii: "\n"))
        if buffer.readableBytes >= Self.chunk {
          try await writer.write(buffer)
          buffer.clear()
        }
      }
      try await writer.write(buffer)
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: [.contentType: "application/x-ndjson"], body: body)
  }

  /// The number of problems that the answer to an upload lists.
  private static let shownProblems = 100
  /// The number of bytes that are sent at a time.
  private static let chunk = 16 << 10
}
