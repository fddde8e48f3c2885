import type { Clock } from '../../adapters/clock.ts';
import { repeatUntilStopped } from '../../jobs/repeated.ts';
import type { BookingTools } from './client-writing.ts';
import { expireNext } from './expire-orders.ts';

type Tools = BookingTools & { readonly clock: Clock; readonly mayWork: () => boolean; readonly onFault: (error: unknown) => void };

/** How long an unconfirmed order may outlive its time. */
const restMs = 10_000;

/** Lets unconfirmed orders and held times expire, as long as the server runs; answers with how to stop. */
export function startExpiry(tools: Tools): { readonly stop: () => Promise<unknown> } {
  const { mayWork, onFault } = tools;
  return repeatUntilStopped({ work: () => expireNext(tools), beginsAfterMs: restMs, restMs, onFault, mayWork });
}
