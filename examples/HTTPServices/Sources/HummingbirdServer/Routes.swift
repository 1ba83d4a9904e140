import Hummingbird
import KVMap
import Orders

/// The routes of the server.
func routes(_ options: ServerOptions) -> Router<ConnectionContext> {
  let router = Router(context: ConnectionContext.self)
  let book = Book<Order>(capacity: 1_000_000) { $0.lines.count }
  let count = StreamCount()
  let streams = Streams(options: options, book: book, count: count)
  router.add(middleware: RefusalMiddleware())

  router.post("orders") { request, context in
    let draft = try await request.decode(Draft.self, options, context)
    let order = await book.place(draft.placed)
    return try Response(order, .created, to: request)
  }
  router.get("orders") { request, _ in
    let limit = request.uri.queryParameters.get("limit", as: Int.self) ?? 20
    let after = request.uri.queryParameters.get("after", as: Int.self) ?? 0
    guard (1...1_000).contains(limit) else { throw Refusal(.badRequest, "limit is from 1 to 1000") }
    let (orders, last) = await book.page(after: after, limit: limit)
    let next = last.map { "/orders?after=\($0)&limit=\(limit)" }
    return try Response(Page(orders: orders, next: next), to: request)
  }
  router.post("uploads") { request, context in try await streams.receive(request, context) }
  router.get("downloads") { request, _ in try streams.send(request) }
  router.get("status") { request, _ in
    try Response(Status(streams: count.current, peakMemory: peakMemory()), to: request)
  }
  addCodableRoutes(to: router)
  return router
}
