import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferenceLimits } from '../../../contract/rules/accounts/preferences.ts';
import { type Reply, send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, clientOf, signedIn, signIn, textAt } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const central = await centralOfFile();
const jana = await signedIn(central);

const change = (client: Client, payload: object): Promise<Reply> =>
  send(central, { method: 'PATCH', url: '/central/preferences', headers: { authorization: `Bearer ${client.token}` }, payload });
const kept = async (client: Client) => (await client.get('/preferences')).body;

describe('preferences', () => {
  it('are kept by name, each by itself, until they are forgotten', async () => {
    expect(await kept(jana)).toEqual({});
    expect((await change(jana, { appearance: { theme: 'C' }, 'stores.columns': ['name'] })).status).toBe(204);
    expect((await change(jana, { appearance: { theme: 'D' }, 'users.columns': [] })).status).toBe(204);
    expect(await kept(jana)).toEqual({ appearance: { theme: 'D' }, 'stores.columns': ['name'], 'users.columns': [] });
    await change(jana, { appearance: null, 'users.columns': null, unknown: null });
    expect(await kept(jana)).toEqual({ 'stores.columns': ['name'] });
  });

  it('are one’s own: nobody else sees or changes them', async () => {
    const petr = await signedIn(central);
    await change(petr, { mine: 1 });
    await change(jana, { mine: 2 });
    expect(await kept(petr)).toEqual({ mine: 1 });
  });

  it('survive signing out', async () => {
    const petr = await signedIn(central);
    await change(petr, { mine: 'stays' });
    await send(central, { method: 'POST', url: '/central/auth/sign-out', payload: { refresh_token: petr.refreshToken } });
    const { body } = await signIn(central, petr.email);
    const again = clientOf(central, petr, textAt(body, 'tokens', 'access_token'), textAt(body, 'tokens', 'refresh_token'));
    expect(await kept(again)).toEqual({ mine: 'stays' });
  });

  it('come back as they were sent, whatever they hold', { timeout: 300_000 }, async () => {
    const petr = await signedIn(central);
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ stringUnit: 'binary' }).filter((value) => value !== null),
        async (value) => {
          await change(petr, { any: value });
          expect(await kept(petr)).toEqual({ any: JSON.parse(JSON.stringify(value)) });
        },
      ),
      propertyRuns(1000),
    );
  });

  it.each(['', '.a', 'a.', 'a b', '1a', '__proto__', 'x'.repeat(121), 'a\u0000'])('refuse the name %j', async (name) => {
    const payload: unknown = JSON.parse(`{${JSON.stringify(name)}:1}`);
    expect((await change(jana, Object(payload))).status).toBe(400);
  });

  it('are bounded, in size and in number, and then nothing of the change is kept', async () => {
    const petr = await signedIn(central);
    const tooLong = await change(petr, { small: 1, big: 'x'.repeat(preferenceLimits.bytesOfOne) });
    expect(tooLong).toMatchObject({ status: 422, body: { errors: { big: expect.any(String) } } });
    const many = Object.fromEntries(Array.from({ length: preferenceLimits.names }, (_, at) => [`n${at}`, at]));
    expect((await change(petr, many)).status).toBe(204);
    expect((await change(petr, { n0: 'changed', more: 1 })).status).toBe(422);
    expect(await kept(petr)).toEqual(many);
    expect((await change(petr, { n0: null, more: 1 })).status).toBe(204);
  });

  it('are not asked of who is not signed in', async () => {
    expect((await send(central, { method: 'GET', url: '/central/preferences' })).status).toBe(401);
  });
});
