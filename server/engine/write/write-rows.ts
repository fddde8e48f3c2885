import { sql } from 'kysely';
import { bulkRows } from '../../../contract/basics/limits.ts';
import { Refusal, refuse } from '../../../contract/basics/refusal.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import type { ListQuery } from '../../db/rows/query/query.ts';
import { findIds, findRow, listRows, lockRows } from '../../db/rows/read.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';
import { actOnRow } from './act-on-row.ts';
import type { Entities } from './hooks.ts';
import { restoreRow } from './restore-row.ts';
import { deleteRow, editRow, lockedRow } from './write-row.ts';

/** One thing to do to many rows, already held against the declaration. */
export type BulkRequest = {
  /** `update`, `delete`, `restore` or an action of the entity. */
  readonly action: string;
  readonly rows: { readonly ids: readonly number[] } | { readonly filter: Pick<ListQuery, 'conditions' | 'search'> };
  readonly values: Values;
  /** A row that has another version now is refused; one without an entry is changed over what it is. */
  readonly versions: ReadonlyMap<number, number>;
};

export type RowOutcome = {
  readonly id: number;
  /** What represents the row; null when it does not exist or is out of sight. */
  readonly name: string | null;
  readonly result: 'done' | 'unchanged' | Refusal;
};

/** Does it to each row as if the row were alone: a refused one leaves nothing behind and keeps none of the others back. */
export async function writeRows(context: WriteContext, request: BulkRequest, entities: Entities): Promise<readonly RowOutcome[]> {
  const ids = await chosenIds(context, request);
  const names = await readNames(context, ids);
  await lockRows(context, ids);
  if (request.action === 'restore') await lockRows({ ...context, trash: true }, ids);
  const outcomes: RowOutcome[] = [];
  for (const id of ids) {
    const name = names.get(id) ?? null;
    const result = name === null ? refuse('not_found') : await alone(context, () => writeOne(context, id, request, entities));
    outcomes.push({ id, name, result });
  }
  return outcomes;
}

async function chosenIds(context: WriteContext, { action, rows }: BulkRequest): Promise<readonly number[]> {
  if ('ids' in rows) return rows.ids;
  const reading = action === 'restore' ? ({ ...context, trash: true } as const) : context;
  const { ids, total } = await findIds(reading, { ...rows.filter, sort: [], offset: 0, limit: bulkRows });
  if (total > bulkRows) throw refuse('bulk_too_large', { details: { count: total, max: bulkRows } });
  return ids;
}

/** Names of the rows that the actor sees, the deleted ones too: an error names the row that it is about. */
async function readNames(context: WriteContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const byId: ListQuery = {
    conditions: [{ name: 'id', operator: 'in', value: [...ids] }],
    search: null,
    sort: [['id', 'asc']],
    offset: 0,
    limit: bulkRows,
  };
  const present = await listRows(context, byId, 'reference');
  const deleted = await listRows({ ...context, trash: true }, byId, 'reference');
  return new Map([...deleted.rows, ...present.rows].map((row) => [row.id, nameOf(row[context.resource.represent]) ?? String(row.id)]));
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A savepoint: what was refused halfway is undone, and the transaction goes on. */
async function alone({ db }: WriteContext, work: () => Promise<Exclude<RowOutcome['result'], Refusal>>): Promise<RowOutcome['result']> {
  await sql`savepoint one_row`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint one_row`.execute(db);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint one_row`.execute(db);
    return error;
  }
}

async function writeOne(context: WriteContext, id: number, request: BulkRequest, entities: Entities): Promise<'done' | 'unchanged'> {
  const trashed = { ...context, trash: true } as const;
  const isTrashed = request.action === 'restore' && (await findRow(trashed, id)) !== undefined;
  const before = await lockedRow(isTrashed ? trashed : context, id);
  const version = request.versions.get(id) ?? before.version;
  if (version !== before.version) throw refuse('changed_meanwhile');
  if (request.action === 'delete') {
    await deleteRow(context, { id, version }, entities);
    return 'done';
  }
  const after = await written(context, { id, version }, request, entities);
  return isSame(after, before) ? 'unchanged' : 'done';
}

/** The version counts what is edited; live values change without one. */
function isSame(after: WholeRow, before: WholeRow): boolean {
  return after.version === before.version && JSON.stringify(after) === JSON.stringify(before);
}

function written(
  context: WriteContext,
  at: { readonly id: number; readonly version: number },
  { action, values }: BulkRequest,
  entities: Entities,
): Promise<WholeRow> {
  if (action === 'update') return editRow(context, at, values, entities);
  if (action === 'restore') return restoreRow(context, at, entities);
  return actOnRow(context, at, { action, draft: values }, entities);
}
