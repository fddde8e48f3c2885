/** What the worker writes into the shared memory; embedded-worker.mjs knows the same numbers. */
const mode = { idle: 0, busy: 1, inTransaction: 2 } as const;

export type StuckCause = 'statement' | 'transaction';

export type WatchdogOptions = {
  readonly activity: Int32Array;
  readonly statementLimitMs: number;
  readonly idleInTransactionLimitMs: number;
  readonly onStuck: (cause: StuckCause) => void;
};

export type Watchdog = {
  /** Suspends the limits until the returned function is called. */
  suspend(): () => void;
  stop(): void;
};

/** Memory in which the worker says what it does without a message for each query. */
export function createActivity(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/**
 * Watches for a statement or an open transaction that lasts too long. PGlite ignores
 * statement_timeout, because nothing can interrupt the thread it occupies.
 */
export function startWatchdog(options: WatchdogOptions): Watchdog {
  const { activity, statementLimitMs, idleInTransactionLimitMs, onStuck } = options;
  const shorter = Math.min(statementLimitMs, idleInTransactionLimitMs);
  let seen = -1;
  let seenAt = 0;
  let suspensions = 0;

  const look = (): void => {
    const now = performance.now();
    const count = Atomics.load(activity, 1);
    if (count !== seen || suspensions > 0) {
      seen = count;
      seenAt = now;
      return;
    }
    const current = Atomics.load(activity, 0);
    if (current === mode.idle) return;
    const limitMs = current === mode.busy ? statementLimitMs : idleInTransactionLimitMs;
    if (now - seenAt < limitMs) return;
    seenAt = now;
    onStuck(current === mode.busy ? 'statement' : 'transaction');
  };

  const timer = setInterval(look, Math.min(1_000, Math.max(10, shorter / 10)));
  timer.unref();
  return {
    suspend: () => {
      suspensions += 1;
      return () => {
        suspensions -= 1;
      };
    },
    stop: () => clearInterval(timer),
  };
}
