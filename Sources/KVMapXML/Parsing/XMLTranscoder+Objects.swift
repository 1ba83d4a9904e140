@_spi(Generated) import KVMap

/// Turns elements into members of objects: children with the same name as an array, in linear time.
extension XMLTranscoder {
  /// Begins a child of the innermost open element; its value is written next. Does nothing for the document's element.
  @inline(__always)
  mutating func beginChild(_ key: XMLKey, _ place: UnsafePointer<UInt8>) {
    guard !frames.isEmpty else {
      root = UTF8Bytes(start: key.start, count: key.length)
      rootPlace = place
      return note(place)
    }
    let parent = frames.count &- 1
    let last = runs.count &- 1
    if last >= frames[parent].firstRun {
      if runs[last].key.equals(key) {
        if runs[last].count == 1 { output.set(UInt8(ascii: "["), at: runs[last].bracket) }
        runs[last].count &+= 1
        output.append(UInt8(ascii: ","))
        return note(place)
      }
      endRun(last)
      output.append(UInt8(ascii: ","))
    } else if frames[parent].isObject {
      // After attributes.
      output.append(UInt8(ascii: ","))
      dropLeadingBlanks(of: parent)
    } else {
      frames[parent].isObject = true
      output.append(UInt8(ascii: "{"))
      dropLeadingBlanks(of: parent)
    }
    beginRun(key, parent, place)
  }

  @inline(__always)
  private mutating func beginRun(_ key: XMLKey, _ parent: Int, _ place: UnsafePointer<UInt8>) {
    let firstPlace = places.count
    let begin = output.count
    note(place)
    output.key(key)
    let run = Run(key: key, begin: begin, bracket: output.count &- 1, firstPlace: firstPlace)
    let bit = key.bit
    let mayBeThere = frames[parent].seen & bit != 0
    frames[parent].seen |= bit
    runs.push(run)
    if mayBeThere || frames[parent].isIndexed { joinRun(of: parent) }
    note(place)
  }

  /// Up to this many runs of an element are searched linearly; more are found by the table of names.
  private static let fewRuns = 16

  /// Finds the run before the last one that has the same name, and continues it.
  @inline(never)
  private mutating func joinRun(of parent: Int) {
    let last = runs.count - 1
    let first = frames[parent].firstRun
    var before = last
    if last - first < Self.fewRuns {
      repeat { before -= 1 } while before >= first && !runs[before].key.equals(runs[last].key)
    } else {
      if !frames[parent].isIndexed {
        frames[parent].isIndexed = true
        for position in first..<last { index(position) }
      }
      before = index(last)
    }
    // Runs of enclosing elements precede those of this element.
    guard before >= first else { return }
    runs[last].goesOn = true
    runs[before].next = Int32(truncatingIfNeeded: last)
    frames[parent].isInterleaved = true
  }

  /// Enters a run in the table of names.
  ///
  /// - Returns: The previous run with this name.
  @discardableResult
  private mutating func index(_ position: Int) -> Int {
    let number = names.number(runs[position].key.start, runs[position].key.length)
    let before = names.runs[number]
    runs[position].number = Int32(truncatingIfNeeded: number)
    runs[position].shadowed = before
    names.runs[number] = Int32(truncatingIfNeeded: position)
    return Int(before)
  }

  /// The path of the innermost open element, or of one in it that is too deep. The document's element has none.
  var openPath: [TranscodingFailure.PathPart] {
    var path: [TranscodingFailure.PathPart] = []
    for inner in stride(from: 1, to: frames.count, by: 1) {
      let run = runs[frames[inner].firstRun - 1]
      path.append(.key(String(decoding: UTF8Bytes(start: run.key.start, count: run.key.length), as: UTF8.self)))
      // Children of one name may have others between them.
      var before = 0
      for position in frames[inner - 1].firstRun..<frames[inner].firstRun where runs[position].key.equals(run.key) {
        before += runs[position].count
      }
      if before > 1 { path.append(.index(before - 1)) }
    }
    if let tooDeep {
      path.append(.key(String(decoding: UTF8Bytes(start: tooDeep.start, count: tooDeep.length), as: UTF8.self)))
    }
    return path
  }

  @inline(__always)
  private mutating func endRun(_ position: Int) {
    runs[position].end = output.count
    if runs[position].count > 1 { output.append(UInt8(ascii: "]")) }
  }

  /// Ends the innermost open element: writes the rest of its value.
  mutating func close() {
    guard !frames.isEmpty else { return }
    let frame = frames[frames.count - 1]
    frames.removeAll(from: frames.count - 1)
    if frame.isObject {
      closeObject(frame)
    } else {
      writeText(frame)
    }
    leaveScratch(frame.outerScratch)
    leaveBindings(frame.outerBindings)
  }

  private mutating func closeObject(_ frame: Frame) {
    let hasChildren = runs.count > frame.firstRun
    if hasChildren {
      endRun(runs.count - 1)
      if frame.isInterleaved { regroup(frame) }
      if frame.isIndexed {
        var position = runs.count - 1
        while position >= frame.firstRun {
          if runs[position].number >= 0 { names.runs[Int(runs[position].number)] = runs[position].shadowed }
          position -= 1
        }
      }
      runs.removeAll(from: frame.firstRun)
    }
    if !hasChildren || frame.text != nil || frame.scratchStart >= 0 {
      writeElementText(frame, hasChildren: hasChildren)
    }
    output.append(UInt8(ascii: "}"))
  }

  /// `$text` of an element with attributes or children: the whole text if it has no children; otherwise the text
  /// without leading and trailing blanks, if it is not empty.
  private mutating func writeElementText(_ frame: Frame, hasChildren: Bool) {
    var frame = frame
    if hasChildren {
      guard trim(&frame) else { return }
    }
    if output.last != UInt8(ascii: "{") { output.append(UInt8(ascii: ",")) }
    note(frame.text ?? frame.name.start)
    output.append(" \"$text\": ")
    writeText(frame)
  }

  private mutating func writeText(_ frame: Frame) {
    // An invalid value is reported at its text, not at its tag.
    if let text = frame.text { note(text) }
    if frame.scratchStart >= 0 {
      output.string(lexer.scratch.elements(from: frame.scratchStart, count: lexer.scratch.count - frame.scratchStart))
    } else {
      output.string(UTF8Bytes(start: frame.text, count: frame.text == nil ? 0 : frame.textLength))
    }
  }

  /// Removes leading and trailing blanks of an element's text. Returns `false` if nothing remains.
  private mutating func trim(_ frame: inout Frame) -> Bool {
    if frame.scratchStart >= 0 {
      var behind = lexer.scratch.count
      while behind > frame.scratchStart, CharacterClasses.has(CharacterClasses.blank, lexer.scratch[behind - 1]) {
        behind -= 1
      }
      lexer.scratch.removeAll(from: behind)
      while frame.scratchStart < behind,
        CharacterClasses.has(CharacterClasses.blank, lexer.scratch[frame.scratchStart])
      {
        frame.scratchStart += 1
      }
      return frame.scratchStart < behind
    }
    guard var text = frame.text else { return false }
    var length = frame.textLength
    while length > 0, CharacterClasses.has(CharacterClasses.blank, text[length - 1]) { length -= 1 }
    while length > 0, CharacterClasses.has(CharacterClasses.blank, text[0]) {
      text += 1
      length -= 1
    }
    frame.text = text
    frame.textLength = length
    return length > 0
  }

  /// The first child has begun: blanks before it are never read.
  @inline(__always)
  private mutating func dropLeadingBlanks(of frame: Int) {
    guard frames[frame].scratchStart < 0, let text = frames[frame].text else { return }
    for offset in 0..<frames[frame].textLength
    where !CharacterClasses.has(CharacterClasses.blank, text[offset]) { return }
    frames[frame].text = nil
    frames[frame].textLength = 0
  }

  // MARK: - Children of one name with others between them

  /// Rearranges the children of an element: those with the same name are placed together, at the position of the first.
  ///
  /// Linear in the length of the element's value. Such elements may be nested, so a byte is copied at most as often as
  /// elements may be nested.
  private mutating func regroup(_ frame: Frame) {
    let first = runs[frame.firstRun]
    var grouped = NotationBuffer(capacity: output.count - first.begin)
    var movedPlaces: [Place] = []
    for position in frame.firstRun..<runs.count where !runs[position].goesOn {
      if position > frame.firstRun { grouped.append(UInt8(ascii: ",")) }
      let run = runs[position]
      // The blank after the colon makes room for a bracket.
      let isArray = run.next >= 0 || run.count > 1
      copyPlaces(of: position, from: run.begin, to: first.begin + grouped.count, upTo: run.bracket, &movedPlaces)
      grouped.append(output.base + run.begin, count: run.bracket - run.begin)
      grouped.append(UInt8(ascii: isArray ? "[" : " "))
      var next = position
      var isFirst = true
      while next >= 0 {
        let run = runs[next]
        if !isFirst { grouped.append(UInt8(ascii: ",")) }
        isFirst = false
        copyPlaces(of: next, from: run.bracket + 1, to: first.begin + grouped.count, upTo: run.end, &movedPlaces)
        grouped.append(output.base + run.bracket + 1, count: run.end - run.bracket - 1)
        next = Int(run.next)
      }
      if isArray { grouped.append(UInt8(ascii: "]")) }
    }
    output.replace(from: first.begin, by: grouped)
    if notesPlaces { places.replaceSubrange(first.firstPlace..., with: movedPlaces) }
  }

  /// Updates the source locations of the parts of a run that move in the output.
  private func copyPlaces(of run: Int, from old: Int, to new: Int, upTo end: Int, _ moved: inout [Place]) {
    guard notesPlaces else { return }
    let behind = run + 1 < runs.count ? runs[run + 1].firstPlace : places.count
    for place in places[runs[run].firstPlace..<behind] where place.notation >= old && place.notation < end {
      moved.append(Place(notation: place.notation - old + new, source: place.source))
    }
  }
}
