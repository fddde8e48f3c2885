import type { JSX } from 'react';
import { Link } from 'react-router';
import { emailProblems } from '../../../contract/resources/web-orders/orders.ts';
import { dayAt, instantOn } from '../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../contract/rules/orders/order-states.ts';
import { affectedAddress } from '../../branch-status/booking/affected-orders.ts';
import type { Overview } from '../../branch-status/booking/booking-overview-query.ts';
import { ordersAddress } from '../../branch-status/booking/orders-address.ts';
import { useChosenStore } from '../../crud/core/chosen-store.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { useOverviewWords } from './overview-words.ts';

const outbox = resourceNamed('outbox');
const messagesAddress = (state: 'failed' | 'withheld'): string => `${outbox.page}?filter=${encodeURIComponent(JSON.stringify({ state }))}`;

type AttentionProps = Pick<Overview, 'affected' | 'unconfirmed' | 'undelivered' | 'unsent' | 'withheld'>;

/** What waits for a clerk: orders where the time was closed, those that clients have not confirmed, e-mails that do not work, and messages that did not go out. */
export function AttentionPanel({ affected, unconfirmed, undelivered, unsent, withheld }: AttentionProps): JSX.Element {
  const words = useOverviewWords();
  const { chosen } = useChosenStore();
  const today = useFromClock((now) => instantOn(dayAt(now), '00:00').toISOString());
  return (
    <section className="booking-overview__panel" aria-label={words.attention}>
      <h2>{words.attention}</h2>
      {affected + unconfirmed + undelivered + unsent + withheld === 0 ? <p>{words.nothing}</p> : null}
      <ul className="booking-overview__lines">
        {affected === 0 ? null : (
          <li>
            <Link to={affectedAddress({ storeId: chosen })}>{words.affected(affected)}</Link>
            <small>{words.affectedHelp}</small>
          </li>
        )}
        {unconfirmed === 0 ? null : (
          <li>
            <Link to={ordersAddress({ state: 'unconfirmed' })}>{words.unconfirmed(unconfirmed)}</Link>
          </li>
        )}
        {undelivered === 0 ? null : (
          <li>
            <Link to={ordersAddress({ email_problem_in: emailProblems, state_in: openStates, starts_at_gte: today })}>
              {words.undelivered(undelivered)}
            </Link>
            <small>{words.undeliveredHelp}</small>
          </li>
        )}
        {unsent === 0 ? null : <Messages state="failed" text={words.unsent(unsent)} help={words.unsentHelp} />}
        {withheld === 0 ? null : <Messages state="withheld" text={words.withheld(withheld)} help={words.withheldHelp} />}
      </ul>
    </section>
  );
}

type MessagesProps = { readonly state: 'failed' | 'withheld'; readonly text: string; readonly help: string };

/** Leads to the messages anyone who may see them; all others find them in their orders. */
function Messages({ state, text, help }: MessagesProps): JSX.Element {
  const mayList = useMay(outbox, 'list');
  return (
    <li>
      {mayList ? <Link to={messagesAddress(state)}>{text}</Link> : <span>{text}</span>}
      <small>{help}</small>
    </li>
  );
}
