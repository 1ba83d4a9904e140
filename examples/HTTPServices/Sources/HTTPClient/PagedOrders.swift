import Orders

/// The orders of a paged API.
struct PagedOrders: AsyncSequence {
  let api: OrdersAPI
  /// The path of the first page.
  let first: String

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(api: api, next: first) }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let api: OrdersAPI
    /// The path of the next page.
    fileprivate var next: String?
    private var page: ArraySlice<Order> = []
    private(set) var pages = 0

    fileprivate init(api: OrdersAPI, next: String) {
      self.api = api
      self.next = next
    }

    mutating func next() async throws -> Order? {
      while page.isEmpty, let path = next {
        try Task.checkCancellation()
        let page = try await api.page(at: path)
        self.page = page.orders[...]
        next = page.next
        pages += 1
      }
      return page.popFirst()
    }
  }
}
