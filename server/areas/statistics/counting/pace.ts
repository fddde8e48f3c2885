/** More are never counted at once. */
const most = 60;
/** With fewer, beginning and ending would be most of the work. */
const fewest = 4;
/** A writer that waits for the rows being counted waits no longer than about this. */
const aimMs = 80;

/** How many days are counted at once: more while it is quick, fewer when writers have to wait for it. */
export type Pace = { readonly days: () => number; readonly took: (milliseconds: number) => void };

export function createPace(): Pace {
  let days = fewest;
  return {
    days: () => days,
    took: (milliseconds) => {
      const wanted = milliseconds > aimMs ? days / 2 : days * 2;
      // Between half the aim and the aim it is right as it is.
      if (milliseconds > aimMs || milliseconds < aimMs / 2) days = Math.round(Math.min(most, Math.max(fewest, wanted)));
    },
  };
}
