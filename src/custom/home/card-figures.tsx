import type { JSX } from 'react';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { useFromClock } from '../../resources/clock.ts';
import { spokenWait } from './spoken-time.ts';

type CardFiguresProps = Pick<DashboardStore, 'today' | 'usual'> & { readonly number: (count: number) => string };

/** Today in four numbers: tickets against the usual, served, ordered, and who waits now. */
export function CardFigures({ today, usual, number }: CardFiguresProps): JSX.Element {
  const { home: words } = useConsoleWords();
  const { waiting_since: since } = today;
  const waits = useFromClock((now) => (since === null ? '' : spokenWait(words, now.getTime() - Date.parse(since))));
  return (
    <dl className="store-card__figures">
      <div>
        <dt>{words.tickets}</dt>
        <dd>{number(today.tickets)}</dd>
        {usual.days === 0 ? null : <dd className="store-card__note">{words.usualNow(number(usual.until_now))}</dd>}
      </div>
      <div>
        <dt>{words.served}</dt>
        <dd>{number(today.served)}</dd>
      </div>
      <div>
        <dt>{words.ordered}</dt>
        <dd>{number(today.ordered)}</dd>
      </div>
      <div>
        <dt>{words.waiting}</dt>
        <dd>{number(today.waiting)}</dd>
        {waits === '' ? null : <dd className="store-card__note">{words.waitsLongest(waits)}</dd>}
      </div>
    </dl>
  );
}
