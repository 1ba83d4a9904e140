import KVMap
import KVMapCompiler

/// The patterns of `date` or `day` that an editor offers where one is written.
struct OfferedPatterns: Sendable {
  /// Those that read all the texts, and write them as they were.
  private(set) var exact: [String] = []
  /// Those that read all the texts, and write some of them otherwise.
  private(set) var reading: [String] = []
  private(set) var others: [String] = []

  private static let mostTexts = 100

  /// - Parameters:
  ///   - texts: What documents have where the pattern is used. The first hundred are looked at.
  ///   - isDay: Whether the patterns are those of `day`, which have no time.
  /// - Complexity: Linear in the number of texts, for each of about thirty patterns.
  init(for texts: [String], isDay: Bool) {
    let texts = texts.prefix(Self.mostTexts)
    let seen = texts.compactMap { Compilation.datePattern(of: $0, isDay: isDay) }
    let all = (seen + Self.days + (isDay ? [] : Self.dates)).uniqued()
    guard !texts.isEmpty else {
      others = all
      return
    }
    let array = "[" + texts.map { JSONValue.string($0).description }.joined(separator: ",") + "]"
    let read = Self.failures(of: all, array, isDay)
    let fitting = all.filter { !read.contains($0) }
    let changing = Self.failures(of: fitting, array, isDay)
    exact = fitting.filter { !changing.contains($0) }
    reading = fitting.filter(changing.contains)
    others = all.filter(read.contains)
  }

  /// The patterns that refuse a text; if none does, those that write one otherwise.
  private static func failures(of patterns: [String], _ array: String, _ isDay: Bool) -> Set<String> {
    guard !patterns.isEmpty else { return [] }
    let rules = patterns.enumerated().map { index, pattern in
      "  p\(index): [\(isDay ? "Day" : "Date")] <-> p\(index) | \(isDay ? "day" : "date")(\"\(pattern)\")\n"
    }
    let members = patterns.indices.map { "\"p\($0)\":\(array)" }
    var compilation = Compilation()
    _ = compilation.add(
      path: "patterns.kvmap", bytes: Array("struct Patterns {\n\(rules.joined())}\n".utf8), isRequested: true)
    guard case .mapper(let mapper) = compilation.mapping(to: "Patterns").mapping else { return Set(patterns) }
    var request = MapRequest(
      format: .json, document: Array("{\(members.joined(separator: ","))}".utf8), path: nil, context: nil,
      written: nil, wantsAllProblems: true, isIndented: false)
    request.checksRoundTrip = true
    guard case .report(let report) = mapper.map(request) else { return Set(patterns) }
    let lines = report.all.map(\.path) + (report.differences?.lines ?? [])
    return Set(patterns.indices.filter { index in lines.contains { $0.hasPrefix("p\(index)[") } }.map { patterns[$0] })
  }

  private static let days = [
    "yyyy-MM-dd", "dd.MM.yyyy", "d.M.yyyy", "dd/MM/yyyy", "MM/dd/yyyy", "d/M/yyyy", "M/d/yyyy", "yyyyMMdd",
    "yyyy/MM/dd", "d MMM yyyy", "dd MMM yyyy", "dd-MMM-yyyy", "MMM d, yyyy", "d MMMM yyyy", "MMMM d, yyyy", "yyyy-MM",
    "YYYY-'W'ww",
  ]
  private static let dates = [
    "yyyy-MM-dd'T'HH:mm:ssXXX", "yyyy-MM-dd'T'HH:mm:ss[.SSS]XXX", "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss",
    "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss Z", "dd.MM.yyyy HH:mm",
    "dd.MM.yyyy HH:mm:ss", "dd/MM/yyyy HH:mm", "MM/dd/yyyy HH:mm", "M/d/yyyy h:mm a", "MMM d, yyyy h:mm a",
    "d MMM yyyy HH:mm", "EEE, dd MMM yyyy HH:mm:ss Z", "EEE MMM dd HH:mm:ss ZZZZ yyyy", "yyyyMMdd'T'HHmmssXX",
    "yyyyMMddHHmmss",
  ]
}
