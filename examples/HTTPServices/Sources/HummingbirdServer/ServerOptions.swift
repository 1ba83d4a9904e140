/// The limits of the server, from its command line.
struct ServerOptions {
  /// 0 for any port that is free.
  var port = 8080
  /// The largest document that is read as a whole, in bytes.
  var documentSize = 4 << 20
  /// The largest line of an upload, in bytes.
  var lineSize = 64 << 10
  /// How many seconds a client has for a document, or for each line of an upload.
  var seconds = 10

  /// Creates the options from arguments such as `--port 8080`.
  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else { throw Unknown(argument: name) }
      switch name {
      case "--port": port = value
      case "--document-size": documentSize = value
      case "--line-size": lineSize = value
      case "--seconds": seconds = value
      default: throw Unknown(argument: name)
      }
    }
  }

  struct Unknown: Error, CustomStringConvertible {
    var argument: String

    var description: String {
      "\(argument): the arguments are --port, --document-size, --line-size and --seconds, each with a number"
    }
  }
}
