import KVMapSema
package import KVMapSource
import KVMapSyntax

extension RuleExplainer {
  /// A setting that holds for a type.
  package struct TypeSetting: Sendable, Hashable {
    package var text: String
    /// What it means, as a sentence without a full stop.
    package var meaning: String
    /// The name of the file, and the line that says so.
    package var file: String
    package var line: Int
  }

  /// A transformer that a file declares.
  package struct TransformSummary: Sendable, Hashable {
    package var name: String
    package var meaning: String
    package var file: String
    package var line: Int
  }

  /// The settings that hold for a type: its own, those of its mixins that it does not have itself, and those of its file.
  ///
  /// - Parameters:
  ///   - line: The line of the name of its declaration.
  ///   - name: Its name in mapping files.
  package func settings(ofTypeAt line: Int, named name: String, in file: FileID) -> [TypeSetting] {
    var levels: [SettingsLevel] = []
    if let type = index.type(at: line, of: file, named: name) {
      levels.append(SettingsLevel(file: file, owner: .type, members: type.members))
      for mixin in type.mixins.compactMap({ index.mixin($0.text, usedIn: file) }) {
        levels.append(SettingsLevel(file: mixin.file, owner: .mixin(""), members: mixin.syntax.members))
      }
    }
    if let level = index.levels[file] { levels.append(level) }
    var seen: Set<String> = []
    var settings: [TypeSetting] = []
    for level in levels {
      for line in level.settings where seen.insert(line.kind.firstWords).inserted {
        settings.append(setting(SettingWords.text(of: line, in: index), SettingWords.meaning(of: line.kind), line.span))
      }
      for via in level.vias where seen.insert("default \(subject(of: via))").inserted {
        let subject = subject(of: via)
        let steps = StepWords(index: index, file: level.file).steps(via.pipeline).map(\.meaning).joined(
          separator: ", then ")
        let what = subject.hasPrefix(".") ? "properties called \(subject.dropFirst())" : "values of type \(subject)"
        settings.append(setting(index.text(of: via.span), "\(what): \(steps)", via.span))
      }
    }
    return settings
  }

  private func setting(_ text: String, _ meaning: String, _ span: Span) -> TypeSetting {
    TypeSetting(
      text: text, meaning: meaning, file: index.files[span.file]?.source.name ?? "", line: index.line(of: span))
  }

  /// The transformers that the files declare, in the order of the files.
  package var transforms: [TransformSummary] {
    program.units.flatMap { unit -> [TransformSummary] in
      guard let file = index.files[unit.file] else { return [] }
      return file.tree.flatItems.compactMap { item in
        guard case .transform(let transform) = item, let name = transform.name else { return nil }
        return TransformSummary(
          name: name.text, meaning: StepWords(index: index, file: unit.file).meaning(of: transform),
          file: file.source.name, line: index.line(of: name.span))
      }
    }
  }
}
