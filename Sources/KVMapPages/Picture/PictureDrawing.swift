import KVMapSource

/// A picture as SVG. Colours are those of the style sheet; shapes show direction and kind, too.
struct PictureDrawing {
  private let model: PictureModel
  private let layout: PictureLayout
  private var svg = HTML()

  /// - Parameters:
  ///   - id: A unique identifier of the page, for the title and the description.
  ///   - title: What the picture is of.
  static func svg(of model: PictureModel, id: String, title: String) -> HTML {
    var drawing = PictureDrawing(model: model)
    drawing.draw(id, title)
    return drawing.svg
  }

  private init(model: PictureModel) {
    self.model = model
    layout = PictureLayout(model)
  }

  private mutating func draw(_ id: String, _ title: String) {
    svg.raw("<svg class=\"picture\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 ")
    svg.number(layout.height)
    svg.raw("\" width=\"960\" height=\"")
    svg.number(layout.height)
    svg.raw("\"")
    svg.attribute("aria-labelledby", "\(id)-title \(id)-desc")
    svg.raw("><title")
    svg.attribute("id", "\(id)-title")
    svg.raw(">")
    svg.text(title)
    svg.raw("</title><desc")
    svg.attribute("id", "\(id)-desc")
    svg.raw(">")
    svg.text(description)
    svg.raw("</desc>")
    heading(PictureLayout.left, model.leftTitle)
    heading(PictureLayout.right, model.rightTitle)
    branches()
    for link in model.links { line(link) }
    for (index, row) in model.rows.enumerated() { box(row, layout.rows[index]) }
    for (index, item) in model.items.enumerated() { box(item, layout.items[index]) }
    for pill in layout.pills { draw(pill) }
    svg.raw("</svg>")
  }

  private var description: String {
    "\(model.rows.count) place\(model.rows.count == 1 ? "" : "s") of the document on the left, \(model.items.count) on the right, "
      + "with \(model.links.count) line\(model.links.count == 1 ? "" : "s") between them. The table below says the same in words."
  }

  private mutating func heading(_ x: Int, _ title: String) {
    svg.raw("<text class=\"pt\"")
    place(x, 24)
    svg.raw(">")
    svg.text(PictureLayout.cut(title, to: 2700, letter: PictureLayout.pillLetter))
    svg.raw("</text>")
  }

  /// The lines of the tree, from each object to its members.
  private mutating func branches() {
    var path = ""
    for (index, row) in model.rows.enumerated() where row.level > 0 {
      guard let parent = model.rows[..<index].lastIndex(where: { $0.level < row.level }) else { continue }
      let x = PictureLayout.left + (row.level - 1) * PictureLayout.indentation + 7
      path += "M\(x) \(layout.rows[parent] + PictureLayout.boxHeight / 2)V\(layout.rows[index])h9"
    }
    guard !path.isEmpty else { return }
    svg.raw("<path class=\"pb\"")
    svg.attribute("d", path)
    svg.raw("/>")
  }

  private mutating func line(_ link: PictureModel.Link) {
    let (from, to) = (layout.rows[link.row], layout.items[link.item])
    // The ends are shorter by the arrow heads.
    let start = PictureLayout.leftEnd + (link.isWritten ? 7 : 0)
    let end = PictureLayout.right - (link.isRead ? 7 : 0)
    svg.raw("<path")
    svg.attribute("class", "pl" + link.style + (link.isAlternative ? " pa" : ""))
    svg.attribute("d", "M\(start) \(from)C\(start + 120) \(from) \(end - 120) \(to) \(end) \(to)")
    svg.raw("/>")
    var heads = ""
    if link.isWritten { heads += "M\(PictureLayout.leftEnd) \(from)l8 -5v10z" }
    if link.isRead { heads += "M\(PictureLayout.right) \(to)l-8 -5v10z" }
    svg.raw("<path")
    svg.attribute("class", "ph" + link.style)
    svg.attribute("d", heads)
    svg.raw("/>")
  }

  private mutating func box(_ row: PictureModel.Row, _ y: Int) {
    let x = PictureLayout.left + min(row.level, 12) * PictureLayout.indentation
    let width = PictureLayout.leftEnd - x
    let style =
      switch row.style {
      case .plain: row.isContainer ? "pr pc" : "pr"
      case .others: "pr po"
      case .around: "pr pw"
      }
    rectangle(style, x, y - PictureLayout.boxHeight / 2, width, PictureLayout.boxHeight, 5)
    // The kind is cut first: the key is what people look for.
    let available = width * 10 - 160
    let wanted = DisplayWidth.of(row.label) * PictureLayout.letter
    let kind = PictureLayout.cut(
      row.kind, to: max(available / 3, available - wanted - 80), letter: PictureLayout.smallLetter)
    let kindWidth = kind.isEmpty ? 0 : DisplayWidth.of(kind) * PictureLayout.smallLetter + 80
    svg.raw("<text class=\"pk\"")
    place(x + 8, y + 5)
    svg.raw(">")
    svg.text(PictureLayout.cut(row.label, to: available - kindWidth, letter: PictureLayout.letter))
    svg.raw("</text>")
    guard !kind.isEmpty else { return }
    svg.raw("<text class=\"ps\" text-anchor=\"end\"")
    place(PictureLayout.leftEnd - 8, y + 4)
    svg.raw(">")
    svg.text(kind)
    svg.raw("</text>")
  }

  private mutating func box(_ item: PictureModel.Item, _ y: Int) {
    let width = PictureLayout.rightEnd - PictureLayout.right
    rectangle("pi", PictureLayout.right, y - PictureLayout.itemHeight / 2, width, PictureLayout.itemHeight, 6)
    let available = width * 10 - 200
    let name = PictureLayout.cut(item.name, to: available, letter: PictureLayout.letter)
    let rest = available - DisplayWidth.of(name) * PictureLayout.letter
    svg.raw("<text class=\"pn\"")
    place(PictureLayout.right + 12, y + 5)
    svg.raw("><tspan>")
    svg.text(name)
    svg.raw("</tspan>")
    if rest >= 3 * PictureLayout.letter, !item.detail.isEmpty {
      svg.raw("<tspan class=\"pd\">")
      svg.text(PictureLayout.cut(item.detail, to: rest, letter: PictureLayout.letter))
      svg.raw("</tspan>")
    }
    svg.raw("</text>")
  }

  private mutating func draw(_ pill: PictureLayout.Pill) {
    rectangle("pp", pill.x, pill.y - PictureLayout.pillHeight / 2, pill.width, PictureLayout.pillHeight, 10)
    svg.raw("<text class=\"px\" text-anchor=\"middle\"")
    place(pill.x + pill.width / 2, pill.y + 4)
    svg.raw(">")
    svg.text(pill.text)
    svg.raw("</text>")
  }

  private mutating func rectangle(_ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ radius: Int) {
    svg.raw("<rect")
    svg.attribute("class", style)
    place(x, y)
    for (name, value) in [("width", width), ("height", height), ("rx", radius)] as [(StaticString, Int)] {
      svg.attribute(name, String(value))
    }
    svg.raw("/>")
  }

  private mutating func place(_ x: Int, _ y: Int) {
    svg.attribute("x", String(x))
    svg.attribute("y", String(y))
  }
}

extension PictureModel.Link {
  /// A class of the style sheet: both ways, only read, only written.
  fileprivate var style: String { isRead ? (isWritten ? "" : " pread") : " pwrite" }
}
