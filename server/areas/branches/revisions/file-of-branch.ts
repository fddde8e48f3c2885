import { type RawBuilder, sql } from 'kysely';
import { derivedValuesOf } from '../../../../contract/channels/branch/derived-values.ts';
import { documentFieldsOf, fileFieldsOf } from '../../../../contract/derive/files.ts';
import type { Database } from '../../../db/database.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { StoredFile } from '../../../engine/uploads/stored/answer-file.ts';
import { ownedBy, syncedResources } from './branch-rows.ts';

/** Entities of which rows bring their files to a branch, with the columns that name them. */
const bringing = syncedResources
  .filter(({ name }) => derivedValuesOf(name).length > 0)
  .map((resource) => ({
    resource,
    named: [
      ...fileFieldsOf(resource).map(([name]) => sql`t.${sql.ref(name)} = files.digest`),
      ...documentFieldsOf(resource).map(([name]) => sql`position(files.digest in t.${sql.ref(name)}::text) > 0`),
    ],
  }));

/** The file, where a row that the branch of the store has now names it. */
export async function fileOfBranch(db: Database, storeId: number, digest: string): Promise<StoredFile | undefined> {
  const isBrought: RawBuilder<boolean> = sql`(${sql.join(
    bringing.map(
      ({ resource, named }) => sql`exists (select from ${sql.table(tableOf(resource))} t
        where t.deleted_at is null and ${ownedBy(resource, storeId)} and (${sql.join(named, sql` or `)}))`,
    ),
    sql` or `,
  )})`;
  const file = await db
    .selectFrom('files')
    .select((row) => ['digest', 'type', 'bytes', row('content', 'is not', null).as('has_content')])
    .where('digest', '=', digest)
    .where('is_public', '=', true)
    .where(isBrought)
    .executeTakeFirst();
  return file === undefined ? undefined : { digest, type: file.type, bytes: file.bytes, isInDatabase: Boolean(file.has_content) };
}
