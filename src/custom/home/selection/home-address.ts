import { type StoreState, storeStates } from '../../../../contract/rules/branch-status/store-state.ts';
import type { StoreFilter } from './group-stores.ts';
import { type HomeSort, homeSorts } from './sort-stores.ts';

/** What of the dashboard the address keeps: which stores, in which order, and whether as whole cards. */
export type HomeAddress = StoreFilter & { readonly state: StoreState | null; readonly sort: HomeSort; readonly isWhole: boolean };

/** Reads the address; what it does not know is as if it were not there. */
export function parseHomeAddress(params: URLSearchParams): HomeAddress {
  const region = Number(params.get('region') ?? 'none');
  return {
    text: params.get('q') ?? '',
    region: Number.isSafeInteger(region) && region > 0 ? region : null,
    state: storeStates.find((state) => state === params.get('state')) ?? null,
    sort: homeSorts.find((sort) => sort === params.get('sort')) ?? 'wait',
    isWhole: params.get('view') === 'whole',
  };
}

/** Writes it next to whatever else is there; what is as usual is left out. */
export function withHomeAddress(params: URLSearchParams, { text, region, state, sort, isWhole }: HomeAddress): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ['q', text],
    ['region', String(region ?? '')],
    ['state', state ?? ''],
    ['sort', sort === 'wait' ? '' : sort],
    ['view', isWhole ? 'whole' : ''],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
