import Foundation

/// An order with a given number of lines as a browser sends it, generated from a seed: the same bytes on every machine.
enum OrderForm {
  static func text(lines: Int) -> String {
    var generator = SeededGenerator(seed: 3)
    var pairs = [
      "number=4711", "customer%5Bname%5D=Ada%20Lovelace", "customer%5Bemail%5D=ada%40example.org",
      "customer%5Bnewsletter%5D=true", "address%5Bstreet%5D=12%20St.%20James%E2%80%99s%20Square",
      "address%5Bcity%5D=London", "address%5Bcountry%5D=GB",
    ]
    for line in 0..<lines {
      let name = "lines%5B\(line)%5D"
      let article = articles[Int.random(in: articles.indices, using: &generator)]
      pairs.append("\(name)%5Barticle%5D=\(article)")
      pairs.append("\(name)%5Bquantity%5D=\(Int.random(in: 1...20, using: &generator))")
      pairs.append("\(name)%5Bprice%5D=\(Int.random(in: 1...400, using: &generator)).5")
    }
    pairs += ["tags%5B%5D=gift", "tags%5B%5D=express", "comment=Please%20ring%20twice%20%26%20wait"]
    return pairs.joined(separator: "&")
  }

  private static let articles = [
    "Tea%20pot", "Caf%C3%A9%20cr%C3%A8me", "Notebook%2C%20ruled%2C%20200%20pages", "Pencil%20HB", "Ink",
  ]
}
