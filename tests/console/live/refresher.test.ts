import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveChange } from '../../../src/providers/live/live-message.ts';
import { createRefresher } from '../../../src/providers/live/refresher.ts';
import { waitingKey } from '../../../src/resources/stores/waiting/sync-state.tsx';

beforeEach(() => void vi.useFakeTimers());

/** A console that shows what the keys name, and counts how often each was read. */
async function aConsole(keys: readonly (readonly unknown[])[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads = new Map<string, number>();
  const own = new Set<LiveChange>();
  const surroundings = { visible: true, answersAfter: 0 };
  for (const queryKey of keys) {
    const name = JSON.stringify(queryKey);
    const queryFn = async () => {
      reads.set(name, (reads.get(name) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, surroundings.answersAfter));
      return reads.get(name);
    };
    new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  }
  await vi.advanceTimersByTimeAsync(1);
  reads.clear();
  const refresher = createRefresher({
    queryClient,
    writes: { includes: (message) => message.kind === 'change' && own.has(message), settled: async () => undefined },
    isVisible: () => surroundings.visible,
    signal: new AbortController().signal,
  });
  const readsOf = (queryKey: readonly unknown[]): number => reads.get(JSON.stringify(queryKey)) ?? 0;
  return { refresher, queryClient, own, surroundings, readsOf };
}

const change = (resource: string, id: number): LiveChange => ({ kind: 'change', resource, id, version: 2, action: 'edit', actor: 'Jana' });
const list = ['stores', 'getList', { filter: {} }];
const one = ['stores', 'getOne', { id: '1' }];
const other = ['stores', 'getOne', { id: '2' }];
const names = ['stores', 'getMany', { ids: ['1'] }];
const otherNames = ['stores', 'getMany', { ids: ['2'] }];
const ofRecord = ['stores', 'history', { id: 1 }];
const elsewhere = ['web-orders/email-blacklist', 'getList', {}];

it('reads anew what shows the row, and nothing else', async () => {
  const { refresher, readsOf } = await aConsole([list, one, other, names, otherNames, ofRecord, elsewhere]);
  refresher.take([change('stores', 1)]);
  await vi.advanceTimersByTimeAsync(400);
  expect([list, one, names, ofRecord].map(readsOf)).toEqual([1, 1, 1, 1]);
  expect([other, otherNames, elsewhere].map(readsOf)).toEqual([0, 0, 0]);
});

it('reads anew what was read of other entities as well, when one of those that it names changes', async () => {
  const waiting = waitingKey(1);
  const { refresher, readsOf } = await aConsole([waiting, one]);
  refresher.take([change('services', 7)]);
  await vi.advanceTimersByTimeAsync(400);
  expect([waiting, one].map(readsOf)).toEqual([1, 0]);
  refresher.take([change('regions', 7)]);
  await vi.advanceTimersByTimeAsync(400);
  expect(readsOf(waiting)).toBe(1);
});

it('calls an entity by the prefix of its addresses', async () => {
  const { refresher, readsOf } = await aConsole([elsewhere]);
  refresher.take([change('email-blacklist', 5)]);
  await vi.advanceTimersByTimeAsync(400);
  expect(readsOf(elsewhere)).toBe(1);
});

it('reads a list once for many changes of a moment, and at most every 300 ms after', async () => {
  const { refresher, readsOf } = await aConsole([list]);
  for (let id = 1; id <= 60; id += 1) {
    refresher.take([change('stores', id)]);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(readsOf(list)).toBeLessThanOrEqual(11);
  expect(readsOf(list)).toBeGreaterThan(1);
});

it('gives no slow answer up for a newer question, and asks once more behind it', async () => {
  const { refresher, readsOf, surroundings, queryClient } = await aConsole([list]);
  surroundings.answersAfter = 2000;
  for (let id = 1; id <= 20; id += 1) {
    refresher.take([change('stores', id)]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(readsOf(list)).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(readsOf(list)).toBe(2);
  expect(queryClient.getQueryData(list)).toBe(2);
});

it('does not read its own writes again', async () => {
  const { refresher, readsOf, own } = await aConsole([list, one]);
  const mine = change('stores', 1);
  own.add(mine);
  refresher.take([mine]);
  await vi.advanceTimersByTimeAsync(400);
  expect([list, one].map(readsOf)).toEqual([0, 0]);
});

it('waits while nobody looks, and loses nothing', async () => {
  const { refresher, readsOf, surroundings } = await aConsole([list]);
  surroundings.visible = false;
  refresher.take([change('stores', 1)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readsOf(list)).toBe(0);
  surroundings.visible = true;
  refresher.look();
  await vi.advanceTimersByTimeAsync(400);
  expect(readsOf(list)).toBe(1);
});

it('reads everything anew when it cannot be told what changed', async () => {
  const { refresher, readsOf } = await aConsole([list, other, elsewhere, ['me']]);
  refresher.take([{ kind: 'reset' }]);
  await vi.advanceTimersByTimeAsync(400);
  expect([list, other, elsewhere, ['me']].map(readsOf)).toEqual([1, 1, 1, 1]);
});

it('asks again for what was on its way for the first time when it changed', async () => {
  const { refresher, queryClient, surroundings } = await aConsole([]);
  surroundings.answersAfter = 500;
  const queryFn = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('read'), 500)));
  new QueryObserver(queryClient, { queryKey: list, queryFn }).subscribe(() => undefined);
  refresher.take([change('stores', 1)]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('leaves word of who changed a record that is shown', async () => {
  const { refresher, queryClient } = await aConsole([one]);
  refresher.take([change('stores', 1), change('stores', 2)]);
  await vi.advanceTimersByTimeAsync(400);
  expect(queryClient.getQueryData(['stores', 'change', { id: '1' }])).toEqual({ version: 2, action: 'edit', actor: 'Jana' });
  expect(queryClient.getQueryData(['stores', 'change', { id: '2' }])).toBeUndefined();
});

it('leaves the word of who changed a record when only its live values turn', async () => {
  const { refresher, queryClient } = await aConsole([one]);
  refresher.take([change('stores', 1), { ...change('stores', 1), action: 'state' }]);
  await vi.advanceTimersByTimeAsync(400);
  expect(queryClient.getQueryData(['stores', 'change', { id: '1' }])).toMatchObject({ actor: 'Jana' });
});
