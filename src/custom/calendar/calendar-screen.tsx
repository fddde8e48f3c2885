import { useGetList } from 'ra-core';
import { type JSX, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { createPageOf, prefixOf } from '../../../contract/derive/addresses.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { type OrderedService, useServicesOf } from '../../branch-status/booking/ordered-services.ts';
import { storeParameter, useChosenStore, useOnlyStore } from '../../crud/core/chosen-store.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { Gate, useMay } from '../../crud/core/gate.tsx';
import { readRefusal } from '../../crud/core/refusal.ts';
import { idOf, isRow, textOf } from '../../crud/core/row.ts';
import { useNarrow } from '../../crud/core/use-narrow.ts';
import { useWords } from '../../crud/core/words.ts';
import { urlDefaultQuery } from '../../crud/record/record-context/url-defaults.ts';
import { dayName, monthTitle, shortDay } from '../../resources/stores/days/day-words.ts';
import { BlockDay } from '../../resources/web-orders/blocking/block-day.tsx';
import { PrintDay } from '../../resources/web-orders/day-print/print-day.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CalendarViews } from '../../ui/calendar/calendar-views.tsx';
import { monthOf } from '../../ui/calendar/month-days.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { AllServices } from './all-services.tsx';
import {
  allServices,
  type CalendarPlace,
  calendarViews,
  daysOfView,
  parseCalendarPlace,
  stepView,
  weeksAround,
  withPlace,
} from './calendar-address.ts';
import './calendar.css';
import { useCalendarWords } from './calendar-words.ts';
import { ServiceCalendar } from './service-calendar.tsx';
import { useOfferedDays, useOfferedOfStore } from './use-calendar.ts';

/** `/web-orders/calendar`: where there is room and what collides, for one service of a branch or for all of them. */
export function CalendarScreen(): JSX.Element {
  return (
    <Gate resource={orders} action="list">
      <OfStore />
    </Gate>
  );
}

function OfStore(): JSX.Element {
  const said = useCalendarWords();
  const { chosen } = useChosenStore();
  const only = useOnlyStore();
  const storeId = chosen ?? only;
  const { data: services, error, refetch } = useServicesOf(storeId);
  if (storeId === undefined) return <Empty title={said.chooseStore} text={said.chooseStoreText} actions={<ChooseStore />} />;
  if (error !== null) {
    const again = <Button onClick={() => refetch()}>{said.again}</Button>;
    return <Empty title={said.failed} text={readRefusal(error).message} actions={again} />;
  }
  if (services === undefined) return <SkeletonScreen label={said.loading} />;
  const [first] = services;
  if (first === undefined) return <Empty title={said.noServices} text={said.noServicesText} />;
  return <OfServices key={storeId} {...{ storeId, services, first }} />;
}

/** This many are in sight; the others are found in the bar above. */
const mostOffered = 24;
const offeredStores = { pagination: { page: 1, perPage: mostOffered }, sort: { field: stores.represent, order: 'ASC' } } as const;

/** Branches that lead to their calendar. */
function ChooseStore(): JSX.Element | null {
  const said = useCalendarWords();
  const [params] = useSearchParams();
  const { data = [] } = useGetList(prefixOf(stores), offeredStores, { retry: false });
  const found: readonly unknown[] = data;
  const rows = found.filter(isRow);
  if (rows.length === 0) return null;
  const searchOf = (store: number): string => {
    const next = new URLSearchParams(params);
    next.set(storeParameter, String(store));
    return `?${next}`;
  };
  return (
    <ul className="calendar-stores" aria-label={said.chooseStore}>
      {rows.map((row) => (
        <li key={idOf(row)}>
          <Link className={buttonClass()} to={{ search: searchOf(idOf(row)) }}>
            {textOf(row[stores.represent])}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type EmptyProps = { readonly title: string; readonly text: string; readonly actions?: JSX.Element };

function Empty({ title, text, actions }: EmptyProps): JSX.Element {
  const said = useCalendarWords();
  return (
    <>
      <PageHeader title={said.title} />
      <Panel padded={false}>
        <EmptyState icon="calendar" title={title} actions={actions}>
          {text}
        </EmptyState>
      </Panel>
    </>
  );
}

type OfServicesProps = { readonly storeId: number; readonly services: readonly OrderedService[]; readonly first: OrderedService };

function OfServices({ storeId, services, first }: OfServicesProps): JSX.Element {
  const words = useWords();
  const said = useCalendarWords();
  const [params, setParams] = useSearchParams();
  const today = useFromClock(localDay);
  const isNarrow = useNarrow();
  const { view: asked, day, serviceId } = parseCalendarPlace(params, today);
  const view = isNarrow && asked === 'week' ? 'day' : asked;
  const service = services.find(({ id }) => id === serviceId) ?? first;
  const isOfAll = serviceId === allServices && services.length > 1;
  const mayCreate = useMay(orders, 'create');
  const change = (next: Partial<CalendarPlace>): void => setParams((before) => withPlace(before, next), { replace: true });
  const seen = daysOfView(view, day);
  const weeks = weeksAround({ view, day }, today);
  const ofService = useOfferedDays(isOfAll ? undefined : service.id, weeks);
  const ofStore = useOfferedOfStore(isOfAll ? storeId : undefined, weeks);
  const offered = isOfAll ? ofStore.data : ofService.data;
  // Until it is known what is blocked, nothing is.
  const coming = seen
    .filter((one) => one >= today)
    .map((one) => offered?.days.find((known) => known.day === one) ?? { day: one, intervals: [], blocks: [] });
  const [from = day, to = day] = [seen[0], seen.at(-1)];
  const title =
    view === 'month'
      ? monthTitle(words, monthOf(day))
      : view === 'day'
        ? dayName(words, day)
        : said.week(
            shortDay(words, from, from),
            `${shortDay(words, to, from)}${from.slice(0, 4) === to.slice(0, 4) ? ` ${to.slice(0, 4)}` : ''}`,
          );
  // Another store has other services: the address does not go on naming one that is not seen.
  useEffect(() => {
    if (serviceId !== undefined && !isOfAll && serviceId !== service.id)
      setParams((before) => withPlace(before, { serviceId: service.id }), { replace: true });
  }, [serviceId, isOfAll, service.id, setParams]);
  const shared = {
    storeId,
    view,
    day,
    today,
    seen,
    weeks,
    title,
    isNarrow,
    onDay: (next: string) => change({ day: next }),
    onOpen: (next: string) => change(view === 'month' ? { day: next, view: 'day' } : { day: next }),
  };
  const given = isOfAll ? '' : `&${urlDefaultQuery({ service_id: service.id })}`;
  return (
    <>
      <PageHeader
        title={said.title}
        actions={
          <>
            {view === 'day' && !isNarrow ? <PrintDay {...{ storeId, day }} /> : null}
            {coming.length === 0 ? null : <BlockDay storeId={storeId} service={isOfAll ? undefined : service} days={coming} chosen={day} />}
            {mayCreate ? (
              <Link className={buttonClass('primary')} to={`${createPageOf(orders)}?${storeParameter}=${storeId}${given}`}>
                <Icon name="plus" />
                {said.create}
              </Link>
            ) : null}
          </>
        }
      />
      <div className="order-calendar__tools">
        <h2 aria-live="polite">{title}</h2>
        <IconButton icon="chevronLeft" tone="secondary" label={said.previous} onClick={() => change({ day: stepView(view, day, -1) })} />
        <IconButton icon="chevronRight" tone="secondary" label={said.next} onClick={() => change({ day: stepView(view, day, 1) })} />
        <Button onClick={() => change({ day: today })}>{said.today}</Button>
        <select
          className="input order-calendar__service"
          aria-label={said.service}
          value={isOfAll ? allServices : service.id}
          onChange={({ target }) => change({ serviceId: target.value === allServices ? allServices : Number(target.value) })}
        >
          {services.length < 2 ? null : <option value={allServices}>{said.allServices}</option>}
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <CalendarViews
          label={said.view}
          views={calendarViews.filter((one) => !isNarrow || one !== 'week').map((one) => ({ view: one, name: said.views[one] }))}
          shown={view}
          onShow={(next) => change({ view: next })}
        />
      </div>
      {isOfAll ? <AllServices {...shared} services={services} /> : <ServiceCalendar key={service.id} {...shared} serviceId={service.id} />}
    </>
  );
}
