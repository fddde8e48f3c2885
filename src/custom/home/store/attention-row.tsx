import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../../contract/rules/store-state.ts';
import { stateSince } from '../../../../contract/rules/watching/knowledge.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { formatPhone } from '../../../crud/vocabulary/format.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { isAboutKey, silenceWords } from '../../../watching/silence-words.ts';
import { StateMark } from '../../../watching/state-mark.tsx';
import { StateSince } from '../../../watching/state-since.tsx';
import { useKnown } from '../../../watching/use-known.ts';
import { formatSilence } from './format-duration.ts';
import './attention-row.css';

type AttentionRowProps = { readonly store: DashboardStore; readonly state: StoreState };

/** One silent store: since when, why, what to do next, and what it said last. */
export const AttentionRow = memo(function AttentionRow({ store, state }: AttentionRowProps): JSX.Element {
  const { home: words, monitoring } = useConsoleWords();
  const since = stateSince(store, state);
  const lasts = useFromClock((now) => (since === null ? '' : formatSilence(words, now.getTime() - Date.parse(since))));
  const { knowledge, asOf } = useKnown(store);
  const { reason, next } = silenceWords(monitoring, store, state);
  return (
    <article className={`attention-row attention-row--${state}`}>
      <div className="attention-row__name">
        <h3>
          <Link to={`/stores/${store.id}`} title={store.label}>
            {store.label}
          </Link>
        </h3>
        <p>
          <StateMark state={state} /> <StateSince {...{ store, state }} /> {lasts === '' ? null : `(${lasts})`}
        </p>
      </div>
      <div className="attention-row__reason">
        <p>{reason}</p>
        <p className="quiet">{next}</p>
      </div>
      <div className="attention-row__last">
        {knowledge === 'earlier_today' ? (
          <>
            <p>{words.waited(store.today.waiting)}</p>
            <p>{asOf}</p>
          </>
        ) : (
          <p>{words.noDataToday}</p>
        )}
      </div>
      <div className="attention-row__action">
        <NextStep store={store} />
      </div>
    </article>
  );
});

/** The branch on the phone, or the key where the key is what is wrong. */
function NextStep({ store }: { readonly store: DashboardStore }): JSX.Element {
  const { home: words } = useConsoleWords();
  if (isAboutKey(store) || store.phone === null) {
    return (
      <Link className={buttonClass('secondary')} to={`/stores/${store.id}`}>
        {isAboutKey(store) ? words.aboutKey : words.openStore}
      </Link>
    );
  }
  return (
    <a className={buttonClass('secondary')} href={`tel:${store.phone}`} aria-label={words.call(store.label, formatPhone(store.phone))}>
      <Icon name="phone" size={16} />
      {formatPhone(store.phone)}
    </a>
  );
}
