#!/usr/bin/env node
// Is between the test library and Firefox ESR: the library begins every profile by setting media features, a command that this
// Firefox does not know yet and without which it drives everything else. Such commands are answered here, all others are handed on.
import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownCommands = ['emulation.setMediaFeaturesOverride'];
const downloadEvents = ['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd'];
/** What Firefox announced as the name of a download, by its address. @type {Map<string, string>} */
const announcedNames = new Map();
const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/u;

const firefox = spawn(process.env['FIREFOX_PROGRAM'] ?? 'firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => firefox.kill());

// The announcement of Firefox stays here: the library connects to the first one that it sees.
for await (const line of createInterface({ input: firefox.stderr })) {
  const address = announcement.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else bridgeTo(address);
}

/** Opens a port of its own, says it as Firefox reports its own, and hands on what comes there.
 * @param {string} address of the endpoint of Firefox */
function bridgeTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const listening = server.address();
    if (listening === null || typeof listening === 'string') throw new Error('the system gave no port');
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${listening.port}\n`);
  });
  server.on('connection', (near, request) => join(near, new WebSocket(`${address}${request.url}`, { maxPayload: 0 })));
}

/** @param {WebSocket} near the test library
 * @param {WebSocket} far Firefox */
function join(near, far) {
  /** @type {string[]} */
  const waiting = [];
  near.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (unknownCommands.includes(method)) near.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (far.readyState === WebSocket.OPEN) far.send(text);
    else waiting.push(text);
  });
  far.on('open', () => {
    for (const text of waiting.splice(0)) far.send(text);
  });
  far.on('message', (data) => near.send(withDownloadNamed(String(data))));
  far.on('error', () => near.close());
  far.on('close', () => near.close());
  near.on('close', () => far.close());
}

/**
 * The library ignores a download without a navigation or an identifier, such as a blob that a page made, so its address becomes the
 * identifier. If Firefox saved it under another name because the file existed, it is renamed to the announced name.
 * @param {string} text of a message of Firefox
 */
function withDownloadNamed(text) {
  if (!downloadEvents.some((event) => text.includes(event))) return text;
  const message = JSON.parse(text);
  const { url, suggestedFilename, filepath } = message.params ?? {};
  if (typeof suggestedFilename === 'string') announcedNames.set(url, suggestedFilename);
  const announced = announcedNames.get(url);
  if (typeof filepath === 'string' && announced !== undefined && path.basename(filepath) !== announced) {
    renameSync(filepath, path.join(path.dirname(filepath), announced));
  }
  return JSON.stringify({ ...message, params: { ...message.params, download: message.params.download ?? url } });
}
