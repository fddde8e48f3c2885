import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitForServer } from '../../../src/providers/live/wait-for-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Half a minute's wait that has begun, and whether it is over. */
function waiting() {
  const queryClient = new QueryClient();
  const leaving = new AbortController();
  let isOver = false;
  waitForServer(queryClient)(30_000, leaving.signal).then(
    () => {
      isOver = true;
    },
    () => {},
  );
  const answer = () => queryClient.fetchQuery({ queryKey: ['stores'], queryFn: () => [] });
  return { queryClient, leaving, answer, isOver: () => isOver };
}

it('ends when its time is over', async () => {
  const { isOver } = waiting();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it('ends as soon as the server answers something, but not within the first second', async () => {
  const { answer, isOver } = waiting();
  await vi.advanceTimersByTimeAsync(500);
  await answer();
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  await answer();
  expect(isOver()).toBe(true);
});

it('goes on while what is asked fails, and when something is only put into memory', async () => {
  const { queryClient, isOver } = waiting();
  await vi.advanceTimersByTimeAsync(5_000);
  const failed = queryClient.fetchQuery({ queryKey: ['desks'], queryFn: () => Promise.reject(new Error('away')), retry: false });
  await expect(failed).rejects.toThrow('away');
  queryClient.setQueryData(['stores'], []);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(false);
});

it('ends when the network is back, and when the console leaves', async () => {
  const [back, left] = [waiting(), waiting()];
  left.leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([back.isOver(), left.isOver()]).toEqual([false, true]);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(back.isOver()).toBe(true);
});
