import type { Figures, Times } from '../../../contract/rules/statistics/figures.ts';
import { unpacked } from '../../../contract/rules/statistics/histogram.ts';
import { hourGroupings } from '../../../contract/rules/statistics/question.ts';
import type { Database } from '../../db/database.ts';
import { answerSql, isOfWholeStores, type Scope } from './question-sql.ts';

type Row = Readonly<Record<string, unknown>> & { readonly key: string };

/** Figures by key. A store, a region and a whole have a peak only where it is that of one store. */
export async function readAnswer(db: Database, scope: Scope): Promise<ReadonlyMap<string, Figures>> {
  if (scope.stores.length === 0) return new Map();
  const { rows } = await answerSql(scope).execute(db);
  const hasPeak = isOfWholeStores(scope) && !hourGroupings.includes(scope.by) && (scope.by === 'store' || scope.stores.length === 1);
  return new Map(rows.filter(isRow).map((row) => [row.key, figuresOf(row, { hasPeak, byLength: scope.byLength })]));
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string';
}

function figuresOf(row: Row, { hasPeak, byLength }: { readonly hasPeak: boolean; readonly byLength: boolean }): Figures {
  const count = (name: string): number => Number(row[name] ?? 0);
  const orNull = (name: string): number | null => (row[name] === null || row[name] === undefined ? null : Number(row[name]));
  const times = (name: string): Times => {
    const packed = row[`${name}_histogram`];
    return {
      count: count(`${name}_count`),
      sum: count(`${name}_sum`),
      shortest: orNull(`${name}_min`),
      longest: orNull(`${name}_max`),
      histogram: byLength ? unpacked(Array.isArray(packed) ? packed.map(Number) : []) : null,
    };
  };
  return {
    tickets: count('tickets'),
    clients: count('clients'),
    called: count('called'),
    served: count('served'),
    missed: count('missed'),
    cancelled: count('cancelled'),
    transferred: count('transferred'),
    ordered: count('ordered'),
    arrived: count('arrived'),
    unserved: count('unserved'),
    waits: times('wait'),
    handlings: times('handling'),
    leavings: times('left'),
    peak: hasPeak ? count('peak') : null,
  };
}
