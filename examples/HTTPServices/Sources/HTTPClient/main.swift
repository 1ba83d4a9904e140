import Foundation

// HTTPClient http://127.0.0.1:8080 [COUNT]: all that the client can do, with streams of this many orders.
let arguments = CommandLine.arguments.dropFirst()
guard let base = arguments.first, let count = Int(arguments.dropFirst().first ?? "100000") else {
  FileHandle.standardError.write(Data("HTTPClient URL [COUNT]\n".utf8))
  exit(2)
}
let calls = Calls(api: OrdersAPI(base: base), count: count)
try await calls.readPages()
try await calls.makeMistakes()
try await calls.stream()
try await calls.cancel()
