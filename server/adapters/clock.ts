/** Where the time comes from; tests move it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands until it is moved. */
export function movedClock(
  start: string,
): Clock & { readonly moveTo: (instant: string) => void; readonly advance: (milliseconds: number) => void } {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    moveTo: (instant) => {
      at = Date.parse(instant);
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
