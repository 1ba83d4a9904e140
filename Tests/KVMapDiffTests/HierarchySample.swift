import TestSupport

/// A mapping with classes, a family of them, and mixins.
struct HierarchySample {
  /// In the order in which they are declared; those of a class may be used by all below it.
  private struct Declaration {
    var head: String
    var base: String?
    var mixins: [String] = []
    var members: [String] = []
    var isMixin = false

    var text: String {
      let mixins = mixins.isEmpty ? "" : " with " + mixins.joined(separator: ", ")
      let first = (isMixin ? "mixin " : "class ") + head + (base.map { ": \($0)" } ?? "") + mixins
      return ([first + " {"] + members.map { "  " + $0 } + ["}"]).joined(separator: "\n")
    }
  }

  private var declarations: [Declaration] = []
  private var family: [String] = []
  private var familyHead = ""
  private static let types = ["Int", "String", "Double", "Bool?", "Int?", "[String] = []", "Date", "Int = 7", "Animal?"]

  init(_ random: inout SeededGenerator) {
    var count = 0
    func member(_ random: inout SeededGenerator) -> String {
      count += 1
      let type = Self.types.randomElement(using: &random) ?? "Int"
      let key = Int.random(in: 0..<3, using: &random) == 0 && !type.contains("=") ? " <-> key_\(count)" : ""
      return "member\(count): \(type)\(key)"
    }
    func members(_ random: inout SeededGenerator, least: Int = 0) -> [String] {
      var all: [String] = []
      for _ in 0..<Int.random(in: least...3, using: &random) { all.append(member(&random)) }
      return all
    }
    for name in ["Named", "Dated"] {
      declarations.append(Declaration(head: name, members: members(&random, least: 1), isMixin: true))
    }
    declarations.append(
      Declaration(head: "Animal", mixins: Bool.random(using: &random) ? ["Named"] : [], members: members(&random)))
    for name in ["Cat", "Dog", "Puppy"] {
      let base = name == "Puppy" && Bool.random(using: &random) ? "Dog" : "Animal"
      let mixins = Int.random(in: 0..<3, using: &random) == 0 ? ["Dated"] : []
      declarations.append(Declaration(head: name, base: base, mixins: mixins, members: members(&random)))
    }
    let isByKey = Int.random(in: 0..<3, using: &random) == 0
    familyHead = isByKey ? "family Animal by key" : "family Animal on kind"
    family = [#"Cat <-> "cat""#, #"Dog <-> "dog" or "hound""#]
    if Bool.random(using: &random) { family.append(#"Puppy <-> "puppy""#) }
    if Bool.random(using: &random) { family.append(#"Animal <-> "animal""#) }
    if !isByKey, Int.random(in: 0..<3, using: &random) == 0, !family.contains(where: { $0.hasPrefix("Animal") }) {
      family.append("Animal <- else")
    }
  }

  var text: String {
    let zoo = "struct Zoo {\n  animals: [Animal]\n  star: Animal?\n  cat: Cat?\n}"
    let cases = family.map { "  \($0)" }.joined(separator: "\n")
    return (declarations.map(\.text) + ["\(familyHead) {\n\(cases)\n}", zoo]).joined(separator: "\n") + "\n"
  }

  /// The text after a change of the hierarchy or of a line.
  func changed(_ random: inout SeededGenerator) -> String {
    var changed = self
    let index = Int.random(in: 0..<declarations.count, using: &random)
    let classes = changed.declarations.indices.filter { !changed.declarations[$0].isMixin }
    let some = classes.randomElement(using: &random) ?? index
    switch Int.random(in: 0..<12, using: &random) {
    case 0: changed.declarations[some].mixins = changed.declarations[some].mixins.isEmpty ? ["Dated"] : []
    case 1:
      // A member moves to another declaration.
      guard let member = changed.declarations[index].members.popLast() else { break }
      changed.declarations[some].members.append(member)
    case 2: if changed.declarations[some].base == "Animal" { changed.declarations[some].base = "Dog" }
    case 3: if changed.declarations[some].base == "Dog" { changed.declarations[some].base = "Animal" }
    case 4:
      if let position = changed.family.indices.randomElement(using: &random) { changed.family.remove(at: position) }
    case 5: changed.family.append(#"Puppy <-> "small""#)
    case 6: changed.family.shuffle(using: &random)
    case 7:
      changed.familyHead = changed.familyHead.hasSuffix("key") ? "family Animal on kind" : "family Animal by key"
    case 8: changed.family.append("Animal <- else")
    default: return TextMutation.changed(text, &random)
    }
    return changed.text
  }
}
