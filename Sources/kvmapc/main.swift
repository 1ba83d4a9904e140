import KVMapAllocator

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

// Files are parsed on threads, and the trees dropped one by one on this one while it checks them.
kvmap_share_heap()
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
