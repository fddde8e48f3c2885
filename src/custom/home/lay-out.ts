import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../contract/rules/store-state.ts';
import type { StoreGroup } from './group-stores.ts';

/** A line of the grid: the heading of a group, or as many cards as stand side by side. */
export type GridRow =
  | { readonly kind: 'heading'; readonly key: string; readonly state: StoreState; readonly count: number }
  | { readonly kind: 'cards'; readonly key: string; readonly state: StoreState; readonly stores: readonly DashboardStore[] };

/** Groups as lines under each other. */
export function laidOut(groups: readonly StoreGroup[], columns: number): readonly GridRow[] {
  return groups.flatMap(({ state, stores }): readonly GridRow[] => [
    { kind: 'heading', key: state, state, count: stores.length },
    ...Array.from({ length: Math.ceil(stores.length / columns) }, (_, line) => ({
      kind: 'cards' as const,
      key: `${state} ${line}`,
      state,
      stores: stores.slice(line * columns, (line + 1) * columns),
    })),
  ]);
}
