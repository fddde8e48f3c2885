import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import { accessPaths } from '../../contract/rules/accounts/next-step.ts';
import type { HttpClient } from './http/http-client.ts';
import { allows, fetchRights, type Rights, rightsFrom, rightsKey } from './rights.ts';
import type { SessionTools } from './session/begin-session.ts';
import { signOut } from './session/sign-out.ts';

type Tools = SessionTools & { readonly http: HttpClient; readonly queryClient: QueryClient };

function hasStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status;
}

/**
 * What react-admin asks of the session. The access flow is not in here: react-admin signs out on every refusal of
 * `checkAuth`, so that only "no one is signed in" may be one; the other steps are AccessGate's.
 */
export function createAuthProvider(tools: Tools): AuthProvider {
  const { http, session, queryClient } = tools;
  const rights = (): Promise<Rights> => queryClient.ensureQueryData({ queryKey: rightsKey, queryFn: () => fetchRights(http) });
  return {
    login: async () => {},
    checkAuth: async () => {
      const { loggedIn, suspended } = session.get();
      if (!loggedIn && !suspended) throw new Error('Nobody is signed in');
    },
    logout: async () => {
      if (session.get().loggedIn) await signOut(tools);
      return accessPaths.signIn;
    },
    checkError: async (error) => {
      // The HTTP client has tried to renew the session and ended it; rejecting makes react-admin leave too.
      if (hasStatus(error, 401)) throw new Error('The session has ended');
      if (hasStatus(error, 403)) await queryClient.invalidateQueries({ queryKey: rightsKey });
    },
    getIdentity: async () => {
      const { user } = session.get();
      // Forms tell beforehand what the server would refuse: they know the rights of who types.
      return { limitations: [], ...user, id: user?.id ?? 0, fullName: user?.name ?? '' };
    },
    canAccess: async ({ resource, action }) => {
      const known = queryClient.getQueryData<Rights>(rightsKey);
      const { user } = session.get();
      return allows(known ?? (user === null ? await rights() : rightsFrom(user)), resource, action);
    },
  };
}
