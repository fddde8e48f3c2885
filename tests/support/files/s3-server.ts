import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../../../server/adapters/s3-files.ts';

const program = path.resolve('node_modules/s3rver/bin/s3rver.js');

/**
 * An S3 server in a process of its own (s3rver). It checks the access key, but no signatures of version 4. It can go away and come back
 * with what it has.
 */
export type S3Server = {
  readonly settings: S3Settings;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Stops it and removes what it has. */
  readonly remove: () => Promise<void>;
};

export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  const port = await freePort();
  let running: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const options = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--configure-bucket', 'poradnik'];
    const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('listening')) resolve();
      });
      child.once('close', (code) => reject(new Error(`the S3 server ended with ${code}`)));
    });
  };
  const stop = async (): Promise<void> => {
    const child = running;
    running = null;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await ended;
  };
  await start();
  return {
    settings: { url: new URL(`http://127.0.0.1:${port}/poradnik`), accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'auto' },
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
