extension Reader {
  /// Called by generated code: begins a gathered object of the object that `scan` has read.
  ///
  /// - Parameter entries: for each key of the new object a line `key⇥document path`, both as problems write them. Where
  ///   the path does not begin at the object itself, `⇥1` (or how many objects further out), `⇥$root` or `⇥$context`
  ///   says where.
  /// - Returns: its number.
  public mutating func gather(_ entries: StaticString, all: Bool, _ scan: Scan) -> Int {
    gather(ConstantText(entries), all: all, scan)
  }

  /// As the public function, for entries that are made at run time.
  package mutating func gather(_ entries: ConstantText, all: Bool, _ scan: Scan) -> Int {
    let object = GatheredObject(.gather, of: scan, entries, needsAll: all, frame: outer(scan))
    return gatheredObjects().begin(object, scan)
  }

  /// The list of gathered objects, which begins to exist.
  mutating func gatheredObjects() -> GatheredObjects {
    if let gathered { return gathered }
    // Nothing but the document was read so far.
    let objects = GatheredObjects(document: ByteRange(start: start, end: end), documentNotation)
    gathered = objects
    return objects
  }

  /// Called by generated code: puts a remembered value into a gathered object. An absent one is left out.
  public mutating func add(_ mark: Mark, to number: Int, entry: Int) {
    gathered?.add(mark, to: number, entry: entry)
  }

  /// Called by generated code: the gathered object as a value that `enter` goes to; absent unless one of its keys has a
  /// value (with `all`, every one).
  public mutating func gathered(_ number: Int) -> Mark { gathered?.finish(number) ?? .none }
}
