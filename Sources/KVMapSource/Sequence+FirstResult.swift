extension Sequence {
  /// The first non-nil result of `transform`; `nil` if there is none.
  ///
  /// `lazy.compactMap(_:).first` is equivalent, but calls `transform` several times for that element, which multiplies
  /// with each level if `transform` is recursive.
  package func firstResult<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
