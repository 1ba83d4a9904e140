/// Whether two properties are equal. Equivalent to `==`, but spares swiftc the overload
/// resolution, which dominates the type checking of a struct's `==`.
@inlinable
@inline(__always)
@_spi(Generated) public func _kvAreEqual<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }
