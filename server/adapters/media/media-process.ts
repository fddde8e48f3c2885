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
  /** Browsers show the picture: only the sound is made again. */
  readonly keepsPicture: boolean;
  /** A program that does not come further for so long is ended. */
  readonly stalledMs: number;
};

type Asking = {
  readonly longestMs: number;
  readonly stopping?: AbortSignal | undefined;
  /** How far a conversion is, between 0 and 1; null where the length is not known. */
  readonly onProgress?: ((share: number | null) => void) | undefined;
};

/** A process that does one piece of work after the other. It ends with this one, with what it started: the pipe between them closes. */
export type MediaProcess = {
  /** @throws Error with the failure as its message; `stopped`, `timeout` or `ended` where the process was ended, and does nothing more */
  readonly ask: (order: MediaOrder, asking: Asking) => Promise<unknown>;
  readonly isEnded: () => boolean;
  /** Ends it, with what it started; halves of files are removed then. */
  readonly end: () => Promise<void>;
};

const endsWithinMs = 3_000;
const program = new URL('./media-process.mjs', import.meta.url);
const message = z.object({ result: z.unknown().optional(), failure: z.string().optional(), progress: z.number().nullable().optional() });

/** Starts the process; a server that ends does not wait for it. */
export function startMediaProcess(): MediaProcess {
  const child = fork(program, [], { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.unref();
  child.channel?.unref();
  let isEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('ended'));
  }).then((why) => {
    isEnded = true;
    return why;
  });
  const end = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    const kill = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
    await ended;
    clearTimeout(kill);
  };
  return {
    isEnded: () => isEnded || !child.connected,
    end,
    ask: async (order, { longestMs, stopping, onProgress }) => {
      if (stopping?.aborted === true) throw new Error('stopped');
      let timer: NodeJS.Timeout | undefined;
      const answered = new Promise<{ readonly failure?: string; readonly result?: unknown }>((resolve) => {
        const stop = (): void => resolve({ failure: 'stopped' });
        timer = setTimeout(() => resolve({ failure: 'timeout' }), longestMs);
        stopping?.addEventListener('abort', stop, { once: true });
        void ended.then((failure) => resolve({ failure }));
        child.on('message', (said) => {
          const { result, failure, progress } = message.parse(said);
          if (progress !== undefined) onProgress?.(progress);
          else resolve(failure === undefined ? { result } : { failure });
        });
        child.send(order, (error) => (error === null ? undefined : resolve({ failure: error.message })));
      });
      const { failure, result } = await answered;
      clearTimeout(timer);
      child.removeAllListeners('message');
      if (failure === 'stopped' || failure === 'timeout') await end();
      if (failure !== undefined) throw new Error(failure);
      return result;
    },
  };
}

/** Does one piece of work in a process of its own: its memory goes with it. */
export async function askMediaProcess(order: MediaOrder, asking: Asking): Promise<unknown> {
  const process = startMediaProcess();
  try {
    return await process.ask(order, asking);
  } finally {
    await process.end();
  }
}
