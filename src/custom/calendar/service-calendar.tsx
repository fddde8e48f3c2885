import type { JSX } from 'react';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { useAffected } from '../../branch-status/booking/affected-orders.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useWords } from '../../crud/core/words.ts';
import { dayName } from '../../resources/stores/days/day-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { monthOf, weekOf } from '../../ui/calendar/month-days.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { type CalendarProps, daysThatFit } from './calendar-address.ts';
import { useCalendarWords } from './calendar-words.ts';
import { DayColumns } from './day-columns.tsx';
import { DateHeading } from './day-head.tsx';
import { MonthDays } from './month-days.tsx';
import { useMovingOrder } from './moving-order.tsx';
import { OrdersLegend } from './orders-legend.tsx';
import { useOfferedDays, useOrdersOn } from './use-calendar.ts';

type ServiceCalendarProps = CalendarProps & { readonly serviceId: number };

/** The days of a service with their orders and free places, and moving of an order from one place to another. */
export function ServiceCalendar(props: ServiceCalendarProps): JSX.Element {
  const { storeId, serviceId, view, day, today, seen, weeks, title, isNarrow, onDay, onOpen } = props;
  const words = useWords();
  const said = useCalendarWords();
  const minute = useFromClock((time) => Math.floor(time.getTime() / 60_000));
  const offered = useOfferedDays(serviceId, weeks);
  const known = useOrdersOn({ service_id: serviceId }, seen);
  const affected = useAffected({ storeId, from: seen[0], to: seen.at(-1) });
  const affectedOn = (one: Day): number => affected.data?.orders.filter(({ starts_at }) => dayAt(new Date(starts_at)) === one).length ?? 0;
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
  if (offered.data === undefined || known.data === undefined) return <SkeletonScreen label={said.loading} />;
  const { has_plan: hasPlan, days } = offered.data;
  const orders = known.data;
  const month = days.filter((one) => monthOf(one.day) === monthOf(day));
  const week = weekOf(day);
  const shared = { hasPlan, today, chosen: day, onChoose: onOpen, onGo: onDay };
  const columns = days
    .filter((one) => seen.includes(one.day))
    .map((one) => ({
      key: one.day,
      label: dayName(words, one.day),
      heading: <DateHeading day={one.day} today={today} />,
      serviceId,
      day: one,
      orders: orders.get(one.day) ?? [],
      hasPlan,
      affected: affectedOn(one.day),
    }));
  return (
    <div className="order-calendar">
      {hasPlan ? null : <Notice tone="info">{said.withoutPlan}</Notice>}
      {view === 'month' ? (
        <MonthDays {...shared} label={said.month} days={month} seen={[day]} orders={orders} affectedOn={affectedOn} />
      ) : (
        <>
          <MonthDays
            {...shared}
            label={said.dayChoice}
            days={isNarrow ? days.filter((one) => week.includes(one.day)) : daysThatFit(days, day)}
            seen={seen}
            orders={undefined}
          />
          <Panel padded={false}>
            <DayColumns key={seen[0]} {...{ columns, title, storeId }} now={new Date(minute * 60_000)} {...tools} />
          </Panel>
          <p className="order-calendar__help">{said.help}</p>
        </>
      )}
      <OrdersLegend withPast={seen.some((one) => one < today)} />
      {dialog}
    </div>
  );
}
