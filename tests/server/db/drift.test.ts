import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { migrate, NewerSchema } from '../../../server/db/migrate.ts';
import { inCreationOrder } from '../../../server/db/tables/creation-order.ts';
import { definitionsOf } from '../../../server/db/tables/definitions.ts';
import { anEmptyDatabase } from '../../support/databases.ts';

const resources: Readonly<Record<string, AnyResource>> = registry;

type Thing = { readonly thing: string };

/** Everything of a schema's tables that the declarations decide, one line each, without the schema's name. */
async function catalogueOf(db: Database, schema: string): Promise<readonly string[]> {
  const { rows } = await sql<Thing>`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || a.attidentity::text as thing
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = ${schema}::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select c.relname || ' ' || o.conname || ' ' || pg_get_constraintdef(o.oid) from pg_constraint o join pg_class c on c.oid = o.conrelid
    where c.relnamespace = ${schema}::regnamespace and o.contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = ${schema}`.execute(db);
  return rows.map(({ thing }) => thing.replaceAll(`${schema}.`, '')).toSorted();
}

describe('the schema', () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await anEmptyDatabase();
    db = queriesOver(opened.pool);
    close = opened.close;
    await migrate(db);
  });
  afterAll(() => close());

  it('is after all migrations what the declarations ask for', async () => {
    const declared = await db.transaction().execute(async (transaction) => {
      await sql`create schema declared`.execute(transaction);
      await sql`set local search_path = declared, public`.execute(transaction);
      for (const resource of inCreationOrder(Object.values(resources))) {
        for (const statement of definitionsOf(resource, (name) => resources[name])) await sql.raw(statement).execute(transaction);
      }
      return catalogueOf(transaction, 'declared');
    });
    const own =
      /^(?:kysely_migration|history|credentials|sessions|refresh_tokens|one_time_links)|(?:on|ON) (?:kysely_|history|credentials|sessions|refresh_tokens|one_time_links)/u;
    const migrated = (await catalogueOf(db, 'public')).filter((thing) => !own.test(thing));
    expect(migrated).toEqual(declared);
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
