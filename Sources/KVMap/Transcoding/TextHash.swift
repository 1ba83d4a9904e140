internal import KVMapSystem

/// Hashes of texts for tables that live as long as one document is read or written.
///
/// Sixteen bytes at a time are multiplied to 128 bits, whose halves are combined. Both factors depend on a secret of the
/// process, so that no document can be crafted whose texts collide. It takes a fraction of the time of `Hasher`, which
/// makes the secret.
package enum TextHash {
  private static let secrets = (secret(1), secret(2), secret(3))

  private static func secret(_ number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    // Odd, so that it is never 0.
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }

  /// The hash of a text; all its bits are equally good.
  ///
  /// - Parameter salt: What the text belongs to: equal texts with different salts have different hashes.
  package static func hash(_ bytes: UTF8Bytes, salt: Int = 0) -> UInt64 {
    let secrets = secrets
    let start = salt == 0 ? secrets.0 : mixed(secrets.0 ^ UInt64(truncatingIfNeeded: salt), secrets.1)
    // The length is a factor of its own, so that no bytes can make up for it.
    return mixed(sum(bytes, start, secrets.1), secrets.2 ^ UInt64(truncatingIfNeeded: bytes.count))
  }

  @inline(__always) private static func sum(_ bytes: UTF8Bytes, _ first: UInt64, _ second: UInt64) -> UInt64 {
    let count = bytes.count
    guard count > 0, let start = bytes.baseAddress else { return first }
    if count >= 16 {
      var hash = first
      let last = start + (count &- 16)
      var place = start
      while place < last {
        hash = mixed(place.word ^ hash, (place + 8).word ^ second)
        place += 16
      }
      return mixed(last.word ^ hash, (last + 8).word ^ second)
    }
    if count >= 8 { return mixed(start.word ^ first, (start + (count &- 8)).word ^ second) }
    if count >= 4 { return mixed(UInt64(start.halfWord) ^ first, UInt64((start + (count &- 4)).halfWord) ^ second) }
    let rest = UInt64(start[count &>> 1]) &<< 8 | UInt64(start[count &- 1])
    return mixed(UInt64(start[0]) ^ first, rest ^ second)
  }

  /// Whether two texts have the same bytes.
  package static func areEqual(_ a: UTF8Bytes, _ b: UTF8Bytes) -> Bool {
    guard a.count == b.count else { return false }
    guard a.count > 0, let first = a.baseAddress, let second = b.baseAddress else { return true }
    return memcmp(first, second, a.count) == 0
  }

  @inline(__always) private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
