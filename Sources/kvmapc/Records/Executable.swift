import KVMapSystem
#if canImport(Darwin)
  import MachO
#endif

/// The file of this program.
enum Executable {
  /// Its size, its number and the time of its last change: another version has others. `nil` if the system does not say
  /// where it is.
  static var stamp: String? {
    guard let path, let status = try? SystemCalls.status(ofPath: path) else { return nil }
    let stamp = WatchedFiles.Stamp(status)
    return "\(stamp.size) \(stamp.number) \(stamp.seconds).\(stamp.nanoseconds)"
  }

  private static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
