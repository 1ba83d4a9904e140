/// The error codes of JSON-RPC and of the protocol, as far as the session answers with them.
enum ErrorCode: Int, Sendable, CaseIterable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParameters = -32602
  case internalError = -32603
  case notInitialized = -32002
  case requestCancelled = -32800
  /// The request was understood, and cannot be fulfilled.
  case requestFailed = -32803
}

/// Why a request gets no result.
struct RequestFailure: Error {
  var code: ErrorCode
  /// A sentence without a full stop.
  var message: String
}
