import pg from 'pg';
import { type Logger, pino } from 'pino';
import type { OpenDatabase } from '../db/connect/pool/open-database.ts';
import { isConnectionLoss } from '../db/connect/pool/unreachable-cause.ts';

/** Whether the database answers; rejects where it does not. */
type Probe = () => Promise<unknown>;
export type OutageLog = {
  readonly log: Logger;
  /** From now on lines about lost connections are held back until the probe has said whether the database is away. */
  readonly watch: (probe: Probe) => void;
};

const probesEveryMs = 1_000;
/** More lines say nothing more. */
const mostHeld = 20;

/**
 * A log in which a database that is away is one line when it goes and one when it answers again. Every request, job and listener
 * that loses its connection reports a fault: those lines are left out. A connection that is lost while the database answers stays in the log.
 */
export function createOutageLog(level: string, written: pino.DestinationStream): OutageLog {
  let probe: Probe | null = null;
  let state: 'answers' | 'unknown' | 'away' = 'answers';
  let held: (() => void)[] = [];

  const look = async (): Promise<void> => {
    const since = performance.now();
    for (;;) {
      const fault = await probe?.().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
      );
      const before = state;
      state = fault == null ? 'answers' : 'away';
      const lines = held.splice(0);
      if (state === 'answers') {
        if (before === 'away') log.warn({ awaySeconds: Math.round((performance.now() - since) / 1000) }, 'the database answers again');
        else for (const write of lines) write();
        return;
      }
      if (before !== 'away') log.error({ reason: fault }, 'the database is away: requests are refused and work waits until it answers');
      await new Promise((resolve) => setTimeout(resolve, probesEveryMs).unref());
    }
  };
  const log = pino(
    {
      level,
      hooks: {
        logMethod(given, method) {
          if (probe === null || !isLoss(given[0])) return method.apply(this, given);
          if (state === 'away') return;
          if (held.length < mostHeld) held.push(() => method.apply(this, given));
          if (state === 'unknown') return;
          state = 'unknown';
          void look();
        },
      },
    },
    written,
  );
  return {
    log,
    watch: (given) => {
      probe = given;
      held = [];
    },
  };
}

/** Uses a new connection, because all connections of the pool may be busy. */
export function createProbe({ pool }: Pick<OpenDatabase, 'pool'>): Probe {
  return async () => {
    const client = new pg.Client(pool.options);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select');
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}

/** Faults are logged as `fault`, lost connections of a pool as `message`. */
function isLoss(details: unknown): boolean {
  if (typeof details !== 'object' || details === null) return false;
  const text = 'fault' in details ? details.fault : 'message' in details ? details.message : '';
  const code = 'code' in details && typeof details.code === 'string' ? details.code : '';
  return isConnectionLoss({ text: typeof text === 'string' ? text : '', code });
}
