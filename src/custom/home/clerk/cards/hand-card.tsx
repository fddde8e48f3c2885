import type { JSX } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from '../../../../../contract/client/calls.ts';
import { emailProblems } from '../../../../../contract/resources/web-orders/orders.ts';
import { dayAt, instantOn } from '../../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../../contract/rules/orders/order-states.ts';
import { affectedAddress } from '../../../../branch-status/booking/affected-orders.ts';
import { ordersAddress } from '../../../../branch-status/booking/orders-address.ts';
import { useFromClock } from '../../../../crud/core/clock.ts';
import { buttonClass } from '../../../../ui/button/button-class.ts';
import type { IconName } from '../../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useClerkHomeWords } from '../day/clerk-home-words.ts';

type HandCardProps = { readonly storeId: number; readonly overview: CallAnswer<'GET /booking-overview'> };

/** What needs the clerk, each with the one place to solve it. Nothing if all is well. */
export function HandCard({ storeId, overview }: HandCardProps): JSX.Element | null {
  const words = useClerkHomeWords();
  const today = useFromClock((now) => instantOn(dayAt(now), '00:00').toISOString());
  const { affected, unconfirmed, undelivered, unsent } = overview;
  const lines: readonly HandLine[] = [
    {
      count: unconfirmed,
      icon: 'clock',
      name: words.unconfirmed,
      help: words.unconfirmedText,
      act: words.look,
      to: ordersAddress({ state: 'unconfirmed' }),
    },
    {
      count: undelivered,
      icon: 'alert',
      name: words.undelivered,
      help: words.undeliveredText,
      act: words.fix,
      to: ordersAddress({ email_problem_in: emailProblems, state_in: openStates, starts_at_gte: today }),
    },
    {
      count: affected,
      icon: 'calendar',
      name: words.affected,
      help: words.affectedText,
      act: words.move,
      to: affectedAddress({ storeId }),
    },
    { count: unsent, icon: 'alert', name: words.unsent, help: words.unsentText, act: words.look, to: '/web-orders' },
  ];
  const shown = lines.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section className="clerk-card" aria-label={words.hand}>
      <header className="clerk-card__head">
        <h2>{words.hand}</h2>
        <span className="quiet">{shown.length}</span>
      </header>
      <ul className="clerk-rows">
        {shown.map(({ count, icon, name, help, act, to }) => (
          <li key={to} className="clerk-hand">
            <Icon name={icon} size={16} />
            <div>
              <p>{name(count)}</p>
              <p className="quiet">{help}</p>
            </div>
            <Link className={buttonClass('secondary')} to={to} aria-label={`${act}: ${name(count)}`}>
              {act}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type HandLine = {
  readonly count: number;
  readonly icon: IconName;
  readonly name: (count: number) => string;
  readonly help: string;
  readonly act: string;
  readonly to: string;
};
