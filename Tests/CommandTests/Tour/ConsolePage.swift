import Foundation
import TestSupport

/// A page whose commands can be run from top to bottom.
///
/// A fenced block whose info string ends in a file name is that file. A block in `console` has commands, each after `$ `,
/// and below each what it prints on standard output and standard error. A line `…` there stands for any lines.
struct ConsolePage {
  enum Step {
    case file(name: String, text: String)
    case command(String, output: [String], line: Int)
  }

  private(set) var steps: [Step] = []

  init(_ text: String) {
    var block: (info: [String], lines: [String], line: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
      guard line.hasPrefix("```") else {
        block?.lines.append(line)
        continue
      }
      if let ended = block {
        add(ended.info, ended.lines, ended.line)
        block = nil
      } else {
        block = (line.dropFirst(3).split(separator: " ").map(String.init), [], index + 2)
      }
    }
  }

  private mutating func add(_ info: [String], _ lines: [String], _ first: Int) {
    if info.count == 2, let name = info.last {
      steps.append(.file(name: name, text: lines.map { $0 + "\n" }.joined()))
    } else if info == ["console"] {
      for (index, line) in lines.enumerated() where line.hasPrefix("$ ") {
        let output = lines[(index + 1)...].prefix { !$0.hasPrefix("$ ") }
        steps.append(.command(String(line.dropFirst(2)), output: Array(output), line: first + index))
      }
    }
  }
}

extension ConsolePage {
  /// Whether lines are as a page shows them.
  static func matches(_ shown: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return found.isEmpty }
    if first == "…" {
      return (0...found.count).contains { matches(shown.dropFirst(), found.dropFirst($0)) }
    }
    return first == found.first && matches(shown.dropFirst(), found.dropFirst())
  }
}
