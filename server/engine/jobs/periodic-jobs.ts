/** When a job runs, and which part of the server owns it. Times are in milliseconds. */
export type Schedule = {
  /** Folder under `server/`. */
  readonly owner: string;
  /** Rest after the start of the server: the first requests have priority. */
  readonly firstAfterMs: number;
  /** Rest between runs; where it differs, by whether this server has the database alone or shares it. */
  readonly everyMs: number | { readonly alone: number; readonly shared: number };
  /** After a stop or a slow run: `once` makes up for everything missed by one run, `all` runs again until nothing is left. */
  readonly whenLate: 'once' | 'all';
  /** Room that the disk must have for a run; a run without it is left out. */
  readonly needs: 'nothing' | 'write' | 'grow';
  /** Runs at the same time in one server; one where nothing is said. */
  readonly parallel?: number;
};

/** The work of one job. */
export type PeriodicWork = {
  /** Returns whether something may be left. Ends soon when the server stops. */
  readonly run: (stopping: AbortSignal) => Promise<boolean>;
  /** Registers for what should start a run before its time; returns how to unregister. */
  readonly listen?: (runSoon: () => void) => () => void;
};

type Tools<Name extends string> = {
  readonly names: readonly Name[];
  readonly schedules: Readonly<Record<Name, Schedule>>;
  /** Undefined where the configuration leaves a job without work: it does not run. */
  readonly works: Readonly<Record<Name, PeriodicWork | undefined>>;
  /** No other server uses the database. */
  readonly isAlone: boolean;
  readonly room: { readonly mayWrite: () => boolean; readonly mayGrow: () => boolean };
  readonly onFault: (error: unknown, name: Name) => void;
};

export type PeriodicJobs<Name extends string> = {
  readonly start: () => void;
  /** Starts a run before its time; does nothing for a job that this server does not have. */
  readonly runSoon: (name: Name) => void;
  /** Ends the rests and starts no further run; resolves when the last run has ended. */
  readonly stop: () => Promise<void>;
};

/** Runs jobs by their schedules. A fault is reported and followed by a rest. The rests do not keep the process alive. */
export function createPeriodicJobs<Name extends string>(tools: Tools<Name>): PeriodicJobs<Name> {
  const { names, schedules, works, isAlone, room, onFault } = tools;
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = new Map<Name, Loop>();
  const hasRoom = { nothing: () => true, write: room.mayWrite, grow: room.mayGrow } as const;

  const start = (name: Name, { run, listen }: PeriodicWork): Loop => {
    const { firstAfterMs, everyMs, whenLate, needs, parallel = 1 } = schedules[name];
    const rests = createRests();
    const attempt = async (): Promise<boolean> => {
      if (!hasRoom[needs]()) return false;
      try {
        return (await run(signal)) && whenLate === 'all';
      } catch (error) {
        onFault(error, name);
        return false;
      }
    };
    const repeat = async (): Promise<void> => {
      await rests.rest(firstAfterMs);
      while (!signal.aborted) {
        const isMore = await attempt();
        if (!isMore && !signal.aborted) await rests.rest(typeof everyMs === 'number' ? everyMs : everyMs[isAlone ? 'alone' : 'shared']);
      }
    };
    const unregister = listen?.(rests.runSoon);
    return { runSoon: rests.runSoon, unregister, ended: Promise.all(Array.from({ length: parallel }, repeat)) };
  };

  return {
    start: () => {
      for (const name of names) {
        const work = works[name];
        if (work !== undefined) loops.set(name, start(name, work));
      }
    },
    runSoon: (name) => loops.get(name)?.runSoon(),
    stop: async () => {
      stopping.abort();
      for (const { runSoon, unregister } of loops.values()) {
        unregister?.();
        runSoon();
      }
      await Promise.all([...loops.values()].map(({ ended }) => ended));
    },
  };
}

type Loop = { readonly runSoon: () => void; readonly unregister: (() => void) | undefined; readonly ended: Promise<unknown> };

/** Rests that all end when they are woken. */
function createRests() {
  const resting = new Set<() => void>();
  return {
    rest: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          resting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds).unref();
        resting.add(end);
      }),
    runSoon: (): void => {
      for (const end of resting) end();
    },
  };
}
