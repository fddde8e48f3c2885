import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Entities } from '../../write/entities.ts';
import type { Lookup } from './lookups.ts';
import type { Table } from './table.ts';

/** Everything that rows are judged by. `db` of the writing is a transaction only while rows are stored. */
export type Judging = {
  readonly context: WriteContext;
  readonly entities: Entities;
  readonly table: Table;
  readonly lookups: ReadonlyMap<string, Lookup>;
  /** Lines of the file by the unique values on them, and whether they change nothing: filled as rows are judged in their order. */
  readonly seen: Map<string, { readonly line: number; readonly isSame: boolean }>;
  /** Whether what is found must stay as it is until the transaction ends. */
  readonly locks: boolean;
};

/** Entities that columns of the table refer to. */
export function findReferredEntities(table: Table, find: (name: string) => AnyResource | undefined): readonly AnyResource[] {
  const names = table.columns.flatMap(({ field }) => (field.kind === 'reference' || field.kind === 'references' ? [field.target] : []));
  return [...new Set(names)].flatMap((name) => find(name) ?? []);
}
