import Foundation

let server = try ServerProcess(["--seconds", "3"])
// Everything has ended by then, unless something is wrong.
DispatchQueue.global().asyncAfter(deadline: .now() + 240) { [server] in
  print("it takes too long")
  server.kill()
  exit(1)
}
do {
  try await Checks(server: server, count: CommandLine.arguments.dropFirst().first ?? "20000").run()
} catch {
  print("\(error)")
  server.kill()
  exit(1)
}
