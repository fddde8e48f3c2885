import type { JSX } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { useAffected } from '../../branch-status/booking/affected-orders.ts';
import type { OrderedService } from '../../branch-status/booking/ordered-services.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { monthOf } from '../../ui/calendar/month-days.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { type CalendarProps, daysThatFit, withPlace } from './calendar-address.ts';
import { useCalendarWords } from './calendar-words.ts';
import { type CalendarColumn, DayColumns } from './day-columns.tsx';
import type { OfferedDay } from './day-layout.ts';
import { MonthDays } from './month-days.tsx';
import { useMovingOrder } from './moving-order.tsx';
import { OrdersLegend } from './orders-legend.tsx';
import { type KnownOrder, useOfferedOfStore, useOrdersOn } from './use-calendar.ts';
import { WeekOfServices } from './week-of-services.tsx';

type AllServicesProps = CalendarProps & { readonly services: readonly OrderedService[] };

/** All services of a branch in one calendar: a day with a column for each, a week with a row for each, a month of all together. */
export function AllServices({ services, ...props }: AllServicesProps): JSX.Element {
  const { storeId, view, day, today, seen, weeks, title, isNarrow, onDay, onOpen } = props;
  const said = useCalendarWords();
  const [params] = useSearchParams();
  const minute = useFromClock((time) => Math.floor(time.getTime() / 60_000));
  const offered = useOfferedOfStore(storeId, weeks);
  const known = useOrdersOn({ store_id: storeId }, seen);
  const affected = useAffected({ storeId, from: seen[0], to: seen.at(-1) });
  const affectedOn = (one: Day, serviceId?: number): number =>
    affected.data?.orders.filter(
      (order) => dayAt(new Date(order.starts_at)) === one && (serviceId === undefined || order.service_id === serviceId),
    ).length ?? 0;
  const { tools, dialog } = useMovingOrder(known.data);
  const error = offered.error ?? known.error;
  if (error !== null) {
    return (
      <Notice tone="danger" announce="alert" title={said.failed}>
        <p>{readRefusal(error).message}</p>
        <Button onClick={() => Promise.all([offered.refetch(), known.refetch()])}>{said.again}</Button>
      </Notice>
    );
  }
  if (known.data === undefined || offered.data === undefined) return <SkeletonScreen label={said.loading} />;
  const ordersOf = (serviceId: number, one: Day): readonly KnownOrder[] =>
    (known.data.get(one) ?? []).filter((order) => order.serviceId === serviceId);
  const answers = new Map(offered.data.services.map((one) => [one.service_id, one]));
  const plans = services.flatMap(({ id, name }) => {
    const { has_plan: hasPlan = false, days = [] } = answers.get(id) ?? {};
    // What no one can order and no one has ordered takes no room.
    return hasPlan || seen.some((one) => ordersOf(id, one).length > 0) ? [{ id, name, hasPlan, days }] : [];
  });
  const hasPlan = plans.some((one) => one.hasPlan);
  const together = daysTogether(plans.filter((one) => one.hasPlan === hasPlan).map(({ days }) => days));
  const month = together.filter((one) => monthOf(one.day) === monthOf(day));
  const shared = { hasPlan, today, chosen: day, onChoose: onOpen, onGo: onDay };
  const columns = plans.flatMap(({ id, name, hasPlan: isPlanned, days }): readonly CalendarColumn[] => {
    const found = days.find((one) => one.day === day);
    if (found === undefined) return [];
    const heading = <Link to={`?${withPlace(params, { serviceId: id, view: 'week' })}`}>{name}</Link>;
    const orders = ordersOf(id, day);
    return [
      { key: String(id), label: name, heading, serviceId: id, day: found, orders, hasPlan: isPlanned, affected: affectedOn(day, id) },
    ];
  });
  return (
    <div className="order-calendar">
      {plans.length > 0 ? null : <Notice tone="info">{said.allWithoutPlan}</Notice>}
      {view === 'month' ? (
        <MonthDays {...shared} label={said.month} days={month} seen={[day]} orders={known.data} affectedOn={affectedOn} />
      ) : (
        <>
          {isNarrow ? null : (
            <MonthDays {...shared} label={said.dayChoice} days={daysThatFit(together, day)} seen={seen} orders={undefined} />
          )}
          {plans.length === 0 ? null : (
            <Panel padded={false}>
              {view === 'week' ? (
                <WeekOfServices
                  services={plans.map((plan) => ({ ...plan, ordersOn: (one) => ordersOf(plan.id, one).length }))}
                  {...{ seen, today, title }}
                />
              ) : (
                <div className="order-days-holder">
                  <DayColumns key={day} {...{ columns, title, storeId }} now={new Date(minute * 60_000)} {...tools} />
                </div>
              )}
            </Panel>
          )}
          {view === 'week' ? null : <p className="order-calendar__help">{said.help}</p>}
        </>
      )}
      <OrdersLegend withPast={seen.some((one) => one < today)} />
      {dialog}
    </div>
  );
}

/** Days of several services as one: free where any of them is, with the places of all. All services have the same days. */
function daysTogether(services: readonly (readonly OfferedDay[])[]): readonly OfferedDay[] {
  const [first = []] = services;
  return first.map((day, place) =>
    asOneDay(
      day,
      services.flatMap((days) => days[place] ?? []),
    ),
  );
}

/** The type that says most comes first: one free service makes a day free, a blocked service blocks no others. */
const typeOrder = ['free', 'occupied', 'blocked', 'holiday', 'notAvailable'] as const;

function asOneDay(day: OfferedDay, all: readonly OfferedDay[]): OfferedDay {
  return {
    day: day.day,
    type: typeOrder.find((type) => all.some((one) => one.type === type)) ?? day.type,
    note: all.find(({ note }) => note !== null)?.note ?? null,
    intervals: all.find(({ intervals }) => intervals.length > 0)?.intervals ?? [],
    times: all.flatMap(({ times }) => times),
  };
}
