import { type JSX, useMemo } from 'react';
import { Link } from 'react-router';
import { createPageOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { expectedStates } from '../../../../contract/rules/orders/order-states.ts';
import { formatEnglishDay, formatLongCzechDay } from '../../../../contract/rules/time/shown-time.ts';
import { useOverview } from '../../../branch-status/booking/booking-overview-query.ts';
import { storeParameter } from '../../../crud/core/chosen-store.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { useWords } from '../../../crud/core/words.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { UnreadPanel } from '../../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { FreeCard } from './cards/free-card.tsx';
import { HandCard } from './cards/hand-card.tsx';
import { HereCard } from './cards/here-card.tsx';
import { LateCard } from './cards/late-card.tsx';
import { NextCard } from './cards/next-card.tsx';
import { SilentBranch } from './cards/silent-branch.tsx';
import './clerk-home.css';
import { useClerkHomeWords } from './day/clerk-home-words.ts';
import { DayKeys } from './day/day-keys.tsx';
import { ordersOfDay, useOrdersOfDay } from './day/use-orders-of-day.ts';

const minuteMs = 60_000;

/** `/` of a clerk with one branch: who comes next, who is here, who is late, and what needs the clerk. */
export function ClerkHome({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useClerkHomeWords();
  const mayOrder = useMay(orders, 'create');
  const { data, isPending, isError, error, refetch } = useOrdersOfDay(storeId);
  const overview = useOverview().data;
  const minute = useFromClock((now) => Math.floor(now.getTime() / minuteMs));
  const day = useMemo(() => ordersOfDay(data?.orders ?? [], new Date(minute * minuteMs)), [data, minute]);
  const language = useWords().language;
  const date = useFromClock((now) => (language === 'en' ? formatEnglishDay(now) : formatLongCzechDay(now)));
  if (isPending) return <SkeletonScreen label={words.loading} />;
  const order = mayOrder ? `${createPageOf(orders)}?${storeParameter}=${storeId}` : undefined;
  const action =
    order === undefined ? undefined : (
      <Link className={buttonClass('secondary')} to={order}>
        <Icon name="plus" />
        {words.order}
      </Link>
    );
  const tomorrow = overview?.days[1]?.states;
  return (
    <>
      <PageHeader title={words.title} count={date} actions={action} />
      <DayKeys order={order} />
      <SilentBranch storeId={storeId} />
      {isError ? (
        <UnreadPanel words={words} error={error} onRetry={() => refetch()} />
      ) : (
        <div className="clerk-home">
          <div className="clerk-home__main">
            <NextCard
              coming={day.coming}
              count={data.orders.length}
              tomorrow={tomorrow === undefined ? 0 : expectedStates.reduce((sum, state) => sum + (tomorrow[state] ?? 0), 0)}
              services={data.services}
            />
            <LateCard late={day.late} services={data.services} />
            <FreeCard storeId={storeId} services={data.services} />
          </div>
          <div className="clerk-home__side">
            <HereCard here={day.here} services={data.services} />
            {overview === undefined ? null : <HandCard storeId={storeId} overview={overview} />}
          </div>
        </div>
      )}
    </>
  );
}
