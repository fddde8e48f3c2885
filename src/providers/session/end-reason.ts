import type { SessionEnd } from './session.ts';
import type { TimeLeft } from './time-left.ts';

/** Why a session ended, as far as this tab knows: `revoked` is what is left when it was not its time. */
export type EndReason = 'elsewhere' | 'idle' | 'whole' | 'factor' | 'revoked';

type Ended = { readonly ended: SessionEnd | null; readonly left: TimeLeft | null; readonly now: Date };

/** The server reports whole seconds, rounded down, some time before they are over. */
const toleranceMilliseconds = 5_000;

/** distinguishes an end by the clock from one that someone made: the server gives no reason with its refusal. */
export function endReasonOf({ ended, left, now }: Ended): EndReason {
  if (ended === 'elsewhere') return 'elsewhere';
  const isOver = (end: Date): boolean => now.getTime() >= end.getTime() - toleranceMilliseconds;
  if (left !== null && isOver(left.whole)) return left.isForFactor ? 'factor' : 'whole';
  return left !== null && isOver(left.idle) ? 'idle' : 'revoked';
}
