/// Where lines are written.
public struct LineOutput: Sendable, Hashable {
  enum Place: Sendable, Hashable {
    case file
    case descriptor(Int32)
  }

  /// How errors name it.
  public let name: String
  let place: Place

  /// A file. It is created, or replaces the contents of an existing one when the mapping begins, and is written while
  /// the mapping runs.
  ///
  /// - Parameter path: A relative path starts at the current directory.
  public static func file(_ path: String) -> LineOutput { LineOutput(name: path, place: .file) }

  /// The standard output of this process.
  public static var standardOutput: LineOutput { descriptor(1, name: "standard output") }

  /// An open file, pipe or socket. It remains open.
  ///
  /// - Parameters:
  ///   - descriptor: Its number.
  ///   - name: How errors name it.
  public static func descriptor(_ descriptor: Int32, name: String) -> LineOutput {
    LineOutput(name: name, place: .descriptor(descriptor))
  }
}
