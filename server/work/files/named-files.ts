import { type RawBuilder, sql } from 'kysely';
import { webGroups } from '../../../contract/resources/web-orders/web-groups.ts';
import { webOrderSettings } from '../../../contract/resources/web-orders/web-order-settings.ts';
import { tableOf } from '../../db/tables/names.ts';

/** Fields by which records name a file. */
export const fileFields = [
  { resource: webOrderSettings, fields: ['logo_file', 'terms_file'] },
  { resource: webGroups, fields: ['picture_file'] },
] as const;

/**
 * Whether something names the row of `files`: a record, one in the trash, an earlier version that can be brought back, a file that is
 * being imported, or a form that somebody has left unsaved.
 */
export const isFileNamed: RawBuilder<boolean> = sql`(${sql.join(
  [
    ...fileFields.map(({ resource, fields }) => {
      const isOne = fields.map((name) => sql`t.${sql.ref(name)} = files.digest`);
      return sql`exists (select from ${sql.table(tableOf(resource))} t where ${sql.join(isOne, sql` or `)})`;
    }),
    sql`exists (select from history h
      where h.resource = any(${fileFields.map(({ resource }) => resource.name)}::text[]) and position(files.digest in h.changes::text) > 0)`,
    sql`exists (select from import_chunks c where position(files.digest in c.records) > 0)`,
    sql`exists (select from preferences p where position(files.digest in p.value) > 0)`,
  ],
  sql` or `,
)})`;
