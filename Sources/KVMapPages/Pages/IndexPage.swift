import KVMapExplain

/// The list of all types, by file.
struct IndexPage {
  private let site: Site

  init(_ site: Site) { self.site = site }

  var html: HTML {
    var html = HTML()
    html.element("h1", site.title)
    html.element("p", class: "lead") { html in
      let types = site.types.count
      let files = site.program.units.count
      html.text("\(types) type\(types == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")")
      let counts = Example.counts(site)
      if counts.passed > 0 { html.text(", \(counts.passed) example\(counts.passed == 1 ? "" : "s") that pass") }
      html.text(".")
    }
    let counts = Example.counts(site)
    if counts.failed > 0 {
      html.element("p", class: "warning", "\(counts.failed) example\(counts.failed == 1 ? "" : "s") failed.")
    }
    for number in site.program.units.indices {
      let types = site.types.filter { $0.unit == number }
      guard !types.isEmpty else { continue }
      html.raw("<section class=\"file\"><h2>")
      html.text(site.shownPaths[number])
      html.raw("</h2><ul class=\"types\">")
      for type in types { add(type, &html) }
      html.raw("</ul></section>\n")
    }
    transformers(&html)
    return html
  }

  private func add(_ type: DocumentedType, _ html: inout HTML) {
    html.raw("<li><div class=\"type\">")
    html.element("span", class: "kind", type.kind)
    html.raw(" ")
    html.link(site.page(of: type), class: "name", type.name)
    html.raw("</div><div class=\"about\">")
    let sentence = Sentence.first(of: type.documentation)
    if !sentence.isEmpty { html.element("p") { $0.append(Documentation.inline(sentence + ".")) } }
    html.raw("</div><div class=\"count\">")
    if type.isForXML { html.element("span", class: "chip", "XML") }
    html.text(type.countText)
    html.raw("</div></li>")
  }

  private func transformers(_ html: inout HTML) {
    let all = site.rules.transforms
    guard !all.isEmpty else { return }
    html.raw("<section class=\"file\" id=\"transformers\"><h2>Transformers</h2><ul class=\"types\">")
    for (number, transform) in all.enumerated() {
      html.raw("<li")
      html.attribute("id", "transformer-\(number)")
      html.raw("><div class=\"type\"><span class=\"kind\">transform</span> ")
      html.element("span", class: "name", transform.name)
      html.raw("</div><div class=\"about\">")
      html.element("p", transform.meaning)
      html.raw("</div><div class=\"count\">")
      html.text("\(transform.file):\(transform.line)")
      html.raw("</div></li>")
    }
    html.raw("</ul></section>\n")
  }
}

extension Example {
  /// The tests by their result, each once, whatever types it is shown at.
  static func counts(_ site: Site) -> (passed: Int, failed: Int, notRun: Int) {
    var counts = (passed: 0, failed: 0, notRun: 0)
    for test in site.program.units.flatMap(\.tests) {
      switch site.example(of: test)?.run.outcome {
      case .passed?: counts.passed += 1
      case .failed?: counts.failed += 1
      case .notRun?: counts.notRun += 1
      case nil: break
      }
    }
    return counts
  }
}
