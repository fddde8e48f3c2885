import type { JSX } from 'react';
import { Link } from 'react-router';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { formatMoment } from '../../../../contract/rules/shown-time.ts';
import type { StoreState } from '../../../../contract/rules/store-state.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { formatPhone } from '../../../crud/vocabulary/format.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { isAboutKey, silenceWords } from '../../../watching/silence-words.ts';
import { ConcernLine } from './concern-line.tsx';

type SilenceLineProps = { readonly store: MonitoredStore; readonly state: StoreState };

/** Why nothing is heard of a store and what to do about it; nothing of one that communicates. */
export function SilenceLine({ store, state }: SilenceLineProps): JSX.Element | null {
  const { monitoring } = useConsoleWords();
  const { concerns: words } = monitoring;
  const made = useFromClock((now) => (store.key_made_at === null ? '' : formatMoment(store.key_made_at, now)));
  if (state === 'communicating') return null;
  const key = `/stores/${store.id}?tab=key`;
  if (state === 'waiting' && !isAboutKey(store)) {
    return <ConcernLine text={made === '' ? words.noKey : words.keyMade(made)} action={<Link to={key}>{words.show.connect}</Link>} />;
  }
  const { reason, next } = silenceWords(monitoring, store, state);
  return (
    <ConcernLine text={reason} next={next} action={isAboutKey(store) ? <Link to={key}>{words.show.key}</Link> : <Call store={store} />} />
  );
}

/** Calls the branch, where its number is known. */
function Call({ store: { id, label, phone } }: Pick<SilenceLineProps, 'store'>): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  if (phone === null) return <Link to={`/stores/${id}`}>{words.concerns.show.store}</Link>;
  return (
    <a href={`tel:${phone}`} aria-label={words.call(label, formatPhone(phone))}>
      {formatPhone(phone)}
    </a>
  );
}
