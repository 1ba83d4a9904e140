/// Called by generated code: whether two properties are equal. As `==`, of which swiftc need not find out which one is
/// meant: that takes it longer than all else about the `==` of a struct.
@inlinable
@inline(__always)
public func _kvAreEqual<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }
