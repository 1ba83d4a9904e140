/// Objects in which no rule found anything, under `empty error`.
extension JSONReader {
  /// No rule of a mapping found anything. Does nothing when an existing value is updated.
  /// While all problems are collected, records the failure and returns.
  @_spi(Generated)
  public mutating func reportEmpty(_ keys: KeyTable, _ scan: ObjectState) throws(CodingFailure) {
    if scan.updating { return }
    try report(.missing, keys, rule: nil, "", scan)
  }

  /// Whether an object has keys that `rest` takes.
  @_spi(Generated) public mutating func hasRemainder(_ scan: ObjectState) -> Bool {
    scan.rest != 0 && session?.gathered.isEmpty(Int(scan.rest)) == false
  }
}
