extension Sequence {
  /// What `transform` makes of the first element of which it makes anything; `nil` where it never does.
  ///
  /// `lazy.compactMap(_:).first` says the same, but calls `transform` several times for that element, which grows with
  /// each level where `transform` asks again.
  package func firstResult<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
