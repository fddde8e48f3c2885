#!/usr/bin/env node
// Stands between the test library and Firefox ESR: the library begins every profile by setting media features, a command that this
// Firefox does not know yet and without which it drives everything else. Such commands are answered here, all others are handed on.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownCommands = ['emulation.setMediaFeaturesOverride'];
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

/** Opens a port of its own, tells it as Firefox tells its own, and hands on what comes there.
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
  far.on('message', (data) => near.send(String(data)));
  far.on('error', () => near.close());
  far.on('close', () => near.close());
  near.on('close', () => far.close());
}
