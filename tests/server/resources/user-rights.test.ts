import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Area, type Role, roles } from '../../../contract/basics/access.ts';
import { bulk } from '../../support/bulk.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { aUser, type Client, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

type Rights = { readonly role: Role; readonly level: number };
type Change = Partial<Rights> & { readonly resources?: readonly Area[]; readonly name?: string };

const rights: fc.Arbitrary<Rights> = fc.record({ role: fc.constantFrom(...roles), level: fc.constantFrom(0, 1, 2, 20) });
const changes: fc.Arbitrary<Change> = fc.record(
  {
    role: fc.constantFrom(...roles),
    level: fc.constantFrom(0, 1, 2, 20),
    resources: fc.subarray<Area>(['store', 'ordering', 'settings']),
    name: fc.constant('Jiné Jméno'),
  },
  { requiredKeys: [] },
);
const isSuper = ({ role, level }: Rights) => role === 'superAdministrator' || level <= 1;
const isAbove = (user: Rights, actor: Rights) =>
  user.level < actor.level || (user.role === 'superAdministrator' && actor.role !== 'superAdministrator');

/** The rule in the fewest words: super administrators do nothing to or towards an account above their own. */
function mayDo(actor: Rights, target: Rights, change: Change): boolean {
  return isSuper(actor) && !isAbove(target, actor) && !isAbove({ ...target, ...change }, actor);
}

type Way = (client: Client, id: number, change: Change) => Promise<boolean>;
const ways: Readonly<Record<string, Way>> = {
  patch: async (client, id, change) => (await client.patch(`/users/${id}`, 1, change)).status === 200,
  put: async (client, id, change) => (await client.put(`/users/${id}`, { version: 1, ...change })).status === 200,
  bulk: async (client, id, change) => {
    const { body } = await client.post('/users/bulk', { action: 'update', ids: [id], values: change });
    const [outcome]: unknown[] = Array.isArray(valueAt(body, 'results')) ? Object(valueAt(body, 'results')) : [];
    return ['done', 'unchanged'].includes(String(valueAt(outcome, 'result')));
  },
};

describe('rights of users', () => {
  it('change only as far as they are the own, whoever changes whom to what, in every way', { timeout: 300_000 }, async () => {
    await superAdministrator(central);
    const clients = new Map<string, Client>();
    const clientOf = async (actor: Rights): Promise<Client> => {
      const key = JSON.stringify(actor);
      const client = clients.get(key) ?? (await signedIn(central, actor));
      clients.set(key, client);
      return client;
    };
    const property = fc.asyncProperty(
      rights,
      rights,
      changes,
      fc.constantFrom(...Object.keys(ways)),
      async (actor, target, change, way) => {
        const { id } = await aUser(central, target);
        const isDone = (await ways[way]?.(await clientOf(actor), id, change)) === true;
        const isEmpty = Object.keys(change).length === 0;
        const { rows } = await sql<Rights & { name: string }>`select role, level, name from users where id = ${id}`.execute(central.db);
        if (!isEmpty) {
          const changes_ = { ...target, ...change };
          const isNothing =
            changes_.role === target.role &&
            changes_.level === target.level &&
            change.name === undefined &&
            (change.resources ?? []).length === 0;
          // What changes nothing is refused to no one who may change users at all.
          expect(isDone).toBe(mayDo(actor, target, change) || (isNothing && isSuper(actor)));
        }
        const expected = isDone ? { ...target, ...change } : target;
        expect(rows[0]).toMatchObject({ role: expected.role, level: expected.level });
      },
    );
    await fc.assert(property, propertyRuns(1500, { endOnFailure: true }));
  });

  it('of a new user are never above those of who makes them', { timeout: 300_000 }, async () => {
    const deputy = await signedIn(central, { role: 'administrator', level: 1 });
    let made = 0;
    const property = fc.asyncProperty(rights, async (wanted) => {
      made += 1;
      const reply = await deputy.post('/users', { email: `novacek${made}@mesto.test`, name: 'Nováček', ...wanted });
      const isOwn = wanted.role !== 'superAdministrator' && wanted.level >= 1;
      expect(reply.status).toBe(isOwn ? 201 : 422);
    });
    await fc.assert(property, propertyRuns(300, { endOnFailure: true }));
  });

  it('above the own are not taken over by an import, nor brought back from the trash', async () => {
    const [deputy, root] = [await signedIn(central, { role: 'administrator', level: 1 }), await superAdministrator(central)];
    const file = `E-mail;Jméno;Role;Úroveň\nz.importu@mesto.test;Z Importu;Hlavní správce;0\n${root.email};Přejmenovaný;Hlavní správce;0\n`;
    const { id } = await importer(central, deputy, 'users').checked(file);
    await importer(central, deputy, 'users').saved(id, 'good');
    const { rows } = await importer(central, deputy, 'users').current(id);
    expect(rows.map((row) => row['state'])).toEqual(['wrong', 'wrong']);
    expect(rowsOf(await root.get('/users?filter={"q":"z.importu"}'))).toEqual([]);
    const { id: high } = await aUser(central, { role: 'superAdministrator', level: 0 });
    await root.remove(`/users/${high}`);
    expect((await deputy.post(`/users/${high}/restore`, {})).body).toMatchObject({ err: 'beyond_own_rights' });
    const [outcome] = await bulk(deputy, 'users', { action: 'restore', ids: [high] });
    expect(outcome?.err).toBe('beyond_own_rights');
  });
});
