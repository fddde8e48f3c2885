import { isAuthenticated } from '../../../contract/rules/next-step.ts';
import { readSession, type SessionTools } from '../session/session-calls.ts';
import type { Tabs } from '../session/tabs.ts';
import { CentralError } from './central-error.ts';
import { type Answer, type Call, send } from './send.ts';

/** A token that ends sooner is renewed before it is used. */
const renewsBeforeEndMilliseconds = 10_000;

export type HttpClient = {
  /** A call of the signed-in user: renews the token when it has to, tries once more after a 401, then signs out. */
  readonly request: (path: string, call?: Call) => Promise<Answer>;
  /** Makes the session hold a token that lasts, asking the server only when it does not. */
  readonly renew: () => Promise<void>;
};

export type HttpClientOptions = SessionTools & { readonly tabs: Pick<Tabs, 'alone'>; readonly now: () => Date };

function isUnauthorised(error: unknown): boolean {
  return error instanceof CentralError && error.status === 401;
}

/** The one way to the central. The refresh of tokens is in here: one at a time, in this tab and among all of them. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { session, tabs, transport, now } = options;
  let renewal: Promise<void> | null = null;

  const open = (path: string, call: Call): Promise<Answer> => send(path, call, transport, session.get().accessToken);
  const holds = (): boolean => isAuthenticated(session.get(), new Date(now().getTime() + renewsBeforeEndMilliseconds));

  const signOutByForce = (): void => {
    if (!session.get().loggedIn) return;
    session.end('forced');
  };

  const refresh = async (staleToken: string | null): Promise<void> => {
    await tabs.alone(async () => {
      // Another tab may have renewed it while this one waited for its turn.
      if (session.get().accessToken !== staleToken && holds()) return;
      session.begin(await readSession(send('/auth/refresh', { method: 'POST', body: {} }, transport, null)));
    });
  };

  const renewOnce = (): Promise<void> => {
    renewal ??= refresh(session.get().accessToken)
      .catch((error: unknown) => {
        if (isUnauthorised(error)) signOutByForce();
        throw error;
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  };

  return {
    renew: async () => {
      if (!holds()) await renewOnce();
    },
    request: async (path, call = {}) => {
      if (!holds()) await renewOnce();
      const token = session.get().accessToken;
      try {
        return await open(path, call);
      } catch (error) {
        if (!isUnauthorised(error)) throw error;
      }
      if (session.get().accessToken === token) await renewOnce();
      try {
        return await open(path, call);
      } catch (error) {
        if (isUnauthorised(error)) signOutByForce();
        throw error;
      }
    },
  };
}
