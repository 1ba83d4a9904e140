import Testing

@_spi(Generated) @testable import KVMap

#if arch(x86_64) && !KVMAP_PORTABLE
  import KVMapKernels
#endif

/// If the processor has the instructions: finding the end of the container of an element or a member.
@Suite(.enabled(if: Kernels.areAvailable)) struct KernelCloseTests {
  /// For each comma between elements or members: the position of the element or member after it, whether it is in an
  /// object, and the position after the bracket that closes the container.
  private func commas(in document: [UInt8]) -> [(place: Int, isObject: Bool, close: Int)] {
    var found: [(place: Int, isObject: Bool, close: Int)] = []
    var open: [(isObject: Bool, found: [Int])] = []
    var place = 0
    while place < document.count {
      switch document[place] {
      case 0x22:
        place += 1
        while document[place] != 0x22 { place += document[place] == 0x5c ? 2 : 1 }
      case 0x7b, 0x5b: open.append((document[place] == 0x7b, []))
      case 0x2c:
        let blanks = document[(place + 1)...].prefix { [0x20, 0x0a, 0x0d, 0x09].contains($0) }.count
        open[open.count - 1].found.append(found.count)
        found.append((place + blanks, open[open.count - 1].isObject, 0))
      case 0x7d, 0x5d: for index in open.removeLast().found { found[index].close = place + 1 }
      default: break
      }
      place += 1
    }
    return found
  }

  @Test func theEndIsFoundFromTheMiddle() {
    var looked = 0
    for document in Mutations.documents where (try? JSONValue(json: document)) != nil {
      // The search for the end does not check whether numbers are valid.
      let others = document.map { $0 == 0x2e ? 0x2d : $0 }
      for (place, isObject, close) in commas(in: document) where document.count - place < 4_000 || place < 4_000 {
        for document in [document, others] { #expect(kernelClose(document, from: place, isObject: isObject) == close) }
        #expect(kernelClose(document, from: place, isObject: !isObject) == nil)
        #expect(kernelClose(Array(document[..<(close - 1)]), from: place, isObject: isObject) == nil)
        looked += 1
      }
    }
    // Without the corpora, there are only documents of our own.
    #expect(looked > (Mutations.documents.count > Mutations.ownDocuments.count ? 500 : 20))
  }

  private func kernelClose(_ document: [UInt8], from place: Int, isObject: Bool) -> Int? {
    document.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let end = start + document.count
      let close = Kernels.findClose(behind: start + place, to: end, levels: 63, isObject: isObject)
      #if arch(x86_64) && !KVMAP_PORTABLE
        if Kernels.areAvailable { #expect(kvmap_find_close_avx2(start + place, end, 63, isObject) == close) }
      #endif
      return close.map { $0 - start }
    }
  }
}
