import NIOConcurrencyHelpers

/// How many streams are being received or sent.
final class StreamCount: Sendable {
  private let count = NIOLockedValueBox(0)

  var current: Int { count.withLockedValue { $0 } }

  func begin() { count.withLockedValue { $0 += 1 } }

  func end() { count.withLockedValue { $0 -= 1 } }
}
