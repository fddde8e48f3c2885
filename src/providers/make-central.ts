import type { Central } from './central-context.ts';
import { refreshSession } from './session/begin-session.ts';
import { createSession } from './session/session.ts';
import type { TransportTexts } from './transport/send.ts';

/** The tools of the console in a real browser. */
export function makeCentral(texts: TransportTexts): Central {
  const session = createSession(localStorage);
  const transport = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
    base: '/central',
    // Kept up by the head script and by the appearance.
    language: () => document.documentElement.lang,
    texts,
  };
  // While the console is fetched. What it is refused, the console asks again and receives.
  const early = session.get().loggedIn ? refreshSession({ session, transport }).catch(() => undefined) : Promise.resolve();
  return { session, transport, now: () => new Date(), early };
}
