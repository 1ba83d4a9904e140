import KVMapSema

/// The style of keys of a file and of its types.
struct KeyStyles {
  /// The names and the keys of one type.
  struct Keys {
    var names: [String]
    var keys: [String]

    /// Those whose key depends on the style.
    var relevant: [(name: String, key: String)] {
      zip(names, keys).filter { _, key in KeyWords(key).all.count > 1 || key.contains(where: \.isUppercase) }.map {
        ($0, $1)
      }
    }
  }

  private(set) var ofFile = KeyStyle.exact

  init(ofFile style: KeyStyle) { ofFile = style }

  init(_ types: [Keys]) {
    let relevant = types.flatMap(\.relevant)
    guard let (style, count) = Self.best(relevant), count * 10 >= relevant.count * 6 else { return }
    if count > Self.count(relevant, .exact) { ofFile = style }
  }

  /// The style of a type that differs from that of the file; `nil` if it is the same.
  func own(of type: Keys) -> KeyStyle? {
    let relevant = type.relevant
    guard let (style, count) = Self.best(relevant), count >= 2, count * 10 >= relevant.count * 8 else { return nil }
    return count > Self.count(relevant, ofFile) && style != ofFile ? style : nil
  }

  private static func best(_ pairs: [(name: String, key: String)]) -> (style: KeyStyle, count: Int)? {
    var best: (style: KeyStyle, count: Int)?
    for style in KeyStyle.allCases {
      let count = count(pairs, style)
      if count > best?.count ?? 0 { best = (style, count) }
    }
    return best
  }

  private static func count(_ pairs: [(name: String, key: String)], _ style: KeyStyle) -> Int {
    pairs.count { style.key(for: $0.name) == $0.key }
  }
}
