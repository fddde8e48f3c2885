import type { JSX } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { ordersAddress } from './orders-address.ts';
import { useOverviewWords } from './overview-words.ts';
import type { Overview } from './use-overview.ts';

const outbox = resourceNamed('outbox');
const failed = `${outbox.page}?filter=${encodeURIComponent(JSON.stringify({ state: 'failed' }))}`;

/** What waits for somebody: orders that clients have not confirmed, and messages that could not be sent. */
export function AttentionPanel({ unconfirmed, unsent }: Pick<Overview, 'unconfirmed' | 'unsent'>): JSX.Element {
  const words = useOverviewWords();
  const maySeeMessages = useMay(outbox, 'list');
  return (
    <section className="booking-overview__panel" aria-label={words.attention}>
      <h2>{words.attention}</h2>
      {unconfirmed === 0 && unsent === 0 ? <p>{words.nothing}</p> : null}
      <ul className="booking-overview__lines">
        {unconfirmed === 0 ? null : (
          <li>
            <Link to={ordersAddress({ state: 'unconfirmed' })}>{words.unconfirmed(unconfirmed)}</Link>
          </li>
        )}
        {unsent === 0 ? null : (
          <li>
            {maySeeMessages ? <Link to={failed}>{words.unsent(unsent)}</Link> : <span>{words.unsent(unsent)}</span>}
            <small>{words.unsentHelp}</small>
          </li>
        )}
      </ul>
    </section>
  );
}
