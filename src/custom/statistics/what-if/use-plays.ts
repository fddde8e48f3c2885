import { useEffect, useState } from 'react';
import type { ExpectedClients } from '../../../../contract/rules/statistics/what-if/draw-clients.ts';
import type { PlayedPlan } from '../../../../contract/rules/statistics/what-if/play-clients.ts';
import type { Aim, PlaySummary } from '../../../../contract/rules/statistics/what-if/summarise-plays.ts';

/** What is to be played. */
export type PlayRequest = {
  readonly expected: ExpectedClients;
  readonly plans: readonly PlayedPlan[];
  readonly seed: string;
  readonly aim: Aim;
};
export type PlayOutcome = { readonly plan: PlayedPlan; readonly summary: PlaySummary };
/** How far it is, and in the end what came out, plan by plan. */
export type PlayReport = { readonly done: number } | { readonly outcomes: readonly PlayOutcome[] };

export type Plays = {
  readonly state: 'waiting' | 'playing' | 'played' | 'cancelled' | 'failed';
  /** How many days are over. */
  readonly done: number;
  /** What came out last; null as long as nothing has. */
  readonly outcomes: readonly PlayOutcome[] | null;
  readonly cancel: () => void;
  readonly again: () => void;
};

type Reported = { readonly run: string; readonly done: number; readonly outcomes: readonly PlayOutcome[] | null };

/** Who types goes on for so long without each letter being played. */
const pause = 300;

/** Plays a request in a worker, and again whenever it becomes another one. Null is not played. */
export function usePlays(request: PlayRequest | null): Plays {
  const key = request === null ? null : JSON.stringify(request);
  const [tries, setTries] = useState(0);
  const run = `${tries} ${key ?? ''}`;
  const [reported, setReported] = useState<Reported>({ run: '', done: 0, outcomes: null });
  const [ended, setEnded] = useState<{ readonly run: string; readonly state: 'cancelled' | 'failed' }>();
  const isEnded = ended?.run === run;
  useEffect(() => {
    if (key === null || isEnded) return undefined;
    const worker = new Worker(new URL('./play-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PlayReport>) => {
      setReported((before) => {
        if ('outcomes' in data) return { run, done: 0, outcomes: data.outcomes };
        return { ...before, run: `playing ${run}`, done: data.done };
      });
    });
    worker.addEventListener('error', () => setEnded({ run, state: 'failed' }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
    const timer = setTimeout(() => worker.postMessage(JSON.parse(key)), pause);
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [key, run, isEnded]);
  const { outcomes } = reported;
  const shown = { outcomes, cancel: () => setEnded({ run, state: 'cancelled' }), again: () => setTries((before) => before + 1) } as const;
  if (key === null) return { ...shown, state: 'waiting', done: 0 };
  if (ended !== undefined && isEnded) return { ...shown, state: ended.state, done: 0 };
  if (reported.run === run) return { ...shown, state: 'played', done: 0 };
  return { ...shown, state: 'playing', done: reported.run === `playing ${run}` ? reported.done : 0 };
}
