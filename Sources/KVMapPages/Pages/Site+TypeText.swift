import KVMapSema

extension Site {
  /// A type as it is written, with links to the pages of the types in it.
  func html(of type: ValueType, parameters: [String] = []) -> HTML {
    var html = HTML()
    add(type, parameters, to: &html)
    return html
  }

  private func add(_ type: ValueType, _ parameters: [String], to html: inout HTML) {
    switch type {
    case .mapping(let id): link(.mapping(id), type, to: &html)
    case .enumeration(let id): link(.enumeration(id), type, to: &html)
    case .union(let id):
      if case .family(let base) = program[id].kind {
        link(.mapping(base), type, to: &html)
      } else {
        link(.union(id), type, to: &html)
      }
    case .generic(let id, let arguments):
      link(.mapping(id), .mapping(id), to: &html)
      html.text("<")
      for (index, argument) in arguments.enumerated() {
        if index > 0 { html.text(", ") }
        add(argument, parameters, to: &html)
      }
      html.text(">")
    case .optional(let inner):
      add(inner, parameters, to: &html)
      html.text("?")
    case .array(let inner), .lazyArray(let inner):
      html.text("[")
      add(inner, parameters, to: &html)
      html.text("]")
    case .set(let inner), .field(let inner):
      html.text(type.isField ? "Field<" : "Set<")
      add(inner, parameters, to: &html)
      html.text(">")
    case .dictionary(let key, let value):
      html.text("[")
      add(key, parameters, to: &html)
      html.text(": ")
      add(value, parameters, to: &html)
      html.text("]")
    case .scalar, .parameter, .foreign: html.text(rules.text(of: type, parameters: parameters))
    }
  }

  private func link(_ id: DocumentedType.ID, _ type: ValueType, to html: inout HTML) {
    // A generic union is a mapping whose only property is the union.
    var id = id
    if case .mapping(let mapping) = id, case .genericUnion(let union) = program[mapping].kind { id = .union(union) }
    guard let position = position(of: id) else { return html.text(rules.text(of: type)) }
    html.link(page(of: types[position]), types[position].name)
  }
}
