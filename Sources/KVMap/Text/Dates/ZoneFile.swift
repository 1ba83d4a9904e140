#if canImport(FoundationEssentials)
  import FoundationEssentials
  import Synchronization

  /// A cache of zone files, each read once: a document may have many dates in one zone. Foundation also keeps its
  /// zones.
  enum ZoneFiles {
    private static let known = Mutex<[String: ZoneFile?]>([:])

    static func file(named name: String) -> ZoneFile? {
      known.withLock { known in
        if let file = known[name] { return file }
        let file = ZoneFile(named: name)
        known[name] = .some(file)
        return file
      }
    }
  }

  /// A zone of the machine's own database: a file in the format TZif (RFC 9636).
  ///
  /// FoundationEssentials knows no zones by name, and linking all of Foundation for them adds several milliseconds to
  /// the start of a command-line tool.
  struct ZoneFile: Sendable {
    /// Seconds since 1970 at which each offset takes effect, in ascending order.
    private let transitions: [Int64]
    /// For each transition, seconds east of UTC.
    private let offsets: [Int]
    /// The offset before the first transition.
    private let first: Int
    /// The rule that applies after the last transition.
    private let rule: ZoneRule?

    /// - Returns: `nil` if the machine has no database or the name is not in it.
    init?(named name: String) {
      let isName = name.utf8.allSatisfy { byte in
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || "_+-/".utf8.contains(byte)
      }
      guard isName, !name.isEmpty, !name.hasPrefix("/"),
        let data = try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)"))
      else { return nil }
      self.init([UInt8](data))
    }

    /// - Parameter bytes: The file.
    init?(_ bytes: [UInt8]) {
      var input = Input(bytes: bytes)
      guard let old = input.header() else { return nil }
      // The first block has 32-bit times; the second block contains everything that is in it.
      guard old.version >= UInt8(ascii: "2"), input.skip(old.size(ofTimes: 4)), let head = input.header() else {
        return nil
      }
      var transitions: [Int64] = []
      for _ in 0..<head.times {
        guard let time = input.integer(8) else { return nil }
        transitions.append(time)
      }
      var indices: [Int] = []
      for _ in 0..<head.times {
        guard let index = input.integer(1) else { return nil }
        indices.append(Int(index))
      }
      var types: [Int] = []
      for _ in 0..<head.types {
        guard let offset = input.integer(4), input.skip(2) else { return nil }
        types.append(Int(Int32(truncatingIfNeeded: offset)))
      }
      guard let first = types.first, indices.allSatisfy(types.indices.contains),
        input.skip(head.letters + head.leapSeconds * 12 + head.standards + head.universals)
      else { return nil }
      self.transitions = transitions
      offsets = indices.map { types[$0] }
      self.first = first
      rule = input.footer().flatMap { ZoneRule($0) }
    }

    /// Seconds east of UTC.
    func offset(at date: Date) -> Int {
      // Within a billion years of now; a date beyond that has the offset of the last such day.
      let seconds = min(max(date.timeIntervalSince1970.rounded(.down), -3e16), 3e16)
      return offset(at: seconds.isNaN ? 0 : Int64(seconds))
    }

    /// - Parameter time: Seconds since 1970.
    /// - Complexity: Logarithmic in the number of transitions.
    func offset(at time: Int64) -> Int {
      guard let start = transitions.first, let last = transitions.last else { return rule?.offset(at: time) ?? first }
      if time < start { return first }
      if time >= last, let rule { return rule.offset(at: time) }
      var (low, high) = (0, transitions.count)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if transitions[middle] <= time { low = middle } else { high = middle }
      }
      return offsets[low]
    }

    /// The counts at the start of a block.
    private struct Header {
      var version: UInt8
      var universals: Int
      var standards: Int
      var leapSeconds: Int
      var times: Int
      var types: Int
      var letters: Int

      /// The length in bytes of the block that follows.
      func size(ofTimes width: Int) -> Int {
        times * (width + 1) + types * 6 + letters + leapSeconds * (width + 4) + standards + universals
      }
    }

    /// The remaining bytes. Counts come from the file, so each step checks that enough bytes remain.
    private struct Input {
      let bytes: [UInt8]
      var position = 0

      mutating func skip(_ count: Int) -> Bool {
        guard count <= bytes.count - position else { return false }
        position += count
        return true
      }

      /// A big-endian number of up to eight bytes.
      mutating func integer(_ width: Int) -> Int64? {
        guard width <= bytes.count - position else { return nil }
        var value: UInt64 = 0
        for byte in bytes[position..<(position + width)] { value = value << 8 | UInt64(byte) }
        position += width
        return Int64(bitPattern: value)
      }

      mutating func header() -> Header? {
        guard bytes[position...].starts(with: "TZif".utf8), skip(4), let version = integer(1), skip(15) else {
          return nil
        }
        var counts: [Int] = []
        for _ in 0..<6 {
          // No zone has this many; the limit keeps the sums above from overflowing.
          guard let count = integer(4), count < 1 << 20 else { return nil }
          counts.append(Int(count))
        }
        return Header(
          version: UInt8(truncatingIfNeeded: version), universals: counts[0], standards: counts[1],
          leapSeconds: counts[2], times: counts[3], types: counts[4], letters: counts[5])
      }

      /// The text between the two newlines at the end of the file.
      mutating func footer() -> String? {
        guard position < bytes.count, bytes[position] == 0x0A else { return nil }
        return String(decoding: bytes[(position + 1)...].prefix { $0 != 0x0A }, as: UTF8.self)
      }
    }
  }
#endif
