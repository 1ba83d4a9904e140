import NIOCore
import NIOPosix

/// A client that sends what no HTTP library would.
enum RawConnection {
  enum End {
    /// Only the own direction is closed, so the server can still answer.
    case half
    /// The connection is closed without waiting for an answer.
    case whole
  }

  /// Sends a text and ends.
  ///
  /// - Returns: The first line of the answer; empty if there is none within ten seconds.
  static func send(_ text: String, end: End, to port: Int) async throws -> String {
    let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: true)
    let channel = try await bootstrap.connect(host: "127.0.0.1", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      }
    }
    let timeout = channel.channel.eventLoop.scheduleTask(in: .seconds(10)) { channel.channel.close(promise: nil) }
    defer { timeout.cancel() }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      guard end == .half else { return "" }
      outbound.finish()
      var answer = ByteBuffer()
      for try await part in inbound { answer.writeImmutableBuffer(part) }
      return String(String(buffer: answer).prefix { !$0.isNewline })
    }
  }
}
