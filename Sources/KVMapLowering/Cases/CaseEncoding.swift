package import KVMapSema

/// How a case of a union or family is written.
package enum CaseEncoding: Sendable {
  /// It is not.
  case refused
  /// As its payload alone.
  case payload
  /// With members in front of those of the payload's object; `only` is a key that must not be repeated in it.
  case led(String, only: String?)
  /// Under keys: everything up to the payload, and for each object (false) or array (true) that is closed after it,
  /// which it is.
  case beside(String, closing: [Bool])
  /// As an object with at most one member.
  case object(String?)
  case text(String)

  package init(_ item: Union.Case, of union: Union, in program: Program) {
    guard item.isWritten else {
      self = .refused
      return
    }
    // Either nothing indicates the case, or everything that did is here: the payload of `else`.
    self = item.type == nil ? .object(nil) : .payload
    switch union.selection {
    case .discriminator(let path, nil):
      guard let written = item.written else { return }
      let lead = CaseMembers.lead(path, written)
      guard let conversion = item.conversion else {
        self = .object(lead)
        return
      }
      self = .led(lead, only: program.mayWriteAnyKey(conversion) ? CaseMembers.leadKey(path) : nil)
    case .discriminator(let path, let payload?):
      guard !item.isElse else { return }
      if item.type == nil {
        self = .object(item.written.map { CaseMembers.lead(path, $0) })
      } else {
        self = .init(item.written.map { CaseMembers.beside(path, $0, payload) } ?? CaseMembers.alone(payload))
      }
    case .context(_, let payload?): if !item.isElse, item.type != nil { self = .init(CaseMembers.alone(payload)) }
    case .key:
      guard let written = item.written else { return }
      self = item.type == nil ? .text(CaseMembers.text(written)) : .beside(CaseMembers.key(written), closing: [])
    case .context, .firstThatFits: return
    }
  }

  private init(_ members: (before: String, closing: [Bool])) {
    self = .beside(members.before, closing: members.closing)
  }
}
