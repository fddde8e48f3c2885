import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { branchClosings } from '../../../contract/channels/branch/terms.ts';
import { BranchClient, proof, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';

const setup = await branchesOfFile();
const store = await aBranchStore(setup.central.db, 'RADNICE');

const nonce = () => randomBytes(32).toString('base64url');

describe('the handshake of a branch', () => {
  it('admits who holds the key, and proves that the central holds it too', async () => {
    const client = await new BranchClient(setup.origin).opened();
    const branchNonce = nonce();
    client.say({ type: 'hello', protocol: 1, store_code: store.code, nonce: branchNonce });
    const challenge = await client.next('challenge');
    const nonces = { storeCode: store.code, branchNonce, centralNonce: challenge.nonce };
    client.say({ type: 'proof', digest: proof(store.key, 'branch', nonces), revision: null, at: new Date().toISOString() });
    const welcome = await client.next('welcome');
    expect(welcome.digest).toBe(proof(store.key, 'central', nonces));
    expect([welcome.acknowledged, welcome.missing]).toEqual([0, []]);
    client.close();
  });

  it('keeps since when a store connects: of the time before it nothing is known', async () => {
    const known = async (id: number) => {
      const { rows } = await sql<{ first: Date | null; made: Date }>`
        select j.first_connected_at as first, s.created_at as made from stores s left join branch_journals j on j.store_id = s.id
        where s.id = ${id}`.execute(setup.central.db);
      return rows[0];
    };
    const connect = async (branch: BranchStore) => (await tryHandshake(branch, setup)).next('welcome');
    const fresh = await aBranchStore(setup.central.db, 'NOVA');
    await sql`update stores set created_at = created_at - interval '3 days' where id = ${fresh.id}`.execute(setup.central.db);
    expect((await known(fresh.id))?.first).toBeNull();
    await connect(fresh);
    const first = (await known(fresh.id))?.first;
    expect(first).toEqual(setup.central.clock.now());
    await connect(fresh);
    expect((await known(fresh.id))?.first).toEqual(first);
    const contacted = await aBranchStore(setup.central.db, 'DRIVE');
    await sql`insert into stores_live (id, last_socket_communication_at) values (${contacted.id}, now())
      on conflict (id) do update set last_socket_communication_at = excluded.last_socket_communication_at`.execute(setup.central.db);
    await connect(contacted);
    const { first: since, made } = (await known(contacted.id)) ?? {};
    expect(since).toEqual(made);
  });

  it.each([
    ['an unknown store', async () => ({ code: 'NENI', key: store.key })],
    ['a wrong key', async () => ({ code: store.code, key: 'jiný klíč' })],
    ["another store's key", async () => ({ code: store.code, key: (await aBranchStore(setup.central.db, 'SEVER')).key })],
    [
      'a store that is switched off',
      async () => {
        const off = await aBranchStore(setup.central.db, 'VYPNUTA');
        await sql`update stores set active = false where id = ${off.id}`.execute(setup.central.db);
        return off;
      },
    ],
    [
      'a store without a key',
      async () => {
        const without = await aBranchStore(setup.central.db, 'BEZKLICE');
        await sql`update stores set pre_shared_key = null where id = ${without.id}`.execute(setup.central.db);
        return without;
      },
    ],
  ])('sends %s away with one and the same answer', async (_, holder) => {
    const client = await tryHandshake(await holder(), setup);
    expect(await client.ended).toEqual({ code: branchClosings.not_admitted, reason: '' });
  });

  it('refuses a proof that was heard before', async () => {
    const branchNonce = nonce();
    const first = await new BranchClient(setup.origin).opened();
    first.say({ type: 'hello', protocol: 1, store_code: store.code, nonce: branchNonce });
    const challenge = await first.next('challenge');
    const digest = proof(store.key, 'branch', { storeCode: store.code, branchNonce, centralNonce: challenge.nonce });
    first.say({ type: 'proof', digest, revision: null, at: new Date().toISOString() });
    await first.next('welcome');
    const second = await new BranchClient(setup.origin).opened();
    second.say({ type: 'hello', protocol: 1, store_code: store.code, nonce: branchNonce });
    await second.next('challenge');
    second.say({ type: 'proof', digest, revision: null, at: new Date().toISOString() });
    expect((await second.ended).code).toBe(branchClosings.not_admitted);
    first.close();
  });

  it("refuses the proof of the central sent back as the branch's", async () => {
    const client = await new BranchClient(setup.origin).opened();
    const branchNonce = nonce();
    client.say({ type: 'hello', protocol: 1, store_code: store.code, nonce: branchNonce });
    const { nonce: centralNonce } = await client.next('challenge');
    const digest = proof(store.key, 'central', { storeCode: store.code, branchNonce, centralNonce });
    client.say({ type: 'proof', digest, revision: null, at: new Date().toISOString() });
    expect((await client.ended).code).toBe(branchClosings.not_admitted);
  });

  it('tells a branch of another version which one it speaks', async () => {
    const client = await new BranchClient(setup.origin).opened();
    client.say({ type: 'hello', protocol: 2, store_code: store.code, nonce: nonce() });
    expect(await client.ended).toEqual({ code: branchClosings.unknown_version, reason: 'protocol 1' });
  });

  it.each([
    ['anything before hello', { type: 'heartbeat', at: '2026-11-20T09:00:00.000Z' }],
    ['a hello that is none', { type: 'hello', protocol: 1 }],
    ['an unknown word', { type: 'knock' }],
  ])('ends at %s', async (_, message) => {
    const client = await new BranchClient(setup.origin).opened();
    client.say(message);
    expect((await client.ended).code).toBe(branchClosings.malformed);
  });

  it('ends for who says nothing in ten seconds', async () => {
    const client = await new BranchClient(setup.origin).opened();
    client.say({ type: 'hello', protocol: 1, store_code: store.code, nonce: nonce() });
    await client.next('challenge');
    setup.central.clock.advance(10_001);
    expect((await client.ended).code).toBe(branchClosings.too_slow);
  });

  it('is not open to pages of another origin', async () => {
    const client = new BranchClient(setup.origin, { origin: 'https://evil.example' });
    await expect(client.opened()).rejects.toThrow('403');
  });

  it('is at its address alone', async () => {
    const client = new BranchClient(`${setup.origin}/elsewhere`);
    await expect(client.opened()).rejects.toThrow('404');
  });
});
