import PackagePlugin
@main struct KVMapBuild: BuildToolPlugin { func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] } }
