import type { JSX } from 'react';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';
import { formatWait } from '../../../branch-status/format-duration.ts';
import { type Known, useKnown } from '../../../branch-status/reported-value.tsx';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';

type CardFiguresProps = { readonly store: DashboardStore; readonly number: (count: number) => string };

/**
 * Today in four numbers: tickets against the usual, served, ordered, and who waits now; grey where a silent store said them last.
 * Orders the central keeps itself, so that their count holds whatever the store said.
 */
export function CardFigures({ store, number }: CardFiguresProps): JSX.Element {
  const words = useHomeWords();
  const { monitoring } = useConsoleWords();
  const { today, usual } = store;
  const known = useKnown(store);
  const { waiting_since: since } = today;
  const waits = useFromClock((now) => (since === null ? '' : formatWait(words, now.getTime() - Date.parse(since))));
  const isNow = known.freshness === 'now';
  // Since when nothing is known, the state says; only a figure that is shown needs its own time.
  const then = known.freshness === 'earlier_today' ? known.asOf : '';
  const note = isNow && waits !== '' ? words.waitsLongest(waits) : then;
  return (
    <dl className={isNow ? 'store-card__figures' : 'store-card__figures store-card__figures--then'}>
      <div>
        <dt>{words.tickets}</dt>
        <Figure {...{ known }}>{number(today.tickets)}</Figure>
        {usual.days === 0 ? null : <dd className="store-card__note">{words.usualNow(number(usual.until_now))}</dd>}
      </div>
      <div>
        <dt>{words.served}</dt>
        <Figure {...{ known }}>{number(today.served)}</Figure>
      </div>
      <div>
        <dt>{words.ordered}</dt>
        <dd className="store-card__own">{number(today.ordered)}</dd>
      </div>
      <div>
        <dt>{isNow ? words.waiting : monitoring.waitedCount}</dt>
        <Figure {...{ known }}>{number(today.waiting)}</Figure>
        {note === '' ? null : <dd className="store-card__note">{note}</dd>}
      </div>
    </dl>
  );
}

/** A count of today; of a store that has said nothing today none is known. */
function Figure({ known: { freshness }, children }: { readonly known: Known; readonly children: string }): JSX.Element {
  const { monitoring } = useConsoleWords();
  if (freshness === 'now' || freshness === 'earlier_today') return <dd>{children}</dd>;
  return (
    <dd>
      <span aria-hidden="true">{monitoring.noWait}</span>
      <span className="visually-hidden">{monitoring.unknown}</span>
    </dd>
  );
}
