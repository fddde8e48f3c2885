import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { derivedValuesOf } from '../../../../contract/channels/branch/derived-values.ts';
import type { BranchRevision } from '../../../../contract/channels/branch/to-branch.ts';
import { fieldOf, fieldsOf, isForBranch } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { type DesignFile, findLayoutDigests } from '../../../../contract/rules/kiosk/layout/design-files.ts';
import { startOfDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../../db/database.ts';
import { jsonRows, storedColumns } from '../../../db/rows/json-row.ts';
import { sourceOf } from '../../../db/rows/query/source.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';

export type BranchRow = { readonly resource: string; readonly id: number; readonly values: Values };
/** All rows of an entity, or those of the identifiers. */
export type Wanted = { readonly resource: AnyResource; readonly ids?: readonly number[] };
type Asked = { readonly db: Database; readonly storeId: number; readonly now: Date };

/** Rows as a branch gets them: all that is there, is its own and is not over, in one statement, so that all are of one moment. */
export async function readBranchRows({ db, storeId, now }: Asked, wanted: readonly Wanted[]): Promise<readonly BranchRow[]> {
  if (wanted.length === 0) return [];
  const parts = wanted.map(({ resource, ids }) => {
    const among = ids === undefined ? sql`true` : sql`t.id = any(${[...ids]}::int[])`;
    const stored = sql`
      select ${storedColumns(resource, 'whole')} from ${sourceOf(resource)}
      where t.deleted_at is null and ${among} and ${ownedBy(resource, storeId)} and ${stillToCome(resource, now)} order by t.id`;
    return sql`select ${resource.name}::text as resource, j.row from (${jsonRows({ resource, view: 'whole', now }, stored)}) j`;
  });
  const { rows } = await sql<{ resource: string; row: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const byName = new Map(wanted.map(({ resource }) => [resource.name, resource]));
  const present = rows.flatMap(({ resource: name, row }) => {
    const resource = byName.get(name);
    const read: unknown = JSON.parse(row);
    if (resource === undefined || typeof read !== 'object' || read === null) return [];
    const values: Values = { ...read };
    return [{ resource: name, id: Number(values['id']), version: values['version'], values: branchValues(resource, values) }];
  });
  return withDerivedValues(db, present);
}

/** The rows with the values that follow from them: of a design its version, by which a kiosk says what it shows, and the files that it needs. */
async function withDerivedValues(
  db: Database,
  rows: readonly (BranchRow & { readonly version: unknown })[],
): Promise<readonly BranchRow[]> {
  const needsFiles = ({ resource }: BranchRow) => derivedValuesOf(resource).length > 0;
  const digests = [...new Set(rows.flatMap((row) => (needsFiles(row) ? findLayoutDigests(row.values) : [])))];
  const known = new Map(digests.length === 0 ? [] : (await publicFiles(db, digests)).map((file) => [file.digest, file]));
  return rows.map(({ version, ...row }) => {
    if (!needsFiles(row)) return row;
    const files = findLayoutDigests(row.values).flatMap((digest) => known.get(digest) ?? []);
    return { ...row, values: { ...row.values, version, files } };
  });
}

function publicFiles(db: Database, digests: readonly string[]): Promise<readonly DesignFile[]> {
  return db.selectFrom('files').select(['digest', 'type', 'bytes']).where('digest', 'in', digests).where('is_public', '=', true).execute();
}

/** Whether the row is one of the store. A row of no store is every store's. */
export function ownedBy(resource: AnyResource, storeId: number): RawBuilder<unknown> {
  const { limitedBy } = resource;
  if (limitedBy === null) return sql`true`;
  const column = sql.ref(`t.${limitedBy}`);
  return fieldOf(resource, limitedBy)?.kind === 'references' ? sql`${column} && array[${storeId}::int]` : sql`${column} = ${storeId}`;
}

function stillToCome(resource: AnyResource, now: Date): RawBuilder<unknown> {
  const ending = endingFieldOf(resource);
  return ending === undefined ? sql`true` : sql`${sql.ref(`t.${ending}`)} >= ${startOfDay(wallTimeAt(now))}`;
}

/** Entities that branches receive, those first that others refer to. */
export const syncedResources: readonly AnyResource[] = Object.values<AnyResource>(registry).filter(({ syncs }) => syncs === true);

/** A branch has no use for what is over: reservations of days that have passed. */
const endedBy: Readonly<Record<string, string | undefined>> = { orders: 'starts_at' };

/** The time by which rows are over, where they ever are. */
export function endingFieldOf({ name }: Pick<AnyResource, 'name'>): string | undefined {
  return endedBy[name];
}

/** What a branch receives of a row: never what is kept encrypted, live, or from branches. */
function branchValues(resource: AnyResource, row: Values): Values {
  return Object.fromEntries(fieldsOf(resource).flatMap(([name, field]) => (isForBranch(field) ? [[name, row[name] ?? null]] : [])));
}

const jsonValues = z.record(z.string(), z.json());

/** Values that the database wrote as JSON, typed as the channel has them. */
export function wireValues(values: Values): BranchRevision['values'] {
  return jsonValues.parse(values);
}
