/** The clock of the simulated town, in milliseconds. It never passes the real time. */
export type Clock = {
  now(): number;
  /** Real milliseconds until it shows the instant. */
  delayUntil(instant: number): number;
  /** Passes over what no one would see. */
  skipTo(instant: number): void;
};

export type ClockRequest = {
  readonly from: number;
  /** How many times faster than time it goes, until it has caught up. */
  readonly speed: number;
  /** The real time, in milliseconds. */
  readonly real?: () => number;
};

/** A clock that starts at an instant and goes faster until it has caught up with the real time. */
export function simulatedClock({ from, speed, real = Date.now }: ClockRequest): Clock {
  const started = real();
  let skipped = 0;
  const running = () => from + (real() - started) * speed + skipped;
  const now = () => Math.min(real(), running());
  return {
    now,
    delayUntil: (instant) => Math.max(0, Math.ceil(Math.max((instant - running()) / speed, instant - real()))),
    skipTo: (instant) => {
      skipped += Math.max(0, Math.min(instant, real()) - now());
    },
  };
}
