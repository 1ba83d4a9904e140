/// The candidate most likely intended by `name`, for a "did you mean".
///
/// The comparison ignores case, so that `Int` is found for `int`; among equally close candidates the
/// one that differs least in case wins, then the first by Unicode scalars, so that the result does not depend on the
/// order of `candidates`.
///
/// - Parameters:
///   - name: The name as written. A name that is itself a candidate has no suggestion.
///   - candidates: The valid names.
/// - Returns: The closest candidate, or `nil` if none is close enough: at most one edit for a name of three to five
///   scalars, two for up to eight, three beyond. Shorter names may differ only in case.
/// - Complexity: Linear in the lengths of the candidates, of those whose length is near that of `name`. Names of more
///   than 64 scalars have no suggestion.
package func closest(to name: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(name.unicodeScalars)
  guard !written.isEmpty, written.count <= EditDistance.maximumLength else { return nil }
  let limit = editLimit(length: written.count)
  // A scalar has one to four bytes.
  let lengths = (written.count - limit)...(4 * (written.count + limit))
  let folded = EditDistance(to: written.map(foldedCase))
  let exactly = EditDistance(to: written)

  var best: (name: String, distance: Int, exact: Int)?
  for candidate in candidates {
    if candidate == name { return nil }
    guard lengths.contains(candidate.utf8.count) else { continue }
    let found = folded.distance(from: candidate.unicodeScalars, by: foldedCase)
    // A candidate that has nothing in common with the name is not suggested, however short both are.
    guard found.distance <= min(limit, best?.distance ?? limit, max(written.count, found.length) - 1) else { continue }
    let exact = exactly.distance(from: candidate.unicodeScalars) { $0 }.distance
    if let best {
      let isNearer = (found.distance, exact) < (best.distance, best.exact)
      let isFirst = (found.distance, exact) == (best.distance, best.exact) && precedes(candidate, best.name)
      guard isNearer || isFirst else { continue }
    }
    best = (candidate, found.distance, exact)
  }
  return best?.name
}

private func editLimit(length: Int) -> Int {
  switch length {
  case ...2: 0
  case ...5: 1
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
/// part is edited twice. Adjacent cells in a column of its table differ by at most one, so a column is two words of
/// bits, and one follows from the last by a dozen operations (Myers 1999, with swaps Hyyrö 2003).
private struct EditDistance {
  /// The scalars of a text that has a bit for each.
  static let maximumLength = 64

  private let length: Int
  /// The positions of each scalar in the text, as bits.
  private var ascii = [UInt64](repeating: 0, count: 128)
  private var others: [UInt32: UInt64] = [:]

  /// - Parameter text: Of one to 64 scalars.
  init(to text: [Unicode.Scalar]) {
    length = text.count
    for (position, scalar) in text.enumerated() {
      let bit: UInt64 = 1 << UInt64(position)
      if scalar.isASCII {
        ascii[Int(scalar.value)] |= bit
      } else {
        others[scalar.value, default: 0] |= bit
      }
    }
  }

  /// - Parameter folded: What each scalar counts as.
  /// - Returns: Also how many scalars the other text has.
  /// - Complexity: Linear in the length of `other`.
  func distance(
    from other: String.UnicodeScalarView, by folded: (Unicode.Scalar) -> Unicode.Scalar
  ) -> (distance: Int, length: Int) {
    let last: UInt64 = 1 << UInt64(length - 1)
    var (increases, decreases) = (UInt64.max, UInt64(0))
    var (diagonal, matchesBefore) = (UInt64(0), UInt64(0))
    var (distance, count) = (length, 0)
    for scalar in other {
      let scalar = folded(scalar)
      let matches = scalar.isASCII ? ascii[Int(scalar.value)] : others[scalar.value] ?? 0
      let swaps = ((~diagonal & matches) << 1) & matchesBefore
      diagonal = (((matches & increases) &+ increases) ^ increases) | matches | decreases | swaps
      var right = decreases | ~(diagonal | increases)
      var left = diagonal & increases
      if right & last != 0 { distance += 1 }
      if left & last != 0 { distance -= 1 }
      right = right << 1 | 1
      left <<= 1
      increases = left | ~(diagonal | right)
      decreases = right & diagonal
      matchesBefore = matches
      count += 1
    }
    return (distance, count)
  }
}
