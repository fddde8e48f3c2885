import type { Query } from '@tanstack/react-query';
import type { StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import type { ConsoleCalls } from '../../../crud/core/calls.ts';

type Asked = { readonly today: string; readonly store: number; readonly target: number | null };

/** A forecast of a new branch comes within minutes: until then a screen without one asks again. */
export const forecastMilliseconds = 30_000;

/** How the coming days of a store are asked and kept: on the day that it is, for one target. */
export function planningOptions({ ask }: Pick<ConsoleCalls, 'ask'>, { today, store, target }: Asked) {
  return {
    queryKey: ['statistics-planning', today, store, target],
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<StatisticsPlanning> =>
      ask('GET /statistics-planning', { query: { store, ...(target === null ? {} : { target: String(target) }) }, signal }),
    retry: false,
    refetchInterval: ({ state }: Query<StatisticsPlanning>): number | false =>
      state.data?.made_on === null ? forecastMilliseconds : false,
  };
}
