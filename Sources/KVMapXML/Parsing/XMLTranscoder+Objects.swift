import KVMap

/// How elements become members of objects: children of one name as an array, in linear time.
extension XMLTranscoder {
  /// A child of the innermost open element begins; its value is written next. Nothing to do for the document's element.
  @inline(__always)
  mutating func beginChild(_ name: UnsafePointer<UInt8>, _ length: Int, _ place: UnsafePointer<UInt8>) {
    guard let parent = frames.indices.last else {
      root = UTF8Bytes(start: name, count: length)
      rootPlace = place
      return note(place)
    }
    if !frames[parent].isObject {
      frames[parent].isObject = true
      output.append(UInt8(ascii: "{"))
    }
    let last = runs.count - 1
    if last >= frames[parent].firstRun {
      if runs[last].nameLength == length, Bytes.areEqual(runs[last].name, name, length) {
        if runs[last].count == 1 { output.set(UInt8(ascii: "["), at: runs[last].bracket) }
        runs[last].count += 1
        output.append(UInt8(ascii: ","))
        return note(place)
      }
      endRun(last)
    } else {
      dropLeadingBlanks(of: parent)
    }
    beginRun(name, length, parent, place)
  }

  private mutating func beginRun(
    _ name: UnsafePointer<UInt8>, _ length: Int, _ parent: Int, _ place: UnsafePointer<UInt8>
  ) {
    let number = names.number(name, length)
    let before = names.runs[number]
    if output.last != UInt8(ascii: "{") { output.append(UInt8(ascii: ",")) }
    let firstPlace = places.count
    let key = output.count
    note(place)
    output.key(name, count: length)
    var run = Run(
      name: name, nameLength: length, number: number, key: key, bracket: output.count - 1, end: 0, shadowed: before,
      firstPlace: firstPlace)
    // Runs of elements around stand before those of this one.
    if Int(before) >= frames[parent].firstRun {
      run.goesOn = true
      runs[Int(before)].next = Int32(truncatingIfNeeded: runs.count)
      frames[parent].isInterleaved = true
    }
    names.runs[number] = Int32(truncatingIfNeeded: runs.count)
    runs.append(run)
    note(place)
  }

  private mutating func endRun(_ index: Int) {
    runs[index].end = output.count
    if runs[index].count > 1 { output.append(UInt8(ascii: "]")) }
  }

  /// The innermost open element ends: writes what is left of its value.
  mutating func close() {
    guard let frame = frames.popLast() else { return }
    if frame.isObject {
      closeObject(frame)
    } else {
      writeText(frame)
    }
    if scratch.count > frame.outerScratch { scratch.removeLast(scratch.count - frame.outerScratch) }
    if namespaces.count > frame.outerBindings { namespaces.leave(frame.outerBindings, &names) }
  }

  private mutating func closeObject(_ frame: Frame) {
    let hasChildren = runs.count > frame.firstRun
    if hasChildren {
      endRun(runs.count - 1)
      if frame.isInterleaved { regroup(frame) }
      for run in runs[frame.firstRun...].reversed() { names.runs[run.number] = run.shadowed }
      runs.removeLast(runs.count - frame.firstRun)
    }
    writeElementText(frame, hasChildren: hasChildren)
    output.append(UInt8(ascii: "}"))
  }

  /// `$text` of an element with attributes or children: all of it, where it has no children; else without the blanks at
  /// its ends, and only if anything is left.
  private mutating func writeElementText(_ frame: Frame, hasChildren: Bool) {
    var frame = frame
    if hasChildren {
      guard trim(&frame) else { return }
    }
    if output.last != UInt8(ascii: "{") { output.append(UInt8(ascii: ",")) }
    note(frame.text ?? frame.name)
    output.append(" \"$text\": ")
    writeText(frame)
  }

  private mutating func writeText(_ frame: Frame) {
    // Where a value is wrong, its text is meant, not its tag.
    if let text = frame.text { note(text) }
    if frame.scratchStart >= 0 {
      writeScratch(frame.scratchStart, scratch.count - frame.scratchStart)
    } else {
      output.string(UTF8Bytes(start: frame.text, count: frame.text == nil ? 0 : frame.textLength))
    }
  }

  /// Takes blanks off the ends of an element's text. False where nothing is left.
  private mutating func trim(_ frame: inout Frame) -> Bool {
    if frame.scratchStart >= 0 {
      while let last = scratch.last, scratch.count > frame.scratchStart, classes.has(CharacterClasses.blank, last) {
        scratch.removeLast()
      }
      while frame.scratchStart < scratch.count,
        classes.has(CharacterClasses.blank, scratch[frame.scratchStart])
      {
        frame.scratchStart += 1
      }
      return frame.scratchStart < scratch.count
    }
    guard var text = frame.text else { return false }
    var length = frame.textLength
    while length > 0, classes.has(CharacterClasses.blank, text[length - 1]) { length -= 1 }
    while length > 0, classes.has(CharacterClasses.blank, text[0]) {
      text += 1
      length -= 1
    }
    frame.text = text
    frame.textLength = length
    return length > 0
  }

  /// The first child has come: blanks before it will never be read.
  private mutating func dropLeadingBlanks(of frame: Int) {
    guard frames[frame].scratchStart < 0, let text = frames[frame].text else { return }
    for offset in 0..<frames[frame].textLength where !classes.has(CharacterClasses.blank, text[offset]) { return }
    frames[frame].text = nil
    frames[frame].textLength = 0
  }

  // MARK: - Children of one name with others between them

  /// Lays the children of an element out anew: those of one name together, where the first of them stood.
  ///
  /// Linear in the length of the element's value. Elements in which this happens may lie in each other, so that a byte
  /// is copied at most as often as elements may.
  private mutating func regroup(_ frame: Frame) {
    guard let first = runs[frame.firstRun...].first else { return }
    var grouped = NotationBuffer(capacity: output.count - first.key)
    var movedPlaces: [Place] = []
    for index in frame.firstRun..<runs.count where !runs[index].goesOn {
      if index > frame.firstRun { grouped.append(UInt8(ascii: ",")) }
      // The blank behind the colon makes room for a bracket.
      let head = runs[index].bracket - runs[index].key
      let isArray = runs[index].next >= 0 || runs[index].count > 1
      let key = runs[index].key
      copyPlaces(of: index, from: key, to: first.key + grouped.count, upTo: runs[index].bracket, &movedPlaces)
      grouped.append(output.base + key, count: head)
      grouped.append(UInt8(ascii: isArray ? "[" : " "))
      var next = index
      var isFirst = true
      while next >= 0 {
        let run = runs[next]
        if !isFirst { grouped.append(UInt8(ascii: ",")) }
        isFirst = false
        copyPlaces(of: next, from: run.bracket + 1, to: first.key + grouped.count, upTo: run.end, &movedPlaces)
        grouped.append(output.base + run.bracket + 1, count: run.end - run.bracket - 1)
        next = Int(run.next)
      }
      if isArray { grouped.append(UInt8(ascii: "]")) }
    }
    output.replace(from: first.key, by: grouped)
    if notesPlaces { places.replaceSubrange(first.firstPlace..., with: movedPlaces) }
  }

  /// Notes where the parts of a run come from that move in the output.
  private func copyPlaces(of run: Int, from old: Int, to new: Int, upTo end: Int, _ moved: inout [Place]) {
    guard notesPlaces else { return }
    let behind = run + 1 < runs.count ? runs[run + 1].firstPlace : places.count
    for place in places[runs[run].firstPlace..<behind] where place.notation >= old && place.notation < end {
      moved.append(Place(notation: place.notation - old + new, source: place.source))
    }
  }
}
