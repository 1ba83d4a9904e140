// Starts `kvmapc lsp` for KVMap mappings. Everything an editor shows comes from there; this file only connects the two.
'use strict';

const vscode = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

let client;

function kvmapc() {
  return vscode.workspace.getConfiguration('kvmap').get('path') || 'kvmapc';
}

async function start() {
  const command = kvmapc();
  const options = {
    documentSelector: [{ language: 'kvmap' }],
    initializationOptions: { samples: vscode.workspace.getConfiguration('kvmap').get('samples') || {} },
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.kvmap') },
  };
  client = new LanguageClient('kvmap', 'KVMap', { command, args: ['lsp'], transport: TransportKind.stdio }, options);
  // The server asks for these commands: where a refactoring makes a name that nobody chose, and above a file.
  client.registerFeature({
    fillClientCapabilities: (capabilities) => {
      capabilities.experimental = { ...capabilities.experimental, commands: ['kvmap.rename', 'kvmap.showSwift'] };
    },
    initialize() {}, clear() {}, getState: () => ({ kind: 'static' }),
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    const settings = 'Open Settings';
    const help = "Build it with 'swift build -c release --product kvmapc' in the package of KVMap, and name it in 'kvmap.path'.";
    const chosen = await vscode.window.showErrorMessage(`'${command} lsp' could not be started: ${error.message}. ${help}`, settings);
    if (chosen === settings) await vscode.commands.executeCommand('workbench.action.openSettings', 'kvmap.path');
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running) await running.stop();
}

// The Swift that is generated of a mapping, of its text as it is in the editor, as a document that cannot be edited.
const generated = {
  async provideTextDocumentContent(uri) {
    if (!client) return "// The language server is not running.\n";
    try {
      return await client.sendRequest('workspace/executeCommand', { command: 'kvmap.generatedSwift', arguments: [uri.query] });
    } catch (error) {
      return `// ${error.message}\n`;
    }
  },
};

async function showSwift(uriOfMapping) {
  const editor = vscode.window.activeTextEditor;
  if (!uriOfMapping && editor?.document.languageId !== 'kvmap') return;
  const mapping = uriOfMapping ? vscode.Uri.parse(uriOfMapping) : editor.document.uri;
  const uri = vscode.Uri.from({ scheme: 'kvmap-swift', path: `${mapping.path}.swift`, query: mapping.toString() });
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.languages.setTextDocumentLanguage(document, 'swift');
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
}

async function rename(uri, line, character) {
  const position = new vscode.Position(Number(line), Number(character));
  await vscode.commands.executeCommand('editor.action.rename', [vscode.Uri.parse(uri), position]);
}

async function activate(context) {
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider('kvmap-swift', generated),
    vscode.commands.registerCommand('kvmap.showSwift', showSwift),
    vscode.commands.registerCommand('kvmap.rename', rename),
    vscode.commands.registerCommand('kvmap.restart', async () => { await stop(); await start(); }),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (['kvmap.path', 'kvmap.samples'].some((name) => change.affectsConfiguration(name))) { await stop(); await start(); }
    }),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
