/// The source `$members`.
extension JSONReader {
  /// After the object: an array of all members that no rule takes, in the order of the document, each as an object with
  /// one key.
  ///
  /// - Parameters:
  ///   - keepsBlanks: Whether runs of text that are only blanks count, in formats that have text between members.
  ///   - orNothing: Whether the mark is absent if there is no such member, instead of an empty array.
  /// - Returns: An absent mark also if an existing value is updated and there is no such member.
  @_spi(Generated) public mutating func deferredMembers(
    _ scan: inout ObjectState, keepsBlanks: Bool, orNothing: Bool
  ) -> ValuePosition {
    let session = openSession()
    if scan.rest == 0 {
      if scan.updating || orNothing, !dialect.documentHasOnlyText { return .none }
      scan.rest = Int32(truncatingIfNeeded: session.gathered.begin(GatheredObject(.rest, of: scan), scan))
    }
    var members = session.gathered.members(of: Int(scan.rest))
    if dialect.documentHasOnlyText, let order = dialect.source?.memberOrder {
      members = arranged(members, by: order, scan, keepsBlanks: keepsBlanks)
      if members.isEmpty, scan.updating || orNothing { return .none }
    } else if members.isEmpty, scan.updating || orNothing {
      return .none
    }
    session.gathered.arrange(members, in: Int(scan.rest))
    return session.gathered.finish(Int(scan.rest))
  }

  /// The members of an element: elements of one name are together in the intermediate form, and so is its text.
  private mutating func arranged(
    _ members: [GatheredValue], by order: MemberOrder, _ scan: ObjectState, keepsBlanks: Bool
  ) -> [GatheredValue] {
    guard let start = scan.start else { return [] }
    var elements: [Int: GatheredValue] = [:]
    var text: ValuePosition?
    for member in members {
      guard let key = member.key, key.count > 2 else { continue }
      if key.start[1] == UInt8(ascii: "@") { continue }
      if UTF8Bytes(start: key.start + 1, count: key.count - 2).elementsEqual("$text".utf8) {
        text = member.mark
        continue
      }
      for mark in repeated(member.mark) {
        elements[source(of: mark.position, mark.buffer, order)] = GatheredValue(
          key: key, keyBuffer: member.keyBuffer ?? member.mark.buffer, mark: mark)
      }
    }
    let own = ValuePosition(position: start, depth: Int(scan.depth) - 1, buffer: scan.buffer, state: .value)
    return order.children(of: source(of: start, scan.buffer, order)).compactMap { child in
      switch child {
      case .element(let place): elements[place]
      case .text(let run, let isBlank): isBlank && !keepsBlanks ? nil : GatheredValue(mark: text ?? own, text: run)
      }
    }
  }

  /// The elements of one name.
  private mutating func repeated(_ mark: ValuePosition) -> [ValuePosition] {
    guard mark.position?[0] == UInt8(ascii: "[") else { return [mark] }
    let back = self.mark()
    rewind(to: mark)
    var found: [ValuePosition] = []
    do throws(CodingFailure) {
      if try beginArray() {
        repeat { found.append(try deferValue()) } while try nextElement()
      }
    } catch {
      // The value was skipped before, so that nothing in it is malformed.
    }
    rewind(to: back)
    return found
  }

  private mutating func source(of place: UnsafePointer<UInt8>?, _ buffer: Int32, _ order: MemberOrder) -> Int {
    guard let place else { return -1 }
    let document = documentStart
    let offset = session?.gathered.place(of: place, in: buffer, origin: 0).offset ?? place - document
    return order.source(of: offset)
  }
}
