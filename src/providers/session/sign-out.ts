import { createAsk } from '../../../contract/client/ask.ts';
import { CentralError } from '../transport/central-error.ts';
import { send } from '../transport/send.ts';
import type { SessionTools } from './begin-session.ts';
import type { SessionEnd } from './session.ts';

/** Signs out here whatever the server says: a session that it keeps a little longer ends on its own. */
export async function signOut({ session, transport }: SessionTools, how: SessionEnd = 'asked'): Promise<void> {
  const { loggedIn, accessToken } = session.get();
  const ask = createAsk(async ({ path, ...call }) => (await send(path, call, transport, accessToken)).json);
  try {
    if (loggedIn) await ask('POST /auth/sign-out', { body: {} });
  } catch (error) {
    if (!(error instanceof CentralError)) throw error;
  } finally {
    session.end(how);
  }
}
