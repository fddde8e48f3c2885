import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Export, type ExportRequest, type ExportState, isUnderWay } from './export-state.ts';
import type { ComingFile } from './take-export.ts';

type Asked = {
  readonly request: ExportRequest;
  readonly fetch: (signal: AbortSignal) => Promise<ComingFile>;
  /** Called with how it ended, wherever the person is by then, and whether someone looks at it. */
  readonly onEnd: (ended: Export, isWatched: boolean) => void;
};

/** The exports of this tab: they go on while one moves among screens. */
export type Exports = {
  readonly get: () => readonly Export[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly begin: (asked: Asked) => number;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  /** Someone looks at how far it is, until what comes back is called. */
  readonly watch: (id: number) => () => void;
  /** Gives all of them up and forgets them: nothing that one person takes goes on for the next. */
  readonly end: () => void;
};

/** This many are remembered, newest first. */
const keptCount = 20;

export function createExports(now: () => Date): Exports {
  let kept: readonly Export[] = [];
  let lastId = 0;
  const asked = new Map<number, Asked>();
  const underWay = new Map<number, AbortController>();
  const watched = new Set<number>();
  const listeners = new Set<() => void>();
  const become = (next: readonly Export[]): void => {
    kept = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, state: ExportState): void => {
    const endedAt = isUnderWay(state) ? null : now();
    become(kept.map((one) => (one.id === id ? { ...one, state, endedAt } : one)));
    const ended = kept.find((one) => one.id === id);
    if (endedAt === null || ended === undefined) return;
    underWay.delete(id);
    asked.get(id)?.onEnd(ended, watched.has(id));
  };
  const run = async (id: number, { request, fetch }: Asked): Promise<void> => {
    const given = new AbortController();
    underWay.set(id, given);
    const report = (state: ExportState): void => {
      if (!given.signal.aborted) change(id, state);
    };
    try {
      const file = await fetch(given.signal);
      // What reads the file is fetched with it.
      const { takeFile } = await import('./take-export.ts');
      report({ step: 'done', ...(await takeFile(file, request.format, report)) });
    } catch (error) {
      report({ step: 'failed', message: error instanceof Error && 'status' in error ? error.message : null });
    }
  };
  return {
    get: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (task) => {
      lastId += 1;
      asked.set(lastId, task);
      const begun: Export = { id: lastId, request: task.request, state: { step: 'preparing' }, beganAt: now(), endedAt: null };
      become([begun, ...kept.filter(({ state }, place) => isUnderWay(state) || place < keptCount - 1)]);
      void run(lastId, task);
      return lastId;
    },
    cancel: (id) => {
      const given = underWay.get(id);
      if (given === undefined) return;
      given.abort();
      change(id, { step: 'cancelled' });
    },
    retry: (id) => {
      const task = asked.get(id);
      if (task === undefined || underWay.has(id)) return;
      become(kept.map((one) => (one.id === id ? { ...one, state: { step: 'preparing' }, beganAt: now(), endedAt: null } : one)));
      void run(id, task);
    },
    watch: (id) => {
      watched.add(id);
      return () => void watched.delete(id);
    },
    end: () => {
      for (const given of underWay.values()) given.abort();
      underWay.clear();
      asked.clear();
      become([]);
    },
  };
}

export const ExportsContext = createContext<Exports>(createExports(() => new Date()));

/** The exports of this tab, newest first. */
export function useExports(): readonly Export[] {
  const exports = useContext(ExportsContext);
  return useSyncExternalStore(exports.subscribe, exports.get);
}
