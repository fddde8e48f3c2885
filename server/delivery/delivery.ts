import { repeat } from '../jobs/repeated.ts';
import { type DeliveryTools, deliverNext } from './deliver.ts';

const restMs = 1_000;

/** Sends what waits, as long as the server runs and a gateway is there; answers with how to stop. */
export function startDelivery(tools: DeliveryTools, onFault: (error: unknown) => void): { readonly stop: () => Promise<void> } {
  const { email, sms } = tools.gateways;
  if (email === null && sms === null) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const { stopped } = repeat({
    work: () => deliverNext(tools),
    sideBySide: 1,
    beginsAfterMs: restMs,
    restMs,
    stopping: stopping.signal,
    onFault,
  });
  return {
    stop: async () => {
      stopping.abort();
      await stopped;
    },
  };
}
