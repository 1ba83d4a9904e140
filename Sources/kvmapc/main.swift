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

kvmap_join_small_blocks()
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
