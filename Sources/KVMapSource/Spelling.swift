/// The candidate most likely intended by `name`, for a "did you mean".
///
/// The comparison ignores case, so that `Int` is found for `int`; among equally close candidates the
/// one that differs least in case wins, then the first by Unicode scalars, so that the result does not depend on the
/// order of `candidates`.
///
/// - Parameters:
///   - name: The name as written. A name that is itself a candidate has no suggestion.
///   - candidates: The valid names.
/// - Returns: The closest candidate, or `nil` if none is close enough: at most one edit for a name of three or four
///   scalars, two for up to eight, three beyond. Shorter names may differ only in case.
/// - Complexity: O(n · m) for n candidates whose length is within the threshold of the m scalars of `name`. Names of
///   more than 100 scalars have no suggestion, so that a hostile file cannot cause slow comparisons.
package func closest(to name: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(name.unicodeScalars)
  guard !written.isEmpty, written.count <= 100 else { return nil }
  let limit = editLimit(length: written.count)
  // A scalar has one to four bytes.
  let lengths = (written.count - limit)...(4 * (written.count + limit))
  var folded = EditDistance(to: written.map(foldedCase))
  var exactly = EditDistance(to: written)

  var best: (name: String, distance: Int, exact: Int)?
  for candidate in candidates {
    if candidate == name { return nil }
    guard lengths.contains(candidate.utf8.count) else { continue }
    let scalars = Array(candidate.unicodeScalars)
    let bound = min(limit, best?.distance ?? limit, max(written.count, scalars.count) - 1)
    // A candidate that has nothing in common with the name is not suggested, however short both are.
    guard let distance = folded.distance(from: scalars.map(foldedCase), within: bound),
      let exact = exactly.distance(from: scalars, within: max(written.count, scalars.count))
    else { continue }
    if let found = best {
      let isNearer = (distance, exact) < (found.distance, found.exact)
      let isFirst = (distance, exact) == (found.distance, found.exact) && precedes(candidate, found.name)
      guard isNearer || isFirst else { continue }
    }
    best = (candidate, distance, exact)
  }
  return best?.name
}

private func editLimit(length: Int) -> Int {
  switch length {
  case ...2: 0
  case ...4: 1
  case ...8: 2
  default: 3
  }
}

/// Only ASCII: keywords and most names are ASCII, and this needs no tables.
private func foldedCase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  guard ("A"..."Z").contains(scalar) else { return scalar }
  return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
}

private func precedes(_ left: String, _ right: String) -> Bool {
  left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
}

/// The number of insertions, deletions, replacements and swaps of adjacent scalars between a text and others.
///
/// Optimal string alignment, the restricted form of the Damerau–Levenshtein distance (Damerau 1964, Boytsov 2011): no
/// part is edited twice. Three rows of the table are enough, and in each row only the cells no further from the
/// diagonal than the greatest requested distance (Ukkonen 1985).
private struct EditDistance {
  private let text: [Unicode.Scalar]
  private var rows: [[Int]]

  init(to text: [Unicode.Scalar]) {
    self.text = text
    rows = Array(repeating: Array(repeating: 0, count: text.count + 1), count: 3)
  }

  /// - Returns: `nil` if it is greater than `limit`.
  /// - Complexity: O(n · `limit`) for n scalars of `other`.
  mutating func distance(from other: [Unicode.Scalar], within limit: Int) -> Int? {
    guard abs(text.count - other.count) <= limit else { return nil }
    let far = limit + 1
    for column in rows[0].indices { rows[0][column] = min(column, far) }
    for (row, scalar) in other.enumerated() {
      let (current, previous, before) = ((row + 1) % 3, row % 3, (row + 2) % 3)
      let band = max(0, row - limit)..<min(text.count, row + limit + 1)
      rows[current][band.lowerBound] = band.lowerBound == 0 ? min(row + 1, far) : far
      var least = rows[current][band.lowerBound]
      for column in band {
        var distance = min(
          rows[previous][column] + (scalar == text[column] ? 0 : 1), rows[current][column] + 1,
          column == row + limit ? far : rows[previous][column + 1] + 1)
        if row > 0, column > 0, scalar == text[column - 1], other[row - 1] == text[column] {
          distance = min(distance, rows[before][column - 1] + 1)
        }
        rows[current][column + 1] = min(distance, far)
        least = min(least, distance)
      }
      if least > limit { return nil }
    }
    let distance = rows[other.count % 3][text.count]
    return distance > limit ? nil : distance
  }
}
