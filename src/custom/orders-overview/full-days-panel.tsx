import type { JSX } from 'react';
import { Link } from 'react-router';
import type { Overview } from '../../branch-status/booking/booking-overview-query.ts';
import { calendarDayAddress } from '../../branch-status/booking/day-address.ts';
import { useWaiting } from '../../branch-status/booking/waiting-clients.ts';
import { waitingAddress } from '../../branch-status/booking/waiting-list.ts';
import { useChosenStore } from '../../crud/core/chosen-store/use-chosen-store.ts';
import { useOnlyStore } from '../../crud/core/chosen-store/use-only-store.ts';
import { Status } from '../../ui/page/status.tsx';
import { useDayName, useOverviewWords } from './overview-words.ts';

/** More lines no one reads here. */
const most = 10;

/** Days on which few places are left, the nearest first. */
export function FullDaysPanel({ days }: { readonly days: Overview['nearly_full'] }): JSX.Element {
  const words = useOverviewWords();
  const dayName = useDayName();
  const { chosen } = useChosenStore();
  const only = useOnlyStore();
  const { data: waiting } = useWaiting(chosen ?? only);
  const inLine = waiting?.filter(({ state }) => state === 'waiting' || state === 'offered').length;
  return (
    <section className="booking-overview__panel" aria-label={words.nearlyFull}>
      <h2>{words.nearlyFull}</h2>
      <p>{days.length === 0 ? words.noneNearlyFull : words.nearlyFullHelp}</p>
      <ul className="booking-overview__lines">
        {days.slice(0, most).map(({ day, store, store_id, service, service_id, free, capacity }) => (
          <li key={`${day} ${store_id} ${service_id}`}>
            <Link to={calendarDayAddress(day, store_id, service_id)}>{dayName(day)}</Link>
            <span>
              {service}, {store}
            </span>
            <Status tone={free === 0 ? 'danger' : 'warning'}>{words.free(free, capacity)}</Status>
          </li>
        ))}
      </ul>
      {days.length > most ? <p>{words.more(days.length - most)}</p> : null}
      <p>
        <Link to={waitingAddress({ storeId: chosen })}>{words.waitingList(inLine)}</Link>
      </p>
    </section>
  );
}
