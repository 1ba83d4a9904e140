import KVMapSchema
import KVMapSema

/// The schemas of both sides, folded.
struct SchemaSection {
  private let page: TypePage
  /// Longer ones are left to `kvmapc schema`, so that pages stay small.
  private static let longest = 12_000
  private static let mostTypes = 40

  init(_ page: TypePage) { self.page = page }

  func add(to html: inout HTML) {
    // The schema of a type contains those of all types that it reaches.
    let isSmall = page.site.reaches(page.type, atMost: Self.mostTypes)
    let schemas = isSmall ? page.site.schemas(of: page.type) : []
    guard !schemas.isEmpty || !isSmall else { return }
    html.raw("<details class=\"fold\"")
    html.attribute("id", page.site.id(page.type, "schema"))
    html.raw("><summary>Schema</summary>")
    if !isSmall {
      html.element("p", class: "caption") { html in
        html.text("It contains more than \(Self.mostTypes) types: ")
        html.element("code", "kvmapc schema FILE.kvmap \(page.type.name)")
        html.text(" prints it.")
      }
    }
    for schema in schemas {
      let title = schema.side == .read ? "What is read" : "What is written"
      html.raw("<div class=\"schema\">")
      html.element("p", class: "caption") { html in
        html.text(title)
        if page.site.hasSchemas, schema.text != nil {
          html.text(", ")
          html.link("schemas/\(page.type.slug).\(schema.side.fileWord).json", "as a file")
        }
      }
      if let text = schema.text {
        if text.utf8.count <= Self.longest {
          page.scrolling("\(title), schema of \(page.type.name)", &html) { html in
            html.raw("<pre><code>")
            html.append(JSONText.html(text))
            html.raw("</code></pre>")
          }
        } else {
          html.element("p", class: "note") { html in
            html.text("It has \(text.utf8.count / 1000) kB: ")
            html.element("code", "kvmapc schema FILE.kvmap \(page.type.name) --side \(schema.side.rawValue)")
            html.text(" prints it.")
          }
        }
      } else {
        html.element("p", class: "note", "There is none: \(schema.problems.joined(separator: "; ")).")
      }
      html.raw("</div>")
    }
    html.raw("</details>\n")
  }
}

/// The schema of one side of a type, or why there is none.
struct TypeSchema {
  var side: SchemaSide
  var text: String?
  var problems: [String] = []
}

extension Site {
  /// Whether a type reaches no more than so many types.
  func reaches(_ type: DocumentedType, atMost limit: Int) -> Bool {
    guard let start = position(of: type.id) else { return true }
    var (found, waiting) = (Set([start]), [start])
    while let next = waiting.popLast() {
      for other in uses[next] where found.insert(other).inserted { waiting.append(other) }
      if found.count > limit { return false }
    }
    return true
  }

  /// - Returns: None for a generic type, which has no documents without its arguments.
  func schemas(of type: DocumentedType) -> [TypeSchema] {
    let value: ValueType
    var sides = SchemaSide.allCases
    switch type.id {
    case .mapping(let id):
      value = .mapping(id)
      if !program[id].isReadable { sides = sides.filter { $0 != .read } }
    case .enumeration(let id): value = .enumeration(id)
    case .union(let id): value = .union(id)
    }
    guard let entry = program.entry(of: value) else { return [] }
    return sides.map { side in
      switch SchemaBuilder.document(of: entry, titled: type.name, side: side, in: program) {
      case .success(let document):
        TypeSchema(side: side, text: SchemaNotation.jsonSchema(.draft202012).text(of: document))
      case .failure(let failure): TypeSchema(side: side, problems: failure.messages)
      }
    }
  }
}

extension SchemaSide {
  /// As names of files say it.
  var fileWord: String { self == .read ? "read" : "written" }
}

/// `schemas/User.read.json`, `schemas/User.written.json`
struct SchemaFiles {
  private let site: Site

  init(_ site: Site) { self.site = site }

  var pages: [Page] {
    site.types.flatMap { type in
      site.schemas(of: type).compactMap { schema -> Page? in
        guard let text = schema.text, let first = text.firstIndex(of: "\n") else { return nil }
        return Page(
          folders: ["schemas"], name: "\(type.slug).\(schema.side.fileWord).json",
          text: PageMark.marked(String(text[...first]), String(text[text.index(after: first)...]), .json))
      }
    }
  }
}
