/// The type and the transformer that read all dates of one place.
struct DateChoice {
  /// `Date` or `Day`.
  var type: String
  /// `nil` for the notation that the type has anyway.
  var transformer: String?
  /// Something to know about it, as a sentence without a full stop.
  var note: String?

  private static let mostPatterns = 4

  /// - Parameters:
  ///   - notations: Those of the texts, at least one.
  ///   - numbers: The transformer that reads the numbers among them; `nil` if there are none.
  /// - Returns: `nil` if they are not all dates, or one of them would not be written as it was.
  init?(_ notations: [TextNotation], numbers: String? = nil) {
    guard !notations.isEmpty, notations.allSatisfy(\.isDated) else { return nil }
    guard let dayPatterns = Self.dayPatterns(of: notations) else { return nil }
    if numbers == nil, notations.allSatisfy(\.isDay) {
      type = "Day"
      if dayPatterns != ["yyyy-MM-dd"] { transformer = Self.call("day", dayPatterns) }
      return
    }
    type = "Date"
    let hasISO = notations.contains(.iso8601)
    let patterns = Self.datePatterns(of: notations)
    guard patterns.count + dayPatterns.count <= Self.mostPatterns else { return nil }
    let hasOnlyPatterns = !notations.contains(.httpDate) && !notations.contains(.dotNetDate) && numbers == nil
    // The first is written, so it has to be one that keeps what the others have.
    guard hasISO || hasOnlyPatterns && !patterns.isEmpty || notations.count == 1 && numbers == nil else { return nil }
    if hasISO, notations.contains(where: { $0.fractionDigits > 6 }) { return nil }
    var parts: [String] = hasISO ? ["iso8601"] : []
    if !patterns.isEmpty || !dayPatterns.isEmpty { parts.append(Self.call("date", patterns + dayPatterns)) }
    if notations.contains(.httpDate) { parts.append("http_date") }
    if notations.contains(.dotNetDate) { parts.append("dotnet_date") }
    if let numbers { parts.append(numbers) }
    transformer = parts == ["iso8601"] ? nil : parts.joined(separator: " or ")
    if notations.contains(where: \.lacksZone) { note = "has no zone and is read as UTC" }
  }

  private static func call(_ name: String, _ patterns: [String]) -> String {
    "\(name)(\(patterns.map { "\"\($0)\"" }.joined(separator: ", ")))"
  }

  /// - Returns: `nil` if the order of day and month is not certain.
  private static func dayPatterns(of notations: [TextNotation]) -> [String]? {
    var patterns: [String] = []
    var orders: Set<TextNotation.SlashOrder> = []
    var arePadded: Set<Bool> = []
    for notation in notations {
      switch notation {
      case .day: patterns.append("yyyy-MM-dd")
      case .dayPattern(let pattern): patterns.append(pattern)
      case .slashes(let order, let isPadded):
        orders.insert(order)
        if let isPadded { arePadded.insert(isPadded) }
      case .url, .uuid, .iso8601, .date, .httpDate, .dotNetDate: break
      }
    }
    // Whichever sample comes first, the same is written.
    patterns.sort { ($0 == "yyyy-MM-dd" ? "" : $0) < ($1 == "yyyy-MM-dd" ? "" : $1) }
    guard !orders.isEmpty else { return patterns }
    orders.remove(.unknown)
    guard orders.count == 1, let order = orders.first else { return nil }
    let letters = arePadded == [true] ? ["dd", "MM"] : ["d", "M"]
    return patterns + [(order == .dayFirst ? letters : letters.reversed()).joined(separator: "/") + "/yyyy"]
  }

  /// Those with a zone first, then those with the most digits.
  private static func datePatterns(of notations: [TextNotation]) -> [String] {
    var found: [(pattern: String, digits: Int, hasZone: Bool)] = []
    for case .date(let pattern, let digits, let hasZone) in notations { found.append((pattern, digits, hasZone)) }
    // One fraction that is there or not is one pattern.
    if found.count == 2, let full = found.max(by: { $0.digits < $1.digits }), full.digits > 0 {
      let fraction = "." + String(repeating: "S", count: full.digits)
      if found.contains(where: { $0.pattern == full.pattern.replacing(fraction, with: "") }) {
        return [full.pattern.replacing(fraction, with: "[\(fraction)]")]
      }
    }
    return found.sorted { left, right in
      (left.hasZone ? 1 : 0, left.digits, left.pattern.utf8.count, left.pattern) > (
        right.hasZone ? 1 : 0, right.digits, right.pattern.utf8.count, right.pattern
      )
    }.map(\.pattern)
  }
}

extension TextNotation {
  fileprivate var fractionDigits: Int {
    switch self {
    case .date(_, let digits, _): digits
    case .url, .uuid, .iso8601, .day, .dayPattern, .slashes, .httpDate, .dotNetDate: 0
    }
  }

  fileprivate var lacksZone: Bool {
    switch self {
    case .date(_, _, let hasZone): !hasZone
    case .url, .uuid, .iso8601, .day, .dayPattern, .slashes, .httpDate, .dotNetDate: false
    }
  }
}
