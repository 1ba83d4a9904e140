import Hummingbird
import Logging
import NIOCore

/// What a request knows of its connection.
struct ConnectionContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// Closes the connection a little later: the client has the time to read the answer, and to stop sending what nobody
  /// reads. Without this delay, a client that is still sending may lose the answer.
  func closeSoon() {
    channel.eventLoop.scheduleTask(in: .seconds(2)) { [channel] in channel.close(promise: nil) }
  }
}
