// One line of a stream of records, as written by servers.

public struct LogLine: Codable, Hashable, Sendable {
  public var time: String
  public var level: String
  public var message: String
  public var request: LogRequest
  public var tags: [String]
  public var error: String?
}

public struct LogRequest: Codable, Hashable, Sendable {
  public var id: Int
  public var method: String
  public var path: String
  public var status: Int
  public var seconds: Double
}
