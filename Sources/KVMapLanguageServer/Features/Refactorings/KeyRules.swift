import KVMapSema
import KVMapSyntax

/// The key styles that hold in a declaration, as the lines of its file and its own say.
struct KeyRules {
  private(set) var styles: [KeyStyle] = [.exact]
  /// The properties with sources of their own. A nearer `keys` line replaces all of them.
  private(set) var exceptions: [String: KeyExceptionSyntax] = [:]
  /// Whether the declaration has a `keys` line of its own.
  private(set) var areOwn = false

  init(_ tree: SyntaxTree, _ members: [MemberSyntax] = []) {
    for case .setting(let setting) in tree.items { _ = apply(setting) }
    apply(members)
  }

  /// - Parameter lines: Those of the file, which begin with `keys`.
  init(_ lines: [SettingSyntax], _ members: [MemberSyntax]) {
    for setting in lines { _ = apply(setting) }
    apply(members)
  }

  private mutating func apply(_ members: [MemberSyntax]) {
    for case .setting(let setting) in members where apply(setting) { areOwn = true }
  }

  private mutating func apply(_ setting: SettingSyntax) -> Bool {
    guard case .keys(let names, let exceptions) = setting.kind else { return false }
    let known = names.compactMap { KeyStyle(rawValue: $0.text) }
    if !known.isEmpty { styles = known }
    self.exceptions = Dictionary(exceptions.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    return true
  }

  /// The keys of a property without a source; none if an exception gives it more than keys.
  func keys(for name: String) -> [String] {
    guard let exception = exceptions[name] else { return styles.map { $0.key(for: name) }.uniqued() }
    let keys = exception.source.alternatives.map { term -> String? in
      guard case .path(let path) = term, path.steps.count == 1, case .key(let key)? = path.steps.first?.kind else {
        return nil
      }
      return key
    }
    return keys.contains(nil) ? [] : keys.compactMap(\.self)
  }
}
