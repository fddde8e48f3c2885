import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../../contract/basics/refusal.ts';
import { documentFieldsOf, fileFieldsOf } from '../../../contract/derive/files.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import type { Database } from '../../db/database.ts';
import { tableOf } from '../../db/tables/names.ts';
import type { DeviceFiles } from '../../engine/files/device-files.ts';
import { removeUnnamed } from '../../engine/files/remove-file.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);

const fileFields = resources.flatMap((resource) => {
  const fields = [
    ...fileFieldsOf(resource).map(([name]) => sql`t.${sql.ref(name)} = files.digest`),
    ...documentFieldsOf(resource).map(([name]) => sql`position(files.digest in t.${sql.ref(name)}::text) > 0`),
  ];
  return fields.length === 0 ? [] : [{ resource, fields }];
});

/**
 * Whether something names the row of `files`: a record, one in the trash, an earlier version that can be brought back, a file that is
 * being imported, a form that is not saved yet, or the backup of a store.
 */
export const isFileNamed: RawBuilder<boolean> = sql`(${sql.join(
  [
    ...fileFields.map(
      ({ resource, fields }) => sql`exists (select from ${sql.table(tableOf(resource))} t where ${sql.join(fields, sql` or `)})`,
    ),
    sql`exists (select from history h
      where h.resource = any(${fileFields.map(({ resource }) => resource.name)}::text[]) and position(files.digest in h.changes::text) > 0)`,
    sql`exists (select from import_chunks c where position(files.digest in c.records) > 0)`,
    sql`exists (select from preferences p where position(files.digest in p.value) > 0)`,
    sql`exists (select from backup_contents b where position(convert_to(files.digest, 'UTF8') in b.content) > 0)`,
  ],
  sql` or `,
)})`;

type Tools = { readonly db: Database; readonly files: DeviceFiles };

/** A record that takes a file is saved within this time after the file was sent. */
const keptMs = 24 * 3_600_000;
const atOnce = 100;

/**
 * Removes device files that nothing has named for a day, from the store too; whether there may be more. While the store does not
 * answer, they stay until the next run.
 */
export async function removeUnusedFiles({ db, files }: Tools, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - keptMs);
  const unused: RawBuilder<{ digest: string }> = sql`select digest from files
    where content is null and created_at < ${before} and not ${isFileNamed} order by digest limit ${atOnce}`;
  const { rows } = await unused.execute(db);
  try {
    for (const { digest } of rows) await removeUnnamed({ db, files, isNamed: isFileNamed }, digest, before);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  return rows.length === atOnce;
}
