import type { JSX } from 'react';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { Gate } from '../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../crud/vocabulary/named.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { type Overview, useOverview } from '../../watching/booking/booking-overview-query.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { DayPanels } from './days-panel.tsx';
import { FullDaysPanel } from './full-days-panel.tsx';
import { useOverviewWords } from './overview-words.ts';
import { NextSteps, WebPanel } from './web-panel.tsx';
import './booking-overview.css';

/** `/web-orders`: what comes today and tomorrow, what needs attention, and whether clients can order over the web. */
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
        <DayPanels days={data.days} />
        <AttentionPanel {...data} />
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
