import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { GetListParams } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aheadMilliseconds, askAhead } from '../../../src/providers/asked-ahead.ts';

const params: GetListParams = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
  meta: { sort: [] },
};

describe('rows that are asked for ahead of their list', () => {
  beforeEach(() => void vi.useFakeTimers());
  const prepared = () => {
    const queryClient = new QueryClient();
    const getList = vi.fn(async () => ({ data: [{ id: 1 }], total: 1 }));
    askAhead(queryClient, { getList }, 'regions', params);
    /** Opens a list; its own questions are counted apart. */
    const opened = (asked: GetListParams): { readonly own: () => number; readonly rows: () => unknown } => {
      const own = vi.fn(async () => ({ data: [{ id: 2 }], total: 1 }));
      const observer = new QueryObserver(queryClient, { queryKey: ['regions', 'getList', asked], queryFn: own });
      observer.subscribe(() => undefined);
      return { own: () => own.mock.calls.length, rows: () => observer.getCurrentResult().data?.data };
    };
    return { queryClient, getList, opened };
  };

  it('are taken by it, whether they are on their way or there', async () => {
    const { opened, getList } = prepared();
    const early = opened(params);
    await vi.advanceTimersByTimeAsync(10);
    const late = opened({ ...params });
    await vi.advanceTimersByTimeAsync(10);
    expect([early.own(), late.own(), getList.mock.calls.length]).toEqual([0, 0, 1]);
    expect(late.rows()).toEqual([{ id: 1 }]);
  });

  it('are no answer to another question', async () => {
    const { opened } = prepared();
    const list = opened({ ...params, filter: { q: 'sever' } });
    await vi.advanceTimersByTimeAsync(10);
    expect([list.own(), list.rows()]).toEqual([1, [{ id: 2 }]]);
  });

  it('are asked for anew when the list comes late or something has changed meanwhile', async () => {
    const { opened, queryClient } = prepared();
    await vi.advanceTimersByTimeAsync(10);
    await queryClient.invalidateQueries();
    const changed = opened(params);
    await vi.advanceTimersByTimeAsync(aheadMilliseconds + 10);
    const late = opened(params);
    await vi.advanceTimersByTimeAsync(10);
    expect([changed.own(), late.own()]).toEqual([1, 1]);
  });

  it('that fail are asked for again by the list', async () => {
    const queryClient = new QueryClient();
    askAhead(queryClient, { getList: async () => Promise.reject(new Error('cut')) }, 'regions', params);
    await vi.advanceTimersByTimeAsync(10);
    const own = vi.fn(async () => ({ data: [], total: 0 }));
    new QueryObserver(queryClient, { queryKey: ['regions', 'getList', params], queryFn: own }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(own).toHaveBeenCalledTimes(1);
  });
});
