import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import { stateSince } from '../../../contract/rules/branch-status/freshness.ts';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useWords } from '../../crud/core/words.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { formatSilence } from '../format-duration.ts';
import { useKnown } from '../reported-value.tsx';
import { SilenceAction } from '../silence-advice.tsx';
import { silenceWords } from '../silence-words.ts';
import { StateSince } from '../state-since.tsx';
import { StateMark } from '../store-state.tsx';
import './attention-row.css';
import { useHomeWords } from './home-words.ts';

type AttentionRowProps = {
  readonly store: DashboardStore;
  readonly state: StoreState;
  /** Its heading: below the heading of a part of the screen, or right below that of the screen. */
  readonly heading?: 'h2' | 'h3';
};

/** One silent store: since when, why, what to do next, and what it said last. */
export const AttentionRow = memo(function AttentionRow({ store, state, heading: Heading = 'h3' }: AttentionRowProps): JSX.Element | null {
  const words = useHomeWords();
  const { monitoring } = useWords();
  const since = stateSince(store, state);
  const lasts = useFromClock((now) => (since === null ? '' : formatSilence(words, now.getTime() - Date.parse(since))));
  const { freshness, asOf } = useKnown(store);
  const advice = silenceWords(monitoring, store, state);
  if (advice === null) return null;
  return (
    <article className={`attention-row attention-row--${state}`}>
      <div className="attention-row__name">
        <Heading>
          <Link to={`/stores/${store.id}`} title={store.label}>
            {store.label}
          </Link>
        </Heading>
        <p>
          <StateMark state={state} /> <StateSince {...{ store, state }} /> {lasts === '' ? null : `(${lasts})`}
        </p>
      </div>
      <div className="attention-row__reason">
        <p title={advice.reason}>{advice.reason}</p>
        <p className="quiet" title={advice.next}>
          {advice.next}
        </p>
      </div>
      <div className="attention-row__last">
        {freshness === 'earlier_today' ? (
          <>
            <p>{words.waited(store.today.waiting)}</p>
            <p>{asOf}</p>
          </>
        ) : (
          <p>{words.noDataToday}</p>
        )}
      </div>
      <div className="attention-row__action">
        <SilenceAction {...{ store, advice }} className={buttonClass('secondary')} icon={<Icon name="phone" size={16} />} />
      </div>
    </article>
  );
});
