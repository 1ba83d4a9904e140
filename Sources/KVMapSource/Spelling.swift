/// The candidate that a person most likely meant when writing `name`, for a "did you mean".
///
/// Compares without regard to the case of letters, so that `Int` is found for `int`; among equally near candidates the
/// one that differs least in case wins, then the first by its Unicode scalars, so that the answer does not depend on the
/// order of `candidates`.
///
/// - Parameters:
///   - name: What was written. A name that is itself a candidate has no suggestion.
///   - candidates: The names that would have been right.
/// - Returns: The nearest candidate, or `nil` where none is near enough: at most one edit for a name of three or four
///   scalars, two for up to eight, three beyond. Shorter names must be right but for the case of letters.
/// - Complexity: O(n · m²) for n candidates whose length is within the threshold of the m scalars of `name`. Names of more
///   than 100 scalars have no suggestion, so that a hostile file costs no time.
package func closest(to name: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(name.unicodeScalars)
  guard !written.isEmpty, written.count <= 100 else { return nil }
  let folded = written.map(foldedCase)
  let limit = editLimit(length: written.count)

  var best: (name: String, distance: Int, exact: Int)?
  for candidate in candidates {
    if candidate == name { return nil }
    let scalars = Array(candidate.unicodeScalars)
    guard abs(scalars.count - written.count) <= limit else { continue }
    let distance = editDistance(folded, scalars.map(foldedCase))
    // A candidate that shares nothing with the name is no suggestion, however short both are.
    guard distance <= limit, distance < max(written.count, scalars.count) else { continue }
    let exact = editDistance(written, scalars)
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

/// Only ASCII: the words of the language and most names are, and this needs no tables.
private func foldedCase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  guard ("A"..."Z").contains(scalar) else { return scalar }
  return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
}

private func precedes(_ left: String, _ right: String) -> Bool {
  left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two texts.
///
/// Optimal string alignment, the restricted form of the Damerau–Levenshtein distance (Damerau 1964, Boytsov 2011): no
/// part is edited twice. Three rows of the table are enough.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  for (row, scalar) in left.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for (column, other) in right.enumerated() {
      var least = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (scalar == other ? 0 : 1))
      if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
        least = min(least, beforePrevious[column - 1] + 1)
      }
      current.append(least)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
