/// A client that asks for diagnostics.
enum PulledClient {
  static var capabilities: [String: Any] {
    [
      "textDocument": ["diagnostic": ["dynamicRegistration": true]],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
  }
}
