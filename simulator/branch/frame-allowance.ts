import { branchTerms } from '../../contract/channels/branch/terms.ts';

/** Half of what the central allows: heartbeats and acknowledgements are frames as well. */
const share = 0.5;

/** How many frames may be sent now: so many at once, and so many a second after that. */
export type FrameAllowance = { take(): void; waitMs(): number };

/** A full bucket that refills with time. */
export function frameAllowance(now: () => number = () => performance.now()): FrameAllowance {
  const most = branchTerms.burstFrames * share;
  const perMs = (branchTerms.framesPerSecond * share) / 1000;
  let left = most;
  let at = now();
  const refill = () => {
    left = Math.min(most, left + (now() - at) * perMs);
    at = now();
  };
  return {
    take: () => {
      refill();
      left -= 1;
    },
    waitMs: () => {
      refill();
      return left >= 1 ? 0 : Math.ceil((1 - left) / perMs);
    },
  };
}
