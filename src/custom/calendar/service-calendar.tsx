import { type JSX, Suspense, useState } from 'react';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayTypes } from '../../../contract/rules/opening/day-hours.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { useAffected } from '../../branch-status/booking/affected-orders.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { refusalOf } from '../../crud/core/refusal.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useShortcuts } from '../../crud/core/use-shortcuts.ts';
import { monthOf } from '../../resources/stores/days/calendar-days.ts';
import { useMayMove } from '../../resources/web-orders/times/may-move.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { type CalendarView, weekOf } from './calendar-address.ts';
import { useCalendarWords } from './calendar-words.ts';
import { DayColumns } from './day-columns.tsx';
import type { Visit } from './day-layout.ts';
import { KindIcon } from './kind-icon.tsx';
import { MonthDays } from './month-days.tsx';
import { OutcomeBar } from './past-outcome.tsx';
import { type KnownOrder, useOfferedDays, useOrdersOn } from './use-calendar.ts';

const cells = ['confirmed', 'arrived', 'unconfirmed', 'missed', 'collision', 'free'] as const;

/** What drawings of days and looks of cells mean, and what days that have passed tell. */
function OrdersLegend({ withPast }: { readonly withPast: boolean }): JSX.Element {
  const said = useCalendarWords();
  return (
    <ul className="orders-legend" aria-label={said.legend}>
      {dayTypes.map((type) => (
        <li key={type} className={`order-kind--${type}`}>
          <KindIcon kind={type} /> {said.types[type]}
        </li>
      ))}
      {cells.map((kind) => (
        <li key={kind}>
          <span className={`orders-legend__sample orders-legend__sample--${kind}`} aria-hidden="true" /> {said.kinds[kind]}
        </li>
      ))}
      <li>
        <span className="orders-legend__sample orders-legend__sample--taken" aria-hidden="true" /> {said.takenLegend}
      </li>
      {withPast ? (
        <li className="orders-legend__past">
          <OutcomeBar served={2} missed={1} unknown={1} /> {said.pastLegend}
        </li>
      ) : null}
    </ul>
  );
}

const MoveDialog = lazyPart(
  async () => (await import('../../resources/web-orders/times/move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);

type ServiceCalendarProps = {
  readonly storeId: number;
  readonly serviceId: number;
  readonly view: CalendarView;
  readonly day: Day;
  readonly today: Day;
  readonly seen: readonly Day[];
  readonly title: string;
  readonly isNarrow: boolean;
  readonly onDay: (day: Day) => void;
  readonly onOpen: (day: Day) => void;
};

type Moving = { readonly order: KnownOrder; readonly time: Visit | undefined };

/** The days of a service with their orders and free places, and moving of an order from one place to another. */
export function ServiceCalendar(props: ServiceCalendarProps): JSX.Element {
  const { storeId, serviceId, view, day, today, seen, title, isNarrow, onDay, onOpen } = props;
  const said = useCalendarWords();
  const minute = useFromClock((time) => Math.floor(time.getTime() / 60_000));
  const offered = useOfferedDays(serviceId, monthOf(day));
  const known = useOrdersOn(serviceId, seen);
  const affected = useAffected({ storeId, from: seen[0], to: seen.at(-1) });
  const affectedOn = (one: Day): number => affected.data?.orders.filter(({ starts_at }) => dayAt(new Date(starts_at)) === one).length ?? 0;
  const [dragged, setDragged] = useState<number>();
  const [moving, setMoving] = useState<Moving>();
  const tell = useNotify();
  const mayCreate = useMay(orders, 'create');
  const mayMove = useMayMove();
  const orderOf = (id: number | undefined): KnownOrder | undefined => [...(known.data?.values() ?? [])].flat().find((one) => one.id === id);
  const move = (id: number | undefined, time: Visit | undefined): void => {
    const order = orderOf(id);
    if (order === undefined || !mayMove(order.row)) return;
    // Another place of the own time is no other time.
    if (time?.starts_at === order.starts_at) tell(said.sameTime, 'info');
    else setMoving({ order, time });
  };
  useShortcuts({
    m: () => move(Number(document.activeElement?.getAttribute('data-order') ?? 0), undefined),
  });
  const error = offered.error ?? known.error;
  if (error !== null) {
    return (
      <Notice tone="danger" announce="alert" title={said.failed}>
        <p>{refusalOf(error).message}</p>
        <Button onClick={() => Promise.all([offered.refetch(), known.refetch()])}>{said.again}</Button>
      </Notice>
    );
  }
  if (offered.data === undefined || known.data === undefined) return <SkeletonScreen label={said.loading} />;
  const { has_plan: hasPlan, days } = offered.data;
  const month = days.filter((one) => monthOf(one.day) === monthOf(day));
  const week = weekOf(day);
  const strip = isNarrow ? days.filter((one) => week.includes(one.day)) : month;
  const shared = { hasPlan, today, chosen: day, onChoose: onOpen, onGo: onDay };
  return (
    <div className="order-calendar">
      {hasPlan ? null : <Notice tone="info">{said.withoutPlan}</Notice>}
      {view === 'month' ? (
        <MonthDays {...shared} days={month} seen={[day]} orders={known.data} affectedOn={affectedOn} />
      ) : (
        <>
          <MonthDays {...shared} days={strip} seen={seen} orders={undefined} />
          <Panel padded={false}>
            <DayColumns
              key={seen[0]}
              days={days.filter((one) => seen.includes(one.day))}
              orders={known.data}
              now={new Date(minute * 60_000)}
              {...{ hasPlan, title, storeId, serviceId, mayCreate, affectedOn }}
              mayMove={(id) => mayMove(orderOf(id)?.row ?? {})}
              isDragging={dragged !== undefined}
              onDragStart={setDragged}
              onDragEnd={() => setDragged(undefined)}
              onDrop={({ starts_at, ends_at }) => move(dragged, { starts_at, ends_at })}
            />
          </Panel>
          <p className="order-calendar__help">{said.help}</p>
        </>
      )}
      <OrdersLegend withPast={seen.some((one) => one < today)} />
      <Suspense fallback={null}>
        {moving === undefined ? null : <MoveDialog record={moving.order.row} time={moving.time} onClose={() => setMoving(undefined)} />}
      </Suspense>
    </div>
  );
}
