extension CaseSyntax {
  /// The payload as the property that it would be: `photo: Photo`. `nil` where it has none.
  package var payloadProperty: PropertySyntax? {
    guard let payload else { return nil }
    return PropertySyntax(
      documentation: [], attributes: [], name: name, modifiers: [], type: payload, arrow: arrow, source: nil,
      pipeline: [], defaultValue: nil, check: nil, span: span)
  }
}
