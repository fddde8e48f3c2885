import { type MouseEvent, useRef, useState } from 'react';
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

/** What a button does. Where that takes a while, it gives the promise of its end. */
export type Press = (event: MouseEvent<HTMLButtonElement>) => Work;

type Pressed = { readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void; readonly isRunning: boolean };

/**
 * Presses of a button (design/screens, rule 10): until what a press started has ended, further ones do nothing, and neither do
 * those that belong to the same double click. What takes no time, as a step to the next page, is done at each press.
 */
export function usePress(press: Press | undefined, isBusy = false): Pressed {
  const hasStarted = useRef(false);
  const [run, isRunning] = useSingleRun((event: MouseEvent<HTMLButtonElement>): Work => {
    const work = press?.(event);
    hasStarted.current = work instanceof Promise;
    return work;
  });
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    const isFurther = event.detail > 1;
    // A form is sent by the first press alone.
    if (isFurther && event.currentTarget.type === 'submit') event.preventDefault();
    if (isBusy || (isFurther && hasStarted.current)) return;
    run(event);
  };
  return { onClick, isRunning };
}
