import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/** Where components learn the time: one timer for all that move on their own. */
export type Clock = { readonly now: () => Date; readonly onTick: (listener: () => void) => () => void };

const tickMilliseconds = 1000;

/** A clock that ticks once a second as long as anybody listens. */
export function tickingClock(now: () => Date): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    now,
    onTick: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, tickMilliseconds);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

export const ClockContext = createContext<Clock>(tickingClock(() => new Date()));

/** A plain value that follows from the time; renders again only when it changes. */
export function useFromClock<T extends string | number | boolean>(read: (now: Date) => T): T {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.onTick, () => read(clock.now()));
}

/** The time when it is asked for, for events. */
export function useClock(): () => Date {
  const clock = useContext(ClockContext);
  return useMemo(() => clock.now, [clock]);
}
