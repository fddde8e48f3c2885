import { defaultOf } from '../../contract/derive/check-draft.ts';
import { computedOf } from '../../contract/derive/computed.ts';
import { fieldsOf, isReadable } from '../../contract/derive/fields.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { demonstration } from '../../server/demo/demonstration.ts';

/** A row as the API gives it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

/** Rows in memory, by entity. */
export type Tables = {
  readonly rowsOf: (resource: AnyResource) => readonly Row[];
  readonly find: (resource: AnyResource, id: number) => Row | undefined;
  readonly put: (resource: AnyResource, row: Row) => void;
  readonly remove: (resource: AnyResource, id: number) => void;
  readonly nextId: (resource: AnyResource) => number;
};

/** The rows of the demonstration at `now`, without tickets: making a year of them takes twenty seconds. */
export function demonstrationTables(now: Date): Tables {
  const { rows, settings } = demonstration(now);
  const given: Readonly<Record<string, readonly Given[]>> = rows;
  const ofSettings: Readonly<Record<string, Given>> = settings;
  const tables = new Map(
    Object.values<AnyResource>(registry).map((resource) => {
      const made = given[resource.name] ?? (resource.singleton === true ? [{ ...ofSettings[resource.name], id: 1 }] : []);
      return [resource.name, new Map(made.map((row) => wholeRow(resource, row, now)).map((row) => [row.id, row] as const))] as const;
    }),
  );
  const tableOf = ({ name }: AnyResource): Map<number, Row> => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`nobody declares ${name}`);
    return table;
  };
  return {
    rowsOf: (resource) => [...tableOf(resource).values()],
    find: (resource, id) => tableOf(resource).get(id),
    put: (resource, row) => tableOf(resource).set(row.id, row),
    remove: (resource, id) => tableOf(resource).delete(id),
    nextId: (resource) => Math.max(0, ...tableOf(resource).keys()) + 1,
  };
}

type Given = Readonly<Record<string, unknown>>;

/** Completes a row to what its schema requires: fills defaults into missing fields and computes the computed ones. */
export function wholeRow(resource: AnyResource, given: Given, now: Date): Row {
  const at = now.toISOString();
  const { id, version } = given;
  const row: Record<string, unknown> = { created_at: at, updated_at: at, ...given };
  for (const [name, field] of fieldsOf(resource)) {
    if (!isReadable(field)) delete row[name];
    else if (field.kind === 'computed') row[name] = computedOf(field, row, now);
    else if (row[name] === undefined) row[name] = defaultOf(field);
  }
  return { ...row, id: typeof id === 'number' ? id : 1, version: typeof version === 'number' ? version : 1 };
}
