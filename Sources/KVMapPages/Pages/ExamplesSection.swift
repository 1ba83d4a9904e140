import KVMapInterpret
import KVMapSema

/// The tests of a type, as examples: what is read, and what it becomes.
struct ExamplesSection {
  private let page: TypePage
  private let examples: [Example]
  private static let most = 30
  private static let longest = 8000

  init(_ page: TypePage, _ examples: [Example]) {
    self.page = page
    self.examples = examples
  }

  func add(to html: inout HTML) {
    guard !examples.isEmpty else { return }
    page.section("examples", "Examples", &html) { html in
      for example in examples.prefix(Self.most) { add(example, &html) }
      if examples.count > Self.most {
        html.element("p", class: "note", "\(examples.count - Self.most) more are in the mapping.")
      }
    }
  }

  private func add(_ example: Example, _ html: inout HTML) {
    html.raw("<div class=\"example\"><div class=\"example-head\">")
    if page.site.isSingle { html.element("h4", example.test.title) } else { html.element("h3", example.test.title) }
    badge(example, &html)
    html.raw("<span class=\"note\">")
    html.element("code", example.test.typeText)
    html.text(" \(example.test.origin.file):\(example.test.origin.line)")
    html.raw("</span></div>")
    if case .failed(let failures) = example.run.outcome {
      html.raw("<ul class=\"failures\">")
      for failure in failures.prefix(10) { html.element("li", failure.text) }
      html.raw("</ul>")
    }
    html.raw("<div class=\"panes\">")
    let document = String(decoding: example.test.document, as: UTF8.self)
    pane("Document" + (example.test.format == "json" ? "" : ", \(example.test.format)"), document, &html)
    if let value = example.run.value {
      pane(example.needsSwift ? "Value, as far as it is known without Swift" : "Value", value, &html)
    }
    if example.run.value == nil || example.isAboutProblems, !example.run.problems.isEmpty { problems(example, &html) }
    if let written = example.run.written {
      if JSONText.isSame(document, written) {
        html.raw("<p class=\"same\">Written back, it is the same document.</p>")
      } else {
        pane("Written", written, &html)
      }
    }
    html.raw("</div></div>")
  }

  private func badge(_ example: Example, _ html: inout HTML) {
    var reason = "compiled code reads what is shown as in the document, or left out"
    var needsSwift = example.needsSwift
    switch example.run.outcome {
    case .passed: html.raw("<span class=\"badge passed\">passes</span>")
    case .failed: html.raw("<span class=\"badge failed\">fails</span>")
    case .notRun(let why): (reason, needsSwift) = (why, true)
    }
    guard needsSwift else { return }
    html.raw("<span class=\"badge\"")
    html.attribute("title", reason)
    html.raw(">needs Swift</span>")
  }

  private func pane(_ title: String, _ text: String, _ html: inout HTML) {
    html.raw("<figure><figcaption>")
    html.text(title)
    html.raw("</figcaption><pre><code>")
    let isLong = text.utf8.count > Self.longest
    html.append(JSONText.html(isLong ? String(decoding: Array(text.utf8.prefix(Self.longest)), as: UTF8.self) : text))
    html.raw("</code></pre>")
    if isLong { html.element("p", class: "note", "The rest, \(text.utf8.count - Self.longest) bytes, is left out.") }
    html.raw("</figure>")
  }

  private func problems(_ example: Example, _ html: inout HTML) {
    html.raw("<figure class=\"problem\"><figcaption>Problem")
    if example.run.problems.count > 1 { html.raw("s") }
    html.raw("</figcaption><ul>")
    for problem in example.run.problems.prefix(10) { html.element("li", problem) }
    html.raw("</ul></figure>")
  }
}

extension Example {
  /// Whether it expects a problem.
  fileprivate var isAboutProblems: Bool { test.steps.contains { if case .fails = $0 { true } else { false } } }
}
