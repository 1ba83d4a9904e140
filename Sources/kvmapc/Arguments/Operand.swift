/// What a command takes after its options, for the completion of shells.
enum Operand {
  /// `.kvmap` files, and folders.
  case mapping
  /// A type of the mapping that was given before it.
  case type
  /// Any file.
  case file
  case folder
  case command
  /// What `explain` explains.
  case topic
  case shell
  /// A word that is always the same: `coredata`.
  case word(String)
}
