import { describe, expect, it } from 'vitest';
import { freshnessOf, stateAt, stateSince } from '../../../../contract/rules/branch-status/freshness.ts';
import { storeWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';

/** 10:00 in Prague. */
const now = new Date('2026-11-20T09:00:00.000Z');

describe('what is known of a store', () => {
  it.each([
    [null, 'never'],
    ['2026-11-20T08:59:00.000Z', 'now'],
    // The bound itself still belongs to the milder state.
    ['2026-11-20T08:50:00.000Z', 'now'],
    ['2026-11-20T08:49:59.000Z', 'earlier_today'],
    ['2026-11-20T06:00:00.000Z', 'earlier_today'],
    // Midnight in Prague, and just before it.
    ['2026-11-19T23:00:00.000Z', 'earlier_today'],
    ['2026-11-19T22:59:59.000Z', 'earlier'],
    ['2026-01-01T08:00:00.000Z', 'earlier'],
    // A clock that runs ahead.
    ['2026-11-20T09:05:00.000Z', 'now'],
  ] as const)('with its last word at %s is of %s', (last_socket_communication_at, freshness) => {
    expect(freshnessOf({ last_socket_communication_at }, now)).toBe(freshness);
  });

  it('is of now exactly while it communicates', () => {
    for (const minutes of [0, 5, 10, 11, 60, 61, 2000]) {
      const contacted = { last_socket_communication_at: new Date(now.getTime() - minutes * 60_000).toISOString() };
      expect([minutes, freshnessOf(contacted, now) === 'now']).toEqual([minutes, stateAt(contacted, now) === 'communicating']);
    }
  });
});

describe('since when a state holds', () => {
  const last_socket_communication_at = '2026-11-20T08:30:00.000Z';
  const connected_since = '2026-11-20T07:00:00.000Z';

  it('is one instant of a silent store, however long it is silent: that of its last word', () => {
    const store = { last_socket_communication_at, connected_since: null };
    expect([stateSince(store, 'temporarily_silent'), stateSince(store, 'silent')]).toEqual([
      last_socket_communication_at,
      last_socket_communication_at,
    ]);
  });

  it('is when it connected of one that communicates, where that is known', () => {
    expect(stateSince({ last_socket_communication_at, connected_since }, 'communicating')).toBe(connected_since);
    expect(stateSince({ last_socket_communication_at }, 'communicating')).toBeNull();
  });

  it('is not known of one that never connected', () => {
    expect(stateSince({ last_socket_communication_at: null, connected_since: null }, 'waiting')).toBeNull();
  });
});

describe('warnings of a silent store', () => {
  const limits = { unusual_times: 1.5, unusual_minutes: 5, long_wait_minutes: 30, many_waiting: 3 };
  const outage = { kind: 'power', started_at: '2026-11-20T08:00:00.000Z' } as const;
  const watched = (last_socket_communication_at: string | null) => ({
    last_socket_communication_at,
    waiting: 5,
    waiting_since: '2026-11-20T07:00:00.000Z',
    unusual_wait: { now: 900_000, usual: 60_000 },
    outages: [outage],
    touch_screens: { in_trouble: 2 },
    virtual_displays: { in_trouble: 1 },
  });
  const kinds = (last: string | null) => storeWarnings(watched(last), limits, now).map(({ kind }) => kind);

  it('are what it told to have begun, and no wait and no device that nobody knows of now', () => {
    expect(kinds('2026-11-20T08:59:00.000Z')).toEqual([
      'outage',
      'long_wait',
      'many_waiting',
      'unusual_wait',
      'touch_screens',
      'virtual_displays',
    ]);
    expect(kinds('2026-11-20T08:30:00.000Z')).toEqual(['outage']);
    expect(kinds(null)).toEqual(['outage']);
  });
});
