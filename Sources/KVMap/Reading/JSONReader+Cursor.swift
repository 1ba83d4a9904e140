/// What generated code and the rest of the reader need of the cursor, with failures located in the caller's input.
extension JSONReader {
  var start: UnsafePointer<UInt8> { @inline(__always) get { cursor.start } }
  var end: UnsafePointer<UInt8> { @inline(__always) get { cursor.end } }

  var depth: Int {
    @inline(__always) get { cursor.depth }
    @inline(__always) set { cursor.depth = newValue }
  }

  /// Skips one value of any kind, and validates all of it.
  ///
  /// - Throws: `CodingFailure` of the kinds `syntax`, `encoding` and `depth`.
  /// - Complexity: Linear in the length of the value. No recursion.
  @inline(never)
  @_spi(Generated) public mutating func skip() throws(CodingFailure) {
    do throws(ScanFailure) { try cursor.skip() } catch { throw located(error) }
  }

  @inline(__always)
  mutating func scanString(
    at open: UnsafePointer<UInt8>, escapes: EscapeCheck = .now
  ) throws(CodingFailure) -> ScannedString {
    do throws(ScanFailure) { return try cursor.scanString(at: open, escapes: escapes) } catch { throw located(error) }
  }

  @inline(__always)
  mutating func skipColon() throws(CodingFailure) {
    do throws(ScanFailure) { try cursor.skipColon() } catch { throw located(error) }
  }

  @inline(__always)
  mutating func skipLiteral(_ text: StaticString) throws(CodingFailure) {
    do throws(ScanFailure) { try cursor.skipLiteral(text) } catch { throw located(error) }
  }

  @inline(__always)
  mutating func skipNumber() throws(CodingFailure) {
    do throws(ScanFailure) { try cursor.skipNumber() } catch { throw located(error) }
  }

  @inline(__always)
  mutating func skipKey() throws(CodingFailure) {
    do throws(ScanFailure) { try cursor.skipKey() } catch { throw located(error) }
  }

  @inline(__always)
  mutating func enterContainer() throws(CodingFailure) {
    do throws(ScanFailure) { try cursor.enterContainer() } catch { throw located(error) }
  }

  @inline(__always)
  mutating func leaveContainer() throws(CodingFailure) {
    do throws(ScanFailure) { try cursor.leaveContainer() } catch { throw located(error) }
  }

  @inline(never)
  private mutating func located(_ failure: ScanFailure) -> CodingFailure {
    self.failure(failure.code, failure.expectation, at: failure.place(from: start))
  }
}
