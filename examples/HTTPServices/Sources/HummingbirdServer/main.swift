import Foundation
import Hummingbird
import Logging
import NIOCore

do {
  let options = try ServerOptions(CommandLine.arguments.dropFirst())
  var logger = Logger(label: "orders")
  logger.logLevel = .error
  let app = Application(
    router: routes(options),
    // A connection that is silent is closed, also one whose headers do not arrive.
    server: .http1(configuration: .init(idleTimeout: .seconds(Int64(options.seconds)))),
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: options.port)),
    onServerRunning: { channel in
      print("listening on port \(channel.localAddress?.port ?? 0)")
      fflush(nil)
    },
    logger: logger)
  try await app.runService()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
