import type { JSX } from 'react';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { formatMinutes } from '../../../branch-status/format-duration.ts';
import { useKnown } from '../../../branch-status/reported-value.tsx';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { openNow, useOpening } from '../days/use-opening.ts';
import { useStoreStatus } from '../status/store-status.tsx';

/** The two facts under the name of a store: until when it is open, and how many wait. */
export function StoreLine({ record }: RecordSlotProps): JSX.Element {
  const id = idOf(record);
  const monitored = useStoreStatus(id).data?.monitored;
  return (
    <>
      <Hours storeId={id} />
      {monitored === undefined ? null : <People store={monitored} />}
    </>
  );
}

function Hours({ storeId }: { readonly storeId: number }): JSX.Element | null {
  const overview = useBranchOverviewWords();
  const intervals = useOpening(storeId).today?.intervals;
  const text = useFromClock((now) => {
    if (intervals === undefined) return '';
    const opening = openNow(intervals, now);
    if (opening.is === 'closed') return overview.closed;
    const say = { open: overview.openUntil, opens: overview.opensAt, ended: overview.endedAt }[opening.is];
    return say(opening.at.replace(/^0/u, ''));
  });
  return text === '' ? null : <>{text}. </>;
}

function People({ store }: { readonly store: MonitoredStore }): JSX.Element | null {
  const overview = useBranchOverviewWords();
  const { monitoring } = useWords();
  const { freshness, asOf } = useKnown(store);
  const count = store.services.reduce((sum, { waiting }) => sum + waiting, 0);
  const since = store.services[0]?.waiting_since ?? null;
  const minutes = useFromClock((now) => (since === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))));
  if (freshness === 'earlier_today') return <>{`${overview.waitedThen(count)}, ${asOf}.`}</>;
  if (freshness !== 'now') return null;
  const longest = since === null ? '' : `, ${overview.longestNow(formatMinutes(monitoring, minutes))}`;
  return <>{`${capitalise(overview.waitNow(count))}${longest}.`}</>;
}
