import AsyncHTTPClient
import KVMap
import NIOCore
import NIOFoundationEssentialsCompat
import NIOHTTP1
import Orders

/// The server's API.
struct OrdersAPI {
  let client = HTTPClient.shared
  /// `http://127.0.0.1:8080`
  let base: String

  /// Places an order.
  func place(_ draft: Draft) async throws -> Order {
    let body = HTTPClientRequest.Body.bytes(try draft.jsonBuffer())
    return try await value(Order.self, .POST, "/orders", body, "application/json")
  }

  /// All orders, page by page: a page is requested when its first order is.
  func orders(pageSize: Int) -> PagedOrders { PagedOrders(api: self, first: "/orders?limit=\(pageSize)") }

  /// Orders as a stream, each decoded when it is asked for. To cancel the task that reads them ends the connection.
  func download(count: Int) async throws -> AsyncDecodedSequence<Order, HTTPClientResponse.Body> {
    Order.stream(ndjson: try await response(.GET, "/downloads?count=\(count)").body)
  }

  /// Sends drafts as a stream, which is asked for more whenever the server has read what was sent.
  func upload(_ drafts: some AsyncSequence<ByteBuffer, Never> & Sendable) async throws -> Upload {
    let body = HTTPClientRequest.Body.stream(drafts, length: .unknown)
    return try await value(Upload.self, .POST, "/uploads", body, "application/x-ndjson")
  }

  func status() async throws -> Status { try await value(Status.self, .GET, "/status") }

  func page(at path: String) async throws -> Page { try await value(Page.self, .GET, path) }

  private func value<Value: DocumentDecodable>(
    _ type: Value.Type, _ method: HTTPMethod, _ path: String, _ body: HTTPClientRequest.Body? = nil,
    _ mediaType: String? = nil
  ) async throws -> Value {
    let response = try await response(method, path, body, mediaType)
    return try Value(from: try await response.body.collect(upTo: 16 << 20), as: .json)
  }

  /// - Throws: What the server says is wrong with the request.
  private func response(
    _ method: HTTPMethod, _ path: String, _ body: HTTPClientRequest.Body? = nil, _ mediaType: String? = nil
  ) async throws -> HTTPClientResponse {
    var request = HTTPClientRequest(url: base + path)
    request.method = method
    request.body = body
    if let mediaType { request.headers.add(name: "content-type", value: mediaType) }
    let response = try await client.execute(request, timeout: .seconds(300))
    guard (200..<300).contains(response.status.code) else {
      let document = try await response.body.collect(upTo: 16 << 20)
      throw Refused(details: try ProblemDetails(from: document, as: .json))
    }
    return response
  }

  /// The server refused a request.
  struct Refused: Error {
    var details: ProblemDetails
  }
}
