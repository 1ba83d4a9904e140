import KVMapAllocator
import KVMapSystem

kvmap_join_small_blocks()
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
