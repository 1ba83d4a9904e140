import KVMapSema
import KVMapSyntax

extension NamesInSight {
  /// The type that another declaration states for what the type is written for: the first mapping of a type for a
  /// second one, the Swift type of a transform, the texts of an enum for the value of a case.
  func statedType(at place: CompletionPlace) -> TypeSyntax? {
    let stated: ItemSyntax?
    switch place.item {
    case .enumeration(let type):
      guard place.previous?.kind == .leftParenthesis else { return nil }
      let text = NameSyntax(text: Scalar.string.rawValue, span: type.span, isQuoted: false)
      // Behind the colon may also be protocols alone.
      if case .named(let raw, _, _)? = type.rawType, Scalar(rawValue: raw.text) != nil { return type.rawType }
      return .named(TypeNameSyntax(first: text, span: type.span), arguments: [], span: type.span)
    case .type(let type) where type.alias != nil: stated = item(named: type.name?.text ?? "")
    case .transform(let transform):
      if case .named(let name, _, let span)? = transform.swiftType, name.text == Scalar.coordinate.rawValue {
        let double = NameSyntax(text: Scalar.double.rawValue, span: span, isQuoted: false)
        return place.property.map { _ in
          .named(TypeNameSyntax(first: double, span: span), arguments: [], span: span)
        }
      }
      stated = item(of: transform.swiftType)
    case .type, .union, .importFile, .importModule, .setting, .defaultVia, .externType, .mixin, .family, .test,
      .nested, .error, nil:
      return nil
    }
    guard let property = place.property, case .type(let type)? = stated else { return nil }
    let found = properties(of: stated).first { $0.name.text == property.name.text }?.type
    // Of a parameter, it is the argument.
    if case .named(let name, _, _)? = found, case .transform(let transform)? = place.item,
      case .named(_, let arguments, _)? = transform.swiftType,
      let argument = zip(type.parameters, arguments).first(where: { $0.0.text == name.text })?.1
    {
      return argument
    }
    return found
  }
}
