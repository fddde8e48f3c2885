import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyResource, defineResource, type Field, type Fields, field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { type Database, queriesOver, type Tables } from '../../../server/db/database.ts';
import { migrate, NewerSchema } from '../../../server/db/migrate.ts';
import { ownTables } from '../../../server/db/own-tables.ts';
import { draftMigrationStatements } from '../../../server/db/tables/draft.ts';
import { findDrift } from '../../../server/db/tables/drift.ts';
import { reservedNames } from '../../../server/db/tables/reserved-names.ts';
import { anEmptyDatabase } from '../../support/databases.ts';

const resources: readonly AnyResource[] = Object.values(registry);

const foundKeys = defineResource({
  name: 'found-keys',
  page: '/stores/found-keys',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'label',
  fields: {
    store_id: field.reference('stores', { required: true }),
    label: field.text({ required: true, max: 80, unique: 'duplicate' }),
    photos: field.children({ title: field.text({ required: true, max: 80 }) }, { max: 5 }),
  },
  list: { columns: ['label', 'store_id'], sort: ['label', 'asc'], search: ['label'] },
  form: { main: ['store_id', 'label', 'photos'] },
});

const withoutRegions = resources.filter(({ name }) => name !== 'regions');

function withFields(added: Fields, dropped?: string): readonly AnyResource[] {
  const fields = Object.fromEntries(Object.entries<Field>({ ...registry.regions.fields, ...added }).filter(([name]) => name !== dropped));
  return [...withoutRegions, { ...registry.regions, fields, list: { columns: ['name'], sort: ['name', 'asc'] } }];
}

/** Runs the work in a transaction of which nothing stays. */
async function inVain(db: Database, work: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> {
  const transaction = await db.startTransaction().execute();
  try {
    await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

describe('the schema', () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await anEmptyDatabase();
    db = queriesOver(opened);
    close = opened.close;
    await migrate(db);
  });
  afterAll(() => close());

  it('has no column that is called by a word of SQL', () => {
    expect(reservedNames({ fields: { when: field.day({}), rows: field.children({ user: field.text({ max: 80 }) }, { max: 5 }) } })).toEqual(
      ['when', 'rows.user'],
    );
    expect(resources.flatMap(reservedNames)).toEqual([]);
  });

  it('is after all migrations what the declarations ask for', async () => {
    await inVain(db, async (transaction) => {
      expect(await findDrift(transaction, resources, ownTables)).toEqual({ missing: [], extra: [] });
    });
  });

  it.each([
    { of: 'a new entity', declared: [...resources, foundKeys] },
    {
      of: 'new fields of a known entity',
      declared: withFields({ hint: field.text({ max: 40 }), colours: field.set(['red', 'blue'], {}) }),
    },
    {
      of: 'a new key',
      declared: [...withoutRegions, { ...registry.regions, unique: [{ fields: ['note'], error: 'duplicate', at: 'note' }] }],
    },
  ] satisfies readonly { of: string; declared: readonly AnyResource[] }[])(
    'is brought to $of by the drafted statements',
    async ({ declared }) => {
      await inVain(db, async (transaction) => {
        const { statements, undecided } = draftMigrationStatements(await findDrift(transaction, declared, ownTables), declared);
        for (const statement of statements) await sql.raw(statement).execute(transaction);
        const left = await findDrift(transaction, declared, ownTables);
        expect({ declared: left.missing, present: left.extra }).toEqual(undecided);
      });
    },
  );

  it('asks about what rows cannot be without and about what nobody declares any more', async () => {
    await inVain(db, async (transaction) => {
      const renamed = withFields({ colour: field.colour({ required: true }) }, 'note');
      const { undecided } = draftMigrationStatements(await findDrift(transaction, renamed, ownTables), renamed);
      expect([...undecided.declared, ...undecided.present].map(({ name }) => name)).toEqual(expect.arrayContaining(['colour', 'note']));
    });
  });

  it('stays as it is when it is already up to date', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('is left alone when a newer program made it', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2099-01-01')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(NewerSchema);
  });

  it('refuses to change or delete what was audited', async () => {
    await sql`insert into audit_log (action) values ('sign_in')`.execute(db);
    await expect(sql`update audit_log set actor_name = 'somebody else'`.execute(db)).rejects.toThrow(/never changed/u);
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow(/never changed/u);
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(/never changed/u);
  });
});
