import { sql } from 'kysely';
import { resources } from '../../../server/app.ts';
import { givenOnceKey } from '../../../server/db/tables/definitions.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import type { Central } from '../central.ts';

/**
 * Lets rows be made of any entity in any number, past the keys over several fields that its declaration names: a store has
 * one licence, and what is to be read of licences is read of more than one. The keys have tests of their own.
 */
export async function withoutSharedKeys({ db }: Pick<Central, 'db'>): Promise<void> {
  for (const resource of resources) {
    const shared = (resource.unique ?? []).map(({ fields }) => `${tableOf(resource)}_${fields.join('_')}_unique`);
    const given = givenOnceKey(resource)?.name;
    for (const index of given === undefined ? shared : [...shared, given]) {
      await sql`drop index if exists ${sql.table(index)}`.execute(db);
    }
  }
}
