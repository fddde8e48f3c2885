import { spawn } from 'node:child_process';

/** How a command ended: with its exit code, and what it complained of. */
export type Ended = { readonly code: number | null; readonly complained: string };
export type RunCommand = (options: readonly string[], stopping: AbortSignal) => Promise<Ended>;

const mostComplaint = 2_000;

/**
 * Runs this program with other options in a process of its own, so that its memory goes with it; it takes the environment of this one.
 * It is asked to end when the signal comes.
 */
export const runCommand: RunCommand = (options, stopping) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complained = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complained = (complained + text).slice(-mostComplaint);
    });
    const stop = () => void child.kill('SIGTERM');
    stopping.addEventListener('abort', stop, { once: true });
    const end = (code: number | null, said: string) => {
      stopping.removeEventListener('abort', stop);
      resolve({ code, complained: said.trim() });
    };
    child.once('error', (error) => end(null, error.message));
    child.once('close', (code) => end(code, complained));
  });
