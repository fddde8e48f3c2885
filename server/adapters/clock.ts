/**
 * Where the time comes from; tests move it. `rest` lets so much of it go by. `monotonic` counts milliseconds from anywhere
 * and only goes on, whatever is done to the clock on the wall.
 */
export type Clock = {
  readonly now: () => Date;
  readonly monotonic: () => number;
  readonly rest: (milliseconds: number) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
  rest: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** A clock that stays until it is moved. */
export function movedClock(
  start: string,
): Clock & { readonly moveTo: (instant: string) => void; readonly advance: (milliseconds: number) => void } {
  let at = Date.parse(start);
  let passed = 0;
  return {
    now: () => new Date(at),
    // Moving the clock to an instant lets no time pass.
    monotonic: () => passed,
    // It is: anyone who rests by it has rested.
    rest: async () => undefined,
    moveTo: (instant) => {
      at = Date.parse(instant);
    },
    advance: (milliseconds) => {
      at += milliseconds;
      passed += milliseconds;
    },
  };
}
