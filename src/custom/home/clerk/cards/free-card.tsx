import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { createPageOf } from '../../../../../contract/derive/addresses.ts';
import { orders } from '../../../../../contract/resources/web-orders/orders.ts';
import { clockTime, slotTime } from '../../../../../contract/rules/orders/order-name.ts';
import { localDay } from '../../../../../contract/rules/time/prague-time.ts';
import { useCalls } from '../../../../crud/core/calls.ts';
import { storeParameter } from '../../../../crud/core/chosen-store.ts';
import { useFromClock } from '../../../../crud/core/clock.ts';
import { useWords } from '../../../../crud/core/words.ts';
import { urlDefaultQuery } from '../../../../crud/record/record-context/url-defaults.ts';
import { useClerkHomeWords } from '../day/clerk-home-words.ts';

/** This many free times of a service are buttons; the calendar has the others. */
const mostTimes = 4;

type FreeCardProps = { readonly storeId: number; readonly services: ReadonlyMap<number, string> };

/** Free times of today by services: a press books one. A service without a plan is ordered at any time and has no row. */
export function FreeCard({ storeId, services }: FreeCardProps): JSX.Element {
  const words = useClerkHomeWords();
  return (
    <section className="clerk-card clerk-card--last" aria-label={words.free}>
      <header className="clerk-card__head">
        <h2>{words.free}</h2>
        <Link to="/web-orders/calendar">{words.calendar}</Link>
      </header>
      <ul className="clerk-rows">
        {[...services].map(([id, name]) => (
          <ServiceRow key={id} {...{ storeId, id, name }} />
        ))}
      </ul>
    </section>
  );
}

type ServiceRowProps = { readonly storeId: number; readonly id: number; readonly name: string };

function ServiceRow({ storeId, id, name }: ServiceRowProps): JSX.Element | null {
  const words = useClerkHomeWords();
  const { dates } = useWords();
  const { ask } = useCalls();
  const today = useFromClock(localDay);
  const { data } = useQuery({
    queryKey: ['free-times', id, today, 'today'],
    queryFn: () => ask('GET /services/{id}/free-times', { path: { id }, query: { from: today, to: today } }),
    meta: {
      follows: ['orders', 'booking-plans', 'web-groups', 'opening-plans', 'opening-exceptions', 'day-marks', 'service-blocks'],
      rest: 3000,
    },
    retry: false,
  });
  const nowAt = useFromClock((now) => Math.floor(now.getTime() / 60_000)) * 60_000;
  const nearest = data?.nearest ?? null;
  const when = useFromClock((now) => (nearest === null ? '' : slotTime(nearest.starts_at, dates.shortWeekdays, now)));
  if (data === undefined || !data.has_plan) return null;
  const free = data.days.flatMap(({ times }) => times).filter((time) => time.free > 0 && Date.parse(time.starts_at) > nowAt);
  const addressOf = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }): string =>
    `${createPageOf(orders)}?${storeParameter}=${storeId}&${urlDefaultQuery({ service_id: id, starts_at, ends_at })}`;
  return (
    <li className="clerk-free">
      <span className="clerk-free__name" title={name}>
        {name}
      </span>
      <span className="clerk-free__times">
        {free.slice(0, mostTimes).map((time) => (
          <Link
            key={time.starts_at}
            className="clerk-free__time"
            to={addressOf(time)}
            aria-label={words.bookAt(name, clockTime(time.starts_at))}
          >
            {clockTime(time.starts_at)}
          </Link>
        ))}
        {free.length > mostTimes ? <span className="quiet">{words.more(free.length - mostTimes)}</span> : null}
        {free.length > 0 ? null : nearest === null ? (
          <span className="quiet">{words.nothingFree}</span>
        ) : (
          <span className="quiet">
            {words.fullToday} <Link to={addressOf(nearest)}>{when}</Link>
          </span>
        )}
      </span>
    </li>
  );
}
