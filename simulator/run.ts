import type { BranchEvent } from '../contract/channels/branch/events.ts';
import { type Branch, openBranch } from './branch/branch.ts';
import type { Faults } from './branch/chances.ts';
import type { Journal } from './branch/journal.ts';
import type { KeptFiles } from './branch/kept-files.ts';

/** A store that is played, with the key that its branch proves itself with. */
export type PlayedStore = {
  readonly code: string;
  readonly key: string;
  /** What a branch that remembers nothing, and of which the central never received, begins with: those who are in its hall. */
  readonly initialEvents?: readonly BranchEvent[] | undefined;
};

export type SimulationRequest = {
  readonly url: string;
  readonly seed: string;
  /** Where the days begin and how fast they go; instants in milliseconds. */
  readonly from: number;
  /** Whether branches that remember go on where they were stopped, and where the others begin; null begins again. */
  readonly goesOn: { readonly freshFrom: number } | null;
  readonly speed: number;
  /** When to end; null goes on in real time. */
  readonly until: number | null;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Where a branch keeps what survives a restart; null keeps it in memory. */
  readonly filesOf: (code: string) => KeptFiles | null;
  /** How long to stay away from a store that someone else took, in milliseconds. */
  readonly yieldMs: number;
};

export type Simulation = {
  readonly branches: () => readonly Branch[];
  add(store: PlayedStore): void;
  remove(code: string): void;
  /** The simulated time, in milliseconds. */
  now(): number;
  /** When the end was reached and the central confirmed everything; with what it had not confirmed by then. */
  readonly done: Promise<number>;
  stop(): void;
};

/** Timers are not set closer than this, so that a fast town does its work in portions. */
const leastDelayMs = 5;
const mostDelayMs = 60_000;
/** How long the central is waited for at the end. */
const confirmWithinMs = 120_000;

/** Plays branches by one clock. */
export function startSimulation(request: SimulationRequest): Simulation {
  const { from, speed, until } = request;
  const branches = new Map<string, Branch>();
  const clock = simulatedClock({ from, speed });
  const end = until ?? Number.POSITIVE_INFINITY;
  const now = () => Math.min(clock.now(), end);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let finish = (_unconfirmed: number): void => {};
  const done = new Promise<number>((resolve) => {
    finish = resolve;
  });

  const turn = () => {
    const to = now();
    for (const { office, advance } of branches.values()) if (office.next() <= to) advance(to);
    const played = [...branches.values()].filter(({ office }) => Number.isFinite(office.next()));
    const next = played.reduce((earliest, { office }) => Math.min(earliest, office.next()), Number.POSITIVE_INFINITY);
    if (played.length === branches.size && to >= end) return conclude();
    // No one would see a night pass.
    if (speed > 1 && played.length > 0 && played.every(({ office }) => office.isResting())) clock.skipTo(Math.min(next, end));
    plan(clock.delayUntil(Math.min(next, end)));
  };
  const plan = (delay: number) => {
    // What is configured after the end is no longer played; what is not confirmed is still waited for.
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(turn, Math.min(mostDelayMs, Math.max(leastDelayMs, delay)));
  };
  const conclude = () => {
    isOver = true;
    const begun = performance.now();
    const look = () => {
      const unconfirmed = [...branches.values()].reduce((sum, branch) => sum + branch.unconfirmed(), 0);
      if (unconfirmed === 0 || performance.now() - begun > confirmWithinMs) return finish(unconfirmed);
      for (const { hurry } of branches.values()) hurry();
      timer = setTimeout(look, 100);
    };
    look();
  };
  plan(0);
  return {
    branches: () => [...branches.values()],
    add: ({ code, key, initialEvents = [] }) => {
      const { filesOf, ...shared } = request;
      branches.set(code, openBranch({ ...shared, code, key, initialEvents, now, files: filesOf(code), onTurn: () => plan(0) }));
    },
    remove: (code) => {
      branches.get(code)?.close();
      branches.delete(code);
    },
    now,
    done,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      for (const branch of branches.values()) branch.close();
      branches.clear();
    },
  };
}

/** The clock of the simulated town, in milliseconds. It never passes the real time. */
type Clock = {
  now(): number;
  /** Real milliseconds until it shows the instant. */
  delayUntil(instant: number): number;
  /** Passes over what no one would see. */
  skipTo(instant: number): void;
};

/** A clock that starts at an instant and goes so many times faster until it has caught up with the real time. */
function simulatedClock({ from, speed }: Pick<SimulationRequest, 'from' | 'speed'>): Clock {
  const started = Date.now();
  let skipped = 0;
  const running = () => from + (Date.now() - started) * speed + skipped;
  const now = () => Math.min(Date.now(), running());
  return {
    now,
    delayUntil: (instant) => Math.max(0, Math.ceil(Math.max((instant - running()) / speed, instant - Date.now()))),
    skipTo: (instant) => {
      skipped += Math.max(0, Math.min(instant, Date.now()) - now());
    },
  };
}
