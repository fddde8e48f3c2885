import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionStore } from './session/session.ts';
import type { Transport } from './transport/send.ts';

/** What the first download makes, once, in main.tsx; tests make their own. Calls of the signed-in user are HttpContext's. */
export type Central = {
  readonly session: SessionStore;
  readonly transport: Transport;
  readonly now: () => Date;
  /** Over once the session of anyone who is remembered was asked for, which begins with the page, or could not be. */
  readonly early?: Promise<void>;
};

export const CentralContext = createContext<Central | null>(null);

/** The tools that the console was made with. */
export function useCentral(): Central {
  const central = useContext(CentralContext);
  if (central === null) throw new Error('There is no CentralContext above');
  return central;
}

/** The session, as it changes. */
export function useSession(): Session {
  const { session } = useCentral();
  return useSyncExternalStore(session.subscribe, session.get);
}
