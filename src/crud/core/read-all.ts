import type { DataProvider } from 'ra-core';
import { paging } from '../../../contract/basics/limits.ts';
import { isRow, type Row } from './row.ts';

/** All rows of a list that the filter lets through, in the order of the field, however many pages they are. */
export async function readAll(provider: DataProvider, resource: string, filter: Row, field: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { pagination: { page, perPage: paging.maximalSize }, sort: { field, order: 'ASC' }, filter } as const;
    const { data } = await provider.getList(resource, asked);
    rows.push(...data.filter(isRow));
    if (data.length < paging.maximalSize) return rows;
  }
}
