import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { paging } from '../../contract/basics/limits.ts';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { desks } from '../../contract/resources/stores/desks.ts';
import { services } from '../../contract/resources/stores/services.ts';
import { tickets } from '../../contract/resources/stores/tickets.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { dayAt, instantOn } from '../../contract/rules/opening/open-instants.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { readAll } from '../crud/core/read-all.ts';
import { idOf, isRow, type Row, textOf } from '../crud/core/row.ts';

/** A call as a display shows it. */
type BranchCall = {
  readonly id: string;
  readonly number: string;
  readonly desk: string;
  readonly service: string;
  readonly attempt: number;
};

/** Tickets that a desk called: those that wait and those that were cancelled before are none. */
const called = ['called', 'serving', 'finished', 'missed', 'transferred'] as const;

/** Today's calls of the branch, newest first, updated live. Empty while they load, and without the right to read tickets. */
export function useBranchCalls(storeId: number): readonly BranchCall[] {
  const provider = useDataProvider();
  const day = useFromClock(dayAt);
  const { data } = useQuery({
    queryKey: ['device-pictures', 'calls', storeId, day],
    queryFn: () => readCalls(provider, storeId, day),
    meta: { follows: [tickets.name], rest: 4000 },
    retry: false,
  });
  return data ?? none;
}

const none: readonly BranchCall[] = [];

async function readCalls(provider: DataProvider, storeId: number, day: Day): Promise<readonly BranchCall[]> {
  const ofStore = { store_id: storeId };
  const filter = { ...ofStore, state: called, created_at_gte: instantOn(day, '00:00').toISOString() };
  const asked = { pagination: { page: 1, perPage: paging.maximalSize }, sort: { field: 'created_at', order: 'DESC' }, filter } as const;
  const [{ data }, ofDesks, ofServices] = await Promise.all([
    provider.getList(prefixOf(tickets), asked),
    readAll(provider, prefixOf(desks), ofStore, 'number'),
    readAll(provider, prefixOf(services), ofStore, 'name'),
  ]);
  return callsOf(data.filter(isRow), ofDesks, ofServices);
}

/** Tickets as a display shows their calls: the one that was called last comes first. */
export function callsOf(rows: readonly Row[], ofDesks: readonly Row[], ofServices: readonly Row[]): readonly BranchCall[] {
  const numbers = new Map(ofDesks.map((desk) => [idOf(desk), String(desk['number'])]));
  const names = new Map(ofServices.map((service) => [idOf(service), textOf(service['virtual_display_name']) || textOf(service['name'])]));
  return rows
    .filter((row) => textOf(row['called_at']) !== '' && numbers.has(Number(row['desk_id'])))
    .toSorted((one, other) => Date.parse(textOf(other['called_at'])) - Date.parse(textOf(one['called_at'])))
    .map((row) => ({
      id: String(idOf(row)),
      number: textOf(row['number']),
      desk: numbers.get(Number(row['desk_id'])) ?? '',
      service: names.get(Number(row['service_id'])) ?? '',
      attempt: 1,
    }));
}
