import type { Dashboard, DashboardStore } from '../../../contract/operations/dashboard.ts';
import { type Trouble, troublesOf, waitTroubles } from '../../../contract/rules/watching/troubles.ts';
import { watchedOn } from '../../watching/watched.ts';

/** Why those who wait at a store stand out. */
export type StandingOut = { readonly store: DashboardStore; readonly troubles: readonly Trouble[] };

/** Stores whose waits are out of the ordinary, by their own past or by the limits that are set; the longest wait first. */
export function standingOut(stores: readonly DashboardStore[], limits: Dashboard['limits'], now: Date): readonly StandingOut[] {
  return stores
    .map((store) => ({ store, troubles: troublesOf(watchedOn(store), limits, now).filter(({ kind }) => waitTroubles.includes(kind)) }))
    .filter(({ troubles }) => troubles.length > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

function weightOf({ troubles }: StandingOut): number {
  return Math.max(
    0,
    ...troubles.map((trouble) => (trouble.kind === 'long_wait' ? trouble.longest : trouble.kind === 'unusual_wait' ? trouble.now : 0)),
  );
}
