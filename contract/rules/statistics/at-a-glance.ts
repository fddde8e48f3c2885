import { type Change, computeChange, isShownChange } from './change.ts';
import type { MeasureName, Value } from './definitions.ts';
import { isBelowTarget } from './target-share.ts';

type Said = Readonly<Record<string, Value>>;
export type GlancedRow = { readonly key: string; readonly values: Said; readonly compared: Said | null };

/** From how many a mean is worth looking at among others. */
const fewestCases = 10;

const valueIn = (row: GlancedRow, name: MeasureName): number => row.values[name]?.value ?? 0;
const countIn = (words: Said | null, name: MeasureName): number => words?.[name]?.n ?? 0;

/** Rows of which a share of calls in time is known: those below the target, the worst first, and how many there are in all. */
export function findMissedTargets<R extends GlancedRow>(
  rows: readonly R[],
  share?: number,
): { readonly below: readonly R[]; readonly known: number } {
  const known = rows.filter((row) => (row.values['service_level']?.value ?? null) !== null);
  const below = known.filter((row) => isBelowTarget('service_level', row.values['service_level']?.value ?? null, share));
  return { below: below.toSorted((one, other) => valueIn(one, 'service_level') - valueIn(other, 'service_level')), known: known.length };
}

/** Rows with the longest mean wait of those with enough clients, the longest first. */
export function longestWaits<R extends GlancedRow>(rows: readonly R[], most: number): readonly R[] {
  return rows
    .filter((row) => countIn(row.values, 'wait_mean') >= fewestCases)
    .toSorted((one, other) => valueIn(other, 'wait_mean') - valueIn(one, 'wait_mean'))
    .slice(0, most);
}

/** Rows with the greatest change of the mean wait from the compared period, of those with enough clients in both. */
export function mostChanged<R extends GlancedRow>(
  rows: readonly R[],
  most: number,
): readonly { readonly row: R; readonly change: Change }[] {
  return rows
    .flatMap((row) => {
      const isEnough = [row.values, row.compared].every((said) => countIn(said, 'wait_mean') >= fewestCases);
      const change = computeChange('wait_mean', row.values['wait_mean']?.value ?? null, row.compared?.['wait_mean']?.value ?? null);
      return change === null || !isShownChange('wait_mean', change.difference) || !isEnough ? [] : [{ row, change }];
    })
    .toSorted((one, other) => Math.abs(other.change.difference) - Math.abs(one.change.difference))
    .slice(0, most);
}
