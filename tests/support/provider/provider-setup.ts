import type { DefaultRole } from '../../../contract/rules/accounts/provider-sign-in.ts';
import { openIdProvider } from '../../../server/adapters/open-id-provider.ts';
import { type Central, openCentral, type Reply, send } from '../central.ts';
import { clientId, clientSecret } from './stub-provider.ts';
import { type Traveller, traveller } from './traveller.ts';

/** A central that listens, at which one may sign in at a provider too. */
export type ProviderSetup = Central & {
  readonly origin: string;
  /** Goes to the provider and back by a browser; where that ends, as path and query. */
  readonly goThere: (browser?: Traveller, next?: string) => Promise<string>;
  /** The same up to the callback at the given address; no one has opened it. */
  readonly comeBack: (browser: Traveller) => Promise<string>;
  /** What the console does when it is come back to: takes up the session of the cookie. */
  readonly takeUp: (browser: Traveller) => Promise<Reply>;
};

type Named = { readonly issuer: URL; readonly defaultRole?: DefaultRole };

/** The provider as the configuration would name it. */
export function namedProvider({ issuer, defaultRole }: Named, clock: Central['clock']) {
  return { provider: openIdProvider({ issuer, clientId, clientSecret }, clock), button: '', defaultRole: defaultRole ?? null };
}

/** Opens a central that knows the provider, on the port that was asked for or on any. */
export async function openProviderSetup(named: Named, port = 0): Promise<ProviderSetup> {
  const central = await openCentral({ signInProvider: (clock) => namedProvider(named, clock) });
  return listening(central, port);
}

/** Makes a central listen, and adds the ways of a browser to it. */
export async function listening(central: Central, port = 0): Promise<ProviderSetup> {
  await central.app.listen({ port, host: '127.0.0.1' });
  const address = central.app.server.address();
  const origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const startOf = (next?: string) =>
    `${origin}/central/auth/oidc/start${next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`}`;
  return {
    ...central,
    origin,
    goThere: async (browser = traveller(), next) => (await browser.follow(startOf(next), `${origin}/auth`)).slice(origin.length),
    comeBack: (browser) => browser.follow(startOf(), `${origin}/central/auth/oidc/callback`),
    takeUp: (browser) =>
      send(central, {
        method: 'POST',
        url: '/central/auth/refresh',
        headers: { 'x-client': 'console', cookie: `__Host-refresh=${browser.cookieOf('localhost', '__Host-refresh') ?? ''}` },
      }),
  };
}
