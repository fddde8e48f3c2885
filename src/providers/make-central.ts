import type { Central } from './central-context.ts';
import type { TransportTexts } from './http/send.ts';
import { createSession } from './session/session.ts';

/** The tools of the console in a real browser. */
export function makeCentral(texts: TransportTexts): Central {
  return {
    session: createSession(localStorage),
    transport: {
      fetch: (input, init) => fetch(input, init),
      base: '/central',
      // Kept up by the head script and by the appearance.
      language: () => document.documentElement.lang,
      texts,
    },
    now: () => new Date(),
  };
}
