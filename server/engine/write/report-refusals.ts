import { Refusal } from '../../../contract/basics/refusal.ts';
import type { Database } from '../../db/database.ts';
import type { Hooks, RefusedRow } from './hooks.ts';

type Reporting = { readonly db: Database; readonly hooks: Hooks; readonly now: Date };

/** Does the work. When it is refused, reports the refusal to the entity's `onRefused` and throws it again. */
export async function reportingRefusals<T>({ db, hooks, now }: Reporting, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await hooks.onRefused?.(db, findRefused([error]), now);
    throw error;
  }
}

/** The refusals among the outcomes. */
export function findRefused(outcomes: readonly unknown[]): readonly RefusedRow[] {
  return outcomes.flatMap((outcome) => {
    if (!(outcome instanceof Refusal)) return [];
    const { details, hit } = outcome.options;
    return [{ code: outcome.code, details, hit }];
  });
}
