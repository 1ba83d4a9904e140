/// Memory for the elements of arrays that are still being read.
///
/// Arrays are nested and end in the opposite order, so this is a stack: an array takes memory from the top and releases
/// it when it is complete. Its contents do not move while anything above them is read.
struct ElementArena: ~Copyable {
  /// The boundary above which memory belongs to arrays that began later.
  struct Mark {
    fileprivate let chunk: UnsafeMutableRawPointer?
    fileprivate let top: UnsafeMutableRawPointer?
  }

  /// The current chunk; it begins with the address of the chunk below and with its own size.
  private var chunk: UnsafeMutableRawPointer?
  private(set) var top: UnsafeMutableRawPointer?
  private(set) var end: UnsafeMutableRawPointer?
  /// The first chunk, if it is memory of a caller, who frees it.
  private var lent: UnsafeMutableRawPointer?
  /// The largest released chunk, for the next array that needs one.
  private var spare: UnsafeMutableRawPointer?

  /// Whether a long outermost array is being read.
  var isInLongArray: Bool
  /// The array whose elements were handed over last; nil while more of them are read.
  var longArray: LongArray?

  /// The size of the first chunk. Most documents need no other.
  private let firstSize: Int

  private static var header: Int { 16 }

  /// - Parameter length: The length of the document in bytes: a short one does not need much memory.
  init(documentLength length: Int) {
    firstSize = min(max(length, 4_096), 60 << 10)
    chunk = nil
    top = nil
    end = nil
    spare = nil
    lent = nil
    isInLongArray = false
    longArray = nil
  }

  deinit {
    spare?.deallocate()
    var next = chunk
    while let chunk = next, chunk != lent {
      next = ElementArena.below(chunk)
      chunk.deallocate()
    }
  }

  /// Uses memory of the caller before any of its own, for short documents. It must remain until the arena is gone.
  mutating func lend(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress, memory.count > ElementArena.header, chunk == nil else { return }
    start.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
    start.storeBytes(of: memory.count, toByteOffset: 8, as: Int.self)
    lent = start
    chunk = start
    top = start + ElementArena.header
    end = start + memory.count
  }

  func mark() -> Mark { Mark(chunk: chunk, top: top) }

  /// Whether the memory was empty when a mark was made.
  func wasEmpty(at mark: Mark) -> Bool {
    guard let chunk = mark.chunk else { return true }
    return ElementArena.below(chunk) == nil && mark.top == chunk + ElementArena.header
  }

  /// Frees everything above `top`.
  mutating func move(to top: UnsafeMutableRawPointer) { self.top = top }

  /// Releases everything taken since the mark was made. The first chunk is kept for the next array.
  mutating func release(to mark: Mark) {
    while let chunk, chunk != mark.chunk, let below = ElementArena.below(chunk) {
      self.chunk = below
      release(chunk)
    }
    guard let chunk else { return }
    top = mark.top ?? chunk + ElementArena.header
    end = chunk + ElementArena.size(chunk)
  }

  /// Returns the start of `size` bytes of memory, aligned to `alignment`, above everything in use.
  mutating func take(_ size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    if let top, let end {
      let start = top.alignedUp(toMultipleOf: alignment)
      if end - start >= size { return start }
    }
    let larger = newChunk(size: ElementArena.header &+ size &+ alignment)
    larger.storeBytes(of: chunk, as: UnsafeMutableRawPointer?.self)
    chunk = larger
    end = larger + ElementArena.size(larger)
    let start = (larger + ElementArena.header).alignedUp(toMultipleOf: alignment)
    top = start
    return start
  }

  /// An unused chunk of at least this size.
  private mutating func newChunk(size: Int) -> UnsafeMutableRawPointer {
    if let spare, ElementArena.size(spare) >= size {
      self.spare = nil
      return spare
    }
    // Room for the same number of elements again.
    let size = max(firstSize, size &* 2)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: ElementArena.header)
    chunk.storeBytes(of: size, toByteOffset: 8, as: Int.self)
    return chunk
  }

  private mutating func release(_ chunk: UnsafeMutableRawPointer) {
    guard let spare, ElementArena.size(spare) >= ElementArena.size(chunk) else {
      self.spare?.deallocate()
      self.spare = chunk
      return
    }
    chunk.deallocate()
  }

  private static func below(_ chunk: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    chunk.load(as: UnsafeMutableRawPointer?.self)
  }

  private static func size(_ chunk: UnsafeMutableRawPointer) -> Int { chunk.load(fromByteOffset: 8, as: Int.self) }
}
