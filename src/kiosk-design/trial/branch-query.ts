import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { daysAhead } from '../../../contract/operations/store-hours.ts';
import { desks } from '../../../contract/resources/stores/desks.ts';
import { services } from '../../../contract/resources/stores/services.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { TicketTexts } from '../../../contract/rules/kiosk/ticket/printed-ticket.ts';
import type { BranchOrder, BranchService, OpenDesk } from '../../../contract/rules/kiosk/visit/known-branch.ts';
import { addDays, type Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt, type HoursAhead, instantOn } from '../../../contract/rules/opening/open-instants.ts';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { statusResources } from '../../branch-status/following.ts';
import { type ConsoleCalls, useCalls } from '../../crud/core/calls.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { readAll } from '../../crud/core/read-all.ts';
import { idOf, isRow, type Row, textOf } from '../../crud/core/row.ts';
import { ticketStoreOf, ticketTextsOf } from '../paper/ticket-rows.ts';

export type TrialService = BranchService & { readonly isCounted: boolean; readonly texts: TicketTexts };
export type TrialStore = ReturnType<typeof ticketStoreOf>;
export type TrialOrder = BranchOrder & { readonly startsAt: string };

/** What is read of a branch for a trial. Each part that cannot be read is undefined: the trial goes on without it. */
export function useBranch(storeId: number) {
  const provider = useDataProvider();
  const { ask } = useCalls();
  const day = useFromClock(dayAt);
  const common = { retry: false, placeholderData: <T>(before: T) => before } as const;
  const hours = useQuery({
    ...common,
    queryKey: ['kiosk-trial', storeId, 'hours', day],
    queryFn: () => readHours(ask, storeId, day),
  });
  const offered = useQuery({
    ...common,
    queryKey: [prefixOf(services), 'getList', { trial: storeId }],
    queryFn: async () => (await readAll(provider, prefixOf(services), { store_id: storeId }, 'name')).map(serviceOf),
  });
  const counters = useQuery({
    ...common,
    queryKey: [prefixOf(desks), 'getList', { trial: storeId }],
    queryFn: async () => (await readAll(provider, prefixOf(desks), { store_id: storeId }, 'number')).flatMap(openDeskOf),
  });
  const today = useQuery({
    ...common,
    queryKey: [prefixOf(orders), 'getList', { trial: storeId, day }],
    queryFn: () => readOrders(provider, storeId, day),
  });
  const now = useQuery({
    ...common,
    queryKey: ['kiosk-trial', storeId, 'status'],
    queryFn: ({ signal }) => ask('GET /stores/{id}/status', { path: { id: storeId }, signal }),
    meta: { follows: statusResources },
  });
  const store = useQuery({
    ...common,
    queryKey: [prefixOf(stores), 'getOne', { trial: storeId }],
    queryFn: async () => {
      const { data } = await provider.getOne(prefixOf(stores), { id: storeId });
      return ticketStoreOf(isRow(data) ? data : {});
    },
  });
  const isPending = [hours, offered, counters, today, now, store].some((query) => query.isPending);
  return {
    isPending,
    hours: hours.data,
    services: offered.data,
    desks: counters.data,
    orders: today.data,
    monitored: now.data?.monitored,
    store: store.data,
  };
}

async function readHours(ask: ConsoleCalls['ask'], storeId: number, day: Day): Promise<HoursAhead> {
  const query = { from: day, to: addDays(day, daysAhead) };
  const [today, ...later] = await ask('GET /stores/{id}/days', { path: { id: storeId }, query });
  const [next] = later.flatMap((one) => {
    const [first] = one.intervals;
    return first === undefined ? [] : [{ day: one.day, opens: first.opens }];
  });
  return { today: today?.intervals ?? [], next: next ?? null };
}

async function readOrders(provider: DataProvider, storeId: number, day: Day): Promise<readonly TrialOrder[]> {
  const filter = {
    store_id: storeId,
    starts_at_gte: instantOn(day, '00:00').toISOString(),
    starts_at_lte: new Date(instantOn(addDays(day, 1), '00:00').getTime() - 1).toISOString(),
  };
  return (await readAll(provider, prefixOf(orders), filter, 'starts_at')).flatMap((row) => {
    const state = orderStates.find((one) => one === row['state']);
    if (state === undefined) return [];
    return [{ pin: textOf(row['pin']), state, service_id: Number(row['service_id']), startsAt: textOf(row['starts_at']) }];
  });
}

/** Live values of desks are those of the last report. */
function openDeskOf(row: Row): readonly OpenDesk[] {
  const { active, opened_at: opened, service_ids: served } = row;
  return active === true && typeof opened === 'string' && Array.isArray(served) ? [{ service_ids: served.map(Number) }] : [];
}

function serviceOf(row: Row): TrialService {
  const minutes = row['expected_handling_minutes'];
  const prefix = textOf(row['ticket_prefix']);
  return {
    id: idOf(row),
    isReserve: row['state'] === 'reserve',
    texts: ticketTextsOf(row),
    isCounted: row['show_in_current_overviews'] !== false,
    expected_handling_minutes: typeof minutes === 'number' ? minutes : null,
    ticket_prefix: prefix === '' ? null : prefix,
    number_from: Number(row['number_from'] ?? 1),
    number_to: Number(row['number_to'] ?? 999),
  };
}
