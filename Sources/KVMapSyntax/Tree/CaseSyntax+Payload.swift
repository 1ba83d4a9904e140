extension CaseSyntax {
  /// The payload as a property: `photo: Photo`. `nil` if there is none.
  package var payloadProperty: PropertySyntax? {
    guard let payload else { return nil }
    return PropertySyntax(
      documentation: [], attributes: [], name: name, modifiers: [], type: payload, arrow: arrow, source: nil,
      pipeline: [], sentinels: nil, defaultValue: nil, check: nil, span: span)
  }
}
