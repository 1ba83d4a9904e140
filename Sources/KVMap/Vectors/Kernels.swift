#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// The functions that process 32 or 64 bytes at once, if the processor supports it. Otherwise, or if they find an
/// error, they return no result, and the caller continues byte by byte.
enum Kernels {
  /// Whether this processor supports the instructions.
  static var areAvailable: Bool {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_has_kernels()
    #else
      return false
    #endif
  }

  /// The position after the bracket that closes the array or object that begins at `open`, if it is entirely
  /// well-formed and nests at most `levels` brackets at once.
  @inline(__always)
  static func skip(
    from open: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, levels: Int
  ) -> UnsafePointer<UInt8>? {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_skip(open, end, Int32(truncatingIfNeeded: min(levels, 63)))
    #else
      return nil
    #endif
  }

  /// The same for the members of an object from an unknown key on. `levels` counts the object itself, which is open.
  ///
  /// - Parameters:
  ///   - outlines: `outlines(of: keys)`.
  ///   - expected: The record of the key to look for first.
  /// - Returns: The position after the brace that closes the object, or the quotation mark of a key that may be known.
  @inline(__always)
  static func skipMembers(
    from key: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, levels: Int, _ keys: KeyTable, outlines: UInt64,
    expected: UnsafePointer<UInt8>?
  ) -> UnsafePointer<UInt8>? {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      var known = kvmap_keys(
        records: keys.records, expected: expected, count: Int32(truncatingIfNeeded: keys.count), outlines: outlines)
      return kvmap_skip_members(key, end, Int32(truncatingIfNeeded: min(levels, 63)), &known)
    #else
      return nil
    #endif
  }

  /// The position after the bracket that closes the array or object whose next element or key begins after `comma`, if
  /// everything up to there, apart from numbers and literals, is well-formed. `levels` counts the array or object
  /// itself.
  static func findClose(
    behind comma: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, levels: Int, isObject: Bool
  ) -> UnsafePointer<UInt8>? {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_find_close(comma, end, Int32(truncatingIfNeeded: min(levels, 63)), isObject)
    #else
      return nil
    #endif
  }

  /// An outline of the known keys: their lengths and first bytes. Examines all keys.
  static func outlines(of keys: KeyTable) -> UInt64 {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_outlines(keys.records, Int32(truncatingIfNeeded: keys.count))
    #else
      return 0
    #endif
  }

  /// Whether a key, at its first byte, is certainly none of those with these outlines. Reads 16 bytes.
  @inline(__always)
  static func isUnknown(_ key: UnsafePointer<UInt8>, outlines: UInt64) -> Bool {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_is_unknown(key, outlines)
    #else
      return false
    #endif
  }

  /// Whether the bytes are known to be UTF-8.
  @inline(__always)
  static func areUTF8(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Bool {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_is_utf8(start, end)
    #else
      return false
    #endif
  }
}
