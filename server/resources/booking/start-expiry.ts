import type { Clock } from '../../adapters/clock.ts';
import { type Repeated, repeat } from '../../jobs/repeated.ts';
import type { BookingTools } from './client-writing.ts';
import { expireNext } from './expire-orders.ts';

type Tools = BookingTools & { readonly clock: Clock; readonly mayWork: () => boolean; readonly onFault: (error: unknown) => void };

/** How long an unconfirmed order may outlive its time. */
const restMs = 10_000;

/** Lets unconfirmed orders and held times expire, as long as the server runs; answers with how to stop. */
export function startExpiry(tools: Tools): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { mayWork, onFault } = tools;
  const work = () => expireNext(tools);
  const going: Repeated = repeat({ work, sideBySide: 1, beginsAfterMs: restMs, restMs, stopping: stopping.signal, onFault, mayWork });
  return {
    stop: async () => {
      stopping.abort();
      await going.stopped;
    },
  };
}
