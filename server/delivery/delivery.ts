import { repeat } from '../jobs/repeated.ts';
import { clearExpired } from './clear-messages.ts';
import { type DeliveryTools, deliverNext } from './deliver.ts';

const restMs = 1_000;
/** A link or a code that has expired stays in its message no longer than this. */
const clearedEveryMs = 30_000;

/** Sends what waits where a gateway is there, and clears what has expired, as long as the server runs; answers with how to stop. */
export function startDelivery(
  tools: DeliveryTools,
  onFault: (error: unknown) => void,
  mayWork?: () => boolean,
): { readonly stop: () => Promise<void> } {
  const { email, sms } = tools.gateways;
  const stopping = new AbortController();
  const common = { sideBySide: 1, beginsAfterMs: restMs, stopping: stopping.signal, onFault, mayWork };
  const going = [repeat({ ...common, work: () => clearExpired(tools), restMs: clearedEveryMs })];
  if (email !== null || sms !== null) going.push(repeat({ ...common, work: () => deliverNext(tools), restMs }));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(going.map(({ stopped }) => stopped));
    },
  };
}
