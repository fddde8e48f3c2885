import { z } from 'zod';
import { type Ask, createAsk } from '../contract/client/ask.ts';
import { simulatorWords as words } from '../contract/messages/cs/simulator.ts';
import { CallFailed } from './stores/central.ts';

/** A call that the public interface refused, with the code of the reason. */
export class PublicRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const refusal = z.object({ err: z.string(), details: z.object({ seconds: z.number().optional() }).optional() });

type Waiting = { readonly say: (line: string) => void; readonly rest: (milliseconds: number) => Promise<void> };

/** Longer than any count of requests lasts. */
const mostTries = 5;

/** The public interface as someone who does not sign in calls it. Waits where it takes no further requests of one address. */
export function publicCentral(url: string, { say, rest }: Waiting): Ask<never> {
  return createAsk<never>(async ({ method, path, body }) => {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(new URL(`/central${path}`, url), {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }).catch(() => {
        throw new CallFailed(words.unreachable(url));
      });
      if (response.ok) return response.json();
      const event = refusal.safeParse(await response.json().catch(() => null));
      const code = event.data?.err ?? String(response.status);
      if (code === 'booking_closed') throw new CallFailed(words.bookingClosed);
      if (code !== 'too_many_requests' || tries === mostTries) throw new PublicRefusal(code);
      const seconds = Math.max(1, Math.ceil(event.data?.details?.seconds ?? 60));
      say(words.waiting(seconds));
      await rest(seconds * 1_000);
    }
  });
}
