import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyResource, defineResource, field } from '../../../contract/kit/index.ts';
import { soughtPerson } from '../../../contract/rules/text/sought-person.ts';
import {
  declaredContacts,
  eraseDeclared,
  findDeclared,
  isDeclaredHistory,
} from '../../../server/areas/personal-data/person/declared-rows.ts';
import type { WriteContext } from '../../../server/db/rows/write/write-context.ts';
import { definitionsOf } from '../../../server/db/tables/definitions.ts';
import { centralOfFile } from '../../support/central-of-file.ts';

const foundItems: AnyResource = defineResource({
  name: 'found-items',
  page: '/stores/found-items',
  areas: ['store'],
  limitedBy: null,
  represent: 'label',
  fields: {
    label: field.text({ required: true, max: 80 }),
    finder: field.text({ required: true, max: 80, personal: true }),
    finder_email: field.email({ personal: true }),
    place: field.text({ max: 80 }),
    claims: field.children(
      { claimant: field.text({ required: true, max: 80, personal: true }), phone: field.phone({ personal: true }) },
      { max: 5 },
    ),
  },
  list: { columns: ['label'], sort: ['label', 'asc'], search: ['label'] },
  form: { main: ['label', 'finder', 'finder_email', 'place', 'claims'] },
});
const entities = [foundItems];

const finder = soughtPerson('J.a.n+urad@gmail.com') ?? { by: 'email', value: '' };
const claimant = soughtPerson('608 111 222') ?? { by: 'phone', value: '' };

const central = await centralOfFile();

describe('rows of an entity whose declaration calls fields personal', () => {
  beforeAll(async () => {
    for (const statement of definitionsOf(foundItems, () => undefined)) await sql.raw(statement).execute(central.db);
  });
  beforeEach(async () => {
    await sql`truncate found_items, found_items_claims`.execute(central.db);
    await sql`
      insert into found_items (id, label, finder, finder_email, place, deleted_at) overriding system value values
        (1, 'Deštník', 'Jan Novák', 'jan@gmail.com', 'Chodba', null), (2, 'Čepice', 'Jan Novák', 'JAN@googlemail.com', 'Dvůr', now()),
        (3, 'Klíče', 'Eva Malá', 'eva@posta.test', 'Sál', null)`.execute(central.db);
    await sql`
      insert into found_items_claims (parent_id, position, claimant, phone) values
        (1, 0, 'Petr Žadatel', '+420608111222'), (3, 0, 'Jiný Žadatel', '+420601000000'), (3, 1, 'Petr Žadatel', '+420608111222')`.execute(
      central.db,
    );
  });

  const writing = (): Omit<WriteContext, 'resource'> => ({
    db: central.db,
    salt: 'salt',
    delivery: { hasGateway: { email: false, sms: false }, linkOrigin: () => '', hasBookingPage: false },
    actor: { id: null, name: 'Systém', role: 'operator', level: 1000, maxLevelForSharingPrivileges: -1, resources: [], limitations: [] },
    now: central.clock.now(),
    requestId: 'test',
    address: '',
    language: 'cs',
  });

  it('are found by the e-mail or phone of the row, and by those of rows within it', async () => {
    expect(await findDeclared(central.db, finder, entities)).toMatchObject([
      { resource: 'found-items', id: 1, name: 'Deštník', deleted: false },
      { resource: 'found-items', id: 2, name: 'Čepice', deleted: true },
    ]);
    const [first, second] = await findDeclared(central.db, claimant, entities);
    expect(first?.values).toEqual([
      { field: 'claims', child: 'claimant', value: 'Petr Žadatel' },
      { field: 'claims', child: 'phone', value: '+420608111222' },
    ]);
    expect(second?.id).toBe(3);
  });

  it('lose all personal values of a row that is theirs, and rows within it that name them, and nothing of others', async () => {
    expect(await eraseDeclared(writing(), finder, entities)).toBe(2);
    expect(await findDeclared(central.db, finder, entities)).toEqual([]);
    expect(await eraseDeclared(writing(), claimant, entities)).toBe(2);
    const { rows } = await sql`
      select label, finder, finder_email, place, version,
        (select array_agg(c.claimant) from found_items_claims c where c.parent_id = i.id) as claims
      from found_items i order by id`.execute(central.db);
    expect(rows).toEqual([
      { label: 'Deštník', finder: '', finder_email: null, place: 'Chodba', version: 3, claims: null },
      { label: 'Čepice', finder: '', finder_email: null, place: 'Dvůr', version: 2, claims: null },
      { label: 'Klíče', finder: 'Eva Malá', finder_email: 'eva@posta.test', place: 'Sál', version: 2, claims: ['Jiný Žadatel'] },
    ]);
  });

  it('are found in the history by what they are and by what they were', async () => {
    const changes = [
      [1, { label: { before: 'Deštníky', after: 'Deštník' } }],
      [3, { finder_email: { before: 'jan@gmail.com', after: 'eva@posta.test' } }],
      [3, { claims: { before: [{ claimant: 'Petr', phone: '+420608111222' }], after: [] } }],
      [3, { place: { before: null, after: 'Sál' } }],
    ] as const;
    for (const [id, change] of changes)
      await sql`
        insert into history (resource, record_id, version, at, action, actor_name, changes)
        values ('found-items', ${id}, 1, now(), 'edit', 'Systém', ${JSON.stringify(change)}::jsonb)`.execute(central.db);
    const found = async (person: typeof finder) =>
      (
        await sql<{
          changes: object;
        }>`select changes from history where ${isDeclaredHistory(person, entities)} and changes <> '{}' order by id`.execute(central.db)
      ).rows.map((row) => row.changes);
    expect(await found(finder)).toEqual([changes[0][1], changes[1][1]]);
    expect(await found(claimant)).toEqual([changes[2][1]]);
  });

  it('are named to a restore, which erases again who was erased since', async () => {
    const values = await Promise.all(
      declaredContacts(entities).map(async (one) => (await sql<{ value: string }>`${one}`.execute(central.db)).rows),
    );
    expect(values.flat().map(({ value }) => value)).toEqual(expect.arrayContaining(['jan@gmail.com', '+420608111222', '+420601000000']));
  });
});
