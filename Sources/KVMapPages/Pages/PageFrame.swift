/// What surrounds the content of each page: the head, the search, the list of all types.
struct PageFrame {
  private let site: Site
  /// The list of types by file, in pieces: what comes before each type's item, and after the last.
  private let navigation: [HTML]

  init(_ site: Site) {
    self.site = site
    var pieces: [HTML] = []
    var html = HTML()
    var unit: Int?
    for type in site.types {
      if type.unit != unit {
        if unit != nil { html.raw("</ul>") }
        html.element("h2", site.program.units[type.unit].name)
        html.raw("<ul>")
        unit = type.unit
      }
      pieces.append(html)
      html = HTML()
    }
    if unit != nil { html.raw("</ul>") }
    navigation = pieces + [html]
  }

  /// A page of its own.
  ///
  /// - Parameter type: The type that it is about; `nil` for the index.
  func page(_ content: HTML, of type: Int?) -> String {
    var html = HTML()
    head(type.map { "\(site.types[$0].name) · \(site.title)" } ?? site.title, &html)
    html.raw("<link rel=\"stylesheet\" href=\"kvmap.css\"><script src=\"search.js\" defer></script></head>\n<body>")
    header(&html)
    html.raw("<div class=\"columns\">")
    navigation(current: type, &html)
    html.raw("<main id=\"main\">\n")
    html.append(content)
    html.raw("</main></div>")
    footer(&html)
    return PageMark.marked("<!doctype html>\n", html.text, .html)
  }

  /// Everything in one file.
  func single(_ index: HTML, types sources: inout SourceTexts) -> String {
    var html = HTML()
    head(site.title, &html)
    html.raw("<style>\n")
    html.append(Stylesheet.html)
    html.raw("</style></head>\n<body class=\"single\">")
    header(&html)
    html.raw("<div class=\"columns\">")
    navigation(current: nil, &html)
    html.raw("<main id=\"main\">\n")
    html.append(index)
    for (position, type) in site.types.enumerated() {
      html.raw("<article")
      html.attribute("id", type.slug)
      html.raw(">\n")
      html.append(TypePage(site, position).html(&sources))
      html.raw("</article>\n")
    }
    html.raw("</main></div>")
    footer(&html)
    html.raw("<script>\n")
    html.append(SearchIndex(site).html)
    html.raw("</script>\n")
    return PageMark.marked("<!doctype html>\n", html.text, .html)
  }

  private func head(_ title: String, _ html: inout HTML) {
    html.raw("<html lang=\"en\"><head><meta charset=\"utf-8\">")
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    html.raw("<meta name=\"color-scheme\" content=\"light dark\">")
    html.element("title", title)
  }

  private func header(_ html: inout HTML) {
    html.raw("<a class=\"skip\" href=\"#main\">Skip to the content</a><header class=\"top\"><a class=\"home\"")
    html.attribute("href", site.isSingle ? "#main" : "index.html")
    html.raw(">")
    html.append(Self.logo)
    html.element("span", site.title)
    html.raw("</a><div class=\"search\" role=\"search\" hidden><input id=\"q\" type=\"search\" ")
    html.raw(
      "placeholder=\"Search types, properties, keys\" autocomplete=\"off\" spellcheck=\"false\" role=\"combobox\" ")
    html.raw(
      "aria-label=\"Search\" aria-expanded=\"false\" aria-controls=\"hits\" aria-autocomplete=\"list\"><kbd>/</kbd>")
    html.raw("<ul id=\"hits\" role=\"listbox\" aria-label=\"Found\" hidden></ul></div></header>")
  }

  /// Two columns, and a line between them.
  private static let logo: HTML = {
    var html = HTML()
    html.raw("<svg class=\"logo\" viewBox=\"0 0 24 24\" width=\"22\" height=\"22\" aria-hidden=\"true\">")
    html.raw(
      "<rect x=\"1\" y=\"4\" width=\"7\" height=\"6\" rx=\"2\"/><rect x=\"1\" y=\"14\" width=\"7\" height=\"6\" rx=\"2\"/>"
    )
    html.raw(
      "<rect x=\"16\" y=\"9\" width=\"7\" height=\"6\" rx=\"2\"/><path d=\"M8 7c4 0 4 5 8 5M8 17c4 0 4-5 8-5\"/></svg>")
    return html
  }()

  private func navigation(current: Int?, _ html: inout HTML) {
    html.raw("<nav class=\"side\" aria-label=\"All types\">")
    for (index, type) in site.types.enumerated() {
      html.append(navigation[index])
      html.raw("<li><a")
      html.attribute("href", site.page(of: type))
      if index == current { html.raw(" aria-current=\"page\"") }
      html.raw(">")
      html.text(type.name)
      html.raw("</a></li>")
    }
    if let last = navigation.last { html.append(last) }
    html.raw("</nav>")
  }

  private func footer(_ html: inout HTML) {
    html.raw("<footer>Made by <code>kvmapc doc</code> from the mappings themselves.</footer></body></html>\n")
  }
}
