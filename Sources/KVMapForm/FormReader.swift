@_spi(Generated) package import KVMap

/// Transcodes a form (`application/x-www-form-urlencoded`) to the reader's intermediate form.
///
/// Pairs are split as the WHATWG URL standard specifies (section 5.1), their names and values decoded, and the names'
/// brackets parsed: `a[b]=1` is an object, `a[]=1` an array, `a[0]=1` an array by positions, a repeated name an array.
/// Unlike in the standard, malformed input is refused and not repaired: a `%` without its digits, and bytes that are
/// not UTF-8. A line end behind the last pair is ignored, since text files end with one.
///
/// Linear in the length of the form; memory is at most some 50 bytes for each name, bracket and value.
package struct FormReader: ~Copyable {
  private var text: FormText
  private var tree = FormTree()
  private var name = FormName()

  private init(_ source: UTF8Bytes) { text = FormText(source) }

  /// Transcodes all of `source`.
  ///
  /// - Parameters:
  ///   - source: The form, with arbitrary contents.
  ///   - writer: Receives the intermediate form, an object.
  ///   - note: Called for each value before it is written, with its positions in the intermediate form and in the form.
  /// - Throws: A failure for a malformed or unsupported form.
  package static func read(
    _ source: UTF8Bytes, to writer: inout JSONWriter, noting note: ((_ notation: Int, _ source: Int) -> Void)? = nil
  ) throws(TranscodingFailure) {
    guard source.count < Int(Int32.max) else {
      throw TranscodingFailure(.limit, at: 0, expected: "at most \(Int32.max) bytes", found: "\(source.count) bytes")
    }
    var reader = FormReader(withoutLineEnd(source))
    try reader.readPairs()
    try reader.write(FormTree.root, to: &writer, note)
  }

  private static func withoutLineEnd(_ source: UTF8Bytes) -> UTF8Bytes {
    guard source.last == UInt8(ascii: "\n") else { return source }
    let hasReturn = source.dropLast().last == UInt8(ascii: "\r")
    return UTF8Bytes(rebasing: source.dropLast(hasReturn ? 2 : 1))
  }

  // MARK: - Pairs

  private mutating func readPairs() throws(TranscodingFailure) {
    let source = text.source
    var start = 0
    while start < source.count {
      var pair = Pair(start: start)
      var end = pair.name.scan(source, from: start, isName: true)
      if end < source.count, source[end] == UInt8(ascii: "=") {
        pair.equals = end
        end = pair.value.scan(source, from: end + 1, isName: false)
      }
      // An empty string between two separators is not a pair.
      if end > start { try read(pair, to: end) }
      start = end + 1
    }
  }

  private struct Pair {
    var start: Int
    /// The position of the first `=`; nil if there is none.
    var equals: Int?
    var name = FormText.Contents()
    var value = FormText.Contents()
  }

  private mutating func read(_ pair: Pair, to end: Int) throws(TranscodingFailure) {
    let start = pair.start
    let whole = try text.decode(start..<(pair.equals ?? end), pair.name)
    try name.read(whole, of: text, at: start)
    var value: FormText.Range?
    if let equals = pair.equals {
      do throws(TranscodingFailure) { value = try text.decode((equals + 1)..<end, pair.value) } catch {
        throw error.reaching(namedPath)
      }
    }
    guard insert(value, at: start) else {
      throw TranscodingFailure(
        .duplicateKey, at: start, expected: "one kind of value under each name",
        found: "the name \(text.withBytes(whole) { $0.quotedText }) for another kind"
      ).reaching(namedPath)
    }
  }

  /// The path that the name means.
  private var namedPath: [TranscodingFailure.PathPart] {
    var path: [TranscodingFailure.PathPart] = []
    var node: Int? = FormTree.root
    for step in name.steps {
      switch step {
      case .key(let key):
        path.append(.key(text.withBytes(key) { String(decoding: $0, as: UTF8.self) }))
        if let parent = node { node = tree.find(key, of: parent, in: text) }
      case .index(let key, let index):
        path.append(.index(index))
        if let parent = node { node = tree.find(key, of: parent, in: text) }
      case .append:
        // One more than there are.
        if let list = node { path.append(.index(Int(tree.nodes[list].count))) } else { path.append(.index(0)) }
        node = nil
      }
    }
    return path
  }

  /// Inserts a value at the path that its name gives.
  ///
  /// - Returns: `false` if a value of another kind is already there.
  private mutating func insert(_ value: FormText.Range?, at offset: Int) -> Bool {
    var node = FormTree.root
    for position in name.steps.indices {
      switch name.steps[position] {
      case .key(let key):
        guard claim(node, as: .object) else { return false }
        node = tree.child(of: node, key, in: text, offset: offset)
      case .index(let key, let index):
        guard claim(node, as: .positions) else { return false }
        node = tree.child(of: node, key, index: index, in: text, offset: offset)
      case .append:
        guard claim(node, as: .list) else { return false }
        let isLast = position == name.steps.count - 1
        // A list without `=` exists but gets no further element.
        if isLast && value == nil { return true }
        let element = Int(tree.nodes[node].last)
        let continues = !isLast && element >= 0 && fits(behind: position, in: element)
        node = continues ? element : tree.append(to: node, offset: offset)
      }
    }
    return set(value, of: node, at: offset)
  }

  private mutating func claim(_ node: Int, as shape: FormTree.Shape) -> Bool {
    if tree.nodes[node].shape == .unknown { tree.setShape(shape, of: node) }
    return tree.nodes[node].shape == shape
  }

  private mutating func set(_ value: FormText.Range?, of node: Int, at offset: Int) -> Bool {
    switch tree.nodes[node].shape {
    case .unknown: tree.setText(value, of: node)
    case .null, .text:
      tree.makeSeveral(node)
      tree.setText(value, of: tree.append(to: node, offset: offset))
    case .several: tree.setText(value, of: tree.append(to: node, offset: offset))
    case .object, .list, .positions: return false
    }
    return true
  }

  /// Whether the path of the steps after `position` is still free in an element of a list; if not, it belongs to the
  /// next element: `a[][b]=1&a[][b]=2` are two.
  private func fits(behind position: Int, in element: Int) -> Bool {
    var node = element
    for step in name.steps[(position + 1)...] {
      let shape = tree.nodes[node].shape
      if shape == .unknown { return true }
      switch step {
      // A list accepts any number of elements.
      case .append: return shape == .list
      case .key(let key):
        guard shape == .object else { return false }
        guard let child = tree.find(key, of: node, in: text) else { return true }
        node = child
      case .index(let key, _):
        guard shape == .positions else { return false }
        guard let child = tree.find(key, of: node, in: text) else { return true }
        node = child
      }
    }
    return false
  }

  // MARK: - Notation

  // Names have so few brackets that this recursion is never deep.
  private func write(_ index: Int, to writer: inout JSONWriter, _ note: ((Int, Int) -> Void)?)
    throws(TranscodingFailure)
  {
    let node = tree.nodes[index]
    note?(writer.notationOffset, Int(node.offset))
    switch node.shape {
    case .unknown, .null: writer.null()
    case .text: text.withBytes(node.text) { writer.text(utf8: $0) }
    case .object:
      writer.beginObject()
      var child = node.first
      while child >= 0 {
        let member = tree.nodes[Int(child)]
        note?(writer.notationOffset, Int(member.offset))
        text.withBytes(member.key) { writer.entryKey(utf8: $0) }
        try write(Int(child), to: &writer, note)
        child = member.next
      }
      writer.endObject()
    case .several, .list:
      writer.beginArray()
      var child = node.first
      while child >= 0 {
        try write(Int(child), to: &writer, note)
        child = tree.nodes[Int(child)].next
      }
      writer.endArray()
    case .positions:
      writer.beginArray()
      for child in try elements(of: node) { try write(child, to: &writer, note) }
      writer.endArray()
    }
  }

  /// The elements of a list by positions, in order.
  private func elements(of node: FormTree.Node) throws(TranscodingFailure) -> [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(Int(node.count))
    var child = node.first
    while child >= 0 {
      elements.append(Int(child))
      child = tree.nodes[Int(child)].next
    }
    elements.sort { tree.nodes[$0].index < tree.nodes[$1].index }
    for (position, element) in elements.enumerated() where Int(tree.nodes[element].index) != position {
      throw TranscodingFailure(
        .syntax, at: Int(tree.nodes[element].offset), expected: "positions without a gap, and therefore \(position)",
        found: "the position \(tree.nodes[element].index)")
    }
    return elements
  }
}
