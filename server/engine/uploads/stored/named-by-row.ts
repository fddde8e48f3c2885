import { sql } from 'kysely';
import { may } from '../../../../contract/basics/access.ts';
import { documentFieldsOf, fileFieldsOf, findDigests } from '../../../../contract/derive/files.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../../db/rows/present.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { SignedCall } from '../../call/call.ts';
import { createReading, type ResourceTools } from '../../rows/resource-tools.ts';

/** Whether the caller may read the row, and the row holds the digest now or held it before. */
export async function isNamedByRow(
  tools: ResourceTools,
  resource: AnyResource,
  call: SignedCall,
  { id, digest }: { readonly id: number; readonly digest: string },
): Promise<boolean> {
  const reading = createReading(resource, tools, call);
  const row =
    (await findRow(reading, id)) ??
    (may(call.session.user, resource, 'delete') ? await findRow({ ...reading, trash: true }, id) : undefined);
  if (row === undefined) return false;
  return fieldsNaming(resource, row, digest).length > 0 || (await namedBefore(tools, resource, id, digest));
}

/** The fields by which a row names a file. */
export function fieldsNaming(resource: AnyResource, row: Row, digest: string): readonly string[] {
  return [...fileFieldsOf(resource), ...documentFieldsOf(resource)].flatMap(([name, field]) =>
    findDigests(field, row[name]).includes(digest) ? [name] : [],
  );
}

/** Whether a field of the row named the file before. */
async function namedBefore({ db }: ResourceTools, resource: AnyResource, id: number, digest: string): Promise<boolean> {
  const fields = [...fileFieldsOf(resource), ...documentFieldsOf(resource)];
  const named = fields.map(([name]) => sql`position(${digest} in coalesce(changes->>${name}, '')) > 0`);
  const { rows } = await sql`select from history
    where resource = ${resource.name} and record_id = ${id} and (${sql.join(named, sql` or `)}) limit 1`.execute(db);
  return rows.length > 0;
}
