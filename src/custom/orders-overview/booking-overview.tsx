import type { JSX } from 'react';
import { Link } from 'react-router';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { type Overview, useOverview } from '../../branch-status/booking/booking-overview-query.ts';
import { calendarDayAddress, ordersAddress } from '../../branch-status/booking/orders-address.ts';
import { useWaiting, waitingAddress } from '../../branch-status/booking/waiting-list.ts';
import { PersonRow } from '../../counter/person-row.tsx';
import { useNextOrders } from '../../counter/use-next-orders.ts';
import { useChosenStore, useOnlyStore } from '../../crud/core/chosen-store.ts';
import { Gate } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { idOf } from '../../crud/core/row.ts';
import { ReferenceName } from '../../crud/fields/references/reference-name.tsx';
import { useConsoleWords, useMessages } from '../../providers/words/console-words.ts';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Status } from '../../ui/page/status.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { useDayName, useOverviewWords } from './overview-words.ts';
import { NextSteps, WebPanel } from './web-panel.tsx';
import './booking-overview.css';

/** More lines no one reads here. */
const most = 10;

/** Days on which few places are left, the nearest first. */
function FullDaysPanel({ days }: { readonly days: Overview['nearly_full'] }): JSX.Element {
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

/** `/web-orders`: who comes next, what needs attention, the orders of today and tomorrow, and whether clients can order over the web. */
export function BookingOverview(): JSX.Element {
  return (
    <Gate resource={resourceNamed('orders')} action="list">
      <Read />
    </Gate>
  );
}

function Read(): JSX.Element {
  const words = useOverviewWords();
  const { screens } = useConsoleWords();
  const read = useOverview();
  return (
    <LoadedScreen title={screens.webOrders} words={words} read={read}>
      {(overview) => <Shown overview={overview} />}
    </LoadedScreen>
  );
}

function Shown({ overview: data }: { readonly overview: Overview }): JSX.Element {
  const words = useOverviewWords();
  const { screens } = useConsoleWords();
  const [today, tomorrow] = data.days.map(validIn);
  return (
    <>
      <PageHeader title={screens.webOrders} description={words.summary(today ?? 0, tomorrow ?? 0)} />
      <div className="booking-overview">
        <NextPanel />
        <AttentionPanel {...data} />
        <DayPanels days={data.days} />
        <WebPanel web={data.web} />
        <FullDaysPanel days={data.nearly_full} />
        <NextSteps />
      </div>
    </>
  );
}

/** Orders of a day that were neither cancelled nor left to expire. */
function validIn({ states }: Overview['days'][number]): number {
  return orderStates.reduce((sum, state) => (state === 'cancelled' || state === 'expired' ? sum : sum + states[state]), 0);
}

/** Who comes next today, each with the step that is taken when the client is there. */
function NextPanel(): JSX.Element {
  const words = useOverviewWords();
  const { chosen } = useChosenStore();
  const { data, isError } = useNextOrders(chosen);
  const stores = new Set(data?.map((order) => order['store_id']));
  return (
    <section className="booking-overview__panel booking-overview__panel--rows" aria-label={words.coming}>
      <header className="booking-overview__head">
        <h2>{words.coming}</h2>
        <Link to={ordersAddress({ starts_at_on: 'today' })}>{words.allToday}</Link>
      </header>
      {isError ? <p role="alert">{words.comingFailed}</p> : data?.length === 0 ? <p>{words.nobodyComes}</p> : null}
      <ul>
        {data?.map((order) => (
          <PersonRow key={idOf(order)} order={order} steps={['arrive']}>
            {stores.size > 1 ? (
              <>
                <ReferenceName target="stores" id={Number(order['store_id'])} plain />
                {', '}
              </>
            ) : null}
            <ReferenceName target="services" id={Number(order['service_id'])} plain />
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}

/** Orders of today and of tomorrow by state; each count leads to its orders. */
function DayPanels({ days }: Pick<Overview, 'days'>): JSX.Element {
  const words = useOverviewWords();
  const dayName = useDayName();
  const [today, tomorrow] = days;
  return (
    <>
      {today === undefined ? null : <DayPanel {...today} period="today" title={words.today(dayName(today.day))} />}
      {tomorrow === undefined ? null : <DayPanel {...tomorrow} period="tomorrow" title={words.tomorrow(dayName(tomorrow.day))} />}
    </>
  );
}

type DayProps = Overview['days'][number] & { readonly period: 'today' | 'tomorrow'; readonly title: string };

function DayPanel({ states, period, title }: DayProps): JSX.Element {
  const words = useOverviewWords();
  const messages = useMessages();
  const present = orderStates.filter((state) => states[state] > 0);
  return (
    <section className="booking-overview__panel" aria-label={title}>
      <h2>{title}</h2>
      {present.length === 0 ? <p>{words.noOrders}</p> : null}
      <ul className="booking-overview__counts">
        {present.map((state) => (
          <li key={state}>
            <Link to={ordersAddress({ starts_at_on: period, state })}>
              <strong>{states[state]}</strong>
              <span>{choiceLabel(messages, 'orders', 'state', state)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
