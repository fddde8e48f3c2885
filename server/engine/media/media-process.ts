import { fork } from 'node:child_process';
import { z } from 'zod';

/** What the process is asked to do (`media-process.mjs`). */
export type MediaOrder =
  | { readonly task: 'facts' | 'thumbnail'; readonly order: { readonly file: string } }
  | { readonly task: 'frame'; readonly order: { readonly program: string; readonly file: string; readonly seconds: number | null } }
  | { readonly task: 'conversion'; readonly order: ConversionOrder };

export type ConversionOrder = {
  /** The program that converts, its source and its target. */
  readonly program: string;
  readonly file: string;
  readonly output: string;
  readonly seconds: number | null;
  readonly mostBytes: number;
  /** Browsers show the picture: only the sound is made anew. */
  readonly keepsPicture: boolean;
  /** A program that says nothing for so long is ended. */
  readonly stalledMs: number;
};

type Asking = {
  readonly longestMs: number;
  readonly stopping?: AbortSignal | undefined;
  /** How far a conversion is, between 0 and 1; null where the length is not known. */
  readonly onProgress?: ((share: number | null) => void) | undefined;
};

const endsWithinMs = 3_000;
const program = new URL('./media-process.mjs', import.meta.url);
const message = z.object({ result: z.unknown().optional(), failure: z.string().optional(), progress: z.number().nullable().optional() });

/**
 * Does one piece of work in a process of its own, which ends with it: the memory of decoding goes with it too. It also ends with this
 * process, with what it started, because the pipe between them closes.
 * @throws Error with the failure as its message; `stopped`, `timeout` or `ended` where the process was ended
 */
export function askMediaProcess(order: MediaOrder, { longestMs, stopping, onProgress }: Asking): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (stopping?.aborted === true) {
      reject(new Error('stopped'));
      return;
    }
    const child = fork(program, [], { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // A server that ends does not wait for it.
    child.unref();
    child.channel?.unref();
    let isEnded = false;
    const end = (failure: string | null, result?: unknown): void => {
      if (isEnded) return;
      isEnded = true;
      clearTimeout(timer);
      stopping?.removeEventListener('abort', stop);
      const settle = (): void => (failure === null ? resolve(result) : reject(new Error(failure)));
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return settle();
      // It ends what it started, removes the half of a file and ends itself when the pipe closes.
      const kill = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
      child.once('exit', () => {
        clearTimeout(kill);
        settle();
      });
      if (child.connected) child.disconnect();
    };
    const stop = (): void => end('stopped');
    const timer = setTimeout(() => end('timeout'), longestMs);
    stopping?.addEventListener('abort', stop, { once: true });
    child.on('message', (said) => {
      const { result, failure, progress } = message.parse(said);
      if (progress !== undefined) onProgress?.(progress);
      else end(failure ?? null, result);
    });
    child.once('error', (error) => end(error.message));
    child.once('exit', () => end('ended'));
    child.send(order);
  });
}
