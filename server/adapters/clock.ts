/** Where the time comes from; tests move it. `rest` lets so much of it go by. */
export type Clock = { readonly now: () => Date; readonly rest: (milliseconds: number) => Promise<void> };

export const systemClock: Clock = {
  now: () => new Date(),
  rest: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** A clock that stands until it is moved. */
export function movedClock(
  start: string,
): Clock & { readonly moveTo: (instant: string) => void; readonly advance: (milliseconds: number) => void } {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    // It stands: whoever rests by it has rested.
    rest: async () => undefined,
    moveTo: (instant) => {
      at = Date.parse(instant);
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
