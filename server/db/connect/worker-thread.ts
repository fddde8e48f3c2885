import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable, describeError, type UnavailableReason } from './unavailable.ts';

export type WorkerOrder = {
  readonly cluster: string;
  readonly socketPath: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly activity: Int32Array;
};

export type WorkerThread = {
  /** Answers when the database takes connections; throws when it cannot. */
  readonly ready: Promise<void>;
  /** Answers with the cause once the thread is gone and its files are closed. */
  readonly ended: Promise<string>;
  /** Whether it still lives, from itself: it may be dying without our knowing yet. */
  answers(): Promise<boolean>;
  askToStop(): void;
  terminate(): void;
};

// The worker lies beside the module that starts it, in the sources and in dist/server, where the
// build copies embedded-worker.mjs and template.tar.br as they are beside main.mjs. A chunk with
// this module in another folder would not find them.
const program = new URL('./embedded-worker.mjs', import.meta.url);

/** Starts the thread of the embedded database once. */
export function startWorker(order: WorkerOrder): WorkerThread {
  // Loaders of the main thread (tsx) are of no use to it and only slow its start.
  const worker = new Worker(program, { workerData: order, execArgv: [] });
  let cause = new DatabaseUnavailable('broken', 'the thread of the embedded database ended');
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', () => resolve(cause.message));
  });
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      const failure = readFailure(message);
      if (failure === null) resolve();
      else cause = failure;
    });
    worker.once('error', (error) => {
      cause = new DatabaseUnavailable('broken', describeError(error).message);
    });
    worker.once('exit', () => reject(cause));
  });
  // Whoever waits for `ready` sees the rejection; a later exit rejects a promise long settled.
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    answers: () => {
      const pong = new Promise<true>((resolve) => {
        const listen = (message: unknown): void => {
          if (!isPong(message)) return;
          worker.off('message', listen);
          resolve(true);
        };
        worker.on('message', listen);
      });
      worker.postMessage('ping');
      return Promise.race([pong, ended.then(() => false)]);
    },
    askToStop: () => worker.postMessage('stop'),
    terminate: () => void worker.terminate(),
  };
}

function isPong(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'pong';
}

function readFailure(message: unknown): DatabaseUnavailable | null {
  if (typeof message !== 'object' || message === null || !('reason' in message)) return null;
  const reason: UnavailableReason = message.reason === 'no_fsync' ? 'no_fsync' : 'broken';
  const text = 'message' in message ? String(message.message) : 'unknown';
  const code = 'code' in message ? message.code : null;
  return new DatabaseUnavailable(reason, `the embedded database failed: ${text}`, { code });
}
