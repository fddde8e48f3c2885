import { sql } from 'kysely';
import { expect } from 'vitest';
import { valueAt } from '../people.ts';
import type { ProviderSetup } from './provider-setup.ts';
import type { StubProvider } from './stub-provider.ts';
import { traveller } from './traveller.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Where a sign-in at the provider leads that failed. */
export const failed = (failure: string) => `/auth/sign-in?failure=${failure}`;

/** People who come from the provider to the central, and what is known of them there. */
export function providerPeople(stub: StubProvider, setup: ProviderSetup) {
  let people = 0;
  return {
    /** Lets someone with the e-mail come to the provider, under an identifier of their own. */
    comes: (email: string, more: Claims = {}) => {
      people += 1;
      stub.person = { sub: `person-${people}`, email, email_verified: true, name: `Osoba ${people}`, ...more };
    },
    /** The user of the session that the console takes up after coming back. */
    letIn: async (): Promise<unknown> => {
      const browser = traveller();
      expect(await setup.goThere(browser)).toBe('/auth/provider');
      const { status, body } = await setup.takeUp(browser);
      expect(status).toBe(200);
      return valueAt(body, 'user');
    },
    /** What the audit says of a user, in its order. */
    eventsOf: async (id: number) => {
      const { rows } = await sql<{ action: string }>`select action from audit_log where actor_id = ${id} order by id`.execute(setup.db);
      return rows.map(({ action }) => action);
    },
  };
}
