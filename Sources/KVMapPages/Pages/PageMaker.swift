package import KVMapExplain
package import KVMapSema
import KVMapSource

/// Makes the pages of a program.
package enum PageMaker {
  /// What was made, and what was found on the way.
  package struct Result: Sendable {
    package var pages: [Page]
    /// The numbers of types, and of tests by their result.
    package var types: Int
    package var passed = 0
    package var failed = 0
    package var notRun = 0
  }

  /// All pages, with the style sheet and the index for the search; for a single page, just that.
  ///
  /// Tests are run, so a thread with a large stack is needed.
  ///
  /// - Parameter files: All files of the compilation, including imported ones.
  /// - Complexity: Linear in the size of the pages. Each page names all types.
  package static func pages(of program: Program, _ files: [ParsedFile], _ rules: RuleExplainer, _ options: PageOptions)
    -> Result
  {
    let site = Site(
      program, rules, files: files, title: options.title, isSingle: options.isSingle, hasSchemas: options.hasSchemas)
    var result = Result(pages: [], types: site.types.count)
    (result.passed, result.failed, result.notRun) = Example.counts(site)
    let frame = PageFrame(site)
    var sources = SourceTexts(site)
    if options.isSingle {
      result.pages = [Page(name: "index.html", text: frame.single(IndexPage(site).html, types: &sources))]
    } else {
      result.pages = [
        Page(name: "index.html", text: frame.page(IndexPage(site).html, of: nil)),
        Page(name: "kvmap.css", text: PageMark.marked("", Stylesheet.text, .comment)),
        Page(name: "search.js", text: PageMark.marked("", SearchIndex(site).script, .comment)),
      ]
      for (index, type) in site.types.enumerated() {
        let html = TypePage(site, index).html(&sources)
        result.pages.append(Page(name: "\(type.slug).html", text: frame.page(html, of: index)))
      }
    }
    if options.hasSchemas { result.pages += SchemaFiles(site).pages }
    return result
  }
}

/// The sources of the declarations, of which each file is read once.
struct SourceTexts {
  private let site: Site
  private var known: [Int: SourceText] = [:]

  init(_ site: Site) { self.site = site }

  mutating func text(ofUnit unit: Int) -> SourceText? {
    if let text = known[unit] { return text }
    guard let file = site.files[site.program.units[unit].file] else { return nil }
    let text = SourceText(file.source)
    known[unit] = text
    return text
  }
}
