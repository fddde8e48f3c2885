import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { failingCalls, failures } from '../../support/failing-calls.ts';
import { overtaken } from '../../support/overtaken.ts';
import { aUser } from '../../support/people.ts';
import { providerOfFile } from '../../support/provider/provider-of-file.ts';
import { traveller } from '../../support/provider/traveller.ts';

const { stub, setup, comes, letIn, eventsOf } = await providerOfFile();

const holding = (id: number) => sql`select from users where id = ${id} for update`;

describe('whoever comes from the identity provider in several windows', () => {
  it('is one account and one join, however many first sign-ins come at once', async () => {
    const { id, email } = await aUser(setup);
    comes(email);
    const browsers = Array.from({ length: 8 }, traveller);
    const ended = await overtaken(setup, {
      lock: holding(id),
      work: () => Promise.all(browsers.map((browser) => setup.goThere(browser))),
      waiting: 2,
    });
    expect(ended).toEqual(browsers.map(() => '/auth/provider'));
    expect((await eventsOf(id)).filter((action) => action === 'identity_linked').length).toBe(1);
  });

  it('is not joined with a second account when their e-mail changes there while they come', async () => {
    const [first, second] = [await aUser(setup), await aUser(setup)];
    comes(first.email);
    const ended = await overtaken(setup, {
      lock: holding(first.id),
      work: () => setup.goThere(),
      meanwhile: async () => {
        stub.person = { ...stub.person, email: second.email };
        expect(await letIn()).toMatchObject({ id: second.id });
      },
    });
    expect(ended).toBe('/auth/sign-in?failure=other_identity');
    expect(await eventsOf(first.id)).toEqual(['sign_in_failed']);
    expect(await letIn()).toMatchObject({ id: second.id });
  });
});

describe('coming from the provider while the database fails', () => {
  it('joins and signs in whole or not at all, and ends at a page', async () => {
    const calls = failingCalls(setup.opened.pool);
    for (const failure of failures) {
      for (let call = 1; ; call += 1) {
        const { id, email } = await aUser(setup);
        comes(email);
        const browser = traveller();
        const callback = await setup.comeBack(browser);
        calls.arm(call, failure);
        const { location } = await browser.open(callback);
        const happened = calls.disarm();
        const { rows } = await sql<{ joined: number; sessions: number }>`
          select (select count(*)::int from identities where user_id = ${id}) as joined,
            (select count(*)::int from sessions where user_id = ${id}) as sessions`.execute(setup.db);
        expect([0, 1]).toContain(rows[0]?.joined);
        expect(rows[0]?.sessions).toBe(rows[0]?.joined);
        expect(location?.slice(setup.origin.length)).toMatch(/^\/auth\/(?:provider$|sign-in\?failure=unavailable$)/u);
        if (!happened) break;
      }
    }
  });
});
