import Foundation
import KVMap
import Orders

/// What the program does with the API.
struct Calls {
  let api: OrdersAPI
  /// How many orders the streams have.
  let count: Int

  private static let megabyte = 1 << 20

  /// Places orders, and reads all of them, page by page.
  func readPages() async throws {
    for number in 0..<45 { _ = try await api.place(Draft.sample(number)) }
    var orders = api.orders(pageSize: 20).makeAsyncIterator()
    var ids: [Int] = []
    while let order = try await orders.next() { ids.append(order.id) }
    print("\(ids.count) orders on \(orders.pages) pages, \(ids == ids.sorted() ? "in" : "out of") order")
  }

  /// Shows what is wrong with requests.
  func makeMistakes() async throws {
    do {
      var draft = Draft.sample(0)
      draft.lines[0].price = -1
      _ = try await api.place(draft)
    } catch let error as MappingError {
      // The mapping checks what it writes, too, so this draft is not sent.
      print("not sent: \(error.problems[0].jsonPointer): \(error.problems[0].message)")
    }
    do {
      _ = try await api.page(at: "/orders?limit=0")
    } catch let error as OrdersAPI.Refused {
      print("refused: \(error.details.status) \(error.details.title): \(error.details.detail ?? "")")
    }
  }

  /// Receives and sends many orders, in constant memory on both sides.
  func stream() async throws {
    let before = try await api.status().peakMemory
    var (received, total) = (0, Decimal(0))
    for try await order in try await api.download(count: count) {
      received += 1
      total += order.total
    }
    print("received \(received) orders, \(total) in all")
    let upload = try await api.upload(try DraftLines(count: count))
    print("sent \(upload.accepted) drafts, \(upload.rejected) rejected")
    let growth = try await api.status().peakMemory - before
    print("the server needed \(Self.text(growth, atMost: 48)) more for them")
    print("the client needs \(Self.text(peakMemory(), atMost: 100))")
  }

  /// Reads slowly, and then no more.
  func cancel() async throws {
    let before = try await api.status().peakMemory
    let (began, reading) = AsyncStream<Void>.makeStream()
    let reader = Task {
      var read = 0
      for try await _ in try await api.download(count: 100_000_000) {
        read += 1
        guard read == 1_000 else { continue }
        reading.finish()
        try await Task.sleep(for: .seconds(30))
      }
    }
    for await _ in began {}
    // The server makes orders in far less time.
    try await Task.sleep(for: .seconds(1))
    let waiting = try await api.status()
    let more = Self.text(waiting.peakMemory - before, atMost: 8)
    print("\(waiting.streams) stream waits for its reader, in \(more) more")
    reader.cancel()
    do {
      try await reader.value
    } catch is CancellationError {
      print("the reader was cancelled")
    }
    var open = waiting.streams
    for _ in 0..<100 where open > 0 {
      try await Task.sleep(for: .milliseconds(50))
      open = try await api.status().streams
    }
    print("\(open) streams are open at the server")
  }

  /// A text that is the same in every run, unless there is too much.
  private static func text(_ bytes: Int, atMost megabytes: Int) -> String {
    bytes <= megabytes * megabyte ? "at most \(megabytes) MB" : "\(bytes / megabyte) MB, which is too much"
  }
}
