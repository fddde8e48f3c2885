import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../../../contract/derive/addresses.ts';
import { orders } from '../../../../../contract/resources/web-orders/orders.ts';
import { clockTime } from '../../../../../contract/rules/orders/order-name.ts';
import { orderTiming } from '../../../../../contract/rules/orders/order-timing.ts';
import { ordersAddress } from '../../../../branch-status/booking/orders-address.ts';
import { formatMinutes } from '../../../../branch-status/format-duration.ts';
import { PersonRow } from '../../../../counter/person-row.tsx';
import { useFromClock } from '../../../../crud/core/clock.ts';
import { formatPhone } from '../../../../crud/core/format.ts';
import { idOf, type Row, textOf } from '../../../../crud/core/row.ts';
import { useWords } from '../../../../crud/core/words.ts';
import { additions } from '../../../../resources/web-orders/orders.tsx';
import { StepButtons } from '../../../../resources/web-orders/step-buttons.tsx';
import { useClerkHomeWords } from '../day/clerk-home-words.ts';

/** This many of those who come after the next one are listed. */
const mostListed = 4;

type NextCardProps = {
  readonly coming: readonly Row[];
  /** Orders of the whole day, in any state. */
  readonly count: number;
  /** Orders that are expected tomorrow. */
  readonly tomorrow: number;
  readonly services: ReadonlyMap<number, string>;
};

/** Who comes next, with the only filled button of the screen, and the few after. */
export function NextCard({ coming, count, tomorrow, services }: NextCardProps): JSX.Element {
  const words = useClerkHomeWords();
  const [next, ...rest] = coming;
  return (
    <section className="clerk-card" aria-label={words.next}>
      <header className="clerk-card__head">
        <h2>{words.next}</h2>
        {next === undefined ? null : <In startsAt={textOf(next['starts_at'])} />}
        {count === 0 ? null : <Link to={ordersAddress({ starts_at_on: 'today' })}>{words.all(count)}</Link>}
      </header>
      {next === undefined ? (
        <p className="clerk-card__none">
          {words.none}. {words.noneText(tomorrow)}
        </p>
      ) : (
        <div className="clerk-next">
          <time className="clerk-next__time" dateTime={textOf(next['starts_at'])}>
            {clockTime(textOf(next['starts_at']))}
          </time>
          <div className="clerk-next__who">
            <Link className="clerk-next__name" to={recordPageOf(orders, next)}>
              {textOf(next['name'])}
            </Link>
            <Facts order={next} service={services.get(Number(next['service_id'])) ?? ''} />
          </div>
          <StepButtons record={next} additions={additions} among={['arrive']} isMain />
        </div>
      )}
      <ul className="clerk-rows">
        {rest.slice(0, mostListed).map((order) => (
          <PersonRow key={idOf(order)} order={order} steps={['arrive']}>
            {services.get(Number(order['service_id']))}
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}

/** What the clerk needs of the next client: the service, and where to call. */
function Facts({ order, service }: { readonly order: Row; readonly service: string }): JSX.Element {
  const phone = textOf(order['phone']);
  return (
    <p className="quiet">
      {service}
      {phone === '' ? null : (
        <>
          {' · '}
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      )}
    </p>
  );
}

/** In how long the order begins; nothing where that is hours ahead. */
function In({ startsAt }: { readonly startsAt: string }): JSX.Element | null {
  const words = useClerkHomeWords();
  const { monitoring } = useWords();
  const minutes = useFromClock((now) => orderTiming('confirmed', startsAt, now)?.minutes ?? -1);
  if (minutes < 0) return null;
  return <span className="quiet">{minutes === 0 ? words.now : words.in(formatMinutes(monitoring, minutes))}</span>;
}
