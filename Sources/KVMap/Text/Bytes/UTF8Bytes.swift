package import KVMapText

/// Borrowed UTF-8 bytes, valid for the duration of the call.
package typealias UTF8Bytes = KVMapText.UTF8Bytes
