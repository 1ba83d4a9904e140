import Foundation
import KVMapCompiler
import KVMapPages
import TestSupport
import Testing

/// What holds for every picture, by its numbers alone. Tests/Editors/pages checks the same of what a browser draws.
@Suite struct PictureLawTests {
  private struct Box {
    var style: String
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init?(_ element: Markup.Element) {
      guard element.name == "rect", let style = element.attributes["class"],
        let x = element.attributes["x"].flatMap({ Int($0) }), let y = element.attributes["y"].flatMap({ Int($0) }),
        let width = element.attributes["width"].flatMap({ Int($0) }),
        let height = element.attributes["height"].flatMap({ Int($0) })
      else { return nil }
      (self.style, left, top, right, bottom) = (style, x, y, x + width, y + height)
    }

    func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private struct Picture {
    var height: Int
    var boxes: [Box] = []
    var lines: [Markup.Element] = []
  }

  private static func pictures(of page: Page) -> [Picture] {
    var pictures: [Picture] = []
    var isInside = false
    for element in Markup(page.text).elements {
      if element.name == "svg" {
        isInside = element.attributes["class"] == "picture"
        let height = element.attributes["viewBox"]?.split(separator: " ").last.flatMap { Int($0) } ?? 0
        if isInside { pictures.append(Picture(height: height)) }
      }
      guard isInside, let last = pictures.indices.last else { continue }
      if let box = Box(element) { pictures[last].boxes.append(box) }
      if element.name == "path", element.attributes["class"]?.hasPrefix("pl") == true {
        pictures[last].lines.append(element)
      }
      // The next section.
      if element.name == "p" { isInside = false }
    }
    return pictures
  }

  private static func check(_ pages: [Page]) -> Int {
    var count = 0
    for page in pages where page.name.hasSuffix(".html") {
      for picture in pictures(of: page) {
        count += 1
        let boxes = picture.boxes.filter { $0.style.hasPrefix("pr") || $0.style == "pi" }
        let pills = picture.boxes.filter { $0.style == "pp" }
        for (index, box) in boxes.enumerated() {
          #expect(!boxes[(index + 1)...].contains { $0.meets(box) }, "\(page.name): \(box)")
          #expect(!pills.contains { $0.meets(box) }, "\(page.name): a pill is on \(box)")
        }
        for (index, pill) in pills.enumerated() {
          #expect(!pills[(index + 1)...].contains { $0.meets(pill) }, "\(page.name): \(pill)")
        }
        for box in boxes + pills {
          #expect(box.left >= 0 && box.right <= 960 && box.top >= 0 && box.bottom <= picture.height, "\(page.name)")
        }
        // A line begins at a row and ends at an item.
        let rows = Set(boxes.filter { $0.style != "pi" }.map { ($0.top + $0.bottom) / 2 })
        let items = Set(boxes.filter { $0.style == "pi" }.map { ($0.top + $0.bottom) / 2 })
        for line in picture.lines {
          let numbers = (line.attributes["d"] ?? "").matches(of: #/-?\d+/#).compactMap { Int($0.0) }
          #expect(numbers.count == 8 && rows.contains(numbers[1]) && items.contains(numbers[7]), "\(page.name)")
        }
      }
    }
    return count
  }

  @Test func nothingOverlaps() throws {
    #expect(try PagesFixture.everything().map { Self.check($0.pages) }.reduce(0, +) > 40)
  }

  @Test func nothingOverlapsInFixturesOfTheTypeChecker() throws {
    let count = try ProgramPages.all().map { Self.check($0.pages) }.reduce(0, +)
    #expect(count > 100)
  }

  /// Sources whose rows and properties are in opposite orders, deep objects, and many labels on few lines.
  @Test func nothingOverlapsInTangledMappings() throws {
    let properties = (0..<30).map { index in
      "  p\(index): Int? <- k\(29 - index).a.b ?? k\(index) ?? x[\(index)] | scaled(10) | offset(\(index))\n"
    }.joined()
    let gathered = (0..<12).map { "m\($0) <- deep.\(Array(repeating: "d", count: $0 + 1).joined(separator: "."))" }
    let members = (0..<12).map { "  m\($0): Int?\n" }.joined()
    let fixture = try PagesFixture([
      (
        "A.kvmap",
        "struct A {\n\(properties)  g: G? <- gather { \(gathered.joined(separator: ", ")) }\n}\nstruct G {\n\(members)}\n"
      )
    ])
    #expect(Self.check(fixture.pages) == 2)
  }
}
