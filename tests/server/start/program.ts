import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

/** The server as a process of its own, run from its sources. */
export type Program = {
  readonly child: ChildProcess;
  /** What it has printed so far, and what it has complained of. */
  readonly said: () => string;
  readonly complained: () => string;
  /** Waits until what it has printed matches; fails with all of it when it ends before. */
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Where it listens, once it says so. */
  readonly origin: () => Promise<string>;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Asks it to end and waits. */
  readonly stop: () => Promise<number | null>;
};

/** A data directory that goes away with the test. */
export function aDataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-start-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts the server with nothing of this process' environment that would change what it does; it ends with the test. */
export function aProgram(options: readonly string[], environment: Readonly<Record<string, string>>): Program {
  const kept = Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].flatMap((name) => [[name, process.env[name]] as const]));
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...options], {
    env: { ...kept, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    child.emit('said');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(said);
        if (found !== null) resolve(found);
      };
      child.on('said', look);
      child.once('close', (code) => reject(new Error(`it ended with ${code}\n${said}\n${complained}`)));
      look();
    });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    said: () => said,
    complained: () => complained,
    until,
    origin: async () => (await until(/Pořadník běží na (http:\/\/localhost:\d+)$/mu))[1] ?? '',
    ended,
    stop,
  };
}
