import { useRef, useState } from 'react';
import { useSteady } from '../behaviour/use-steady.ts';

/** What work gives back: nothing when it has ended with its call, or the promise of its end. */
export type Work = void | Promise<unknown>;

/** Lets work run once at a time: anyone who asks for it again before it has ended is not received. */
export function useSingleRun<Asked extends readonly unknown[]>(
  work: (...asked: Asked) => Work,
): readonly [run: (...asked: Asked) => void, isRunning: boolean] {
  const [isRunning, setRunning] = useState(false);
  // The second press of a double click may come before the state is rendered.
  const running = useRef(false);
  const run = useSteady((...asked: Asked): void => {
    if (running.current) return;
    const underWay = work(...asked);
    if (!(underWay instanceof Promise)) return;
    running.current = true;
    setRunning(true);
    void underWay.finally(() => {
      running.current = false;
      setRunning(false);
    });
  });
  return [run, isRunning];
}
