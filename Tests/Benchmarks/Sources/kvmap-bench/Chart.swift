import Foundation

/// A picture of what our mappers reach: a bar for each workload and direction, as long as Foundation's time divided by
/// ours, on a logarithmic scale. SVG, for light and dark pages.
struct Chart {
  let svg: String

  /// - Parameters:
  ///   - rows: Those of a whole run. Only the ones of our mappers that have a ratio are drawn, and no workload with a
  ///     ratio beyond the scale.
  ///   - setting: The line that says where and when they were measured.
  init(_ rows: [Row], setting: String) {
    let ours = rows.filter { $0.contender == "KVMap" && $0.direction != .update }
    var y = Layout.top
    var body = ""
    for workload in WorkloadName.allCases {
      let bars = ours.filter { $0.workload == workload }.compactMap { row in row.ratio.map { (row.direction, $0) } }
      guard !bars.isEmpty, bars.allSatisfy({ Layout.scale.contains($0.1) }) else { continue }
      let middle = y + Layout.bar * Double(bars.count) / 2
      body += Self.text(workload.rawValue, x: Layout.left - 10, y: middle + 4, "name")
      for (direction, ratio) in bars {
        body += Self.bar(direction, ratio, y: y)
        y += Layout.bar
      }
      y += Layout.gap
    }
    svg = Self.page(body, bottom: y, setting: setting)
  }

  private static func bar(_ direction: Direction, _ ratio: Double, y: Double) -> String {
    let (from, to) = (min(Layout.x(1), Layout.x(ratio)), max(Layout.x(1), Layout.x(ratio)))
    let label = String(format: ratio < 10 ? "%.1f" : "%.0f", ratio)
    return """
        <rect class="\(direction.rawValue)" x="\(number(from))" y="\(number(y + 1))" width="\(number(to - from))" \
      height="\(number(Layout.bar - 2))" rx="2"/>\n
      """ + text(label, x: to + 5, y: y + Layout.bar - 4, "ratio")
  }

  private static func page(_ body: String, bottom: Double, setting: String) -> String {
    let lines = [1.0, 2, 5, 10, 20, 50, 100].map { value in
      let x = number(Layout.x(value))
      return """
          <path class="\(value == 1 ? "one" : "line")" d="M\(x) \(number(Layout.top - 4)) V\(number(bottom))"/>\n
        """ + text("\(Int(value)) ×", x: Layout.x(value), y: Layout.top - 10, "scale")
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(Layout.width)) \(number(bottom + 30))" role="img" \
      aria-labelledby="title description" font-family="ui-sans-serif, system-ui, sans-serif" font-size="13">
        <title id="title">Speed of KVMap, as a multiple of Foundation's</title>
        <desc id="description">For each workload, the time of Foundation's coder divided by that of KVMap, for \
      reading and for writing, on a logarithmic scale.</desc>
        <style>
          text { fill: #1d2733 } .name { text-anchor: end } .scale { text-anchor: middle; font-size: 12px }
          .scale, .setting { fill: #51606f } .ratio, .setting { font-size: 11px }
          .read { fill: #2f6fb5 } .write { fill: #b8651b } .line { stroke: #dde3ea } .one { stroke: #51606f }
          @media (prefers-color-scheme: dark) {
            text { fill: #e8edf3 } .scale, .setting { fill: #aab6c3 }
            .read { fill: #6ea8e6 } .write { fill: #e59a55 } .line { stroke: #303a46 } .one { stroke: #aab6c3 }
          }
        </style>
        <rect class="read" x="\(number(Layout.left))" y="8" width="12" height="12" rx="2"/>
        <text x="\(number(Layout.left + 18))" y="18">reading</text>
        <rect class="write" x="\(number(Layout.left + 90))" y="8" width="12" height="12" rx="2"/>
        <text x="\(number(Layout.left + 108))" y="18">writing</text>
        <text x="\(number(Layout.left + 180))" y="18">1 × is Foundation's coder</text>
      \(lines.joined())\(body)\(text(setting, x: Layout.left, y: bottom + 20, "setting"))\
      </svg>

      """
  }

  private static func text(_ text: String, x: Double, y: Double, _ kind: String) -> String {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "  <text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped)</text>\n"
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}

/// Lengths in the picture, in its own units.
private enum Layout {
  static let width = 760.0
  static let left = 160.0
  static let right = 40.0
  static let top = 56.0
  static let bar = 15.0
  static let gap = 8.0
  static let scale = 0.5...150.0

  /// Where a ratio is on the scale.
  static func x(_ ratio: Double) -> Double {
    let share = log(ratio / scale.lowerBound) / log(scale.upperBound / scale.lowerBound)
    return left + share * (width - left - right)
  }
}
