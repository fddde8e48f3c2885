import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useGetMany } from 'ra-core';
import { useMemo } from 'react';
import { paging } from '../../../contract/basics/limits.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { idOf, idsOf, isRow, type Row, textOf } from '../../crud/core/row.ts';
import type { Agenda, BoardService } from './board.ts';

export type AgendaRow = Agenda & { readonly name: string; readonly isShown: boolean; readonly row: Row };
/** `isOrdered` is true also where the reader may not know. */
export type OrderedService = BoardService & { readonly isOrdered: boolean };

type BoardQuery = {
  /** Undefined until they are known. */
  readonly agendas: readonly AgendaRow[] | undefined;
  readonly services: ReadonlyMap<number, OrderedService> | undefined;
  readonly error: Error | null;
  readonly retry: () => Promise<unknown>;
};

export const groups = resourceNamed('web-groups');
const services = resourceNamed('services');
const stores = resourceNamed('stores');

/** Agendas by their order with all services that can be in them. */
export function useBoard(): BoardQuery {
  const provider = useDataProvider();
  // Who may not read services reads their names alone, and cannot ask for more of them.
  const knowsAll = useMay(services, 'list');
  const ofGroups = useQuery({
    queryKey: [prefixOf(groups), 'getList', { whole: true }],
    queryFn: () => readAgendas(provider),
    retry: false,
  });
  const ofServices = useQuery({
    queryKey: [prefixOf(services), 'getList', { whole: true }],
    queryFn: () => readAll(provider, services, 'name'),
    retry: false,
  });
  const known = useMemo(() => {
    const rows = ofServices.data?.map((row) => ({
      id: idOf(row),
      name: textOf(row['name']),
      storeId: Number(row['store_id']),
      isOrdered: !knowsAll || row['web_order'] === true,
    }));
    return rows === undefined ? undefined : new Map(rows.map((row) => [row.id, row]));
  }, [ofServices.data, knowsAll]);
  return {
    agendas: ofGroups.data,
    services: known,
    error: ofGroups.error ?? ofServices.error,
    retry: () => Promise.all([ofGroups.refetch(), ofServices.refetch()]),
  };
}

/** All agendas as they are now. */
export async function readAgendas(provider: DataProvider): Promise<readonly AgendaRow[]> {
  return (await readAll(provider, groups, 'position')).map(readAgendaRow);
}

/** A row as the board needs it. */
export function readAgendaRow(row: Row): AgendaRow {
  return { id: idOf(row), name: textOf(row['name']), isShown: row['active'] === true, serviceIds: idsOf(row['service_ids']), row };
}

/** Names of the stores, where single services are shown. */
export function useStoreNames(ids: readonly number[], isAsked: boolean): ReadonlyMap<number, string> {
  const { data } = useGetMany(prefixOf(stores), { ids: [...ids] }, { enabled: isAsked && ids.length > 0, retry: false });
  const rows: readonly unknown[] = data ?? [];
  return new Map(rows.filter(isRow).map((row) => [idOf(row), textOf(row['label'])]));
}

async function readAll(provider: DataProvider, resource: AnyResource, field: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { pagination: { page, perPage: paging.maximalSize }, sort: { field, order: 'ASC' }, filter: {} } as const;
    const { data } = await provider.getList(prefixOf(resource), asked);
    rows.push(...data.filter(isRow));
    if (data.length < paging.maximalSize) return rows;
  }
}
