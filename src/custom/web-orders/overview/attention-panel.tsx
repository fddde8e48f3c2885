import type { JSX } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { ordersAddress } from '../../../watching/booking/orders-address.ts';
import { useOverviewWords } from './overview-words.ts';
import type { Overview } from './use-overview.ts';

const outbox = resourceNamed('outbox');
const messagesAddress = (state: 'failed' | 'withheld'): string => `${outbox.page}?filter=${encodeURIComponent(JSON.stringify({ state }))}`;

/** What waits for somebody: orders that clients have not confirmed, and messages that did not go out. */
export function AttentionPanel({ unconfirmed, unsent, withheld }: Pick<Overview, 'unconfirmed' | 'unsent' | 'withheld'>): JSX.Element {
  const words = useOverviewWords();
  return (
    <section className="booking-overview__panel" aria-label={words.attention}>
      <h2>{words.attention}</h2>
      {unconfirmed + unsent + withheld === 0 ? <p>{words.nothing}</p> : null}
      <ul className="booking-overview__lines">
        {unconfirmed === 0 ? null : (
          <li>
            <Link to={ordersAddress({ state: 'unconfirmed' })}>{words.unconfirmed(unconfirmed)}</Link>
          </li>
        )}
        {unsent === 0 ? null : <Messages state="failed" text={words.unsent(unsent)} help={words.unsentHelp} />}
        {withheld === 0 ? null : <Messages state="withheld" text={words.withheld(withheld)} help={words.withheldHelp} />}
      </ul>
    </section>
  );
}

type MessagesProps = { readonly state: 'failed' | 'withheld'; readonly text: string; readonly help: string };

/** Leads to the messages whoever may see them; all others find them in their orders. */
function Messages({ state, text, help }: MessagesProps): JSX.Element {
  const mayList = useMay(outbox, 'list');
  return (
    <li>
      {mayList ? <Link to={messagesAddress(state)}>{text}</Link> : <span>{text}</span>}
      <small>{help}</small>
    </li>
  );
}
