import type { JSX } from 'react';
import { Link } from 'react-router';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { type Overview, useOverview } from '../../branch-status/booking/booking-overview-query.ts';
import { ordersAddress } from '../../branch-status/booking/orders-address.ts';
import { PersonRow } from '../../counter/person-row.tsx';
import { useNextOrders } from '../../counter/use-next-orders.ts';
import { useChosenStore } from '../../crud/core/chosen-store/use-chosen-store.ts';
import { Gate } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { idOf } from '../../crud/core/row.ts';
import { ReferenceName } from '../../crud/fields/references/reference-name.tsx';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { DayPanels } from './days-panel.tsx';
import { FullDaysPanel } from './full-days-panel.tsx';
import { useOverviewWords } from './overview-words.ts';
import { NextSteps, WebPanel } from './web-panel.tsx';
import './booking-overview.css';

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
