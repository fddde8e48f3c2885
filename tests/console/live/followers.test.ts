import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFollowers, type Followers, pace } from '../../../src/providers/live/followers.ts';

const changesOf = (resource: string) => [{ kind: 'changes', resource } as const];

describe('what is made of several entities', () => {
  let isVisible = true;
  let reads = 0;
  const queryClient = new QueryClient();
  const leaving = new AbortController();
  let followers: Followers;
  beforeEach(() => {
    vi.useFakeTimers();
    followers = createFollowers({ queryClient, now: () => Date.now(), isVisible: () => isVisible, signal: leaving.signal });
    isVisible = true;
    reads = 0;
    vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(() => {
      reads += 1;
      return Promise.resolve();
    });
    queryClient.getQueryCache().build(queryClient, { queryKey: ['dashboard'], meta: { follows: ['stores', 'tickets'] } });
  });
  afterEach(() => {
    vi.advanceTimersByTime(10_000);
    queryClient.clear();
  });

  it('is read anew a moment after one of them changes, and not for another one', () => {
    followers.take(changesOf('users'));
    vi.advanceTimersByTime(5000);
    expect(reads).toBe(0);
    followers.take(changesOf('tickets'));
    vi.advanceTimersByTime(pace.gathering - 1);
    expect(reads).toBe(0);
    vi.advanceTimersByTime(1);
    expect(reads).toBe(1);
  });

  it('is read anew after a rest at the soonest, and never misses the last change', () => {
    for (let passed = 0; passed < 5000; passed += 100) {
      followers.take(changesOf('stores'));
      vi.advanceTimersByTime(100);
    }
    expect(reads).toBeLessThanOrEqual(Math.ceil(5000 / pace.rest));
    vi.advanceTimersByTime(pace.rest);
    const before = reads;
    followers.take(changesOf('stores'));
    vi.advanceTimersByTime(pace.rest);
    expect(reads).toBe(before + 1);
  });

  it('waits for its own rest between two reads, but reads the first change at once', () => {
    queryClient.getQueryCache().build(queryClient, { queryKey: ['overview'], meta: { follows: ['orders'], rest: 3000 } });
    for (let passed = 0; passed < 9000; passed += 100) {
      followers.take(changesOf('orders'));
      vi.advanceTimersByTime(100);
      if (passed === pace.gathering) expect(reads).toBe(1);
    }
    expect(reads).toBe(3);
    vi.advanceTimersByTime(3000);
    expect(reads).toBe(4);
  });

  it('waits while nobody looks, and is read once somebody does', () => {
    isVisible = false;
    followers.take(changesOf('stores'));
    vi.advanceTimersByTime(5000);
    expect(reads).toBe(0);
    isVisible = true;
    followers.look();
    expect(reads).toBe(1);
  });
});
