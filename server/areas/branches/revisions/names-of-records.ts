import type { Actor } from '../../../../contract/basics/access.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/rows/present.ts';
import type { ListQuery } from '../../../db/rows/query/query.ts';
import { listRows } from '../../../db/rows/read.ts';
import { syncedResources } from './branch-rows.ts';

type Asking = { readonly db: Database; readonly actor: Actor; readonly now: Date };
type RecordOf = { readonly resource: string; readonly record_id: number };
/** By entity and identifier. */
export type RecordNames = ReadonlyMap<string, { readonly name: string; readonly exists: boolean }>;

/** What represents the records, also of those that were deleted. */
export async function namesOfRecords(asking: Asking, records: readonly RecordOf[]): Promise<RecordNames> {
  const names = new Map<string, { readonly name: string; readonly exists: boolean }>();
  for (const resource of syncedResources) {
    const ids = [...new Set(records.filter((record) => record.resource === resource.name).map(({ record_id }) => record_id))];
    if (ids.length === 0) continue;
    const byId: ListQuery = {
      conditions: [{ name: 'id', operator: 'in', value: ids }],
      search: null,
      sort: [['id', 'asc']],
      offset: 0,
      limit: ids.length,
    };
    const reading = { ...asking, resource };
    const deleted = await listRows({ ...reading, trash: true }, byId, 'reference');
    const present = await listRows(reading, byId, 'reference');
    const remember = (rows: typeof present.rows, exists: boolean): void => {
      for (const row of rows) names.set(`${resource.name} ${row.id}`, { name: nameIn(row, resource.represent), exists });
    };
    remember(deleted.rows, false);
    remember(present.rows, true);
  }
  return names;
}

function nameIn(row: Row, represent: string): string {
  const name = row[represent];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : String(row.id);
}
