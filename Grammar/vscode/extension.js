// Starts `kvmapc lsp` for KVMap mappings. Everything an editor shows comes from there; this file only connects the two.
'use strict';

const { execFile } = require('child_process');
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
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.kvmap') },
  };
  client = new LanguageClient('kvmap', 'KVMap', { command, args: ['lsp'], transport: TransportKind.stdio }, options);
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

// The Swift that is generated of a mapping, as a document that cannot be edited.
const generated = {
  provideTextDocumentContent(uri) {
    return new Promise((resolve) => {
      execFile(kvmapc(), ['generate', '--stdout', uri.query], { maxBuffer: 64 << 20 }, (error, output, messages) => {
        resolve(error ? messages.replace(/^/gm, '// ') : output);
      });
    });
  },
};

async function showSwift() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== 'kvmap') return;
  if (editor.document.isDirty) await editor.document.save();
  const file = editor.document.uri.fsPath;
  const uri = vscode.Uri.from({ scheme: 'kvmap-swift', path: `${file}.swift`, query: file });
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.languages.setTextDocumentLanguage(document, 'swift');
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
}

async function activate(context) {
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider('kvmap-swift', generated),
    vscode.commands.registerCommand('kvmap.showSwift', showSwift),
    vscode.commands.registerCommand('kvmap.restart', async () => { await stop(); await start(); }),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration('kvmap.path')) { await stop(); await start(); }
    }),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
