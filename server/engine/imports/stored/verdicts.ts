import type { Details, ErrorCode, Problem } from '../../../../contract/basics/errors.ts';
import type { Refusal } from '../../../../contract/basics/refusal.ts';
import type { Changes } from '../../../../contract/derive/difference.ts';
import type { CellFault } from '../../../../contract/derive/imports/import-cell.ts';
import { type ImportState, importStates } from '../../../../contract/derive/imports/import-states.ts';

/** What a row of the file is to the rows that there are. */
export type Verdict =
  | { readonly state: 'new' }
  | { readonly state: 'same'; readonly id: number }
  | { readonly state: 'changed'; readonly id: number; readonly changes: Changes }
  | { readonly state: 'wrong'; readonly faults: readonly Fault[] };

/** What is wrong with a row: a problem of a value at its field, a cell that cannot be read, or a refusal at a field or of the whole row. */
export type Fault =
  | { readonly at: string; readonly problem: Problem }
  | { readonly at: string; readonly fault: CellFault; readonly details?: Details }
  | { readonly at: string | null; readonly refusal: ErrorCode; readonly details?: Details };

/** What a refusal has against a row, by the fields that it is at. */
export function listRowFaults({ code, options }: Refusal): readonly Fault[] {
  const problems = Object.entries(options.problems ?? {}).map(([at, problem]): Fault => ({ at, problem }));
  if (problems.length > 0) return problems;
  return [{ at: options.at ?? null, refusal: code, ...(options.details === undefined ? {} : { details: options.details }) }];
}

export type Counts = Readonly<Record<ImportState, number>>;

export const noCounts: Counts = { new: 0, changed: 0, same: 0, wrong: 0 };

export function countVerdicts(verdicts: readonly Pick<Verdict, 'state'>[]): Counts {
  const counts: Record<ImportState, number> = { ...noCounts };
  for (const { state } of verdicts) counts[state] += 1;
  return counts;
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum: Record<ImportState, number> = { ...noCounts };
  for (const counts of all) for (const state of importStates) sum[state] += counts[state];
  return sum;
}

/** How many rows the counts speak of. */
export function importedRows(counts: Counts): number {
  return importStates.reduce((sum, state) => sum + counts[state], 0);
}

/** How many stored values rows erase, and how many rows do. */
export type Cleared = { readonly values: number; readonly rows: number };

/** Fields where the value is erased. */
export function findCleared(changes: Changes): readonly string[] {
  return Object.entries(changes).flatMap(([name, { after }]) =>
    after === null || (Array.isArray(after) && after.length === 0) ? [name] : [],
  );
}

export function countCleared(verdicts: readonly Verdict[]): Cleared {
  const cleared = verdicts.map((verdict) => (verdict.state === 'changed' ? findCleared(verdict.changes).length : 0));
  return { values: cleared.reduce((sum, values) => sum + values, 0), rows: cleared.filter((values) => values > 0).length };
}
