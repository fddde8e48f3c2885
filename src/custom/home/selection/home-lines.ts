import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../../contract/rules/branch-status/store-state.ts';
import type { StoreGroup } from './group-stores.ts';

/** What is in a line of the page: a heading, one store that needs someone, or as many stores as there is room for side by side. */
export type HomeLine =
  | { readonly kind: 'heading'; readonly key: string; readonly heading: StoreState | 'attention' | 'others'; readonly count: number }
  | { readonly kind: 'attention' | 'cells' | 'cards'; readonly key: string; readonly stores: readonly PlacedStore[] };
export type PlacedStore = { readonly store: DashboardStore; readonly state: StoreState };

/** Every store as a whole card, under the headings of the states. */
export function cardLines(groups: readonly StoreGroup[], columns: number): readonly HomeLine[] {
  return groups.flatMap(({ state, stores }): readonly HomeLine[] => [
    { kind: 'heading', key: state, heading: state, count: stores.length },
    ...inLines(stores, columns).map((line, place) => {
      const placed = line.map((store) => ({ store, state }));
      return { kind: 'cards', key: `${state} ${place}`, stores: placed } as const;
    }),
  ]);
}

/** Silent stores first, a line each; the others next to each other in cells. */
export function cellLines(groups: readonly StoreGroup[], columns: number): readonly HomeLine[] {
  const placed = groups.flatMap(({ state, stores }) => stores.map((store) => ({ store, state })));
  const attention = placed.filter(isSilent);
  const others = placed.filter((one) => !isSilent(one));
  return [
    ...headingOf('attention', attention.length),
    ...attention.map((one) => ({ kind: 'attention', key: `attention ${one.store.id}`, stores: [one] }) as const),
    ...headingOf('others', others.length),
    ...inLines(others, columns).map((stores, place) => ({ kind: 'cells', key: `cells ${place}`, stores }) as const),
  ];
}

function headingOf(heading: 'attention' | 'others', count: number): readonly HomeLine[] {
  return count === 0 ? [] : [{ kind: 'heading', key: heading, heading, count }];
}

function isSilent({ state }: PlacedStore): boolean {
  return state === 'silent' || state === 'temporarily_silent';
}

function inLines<T>(all: readonly T[], columns: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, line) => all.slice(line * columns, (line + 1) * columns));
}
