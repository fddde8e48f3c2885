import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { nearlyFull as czech } from '../../../../contract/messages/cs/console/web-orders/nearly-full.ts';
import { nearlyFull as english } from '../../../../contract/messages/en/console/web-orders/nearly-full.ts';
import { calendarDayAddress } from '../../../branch-status/booking/orders-address.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { formatDay } from '../../../crud/core/format.ts';
import { useWords } from '../../../crud/core/words.ts';
import { HomeNotice, HomeNotices } from './home-notices.tsx';

/**
 * Every order may change the free times, and computing those of all stores is dear: they are asked for at intervals, and not at each
 * order as the dashboard is.
 */
const againMilliseconds = 120_000;

type NearlyFullProps = {
  /** Today: another day is another query. */
  readonly day: string;
  /** The stores that the dashboard is of. */
  readonly stores: readonly { readonly id: number }[];
};

/** The nearest day with few places left for clients, and of how many more that is so. Nothing where there is none or it is not known. */
export function NearlyFullNotice({ day: today, stores }: NearlyFullProps): JSX.Element | null {
  const words = useWords().language === 'en' ? english : czech;
  const { ask } = useCalls();
  const [one, ...others] = stores;
  const only = others.length === 0 ? one?.id : undefined;
  const { data, isError } = useQuery({
    queryKey: ['nearly-full', today, only ?? 'all'],
    queryFn: async () => (await ask('GET /booking-overview', only === undefined ? {} : { query: { store_id: only } })).nearly_full,
    refetchInterval: againMilliseconds,
    retry: false,
  });
  const [first, ...more] = data ?? [];
  // An old answer would name places that may be gone. The dashboard is without the line.
  if (first === undefined || isError) return null;
  return (
    <HomeNotices label={words.label}>
      <HomeNotice
        icon="calendar"
        to={calendarDayAddress(first.day, first.store_id, first.service_id)}
        action={words.showDay}
        more={more.length === 0 ? null : { to: '/web-orders', text: words.showAll }}
      >
        {words.nearlyFull} <strong>{first.store}</strong>, {words.day(first.service, formatDay(first.day), first.free)}
        {more.length === 0 ? null : ` ${words.more(more.length)}`}
      </HomeNotice>
    </HomeNotices>
  );
}
