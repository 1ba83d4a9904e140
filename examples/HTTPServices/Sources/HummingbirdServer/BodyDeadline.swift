import NIOCore

/// Ends the body of a request that comes too slowly: its reader gets a `BodyDeadline.Passed`.
///
/// The idle timeout of the server is no substitute, because a client that sends one byte a second is never idle.
final class BodyDeadline {
  struct Passed: Error {}

  private let channel: any Channel
  private let time: TimeAmount
  private var start: NIODeadline
  private var task: Scheduled<Void>

  init(_ channel: any Channel, seconds: Int) {
    self.channel = channel
    time = .seconds(Int64(seconds))
    start = .now()
    task = Self.schedule(channel, time)
  }

  deinit { task.cancel() }

  /// Gives the client the whole time again. Called for each value of a stream, so it does nothing at most times.
  func extend() {
    let now = NIODeadline.now()
    guard (now - start).nanoseconds > time.nanoseconds / 4 else { return }
    task.cancel()
    start = now
    task = Self.schedule(channel, time)
  }

  func cancel() { task.cancel() }

  private static func schedule(_ channel: any Channel, _ time: TimeAmount) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: time) { channel.pipeline.fireErrorCaught(Passed()) }
  }
}
