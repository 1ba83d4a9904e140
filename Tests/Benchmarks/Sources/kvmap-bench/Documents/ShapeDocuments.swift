import Foundation

/// Documents of the shapes that people meet: arrays as records, dates in several notations, texts with patterns. The
/// same in each run.
enum ShapeDocuments {
  /// - Parameter rows: The number of candles, each an array of twelve.
  static func candles(rows: Int) -> Data {
    var generator = SeededGenerator(seed: 7)
    let lines = (0..<rows).map { row in
      func price(_ range: ClosedRange<Int>) -> String {
        let digits = Int.random(in: range, using: &generator)
        return "\"\(digits / 100_000).\(String(digits % 100_000 + 100_000).dropFirst())\""
      }
      let start = 1_772_357_400_000 + row * 60_000
      let prices = (0..<4).map { _ in price(100_000...99_999_999) }.joined(separator: ",")
      return "[\(start),\(prices),\(price(1...9_999_999_999)),\(start + 59_999),\(price(1...9_999_999_999)),"
        + "\(Int.random(in: 1...5_000, using: &generator)),"
        + "\(price(1...9_999_999_999)),\(price(1...9_999_999_999)),\"0\"]"
    }
    return Data("[\(lines.joined(separator: ",\n"))]".utf8)
  }

  /// - Parameters:
  ///   - count: The number of visits.
  ///   - isMixed: Whether the dates come in three notations, and not only in the first.
  static func visits(count: Int, isMixed: Bool) -> Data {
    var generator = SeededGenerator(seed: 11)
    func date() -> String {
      let (month, day) = (Int.random(in: 1...12, using: &generator), Int.random(in: 1...28, using: &generator))
      let text = "2026-\(String(month + 100).dropFirst())-\(String(day + 100).dropFirst())"
      switch isMixed ? Int.random(in: 0..<3, using: &generator) : 0 {
      case 0: return "\"\(text)T\(10 + day % 14):\(10 + month):30Z\""
      case 1: return "\(1_772_357_400 + day * 86_400 + month)"
      default: return "\"\(text)\""
      }
    }
    let visits = (0..<count).map { number in
      let ended = number % 4 == 0 ? "null" : date()
      return "{\"id\":\(number),\"began\":\(date()),\"ended\":\(ended)}"
    }
    return Data("[\(visits.joined(separator: ",\n"))]".utf8)
  }

  static func codes(count: Int) -> Data {
    var generator = SeededGenerator(seed: 13)
    let codes = (0..<count).map { number in
      let letters = String(repeating: "a", count: Int.random(in: 5...20, using: &generator))
      let name = letters + (number % 2 == 0 ? "b" : "c")
      let mail = number % 3 == 0 ? "null" : "\"user.\(number)@mail.example.org\""
      return "{\"code\":\"ABC-\(10 + number % 90_000)\",\"name\":\"\(name)\",\"mail\":\(mail)}"
    }
    return Data("[\(codes.joined(separator: ",\n"))]".utf8)
  }

  /// - Parameter letters: The number of `a` in each text. An engine that backtracks takes twice as long with each
  ///   further one, so there are only as many as let all contenders finish.
  static func riddles(count: Int, letters: Int) -> Data {
    let text = String(repeating: "a", count: letters) + "c"
    return Data("[\(Array(repeating: "{\"text\":\"\(text)\"}", count: count).joined(separator: ",\n"))]".utf8)
  }
}
