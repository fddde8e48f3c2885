import { isAuthenticated } from '../../../contract/rules/accounts/next-step.ts';
import { refreshSession, type SessionTools } from '../session/begin-session.ts';
import { whenResumed } from '../session/resumed.ts';
import type { Tabs } from '../session/tabs.ts';
import { CentralError } from '../transport/central-error.ts';
import { openStream } from '../transport/open-stream.ts';
import { repeated } from '../transport/repeated.ts';
import { type Answer, type Call, send } from '../transport/send.ts';

/** A token that ends sooner is renewed before it is used. */
const renewsBeforeEndMilliseconds = 10_000;

export type HttpClient = {
  /**
   * A call of the signed-in user: renews the token when it has to, tries once more after a 401, then signs out. Where a screen
   * is kept, the call waits for its person to sign in again, and is sent once more for them alone.
   */
  readonly request: (path: string, call?: Call) => Promise<Answer>;
  /** The same for a step of the access flow over a screen that waits: it does not wait for the steps itself. */
  readonly requestOfStep: (path: string, call?: Call) => Promise<Answer>;
  /** The same for an answer that is read as it comes, for as long as it takes. */
  readonly stream: (path: string, call?: Call) => Promise<Response>;
  /** Makes the session hold a token that lasts, asking the server only when it does not. */
  readonly renew: () => Promise<void>;
};

export type HttpClientOptions = SessionTools & {
  readonly tabs: Pick<Tabs, 'alone'>;
  readonly now: () => Date;
  readonly early?: Promise<void>;
  /** Called for every answer to a signed-in user. */
  readonly onAnswer?: (headers: Headers) => void;
  /** Asks for the password that a call needs first; whether it was given. Without it such a call is refused. */
  readonly onProofNeeded?: (reason: string) => Promise<boolean>;
};

function isUnauthorised(error: unknown): boolean {
  return error instanceof CentralError && error.status === 401;
}

/** The server says that a step is owed, as when a password ended or the policy changed meanwhile. */
function speaksOfStep(error: unknown): boolean {
  return error instanceof CentralError && error.body.err === 'stage_not_passed';
}

/** The server lets it through once the password was given again (`contract/basics/access.ts`). */
function speaksOfProof(error: unknown): error is CentralError {
  return error instanceof CentralError && error.body.err === 'proof_needed';
}

/** The one way to the central. The refresh of tokens is in here: one at a time, in this tab and among all of them. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { session, tabs, transport, now } = options;
  let renewal: Promise<void> | null = null;
  let learntWith: string | null = null;

  const holds = (): boolean => isAuthenticated(session.get(), new Date(now().getTime() + renewsBeforeEndMilliseconds));

  /** The session that a call was refused with has ended; not the one that someone began meanwhile. */
  const signOutByForce = (refused: string | null): void => {
    const { loggedIn, accessToken } = session.get();
    if (loggedIn && accessToken === refused) session.end('forced');
  };

  const refresh = async (staleToken: string | null): Promise<void> => {
    await options.early;
    await tabs.alone(async () => {
      // Another tab may have renewed it while this one waited for its turn.
      if (session.get().accessToken !== staleToken && holds()) return;
      await refreshSession(options);
    });
  };

  const renewOnce = (): Promise<void> => {
    const { accessToken } = session.get();
    renewal ??= refresh(accessToken)
      .catch((error: unknown) => {
        if (isUnauthorised(error)) signOutByForce(accessToken);
        throw error;
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  };

  /** The session asked for again says what is owed, and the access flow leads there. Asking twice with one token teaches nothing. */
  const learnStep = async (token: string | null): Promise<void> => {
    const { user, accessToken } = session.get();
    if (user === null || accessToken !== token || token === learntWith) return;
    // Whatever comes of it, the refusal itself is what the call ends with.
    await renewOnce().catch(() => undefined);
    learntWith = session.get().accessToken;
  };

  const opened = async <T>(open: (token: string | null) => Promise<T>, token: string | null): Promise<T> => {
    try {
      return await open(token);
    } catch (error) {
      if (speaksOfStep(error)) await learnStep(token);
      throw error;
    }
  };

  const tryTwice = async <T>(open: (token: string | null) => Promise<T>): Promise<T> => {
    if (!holds()) await renewOnce();
    const token = session.get().accessToken;
    try {
      return await opened(open, token);
    } catch (error) {
      if (!isUnauthorised(error) || !session.get().loggedIn) throw error;
    }
    if (session.get().accessToken === token) await renewOnce();
    const renewed = session.get().accessToken;
    try {
      return await opened(open, renewed);
    } catch (error) {
      if (isUnauthorised(error)) signOutByForce(renewed);
      throw error;
    }
  };

  /** What one person wanted is never done for another who signed in meanwhile. */
  const asOwner = <T>(open: (token: string | null) => Promise<T>): ((token: string | null) => Promise<T>) => {
    const owner = session.get().user?.id;
    return async (token) => {
      if (owner !== undefined && session.get().user?.id !== owner) throw new CentralError(0, { err: 'other_person', message: '' });
      return open(token);
    };
  };

  const asSignedIn = async <T>(open: (token: string | null) => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    let tried: string | null | undefined;
    const openAsOwner = asOwner((token) => {
      tried = token;
      return open(token);
    });
    for (;;) {
      if (session.get().suspended) await whenResumed(session, signal);
      try {
        return await tryTwice(openAsOwner);
      } catch (error) {
        const { suspended, loggedIn, accessToken } = session.get();
        // Another session may have begun while the refusal of the last one was on its way.
        const isAnother = loggedIn && accessToken !== tried;
        if (isUnauthorised(error) ? !(suspended || isAnother) : !(suspended && speaksOfStep(error))) throw error;
      }
    }
  };

  const attempt = (path: string, call: Call) => (token: string | null) => repeated(call, () => send(path, call, transport, token));
  const noted = async (answer: Promise<Answer>): Promise<Answer> => {
    const { headers } = await answer;
    options.onAnswer?.(headers);
    return answer;
  };

  /** What needs the password again is asked once more after it was given. */
  const asProved = async <T>(open: (token: string | null) => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    try {
      return await asSignedIn(open, signal);
    } catch (error) {
      if (!speaksOfProof(error) || (await options.onProofNeeded?.(error.message)) !== true) throw error;
    }
    return asSignedIn(open, signal);
  };

  return {
    renew: async () => {
      if (!holds()) await renewOnce();
    },
    request: (path, call = {}) => noted(asProved(attempt(path, call), call.signal)),
    requestOfStep: (path, call = {}) => noted(tryTwice(asOwner(attempt(path, call)))),
    stream: (path, call = {}) => asProved((token) => openStream(path, call, transport, token), call.signal),
  };
}
