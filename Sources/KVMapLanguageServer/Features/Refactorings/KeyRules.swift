import KVMapSema
import KVMapSyntax

/// The key styles that hold in a declaration, as the lines of its file and its own say.
struct KeyRules {
  private(set) var styles: [KeyStyle] = [.exact]
  /// The properties with keys of their own.
  private(set) var exceptions: Set<String> = []
  /// Whether the declaration has a `keys` line of its own.
  private(set) var areOwn = false

  init(_ tree: SyntaxTree, _ members: [MemberSyntax] = []) {
    for case .setting(let setting) in tree.items { _ = apply(setting) }
    for case .setting(let setting) in members where apply(setting) { areOwn = true }
  }

  private mutating func apply(_ setting: SettingSyntax) -> Bool {
    guard case .keys(let names, let exceptions) = setting.kind else { return false }
    styles = names.compactMap { KeyStyle(rawValue: $0.text) }
    self.exceptions.formUnion(exceptions.map(\.name.text))
    return true
  }

  /// The keys of a property without a source.
  func keys(for name: String) -> [String] { styles.map { $0.key(for: name) }.uniqued() }
}
