import { type Freshness, freshnessOf } from '../../contract/rules/branch-status/freshness.ts';
import { formatMoment } from '../../contract/rules/time/shown-time.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { useWords } from '../crud/core/words.ts';

type Heard = { readonly last_socket_communication_at: string | null };

export type Known = {
  readonly knowledge: Freshness;
  /** "údaj z 16:48" of what is not of now; empty where it is, and where there is nothing. */
  readonly asOf: string;
};

/** How much of what a store said is known, and of when it is. Moves on its own. */
export function useKnown(store: Heard): Known {
  const { monitoring } = useWords();
  const { last_socket_communication_at: last } = store;
  const knowledge = useFromClock((now) => freshnessOf(store, now));
  const moment = useFromClock((now) => (last === null ? '' : formatMoment(last, now)));
  return { knowledge, asOf: knowledge === 'now' || moment === '' ? '' : monitoring.asOf(moment) };
}
