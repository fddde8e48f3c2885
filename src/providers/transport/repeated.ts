import { CentralError } from './central-error.ts';
import type { Answer, Call } from './send.ts';

const tries = 4;
const firstPauseMilliseconds = 500;

/** A call that the server does once however often it comes, and that may not have been answered: lost, or still being done. */
function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof CentralError)) return false;
  return error.body.err === 'offline' || error.body.err === 'in_flight';
}

/**
 * Sends a call again with its Idempotency-Key when the network lost it or its answer, or when the first one is still being
 * done. Calls without a key are sent once: no one knows whether they happened.
 */
export async function repeated(call: Call, attempt: () => Promise<Answer>): Promise<Answer> {
  const isRepeatable = call.headers?.['Idempotency-Key'] !== undefined;
  for (let times = 1; ; times += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRepeatable || times === tries || !isWorthRepeating(error)) throw error;
    }
    await pause(firstPauseMilliseconds * 2 ** (times - 1));
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
