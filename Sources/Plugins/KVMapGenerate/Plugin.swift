import PackagePlugin
@main struct KVMapGenerate: CommandPlugin { func performCommand(context: PluginContext, arguments: [String]) throws {} }
