extension [Contender] {
  /// The contenders for one document each time, of several: the next run takes the next one.
  ///
  /// - Parameter documents: The contenders for each document, in the same order.
  static func inTurn(_ documents: [[Contender]]) -> [Contender] {
    guard let first = documents.first else { return [] }
    return first.indices.map { index in
      let all = documents.map { $0[index] }
      let contender = all[0]
      var next = 0
      return Contender(
        name: contender.name, mustAgree: contender.mustAgree, direction: contender.direction, bytes: contender.bytes,
        run: {
          defer { next = (next + 1) % all.count }
          try all[next].run()
        },
        check: { for contender in all { try contender.check() } })
    }
  }
}
