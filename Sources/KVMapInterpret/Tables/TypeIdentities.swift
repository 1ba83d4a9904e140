import KVMapSema

/// The identities of generic types with their arguments. In generated code these are types of their own: what the
/// runtime remembers of one must not be taken for another.
final class TypeIdentities {
  private final class Identity {}

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var arguments: [Conversion]
  }

  private var identities: [Key: Identity] = [:]

  /// - Parameters:
  ///   - type: What was prepared for the type, whatever its arguments are. It must live as long as this.
  ///   - environment: Has the arguments.
  func identity(of type: AnyObject, in environment: Environment) -> ObjectIdentifier {
    if environment.arguments.isEmpty { return ObjectIdentifier(type) }
    let key = Key(type: ObjectIdentifier(type), arguments: environment.arguments)
    if let known = identities[key] { return ObjectIdentifier(known) }
    let identity = Identity()
    identities[key] = identity
    return ObjectIdentifier(identity)
  }
}
