/// The work list of a traversal of the conversions by which a value is read or written.
///
/// It returns no type twice, so a traversal terminates even for recursive types.
package struct OpenConversions: IteratorProtocol {
  private var open: [Conversion]
  private var seen: Set<Conversion> = []

  package init(_ first: [Conversion]) { open = first.reversed() }

  package mutating func add(_ conversion: Conversion) { open.append(conversion) }

  package mutating func add(_ conversions: some BidirectionalCollection<Conversion>) { open += conversions.reversed() }

  package mutating func next() -> Conversion? {
    while let next = open.popLast() {
      switch next {
      case .mapping, .generic, .union: if seen.insert(next).inserted { return next }
      case .scalar, .parameter, .enumeration, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
        .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
        return next
      }
    }
    return nil
  }
}
