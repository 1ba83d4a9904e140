/// What is written for a case, in words.
struct CaseOutput {
  var written: WrittenTag
  var holdsValue: Bool
  var isTagPassed = false

  /// The tag as it would be written in a mapping, if one is written.
  var literal: String? { written.value?.caseLiteral }

  /// - Parameters:
  ///   - own: The tag as the line has it, if the line is the one that says what is written.
  ///   - tag: What says which case it is.
  ///   - isElse: Whether the line takes all other values.
  func words(_ own: String? = nil, tag: String?, isElse: Bool = false) -> String {
    switch written {
    case .value: return own ?? literal ?? ""
    case .asRead: return "what was read"
    case .refused:
      return isElse && !holdsValue
        ? "nothing: what was read is not kept" : "nothing: the case only reads (<-)"
    case .none:
      let content = holdsValue ? "only what it holds" : "an empty object"
      if let tag, isTagPassed { return "\(content): the caller passes \(tag)" }
      return isElse ? content : "\(content): the tag is only read (<-)"
    }
  }
}
