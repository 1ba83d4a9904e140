/// Where lines come from.
public struct LineInput: Sendable, Hashable {
  enum Place: Sendable, Hashable {
    case file
    case descriptor(Int32)
  }

  /// How rejected lines and errors name it.
  public let name: String
  let place: Place

  /// A file, which may also be a named pipe.
  ///
  /// - Parameter path: A relative path starts at the current directory.
  public static func file(_ path: String) -> LineInput { LineInput(name: path, place: .file) }

  /// The standard input of this process; its name is `-`.
  public static var standardInput: LineInput { LineInput(name: "-", place: .descriptor(0)) }

  /// An open file, pipe or socket. It remains open.
  ///
  /// - Parameters:
  ///   - descriptor: Its number.
  ///   - name: How rejected lines and errors name it.
  public static func descriptor(_ descriptor: Int32, name: String) -> LineInput {
    LineInput(name: name, place: .descriptor(descriptor))
  }
}
