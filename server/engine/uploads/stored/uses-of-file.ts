import { type RawBuilder, sql } from 'kysely';
import { may } from '../../../../contract/basics/access.ts';
import { documentFieldsOf, fileFieldsOf, namesFiles } from '../../../../contract/derive/files.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../../db/rows/present.ts';
import { findRow } from '../../../db/rows/read.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { AnswerOf, SignedCall } from '../../call/call.ts';
import { createReading, type ResourceTools } from '../../rows/resource-tools.ts';
import { fieldsNaming } from './named-by-row.ts';

type Uses = AnswerOf<'files.uses'>['body'];

/** This many rows of an entity are listed; the others are counted. */
const mostListed = 100;

/** The rows that name a file. Those that the caller may not read are counted. */
export async function usesOfFile(tools: ResourceTools, call: SignedCall, digest: string, isNamed: RawBuilder<boolean>): Promise<Uses> {
  const uses: Uses['uses'][number][] = [];
  let hidden = 0;
  for (const resource of tools.entities.all.filter(namesFiles)) {
    const isReadable = may(call.session.user, resource, 'show');
    const ids = await rowsNaming(tools, resource, digest);
    for (const [at, id] of ids.entries()) {
      const row = isReadable && at < mostListed ? await findRow(createReading(resource, tools, call), id) : undefined;
      if (row === undefined) hidden += 1;
      const fields = row === undefined ? [] : fieldsNaming(resource, row, digest);
      for (const field of fields) uses.push({ resource: resource.name, id, name: nameOf(resource, row) ?? String(id), field });
    }
  }
  const keptQuery: RawBuilder<{ kept: boolean }> = sql`select ${isNamed} as kept from files where digest = ${digest}`;
  const { rows } = await keptQuery.execute(tools.db);
  return { uses, hidden, kept: rows[0]?.kept === true && uses.length + hidden === 0 };
}

function nameOf({ represent }: AnyResource, row: Row | undefined): string | undefined {
  const name = row?.[represent];
  return typeof name === 'string' ? name : undefined;
}

async function rowsNaming({ db }: ResourceTools, resource: AnyResource, digest: string): Promise<readonly number[]> {
  const named = [
    ...fileFieldsOf(resource).map(([name]) => sql`t.${sql.ref(name)} = ${digest}`),
    ...documentFieldsOf(resource).map(([name]) => sql`position(${digest} in t.${sql.ref(name)}::text) > 0`),
  ];
  const naming: RawBuilder<{ id: number }> = sql`select t.id from ${sql.table(tableOf(resource))} t
    where t.deleted_at is null and (${sql.join(named, sql` or `)}) order by t.id`;
  const { rows } = await naming.execute(db);
  return rows.map(({ id }) => id);
}
