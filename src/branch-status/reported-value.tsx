import type { JSX, ReactNode } from 'react';
import { type Freshness, freshnessOf } from '../../contract/rules/branch-status/freshness.ts';
import { formatMoment } from '../../contract/rules/time/shown-time.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { useWords } from '../crud/core/words.ts';
import './branch-status.css';

type ReportedValueProps = {
  readonly known: Known;
  /** Whether it is of one day, as counts are: then nothing is known of today where the store has been silent since before. */
  readonly isOfDay?: boolean;
  /** What is where nothing is known. */
  readonly unknown?: string | undefined;
  /** Whether the time is left to who listens to it and to the title, as there is no room. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
};

/** What a store reported: as it is, or grey with its time where the store is silent, or that it is not known. */
export function ReportedValue({
  known: { knowledge, asOf },
  isOfDay = false,
  unknown,
  isShort = false,
  children,
}: ReportedValueProps): JSX.Element {
  const { monitoring } = useWords();
  if (knowledge === 'now') return <>{children}</>;
  if (knowledge === 'never' || (isOfDay && knowledge === 'earlier'))
    return <span className="last-reported">{unknown ?? monitoring.unknown}</span>;
  if (isShort) {
    return (
      <span className="last-reported" title={asOf}>
        {children}
        <span className="visually-hidden">, {asOf}</span>
      </span>
    );
  }
  return (
    <span className="last-reported">
      {children}, {asOf}
    </span>
  );
}

type Contacted = { readonly last_socket_communication_at: string | null };

export type Known = {
  readonly knowledge: Freshness;
  /** "údaj z 16:48" of what is not of now; empty where it is, and where there is nothing. */
  readonly asOf: string;
};

/** How much of what a store said is known, and of when it is. Moves on its own. */
export function useKnown(store: Contacted): Known {
  const { monitoring } = useWords();
  const { last_socket_communication_at: last } = store;
  const knowledge = useFromClock((now) => freshnessOf(store, now));
  const moment = useFromClock((now) => (last === null ? '' : formatMoment(last, now)));
  return { knowledge, asOf: knowledge === 'now' || moment === '' ? '' : monitoring.asOf(moment) };
}
