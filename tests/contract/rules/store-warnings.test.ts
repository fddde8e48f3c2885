import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateAt } from '../../../contract/rules/branch-status/freshness.ts';
import {
  hasStoreWarnings,
  storeWarnings,
  type Watched,
  type WatchLimits,
  waitWarnings,
  warningRank,
} from '../../../contract/rules/branch-status/store-warnings.ts';

const now = new Date('2026-11-20T09:00:00Z');
const limits: WatchLimits = { unusual_times: 1.5, unusual_minutes: 5, long_wait_minutes: 30, many_waiting: 10 };
const calm: Watched = {
  last_socket_communication_at: '2026-11-20T08:59:00.000Z',
  waiting: 0,
  waiting_since: null,
  unusual_wait: null,
  outages: [],
  touch_screens: { in_trouble: 0 },
  virtual_displays: { in_trouble: 0 },
};
const waitingFor = (minutes: number): Partial<Watched> => ({
  waiting: 1,
  waiting_since: new Date(now.getTime() - minutes * 60_000).toISOString(),
});
const kinds = (watched: Partial<Watched>, set: Partial<WatchLimits> = {}) =>
  storeWarnings({ ...calm, ...watched }, { ...limits, ...set }, now).map(({ kind }) => kind);

describe('warnings of a store', () => {
  it('are none where all is well', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ ...waitingFor(29), waiting: 9 })).toEqual([]);
  });

  it('begin at the limit itself, and what is not limited is not watched', () => {
    expect(kinds(waitingFor(30))).toEqual(['long_wait']);
    expect(kinds({ ...waitingFor(1), waiting: 10 })).toEqual(['many_waiting']);
    expect(kinds({ ...waitingFor(600), waiting: 999 }, { long_wait_minutes: null, many_waiting: null })).toEqual([]);
  });

  it('are never seen later by a higher limit than by a lower one', () => {
    const minutes = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (waited, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const by = (long_wait_minutes: number) =>
          hasStoreWarnings({ ...calm, ...waitingFor(waited) }, { ...limits, long_wait_minutes }, now);
        expect(by(low) || !by(high)).toBe(true);
        expect(by(low)).toBe(waited >= low);
      }),
    );
  });

  it('are outages, but the silence is told as the state of the store', () => {
    const since = '2026-11-20T08:00:00.000Z';
    expect(
      storeWarnings(
        {
          ...calm,
          outages: [
            { kind: 'power', started_at: since },
            { kind: 'store_silent', started_at: since },
          ],
        },
        limits,
        now,
      ),
    ).toEqual([{ kind: 'outage', outage: 'power', started_at: since }]);
  });

  it('are devices that need somebody, with how many run out of paper', () => {
    expect(
      storeWarnings({ ...calm, touch_screens: { in_trouble: 2, paper: 1 }, virtual_displays: { in_trouble: 1 } }, limits, now),
    ).toEqual([
      { kind: 'touch_screens', count: 2, paper: 1 },
      { kind: 'virtual_displays', count: 1, paper: 0 },
    ]);
  });

  it('are a wait out of the ordinary, with what is usual', () => {
    const unusual_wait = { now: 900_000, usual: 600_000 };
    expect(storeWarnings({ ...calm, unusual_wait }, limits, now)).toEqual([{ kind: 'unusual_wait', now: 900_000, usual: 600_000 }]);
    expect(hasStoreWarnings({ ...calm, unusual_wait }, limits, now)).toBe(true);
    expect(hasStoreWarnings(calm, limits, now)).toBe(false);
  });

  it('tell how long the longest wait is, and how many wait', () => {
    expect(storeWarnings({ ...calm, ...waitingFor(45), waiting: 12 }, limits, now)).toEqual([
      { kind: 'long_wait', longest: 2_700_000 },
      { kind: 'many_waiting', waiting: 12 },
    ]);
  });

  it('are no long wait where nobody waits any more, or nobody knows since when', () => {
    expect(kinds({ ...waitingFor(600), waiting: 0 })).toEqual([]);
    expect(kinds({ waiting: 1, waiting_since: null })).toEqual([]);
    expect(kinds({ waiting: 1, waiting_since: null }, { long_wait_minutes: 0 })).toEqual([]);
    expect(kinds({ ...waitingFor(600), waiting: 0 }, { many_waiting: 0 })).toEqual(['many_waiting']);
  });

  it('of those who wait are told as such', () => {
    const unusual_wait = { now: 900_000, usual: 600_000 };
    expect(kinds({ ...waitingFor(45), waiting: 12, unusual_wait })).toEqual(waitWarnings);
  });

  it('stand after silence and before stores that were never heard of or are well', () => {
    const places = [
      warningRank('silent', false),
      warningRank('temporarily_silent', true),
      warningRank('communicating', true),
      warningRank('waiting', false),
      warningRank('communicating', false),
    ];
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('how a store communicates', () => {
  it.each([
    [null, 'waiting'],
    ['2026-11-20T08:59:00.000Z', 'communicating'],
    ['2026-11-20T08:50:00.000Z', 'communicating'],
    ['2026-11-20T08:49:59.000Z', 'temporarily_silent'],
    ['2026-11-20T08:00:00.000Z', 'temporarily_silent'],
    ['2026-11-20T07:59:59.000Z', 'silent'],
  ])('with its last word at %s is %s', (last_socket_communication_at, state) => {
    expect(stateAt({ last_socket_communication_at }, now)).toBe(state);
  });

  it('comes before its warnings in the order of stores only where it is silent', () => {
    expect(warningRank('silent', true)).toBe(warningRank('silent', false));
    expect(warningRank('temporarily_silent', true)).toBe(warningRank('temporarily_silent', false));
    expect(warningRank('waiting', true)).toBe(warningRank('communicating', true));
  });
});
