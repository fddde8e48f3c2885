import { sql } from 'kysely';
import { resources } from '../../../server/app.ts';
import { uniqueNumberKey } from '../../../server/db/tables/definitions.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import type { Central } from '../central.ts';

/**
 * Lets rows be made of any entity in any number, past the keys over several fields that its declaration names: a store has
 * one licence, and what is to be read of licences is read of more than one. The keys have tests of their own.
 */
export async function withoutSharedKeys({ db }: Pick<Central, 'db'>): Promise<void> {
  for (const resource of resources) {
    for (const { fields } of resource.unique ?? []) {
      const index = `${tableOf(resource)}_${fields.join('_')}_unique`;
      await sql`drop index if exists ${sql.table(index)}`.execute(db);
    }
  }
}

/** The same of what the server gives out once. It must not make such rows itself afterwards, because it relies on the key. */
export async function withoutGivenKeys({ db }: Pick<Central, 'db'>): Promise<void> {
  for (const resource of resources) {
    const key = uniqueNumberKey(resource);
    if (key !== undefined) await sql`drop index if exists ${sql.table(key.name)}`.execute(db);
  }
}
