@_spi(Generated) import KVMap

extension Session {
  mutating func reply<Result: DocumentEncodable>(_ id: RequestID, _ result: Result) {
    do { effects.append(.send(try Reply(id: id, result: result).jsonBytes())) } catch {
      fail(id, .internalError, "the result cannot be written: \(error.problems.first?.message ?? "unknown problem")")
    }
  }

  mutating func replyNull(_ id: RequestID) { reply(id, Int?.none) }

  mutating func fail(_ id: RequestID?, _ code: ErrorCode, _ message: String) {
    let failure = Failure(id: id, error: ResponseError(code: code.rawValue, message: message))
    guard let bytes = try? failure.jsonBytes() else {
      log("an error could not be sent")
      return
    }
    effects.append(.send(bytes))
  }

  mutating func notify<Parameters: DocumentEncodable>(_ method: String, _ parameters: Parameters) {
    send(Notification(method: method, params: parameters), named: method)
  }

  /// Sends a request whose result is of no interest.
  mutating func request<Parameters: DocumentEncodable>(_ method: String, _ parameters: Parameters) {
    requests += 1
    send(ServerRequest(id: .number(requests), method: method, params: parameters), named: method)
  }

  private mutating func send(_ message: some DocumentEncodable, named method: String) {
    do { effects.append(.send(try message.jsonBytes())) } catch {
      log("\(method) could not be sent: \(error.problems.first?.kind.rawValue ?? "unknown problem")")
    }
  }
}
