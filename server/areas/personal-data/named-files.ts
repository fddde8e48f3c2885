import { type RawBuilder, sql } from 'kysely';
import { documentFieldsOf, fileFieldsOf } from '../../../contract/derive/files.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { tableOf } from '../../db/tables/names.ts';

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
