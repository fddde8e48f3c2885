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
  known: { freshness, asOf },
  isOfDay = false,
  unknown,
  isShort = false,
  children,
}: ReportedValueProps): JSX.Element {
  const { monitoring } = useWords();
  if (freshness === 'now') return <>{children}</>;
  if (freshness === 'never' || (isOfDay && freshness === 'earlier'))
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
  readonly freshness: Freshness;
  /** "údaj z 16:48" of what is not of now; empty where it is, and where there is nothing. */
  readonly asOf: string;
};

/** How much of what a store said is known, and of when it is. Moves on its own. */
export function useKnown(store: Contacted): Known {
  const { monitoring } = useWords();
  const { last_socket_communication_at: last } = store;
  const freshness = useFromClock((now) => freshnessOf(store, now));
  const moment = useFromClock((now) => (last === null ? '' : formatMoment(last, now)));
  return { freshness, asOf: freshness === 'now' || moment === '' ? '' : monitoring.asOf(moment) };
}
