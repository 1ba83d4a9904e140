extension JSONReader {
  /// Begins a gathered object of the object that `scan` has read.
  ///
  /// - Parameter entries: For each key of the new object a line `key⇥document path`, both in the notation of problems.
  ///   If the path does not begin at the object itself, `⇥1` (or the number of objects further out), `⇥$root` or
  ///   `⇥$context` gives its scope.
  /// - Returns: Its number.
  @_spi(Generated) public mutating func beginGather(_ entries: StaticString, all: Bool, _ scan: ObjectState) -> Int {
    beginGather(ConstantText(entries), all: all, scan)
  }

  /// Same as the public function, for entries that are created at run time.
  package mutating func beginGather(_ entries: ConstantText, all: Bool, _ scan: ObjectState) -> Int {
    let object = GatheredObject(.gather, of: scan, entries, needsAll: all, frame: outer(scan))
    return openSession().gathered.begin(object, scan)
  }

  /// Adds a remembered value to a gathered object. An absent one is omitted.
  @_spi(Generated) public mutating func addToGather(_ mark: ValuePosition, to number: Int, entry: Int) {
    session?.gathered.add(mark, to: number, entry: entry)
  }

  /// The gathered object as a value for `seek`; absent unless one of its keys has a value
  /// (with `all`, every one).
  @_spi(Generated) public mutating func endGather(_ number: Int) -> ValuePosition {
    session?.gathered.finish(number) ?? .none
  }
}
