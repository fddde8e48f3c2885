import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { branchSocketAddress } from '../../../contract/channels/branch/terms.ts';
import { encodeKey } from '../../../server/keys/keys.ts';
import { unseal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { secretKey, send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, signedIn, textAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const secrets = [encodeKey(secretKey)];

const central = await centralOfFile();
const root = await signedIn(central, { role: 'superAdministrator', level: 0 });

async function renewed(store: number, client: Client = root): Promise<string> {
  const { status, body } = await client.post(`/stores/${store}/key`, {});
  expect(status).toBe(200);
  return textAt(body, 'pre_shared_key');
}

async function kept(store: number): Promise<string> {
  const { rows } = await sql<{ pre_shared_key: string }>`select pre_shared_key from stores where id = ${store}`.execute(central.db);
  return rows[0]?.pre_shared_key ?? '';
}

describe('the pre-shared key of a branch', () => {
  it('is told once, and stands sealed', async () => {
    const store = await aStore(root);
    const key = await renewed(store);
    expect(key).toMatch(/^[\w-]{43}$/u);
    expect(await kept(store)).not.toContain(key);
    expect(unseal(secrets, sealedPlace('branch_keys', store), await kept(store))).toBe(key);
    expect(JSON.stringify((await root.get(`/stores/${store}`)).body)).not.toContain(key);
  });

  it('comes with the address that the branch dials, under that of the central', async () => {
    const { body } = await root.post(`/stores/${await aStore(root)}/key`, {});
    // Without PUBLIC_URL and without a port the central is known on its own machine.
    expect(textAt(body, 'socket_address')).toBe('ws://localhost:80/central/branches/socket');
    expect(branchSocketAddress('https://poradnik.mesto.cz')).toBe('wss://poradnik.mesto.cz/central/branches/socket');
  });

  it('made anew, ends the one before', async () => {
    const store = await aStore(root);
    const first = await renewed(store);
    const second = await renewed(store);
    expect(second).not.toBe(first);
    expect(unseal(secrets, sealedPlace('branch_keys', store), await kept(store))).toBe(second);
  });

  it('stands in no history, no audit, no kept answer', async () => {
    const store = await aStore(root);
    const { body } = await send(central, {
      method: 'POST',
      url: `/central/stores/${store}/key`,
      headers: { authorization: `Bearer ${root.token}`, 'idempotency-key': 'the-same' },
    });
    const key = textAt(body, 'pre_shared_key');
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t.row, ' '), '') as text from (
        select to_jsonb(h)::text as row from history h union all select to_jsonb(a)::text from audit_log a
        union all select to_jsonb(c)::text from changes c union all select to_jsonb(i)::text from idempotency_keys i
      ) t`.execute(central.db);
    expect(rows[0]?.text).not.toContain(key);
    expect(rows[0]?.text).not.toContain(await kept(store));
    const history = JSON.stringify((await root.get(`/stores/${store}/history`)).body);
    expect(history).toContain('pre_shared_key');
  });

  it('is given to whom may change the store, for a store that is there', async () => {
    const store = await aStore(root);
    const operator = await signedIn(central, { role: 'operator', level: 20, resources: ['store'], limitations: [store] });
    await renewed(store, operator);
    expect((await operator.post(`/stores/${await aStore(root)}/key`, {})).status).toBe(404);
    expect((await root.post('/stores/999999/key', {})).status).toBe(404);
    const stranger = await signedIn(central, { role: 'operator', level: 20, resources: ['ordering'] });
    expect((await stranger.post(`/stores/${store}/key`, {})).status).toBe(403);
  });
});
