import type { JSX } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { useWords } from '../../crud/core/words.ts';
import { dayName } from '../../resources/stores/days/day-words.ts';
import { withPlace } from './calendar-address.ts';
import { useCalendarWords } from './calendar-words.ts';
import { DateHeading } from './day-head.tsx';
import { computeDayFill, dayKind, KindIcon } from './day-kind.tsx';
import type { OfferedDay } from './day-layout.ts';

export type ServiceWeek = {
  readonly id: number;
  readonly name: string;
  readonly hasPlan: boolean;
  readonly days: readonly OfferedDay[];
  readonly ordersOn: (day: Day) => number;
};

type WeekOfServicesProps = {
  readonly services: readonly ServiceWeek[];
  readonly seen: readonly Day[];
  readonly today: Day;
  readonly title: string;
};

/** A week of all services: a row for each, with how full each day is. A cell leads to the day of its service. */
export function WeekOfServices({ services, seen, today, title }: WeekOfServicesProps): JSX.Element {
  const words = useWords();
  const said = useCalendarWords();
  const [params] = useSearchParams();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens
    <div className="service-week" role="region" aria-label={said.grid(title)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.service}</th>
            {seen.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                <DateHeading {...{ day, today }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <tr key={service.id}>
              <th scope="row">
                <Link to={`?${withPlace(params, { serviceId: service.id })}`}>{service.name}</Link>
              </th>
              {seen.map((day) => (
                <td key={day}>
                  <ServiceDay {...{ service, today }} day={service.days.find((one) => one.day === day)} named={dayName(words, day)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ServiceDayProps = {
  readonly service: ServiceWeek;
  readonly today: Day;
  readonly day: OfferedDay | undefined;
  /** The day in words. */
  readonly named: string;
};

function ServiceDay({ service, today, day, named }: ServiceDayProps): JSX.Element | null {
  const said = useCalendarWords();
  const [params] = useSearchParams();
  if (day === undefined) return null;
  const kind = dayKind(day, today, service.hasPlan);
  const { capacity, free, taken } = computeDayFill(day);
  const count = service.ordersOn(day.day);
  const name = kind === 'past' || kind === 'open' ? said[kind] : kind === 'free' ? said.freeDay(free) : said.types[kind];
  const figure = capacity > 0 ? said.filled(taken, capacity) : count > 0 ? said.orders(count) : '';
  const spoken = capacity > 0 ? said.filledSpoken(taken, capacity) : figure;
  return (
    <Link
      className={`service-week__day order-kind--${kind}`}
      to={`?${withPlace(params, { serviceId: service.id, day: day.day, view: 'day' })}`}
      aria-label={[service.name, named, name, ...(spoken === '' ? [] : [spoken])].join(', ')}
    >
      <KindIcon kind={kind} />
      {capacity > 0 ? (
        <span className="order-days__bar">
          <span style={{ width: `${(taken / capacity) * 100}%` }} />
        </span>
      ) : null}
      <span>{figure}</span>
    </Link>
  );
}
