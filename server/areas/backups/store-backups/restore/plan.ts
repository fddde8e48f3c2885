import { createHash } from 'node:crypto';
import { keptFields } from '../../../../../contract/derive/configuring.ts';
import { type Changes, compareValues } from '../../../../../contract/derive/difference.ts';
import type { AnyResource } from '../../../../../contract/kit/index.ts';
import type { WholeRow } from '../../../../db/rows/present.ts';
import type { KeptEntity, KeptRow } from '../backup-file.ts';
import type { StoreRows } from '../snapshot.ts';

const plannedActions = ['create', 'edit', 'bring_back', 'delete'] as const;
export type PlannedAction = (typeof plannedActions)[number];

/** One thing that bringing a store back to its backup does to a record. `row` is the record as it is, `wanted` as it was. */
export type Planned = {
  readonly resource: AnyResource;
  readonly id: number;
  readonly changes: Changes;
} & (
  | { readonly action: 'create'; readonly wanted: KeptRow }
  | { readonly action: 'edit' | 'bring_back'; readonly wanted: KeptRow; readonly row: WholeRow }
  | { readonly action: 'delete'; readonly row: WholeRow }
);

/** Records that stay as they are, because other stores have them too. */
export type LeftAlone = { readonly resource: AnyResource; readonly row: WholeRow };

/** `gone` are deleted rows by their identifier. */
type CurrentRows = StoreRows & { readonly gone: ReadonlyMap<number, WholeRow> };

/** What has to be done to the rows of an entity for them to be as the backup says. */
export function planFor({ resource, own, shared, gone }: CurrentRows, kept: KeptEntity | undefined): readonly Planned[] {
  const rows = new Map(own.map((row) => [row.id, row]));
  const left = new Set(shared.map(({ id }) => id));
  const wanted = kept?.rows.filter(({ id }) => !left.has(id)) ?? [];
  const known = new Set([...wanted.map(({ id }) => id), ...(kept?.shared ?? [])]);
  const placed = wanted.flatMap((row): readonly Planned[] => {
    const [current, deleted] = [rows.get(row.id), gone.get(row.id)];
    const changes = compareValues(resource, current ?? deleted ?? {}, onlyKept(resource, row));
    const common = { resource, id: row.id, wanted: row, changes };
    if (current !== undefined) return Object.keys(changes).length === 0 ? [] : [{ ...common, action: 'edit', row: current }];
    return deleted === undefined ? [{ ...common, action: 'create' }] : [{ ...common, action: 'bring_back', row: deleted }];
  });
  const added = own.flatMap((row): readonly Planned[] =>
    known.has(row.id) || resource.limitedBy === 'id' ? [] : [{ resource, id: row.id, changes: {}, action: 'delete', row }],
  );
  return [...placed, ...added];
}

/** Those of the backup that other stores share now, and that differ from how they were. */
export function leftAlone({ resource, shared }: StoreRows, kept: KeptEntity | undefined): readonly LeftAlone[] {
  const ids = new Set(kept?.rows.map(({ id }) => id));
  return shared.flatMap((row) => (ids.has(row.id) ? [{ resource, row }] : []));
}

/** What a preview was made over, in short: the records that it saw and their versions. */
export function fingerprintOf(current: readonly StoreRows[]): string {
  const seen = current.map(({ resource, own, shared }) => [resource.name, [...own, ...shared].map(({ id, version }) => [id, version])]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

/** Fields of the backup that there are still; one that came later keeps what it has. */
export function onlyKept(resource: AnyResource, row: KeptRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keptFields(resource).flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]] as const] : [])));
}
