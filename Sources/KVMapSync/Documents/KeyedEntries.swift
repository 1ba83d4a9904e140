@_spi(Generated) import KVMap

/// Entries that are the members of an object, in a document whose keys are the identities.
struct KeyedEntries<Entry: SyncEntry>: DocumentDecodable {
  let all: [Entry]

  static var _kvOptions: DecodingOptions { Entry._kvOptions }

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Self {
    var all: [Entry] = []
    var keys = SeenKeys()
    guard try kv.openKeyed(&keys) else { return Self(all: all) }
    repeat {
      let start = kv.mark()
      do throws(CodingFailure) {
        all.append(try Entry._kvDecode(&kv, replacing: nil))
      } catch {
        try kv.recover(error, from: start)
      }
    } while try kv.nextKeyed(&keys)
    return Self(all: all)
  }
}
