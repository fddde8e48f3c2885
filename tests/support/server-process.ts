import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** The server as a process of its own. */
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

/** Node's arguments that run the server: from the bundle of this run, or from its sources where none was made. */
function usualProgram(): readonly string[] {
  const bundle = process.env['TEST_SERVER'];
  return bundle === undefined ? ['--import', 'tsx', main] : [bundle];
}

type Start = {
  readonly options: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Node's arguments that run it, if not the usual ones. */
  readonly program?: readonly string[];
  /** What is run instead of Node, as a process group of its own, and in which folder. */
  readonly command?: readonly [file: string, ...given: string[]];
  readonly folder?: string;
};

/** Starts the server with nothing of this process' environment that would change what it does. Anyone who starts it ends it. */
export function startServer({ options, environment, program = usualProgram(), command, folder }: Start): Program {
  const kept = Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].flatMap((name) => [[name, process.env[name]] as const]));
  const [file, ...given] = command ?? [process.execPath, ...program];
  const child = spawn(file, [...given, ...options], {
    detached: command !== undefined,
    ...(folder === undefined ? {} : { cwd: folder }),
    env: { ...kept, PORT: '0', SIMULATOR: 'off', ...environment },
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
