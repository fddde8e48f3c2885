import { setTimeout } from 'node:timers/promises';
import type { Log } from '../pool/open-database.ts';
import { describeError } from '../pool/unavailable.ts';
import type { PostgresProcess } from './postgres-process.ts';

const pauseMs = { first: 100, longest: 30_000 } as const;

/** Keeps PostgreSQL running until it is stopped. */
export type Supervisor = { stop(): Promise<void> };

/** Starts PostgreSQL, and starts it again whenever it ends on its own. A first start that fails is not repeated. */
export async function supervise(start: () => Promise<PostgresProcess>, log: Log): Promise<Supervisor> {
  const state = { current: await start(), isStopping: false, stopping: new AbortController() };
  const watching = watch(state, start, log);
  return {
    stop: async () => {
      state.isStopping = true;
      state.stopping.abort();
      await state.current.stop();
      await watching;
    },
  };
}

type State = { current: PostgresProcess; isStopping: boolean; readonly stopping: AbortController };

async function watch(state: State, start: () => Promise<PostgresProcess>, log: Log): Promise<void> {
  for (;;) {
    const cause = await state.current.ended;
    if (state.isStopping) return;
    log('error', 'the embedded database ended and is started again', { cause });
    await restart(state, start, log);
  }
}

async function restart(state: State, start: () => Promise<PostgresProcess>, log: Log): Promise<void> {
  const begin = performance.now();
  for (let pause: number = pauseMs.first; !state.isStopping; pause = Math.min(pause * 2, pauseMs.longest)) {
    try {
      state.current = await start();
      log('info', 'the embedded database runs again', { tookMs: Math.round(performance.now() - begin) });
      // Someone may have asked to stop meanwhile, and found only the one that had ended.
      if (state.isStopping) await state.current.stop();
      return;
    } catch (error) {
      log('error', 'the embedded database does not start', describeError(error));
      await setTimeout(pause, undefined, { signal: state.stopping.signal }).catch(() => undefined);
    }
  }
}
