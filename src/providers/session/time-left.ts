import { createContext, useContext, useSyncExternalStore } from 'react';
import { sessionHeaders } from '../../../contract/operations/session-headers.ts';
import type { SessionEnd } from './session.ts';

/** When the session ends on its own, by the clock of this browser: if no one does anything, and whatever they do. */
export type TimeLeft = {
  readonly idle: Date;
  readonly whole: Date;
  /** It ends because a second factor is required from now on, and it passed none. */
  readonly isForFactor: boolean;
};

export type SessionTime = {
  /** Null until the server has reported. */
  readonly get: () => TimeLeft | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what an answer reports. */
  readonly note: (headers: Headers) => void;
};

/** The end as the last answer reported it. The server says what is left, so that a browser's wrong clock changes nothing. */
export function createSessionTime(now: () => Date): SessionTime {
  let left: TimeLeft | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => left,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (headers) => {
      const [idle, whole] = [headers.get(sessionHeaders.idle), headers.get(sessionHeaders.whole)];
      if (idle === null || whole === null) return;
      const at = (seconds: string): Date => new Date(now().getTime() + Number(seconds) * 1000);
      left = { idle: at(idle), whole: at(whole), isForFactor: headers.get(sessionHeaders.cause) !== null };
      for (const listener of listeners) listener();
    },
  };
}

export const SessionTimeContext = createContext<SessionTime | null>(null);

/** When the session ends, as it changes. */
export function useTimeLeft(): TimeLeft | null {
  const time = useContext(SessionTimeContext);
  if (time === null) throw new Error('There is no SessionTimeContext above');
  return useSyncExternalStore(time.subscribe, time.get);
}

/** Why a session ended, as far as this tab knows: `revoked` is what is left when it was not its time. */
export type EndReason = 'elsewhere' | 'idle' | 'whole' | 'factor' | 'revoked';

type Ended = { readonly ended: SessionEnd | null; readonly left: TimeLeft | null; readonly now: Date };

/** The server reports whole seconds, rounded down, some time before they are over. */
const toleranceMilliseconds = 5_000;

/** Distinguishes an end by the clock from one that someone made: the server gives no reason with its refusal. */
export function endReasonOf({ ended, left, now }: Ended): EndReason {
  if (ended === 'elsewhere') return 'elsewhere';
  const isOver = (end: Date): boolean => now.getTime() >= end.getTime() - toleranceMilliseconds;
  if (left !== null && isOver(left.whole)) return left.isForFactor ? 'factor' : 'whole';
  return left !== null && isOver(left.idle) ? 'idle' : 'revoked';
}
