/// Gives each of several declarations a unique name.
struct FreeNames {
  private var taken: Set<String> = []
  /// The last number that a name was tried with: those up to it are taken, and stay so.
  private var numbers: [String: Int] = [:]

  /// - Returns: `name`, or if it is taken `name_1`, `name_2` and so on: the first that is free.
  /// - Complexity: Constant, except for names that were already taken in that form.
  mutating func take(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 0
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name)_\(number)"
    } while !taken.insert(candidate).inserted
    numbers[name] = number
    return candidate
  }
}
