import type { Log } from './settings.ts';
import { DatabaseUnavailable, describeError } from './unavailable.ts';
import { within } from './within.ts';
import type { WorkerThread } from './worker-thread.ts';

const longestPauseMs = 30_000;
// A checkpoint of all buffers takes a second or two; ending it by force loses nothing either.
const patienceMs = 10_000;

/** Keeps the thread of the embedded database running: one that ends is started again. */
export class KeptWorker {
  readonly #start: () => WorkerThread;
  readonly #log: Log;
  #current: WorkerThread;
  #ready: Promise<void>;
  #stopping = false;

  private constructor(start: () => WorkerThread, log: Log) {
    this.#start = start;
    this.#log = log;
    this.#current = start();
    this.#ready = this.#current.ready;
  }

  /** Starts the first thread; when that fails, nothing is tried again. */
  static async start(start: () => WorkerThread, log: Log): Promise<KeptWorker> {
    const kept = new KeptWorker(start, log);
    try {
      await kept.#ready;
    } catch (error) {
      await kept.#current.ended;
      throw error;
    }
    void kept.#watch();
    return kept;
  }

  /** Answers when connections are taken, after a restart if one is under way. */
  async whenReady(): Promise<void> {
    for (;;) {
      await this.#ready;
      // A dying thread still accepts connections for a moment, and drops them.
      if (await this.#current.answers()) return;
      // `#watch` learns of the end at the same time; the restart must be what we wait for next.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Ends the thread at once, whatever it does; a new one takes its place. */
  terminate(): void {
    this.#current.terminate();
  }

  /** Ends for good, gently if the thread listens. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#current.askToStop();
    if (await within(patienceMs, this.#current.ended)) return;
    this.#log('warn', 'the embedded database did not stop by itself', { patienceMs });
    this.#current.terminate();
    await this.#current.ended;
  }

  async #watch(): Promise<void> {
    while (!this.#stopping) {
      const cause = await this.#current.ended;
      if (this.#stopping) break;
      this.#log('error', 'the embedded database ended and is started again', { cause });
      this.#ready = this.#restart();
      // Those who wait hear of it; here it only means that closing was quicker.
      await this.#ready.catch(() => undefined);
    }
    this.#ready = Promise.reject(closing());
    this.#ready.catch(() => undefined);
  }

  async #restart(): Promise<void> {
    const begin = performance.now();
    for (let pauseMs = 500; !this.#stopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      this.#current = this.#start();
      try {
        await this.#current.ready;
        const tookMs = Math.round(performance.now() - begin);
        this.#log('info', 'the embedded database runs again', { tookMs });
        return;
      } catch (error) {
        await this.#current.ended;
        this.#log('error', 'the embedded database does not start', describeError(error));
        await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      }
    }
    throw closing();
  }
}

function closing(): DatabaseUnavailable {
  return new DatabaseUnavailable('broken', 'the database is closing');
}
